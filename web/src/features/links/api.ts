import { api, read } from 'lib/api';
import type { Schema } from 'lib/call';

/** What the page a pin leads to says about itself. */
export type RichMetadata = Schema['RichMetadata'];

/** A recipe of another website. */
export type RichRecipe = Schema['RichRecipe'];

/** Something for sale on another website. */
export type RichProduct = Schema['RichProduct'];

/** A page that a user saves from. */
export type FoundPage = Schema['FoundPage'];

/** A picture of it. */
export type FoundImage = Schema['FoundImage'];

/** What is known of a pin's link. */
export type LinkAbout = Schema['LinkAbout'];

/** Links: the pictures of a page, for saving from a website. */
export const linksApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPinImages: build.query(read('FindPinImagesResource')),
  }),
});
