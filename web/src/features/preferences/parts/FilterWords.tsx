import { useLingui } from '@lingui/react/macro';
import { filterWordRules } from 'features/preferences/rules';
import { useForm } from 'lib/form';
import { useState } from 'react';
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
  // A new key empties the field once its word is on the list.
  const [round, setRound] = useState(0);
  return (
    <div className={styles.words}>
      <NewWord
        key={round}
        isAgain={round > 0}
        onAdd={async (word) => {
          if (await onChange([...words, word])) setRound(round + 1);
        }}
      />
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
  /** Whether one was added just now, so that the next is typed at once. */
  isAgain: boolean;
  /** Adds it. */
  onAdd: (word: string) => Promise<void>;
}

function NewWord({ isAgain, onAdd }: NewWordProps) {
  const { t } = useLingui();
  const { errors, failure, submit, form } = useForm(filterWordRules, async ({ word }) => {
    await onAdd(word);
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
        autoFocus={isAgain}
        error={errors.word}
      />
      <Button {...submit}>{t`Add`}</Button>
    </form>
  );
}
