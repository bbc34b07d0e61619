/** Ends the present task of long work: before the next one the page can paint and hear its user. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
