import { useLingui } from '@lingui/react/macro';
import { Icon } from 'ui/icon/Icon';
import styles from './OtherPlaces.module.css';
import { mailWith, shareTargetsFor } from './shareTargets';

interface OtherPlacesProps {
  /** What is handed on; absolute. */
  url: string;
  /** What it is called. */
  title: string;
  /** Called when it goes to one of them. */
  onShared: () => void;
}

/** Places beyond this host to which a page can be handed on. */
export function OtherPlaces({ url, title, onShared }: OtherPlacesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.targets} aria-label={t`Other places`}>
      <li>
        <a className={styles.target} href={mailWith(url, title)} onClick={onShared}>
          {t`Email`}
          <Icon name="link-out" size={16} />
        </a>
      </li>
      {shareTargetsFor(url, title).map(({ name, href }) => (
        <li key={name}>
          <a
            className={styles.target}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onShared}
          >
            {name}
            <Icon name="link-out" size={16} />
          </a>
        </li>
      ))}
    </ul>
  );
}
