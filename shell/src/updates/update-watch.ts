import type { RunningVersions } from '../remotes/loader';
import type { Registry } from '../remotes/registry';

/** How often an open tab asks what is deployed. */
export const UPDATE_INTERVAL_MS = 5 * 60_000;
/** A tab that comes and goes does not ask each time. */
const ASKS_AT_MOST_EVERY_MS = 30_000;

/** Whether something newer is deployed than what runs in this tab. */
export interface UpdateWatch {
  /** True from the first time that it was seen. */
  isNewer(): boolean;
  subscribe(listener: () => void): () => void;
  /** Begins to ask, every five minutes and when the tab is looked at again. @returns what stops it */
  start(): () => void;
}

export interface UpdateWatchOptions {
  /** What is deployed now, past every cache. */
  readonly ask: () => Promise<Registry>;
  /** What this tab has loaded. */
  readonly running: () => RunningVersions;
}

/** Source: design/federation, rule 7 */
export function createUpdateWatch({ ask, running }: UpdateWatchOptions): UpdateWatch {
  const listeners = new Set<() => void>();
  let isNewer = false;
  let lastAsked = Date.now();

  const look = async () => {
    lastAsked = Date.now();
    // Without an answer nothing is known to be newer; it is asked again in five minutes.
    const deployed = await ask().catch(() => null);
    if (!deployed || isNewer || !isOther(running(), deployed)) return;
    isNewer = true;
    listeners.forEach((listener) => listener());
  };

  return {
    isNewer: () => isNewer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const onVisible = () => {
        if (document.visibilityState === 'visible' && Date.now() - lastAsked >= ASKS_AT_MOST_EVERY_MS) void look();
      };
      const timer = setInterval(() => void look(), UPDATE_INTERVAL_MS);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/**
 * Another version, not a higher one: a rollback is news too. A remote that is gone or switched off is none: a reload
 * would take away a page that still works.
 */
function isOther({ shell, remotes }: RunningVersions, deployed: Registry): boolean {
  if (shell !== null && deployed.shellVersion !== null && shell !== deployed.shellVersion) return true;
  return deployed.entries.some(({ name, version, enabled }) => {
    const own = remotes.get(name);
    return enabled && own !== undefined && own !== version;
  });
}
