import { useLingui } from '@lingui/react/macro';
import { boardsApi } from 'features/boards/api';
import { useLastBoard } from 'features/boards/parts/lastBoard';
import { type Interest, interestsApi } from 'features/interests/api';
import { StepFrame } from 'features/signups/parts/StepFrame';
import type { StepProps } from 'features/signups/parts/steps';
import { readWanted } from 'features/users/parts/wanted';
import { errorText } from 'lib/errorTexts';
import { useState } from 'react';
import { Button } from 'ui/button/Button';
import { Chip } from 'ui/chip/Chip';
import { Spinner } from 'ui/spinner/Spinner';
import { TextField } from 'ui/text-field/TextField';
import { useToast } from 'ui/toast/toasts';
import styles from './BoardsStep.module.css';

/** Names that are offered, at most. */
const MOST = 8;

/** First boards, named after what the viewer likes. What they wanted to save goes on the first. */
export function BoardsStep({ viewer, onDone }: StepProps) {
  const { t } = useLingui();
  const { data, isLoading } = interestsApi.useListInterestsQuery({});
  const liked = data?.interests.filter((interest) => interest.is_followed) ?? [];
  const offered = liked.length > 0 ? liked : (data?.interests ?? []);
  return (
    <StepFrame
      title={t`Make your first boards`}
      words={
        readWanted()?.unauthSavePinId
          ? t`The pin you wanted to save goes on the first one.`
          : t`A board keeps what belongs together.`
      }
      // The height of the names is not known yet, and it must not move under a finger.
      onSkip={isLoading ? undefined : onDone}
    >
      {isLoading ? (
        <Spinner label={t`Loading....`} />
      ) : (
        <BoardsForm viewer={viewer} onDone={onDone} offered={offered.slice(0, MOST)} />
      )}
    </StepFrame>
  );
}

function BoardsForm({ viewer, onDone, offered }: StepProps & { offered: Interest[] }) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [createBoard, { isLoading }] = boardsApi.useCreateBoardMutation();
  const [, setLastBoard] = useLastBoard(viewer.id);
  const [picked, setPicked] = useState<string[]>([]);
  const [own, setOwn] = useState('');
  const names = [...picked, own.trim()].filter((name) => name !== '');
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name]);
  const make = async () => {
    for (const [index, name] of names.entries()) {
      const { data: board, error } = await createBoard({ name });
      // Coming back to this screen, the board may be there already.
      if (error && (error as { key?: string }).key !== 'BoardNameTaken') {
        return toast({ words: errorText(i18n, error), tone: 'danger' });
      }
      if (board && index === 0) setLastBoard({ id: board.id, name: board.name, url: board.url });
    }
    onDone();
  };
  return (
    <>
      <fieldset className={styles.names} aria-label={t`Names of boards`}>
        {offered.slice(0, MOST).map(({ id, name }) => (
          <Chip key={id} selected={picked.includes(name)} onPress={() => toggle(name)}>
            {name}
          </Chip>
        ))}
      </fieldset>
      <TextField
        label={t`A name of your own`}
        value={own}
        maxLength={50}
        onChange={(event) => setOwn(event.target.value)}
      />
      <Button
        kind="primary"
        size="large"
        wide
        pending={isLoading}
        disabled={names.length === 0}
        onClick={() => void make()}
      >
        {t`Make boards`}
      </Button>
    </>
  );
}
