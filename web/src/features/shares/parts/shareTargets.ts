/** Somewhere a page can be shown: a plain link, of which nothing is loaded before it is pressed. */
export interface ShareTarget {
  /** What it is called there, which is no word of any language. */
  name: string;
  /** Where the press leads. */
  href: string;
}

/** Share targets for a page of this address and title. Pure. */
export function shareTargetsFor(url: string, title: string): ShareTarget[] {
  const [page, words] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${page}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
    { name: 'X', href: `https://x.com/intent/post?url=${page}&text=${words}` },
    { name: 'Reddit', href: `https://www.reddit.com/submit?url=${page}&title=${words}` },
  ];
}

/** A mail with the page in it. Pure. */
export function mailWith(url: string, title: string): string {
  return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
}
