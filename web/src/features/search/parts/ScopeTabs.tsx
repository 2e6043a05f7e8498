import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { type SearchState, searchPath } from 'lib/searchPaths';
import { TabLinks } from 'ui/tabs/TabLinks';

/** Among what the words are searched: pins, boards, people; for users also their own pins. */
export function ScopeTabs({ search }: { /** What was searched for. */ search: SearchState }) {
  const { t } = useLingui();
  const viewer = useViewer();
  // Nothing is for sale and nothing is a film yet: those scopes have a page and no tab.
  const scopes = [
    ['pins', t`Pins`],
    ['boards', t`Boards`],
    ['users', t`People`],
    ...(viewer ? [['my_pins', t`Your pins`] as const] : []),
  ] as const;
  const links = scopes.map(([scope, label]) => ({
    label,
    href: searchPath({ ...search, scope, guides: scope === 'pins' ? search.guides : [] }),
    current: scope === search.scope,
  }));
  return <TabLinks label={t`Search among`} links={links} />;
}
