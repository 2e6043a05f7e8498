import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import { type ButtonLook, buttonLook } from './Button';
import styles from './Button.module.css';

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** Where it leads. */
  href: string;
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ kind, size, icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...buttonLook({ kind, size, wide })}>
      <span className={styles.words}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
    </a>
  );
}
