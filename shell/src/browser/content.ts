export const CONTENT_ID = 'ncb-content';

/** Returns the element of the working area that holds the page. */
export function getContent(): HTMLElement | null {
  return document.getElementById(CONTENT_ID);
}
