import { useLingui } from '@lingui/react/macro';
import type { Board } from 'features/boards/api';
import { downloadsApi } from 'features/downloads/api';
import { FileState } from 'features/exports/parts/FileState';
import { errorText } from 'lib/errorTexts';
import { usePolling } from 'lib/polling';
import { Button } from 'ui/button/Button';
import { ErrorState } from 'ui/error-state/ErrorState';
import { FormError } from 'ui/form-error/FormError';
import { Modal } from 'ui/modal/Modal';
import { Spinner } from 'ui/spinner/Spinner';
import styles from './DownloadBoard.module.css';

interface DownloadBoardProps {
  /** What is taken along. */
  board: Board;
  /** Called when it wants to go. */
  onClose: () => void;
}

/** A board as a file: has it made, shows how far it is, hands it over. Load it with `lazy`. */
export function DownloadBoard({ board, onClose }: DownloadBoardProps) {
  const { t, i18n } = useLingui();
  const ask = { board_id: board.id };
  const { pollingInterval, follow } = usePolling();
  const [request, asked] = downloadsApi.useRequestDownloadMutation();
  const { data, error, refetch } = downloadsApi.useGetDownloadQuery(ask, {
    pollingInterval,
    refetchOnMountOrArgChange: true,
  });
  const file = data?.download;
  const underWay = file?.status === 'waiting';
  follow(underWay);
  return (
    <Modal
      open
      size="small"
      title={t`Download board`}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          {data && !underWay && (
            <Button
              kind={file ? 'quiet' : 'primary'}
              pending={asked.isLoading}
              onClick={() => void request(ask)}
            >
              {file ? t`Make a new file` : t`Make the file`}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p>
          {t`“${board.name}” as a ZIP file: its pictures in full size, its sections, and its pins in their order with their words, links and whose they are. It can be imported again, here or elsewhere.`}
        </p>
        <FormError words={asked.error ? errorText(i18n, asked.error) : null} />
        {error && !data && (
          <ErrorState words={errorText(i18n, error)} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Spinner label={t`Looking for your file`} />}
        {file && <FileState file={file} />}
      </div>
    </Modal>
  );
}
