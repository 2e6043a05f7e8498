import { useLingui } from '@lingui/react/macro';
import type { PinDetail } from 'features/pins/api';
import { pictureWords } from 'features/pins/parts/picture';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { VisuallyHidden } from 'ui/visually-hidden/VisuallyHidden';
import { CARD } from './cardLayout';
import styles from './PictureCard.module.css';
import { type Card, useCard } from './useCard';
import { useCardContent } from './useCardContent';

interface PictureCardProps {
  /** Of which pin: one that every viewer may see. */
  pin: PinDetail;
  /** Called when it was saved, or handed to an app. */
  onShared: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** A pin as a picture for other networks, drawn in the browser: to be saved or handed to an app. */
export function PictureCard({ pin, onShared, onClose }: PictureCardProps) {
  const { t, i18n } = useLingui();
  const { content, error, refetch } = useCardContent(pin);
  const { card, drawAgain } = useCard(content, `${window.location.hostname}-${pin.id}.jpg`);
  return (
    <Modal
      open
      size="small"
      title={t`Picture card`}
      onOpenChange={onClose}
      footer={<Ways card={card} onShared={onShared} onClose={onClose} />}
    >
      {error && !content ? (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      ) : (
        <Shown card={card} words={pictureWords(pin)} onRetry={drawAgain} />
      )}
    </Modal>
  );
}

interface ShownProps {
  card: Card;
  words: string;
  onRetry: () => void;
}

/** The card, or how far it is, or why there is none. */
function Shown({ card, words, onRetry }: ShownProps) {
  const { t } = useLingui();
  switch (card.is) {
    case 'unloaded':
      return (
        <ErrorState
          words={t`The picture of this pin could not be loaded.`}
          hint={t`Check your connection.`}
          onRetry={onRetry}
        />
      );
    case 'undrawable':
      return (
        <ErrorState
          words={t`No card can be made of this pin.`}
          hint={t`The browser does not let us copy its picture.`}
        />
      );
    case 'drawing':
      return (
        <div className={styles.shown} role="status">
          <span className={styles.card}>
            <Skeleton height={560} />
          </span>
          <VisuallyHidden>{t`The card is being drawn`}</VisuallyHidden>
        </div>
      );
    case 'drawn':
      return (
        <div className={styles.shown}>
          <img
            className={styles.card}
            {...CARD}
            src={card.src}
            alt={words ? t`Picture card: ${words}` : t`Picture card of this pin`}
          />
        </div>
      );
  }
}

interface WaysProps {
  card: Card;
  onShared: () => void;
  onClose: () => void;
}

/** What can be done with a card that is drawn. */
function Ways({ card, onShared, onClose }: WaysProps) {
  const { t } = useLingui();
  if (card.is !== 'drawn') return <Button disabled>{t`Save picture`}</Button>;
  const files = [card.file];
  const done = () => {
    onShared();
    onClose();
  };
  // A closed panel of the device has shared nothing.
  const hand = () => navigator.share({ files }).then(done, () => {});
  const hasPanel = navigator.canShare?.({ files }) ?? false;
  return (
    <>
      <ButtonLink
        icon="download"
        kind={hasPanel ? 'quiet' : 'primary'}
        href={card.src}
        download={card.file.name}
        onClick={onShared}
      >
        {t`Save picture`}
      </ButtonLink>
      {hasPanel && (
        <Button kind="primary" icon="share" onClick={() => void hand()}>{t`Share`}</Button>
      )}
    </>
  );
}
