const WINDOW_MS = 60_000;
/** Limit of windows: the oldest is dropped, so that a scan does not fill the memory. */
const NAMES_MAX = 10_000;

/**
 * Counts calls per minute in this process.
 * @returns checks if one more call is within the limit
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
