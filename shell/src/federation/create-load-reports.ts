import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { reportLoad, type LoadOutcome } from '@ncb/shared-kernel/api/contract';
import type { LoadListener } from './create-page-loader';

/** Reports which versions load or fail, so that a failing one is rolled back. */
interface LoadReports {
  readonly note: LoadListener;
  /**
   * Starts sending, beginning with reports from before sign-in.
   * @returns stops sending
   */
  startSending(api: ApiClient): () => void;
}

export function createLoadReports(): LoadReports {
  const reported = new Set<string>();
  let queued: { remote: string; version: string; outcome: LoadOutcome }[] = [];
  let api: ApiClient | null = null;

  const send = () => {
    if (!api) return;
    // Ignored: one report counts for little.
    for (const report of queued) void api.call(reportLoad, report);
    queued = [];
  };

  return {
    note({ name, version }, isLoaded) {
      const outcome = isLoaded ? 'loaded' : 'failed';
      const report = `${name} ${version} ${outcome}`;
      // The server counts each user once.
      if (reported.has(report)) return;
      reported.add(report);
      queued.push({ remote: name, version, outcome });
      send();
    },
    startSending(client) {
      api = client;
      send();
      return () => {
        api = null;
      };
    },
  };
}
