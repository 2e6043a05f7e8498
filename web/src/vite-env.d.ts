/// <reference types="vite/client" />

/** The light build of hls.js brings no types of its own; it has those of the whole one. */
declare module 'hls.js/light' {
  import Hls from 'hls.js';
  export default Hls;
}

declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
