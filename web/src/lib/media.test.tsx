import { type AppData, AppDataProvider } from 'lib/appData';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSmall } from './media';

function Drawn() {
  return <p>{String(useSmall())}</p>;
}

it.each([true, false])('markup of a page for phones (%s) is small', (isMobile) => {
  const drawn = (
    <AppDataProvider value={{ isMobile } as AppData}>
      <Drawn />
    </AppDataProvider>
  );
  expect(renderToString(drawn)).toBe(`<p>${isMobile}</p>`);
});
