import { useLingui } from '@lingui/react/macro';
import { usePrevious } from 'lib/history';
import { paths } from 'lib/paths';
import { type MouseEvent, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from 'ui/icon/Icon';
import styles from './BackLink.module.css';

/** The way back to where one was, also by Escape; to the home feed for those who arrived here. */
export function BackLink() {
  const { t } = useLingui();
  const previous = usePrevious();
  const navigate = useNavigate();
  useEffect(() => {
    if (!previous) return;
    const listen = (event: KeyboardEvent) => {
      // A panel above the page takes Escape for itself.
      if (event.key !== 'Escape' || event.defaultPrevented || writing(event.target)) return;
      if (!document.querySelector('[role=dialog], [role=menu]')) navigate(-1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [previous, navigate]);
  const press = (event: MouseEvent) => {
    if (!previous || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <a
      className={styles.back}
      href={previous?.address ?? paths.home()}
      aria-label={previous ? t`Back` : t`Home`}
      onClick={press}
    >
      <Icon name="back" directional />
    </a>
  );
}

function writing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
