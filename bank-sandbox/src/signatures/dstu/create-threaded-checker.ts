import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DstuFlaw } from '@ncb/shared-kernel/signature/dstu';
import type { DstuChecker, DstuSignatureToCheck, TrustFiles } from './dstu-checker';

type Answer = DstuFlaw | 'malformed' | null;

interface Waiting {
  readonly question: DstuSignatureToCheck;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
}

const THREADS_MAX = 4;

/**
 * Checks in threads, so that five hundred signatures do not delay others. The first check starts them.
 * @param file the script of a thread
 */
export function createThreadedChecker(file: string, files: TrustFiles): DstuChecker {
  const size = Math.min(THREADS_MAX, availableParallelism());
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();

  const next = (thread: Thread) => {
    thread.current = queue.shift() ?? null;
    if (thread.current) thread.worker.postMessage(thread.current.question);
  };
  const start = () => {
    const thread: Thread = { worker: new Worker(file, { workerData: files }), current: null };
    threads.add(thread);
    // Threads do not keep the process alive.
    thread.worker.unref();
    thread.worker.on('message', (answer: Answer) => {
      thread.current?.resolve(answer);
      next(thread);
    });
    thread.worker.on('error', (error) => {
      // The next check gets a new thread.
      threads.delete(thread);
      thread.current?.reject(error);
      if (queue.length > 0) next(start());
    });
    return thread;
  };

  return {
    findFlaw: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject });
        const idle = [...threads].find(({ current }) => current === null) ?? (threads.size < size ? start() : null);
        if (idle) next(idle);
      }),
    async close() {
      const closed = new Error('the bank is closing');
      queue.splice(0).forEach(({ reject }) => reject(closed));
      const ended = [...threads].map(({ worker, current: request }) => {
        request?.reject(closed);
        return worker.terminate();
      });
      threads.clear();
      await Promise.all(ended);
    },
  };
}
