/** What a browser says it is, in words people know. */
export interface AgentWords {
  /** `Firefox`; empty when unknown. */
  browser: string;
  /** `Windows`; empty when unknown. */
  system: string;
}

// The first that fits wins: most browsers also call themselves their forebears.
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Reads a `User-Agent` header. */
export function describeAgent(header: string): AgentWords {
  const first = (table: readonly (readonly [string, string])[]) =>
    table.find(([part]) => header.includes(part))?.[1] ?? '';
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
