import 'core-js/web/url';
import 'core-js/web/url-search-params';
import 'server-render/intl';
import 'server-render/parts';

/**
 * What React, the router and the store expect of their surroundings and the
 * server's script engine does not have. Imported before everything else.
 *
 * Never here: window, document, navigator. Their absence is how libraries know
 * that they run on a server.
 */

const silent = () => {};

Object.assign(globalThis, {
  console: { log: silent, info: silent, warn: silent, error: silent, debug: silent },
  // A render ends with the call: there is no later.
  setTimeout: () => 0,
  clearTimeout: silent,
  // All data is in the input; a render that asks for more is a defect.
  fetch: () => Promise.reject(new Error('There is no network in a render')),
});
