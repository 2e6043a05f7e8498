import { type MailSettings, preferencesApi, settle } from 'features/preferences/api';
import type { Schema } from 'lib/call';
import { useEffect, useState } from 'react';
import { useKeep } from './useKeep';

/** The mails of who has this link: what they are about, and how to change it. */
export function useSubscription(token: string) {
  const keep = useKeep();
  const [open, { error }] = preferencesApi.useOpenSubscriptionMutation({
    fixedCacheKey: 'email-subscription',
  });
  const [update] = preferencesApi.useUpdateSubscriptionMutation();
  const [subscription, setSubscription] = useState<Schema['EmailSubscription'] | null>(null);
  useEffect(() => {
    void open({ token })
      .unwrap()
      .then(setSubscription, () => undefined);
  }, [open, token]);
  const put = (wanted: Partial<MailSettings>) =>
    setSubscription((kept) => {
      if (!kept) return kept;
      const next = { ...kept, options: kept.options.map((option) => ({ ...option })) };
      settle(wanted)(next);
      return next;
    });
  const change = (wanted: Partial<MailSettings>) => {
    const ids = (wanted.options ?? []).map((option) => option.id);
    const before: Partial<MailSettings> = {
      options: (subscription?.options ?? []).filter((option) => ids.includes(option.id)),
      ...(wanted.cadence && subscription && { cadence: subscription.cadence }),
    };
    put(wanted);
    const sent = update({ token, ...wanted });
    void keep(sent);
    void sent.then(({ error: refused }) => {
      if (refused) put(before);
    });
  };
  return { subscription, error, change };
}
