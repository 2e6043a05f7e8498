/** The worker that shows what is pushed (src/app/sw.ts). */
const ADDRESS = '/sw.js';

/** Browsers that guard addresses of scripts (Trusted Types). */
interface Guarded {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (input: string) => unknown };
  };
}

let address: unknown;

/**
 * The one address that the page's policy lets scripts make: `magpie-worker` in
 * crates/doors/src/pages/policy.rs makes no other, whatever it is given.
 */
function trusted(): string {
  address ??=
    (window as Guarded).trustedTypes
      ?.createPolicy('magpie-worker', { createScriptURL: () => ADDRESS })
      .createScriptURL('') ?? ADDRESS;
  return address as string;
}

/** Has the browser keep the worker; done again, it looks whether there is a newer one. */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(trusted(), { scope: '/', updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** The worker that the browser has, if it has it. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration('/')) ?? null;
}
