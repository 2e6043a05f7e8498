import { useLingui } from '@lingui/react/macro';
import type { Find } from 'features/articles/parts/findItems';
import type { Picked } from 'features/articles/parts/picked';
import { Thumbnail } from 'features/articles/parts/Thumbnail';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'ui/button/Button';
import { IconButton } from 'ui/icon-button/IconButton';
import { TextField } from 'ui/text-field/TextField';
import styles from './ItemsField.module.css';

interface ItemsFieldProps {
  /** The form sends the ids by this name, a line for each. */
  name: string;
  /** What is chosen. */
  label: string;
  /** A sentence of help. */
  description: string;
  /** What is wrong with what was chosen. */
  error: string | undefined;
  /** Ids of what was chosen before, in their order. */
  ids: readonly string[];
  /** As much as is known of these. */
  known: readonly Picked[];
  /** How many may be chosen; where it is one, another takes its place. */
  most: number;
  /** Finds what may be chosen. */
  find: Find;
}

/** Pins or boards of an article: found by words or by pasted links, shown, and put in order. */
export function ItemsField({ name, label, most, known, find, ...field }: ItemsFieldProps) {
  const { t } = useLingui();
  const [ids, setIds] = useState(field.ids);
  const [met, setMet] = useState<readonly Picked[]>([]);
  const [offered, setOffered] = useState<readonly Picked[]>([]);
  const take = (items: readonly Picked[]) => {
    setMet((before) => [...before, ...items]);
    setIds((before) => {
      const all = [...new Set([...before, ...items.map(({ id }) => id)])];
      return most === 1 ? all.slice(-1) : all.slice(0, most);
    });
  };
  const itemOf = (id: string) =>
    [...met, ...known].find((item) => item.id === id) ?? { id, name: '', picture: null };
  const forward = (at: number) =>
    setIds((before) => {
      const order = [...before];
      order.splice(at - 1, 0, ...order.splice(at, 1));
      return order;
    });
  const fresh = offered.filter(({ id }) => !ids.includes(id));
  return (
    <div className={styles.field}>
      <FindLine
        label={label}
        description={field.description}
        error={field.error}
        find={find}
        onFound={(found) => {
          take(found.named);
          setOffered(found.offered);
        }}
      />
      {fresh.length > 0 && (
        <ul className={styles.items} aria-label={t`Found for ${label}`}>
          {fresh.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles.offer}
                aria-label={t`Add ${nameOf(item)}`}
                disabled={most > 1 && ids.length >= most}
                onClick={() => take([item])}
              >
                <Thumbnail pin={item.picture} />
                <span className={styles.name}>{item.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {ids.length > 0 && (
        <ol className={styles.items} aria-label={t`Chosen for ${label}`}>
          {ids.map((id, at) => {
            const item = itemOf(id);
            return (
              <li key={id} className={styles.chosen}>
                <Thumbnail pin={item.picture} />
                <span className={styles.name}>{nameOf(item)}</span>
                <span className={styles.ways}>
                  {at > 0 && (
                    <IconButton
                      label={t`Move ${nameOf(item)} forward`}
                      icon="back"
                      size="small"
                      directional
                      onClick={() => forward(at)}
                    />
                  )}
                  <IconButton
                    label={t`Remove ${nameOf(item)}`}
                    icon="close"
                    size="small"
                    onClick={() => setIds((before) => before.filter((one) => one !== id))}
                  />
                </span>
              </li>
            );
          })}
        </ol>
      )}
      <input type="hidden" name={name} value={ids.join('\n')} />
    </div>
  );
}

/** What it is called; its id where nothing is said of it, or it is not to be seen any more. */
function nameOf({ id, name }: Picked): string {
  return name || id;
}

interface FindLineProps extends Pick<ItemsFieldProps, 'label' | 'description' | 'error' | 'find'> {
  /** Called with what was found. */
  onFound: (found: Awaited<ReturnType<Find>>) => void;
}

function FindLine({ label, description, error, find, onFound }: FindLineProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [missed, setMissed] = useState(false);
  const search = async () => {
    if (pending || text.trim() === '') return;
    setPending(true);
    const found = await find(text.trim());
    setPending(false);
    setMissed(found.named.length + found.offered.length === 0);
    if (found.named.length > 0) setText('');
    onFound(found);
  };
  // Within the form, Enter would send all of it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  const none = missed ? t`Nothing was found that you can see.` : undefined;
  return (
    <div className={styles.find}>
      <TextField
        label={label}
        description={description}
        error={error ?? none}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setMissed(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button
        icon="search"
        pending={pending}
        aria-label={t`Find ${label}`}
        onClick={() => void search()}
      >
        {t`Find`}
      </Button>
    </div>
  );
}
