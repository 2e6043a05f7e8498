import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'role'> {
  /** What is on or off. */
  label: string;
  /** One sentence of what follows. */
  description?: ReactNode;
}

/** On or off, at once. A checkbox underneath, so that forms and screen readers know it. */
export function Switch({ label, description, id, ...rest }: SwitchProps) {
  const own = useId();
  const control = id ?? own;
  return (
    <div className={styles.switch}>
      <label className={styles.words} htmlFor={control}>
        <span className={styles.label}>{label}</span>
        {description && (
          <span className={styles.description} id={`${control}-help`}>
            {description}
          </span>
        )}
      </label>
      <input
        {...rest}
        id={control}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state
        role="switch"
        className={styles.track}
        aria-label={label}
        aria-describedby={description ? `${control}-help` : undefined}
      />
    </div>
  );
}
