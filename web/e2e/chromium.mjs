import { existsSync } from 'node:fs';

const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

/**
 * The browser of journeys and pictures: Chromium without windows where that is installed, since
 * it draws the same pages with half the work, and else the whole of it.
 */
export const chromiumPath = existsSync(WITHOUT_WINDOWS) ? WITHOUT_WINDOWS : '/usr/bin/chromium';
