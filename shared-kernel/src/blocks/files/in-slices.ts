import { nextTask } from '../../domain/long-order';

/** Rows that are judged in one task; five hundred take a few milliseconds. */
const SLICE = 500;

/**
 * Does work for many items without holding the page up: between slices it can paint and hear its user.
 * @param signal ends it between two slices
 */
export async function inSlices<T>(items: readonly T[], work: (item: T) => void, signal?: AbortSignal): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await nextTask();
    if (signal?.aborted) return;
    items.slice(start, start + SLICE).forEach(work);
  }
}
