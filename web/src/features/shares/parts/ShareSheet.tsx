import { useLingui } from '@lingui/react/macro';
import type { Things } from 'features/conversations/parts/things';
import { useShowMessages } from 'features/conversations/parts/useShowMessages';
import { useViewer } from 'features/users/parts/viewer';
import type { ReactNode } from 'react';
import { Button } from 'ui/button/Button';
import { Modal } from 'ui/modal/Modal';
import { absolute } from './absolute';
import { LinkLine } from './LinkLine';
import { OtherPlaces } from './OtherPlaces';
import { PeopleRow } from './PeopleRow';
import styles from './ShareSheet.module.css';
import type { Links } from './useLinks';

interface ShareSheetProps {
  /** What is sent with messages. */
  things: Things;
  /** What it is called. */
  title: string;
  /** Where the links lead. */
  links: Links;
  /** Called when it was handed on in one of the ways. */
  onShared?: () => void;
  /** Called when it wants to go. */
  onClose: () => void;
  /** Further ways, beside that of handing it to an app. */
  ways?: ReactNode;
  /** What stands below all of them. */
  children?: ReactNode;
}

/** Ways of handing a page on: to people first, then its address, also for apps and other places. */
export function ShareSheet(props: ShareSheetProps) {
  const { things, title, links, onShared, onClose, ways, children } = props;
  const { t } = useLingui();
  const viewer = useViewer();
  const { showNewMessage } = useShowMessages();
  const shared = () => onShared?.();
  const done = () => {
    shared();
    onClose();
  };
  // A closed panel of the device has shared nothing.
  const hand = () => navigator.share({ title, url: absolute(links.link) }).then(done, () => {});
  const send = () => {
    onClose();
    showNewMessage(things);
  };
  const hasPanel = 'share' in navigator;
  return (
    <Modal open size="small" title={t`Share`} onOpenChange={onClose}>
      <div className={styles.share}>
        {viewer?.should_show_messaging && (
          <>
            <PeopleRow things={things} onSent={shared} />
            <Button wide icon="message" onClick={send}>
              {t`Send in a message`}
            </Button>
          </>
        )}
        <LinkLine path={links.link} onCopied={done} />
        {(hasPanel || ways) && (
          <div className={styles.ways}>
            {hasPanel && (
              <Button wide icon="share" onClick={() => void hand()}>{t`Share with an app`}</Button>
            )}
            {ways}
          </div>
        )}
        <OtherPlaces url={absolute(links.place)} title={title} onShared={shared} />
        {children}
      </div>
    </Modal>
  );
}
