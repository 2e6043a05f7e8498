import { act, screen } from '@testing-library/react';
import { drawWhole, Part } from 'lib/Part';
import { lazy, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

/** A part whose file comes when it is told to. */
function coming(words: string) {
  let come = () => {};
  const Words = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        come = () => resolve({ default: () => words });
      }),
  );
  return { Words, come: () => act(async () => come()) };
}

it('holds a page that is drawn from nothing until it is whole', async () => {
  const { Words, come } = coming('What a link is about');
  const page = (
    <>
      <h1>Pin</h1>
      <Part>
        <Words />
      </Part>
    </>
  );
  await act(async () => drawWhole(root, page));
  expect(host).toBeEmptyDOMElement();
  await come();
  expect(host).toHaveTextContent('PinWhat a link is about');
});

/** Something that is opened later. */
function Opened({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Part>{children}</Part>}
    </>
  );
}

it('comes when it is there to what is opened later, beside what stands', async () => {
  const { Words, come } = coming('What a link is about');
  const page = (
    <Opened>
      <Words />
    </Opened>
  );
  await act(async () => drawWhole(root, page));
  await act(async () => screen.getByRole('button').click());
  expect(host).toHaveTextContent(/^Open$/);
  await come();
  expect(host).toHaveTextContent('OpenWhat a link is about');
});
