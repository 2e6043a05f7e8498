import type { Viewer } from 'features/users/api';

/** Who looks, as far as it counts. */
interface Looking {
  /** The account; none of visitors. */
  viewer: Pick<Viewer, 'should_show_messaging'> | null;
  /** Whether the log-in is a limited one. */
  isLimited: boolean;
  /** The group of the experiment `share_suggestions_prefetch` that they are in, if any. */
  group: string | undefined;
}

/**
 * Whether receivers are asked for before the share sheet opens: for logged-in, non-limited users
 * with messaging enabled and the experiment on (specification §6 "Share suggestions"; "employee and
 * enabled groups count as enabled").
 */
export function mayPrefetch({ viewer, isLimited, group = '' }: Looking): boolean {
  const isOn = /^(enabled|employee)/.test(group);
  return isOn && !isLimited && viewer?.should_show_messaging === true;
}
