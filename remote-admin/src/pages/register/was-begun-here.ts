/** The bank's word for it, in a cookie that proves nothing; the proof itself no program of the page can read. */
const WORD = '__Host-reg-begun=1';

/** Whether this browser has begun a registration. Where it has not, the first screen need not wait for the bank. */
export function wasBegunHere(): boolean {
  return document.cookie.split('; ').includes(WORD);
}
