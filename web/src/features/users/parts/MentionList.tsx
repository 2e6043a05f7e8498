import { Avatar } from 'ui/avatar/Avatar';
import type { FieldOfList } from 'ui/search-field/SearchField';
import { SuggestionList } from 'ui/search-field/SuggestionList';
import { useSuggestedUsers } from './useSuggestedUsers';

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
  const users = useSuggestedUsers(term);
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
