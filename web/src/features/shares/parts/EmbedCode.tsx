import { useLingui } from '@lingui/react/macro';
import type { Pin } from 'features/pins/api';
import { sharesApi } from 'features/shares/api';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { Modal } from 'ui/modal/Modal';
import { Skeleton } from 'ui/skeleton/Skeleton';
import { TextArea } from 'ui/text-area/TextArea';
import { useToast } from 'ui/toast/toasts';
import styles from './EmbedCode.module.css';

interface EmbedCodeProps {
  /** Which pin. */
  pin: Pin;
  /** Called when the code was taken along. */
  onCopied: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** The code that shows a pin on another website, and how it looks there. */
export function EmbedCode({ pin, onCopied, onClose }: EmbedCodeProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { data, error, refetch } = sharesApi.useGetEmbedQuery({ pin_id: pin.id });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(data?.html ?? '');
      toast({ words: t`Code copied` });
      onCopied();
      onClose();
    } catch {
      toast({
        words: t`The browser does not let us copy. Mark the code and copy it.`,
        tone: 'danger',
      });
    }
  };
  return (
    <Modal
      open
      size="medium"
      title={t`Embed on a website`}
      onOpenChange={onClose}
      footer={
        <Button kind="primary" disabled={!data} onClick={() => void copy()}>{t`Copy code`}</Button>
      }
    >
      {error && !data ? (
        <ErrorState words={errorText(i18n, error)} onRetry={refetch} />
      ) : (
        <div className={styles.embed}>
          <TextArea
            label={t`Code`}
            description={t`Put it into your page where the pin shall stand. It loads the pin from here, and no script.`}
            value={data?.html ?? ''}
            readOnly
            rows={4}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={styles.shown}>
            {data ? (
              <iframe
                className={styles.frame}
                src={data.url}
                width={data.width}
                height={data.height}
                title={t`How it looks`}
              />
            ) : (
              <Skeleton width={345} height={400} />
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}
