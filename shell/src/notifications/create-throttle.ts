interface Throttle {
  run(): void;
  stop(): void;
}

/** Runs an action at once, then at most once in a period: calls within it are one run at its end. */
export function createThrottle(action: () => void, periodMs: number): Throttle {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWanted = false;
  const onEnd = () => {
    timer = null;
    if (isWanted) run();
  };
  function run(): void {
    isWanted = timer !== null;
    if (isWanted) return;
    timer = setTimeout(onEnd, periodMs);
    action();
  }
  return {
    run,
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isWanted = false;
    },
  };
}
