import { Icon } from 'ui/icon/Icon';

/** The marks people know their providers by, drawn on 24 by 24, in the owners' colours. */
const marks: Record<string, readonly (readonly [colour: string, shape: string])[]> = {
  google: [
    [
      '#4285f4',
      'M23 12.26c0-.8-.07-1.57-.2-2.3H12v4.35h6.17a5.28 5.28 0 0 1-2.29 3.46v2.87h3.7C21.75 18.66 23 15.73 23 12.26z',
    ],
    [
      '#34a853',
      'M12 23.2c3.1 0 5.69-1.02 7.58-2.78l-3.7-2.87c-1.02.69-2.34 1.1-3.88 1.1-2.99 0-5.52-2.02-6.42-4.73H1.75v2.97A11.45 11.45 0 0 0 12 23.2z',
    ],
    ['#fbbc05', 'M5.58 13.92a6.87 6.87 0 0 1 0-4.39V6.56H1.75a11.46 11.46 0 0 0 0 10.32z'],
    [
      '#ea4335',
      'M12 4.8c1.68 0 3.2.58 4.38 1.71l3.29-3.28A11.02 11.02 0 0 0 12 .25 11.45 11.45 0 0 0 1.75 6.56l3.83 2.97C6.48 6.82 9.01 4.8 12 4.8z',
    ],
  ],
  facebook: [
    ['#0866ff', 'M12 0a12 12 0 1 1 0 24 12 12 0 0 1 0-24z'],
    [
      '#ffffff',
      'M16.67 15.47l.53-3.47h-3.33V9.75c0-.95.47-1.87 1.96-1.87h1.51V4.92s-1.37-.23-2.68-.23c-2.74 0-4.53 1.66-4.53 4.66V12H7.08v3.47h3.05v8.38a12.1 12.1 0 0 0 3.74 0v-8.38z',
    ],
  ],
  line: [
    [
      '#06c755',
      'M5.4 0h13.2A5.4 5.4 0 0 1 24 5.4v13.2a5.4 5.4 0 0 1-5.4 5.4H5.4A5.4 5.4 0 0 1 0 18.6V5.4A5.4 5.4 0 0 1 5.4 0z',
    ],
    [
      '#ffffff',
      'M12 4.2c-4.7 0-8.5 3.1-8.5 6.9 0 3.4 3 6.3 7.1 6.8.3.1.6.2.7.4.1.2.1.5 0 .8l-.1.7c0 .2-.2.8.7.5 1-.4 5.1-3 7-5.2 1.1-1.2 1.6-2.5 1.6-4 0-3.8-3.8-6.9-8.5-6.9z',
    ],
  ],
};

/** The mark of a provider; a plain one for those the host named itself. */
export function NetworkMark({
  network,
  size = 20,
}: {
  /** Which. */ network: string;
  /** Side in CSS pixels. */ size?: number;
}) {
  const shapes = marks[network];
  if (!shapes) return <Icon name="people" size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(([colour, shape]) => (
        <path key={shape} fill={colour} d={shape} />
      ))}
    </svg>
  );
}
