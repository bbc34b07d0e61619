/** Marker cookie of the bank; it proves nothing. The proof itself is not readable by scripts. */
const MARKER_COOKIE = '__Host-reg-begun=1';

/** True if this browser has started a registration; otherwise the first screen need not wait for the bank. */
export function hasStartedRegistration(): boolean {
  return document.cookie.split('; ').includes(MARKER_COOKIE);
}
