import { Plural, useLingui } from '@lingui/react/macro';
import { type Import, importsApi } from 'features/imports/api';
import { errorText } from 'lib/errorTexts';
import { Button } from 'ui/button/Button';
import { ButtonLink } from 'ui/button/ButtonLink';
import { FormError } from 'ui/form-error/FormError';
import { ProgressBar } from 'ui/progress-bar/ProgressBar';
import { useToast } from 'ui/toast/toasts';
import styles from './ImportScreen.module.css';

interface ImportStateProps {
  /** The viewer's last import. */
  latest: Import;
}

/** How far an import is, what it made, and what did not come in. */
export function ImportState({ latest }: ImportStateProps) {
  const { t } = useLingui();
  const name = latest.file_name;
  return (
    <section className={styles.section} aria-labelledby="latest">
      <h2 id="latest">{name ? t`Import of ${name}` : t`Your import`}</h2>
      <Progress latest={latest} />
      {latest.boards.length > 0 && (
        <ul className={styles.boards} aria-label={t`New boards`}>
          {latest.boards.map((board) => (
            <li key={board.id}>
              <ButtonLink href={board.url}>{board.name}</ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {latest.failed > 0 && <Failed latest={latest} />}
      <Actions latest={latest} />
    </section>
  );
}

function Progress({ latest }: ImportStateProps) {
  const { t } = useLingui();
  const { status, done, total, failed } = latest;
  if (status === 'waiting') return <ProgressBar label={t`Reading the file`} detail="" />;
  if (status === 'running') {
    return (
      <ProgressBar
        label={t`Pins come in`}
        value={total > 0 ? done / total : undefined}
        detail={t`${done} of ${total}`}
      />
    );
  }
  if (status === 'failed') return <FormError words={latest.failure ?? null} />;
  const came = done - failed;
  return (
    <p role="status">
      {status === 'stopped' ? (
        <Plural
          value={came}
          one="Stopped. # pin came in."
          other={`Stopped. # of ${total} pins came in.`}
        />
      ) : (
        <Plural value={came} one="# pin came in." other="# pins came in." />
      )}
    </p>
  );
}

function Failed({ latest }: ImportStateProps) {
  return (
    <div className={styles.section}>
      <h3>
        <Plural value={latest.failed} one="# pin did not come in" other="# pins did not come in" />
      </h3>
      <ul className={styles.failed}>
        {latest.failed_entries.map(({ number, name, failure }) => (
          <li key={number}>
            <p className={styles.name}>{name}</p>
            <p className={styles.detail}>{failure}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ latest }: ImportStateProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const [retry, retrying] = importsApi.useRetryImportMutation();
  const [stop, stopping] = importsApi.useStopImportMutation();
  const ask = { import_id: latest.id };
  const run = async (answer: ReturnType<typeof retry> | ReturnType<typeof stop>) => {
    const { error } = await answer;
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
  };
  const { status } = latest;
  return (
    <div className={styles.actions}>
      {(status === 'waiting' || status === 'running') && (
        <Button pending={stopping.isLoading} onClick={() => void run(stop(ask))}>{t`Stop`}</Button>
      )}
      {status === 'stopped' && (
        <Button pending={retrying.isLoading} onClick={() => void run(retry(ask))}>
          {t`Go on`}
        </Button>
      )}
      {status === 'done' && latest.failed > 0 && (
        <Button icon="retry" pending={retrying.isLoading} onClick={() => void run(retry(ask))}>
          {t`Try these again`}
        </Button>
      )}
    </div>
  );
}
