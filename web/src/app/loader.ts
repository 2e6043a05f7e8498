import { waitForAct } from 'app/waitForAct';
import { showKeptTheme } from 'lib/keptTheme';

export { giveEarlyActs } from 'app/earlyActs';

/**
 * The first script of every page, which the server names as one of its own. A page that is
 * there to be read waits with the app until its reader acts (design, interface "Weight"): the
 * server says so by naming the app's scripts here (`pages/shell.rs`).
 */
showKeptTheme();

const { app, preload = '' } =
  document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {};

if (app) {
  waitForAct(window, {
    fetch: () => preload.split(' ').filter(Boolean).forEach(preloadModule),
    start: () => import(/* @vite-ignore */ app),
  });
}

function preloadModule(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
