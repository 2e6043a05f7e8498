import type { Messages } from '@lingui/core';
import { deriveRoutes, handlerOf } from 'app/deriveRoutes';
import type { PageModule, WrapperName } from 'app/routes';
import AuthWrapper from 'app/wrappers/AuthWrapper';
import MobileWrapper from 'app/wrappers/MobileWrapper';
import UnauthWrapper from 'app/wrappers/UnauthWrapper';
import type { ComponentType } from 'react';

/** The same parts as in mods.client.ts, all at once, for the server's bundle. */

const files = import.meta.glob<PageModule>(['../pages/**/*.tsx', '!../pages/_gallery.tsx'], {
  eager: true,
});

/** Page files by handler. */
export const pages: Record<string, PageModule> = Object.fromEntries(
  Object.entries(files).map(([file, module]) => [handlerOf(file), module]),
);

/** The manifest that the browser finds in its page. */
export const manifest = deriveRoutes(Object.keys(files));

/** Page wrappers by name. */
export const wrappers: Record<WrapperName, ComponentType> = {
  mobile: MobileWrapper,
  unauth: UnauthWrapper,
  auth: AuthWrapper,
};

const catalogueFiles = import.meta.glob<{ messages: Messages }>(
  ['../locales/*/messages.po', '!../locales/en/messages.po'],
  { eager: true },
);

/** Catalogues by locale; the source's texts stand in the code. */
export const catalogues: Record<string, Messages> = Object.fromEntries(
  Object.entries(catalogueFiles).map(([file, { messages }]) => [
    file.split('/').at(-2) ?? '',
    messages,
  ]),
);
