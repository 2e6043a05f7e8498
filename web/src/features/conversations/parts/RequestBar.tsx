import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'features/conversations/api';
import { lazy } from 'react';
import { Button } from 'ui/button/Button';
import { ModalButton } from 'ui/modal/ModalButton';
import { nameOf, otherOf } from './names';
import styles from './RequestBar.module.css';
import { useRequest } from './useRequest';
import { useWays } from './ways';

const BlockUser = lazy(() =>
  import('features/users/parts/BlockUser').then((part) => ({ default: part.BlockUser })),
);

/** Stands in the place of the field where the viewer was not known to who writes: they answer first. */
export function RequestBar({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const { open, showList } = useWays();
  const { isBusy, accept, decline, noteBlocked } = useRequest(conversation);
  // Of a group, who asks.
  const other = otherOf(conversation) ?? conversation.last_message?.sender;
  const press = async () => {
    if (await decline()) showList('requests');
  };
  // Beside it stands the list that it is in now.
  const welcome = async () => {
    if (await accept()) open(conversation.id, true);
  };
  const leave = () => {
    if (other) noteBlocked(other);
    showList('requests');
  };
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        {t`${other?.full_name ?? nameOf(conversation)} would like to write to you. They are not told that you read this.`}
        {conversation.is_by_email &&
          ` ${t`They wrote to your email address: if you answer, they learn that it is yours.`}`}
      </p>
      <div className={styles.ways}>
        {other && (
          <ModalButton
            kind="plain"
            modal={(onClose) => <BlockUser user={other} onClose={onClose} onBlocked={leave} />}
          >
            {t`Block`}
          </ModalButton>
        )}
        <Button disabled={isBusy} onClick={() => void press()}>{t`Decline`}</Button>
        <Button kind="primary" disabled={isBusy} onClick={() => void welcome()}>{t`Accept`}</Button>
      </div>
    </div>
  );
}
