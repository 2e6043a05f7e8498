/** All that tells of activities, in one file that comes after the page: each part uses the same log. */
export { logCloseup } from './logCloseup';
export { watchPins } from './watchPins';
