/** In place of hls.js, which plays videos in browsers: pages that the server draws play none. */
export default undefined;
