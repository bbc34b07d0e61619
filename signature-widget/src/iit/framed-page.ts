/**
 * Returns the address of a page that may be framed, or null: for an empty address or the placeholder of a server
 * without the IIT widget.
 * @param ours origins whose pages could reach into the widget or the shell
 */
export function framedPage(address: string, ours: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isPage && !ours.includes(url.origin) ? url.href : null;
}
