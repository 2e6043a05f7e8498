import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon/Icon';
import styles from './FileDrop.module.css';

export interface FileDropProps {
  /** What to do: "Choose a picture or drop it here". The name of the control. */
  label: string;
  /** What is taken: kinds and sizes, in one line. */
  hint?: string;
  /**
   * Media types that are taken, such as `image/png`, and endings of names, `.mov`, which some systems
   * know no type of. Others are left out; `onFiles` is then called with the rest.
   */
  accept: readonly string[];
  /** Takes several at once. */
  multiple?: boolean;
  /** Called with what was chosen or dropped; with an empty list when nothing of it is taken. */
  onFiles: (files: readonly File[]) => void;
  /** What is wrong with the last choice. */
  error?: ReactNode;
  /** Takes nothing now. */
  disabled?: boolean;
}

/** A place to drop files, and a way to browse for them by press or key. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple,
  onFiles,
  error,
  disabled,
}: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const give = (list: FileList | null) => {
    const taken = [...(list ?? [])].filter((file) => isOf(file, accept));
    onFiles(multiple ? taken : taken.slice(0, 1));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    give(event.currentTarget.files);
    // Otherwise choosing the same file again would change nothing and be silent.
    event.currentTarget.value = '';
  };
  const onDrag = (event: DragEvent) => {
    if (!disabled && event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      setOver(event.type !== 'dragleave');
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) {
      give(event.dataTransfer.files);
    }
  };
  return (
    <div className={styles.drop}>
      <label
        className={styles.place}
        data-over={over || undefined}
        data-error={error ? true : undefined}
        data-disabled={disabled || undefined}
        onDragEnter={onDrag}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
      >
        <input
          className={styles.input}
          type="file"
          accept={accept.join(',')}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          aria-label={label}
          onChange={onChange}
        />
        <span className={styles.disc}>
          <Icon name="upload" />
        </span>
        <span className={styles.label}>{label}</span>
        {hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </label>
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={`${id}-error`}>
            <Icon name="alert" size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function isOf({ type, name }: File, accept: readonly string[]): boolean {
  const ending = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';
  return accept.includes(type) || accept.includes(ending);
}
