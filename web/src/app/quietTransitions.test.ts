import { quietTransitions } from 'app/quietTransitions';
import { expect, it, vi } from 'vitest';

it('takes a skipped transition for what it is', async () => {
  const skipped = new DOMException('Transition was skipped', 'AbortError');
  const ready = Promise.reject(skipped);
  const handled = vi.spyOn(ready, 'catch');
  const transition = { ready, finished: Promise.resolve() };
  const start = vi.fn(() => transition);
  const document = { startViewTransition: start } as unknown as Document;
  quietTransitions(document);
  const change = () => undefined;
  expect(document.startViewTransition(change)).toBe(transition);
  expect(start).toHaveBeenCalledWith(change);
  expect(handled).toHaveBeenCalledOnce();
});

it('leaves a browser without transitions as it is', () => {
  const document = {} as Document;
  quietTransitions(document);
  expect(document).toEqual({});
});
