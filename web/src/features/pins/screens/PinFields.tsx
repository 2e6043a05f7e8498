import { useLingui } from '@lingui/react/macro';
import { BoardField } from 'features/boards/parts/BoardField';
import type { LastBoard } from 'features/boards/parts/lastBoard';
import type { SectionRef } from 'features/boards/parts/sections';
import { MOST_TOPICS } from 'features/pins/rules';
import { TextArea } from 'ui/text-area/TextArea';
import { TextField } from 'ui/text-field/TextField';
import styles from './CreatePinScreen.module.css';

type Field = 'title' | 'description' | 'board_id' | 'link' | 'topics' | 'alt_text';

interface PinFieldsProps {
  /** What stands there at first, and again whenever it changes. */
  words: {
    title: string;
    description: string;
    link: string;
    topics?: readonly string[];
    alt_text?: string;
  };
  /** The link is not the viewer's to change. */
  linkFixed?: boolean;
  /** What is wrong with a field. */
  errors: Partial<Record<Field, string>>;
  /** The chosen board. */
  board: LastBoard | null;
  /** The chosen section of it. */
  section: SectionRef | null;
  /** Called with the newly chosen place. */
  onPlace: (board: LastBoard, section: SectionRef | null) => void;
}

/** What a user says about a pin. */
export function PinFields(props: PinFieldsProps) {
  const { words, linkFixed, errors, board, section, onPlace } = props;
  const { t } = useLingui();
  return (
    <div className={styles.fields}>
      <TextField
        key={`title ${words.title}`}
        name="title"
        defaultValue={words.title}
        label={t`Title`}
        placeholder={t`What is it?`}
        maxLength={100}
        autoComplete="off"
        error={errors.title}
      />
      <TextArea
        key={`description ${words.description}`}
        name="description"
        defaultValue={words.description}
        label={t`Description`}
        placeholder={t`What makes it worth keeping`}
        maxLength={800}
        rows={4}
        error={errors.description}
      />
      <BoardField
        name="board_id"
        value={board}
        section={section}
        onChange={onPlace}
        error={errors.board_id}
      />
      {!linkFixed && (
        <TextField
          key={`link ${words.link}`}
          name="link"
          defaultValue={words.link}
          type="url"
          label={t`Link`}
          placeholder="https://"
          description={t`Where it comes from, if that is a page.`}
          autoComplete="off"
          error={errors.link}
        />
      )}
      <TextField
        name="topics"
        defaultValue={words.topics?.join(', ')}
        label={t`Topics`}
        placeholder={t`kitchen, oak, morning light`}
        description={t`Up to ${MOST_TOPICS}, with commas between.`}
        autoComplete="off"
        error={errors.topics}
      />
      <TextArea
        name="alt_text"
        defaultValue={words.alt_text}
        label={t`Alt text`}
        description={t`What the picture shows, for people who cannot see it.`}
        maxLength={500}
        rows={2}
        error={errors.alt_text}
      />
    </div>
  );
}
