import type { Captcha } from 'features/captchas/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const captcha: Captcha = {
  verifier: 'recaptcha',
  site_key: 'a key',
  script_url: 'https://captcha.test/script.js',
};

/** Each test has the page's script to itself. */
async function fresh() {
  vi.resetModules();
  const { askRecaptcha } = await import('./askRecaptcha');
  return askRecaptcha;
}

const scripts = () => [...document.head.querySelectorAll('script')];

const execute = vi.fn(async (_key: string, { action }: { action: string }) => `token of ${action}`);

function arrive() {
  window.grecaptcha = { enterprise: { ready: (then) => then(), execute } };
  scripts()[0]?.dispatchEvent(new Event('load'));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  for (const script of scripts()) script.remove();
  delete window.grecaptcha;
});

it('loads the script once, and asks it for each action', async () => {
  const ask = await fresh();
  const first = ask(captcha, 'signup');
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]?.src).toBe('https://captcha.test/script.js?render=a%20key');
  arrive();
  expect(await first).toBe('token of signup');
  expect(await ask(captcha, 'login')).toBe('token of login');
  expect(scripts()).toHaveLength(1);
  expect(execute).toHaveBeenCalledWith('a key', { action: 'login' });
});

it.each([
  ['is refused', () => scripts()[0]?.dispatchEvent(new Event('error'))],
  ['brings nothing', () => scripts()[0]?.dispatchEvent(new Event('load'))],
  ['does not come in eight seconds', () => vi.advanceTimersByTime(8_000)],
])('fails when the script %s, and tries again', async (_, happens) => {
  const ask = await fresh();
  const failed = ask(captcha, 'signup');
  happens();
  await expect(failed).rejects.toMatchObject({ reason: 'unloaded' });
  expect(scripts()).toHaveLength(0);
  const again = ask(captcha, 'signup');
  arrive();
  expect(await again).toBe('token of signup');
});

it('waits no longer than 105 seconds for a token', async () => {
  vi.useRealTimers();
  const stop = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  const { prove } = await import('./prove');
  const never = prove(captcha, 'signup');
  stop.abort();
  await expect(never).rejects.toMatchObject({ reason: 'late' });
  expect(timeout).toHaveBeenCalledWith(105_000);
});
