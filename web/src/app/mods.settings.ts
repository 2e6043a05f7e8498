import { handlerOf } from 'app/deriveRoutes';
import type { PageModule } from 'app/routes';

/** Page files of the settings, by handler: one step behind mods.client.ts. */
export const settingsPages: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  Object.entries(import.meta.glob<PageModule>('../pages/settings/**/*.tsx')).map(([file, load]) => [
    handlerOf(file),
    load,
  ]),
);
