import { createListeners } from '../browser';
import type { RunningVersions } from '../federation';
import type { Registry } from '../registry';

export const UPDATE_INTERVAL_MS = 5 * 60_000;
/** Shortest interval of checks on visibility changes, ms. */
const MIN_CHECK_INTERVAL_MS = 30_000;

/** Watch for deployed versions other than this tab's. */
export interface UpdateWatch {
  isNewer(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Checks every five minutes and on visibility.
   * @returns stops the checks
   */
  start(): () => void;
}

interface UpdateWatchOptions {
  readonly ask: () => Promise<Registry>;
  readonly running: () => RunningVersions;
}

export function createUpdateWatch({ ask, running }: UpdateWatchOptions): UpdateWatch {
  const changes = createListeners();
  let isNewer = false;
  let lastCheck = Date.now();

  const check = async () => {
    lastCheck = Date.now();
    const deployed = await ask().catch(() => null);
    if (!deployed || isNewer || !isOther(running(), deployed)) return;
    isNewer = true;
    changes.notify();
  };

  return {
    isNewer: () => isNewer,
    subscribe: changes.subscribe,
    start() {
      const onVisible = () => {
        if (document.visibilityState === 'visible' && Date.now() - lastCheck >= MIN_CHECK_INTERVAL_MS) void check();
      };
      const timer = setInterval(() => void check(), UPDATE_INTERVAL_MS);
      document.addEventListener('visibilitychange', onVisible);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}

/** True for another version, also a rollback; not for a removed remote, whose page still works. */
function isOther({ shell, remotes }: RunningVersions, deployed: Registry): boolean {
  if (shell !== null && deployed.shellVersion !== null && shell !== deployed.shellVersion) return true;
  return deployed.entries.some(({ name, version, enabled }) => {
    const own = remotes.get(name);
    return enabled && own !== undefined && own !== version;
  });
}
