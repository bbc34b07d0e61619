import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { reportLoad, type LoadOutcome } from '@ncb/shared-kernel/api/contract';
import type { LoadListener } from './loader';

/** Reports which versions load or fail, so that a failing one is rolled back. */
export interface LoadReports {
  readonly note: LoadListener;
  /**
   * Starts sending, beginning with reports from before sign-in.
   * @returns stops sending
   */
  tellBy(api: ApiClient): () => void;
}

export function createLoadReports(): LoadReports {
  const told = new Set<string>();
  let waiting: { remote: string; version: string; outcome: LoadOutcome }[] = [];
  let api: ApiClient | null = null;

  const tell = () => {
    if (!api) return;
    // Ignored: one report counts for little.
    for (const report of waiting) void api.call(reportLoad, report);
    waiting = [];
  };

  return {
    note({ name, version }, isLoaded) {
      const outcome = isLoaded ? 'loaded' : 'failed';
      const report = `${name} ${version} ${outcome}`;
      // The server counts each user once.
      if (told.has(report)) return;
      told.add(report);
      waiting.push({ remote: name, version, outcome });
      tell();
    },
    tellBy(client) {
      api = client;
      tell();
      return () => {
        api = null;
      };
    },
  };
}
