/**
 * Time without a click before arming: a window that pops up under the mouse could catch a click meant for what was
 * there before.
 */
export const ARMING_DELAY_MS = 800;

/** `hidden`: not seen now; `waiting`: seen, but not long enough; `armed`: the button is active. */
export type Arming = 'hidden' | 'waiting' | 'armed';

/**
 * Creates a function that arms the confirm button after the widget was seen for 0.8 s without interruption, and disarms
 * it at once when it is not.
 * @returns function to call with the current visibility
 */
export function armAfterSight(onChange: (state: Arming) => void): (isSeen: boolean) => void {
  let state: Arming | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (next: Arming) => {
    state = next;
    onChange(next);
  };
  return (isSeen) => {
    if (!isSeen && state !== 'hidden') {
      clearTimeout(timer);
      change('hidden');
    } else if (isSeen && state !== 'waiting' && state !== 'armed') {
      change('waiting');
      timer = setTimeout(() => change('armed'), ARMING_DELAY_MS);
    }
  };
}
