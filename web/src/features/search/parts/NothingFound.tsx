import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { type SearchState, searchPath, wordsOf } from 'lib/searchPaths';
import { ButtonLink } from 'ui/button/ButtonLink';
import { EmptyState } from 'ui/empty-state/EmptyState';

/** Says that nothing matches, and what may help: fewer words, or another scope. */
export function NothingFound({ search }: { /** What was searched for. */ search: SearchState }) {
  const { t } = useLingui();
  const words = wordsOf(search);
  const said: Record<string, string> = {
    boards: t`No board matches “${words}”. Try fewer words, or look among pins.`,
    users: t`No one is called “${words}”. Try fewer words, or look among pins.`,
    my_pins: t`None of your pins matches “${words}”. Try fewer words, or look among all pins.`,
    buyable_pins: t`Nothing for sale matches “${words}”. Look among all pins.`,
    videos: t`No video matches “${words}”. Look among all pins.`,
  };
  const elsewhere = said[search.scope];
  return (
    <EmptyState
      icon="search"
      words={elsewhere ?? t`No picture matches “${words}”. Try fewer words, or a more common one.`}
      action={
        elsewhere ? (
          <ButtonLink
            href={searchPath({ ...search, scope: 'pins' })}
          >{t`Search all pins`}</ButtonLink>
        ) : (
          <ButtonLink href={paths.home()}>{t`See what is popular`}</ButtonLink>
        )
      }
    />
  );
}
