import { Avatar } from '../avatar/Avatar';
import { Icon } from '../icon/Icon';
import { type IconName, shapes } from '../icon/shapes';
import { Logo } from '../logo/Logo';
import styles from './Gallery.module.css';

const SWATCHES = [
  ['surface', 'text'],
  ['surface-raised', 'text'],
  ['surface-sunken', 'text-quiet'],
  ['surface-pressed', 'text'],
  ['inverse', 'on-inverse'],
  ['accent', 'on-accent'],
  ['accent-soft', 'text'],
  ['danger', 'on-danger'],
  ['danger-soft', 'danger'],
] as const;

const SIZES = ['display', 'title', 'lead', 'body', 'small', 'caption'] as const;

const NAMES = [
  'Oak & Linen',
  'Vesna Petrović',
  'old stones',
  'Ines',
  '李 明',
  'Åsa Öberg',
  'field notes',
  'Q',
];

/** Colours, type, the mark, the drawings, initials. */
export function GroundSpecimens() {
  return (
    <>
      <div className={styles.swatches}>
        {SWATCHES.map(([ground, ink]) => (
          <div
            key={ground}
            className={styles.swatch}
            style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
          >
            {ground}
          </div>
        ))}
      </div>
      <div>
        {SIZES.map((size) => (
          <p
            key={size}
            style={{ fontSize: `var(--size-${size})`, lineHeight: `var(--leading-${size})` }}
          >
            Saving is the beginning of making
          </p>
        ))}
      </div>
      <div className={styles.row}>
        {[96, 56, 32, 24, 16].map((size) => (
          <Logo key={size} size={size} />
        ))}
      </div>
      <div className={styles.row}>
        {NAMES.map((name) => (
          <Avatar key={name} name={name} named />
        ))}
        <Avatar name="Vesna Petrović" size={24} named />
        <Avatar name="Oak & Linen" size={96} named />
      </div>
      <div className={styles.icons}>
        {(Object.keys(shapes) as IconName[]).map((name) => (
          <div key={name} className={styles.icon}>
            <Icon name={name} />
            {name}
          </div>
        ))}
      </div>
    </>
  );
}
