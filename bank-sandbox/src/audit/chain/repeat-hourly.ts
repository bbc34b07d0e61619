const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

interface Repetition {
  start(): void;
  /** Cancels the next run; resolves when a running one has ended. */
  ended(): Promise<void>;
}

/** Runs `run` a minute after the start and an hour after each end, until `stopped`. */
export function repeatHourly(run: () => Promise<void>, stopped: AbortSignal): Repetition {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const runIn = (delayMs: number): void => {
    timer = setTimeout(() => {
      running = run().then(() => {
        if (!stopped.aborted) runIn(HOUR_MS);
      });
    }, delayMs).unref();
  };
  return {
    start: () => runIn(MINUTE_MS),
    async ended() {
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
