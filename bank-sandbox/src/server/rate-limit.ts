const WINDOW_MS = 60_000;
/** Beyond this many names the oldest window is forgotten: a scan from many addresses must not fill the memory. */
const NAMES_MAX = 10_000;

/**
 * Counts calls per name in windows of a minute, in this process's memory; guessing of passwords is limited in the
 * database besides.
 * @returns tells whether one more call is within the limit
 */
export function createRateLimit(limit: number): (name: string, now: Date) => boolean {
  const windows = new Map<string, { until: number; calls: number }>();
  return (name, now) => {
    const time = now.getTime();
    let window = windows.get(name);
    if (!window || window.until <= time) {
      windows.delete(name);
      const [oldest] = windows.size >= NAMES_MAX ? windows.keys() : [];
      if (oldest !== undefined) windows.delete(oldest);
      window = { until: time + WINDOW_MS, calls: 0 };
      windows.set(name, window);
    }
    window.calls += 1;
    return window.calls <= limit;
  };
}
