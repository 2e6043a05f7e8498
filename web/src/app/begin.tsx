import { App } from 'app/App';
import { carry } from 'app/carried';
import { type Embedded, mayStart, missing, readEmbedded, STATE } from 'app/embedded';
import { loadChunk } from 'app/loadChunk';
import { catalogues, pageOf, wrappers } from 'app/mods.client';
import { preloadLikely, preloadQueries } from 'app/preload';
import { buildRoutes, type PageSource, wrapperFor } from 'app/routes';
import { createAppStore } from 'app/store';
import { followViewer } from 'features/sessions/parts/followViewer';
import type { AppData, StartState } from 'lib/appData';
import { chooseCatalogue, createI18n } from 'lib/i18n';
import { drawWhole } from 'lib/Part';
import { paths } from 'lib/paths';
import { requestContext } from 'lib/requestContext';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';

/**
 * Start-up (specification §4 "Start-up"): read what the page carries, fetch the
 * parts it needs, take over the server's markup or draw it anew.
 */
export async function begin({ document, location }: Window): Promise<void> {
  if (!mayStart(new URL(location.href))) return;
  const embedded = readEmbedded(document);
  const { data, root } = embedded;
  if (!pageOf(data.initialHandlerId)) {
    throw new Error(`Unable to load module for handler: ${data.initialHandlerId}`);
  }
  const state = embedded.state ?? (await askState());
  const app = await assemble(embedded, state);
  if (wrapperFor(data) === 'auth') preloadLikely();
  if (data.context.loginState !== 'LIMITED_LOGIN') {
    setTimeout(() => tellLater(data, state), FINGERPRINT_DELAY_MS);
  }
  if (!root.hasChildNodes()) {
    drawWhole(createRoot(root), app);
    return;
  }
  // A group of the loadable experiment gives the markup half a second alone.
  if (Object.values(data.experiments).includes('enabled_delay_hydration')) {
    await new Promise((resolve) => setTimeout(resolve, HYDRATION_DELAY_MS));
  }
  hydrateRoot(root, app, { onRecoverableError: reportError });
}

/** A page that carries no state: the server is asked for it (specification §7). */
async function askState(): Promise<StartState> {
  const { readState } = await import('lib/readState');
  return (await readState()) ?? missing(STATE);
}

async function assemble({ data, routes, root }: Embedded, { session, resources }: StartState) {
  const locale = chooseCatalogue(data.context.locale, Object.keys(catalogues));
  const [catalogue, wrapper] = await Promise.all([
    loadChunk(catalogues[locale]),
    loadChunk(wrappers[wrapperFor(data)]),
  ]);
  const store = createAppStore(session, 'browser');
  // Endpoints arrive with page files, so the carried answers are taken after one.
  const source = (handler: string): PageSource => ({
    lazy: async () => {
      const page = await loadChunk(pageOf(handler));
      if (handler === data.initialHandlerId) carry(store, resources);
      return { Component: page.default };
    },
  });
  const tree = buildRoutes(routes, wrapper.default, source);
  // The reader may have scrolled in the server's markup by now: to the router that
  // is a page it takes over, not one it opens at the top.
  const takesOver = root.hasChildNodes();
  try {
    await resolvePage(tree);
  } catch (cause) {
    // Markup can only be taken over when its page file is there. Where there is none,
    // the router tries once more, and says so in the page's place.
    if (takesOver) throw cause;
  }
  const router = createBrowserRouter(tree, takesOver ? { hydrationData: {} } : {});
  preloadQueries(router, store);
  requestContext.begin({
    appVersion: data.appVersion,
    handler: () => router.state.matches.at(-1)?.route.id ?? data.initialHandlerId,
    now: Date.now,
    ...(session.user && { onSignedOut: logOutExpired }),
  });
  followViewer(session.user?.id ?? null, window);
  return (
    <App data={data} store={store} i18n={createI18n(locale, catalogue.messages)}>
      <RouterProvider router={router} />
    </App>
  );
}

/** An answer said that the session is over (specification §4 "Logout"). */
function logOutExpired(): void {
  const redirectTo = paths.login(window.location.pathname + window.location.search);
  import('features/sessions/parts/logOut')
    .then((part) => part.logOutExpired(redirectTo))
    .catch(reportError);
}

/** Loads the page file of the present address into its route. */
async function resolvePage(tree: RouteObject[]): Promise<void> {
  const route = matchRoutes(tree, window.location)?.at(-1)?.route;
  if (!route || typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Specification §9. */
const FINGERPRINT_DELAY_MS = 300;

/** Failures are not shown to the viewer (specification §8). */
function tellLater(data: AppData, { session }: StartState): void {
  import('app/afterwards')
    .then(({ tellAfterwards }) => tellAfterwards(session.user ?? null, data))
    .catch(() => undefined);
}

const HYDRATION_DELAY_MS = 500;
