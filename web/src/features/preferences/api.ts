import { api, read, write } from 'lib/api';
import type { Schema } from 'lib/call';

/** Everything a user wants, as it counts now. */
export type Preferences = Schema['Preferences'];

/** One thing to hear of. */
export type NotificationOption = Schema['NotificationOption'];

/** One thing to hear of by mail, and how often. */
export type MailOption = Schema['MailOption'];

/** What a user is told by mail, and how often. */
export type MailSettings = Pick<Schema['EmailSettings'], 'options' | 'cadence'>;

/** What of the viewer's own the home feed may learn from. */
export type FeedTuner = Schema['FeedTuner'];

/** What the viewer wants. Every change shows at once, and is taken back when it is refused. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query(read('UserPreferencesResource')),
    updatePreferences: build.mutation({
      ...write('UserPreferencesResource', 'update'),
      onQueryStarted: async ({ passcode: _, ...wanted }, { dispatch, queryFulfilled }) => {
        const put = (values: object) =>
          dispatch(
            preferencesApi.util.updateQueryData('getPreferences', {}, (kept) => {
              Object.assign(kept, values);
            }),
          );
        const { undo } = put(wanted);
        const done = await queryFulfilled.catch(undo);
        // Only what was asked for: another change may be on its way.
        if (done) put(only(done.data, Object.keys(wanted)));
      },
    }),
    getNewsSettings: build.query(read('NewsSettingsResource')),
    updateNewsSettings: build.mutation({
      ...write('NewsSettingsResource', 'update'),
      onQueryStarted: ({ options }, { dispatch, queryFulfilled }) => {
        const change = preferencesApi.util.updateQueryData('getNewsSettings', {}, choose(options));
        queryFulfilled.catch(dispatch(change).undo);
      },
    }),
    getPushSettings: build.query(read('PushSettingsResource')),
    updatePushSettings: build.mutation({
      ...write('PushSettingsResource', 'update'),
      onQueryStarted: ({ options }, { dispatch, queryFulfilled }) => {
        const change = preferencesApi.util.updateQueryData('getPushSettings', {}, choose(options));
        queryFulfilled.catch(dispatch(change).undo);
      },
    }),
    getEmailSettings: build.query(read('EmailSettingsResource')),
    updateEmailSettings: build.mutation({
      ...write('EmailSettingsResource', 'update'),
      onQueryStarted: (wanted, { dispatch, queryFulfilled }) => {
        const change = preferencesApi.util.updateQueryData('getEmailSettings', {}, settle(wanted));
        queryFulfilled.catch(dispatch(change).undo);
      },
    }),
    openSubscription: build.mutation(write('EmailSubscriptionResource', 'create')),
    updateSubscription: build.mutation(write('EmailSubscriptionResource', 'update')),
    getFeedTuner: build.query({ ...read('FeedTunerResource'), keepUnusedDataFor: 0 }),
    tuneFeed: build.mutation({
      ...write('FeedTunerResource', 'update'),
      onQueryStarted: ({ board_id, pin_id, is_muted }, { dispatch, queryFulfilled }) => {
        const change = preferencesApi.util.updateQueryData('getFeedTuner', {}, (tuner) => {
          for (const line of tuner.boards) if (line.board.id === board_id) line.is_muted = is_muted;
          for (const line of [...tuner.pins, ...tuner.opened]) {
            if (line.id === pin_id) line.is_muted = is_muted;
          }
        });
        queryFulfilled.catch(dispatch(change).undo);
      },
    }),
  }),
});

/** Puts these options among all there are. */
export function choose(chosen: readonly NotificationOption[]) {
  return (kept: { options: NotificationOption[] }) => {
    for (const option of kept.options) {
      option.value = chosen.find((one) => one.id === option.id)?.value ?? option.value;
    }
  };
}

/** Puts what was chosen of mails among the rest. */
export function settle({ options = [], cadence }: Partial<Schema['UpdateEmailSettings']>) {
  return (kept: MailSettings) => {
    kept.options = kept.options.map((kind) => options.find(({ id }) => id === kind.id) ?? kind);
    kept.cadence = cadence ?? kept.cadence;
  };
}

function only(values: Preferences, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
