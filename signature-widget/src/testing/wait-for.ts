const LIMIT_MS = 10_000;

/** Waits until `find` returns a value. @throws Error after 10 s */
export async function waitFor<T>(find: () => T | null | undefined | false): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const result = find();
    if (result) return result;
    if (Date.now() > end) throw new Error(`it did not happen: ${find.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
