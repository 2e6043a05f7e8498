import type { Messages } from '@lingui/core';
import { handlerOf } from 'app/deriveRoutes';
import { loadChunk } from 'app/loadChunk';
import type { PageModule, WrapperName } from 'app/routes';
import { SOURCE_LOCALE } from 'lib/i18n';
import type { ComponentType } from 'react';

/**
 * The parts of the app that the browser loads when they are needed. Its twin
 * for the server's bundle is mods.server.ts: one file with a condition would
 * pull every page into the browser's first script.
 */

const files = import.meta.glob<PageModule>([
  '../pages/**/*.tsx',
  '!../pages/settings.tsx',
  '!../pages/settings/**',
  '!../pages/app-factory-oauth.tsx',
  '!../pages/appeal.tsx',
  '!../pages/board/**',
  '!../pages/connect/**',
  '!../pages/email/**',
  '!../pages/ideas.tsx',
  '!../pages/ideas/**',
  '!../pages/login/**',
  '!../pages/messages.tsx',
  '!../pages/messages/**',
  '!../pages/notifications.tsx',
  '!../pages/parental-passcode.tsx',
  '!../pages/password/**',
  '!../pages/pin/create.tsx',
  '!../pages/pin/*/sent.tsx',
  '!../pages/reports.tsx',
  '!../pages/reports/**',
  '!../pages/search/visual.tsx',
  '!../pages/shopping.tsx',
  '!../pages/shopping/**',
  '!../pages/signup/**',
  '!../pages/today.tsx',
  '!../pages/today/**',
  '!../pages/topics/**',
  '!../pages/verify/**',
  '!../pages/videos.tsx',
  '!../pages/videos/**',
  '!../pages/_gallery.tsx',
]);
// The gallery of the design system is for those who build it.
const gallery = import.meta.env.DEV ? import.meta.glob<PageModule>('../pages/_gallery.tsx') : {};

const pages: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  Object.entries({ ...files, ...gallery }).map(([file, load]) => [handlerOf(file), load]),
);

/** Handlers whose page files `mods.further` names. */
const FURTHER =
  /^(app|board|co|em|ideas|login\/|mes|not|pa|pin\/(cr|\[id\]\/)|rep|search\/v|set|shopping|signup\/|to|ver|vid)/;

/**
 * The page file of a handler; nothing when there is none. Those of settings, topics, shopping, videos,
 * Today, conversations, notifications and reports, where pins are made or sent, and those that forms,
 * mails and other sites lead to, are named one step further, so that the first script of all
 * viewers need not name them.
 */
export function pageOf(handler: string): (() => Promise<PageModule>) | undefined {
  if (!FURTHER.test(handler)) return pages[handler];
  return async () => {
    const { furtherPages } = await import('./mods.further');
    return loadChunk(furtherPages[handler]);
  };
}

/** Page wrappers by name. */
export const wrappers: Record<WrapperName, () => Promise<{ default: ComponentType }>> = {
  mobile: () => import('./wrappers/MobileWrapper'),
  unauth: () => import('./wrappers/UnauthWrapper'),
  auth: () => import('./wrappers/AuthWrapper'),
};

const catalogueFiles = import.meta.glob<{ messages: Messages }>([
  '../locales/*/messages.po',
  '!../locales/en/messages.po',
]);

/** Catalogues by locale; the source's texts stand in the code. */
export const catalogues: Record<string, () => Promise<{ messages: Messages }>> = {
  [SOURCE_LOCALE]: async () => ({ messages: {} }),
  ...Object.fromEntries(
    Object.entries(catalogueFiles).map(([file, load]) => [file.split('/').at(-2) ?? '', load]),
  ),
};
