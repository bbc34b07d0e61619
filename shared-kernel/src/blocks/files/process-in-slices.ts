import { yieldToPage } from '../../domain/long-order';

const SLICE = 500;

/**
 * Processes many items without blocking the page: yields between slices.
 * @param signal stops between two slices
 */
export async function processInSlices<T>(
  items: readonly T[],
  work: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let start = 0; start < items.length; start += SLICE) {
    if (start > 0) await yieldToPage();
    if (signal?.aborted) return;
    items.slice(start, start + SLICE).forEach(work);
  }
}
