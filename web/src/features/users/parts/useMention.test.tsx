import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-app';
import { viewer } from '../../../test-views';
import { useMention } from './useMention';

vi.mock('lib/call', async (real) => ({ ...(await real<object>()), callUntyped: vi.fn() }));

const TYPEAHEAD = 'UserMentionTypeaheadResource/get';
const items = ['ben', 'benedikt'].map((username, at) =>
  viewer({ id: `${at + 2}`, username, full_name: username.toUpperCase() }),
);

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const { look, close, hear, wiring, list } = useMention(field, setText);
  return (
    <>
      <textarea
        ref={field}
        aria-label="Words"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          look(true);
        }}
        onSelect={() => look(false)}
        onBlur={close}
        onKeyDown={hear}
        {...wiring}
      />
      {list}
    </>
  );
}

function show(isVisitor = false) {
  const setting = { door: { [TYPEAHEAD]: () => ({ items }) } };
  const app = renderApp(<Field />, isVisitor ? setting : { ...setting, viewer: viewer() });
  return { ...app, field: screen.getByRole('textbox', { name: 'Words' }) };
}

it('offers users while a name is typed, and puts the chosen one in its place', async () => {
  const { user, calls, field } = show();
  await user.type(field, 'So, @be');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('@ben'),
    expect.stringContaining('@benedikt'),
  ]);
  expect(calls).toEqual([{ name: TYPEAHEAD, options: { term: 'be' } }]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  await user.keyboard('{Enter}now');
  expect(field).toHaveValue('So, @benedikt now');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.queryByRole('option')).toBeNull();
});

it('is chosen by a press, and closed by Escape', async () => {
  const { user, field } = show();
  await user.type(field, '@be');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  expect(field).toHaveValue('@ben ');
  await user.type(field, '@be');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  // Then keys are the field's again.
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('@ben @be\n');
});

it.each([
  ['a user', 1],
  ['a visitor', 0],
])('asks for %s once the typing rests', async (who, times) => {
  const { calls, field } = show(who === 'a visitor');
  vi.useFakeTimers();
  fireEvent.change(field, { target: { value: '@be' } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  vi.useRealTimers();
  expect(calls).toHaveLength(times);
});
