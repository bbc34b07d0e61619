import { files, type FileOutcome, type ReadFile } from '../../files';
import { CONTEXT } from '../files/payments';

export interface Figures {
  readonly outcome: FileOutcome<ReadFile>['kind'];
  readonly format: string;
  readonly encoding: string;
  readonly rows: number;
  readonly wrong: number;
  /** From the choice of the file to the last judged row on the page, the start of the worker included. */
  readonly ms: number;
  readonly firstRowsMs: number;
  /** What the browser reports as a long task (over 50 ms), and the longest time without a frame. */
  readonly longestTaskMs: number;
  readonly longestGapMs: number;
}

/** Reads a file as an import page does, keeping every row, and watches how the page feels meanwhile. */
export async function measureReading(file: File): Promise<Figures> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: 'longtask' });
  const gaps = watchFrames();
  const started = performance.now();
  let firstRowsMs = 0;
  const rows: { readonly problems: readonly unknown[] }[] = [];
  const outcome = await files.readPayments(
    file,
    { context: CONTEXT },
    {
      onRows: (portion) => {
        firstRowsMs ||= performance.now() - started;
        rows.push(...portion);
      },
    },
  ).outcome;
  const ms = performance.now() - started;
  const longestGapMs = gaps.stop();
  // Entries are delivered in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 0));
  tasks.push(...observer.takeRecords().map(({ duration }) => duration));
  observer.disconnect();
  const about = outcome.kind === 'done' ? outcome.value.about : null;
  return {
    outcome: outcome.kind,
    format: about?.format ?? JSON.stringify(outcome),
    encoding: about?.encoding ?? '',
    rows: rows.length,
    wrong: rows.filter(({ problems }) => problems.length > 0).length,
    ms: Math.round(ms),
    firstRowsMs: Math.round(firstRowsMs),
    longestTaskMs: Math.round(Math.max(0, ...tasks)),
    longestGapMs: Math.round(longestGapMs),
  };
}

function watchFrames(): { stop: () => number } {
  let last = performance.now();
  let longest = 0;
  let request = requestAnimationFrame(function seen(now) {
    longest = Math.max(longest, now - last);
    last = now;
    request = requestAnimationFrame(seen);
  });
  return {
    stop: () => {
      cancelAnimationFrame(request);
      return longest;
    },
  };
}
