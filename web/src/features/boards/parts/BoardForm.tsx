import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { boardRules } from 'features/boards/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import styles from './BoardForm.module.css';
import { BoardWords } from './BoardWords';
import { PrivacyField } from './PrivacyField';
import { TitleChips } from './TitleChips';

export interface BoardFormProps {
  /** What stands in the name at first. */
  name?: string;
  /** The pin that it is made for. */
  pinId?: string | undefined;
  /** Called with the board once it is made. */
  onMade: (board: Board) => void;
  /** Called when the user wants no board after all. */
  onCancel?: () => void;
}

/** Makes a board: what it is called, what it is about, and who sees it. */
export function BoardForm({ name, pinId, onMade, onCancel }: BoardFormProps) {
  const { t } = useLingui();
  const [create] = boardsApi.useCreateBoardMutation();
  const { errors, failure, submit, form } = useForm(boardRules, (words) =>
    create(words)
      .unwrap()
      .then(
        (made) => void onMade(made),
        (error: ApiError) => error,
      ),
  );
  const put = (title: string) => {
    const field = form.ref.current?.elements.namedItem('name');
    if (field instanceof HTMLInputElement) field.value = title;
  };
  return (
    <form className={styles.form} {...form} aria-label={t`Create board`}>
      <FormError words={failure} />
      <BoardWords
        name={name}
        errors={errors}
        below={pinId && <TitleChips pinId={pinId} onPick={put} />}
      />
      <PrivacyField />
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        <Button {...submit} kind="primary">
          {t`Create`}
        </Button>
      </div>
    </form>
  );
}
