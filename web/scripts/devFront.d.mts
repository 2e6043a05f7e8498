/** The page with the sources in place of the built files, and nothing drawn. */
export function fromSources(html: string): string;
