import { useLingui } from '@lingui/react/macro';
import { feedbackActions, useFeedback, useFeedbackDispatch } from 'lib/feedback';
import { useTooLong } from 'lib/useTooLong';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { ModalButtons } from 'ui/modal/ModalButtons';
import { TextArea } from 'ui/text-area/TextArea';
import { useSendFeedback } from './useSendFeedback';

/** Most characters of what is said; the server takes no more. */
const MOST_WORDS = 2000;

/** Asks what the viewer thinks of the site, and tells the host. Load it with `lazy`. */
export function FeedbackDialog() {
  const { t } = useLingui();
  const { title, prompt, nextPage, isSubmitting, isComplete, failure } = useFeedback();
  const dispatch = useFeedbackDispatch();
  const send = useSendFeedback();
  const [words, setWords] = useState('');
  const tooLong = useTooLong(words, MOST_WORDS);
  const close = () => dispatch(feedbackActions.feedbackRemoved());
  const form = (
    <ModalButtons
      yes={t`Send`}
      button={{ pending: isSubmitting, disabled: tooLong !== undefined }}
      held={isSubmitting}
      onYes={() => void send(words)}
      onNo={close}
    />
  );
  return (
    <Modal
      open
      size="small"
      busy={isSubmitting}
      title={title ?? t`Give feedback`}
      onOpenChange={close}
      footer={isComplete ? <Ways nextPage={nextPage} onClose={close} /> : form}
    >
      {isComplete ? (
        <Thanks />
      ) : (
        <TextArea
          label={prompt ?? t`What works well here, and what should be better?`}
          description={t`Please leave out passwords and what is private of others.`}
          rows={5}
          most={MOST_WORDS}
          error={tooLong}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {failure && <FormError words={failure} />}
    </Modal>
  );
}

/** Takes the focus, as the button that was pressed is gone: so it is read out as well. */
function Thanks() {
  const { t } = useLingui();
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {t`Thank you. Everything is read, though not everything can be answered.`}
    </p>
  );
}

interface WaysProps {
  /** Path of the page to which it leads; none where the viewer stays. */
  nextPage: string | null;
  /** Called when the dialog is left. */
  onClose: () => void;
}

/** What is left to do when it is sent. */
function Ways({ nextPage, onClose }: WaysProps) {
  const { t } = useLingui();
  if (!nextPage) return <Button kind="primary" onClick={onClose}>{t`Close`}</Button>;
  return (
    <>
      <Button onClick={onClose}>{t`Close`}</Button>
      <ButtonLink kind="primary" href={nextPage} onClick={onClose}>
        {t`Go on`}
      </ButtonLink>
    </>
  );
}
