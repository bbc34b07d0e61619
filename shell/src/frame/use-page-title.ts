import { useEffect, useState } from 'react';
import { getContent } from '../browser';

const TITLE = '.ncb-page-head h1';

/**
 * Returns the title in the page's header, read from the DOM: remotes pass no title.
 * @param isShown false where the bar shows none
 * @returns empty if the page has no title
 */
export function usePageTitle(isShown: boolean): string {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const content = getContent();
    if (!isShown || !content) return;
    const read = () => setTitle(content.querySelector(TITLE)?.textContent ?? '');
    read();
    const watch = new MutationObserver(read);
    watch.observe(content, { subtree: true, childList: true, characterData: true });
    return () => watch.disconnect();
  }, [isShown]);
  return title;
}
