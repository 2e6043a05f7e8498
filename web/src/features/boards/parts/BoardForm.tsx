import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { boardRules } from 'features/boards/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { Button } from 'ui/button/Button';
import { FormError } from 'ui/form-error/FormError';
import { Switch } from 'ui/switch/Switch';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import styles from './BoardForm.module.css';

export interface BoardFormProps {
  /** The board to change; a new one is made without it. */
  board?: Board;
  /** What stands in the name at first. */
  name?: string;
  /** Called with the board once it is made or changed. */
  onMade: (board: Board) => void;
  /** Called when the person wants no board after all. */
  onCancel?: () => void;
}

/** What a board is called, what it is about, and who sees it. */
export function BoardForm({ board, name, onMade, onCancel }: BoardFormProps) {
  const { t } = useLingui();
  const [create] = boardsApi.useCreateBoardMutation();
  const [update] = boardsApi.useUpdateBoardMutation();
  const { errors, failure, submit, form } = useForm(
    boardRules,
    async ({ name, description, secret }) => {
      const words = {
        name,
        description,
        privacy: secret ? ('secret' as const) : ('public' as const),
      };
      const answer = board ? update({ ...words, board_id: board.id }) : create(words);
      return answer.unwrap().then(
        (made) => void onMade(made),
        (error: ApiError) => error,
      );
    },
  );
  return (
    <form className={styles.form} {...form} aria-label={board ? t`Edit board` : t`Create board`}>
      <FormError words={failure} />
      <TextField
        name="name"
        label={t`Name`}
        placeholder={t`Places to go, chairs to keep`}
        defaultValue={board?.name ?? name}
        maxLength={50}
        autoComplete="off"
        required
        error={errors.name}
      />
      <TextArea
        name="description"
        label={t`Description`}
        placeholder={t`What it is about`}
        defaultValue={board?.description}
        maxLength={500}
        error={errors.description}
      />
      <Switch
        name="secret"
        label={t`Keep this board secret`}
        description={t`Only you see it and what is on it.`}
        defaultChecked={board?.privacy === 'secret'}
      />
      <div className={styles.buttons}>
        {onCancel && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        <Button {...submit} kind="primary">
          {board ? t`Save` : t`Create`}
        </Button>
      </div>
    </form>
  );
}
