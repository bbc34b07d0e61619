/** Time in which a page that is being left is replaced, ms. */
const LEAVING_MS = 10_000;

let staysAt = 0;

/**
 * Notes when the page starts being left. Firefox ends the page's requests then, and shows the page until the next one
 * answers: faults shown, logged or reported in between are none.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (staysAt = performance.now() + LEAVING_MS));
  // A user who goes on working has chosen to stay.
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (staysAt = 0), true);
}

export const isLeaving = () => performance.now() < staysAt;

/** Resolves at once, or, while the page is being left, once it has stayed all the same. */
export const whenStaying = () =>
  new Promise<void>((resolve) => (isLeaving() ? setTimeout(resolve, staysAt - performance.now()) : resolve()));

/** Rejects with the failure of a request {@link whenStaying}. */
export const failWhenStaying = (error: unknown): Promise<never> =>
  whenStaying().then(() => {
    throw error;
  });
