import { useLingui } from '@lingui/react/macro';
import { ArrivalSlot } from 'app/shell/ArrivalSlot';
import { ConnectionNotice } from 'app/shell/ConnectionNotice';
import { DialogSlot } from 'app/shell/DialogSlot';
import styles from 'app/shell/Frame.module.css';
import { LateSlot } from 'app/shell/LateSlot';
import { useLinks } from 'app/shell/useLinks';
import { useNavigationRecord } from 'app/shell/useNavigationRecord';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';

/** Id of the page's main part; the first link of every page leads to it. */
const MAIN = 'main';

/** Parts around the page. */
export interface FrameProps {
  /** Above the page: the header. */
  header: ReactNode;
  /** Beside the page: the rail. */
  rail?: ReactNode;
  /** Below it: the bottom bar. */
  bottomBar?: ReactNode;
  /** Whether the bottom bar is always there, or in small windows, in place of the rail. */
  layout?: 'bottom-bar' | 'rail';
}

/** What the three page wrappers have in common: the page, and what follows from moving between pages. */
export function Frame({ header, rail, bottomBar, layout }: FrameProps) {
  const { t } = useLingui();
  const main = useRef<HTMLElement>(null);
  const scrollKey = useNavigationRecord(main);
  useLinks();
  // A fragment would be an entry of the browser's history, and its way back this page.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.frame} data-layout={layout}>
      <a className={styles.skip} href={`#${MAIN}`} onClick={skip}>
        {t`Skip to content`}
      </a>
      <ConnectionNotice />
      <ArrivalSlot />
      <DialogSlot />
      <RouteProgress />
      {rail}
      <div className={styles.column}>
        {header}
        <main ref={main} id={MAIN} className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      {bottomBar}
      <LateSlot />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** A thin line at the top while the next page's file is on its way. */
function RouteProgress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label={t`Loading....`} />;
}
