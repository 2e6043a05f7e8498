// Figures of 25 November 2026, when every page started the app at once and pictures were JPEG and WebP.

/**
 * By page: performance, LCP, blocking, CLS, bytes. The first four are those of issue 15 (Lighthouse 12
 * by hand, of a pin that is not told; from run to run welcome, pin and board had 67 to 87), the others
 * of this measurement on a release of 9a4d1bcc, while two other programs were built on the same two cores.
 */
export const BEFORE = {
  welcome: ["82", "4.4 s", "80 ms", "0", "847 KB"],
  pin: ["70–87", "4.7 s", "220 ms", "0", "1,814 KB"],
  board: ["80", "4.4 s", "110 ms", "0", "898 KB"],
  profile: ["91", "3.1 s", "120 ms", "0", "326 KB"],
  section: ["90", "3.4 s", "110 ms", "0", "430 KB"],
  search: ["89", "3.3 s", "98 ms", "0", "837 KB"],
  home: ["83", "4.1 s", "61 ms", "0", "606 KB"],
  closeup: ["65", "5.0 s", "185 ms", "0.212", "701 KB"],
};
