import { sessionsApi } from 'features/sessions/api';
import { useViewer } from 'features/users/parts/viewer';
import type { Schema } from 'lib/call';
import { useEffect } from 'react';
import { accountsListed, knownAccounts } from './accounts';

/** What a line shows of an account. */
export type ShownAccount = Pick<
  Schema['SessionAccount'],
  'id' | 'username' | 'full_name' | 'image_medium_url' | 'partner'
> & { email?: string };

/** The browser's accounts beside the one it is in. */
export function useAccounts() {
  const viewer = useViewer();
  const { data, isLoading } = sessionsApi.useListAccountsQuery(
    {},
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (!data) return;
    const ids = data.session_accounts.map(({ id }) => id);
    accountsListed(ids, data.group_id ?? null);
  }, [data]);
  const live = data?.session_accounts ?? [];
  const others = reachable(live).filter(({ id }) => id !== viewer?.id);
  const shown = new Set([viewer?.id, ...others.map(({ id }) => id)]);
  const away = data ? Object.keys(knownAccounts()).filter((id) => !shown.has(id)) : [];
  const described = sessionsApi.useDescribeAccountsQuery(away, { skip: away.length === 0 });
  const remembered = Object.values(described.data ?? {}).flatMap(({ data }) =>
    data?.id && away.includes(data.id) ? [data as ShownAccount] : [],
  );
  return { others, remembered, several: live.length > 1, waiting: isLoading };
}

/** The accounts, each followed by the businesses that share its log-in. */
function reachable(live: readonly Schema['SessionAccount'][]): ShownAccount[] {
  const all = live.flatMap((account) => [account, ...account.businesses]);
  return [...new Map(all.map((account) => [account.id, account])).values()];
}
