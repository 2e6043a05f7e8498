import { useLingui } from '@lingui/react/macro';
import { useTooLong } from 'lib/useTooLong';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from 'ui/button/Button';
import { EmojiButton } from 'ui/emoji/EmojiButton';
import { TextArea } from 'ui/text-area/TextArea';
import { useIsPage } from './useShowMessages';
import styles from './WordsField.module.css';

/** Characters of a message at most. */
const MOST = 2_000;

interface WordsFieldProps {
  /** What is written here. */
  label: string;
  words: string;
  onType: (words: string) => void;
  /** Sends it. */
  onSend: () => void;
  /** Whether there is something to send. */
  isReady: boolean;
  /** Whether it is on its way, and nothing else can be sent meanwhile. */
  isSending?: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * A field for a message, which grows with its words. Enter sends them where there is a keyboard, and
 * with Shift begins a line; with Ctrl it sends them everywhere. Escape leaves.
 */
export function WordsField(props: WordsFieldProps) {
  const { label, words, onType, onSend, isReady, isSending = false, field } = props;
  const { t } = useLingui();
  const isPhone = useIsPage();
  const tooLong = useTooLong(words, MOST);
  const isSendable = isReady && tooLong === undefined;
  const send = () => {
    if (isSendable && !isSending) onSend();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Where the conversation stands above the page, that goes by the same key.
    if (event.key === 'Escape') field.current?.blur();
    if (event.key !== 'Enter') return;
    const isWished = event.ctrlKey || event.metaKey;
    if (!isWished && (isPhone || event.shiftKey)) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.field}>
        <TextArea
          ref={field}
          label={label}
          labelHidden
          rows={1}
          dir="auto"
          placeholder={t`Write a message`}
          most={MOST}
          error={tooLong}
          enterKeyHint={isPhone ? 'enter' : 'send'}
          value={words}
          readOnly={isSending}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={press}
        />
      </div>
      <EmojiButton field={field} onWrite={onType} />
      <Button type="submit" kind="primary" size="large" disabled={!isSendable} pending={isSending}>
        {t`Send`}
      </Button>
    </form>
  );
}
