/** Addresses of searches by pictures, apart from `paths`: every page carries those, and few pages name these. */
export const visualPaths = {
  /** Search by a part of a pin's picture, or of one to be uploaded. */
  search: (pin?: string) => (pin ? `/search/visual/?pin=${pin}` : '/search/visual/'),
};
