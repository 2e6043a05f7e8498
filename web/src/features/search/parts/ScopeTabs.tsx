import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { PLAIN, type SearchState, searchPath } from 'lib/searchPaths';
import { TabLinks } from 'ui/tabs/TabLinks';

/** Among what the words are searched: pins, what is for sale, videos, boards, people; for users also their own pins. */
export function ScopeTabs({ search }: { /** What was searched for. */ search: SearchState }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const scopes = [
    ['pins', t`Pins`],
    ['buyable_pins', t`Shop`],
    ['videos', t`Videos`],
    ['boards', t`Boards`],
    ['users', t`People`],
    ...(viewer ? [['my_pins', t`Your pins`] as const] : []),
  ] as const;
  const links = scopes.map(([scope, label]) => ({
    label,
    href: searchPath(
      {
        ...search,
        // What turns a search for pins is theirs alone.
        ...(scope !== 'pins' && { ...PLAIN, exact: search.exact }),
        scope,
      },
      'content_type_filter',
    ),
    current: scope === search.scope,
  }));
  return <TabLinks label={t`Search among`} links={links} />;
}
