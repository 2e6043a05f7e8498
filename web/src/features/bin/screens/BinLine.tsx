import { useLingui } from '@lingui/react/macro';
import type { Images } from 'features/pins/api';
import { formatDay } from 'lib/format/day';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'ui/button/Button';
import { FramedLine } from 'ui/framed-list/FramedList';
import { Icon } from 'ui/icon/Icon';
import { IconButton } from 'ui/icon-button/IconButton';
import styles from './BinScreen.module.css';

const ForgetModal = lazy(() =>
  import('./ForgetModal').then((file) => ({ default: file.ForgetModal })),
);

interface BinLineProps {
  /** Its picture, if it has one. */
  picture: Images | undefined;
  /** What it was called. */
  name: string;
  /** What is to be known of it. */
  detail: string;
  /** When it goes for good. */
  forgottenAt: string;
  /** Takes it back to where it was; missing when that is gone. */
  onRestore?: () => Promise<unknown>;
  /** Asks where it is to come back to, where it does not come back to where it was. */
  onRestoreTo?: () => void;
  /** Lets it go for good. */
  onForget: () => Promise<unknown>;
}

/** One thing in the bin: what it was, for how long it stays, its way back and out. */
export function BinLine(props: BinLineProps) {
  const { picture, name, detail, forgottenAt, onRestore, onRestoreTo, onForget } = props;
  const { t, i18n } = useLingui();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const day = formatDay(Date.parse(forgottenAt), i18n.locale);
  const until = t`Until ${day}`;
  const act = async (work: () => Promise<unknown>) => {
    setAsking(false);
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <>
      <FramedLine
        name={name}
        detail={`${detail} · ${until}`}
        start={
          <span className={styles.picture}>
            {picture ? (
              <img
                src={picture['136x136'].url}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <Icon name="boards" size={24} />
            )}
          </span>
        }
        action={
          <span className={styles.actions}>
            {onRestore && (
              <Button
                pending={busy}
                aria-label={t`Restore ${name}`}
                onClick={() => void act(onRestore)}
              >
                {t`Restore`}
              </Button>
            )}
            {onRestoreTo && (
              <Button aria-label={t`Restore to another board: ${name}`} onClick={onRestoreTo}>
                {t`Restore to…`}
              </Button>
            )}
            <IconButton
              icon="trash"
              label={t`Delete ${name} for good`}
              onClick={() => setAsking(true)}
            />
          </span>
        }
      />
      <Suspense>
        {asking && (
          <ForgetModal
            name={name}
            onClose={() => setAsking(false)}
            onConfirm={() => void act(onForget)}
          />
        )}
      </Suspense>
    </>
  );
}
