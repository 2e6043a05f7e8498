/** The same view of a profile with a list of people over it, or without. */
export function peopleAddress(address: URLSearchParams, side: string | null): string {
  const view = address.get('view');
  const parts = [view && `view=${encodeURIComponent(view)}`, side && `people=${side}`];
  return `?${parts.filter(Boolean).join('&')}`;
}
