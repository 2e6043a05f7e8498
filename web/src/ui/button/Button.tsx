import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import styles from './Button.module.css';

/** How much a button weighs: one `primary` a view at most; `inverse` is the ink pill. */
export type ButtonKind = 'primary' | 'quiet' | 'plain' | 'inverse' | 'danger';

/** 36, 44 or 48 px high, more where the words need two lines; what a finger meets is never below 44 px. */
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  /** How much it weighs. */
  kind?: ButtonKind;
  /** How high it is. */
  size?: ButtonSize;
  /** A drawing before the words. */
  icon?: IconName;
  /** As wide as its container. */
  wide?: boolean;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** The work it started is under way: shows a turning ring, keeps its width and focus, takes no press. */
  pending?: boolean;
  /** A verb in sentence case. */
  children: ReactNode;
}

/** A press that does something. Takes everything a `button` element takes but its looks. */
export function Button({
  kind,
  size,
  icon,
  wide,
  pending,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonLook({ kind, size, wide })}
      type={type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? refuse : onClick}
    >
      <span className={styles.words}>
        {icon && <Icon name={icon} size={20} />}
        {children}
      </span>
      {pending && <span className={styles.ring} aria-hidden="true" />}
    </button>
  );
}

/** Class and state attributes that make any element look like a button. */
export function buttonLook({ kind = 'quiet', size = 'medium', wide }: ButtonLook) {
  return {
    className: styles.button,
    'data-kind': kind,
    'data-size': size,
    'data-wide': wide || undefined,
  };
}

/** Without this, the press of a pending submit button would send its form again. */
function refuse(event: { preventDefault(): void }) {
  event.preventDefault();
}
