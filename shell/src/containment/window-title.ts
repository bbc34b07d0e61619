import { report } from './interference';

let own = '';

export function setWindowTitle(title: string): void {
  own = title;
  document.title = title;
}

/**
 * Restores the shell's title when other code changes it.
 * @param shown remote whose page is shown
 */
export function watchWindowTitle(shown: () => string | null): void {
  const look = () => {
    if (own === '' || document.title === own) return;
    document.title = own;
    report('title', shown());
  };
  new MutationObserver(look).observe(document.head, { childList: true, characterData: true, subtree: true });
}
