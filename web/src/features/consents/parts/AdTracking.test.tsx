import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { AdTracking, forgetAdTracking } from './AdTracking';

const kept = () => window.localStorage.getItem('epik');

beforeEach(() => {
  forgetAdTracking();
  window.history.replaceState(null, '', '/');
});

/** A viewer who consented opens this address. */
function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(<AdTracking url="https://ads.test/frame/" />).unmount();
}

it('keeps an identifier of chance, the same on every page, until it is forgotten', () => {
  open('/');
  const made = kept();
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  open('/pin/1/');
  expect(kept()).toBe(made);
  forgetAdTracking();
  expect(kept()).toBeNull();
});

it('keeps the identifier that an advertiser’s link brings', () => {
  open('/');
  open('/pin/1/?epik=dj0yJnU9T2xk');
  expect(kept()).toBe('dj0yJnU9T2xk');
  open('/pin/2/');
  expect(kept()).toBe('dj0yJnU9T2xk');
});

it.each(['', 'short', 'a'.repeat(257), '<script>alert(1)</script>'])('takes no %s', (brought) => {
  open(`/?epik=${encodeURIComponent(brought)}`);
  expect(kept()).toMatch(/^[0-9a-f]{32}$/);
});

it('hands it on in a hidden frame', () => {
  render(<AdTracking url="https://ads.test/frame/" />);
  const { src, hidden } = screen.getByTitle<HTMLIFrameElement>('epik');
  expect({ src, hidden }).toEqual({ src: 'https://ads.test/frame/', hidden: true });
});
