// What `screens.mjs` shows of pictures that a program of the host found. It looks at them when they
// come in, and its word counts a moment later; so it is put into what the server answers.

import { own } from './screensOfPins.mjs';
import { takenOver } from './takenOver.mjs';

const APP = 'Lamp Finder';

/** Places as `[name, path, session, act]`; `undo` takes the developer away again, with their app. */
export async function veilPlaces(browser, server, demo, pins) {
  const { User } = await own('user.ts');
  const { photograph } = await own('photographs.ts');
  const context = await browser.newContext({ baseURL: server });
  const developer = await User.signUp(context.request, 'Ines', 'Lund');
  const picture = await developer.upload(photograph('lights'));
  await developer.call('AppResource/create', {
    name: APP,
    redirect_uris: ['https://lamps.example.com/back'],
    keeps_secret: true,
    picture_upload_id: picture.id,
  });
  const session = await context.storageState();
  const pin = pins.find(({ pinner }) => pinner.image_small_url) ?? pins[0];
  return {
    places: [
      ['veil', '/', demo, veilPin],
      ['profile-screened', `/pin/${pin.id}/`, demo, veilPortrait],
      ['settings-app-screened', '/settings/developer/', session, tellDeveloper],
    ],
    async undo() {
      await developer.call('UserDeleteResource/create', { password: developer.password });
      await context.close();
    },
  };
}

/** What stands before the picture of a pin. */
async function veilPin(page) {
  await page.route('**/_/graphql/', async (route) => {
    const answer = await route.fetch();
    const found = '"sensitivityScreen":{"reason":"mature"}';
    const body = (await answer.text()).replace('"sensitivityScreen":null', found);
    await route.fulfill({ response: answer, body });
  });
  await page.getByRole('main').locator('[data-index] a').first().click();
  await page.getByText('See pin').first().waitFor();
}

/** The profile of the pin's creator, as others see it. Loaded whole it would carry what it shows. */
async function veilPortrait(page) {
  await alter(page, 'UserResource', (user) => {
    user.screened_pictures = {
      sensitivity_screen: { reason: 'mature', show_warning: true },
      image_xlarge_url: user.image_xlarge_url,
      profile_cover: user.profile_cover,
    };
    for (const size of ['small', 'medium', 'large', 'xlarge']) user[`image_${size}_url`] = null;
    user.profile_cover = null;
  });
  const creator = page.getByRole('article').first().getByRole('link');
  await creator.filter({ hasText: 'follower' }).first().click();
  await page.getByText('See picture', { exact: true }).waitFor();
}

/** What a developer reads where they change their app. */
async function tellDeveloper(page) {
  await alter(page, 'AppsResource', ({ apps }) => {
    for (const app of apps) app.is_image_screened = true;
  });
  await page.getByRole('button', { name: `Edit ${APP}` }).click();
  await page.getByText(/^A program of this site found/).scrollIntoViewIfNeeded();
}

/** Loads the page again, with another answer of a resource. */
async function alter(page, resource, change) {
  await page.route(`**/resource/${resource}/get/**`, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    change(json.resource_response.data);
    await route.fulfill({ response, json });
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await takenOver(page);
  await page.waitForLoadState('networkidle');
}
