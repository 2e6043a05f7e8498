/** Addresses of settings, apart from `paths`: every page carries those, and few pages name these. */
export const settingsPaths = {
  /** The viewer's business, or how to open one. */
  businessSettings: () => '/settings/business/',
  /** Websites that are the viewer's. */
  websites: () => '/settings/websites/',
  /** The account's address. */
  emailSettings: () => '/settings/edit/email/',
  /** The account's password. */
  passwordSettings: () => '/settings/edit/password/',
  /** What the viewer allows beyond what the site needs. */
  cookieSettings: () => '/settings/cookies/',
  /** Who sees the viewer, and what is learned of them. */
  privacySettings: () => '/settings/privacy/',
  /** Who may write to the viewer. */
  messageSettings: () => '/settings/messages/',
  /** By which channel the viewer hears of what. */
  notificationSettings: () => '/settings/notifications/',
  /** Where the account is signed in. */
  security: () => '/settings/security/',
  /** Take everything along, leave for a while, or for good. */
  yourData: () => '/settings/your-data/',
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
  /** Which mails come; the foot of a mail leads here. */
  emailSubscription: () => '/email/subscription/',
  /** Invite others. */
  invites: () => '/settings/invites/',
  /** Log in again, after one's account was hidden, or is to be erased. */
  left: (how: 'hidden' | 'deleted') => `/login/?left=${how}`,
  /** What was decided about the viewer and what is theirs. */
  decisions: () => '/settings/decisions/',
  /** Account settings, with log-out. */
  accountSettings: () => '/settings/account-settings/',
};
