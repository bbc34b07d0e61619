import type { ApiClient } from '@ncb/shared-kernel/api/client';
import { reportLoad, type LoadOutcome } from '@ncb/shared-kernel/api/contract';
import type { LoadListener } from './loader';

/** Tells the bank which versions of remotes could be loaded, so that one that cannot be goes back by itself. */
export interface LoadReports {
  readonly note: LoadListener;
  /** Begins to tell, with what was noted before sign-in. @returns stops it */
  tellBy(api: ApiClient): () => void;
}

/** Source: design/federation, rule 6 */
export function createLoadReports(): LoadReports {
  const told = new Set<string>();
  let waiting: { remote: string; version: string; outcome: LoadOutcome }[] = [];
  let api: ApiClient | null = null;

  const tell = () => {
    if (!api) return;
    // What becomes of a report is nobody's business on this page: it counts for little, and others report too.
    for (const report of waiting) void api.call(reportLoad, report);
    waiting = [];
  };

  return {
    note({ name, version }, isLoaded) {
      const outcome = isLoaded ? 'loaded' : 'failed';
      const report = `${name} ${version} ${outcome}`;
      // The bank counts a person once; a card's Retry button need not ring each time.
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
