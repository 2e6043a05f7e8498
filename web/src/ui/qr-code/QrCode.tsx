import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** Width and height in modules. */
  size: number;
  /** The dark modules as an SVG path, one unit a module. */
  path: string;
  /** What it leads to, for who cannot see it. */
  label: string;
}

/** Light all around, in modules, without which cameras find nothing. */
const QUIET = 4;

/** A QR code, dark on light in every theme: cameras want it so. */
export function QrCode({ size, path, label }: QrCodeProps) {
  const whole = size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.ground} d={`M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z`} />
      <path className={styles.modules} d={path} />
    </svg>
  );
}
