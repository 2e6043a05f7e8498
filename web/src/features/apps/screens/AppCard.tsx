import { useLingui } from '@lingui/react/macro';
import { type App, type AppWithSecret, appsApi } from 'features/apps/api';
import { errorText } from 'lib/errorTexts';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Avatar } from 'ui/avatar/Avatar';
import { Button } from 'ui/button/Button';
import { Copyable } from 'ui/copyable/Copyable';
import { useToast } from 'ui/toast/toasts';
import styles from './AppsScreen.module.css';

const EditAppModal = lazy(() =>
  import('./AppModals').then((file) => ({ default: file.EditAppModal })),
);
const DeleteAppModal = lazy(() =>
  import('./AskModals').then((file) => ({ default: file.DeleteAppModal })),
);
const RenewModal = lazy(() => import('./AskModals').then((file) => ({ default: file.RenewModal })));
const SecretModal = lazy(() =>
  import('./SecretModal').then((file) => ({ default: file.SecretModal })),
);

type Open = 'edit' | 'renew' | 'delete' | null;

/** One app: what it is, where it sends people back to, and what can be done about it. */
export function AppCard({ app }: { /** The app. */ app: App }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { name } = app;
  const since = formatDay(app.created_ms, i18n.locale);
  return (
    <article className={styles.card} aria-label={name}>
      <header className={styles.head}>
        <Avatar name={name} src={app.image_url ?? null} size={48} />
        <div className={styles.name}>
          <h2 className={styles.title}>{name}</h2>
          <p className={styles.quiet}>
            {app.keeps_secret ? t`Keeps a secret` : t`Keeps no secret`}
            {' · '}
            {t`registered on ${since}`}
          </p>
        </div>
      </header>
      <Copyable label={t`Client ID`} text={app.id} />
      <div className={styles.some}>
        <p className={styles.label}>{t`Sends people back to`}</p>
        <ul className={styles.addresses}>
          {app.redirect_uris.map((uri) => (
            <li key={uri}>{uri}</li>
          ))}
        </ul>
      </div>
      <div className={styles.buttons}>
        <Button aria-label={t`Edit ${name}`} onClick={() => setOpen('edit')}>{t`Edit`}</Button>
        {app.keeps_secret && (
          <Button aria-label={t`New secret for ${name}`} onClick={() => setOpen('renew')}>
            {t`New secret`}
          </Button>
        )}
        <Button aria-label={t`Delete ${name}`} onClick={() => setOpen('delete')}>
          {t`Delete`}
        </Button>
      </div>
      <Suspense>
        {open === 'edit' && <EditAppModal app={app} onClose={close} />}
        {open === 'delete' && <DeleteAppModal app={app} onClose={close} />}
      </Suspense>
      <Renewal app={app} asking={open === 'renew'} onClose={close} />
    </article>
  );
}

interface RenewalProps {
  /** Whose secret. */
  app: App;
  /** Whether it is asked for. */
  asking: boolean;
  /** Called when the question is answered. */
  onClose: () => void;
}

/** Asks first, then shows the new secret this once. */
function Renewal({ app, asking, onClose }: RenewalProps) {
  const { i18n } = useLingui();
  const toast = useToast();
  const [renew, { isLoading }] = appsApi.useRenewAppSecretMutation();
  const [made, setMade] = useState<AppWithSecret | null>(null);
  const send = async () => {
    const { data, error } = await renew({ app_id: app.id });
    if (error) toast({ words: errorText(i18n, error), tone: 'danger' });
    if (data) setMade(data);
    onClose();
  };
  return (
    <Suspense>
      {asking && <RenewModal pending={isLoading} onYes={() => void send()} onClose={onClose} />}
      {made && <SecretModal made={made} onClose={() => setMade(null)} />}
    </Suspense>
  );
}
