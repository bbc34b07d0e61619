import { reportInterference } from './interference';

let own = '';

export function setWindowTitle(title: string): void {
  own = title;
  document.title = title;
}

/**
 * Restores the shell's title when other code changes it.
 * @param getShownRemote remote whose page is shown
 */
export function watchWindowTitle(getShownRemote: () => string | null): void {
  const look = () => {
    if (own === '' || document.title === own) return;
    document.title = own;
    reportInterference('title', getShownRemote());
  };
  new MutationObserver(look).observe(document.head, { childList: true, characterData: true, subtree: true });
}
