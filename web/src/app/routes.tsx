import type { Route } from 'app/embedded';
import { RenderError } from 'app/shell/RenderError';
import type { AppData } from 'lib/appData';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { PageSpinner } from 'ui/spinner/PageSpinner';

/** A page file: its default export draws one screen of a feature. */
export interface PageModule {
  default: ComponentType;
}

/** How a page file comes to its route: at once, or with the first visit. */
export type PageSource =
  | Pick<RouteObject, 'Component'>
  | { lazy: () => Promise<{ Component: ComponentType }> };

/** The three page wrappers (specification §2 "Page wrappers"). */
export type WrapperName = 'mobile' | 'unauth' | 'auth';

/** Which wrapper serves a viewer; after a limited log-in, that of visitors. */
export function wrapperFor({ isMobile, context }: AppData): WrapperName {
  if (isMobile) return 'mobile';
  return context.loginState === 'AUTH' ? 'auth' : 'unauth';
}

/** The router's routes: the wrapper around everything, a page for each address. */
export function buildRoutes(
  manifest: readonly Route[],
  Wrapper: ComponentType,
  source: (handler: string) => PageSource,
): RouteObject[] {
  const children = manifest.map(({ path, handler }) => ({
    id: handler,
    path,
    errorElement: <RenderError />,
    HydrateFallback: PageSpinner,
    ...source(handler),
  }));
  return [{ id: 'wrapper', Component: Wrapper, children }];
}
