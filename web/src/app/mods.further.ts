import { handlerOf } from 'app/deriveRoutes';
import type { PageModule } from 'app/routes';

const files = import.meta.glob<PageModule>([
  '../pages/settings.tsx',
  '../pages/settings/**/*.tsx',
  '../pages/app-factory-oauth.tsx',
  '../pages/appeal.tsx',
  '../pages/board/**/*.tsx',
  '../pages/connect/**/*.tsx',
  '../pages/email/**/*.tsx',
  '../pages/ideas.tsx',
  '../pages/ideas/**/*.tsx',
  '../pages/login/**/*.tsx',
  '../pages/messages.tsx',
  '../pages/messages/**/*.tsx',
  '../pages/notifications.tsx',
  '../pages/parental-passcode.tsx',
  '../pages/password/**/*.tsx',
  '../pages/pin/create.tsx',
  '../pages/pin/*/sent.tsx',
  '../pages/reports.tsx',
  '../pages/reports/**/*.tsx',
  '../pages/search/visual.tsx',
  '../pages/shopping.tsx',
  '../pages/shopping/**/*.tsx',
  '../pages/signup/**/*.tsx',
  '../pages/today.tsx',
  '../pages/today/**/*.tsx',
  '../pages/topics/**/*.tsx',
  '../pages/verify/**/*.tsx',
  '../pages/videos.tsx',
  '../pages/videos/**/*.tsx',
]);

/** Page files that few pages lead to, by handler: one step behind mods.client.ts. */
export const furtherPages: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [handlerOf(file), load]),
);
