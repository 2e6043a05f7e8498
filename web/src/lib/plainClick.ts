/** What decides whether a click on a link is the app's affair. */
export interface Click {
  button: number;
  defaultPrevented: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** Whether a link is simply followed: other buttons, new tabs and downloads are the browser's own affair. */
export function isPlainClick(click: Click): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  return !(click.altKey || click.ctrlKey || click.metaKey || click.shiftKey);
}
