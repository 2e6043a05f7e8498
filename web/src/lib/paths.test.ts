import { paths, pinIdOf } from 'lib/paths';
import { settingsPaths } from 'lib/settingsPaths';
import { expect, it } from 'vitest';

it('makes every address of the app', () => {
  const made = {
    home: paths.home(),
    login: paths.login(),
    loginThen: paths.login('/pin/1/?a=b'),
    left: paths.left('deleted'),
    signup: paths.signup(),
    signupThen: paths.signup('/mia/'),
    pin: paths.pin('123'),
    profile: paths.profile('mia'),
    board: paths.board('mia', 'größe/../x'),
    searchPins: paths.searchPins({ query: 'red & green?' }),
    searchPinsFrom: paths.searchPins({ query: 'oak', rs: 'typed' }),
    searchBoards: paths.searchPins({ query: 'oak', scope: 'boards' }),
    createPin: paths.createPin(),
    createBoard: paths.createBoard(),
    settings: paths.settings(),
    businessSettings: paths.businessSettings(),
    importing: settingsPaths.importing(),
    recentlyDeleted: settingsPaths.recentlyDeleted(),
    websites: paths.websites(),
    profileSettings: paths.profileSettings(),
    accountSettings: paths.accountSettings(),
    privacySettings: paths.privacySettings(),
    messageSettings: paths.messageSettings(),
    permissionSettings: settingsPaths.permissionSettings(),
    mentionSettings: settingsPaths.mentionSettings(),
    notificationSettings: paths.notificationSettings(),
    homeFeedSettings: settingsPaths.homeFeedSettings(),
    emailSubscription: paths.emailSubscription(),
    networkSettings: settingsPaths.networkSettings(),
    apps: settingsPaths.apps(),
    developer: settingsPaths.developer(),
    webhooks: settingsPaths.webhooks(),
    parentalPasscode: paths.parentalPasscode(),
  };
  expect(made).toMatchInlineSnapshot(`
    {
      "accountSettings": "/settings/account-settings/",
      "apps": "/settings/apps/",
      "board": "/mia/gr%C3%B6%C3%9Fe%2F..%2Fx/",
      "businessSettings": "/settings/business/",
      "createBoard": "/board/create/",
      "createPin": "/pin/create/",
      "developer": "/settings/developer/",
      "emailSubscription": "/email/subscription/",
      "home": "/",
      "homeFeedSettings": "/settings/home-feed/",
      "importing": "/settings/import/",
      "left": "/login/?left=deleted",
      "login": "/login/",
      "loginThen": "/login/?next=%2Fpin%2F1%2F%3Fa%3Db",
      "mentionSettings": "/settings/edit/mentions/",
      "messageSettings": "/settings/messages/",
      "networkSettings": "/settings/networks/",
      "notificationSettings": "/settings/notifications/",
      "parentalPasscode": "/parental-passcode/",
      "permissionSettings": "/settings/permissions/",
      "pin": "/pin/123/",
      "privacySettings": "/settings/privacy/",
      "profile": "/mia/",
      "profileSettings": "/settings/profile/",
      "recentlyDeleted": "/settings/recently-deleted/",
      "searchBoards": "/search/boards/?q=oak",
      "searchPins": "/search/pins/?q=red+%26+green%3F",
      "searchPinsFrom": "/search/pins/?q=oak&rs=typed",
      "settings": "/settings/",
      "signup": "/signup/",
      "signupThen": "/signup/?next=%2Fmia%2F",
      "webhooks": "/settings/webhooks/",
      "websites": "/settings/websites/",
    }
  `);
});

it.each([
  ['123', '123'],
  ['garden-path--123', '123'],
  ['a--b--123', '123'],
])('%s is pin %s', (segment, id) => {
  expect(pinIdOf(segment)).toBe(id);
});
