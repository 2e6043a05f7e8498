import { useLingui } from '@lingui/react/macro';
import { paths } from 'lib/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import { type Suggestion as Line, SearchField } from 'ui/search-field/SearchField';
import { useRecentSearches } from './useRecentSearches';
import { type SuggestedSearch, useSuggestions } from './useSuggestions';

interface SearchBarProps {
  /** The words of the page that is shown, if it is one of results. */
  query: string;
}

/**
 * The search of every page: suggestions while typing, recent searches before. Give it another `key`
 * with another query.
 */
export function SearchBar({ query }: SearchBarProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [words, setWords] = useState(query);
  const { recent, remember, clear } = useRecentSearches();
  const typing = words.trim() !== '' && words !== query;
  // What the page shows already needs no suggestions.
  const suggested = useSuggestions(typing ? words : '');
  const lines: SuggestedSearch[] = typing ? suggested : recent;
  const clearing: Line = { key: 'clear', text: t`Clear recent searches`, icon: 'trash' };
  const search = (term: string, rs: string) => {
    const url = paths.searchPins({ query: term, rs });
    remember({ query: term, type: 'query', label: term, url: paths.searchPins({ query: term }) });
    navigate(url);
  };
  return (
    <SearchField
      label={t`Search for ideas and people`}
      action="/search/pins/"
      slash
      value={words}
      onChange={setWords}
      onSubmit={(term) => search(term, 'typed')}
      suggestions={[
        ...lines.map(
          (line): Line => ({
            key: `${line.type} ${line.query}`,
            text: line.label,
            ...(line.type === 'user' && {
              detail: t`Person`,
              picture: <Avatar name={line.label} src={line.picture ?? null} size={24} />,
            }),
            ...(!typing && line.type === 'query' && { detail: t`Recent` }),
          }),
        ),
        ...(!typing && recent.length > 0 ? [clearing] : []),
      ]}
      onChoose={({ key }) => {
        if (key === clearing.key) {
          clear();
          return setWords('');
        }
        const line = lines.find(({ type, query }) => `${type} ${query}` === key);
        if (!line) return;
        if (line.type === 'query') return search(line.query, typing ? 'autocomplete' : 'recent');
        remember({ query: line.query, type: 'user', label: line.label, url: line.url });
        navigate(line.url);
      }}
    />
  );
}
