import type { BrowserContext } from '@playwright/test';

/** Addresses of others that the browser asks for from now on. */
export function foreign(context: BrowserContext, own: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== own) asked.push(request.url());
  });
  return asked;
}
