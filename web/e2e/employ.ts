import type { BrowserContext } from '@playwright/test';
import { admin } from './admin.ts';
import type { User } from './user.ts';

/** Makes a user an employee of the host, and signs them in in the browser: that ended their sessions. */
export async function employ(context: BrowserContext, user: User): Promise<void> {
  admin('plain', 'grant-employee', user.username);
  await user.logIn();
  await user.enter(context);
}
