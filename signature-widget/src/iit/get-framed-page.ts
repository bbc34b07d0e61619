/**
 * Returns the address of a page that may be framed, or null: for an empty address or the placeholder of a server
 * without the IIT widget.
 * @param ownOrigins origins whose pages could reach into the widget or the shell
 */
export function getFramedPage(address: string, ownOrigins: readonly string[]): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPage = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isPage && !ownOrigins.includes(url.origin) ? url.href : null;
}
