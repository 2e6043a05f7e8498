import { mentionsApi } from 'features/users/mentions';
import { useViewer } from 'features/users/parts/viewer';
import { useRested } from 'lib/useRested';
import { Avatar } from 'ui/avatar/Avatar';
import type { FieldOfList } from 'ui/search-field/SearchField';
import { SuggestionList } from 'ui/search-field/SuggestionList';

/** How long the typing rests before the server is asked, in milliseconds. */
const REST_MS = 150;

interface MentionListProps {
  /** The field in which a mention is typed. */
  field: FieldOfList;
  /** What is typed of it behind the `@`. */
  term: string;
  /** Called with the username of who is chosen. */
  onTake: (username: string) => void;
}

/** Users whose names go on as typed. */
export function MentionList({ field, term, onTake }: MentionListProps) {
  const viewer = useViewer();
  const rested = useRested(term, REST_MS);
  const skip = rested === '' || !viewer;
  const { currentData } = mentionsApi.useSuggestMentionsQuery({ term: rested }, { skip });
  const users = (!skip && currentData?.items) || [];
  return (
    <SuggestionList
      field={field}
      suggestions={users.map((user) => ({
        key: user.username,
        text: user.full_name,
        detail: `@${user.username}`,
        picture: <Avatar name={user.full_name} src={user.image_small_url ?? null} size={24} />,
      }))}
      onTake={({ key }) => onTake(key)}
    />
  );
}
