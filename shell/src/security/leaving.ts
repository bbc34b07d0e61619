/** Time in which a page that is being left is replaced; after it the page stays, ms. */
const LEAVING_MS = 10_000;

let leftAt = -Infinity;

/**
 * Notes when the page starts being left. Firefox ends the page's requests then, and shows the page until the next one
 * answers: faults shown, logged or reported in between are none.
 */
export function watchLeaving(): void {
  addEventListener('beforeunload', () => (leftAt = performance.now()));
}

export function isLeaving(): boolean {
  return performance.now() - leftAt < LEAVING_MS;
}

/** Resolves at once, or, while the page is being left, once it has stayed all the same. */
export async function whenStaying(): Promise<void> {
  if (isLeaving()) await new Promise((resolve) => setTimeout(resolve, leftAt + LEAVING_MS - performance.now()));
}

/** Rejects with the failure of a request {@link whenStaying}. */
export async function failWhenStaying(error: unknown): Promise<never> {
  await whenStaying();
  throw error;
}
