import { act, fireEvent, screen } from '@testing-library/react';
import { renderInCatalogue } from 'ui/inCatalogue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from './ToastProvider';
import { type ShowToast, type Toast, useToast } from './toasts';

let show: ShowToast;

function Grab() {
  show = useToast();
  return null;
}

const toast = (shown: Toast) => act(() => show(shown));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  renderInCatalogue(
    <ToastProvider>
      <Grab />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

it('is read, stays five seconds and goes', () => {
  toast({ words: 'Saved' });
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  pass(4_900);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('stays ten seconds where something can be undone, and undoes it once', () => {
  const onPress = vi.fn();
  toast({ words: 'Deleted', action: { label: 'Undo', onPress } });
  pass(9_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
});

it('waits while the pointer is over it', () => {
  toast({ words: 'Saved' });
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(region);
  pass(5_100);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('reads a failure at once', () => {
  toast({ words: 'It did not arrive', tone: 'danger' });
  expect(screen.getByRole('alert')).toHaveTextContent('It did not arrive');
});

it('shows the latest three', () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    toast({ words });
  }
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.getByText('Four')).toBeVisible();
});
