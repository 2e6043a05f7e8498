import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/shapes';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** Its name: read aloud and shown as a tip. */
  label: string;
  /** Its drawing. */
  icon: IconName;
  /** `plain` on the page, `quiet` on a sunken disc, `photo` as a white disc on a picture. */
  kind?: 'plain' | 'quiet' | 'photo';
  /** `small` is a 36 px disc with a 44 px target around it; `medium` is 44 px. */
  size?: 'small' | 'medium';
  /** Fills the drawing (a heart that is given); pair it with `aria-pressed`. */
  filled?: boolean;
  /** Mirrors the drawing in right-to-left text. */
  directional?: boolean;
}

/** A round button with a drawing and a name. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    kind = 'plain',
    size = 'medium',
    filled,
    directional,
    type = 'button',
    ...rest
  } = props;
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={styles.disc}
      data-kind={kind}
      data-size={size}
    >
      <Icon
        name={icon}
        size={size === 'small' ? 18 : 24}
        filled={filled}
        directional={directional}
      />
    </button>
  );
}
