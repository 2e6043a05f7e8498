import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { later } from './later';

let idle: () => void;

beforeEach(() => {
  idle = () => {
    throw new Error('it did not ask for an idle moment');
  };
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work;
  });
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A picture of the page, which comes or fails when told. */
function picture(loading: 'lazy' | 'eager') {
  const image = document.body.appendChild(document.createElement('img'));
  let resolve = () => {};
  let reject = (_: Error) => {};
  const decoded = new Promise<void>((come, fail) => {
    resolve = come;
    reject = fail;
  });
  Object.assign(image, { loading, decode: () => decoded });
  return { image, resolve, reject };
}

const turns = () => new Promise((resolve) => setTimeout(resolve));

it('waits for the first pictures, whatever becomes of them, and then for an idle moment', async () => {
  const [first, second] = [picture('eager'), picture('eager')];
  picture('lazy');
  const work = vi.fn();
  later(work);
  first.resolve();
  await turns();
  expect(() => idle()).toThrow();
  second.reject(new Error('broken'));
  await turns();
  expect(work).not.toHaveBeenCalled();
  idle();
  expect(work).toHaveBeenCalledOnce();
});

it('waits for lazy ones in sight', async () => {
  const { image, resolve } = picture('lazy');
  image.getBoundingClientRect = () => new DOMRect(0, 700, 100, 100);
  picture('lazy').image.getBoundingClientRect = () => new DOMRect(0, 800, 100, 100);
  picture('lazy').image.getBoundingClientRect = () => new DOMRect(1200, 0, 100, 100);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('innerWidth', 1200);
  const work = vi.fn();
  later(work);
  await turns();
  expect(() => idle()).toThrow();
  resolve();
  await turns();
  idle();
  expect(work).toHaveBeenCalledOnce();
});

it('waits a second where the browser does not say when it is idle', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const work = vi.fn();
  later(work);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
