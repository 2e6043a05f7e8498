import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';

/**
 * React's development build in place of the one the server hands out, under the
 * server's own markup: only that build says where the markup differs from what
 * the browser draws.
 */

const WEB = new URL('../', import.meta.url);
const FOLDER = new URL('dist/client-dev/', WEB);

interface PagesFile {
  handlers: Record<string, Record<string, { script: string; styles: string[] }>>;
}

/** Builds it, so that it is never older than the source. */
export async function buildDevClient(): Promise<void> {
  await promisify(execFile)('npm', ['run', '--silent', 'build:dev-client'], { cwd: WEB });
}

/** Lets every page of the context start from the development build. */
export async function useDevClient(context: BrowserContext): Promise<void> {
  const { handlers } = JSON.parse(readFileSync(new URL('pages.json', FOLDER), 'utf8')) as PagesFile;
  await context.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'document') {
      return pathname.startsWith('/assets/')
        ? route.fulfill({ path: new URL(`.${pathname}`, FOLDER).pathname })
        : route.continue();
    }
    const response = await route.fetch({ maxRedirects: 0 });
    return route.fulfill({ response, body: exchanged(await response.text(), handlers) });
  });
}

/** The page with the files of the development build in place of its own, which starts at once. */
function exchanged(html: string, handlers: PagesFile['handlers']): string {
  const [, handler] = /"initialHandlerId":"([^"]+)"/.exec(html) ?? [];
  const files = Object.values(handlers[handler ?? ''] ?? {});
  const styles = new Set(files.flatMap((wrapper) => wrapper.styles));
  const links = [...styles].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const script = `<script type="module" src="${files[0]?.script}"></script>`;
  return html
    .replace(
      /<link rel="(modulepreload|stylesheet)"[^>]*>|<script type="module"[^>]*><\/script>/g,
      '',
    )
    .replace('</head>', `${links}${script}</head>`);
}
