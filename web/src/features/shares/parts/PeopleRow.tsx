import { useLingui } from '@lingui/react/macro';
import type { Things } from 'features/conversations/parts/things';
import { useId, useState } from 'react';
import { FormError } from 'ui/form-error/FormError';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextField } from 'ui/text-field/TextField';
import { Face } from './Face';
import styles from './PeopleRow.module.css';
import { receiverId, useHandTo } from './useHandTo';
import { useReceivers } from './useReceivers';

interface PeopleRowProps {
  /** What is sent. */
  things: Things;
  /** Called when it was sent to one of them. */
  onSent: () => void;
}

/** Users and groups in a row: a press sends the thing to them at once. */
export function PeopleRow({ things, onSent }: PeopleRowProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { items, isAwaited, isNone } = useReceivers(typed.trim());
  const { handed, hand, takeBack } = useHandTo(things, setWrong);
  return (
    <section className={styles.people} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>{t`Send to people`}</h3>
      <TextField
        label={t`Name, username or email`}
        labelHidden
        placeholder={t`Name, username or email`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {isAwaited && <Awaited />}
      {items.length > 0 && (
        <ul className={styles.row} aria-label={t`Suggested people`}>
          {items.map((receiver) => {
            const to = receiverId(receiver);
            return (
              <Face
                key={to}
                receiver={receiver}
                handing={handed[to]}
                onSend={() => {
                  setWrong(null);
                  void hand(receiver).then((isSent) => isSent && onSent());
                }}
                onUndo={() => {
                  setWrong(null);
                  void takeBack(to);
                }}
              />
            );
          })}
        </ul>
      )}
      {typed.trim() !== '' && isNone && <p className={styles.none}>{t`No people found`}</p>}
      <FormError words={wrong} />
    </section>
  );
}

/** A row before it is known. */
function Awaited() {
  return (
    <div className={styles.row} aria-hidden="true">
      {[0, 1, 2, 3].map((place) => (
        <span key={place} className={styles.face}>
          <Skeleton shape="round" width={64} height={64} />
        </span>
      ))}
    </div>
  );
}
