/** Pictures for the gallery without a photographer's rights: drawn, not photographed. */

/** A picture of the gallery. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  /** Its dominant colour. */
  color: string;
  title: string;
}

const TITLES = [
  'Slow morning light on oak',
  'The bridge at Langlois, spring',
  'Rattan and rain',
  'A reading nook under the stairs, with a lamp that knows when to go out',
  'Wheat field with cypresses',
  'Where the river bends',
  '',
  'Stone, moss and time',
  'Brass against white',
  'Dovetails, slowly: notes from a winter in the workshop',
];

const HEIGHTS = [900, 450, 800, 600, 1068, 750, 402, 900, 840, 480];

/** `count` landscapes of two hills and a sun, each in its own colours and proportion. */
export function drawPhotos(count: number): Photo[] {
  return Array.from({ length: count }, (_, index) => {
    const height = HEIGHTS[index % HEIGHTS.length] ?? 600;
    const hue = (index * 47) % 360;
    const color = `hsl(${hue} 28% 78%)`;
    return {
      src: landscape(hue, height),
      width: 600,
      height,
      color,
      title: TITLES[index % TITLES.length] ?? '',
    };
  });
}

function landscape(hue: number, height: number): string {
  const low = height * 0.62;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}" viewBox="0 0 600 ${height}">
<rect width="600" height="${height}" fill="hsl(${hue} 28% 78%)"/>
<circle cx="${150 + (hue % 300)}" cy="${height * 0.3}" r="64" fill="hsl(${hue + 30} 70% 92%)"/>
<path d="M0 ${low}Q200 ${low - 150} 420 ${low}T600 ${low - 60}V${height}H0z" fill="hsl(${hue + 12} 26% 56%)"/>
<path d="M0 ${low + 90}Q260 ${low - 20} 600 ${low + 110}V${height}H0z" fill="hsl(${hue + 24} 30% 34%)"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
