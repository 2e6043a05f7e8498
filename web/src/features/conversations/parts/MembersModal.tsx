import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { groupsApi } from 'features/conversations/groups';
import type { UserRef } from 'features/users/api';
import { UserLine } from 'features/users/parts/UserLine';
import { useViewer } from 'features/users/parts/viewer';
import { errorText } from 'lib/errorTexts';
import { useRef, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import styles from './MembersModal.module.css';
import { nameOf } from './names';
import { MOST_OTHERS, Receivers } from './Receivers';
import { useOpeningFocus } from './useOpeningFocus';

interface MembersModalProps {
  /** A group. */
  conversation: Conversation;
  /** Whether it was opened to add users. */
  isAdding: boolean;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Who takes part in a group, and whom else to add. Load it with `lazy`. */
export function MembersModal({ conversation, isAdding, onClose }: MembersModalProps) {
  const { t, i18n } = useLingui();
  const { id, users, emails, board, is_request: isRequest } = conversation;
  const [chosen, setChosen] = useState<readonly UserRef[]>([]);
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  const [add, { isLoading, error }] = groupsApi.useAddMembersMutation();
  const seats = MOST_OTHERS - users.length - emails.length;
  const mayAdd = !isRequest && !board && seats > 0;
  const press = async () => {
    const user_ids = chosen.map((user) => user.id);
    const whom = { user_ids, ...(addresses.length > 0 && { emails: [...addresses] }) };
    const answer = await add({ conversation_id: id, ...whom });
    if (!answer.error) onClose();
  };
  return (
    <Modal
      open
      size="small"
      title={isAdding ? t`Add people` : t`Members`}
      busy={isLoading}
      onOpenChange={onClose}
      footer={
        mayAdd && (
          <ModalButtons
            yes={t`Add`}
            button={{ disabled: chosen.length + addresses.length === 0, pending: isLoading }}
            onYes={() => void press()}
            onNo={onClose}
          />
        )
      }
    >
      <div className={styles.members} data-adds={mayAdd || undefined}>
        <FormError words={error ? errorText(i18n, error) : null} />
        {mayAdd && (
          <Adding
            conversation={conversation}
            seats={seats}
            chosen={chosen}
            onChange={setChosen}
            addresses={addresses}
            onAddresses={setAddresses}
            isFirst={isAdding}
          />
        )}
        {!isRequest && !board && !mayAdd && (
          <p className={styles.full}>{t`All ten places of this group are taken.`}</p>
        )}
        <Members conversation={conversation} />
      </div>
    </Modal>
  );
}

interface AddingProps {
  conversation: Conversation;
  /** How many more there is room for. */
  seats: number;
  chosen: readonly UserRef[];
  onChange: (chosen: readonly UserRef[]) => void;
  addresses: readonly string[];
  onAddresses: (addresses: readonly string[]) => void;
  /** Whether the field has the focus first. */
  isFirst: boolean;
}

/** Whom to add, and which e-mail addresses. */
function Adding({ conversation, seats, isFirst, ...choice }: AddingProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  useOpeningFocus(field, isFirst);
  return (
    <div className={styles.adding}>
      <Receivers
        label={t`Add`}
        chosenLabel={t`To be added`}
        most={seats}
        except={conversation.users}
        {...choice}
        field={field}
      />
    </div>
  );
}

/** The members whom the viewer sees, themselves first. */
function Members({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const viewer = useViewer();
  return (
    <ul className={styles.list} aria-label={t`Members of ${nameOf(conversation)}`}>
      {viewer && (
        <li>
          <UserLine user={viewer} note={t`You`} />
        </li>
      )}
      {conversation.users.map((user) => (
        <li key={user.id}>
          <UserLine user={user} note={`@${user.username}`} />
        </li>
      ))}
      {conversation.emails.map((email) => (
        <li key={email} className={styles.address}>
          <Avatar name={email} size={48} />
          <span>
            <bdi className={styles.email}>{email}</bdi>
            <span className={styles.full}>{t`Written to by email; no answer yet`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
