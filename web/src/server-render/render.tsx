import { App } from 'app/App';
import { carry } from 'app/carried';
import { catalogues, manifest, pages, wrappers } from 'app/mods.server';
import { buildRoutes, wrapperFor } from 'app/routes';
import { createAppStore } from 'app/store';
import type { AppData, StartState } from 'lib/appData';
import { chooseCatalogue, createI18n } from 'lib/i18n';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, parsePath, StaticRouterProvider } from 'react-router';
import { beginParts, shownParts } from 'server-render/parts';

/** What the server hands in: exactly what the page will carry for the browser. */
export interface RenderInput {
  /** Path and query. */
  url: string;
  /** `__PWS_DATA__`. */
  data: AppData;
  /** `__PWS_INITIAL_PROPS__`. */
  props: { initialReduxState: StartState };
}

/** What goes into the page. */
export interface RenderOutput {
  /** Content of the root element. */
  html: string;
  /** Links that React puts before the markup, such as preloads of pictures; they belong in the head. */
  head: string;
  /** Source files of the parts in it that the browser loads for themselves. */
  parts: string[];
}

/** Draws a page. Everything is made anew, so nothing of one viewer reaches the next. */
export function render({ url, data, props }: RenderInput): RenderOutput {
  const { session, resources } = props.initialReduxState;
  beginParts();
  const locale = chooseCatalogue(data.context.locale, Object.keys(catalogues));
  const store = createAppStore(session, 'render');
  carry(store, resources);
  // The server found the page already; to rank the addresses of all others took a sixth of a page.
  const shown = manifest.filter(({ handler }) => handler === data.initialHandlerId);
  const routes = buildRoutes(shown, wrappers[wrapperFor(data)], (handler) => ({
    Component: pageOf(handler),
  }));
  const context = staticContext(routes, url);
  const router = createStaticRouter(routes, context);
  const markup = renderToString(
    <App data={data} store={store} i18n={createI18n(locale, catalogues[locale] ?? {})}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
  if (markup.includes(UNFINISHED)) throw new Error('A part of the page was not finished');
  return { ...parted(markup), parts: shownParts() };
}

/** What React writes in the place of a part that it had to leave to the browser. */
const UNFINISHED = '<!--$!-->';

function pageOf(handler: string) {
  const page = pages[handler];
  if (!page) throw new Error(`Unable to load module for handler: ${handler}`);
  return page.default;
}

type Routes = ReturnType<typeof buildRoutes>;

/** The router's state at an address. Pages have no loaders: their data is in the store. */
function staticContext(routes: Routes, url: string): Parameters<typeof createStaticRouter>[1] {
  const { pathname = '/', search = '' } = parsePath(url);
  const location = { pathname, search, hash: '', state: null, key: 'default' };
  const matches = matchRoutes(routes, location);
  if (!matches) throw new Error(`${pathname} is no address of the page that was asked for`);
  return {
    basename: '/',
    location,
    matches: matches as never,
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}

/** React writes links, titles and meta elements first; the page itself begins with the frame. */
function parted(markup: string): Pick<RenderOutput, 'head' | 'html'> {
  const head = /^(?:<(?:link|meta)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}
