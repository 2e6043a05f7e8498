import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { collaboratorsApi } from 'features/collaborators/api';
import { UserLine } from 'features/users/parts/UserLine';
import type { Schema } from 'lib/call';
import { useDeferredValue, useState } from 'react';
import { Button } from 'ui/button/Button';
import { TextField } from 'ui/text-field/TextField';
import styles from './PeopleModal.module.css';
import { useDo } from './useDo';

/** Finds people by name and asks them to save to a board. */
export function AskPeople({ board }: { board: Board }) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const { currentData, data } = collaboratorsApi.useSuggestCollaboratorsQuery({
    board_id: board.id,
    query,
  });
  const found = (currentData ?? data)?.suggestions;
  return (
    <section className={styles.part}>
      <TextField
        type="text"
        label={t`Search by name`}
        placeholder={t`Name or username`}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label={t`People`}>
          {found.map((one) => (
            <li key={one.user.id}>
              <Suggested board={board} one={one} />
            </li>
          ))}
        </ul>
      )}
      {query && currentData && found?.length === 0 && (
        <p className={styles.quiet}>{t`Nobody is called that. Try the username.`}</p>
      )}
    </section>
  );
}

interface SuggestedProps {
  /** To which board. */
  board: Board;
  /** Who could be asked. */
  one: Schema['SuggestedCollaborator'];
}

function Suggested({ board, one: { user, status } }: SuggestedProps) {
  const { t } = useLingui();
  const perform = useDo();
  const [invite, { isLoading }] = collaboratorsApi.useInviteCollaboratorMutation();
  const states = { accepted: t`Saves here`, new: t`Invited`, not_invited: t`Waits for the owner` };
  return (
    <UserLine user={user} note={status ? states[status] : `@${user.username}`}>
      {!status && (
        <Button
          kind="primary"
          aria-label={t`Invite ${user.full_name}`}
          pending={isLoading}
          onClick={() =>
            void perform(invite({ board_id: board.id, invited_user_id: user.id }), t`Invite sent`)
          }
        >
          {t`Invite`}
        </Button>
      )}
    </UserLine>
  );
}
