import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/IconButton';
import styles from './ToastProvider.module.css';
import { type ShownToast, staysFor, type Toast, ToastContext } from './toasts';

/** As many are in sight at once; the oldest gives way. */
const MOST = 3;

/** Gives `useToast` to what is below it and draws the region: below on a desktop, above on a phone. */
export function ToastProvider({ children }: { /** The app. */ children: ReactNode }) {
  const { t } = useLingui();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [held, setHeld] = useState(false);
  const last = useRef(0);
  const show = useCallback((toast: Toast) => {
    last.current += 1;
    const shown = { ...toast, key: last.current };
    setToasts((known) => [...known, shown].slice(-MOST));
  }, []);
  const drop = useCallback(
    (key: number) => setToasts((known) => known.filter((toast) => toast.key !== key)),
    [],
  );
  return (
    <ToastContext value={show}>
      {children}
      {/* Who reads or aims at one holds all of them. */}
      <section
        className={styles.region}
        aria-label={t`Notifications`}
        // A press on it closes no flyout, which would hide it from screen readers otherwise.
        data-react-aria-top-layer
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {/* Two regions that are always there: a region that arrives with its words is not read. */}
        <div role="status">
          {toasts
            .filter((toast) => toast.tone !== 'danger')
            .map((toast) => (
              <Line key={toast.key} toast={toast} held={held} drop={drop} />
            ))}
        </div>
        <div role="alert">
          {toasts
            .filter((toast) => toast.tone === 'danger')
            .map((toast) => (
              <Line key={toast.key} toast={toast} held={held} drop={drop} />
            ))}
        </div>
      </section>
    </ToastContext>
  );
}

function Line({
  toast,
  held,
  drop,
}: {
  toast: ShownToast;
  held: boolean;
  drop: (key: number) => void;
}) {
  const { t } = useLingui();
  useEffect(() => {
    if (held) {
      return;
    }
    const timer = setTimeout(() => drop(toast.key), staysFor(toast));
    return () => clearTimeout(timer);
  }, [toast, held, drop]);
  const act = () => {
    drop(toast.key);
    toast.action?.onPress();
  };
  return (
    <div className={styles.toast} data-tone={toast.tone}>
      {toast.picture && (
        <img className={styles.picture} src={toast.picture} alt="" width={40} height={40} />
      )}
      <span className={styles.words}>{toast.words}</span>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} icon="close" size="small" onClick={() => drop(toast.key)} />
    </div>
  );
}
