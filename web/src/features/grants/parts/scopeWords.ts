import { useLingui } from '@lingui/react/macro';
import type { Scope } from 'features/grants/api';

/** A thing that can be allowed, in words for people. */
export interface ScopeWords {
  /** Its name in the protocol. */
  scope: Scope;
  /** What it lets an app do, as one of a list. */
  words: string;
  /** Whether it changes something. */
  changes: boolean;
}

/** Everything that can be allowed, in the order in which people are told. */
export function useScopeWords(): ScopeWords[] {
  const { t } = useLingui();
  const all: [Scope, string][] = [
    ['users:read', t`See your profile and those of others, and who follows whom`],
    ['account:read', t`See your account: email, phone number, birthday and settings`],
    ['boards:read', t`See your boards, the secret ones too, and who saves to them`],
    ['pins:read', t`See your pins, those on secret boards too`],
    ['users:write', t`Follow and unfollow people for you`],
    ['boards:write', t`Make, change and delete your boards, and say who saves to them`],
    ['pins:write', t`Pin for you, and change and delete your pins`],
  ];
  return all.map(([scope, words]) => ({ scope, words, changes: scope.endsWith(':write') }));
}
