import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { type SearchState, searchPath } from 'lib/searchPaths';
import { TabLinks } from 'ui/tabs/TabLinks';

const NOT_NARROWED = { guides: [], likes: [], skinTone: undefined, hairPattern: undefined };

/** Among what the words are searched: pins, what is for sale, boards, people; for users also their own pins. */
export function ScopeTabs({ search }: { /** What was searched for. */ search: SearchState }) {
  const { t } = useLingui();
  const viewer = useViewer();
  // Nothing is a film yet: that scope has a page and no tab.
  const scopes = [
    ['pins', t`Pins`],
    ['buyable_pins', t`Shop`],
    ['boards', t`Boards`],
    ['users', t`People`],
    ...(viewer ? [['my_pins', t`Your pins`] as const] : []),
  ] as const;
  const links = scopes.map(([scope, label]) => ({
    label,
    href: searchPath({
      ...search,
      scope,
      // What narrows a search for pins is theirs alone.
      ...(scope !== 'pins' && NOT_NARROWED),
    }),
    current: scope === search.scope,
  }));
  return <TabLinks label={t`Search among`} links={links} />;
}
