import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { Icon } from 'ui/icon/Icon';
import styles from './SettingsMenu.module.css';
import { type SettingsGroup, useSettingsPlaces } from './settingsPlaces';

/** The pages of the settings in their groups: beside each of them, or as a page of its own. */
export function SettingsMenu({ wide }: { wide?: boolean }) {
  const { t } = useLingui();
  const groups = useSettingsPlaces();
  return (
    <nav className={styles.menu} data-wide={wide} aria-label={t`Settings`}>
      {groups.map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </nav>
  );
}

function Group({ group }: { group: SettingsGroup }) {
  const { pathname } = useLocation();
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id} className={styles.label}>
        {group.label}
      </p>
      <ul aria-labelledby={id}>
        {group.places.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={isHere(href, pathname) ? 'page' : undefined}>
              {label}
              <span className={styles.end}>
                <Icon name="chevron-end" size={20} directional />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Also below its address, as with messages. */
function isHere(href: string, pathname: string): boolean {
  return pathname.replace(/\/?$/, '/').startsWith(href);
}
