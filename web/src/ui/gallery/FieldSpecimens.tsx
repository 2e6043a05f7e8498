import { useRef, useState } from 'react';
import { EmojiButton } from '../emoji/EmojiButton';
import { FileDrop } from '../file-drop/FileDrop';
import { PasswordField } from '../password-field/PasswordField';
import { RadioGroup } from '../radio-group/RadioGroup';
import { Select } from '../select/Select';
import { Switch } from '../switch/Switch';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';
import styles from './Gallery.module.css';

const BOARDS = [
  { value: 'kitchen', label: 'Kitchen light' },
  { value: 'stones', label: 'Old stones' },
];

/** Fields in rest, with help, wrong, and out of use; choices; the place to drop files. */
export function FieldSpecimens() {
  const [seen, setSeen] = useState('everyone');
  const [dropped, setDropped] = useState('');
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <TextField label="Title" placeholder="Tell everyone what it is about" />
        <TextField
          label="Email"
          type="email"
          defaultValue="vesna@"
          error="Write the whole address, such as vesna@example.org."
        />
        <TextField
          label="Username"
          defaultValue="vesna"
          description="Letters, digits and underscores."
        />
        <TextField label="Out of use" defaultValue="Kitchen light" disabled />
      </div>
      <div className={styles.stack}>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description="At least eight letters."
        />
        <TextArea
          label="Description"
          maxLength={60}
          defaultValue="North-facing room, lime-washed walls, one good chair."
        />
        <EmojiSpecimen />
        <Select label="Board" choices={BOARDS} defaultValue="kitchen" />
      </div>
      <div className={styles.stack}>
        <Switch
          label="Keep this board secret"
          description="Only you and those you invite see it."
          defaultChecked
        />
        <Switch label="Suggest similar ideas" />
        <Switch label="Out of use" disabled />
        <RadioGroup
          label="Who may comment"
          choices={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'followed', label: 'People you follow', description: 'And whom they answer.' },
            { value: 'nobody', label: 'Nobody' },
          ]}
          value={seen}
          onChange={setSeen}
        />
      </div>
      <FileDrop
        label={dropped || 'Choose a picture or drop it here'}
        hint="JPEG, PNG, WebP or GIF, up to 20 MB"
        accept={['image/jpeg', 'image/png', 'image/webp', 'image/gif']}
        onFiles={(files) => setDropped(files[0]?.name ?? '')}
      />
      <FileDrop
        label="Choose another picture"
        hint="JPEG, PNG, WebP or GIF, up to 20 MB"
        accept={['image/jpeg']}
        onFiles={() => {}}
        error="This file says it is a picture but is not one."
      />
    </div>
  );
}

function EmojiSpecimen() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState('');
  return (
    <div>
      <TextArea
        ref={field}
        label="Message"
        rows={1}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <EmojiButton field={field} onWrite={setWords} />
    </div>
  );
}
