import { useLingui } from '@lingui/react/macro';
import { useViewer } from 'features/users/parts/viewer';
import { paths } from 'lib/paths';
import { useNavigate } from 'react-router';
import { Avatar } from 'ui/avatar/Avatar';
import type { FieldOfList } from 'ui/search-field/SearchField';
import { type Suggestion as Line, SuggestionList } from 'ui/search-field/SuggestionList';
import { rememberSearch, useRecentSearches } from './useRecentSearches';
import { type SuggestedSearch, useRecommended, useSuggestions } from './useSuggestions';

interface SearchSuggestionsProps {
  /** The search field. */
  field: FieldOfList;
  /** What is written in it. */
  words: string;
  /** What the page that is shown was searched by. */
  query: string;
  /** Among what is searched. */
  scope: string;
  /** Called with words to search for, and where they came from. */
  onSearch: (term: string, rs: string) => void;
}

/**
 * Suggestions while typing; before, recent searches, each of which may be dropped, searches that
 * are recommended, and the search with a picture. Load it with `lazy`.
 */
export function SearchSuggestions({
  field,
  words,
  query,
  scope,
  onSearch,
}: SearchSuggestionsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const viewer = useViewer()?.id ?? null;
  const { recent, drop, clear } = useRecentSearches(scope);
  const typing = words.trim() !== '' && words !== query;
  // What the page shows already needs no suggestions.
  const suggested = useSuggestions(typing ? words : '', recent);
  // One's own pins are searched for what is there.
  const recommended = useRecommended(!typing && !scope.startsWith('my_'), recent);
  const before: SuggestedSearch[] = typing ? [] : recent;
  const lines = [...before, ...(typing ? suggested : recommended)];
  const named = (key: string) => lines.find((line) => keyOf(line) === key);
  const kinds: Record<SuggestedSearch['type'], Omit<Line, 'key' | 'text'>> = {
    query: typing ? {} : { detail: t`Idea for you` },
    user: { detail: t`Person` },
    board: { detail: t`Board`, icon: 'boards' },
    my_board: { detail: t`Your board`, icon: 'boards' },
    my_pins: { detail: t`In your pins` },
  };
  const show = (line: SuggestedSearch): Line => ({
    key: keyOf(line),
    text: line.label,
    ...kinds[line.type],
    ...(line.type === 'user' && {
      picture: <Avatar name={line.label} src={line.picture ?? null} size={24} />,
    }),
  });
  const showRecent = (line: SuggestedSearch): Line => ({
    ...show(line),
    ...(line.type === 'query' && { detail: t`Recent` }),
    removeLabel: t`Remove ${line.label} from recent searches`,
  });
  const clearing: Line = { key: CLEAR, text: t`Clear recent searches`, icon: 'trash' };
  const looking: Line = { key: LOOK, text: t`Search with a picture`, icon: 'image' };
  const take = ({ key }: Line) => {
    if (key === CLEAR) {
      clear();
      return field.onChange('');
    }
    if (key === LOOK) {
      field.onChange('');
      return navigate(paths.searchVisually());
    }
    const line = named(key);
    if (!line) return;
    if (line.type === 'query') return onSearch(line.query, sourceOf(key));
    const { picture: _, type, ...search } = line;
    if (type === 'my_pins') rememberSearch('my_pins', viewer, { ...search, type: 'query' });
    else rememberSearch(scope, viewer, { ...search, type: type === 'user' ? 'user' : 'board' });
    navigate(line.url);
  };
  const sourceOf = (key: string) => {
    if (typing) return 'autocomplete';
    return before.some((line) => keyOf(line) === key) ? 'recent' : 'recommended';
  };
  const remove = ({ key }: Line) => {
    const line = recent.find((kept) => keyOf(kept) === key);
    if (line) drop(line);
  };
  return (
    <SuggestionList
      field={field}
      suggestions={[
        ...before.map(showRecent),
        ...(before.length > 0 ? [clearing] : []),
        ...lines.slice(before.length).map(show),
        ...(typing ? [] : [looking]),
      ]}
      onTake={take}
      onRemove={remove}
    />
  );
}

// Unlike every line's, without a blank.
const CLEAR = 'clear';
const LOOK = 'look';

function keyOf({ type, query }: SuggestedSearch): string {
  return `${type} ${query}`;
}
