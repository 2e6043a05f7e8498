import { useLingui } from '@lingui/react/macro';
import { type Board, boardsApi } from 'features/boards/api';
import { BoardWords } from 'features/boards/parts/BoardWords';
import { PrivacyField } from 'features/boards/parts/PrivacyField';
import { changedBoardRules } from 'features/boards/rules';
import type { ApiError } from 'lib/errors';
import { useForm } from 'lib/form';
import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormModal } from 'ui/modal/FormModal';
import { RadioGroup } from 'ui/radio-group/RadioGroup';
import { Select } from 'ui/select/Select';
import { useToast } from 'ui/toast/toasts';
import styles from './EditBoard.module.css';

/** Fields of the form that are of nouns above boards. */
export interface EditBoardFields {
  /** Which picture stands for it. */
  Cover: ComponentType<{ board: Board }>;
  /** What it is about. */
  Topic: ComponentType<{ value: string; error?: string | undefined }>;
}

interface EditBoardProps {
  /** Handed in. */
  fields: EditBoardFields;
  /** What is changed. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** Changes a board's words, its looks and who sees it. Load it with `lazy`. */
export function EditBoard({ board, onClose, fields }: EditBoardProps) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const [update] = boardsApi.useUpdateBoardMutation();
  const state = useForm(changedBoardRules, ({ cover, ...said }) =>
    update({
      ...said,
      board_id: board.id,
      cover_pin_id: cover,
    })
      .unwrap()
      .then(
        (changed) => {
          onClose();
          toast({ words: t`Board saved` });
          // The address follows the name.
          if (changed.url !== board.url) void navigate(changed.url, { replace: true });
          return undefined;
        },
        (error: ApiError) => error,
      ),
  );
  return (
    <FormModal size="medium" title={t`Edit board`} state={state} action={t`Save`} onClose={onClose}>
      <div className={styles.fields}>
        {board.pin_count > 0 ? (
          <fields.Cover board={board} />
        ) : (
          <input type="hidden" name="cover" value="0" />
        )}
        <BoardWords board={board} errors={state.errors} />
        <fields.Topic value={board.category} error={state.errors.category} />
        <LayoutField value={board.layout} />
        <SensitivityField value={board.sensitivity} />
        {board.is_hidden_by_host ? (
          <input type="hidden" name="privacy" value={board.privacy} />
        ) : (
          <PrivacyField privacy={board.privacy} />
        )}
      </div>
    </FormModal>
  );
}

function LayoutField({ value }: { value: Board['layout'] }) {
  const { t } = useLingui();
  const [layout, setLayout] = useState<string>(value);
  return (
    <RadioGroup
      name="layout"
      label={t`Layout`}
      value={layout}
      onChange={setLayout}
      choices={[
        { value: 'default', label: t`Grid`, description: t`Many pins at a glance.` },
        {
          value: 'carousel',
          label: t`Carousel`,
          description: t`Large pictures in one row, to go through one by one.`,
        },
      ]}
    />
  );
}

function SensitivityField({ value }: { value: Board['sensitivity'] }) {
  const { t } = useLingui();
  return (
    <Select
      name="sensitivity"
      label={t`Warning`}
      description={t`Others read it before they see what is on this board.`}
      defaultValue={value}
      choices={[
        { value: 'none', label: t`No warning` },
        { value: 'mature', label: t`For adults` },
        { value: 'graphic', label: t`Wounds, operations or violence` },
        { value: 'distressing', label: t`May distress people` },
      ]}
    />
  );
}
