import { type CSSProperties, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import styles from './Crop.module.css';
import { type CropView, cutOf, type Extent, MOST_ZOOM } from './cut';
import { useCropPointers } from './useCropPointers';

export interface CropProps {
  /** Address of the picture. */
  src: string;
  /** Width by height of what is cut out. */
  ratio: number;
  /** Shows that the corners will be rounded off. */
  round?: boolean;
  /** What is looked at. */
  view: CropView;
  /** Called with the wanted crop, which may lie outside of the picture. */
  onView: (view: CropView) => void;
  /** The picture's own pixels, once they are known. */
  picture: Extent | null;
  /** The picture's element, to cut from. */
  image: RefObject<HTMLImageElement | null>;
  /** Called when the picture is there, and when it cannot be shown. */
  onLoad: () => void;
  onError: () => void;
  /** The frame's name. */
  label: string;
  /** How to use it, in a sentence. */
  help: string;
  /** Name of the control of nearness. */
  zoomLabel: string;
}

const STEP = 0.04;
const KEYS: Record<string, [number, number, number]> = {
  ArrowLeft: [-STEP, 0, 1],
  ArrowRight: [STEP, 0, 1],
  ArrowUp: [0, -STEP, 1],
  ArrowDown: [0, STEP, 1],
  '+': [0, 0, 1.1],
  '=': [0, 0, 1.1],
  '-': [0, 0, 1 / 1.1],
};

/** A frame behind which a picture is moved and brought nearer: by pointer, fingers and keys. */
export function Crop(props: CropProps) {
  const { src, ratio, round, view, onView, picture, image, label, help, zoomLabel } = props;
  const id = useId();
  const [moving, setMoving] = useState(false);
  const cut = picture && cutOf(picture, ratio, view);
  const pointers = useCropPointers(view, cut, picture, onView, setMoving);
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const [x, y, nearer] = step;
    onView({ x: view.x + x / view.zoom, y: view.y + y / view.zoom, zoom: view.zoom * nearer });
  };
  return (
    <div className={styles.crop}>
      {/* biome-ignore lint/a11y/useSemanticElements: a frame to move a picture in has no element of its own. */}
      <div
        className={styles.frame}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture.
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-help`}
        data-round={round || undefined}
        data-moving={moving || undefined}
        style={{ '--ratio': ratio } as CSSProperties}
        onKeyDown={press}
        {...pointers}
      >
        <img
          ref={image}
          src={src}
          alt=""
          draggable={false}
          onLoad={props.onLoad}
          onError={props.onError}
          style={
            cut && picture
              ? {
                  inlineSize: `${(100 * picture.width) / cut.width}%`,
                  left: `${(-100 * cut.left) / cut.width}%`,
                  top: `${(-100 * cut.top) / cut.height}%`,
                }
              : undefined
          }
        />
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
      <label className={styles.zoom}>
        <span>{zoomLabel}</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={view.zoom}
          onChange={(event) => onView({ ...view, zoom: event.currentTarget.valueAsNumber })}
        />
      </label>
    </div>
  );
}
