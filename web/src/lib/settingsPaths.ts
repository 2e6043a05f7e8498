/** Addresses of settings, apart from `paths`: every page carries those, and few pages name these. */
export const settingsPaths = {
  /** What the home feed is made of. */
  homeFeedSettings: () => '/settings/home-feed/',
  /** Accounts elsewhere that open the viewer's. */
  networkSettings: () => '/settings/networks/',
  /** What the viewer allowed apps and scripts. */
  apps: () => '/settings/apps/',
  /** Apps that the viewer registered. */
  developer: () => '/settings/developer/',
  /** Servers of the viewer's that are told of their pins and boards. */
  webhooks: () => '/settings/webhooks/',
  /** Who may comment on the viewer's pins. */
  permissionSettings: () => '/settings/permissions/',
  /** Who may name the viewer. */
  mentionSettings: () => '/settings/edit/mentions/',
  /** Bring boards and pins from a file. */
  importing: () => '/settings/import/',
  /** What was deleted and can come back. */
  recentlyDeleted: () => '/settings/recently-deleted/',
};
