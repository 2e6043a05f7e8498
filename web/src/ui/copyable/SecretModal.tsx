import { Modal } from '../modal/Modal';
import { Copyable, type CopyableProps } from './Copyable';
import styles from './SecretModal.module.css';

interface SecretModalProps {
  /** Whose it is. */
  title: string;
  /** Where it belongs, and that it is not shown again. */
  words: string;
  /** What there is to copy. */
  texts: CopyableProps[];
  /** Called when it was read. */
  onClose: () => void;
}

/** What is shown this once, to be copied. Load what uses it with `lazy`. */
export function SecretModal({ title, words, texts, onClose }: SecretModalProps) {
  return (
    <Modal open size="small" title={title} onOpenChange={onClose}>
      <div className={styles.content}>
        <p>{words}</p>
        {texts.map((text) => (
          <Copyable key={text.label} {...text} />
        ))}
      </div>
    </Modal>
  );
}
