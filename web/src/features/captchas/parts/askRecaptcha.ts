import type { Action, Captcha } from 'features/captchas/api';
import { CaptchaFailure } from './failure';

/** What its script brings, as far as it is used. */
interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, what: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: { enterprise?: Recaptcha };
  }
}

/** Specification §9: how long the script may take to come. */
const LOAD_MS = 8_000;

let loading: Promise<Recaptcha> | null = null;

/**
 * What reCAPTCHA Enterprise says of this browser, as a token. Its script comes
 * with the first question and not before: only where the host chose it, and when
 * a visitor signs up or has logged in.
 */
export async function askRecaptcha(captcha: Captcha, action: Action): Promise<string> {
  loading ??= load(captcha);
  try {
    const recaptcha = await loading;
    return await recaptcha.execute(captcha.site_key ?? '', { action });
  } catch (cause) {
    // The next question tries again.
    loading = null;
    throw cause instanceof CaptchaFailure ? cause : new CaptchaFailure('unloaded');
  }
}

function load({ script_url, site_key }: Captcha): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new CaptchaFailure('unloaded'));
    };
    const timer = setTimeout(fail, LOAD_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const recaptcha = window.grecaptcha?.enterprise;
      if (!recaptcha) return fail();
      recaptcha.ready(() => {
        clearTimeout(timer);
        resolve(recaptcha);
      });
    });
    script.src = `${script_url}?render=${encodeURIComponent(site_key ?? '')}`;
    document.head.append(script);
  });
}
