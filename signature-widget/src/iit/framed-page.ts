/**
 * The address of a page that we may frame, or null for anything else: an empty one, and the placeholder of a server that
 * knows nothing of the IIT widget.
 * @param ours origins whose pages could reach into the widget or the shell
 */
export function framedPage(address: string, ours: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isPage && !ours.includes(url.origin) ? url.href : null;
}
