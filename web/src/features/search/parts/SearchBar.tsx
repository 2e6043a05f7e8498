import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { SearchField } from 'ui/search-field/SearchField';

const SearchSuggestions = lazy(() =>
  import('./SearchSuggestions').then((part) => ({ default: part.SearchSuggestions })),
);

interface SearchBarProps {
  /** The words of the page that is shown, if it is one of results. */
  query: string;
  /** Among what is searched, such as `pins`. */
  scope?: string | undefined;
}

/**
 * The search of every page: suggestions while typing, recent searches before, whose weight comes
 * with the field's first use. Give it another `key` with another query.
 */
export function SearchBar({ query, scope = 'pins' }: SearchBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const viewer = useViewer()?.id ?? null;
  const [words, setWords] = useState(query);
  const search = (term: string, rs: string) => {
    import('./rememberWords')
      .then(({ rememberWords }) => rememberWords(scope, viewer, term))
      // It is searched for, remembered or not.
      .catch(() => undefined);
    navigate(paths.searchPins({ query: term, rs, scope }));
  };
  return (
    <SearchField
      label={t`Search for ideas and people`}
      action="/search/pins/"
      slash
      value={words}
      onChange={setWords}
      onSubmit={(term) => search(term, 'typed')}
      list={(field) => (
        <Suspense fallback={null}>
          <SearchSuggestions field={field} {...{ words, query, scope }} onSearch={search} />
        </Suspense>
      )}
    />
  );
}
