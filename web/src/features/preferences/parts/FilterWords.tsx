import { useLingui } from '@lingui/react/macro';
import { filterWordRules } from 'features/preferences/rules';
import { useForm } from 'lib/form';
import { useRef } from 'react';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { IconButton } from 'ui/icon-button/IconButton';
import { TextField } from 'ui/text-field/TextField';
import styles from './FilterWords.module.css';

export interface FilterWordsProps {
  /** The words there are. */
  words: readonly string[];
  /** Keeps these words in their place. Answers whether it was done. */
  onChange: (words: string[]) => Promise<boolean>;
}

/** A list of words, one more, one less. */
export function FilterWords({ words, onChange }: FilterWordsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.words}>
      <NewWord onAdd={(word) => onChange([...words, word])} />
      {words.length > 0 ? (
        <ul className={styles.list} aria-label={t`Words that hide a comment`}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              <span>{word}</span>
              <IconButton
                label={t`Remove ${word}`}
                icon="close"
                size="small"
                onClick={() => void onChange(words.filter((other) => other !== word))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t`No words yet.`}</p>
      )}
    </div>
  );
}

interface NewWordProps {
  /** Adds it. Answers whether it was done. */
  onAdd: (word: string) => Promise<boolean>;
}

function NewWord({ onAdd }: NewWordProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { errors, failure, submit, form } = useForm(filterWordRules, async ({ word }) => {
    const typed = field.current?.value;
    const isAdded = await onAdd(word);
    const input = field.current;
    // The next word may stand in the field by now: it is shown at once, kept a moment later.
    if (!isAdded || !input || input.value !== typed) return undefined;
    input.value = '';
    input.focus();
    return undefined;
  });
  return (
    <form className={styles.form} {...form} aria-label={t`Add a word`}>
      <FormError words={failure} />
      <TextField
        name="word"
        label={t`Word or phrase`}
        autoComplete="off"
        autoCapitalize="none"
        ref={field}
        error={errors.word}
      />
      <Button {...submit}>{t`Add`}</Button>
    </form>
  );
}
