import { useLingui } from '@lingui/react/macro';
import { useMention } from 'features/users/parts/useMention';
import { useTooLong } from 'lib/useTooLong';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { EmojiButton } from 'ui/emoji/EmojiButton';
import { TextArea } from 'ui/text-area/TextArea';
import styles from './Composer.module.css';

/** Characters of a comment at most. */
export const MOST = 500;

interface ComposerProps {
  /** What is written here. */
  label: string;
  /** Words that stand there at first. */
  initial?: string;
  /** What the field says while nothing stands there. */
  placeholder?: string;
  /** What sending is called. */
  action: string;
  /** Called with the words as they are typed. */
  onType?: (words: string) => void;
  /** Sends them; answers whether they went, and the field is emptied. */
  onSend: (words: string) => Promise<boolean>;
  /** Called when the words are not wanted any longer; without it Escape only takes the focus off. */
  onLeave?: () => void;
  /** Whether it takes the focus; what can be left does. */
  focused?: boolean | undefined;
  /** A letter that leads to the field from elsewhere on the page; at most one field has it. */
  shortcut?: string;
}

/** A field for a comment: grows with its words; Ctrl+Enter sends them, Escape leaves. */
export function Composer(props: ComposerProps) {
  const { label, initial = '', placeholder, action, onType, onSend, onLeave, shortcut } = props;
  const { focused = onLeave !== undefined } = props;
  const { t } = useLingui();
  const [words, setWords] = useState(initial);
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeft = onLeave !== undefined;
  useEffect(() => {
    if (!focused) return;
    // Behind the menu, which gives the focus back to its button when it goes.
    const frame = requestAnimationFrame(() => {
      const { length } = field.current?.value ?? '';
      field.current?.focus();
      field.current?.setSelectionRange(length, length);
    });
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  const isEmpty = words.trim() === '';
  const tooLong = useTooLong(words, MOST);
  const isSendable = !isEmpty && tooLong === undefined;
  const type = (typed: string) => {
    setWords(typed);
    onType?.(typed);
  };
  const mention = useMention(field, type);
  const send = async () => {
    if (!isSendable || isSending) return;
    setSending(true);
    const isSent = await onSend(words);
    setSending(false);
    if (isLeft) return;
    if (isSent) type('');
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || mention.hear(event)) return;
    // A sheet around the field stays.
    if (event.key === 'Escape' && onLeave) event.stopPropagation();
    if (event.key === 'Escape') (onLeave ?? (() => field.current?.blur()))();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.composer} data-written={!isEmpty || undefined} onSubmit={submit}>
      <div className={styles.line}>
        <div className={styles.field}>
          <TextArea
            ref={field}
            label={label}
            labelHidden
            rows={1}
            dir="auto"
            placeholder={placeholder}
            most={MOST}
            error={tooLong}
            value={words}
            readOnly={isSending}
            onChange={({ currentTarget }) => {
              type(currentTarget.value);
              mention.look(true);
            }}
            onSelect={() => mention.look(false)}
            onBlur={mention.close}
            onKeyDown={press}
            aria-keyshortcuts={shortcut}
            {...mention.wiring}
          />
          {mention.list}
        </div>
        <EmojiButton field={field} onWrite={type} />
      </div>
      {(!isEmpty || onLeave) && (
        <span className={styles.ways}>
          {onLeave && (
            <Button size="small" kind="quiet" onClick={onLeave}>
              {t`Cancel`}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            kind="primary"
            pending={isSending}
            disabled={!isSendable}
          >
            {action}
          </Button>
        </span>
      )}
    </form>
  );
}
