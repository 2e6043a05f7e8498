import { choose, type NotificationOption, preferencesApi } from 'features/preferences/api';
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
  const put = (options: readonly NotificationOption[]) =>
    setSubscription((kept) => {
      if (!kept) return kept;
      const next = { ...kept, options: kept.options.map((option) => ({ ...option })) };
      choose(options)(next);
      return next;
    });
  const change = (options: NotificationOption[]) => {
    const before = subscription?.options ?? [];
    put(options);
    const sent = update({ token, options });
    void keep(sent);
    void sent.then(({ error: refused }) => {
      const ids = options.map((option) => option.id);
      if (refused) put(before.filter((option) => ids.includes(option.id)));
    });
  };
  return { subscription, error, change };
}
