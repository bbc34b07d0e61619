import { report } from './interference';

let own = '';

/** Sets the window's title, which is the shell's. */
export function setWindowTitle(title: string): void {
  own = title;
  document.title = title;
}

/** Puts the shell's title back whenever something else sets one. @param shown remote whose page is shown */
export function watchWindowTitle(shown: () => string | null): void {
  const look = () => {
    if (own === '' || document.title === own) return;
    document.title = own;
    report('title', shown());
  };
  new MutationObserver(look).observe(document.head, { childList: true, characterData: true, subtree: true });
}
