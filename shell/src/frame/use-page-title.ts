import { useEffect, useState } from 'react';

/** Where the page stands; the skip link leads there. */
export const CONTENT_ID = 'ncb-content';

const TITLE = '.ncb-page-head h1';

/**
 * The title that the page's own header shows, read from the page: remotes tell the shell no title.
 * @param isWanted false where the bar shows none; nothing is watched then
 * @returns empty while the page has none
 */
export function usePageTitle(isWanted: boolean): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const content = document.getElementById(CONTENT_ID);
    if (!isWanted || !content) return;
    const read = () => setTitle(content.querySelector(TITLE)?.textContent ?? '');
    read();
    const watch = new MutationObserver(read);
    watch.observe(content, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [isWanted]);
  return title;
}
