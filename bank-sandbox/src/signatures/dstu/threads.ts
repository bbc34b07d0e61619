import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DstuFlaw } from '@ncb/shared-kernel/signature/dstu';
import type { DstuChecks, DstuQuestion, TrustFiles } from './checks';

type Answer = DstuFlaw | 'form' | null;

interface Waiting {
  readonly question: DstuQuestion;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  asked: Waiting | null;
}

/** More of them than cores would only wait for each other. */
const THREADS_MAX = 4;

/**
 * Checks in threads of their own, so that five hundred signatures keep nobody waiting who asks for his balance. They are
 * started by the first question: most banks never get one.
 * @param file the script of a thread
 */
export function checksInThreads(file: string, files: TrustFiles): DstuChecks {
  const size = Math.min(THREADS_MAX, availableParallelism());
  const queue: Waiting[] = [];
  const threads = new Set<Thread>();

  const next = (thread: Thread) => {
    thread.asked = queue.shift() ?? null;
    if (thread.asked) thread.worker.postMessage(thread.asked.question);
  };
  const start = () => {
    const thread: Thread = { worker: new Worker(file, { workerData: files }), asked: null };
    threads.add(thread);
    // The bank stops when it is told to, not when its last thread has ended.
    thread.worker.unref();
    thread.worker.on('message', (answer: Answer) => {
      thread.asked?.resolve(answer);
      next(thread);
    });
    thread.worker.on('error', (error) => {
      // Only the question in hand is lost; the next one gets a new thread.
      threads.delete(thread);
      thread.asked?.reject(error);
      if (queue.length > 0) next(start());
    });
    return thread;
  };

  return {
    flawOf: (question) =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject });
        const idle = [...threads].find(({ asked }) => asked === null) ?? (threads.size < size ? start() : null);
        if (idle) next(idle);
      }),
    async close() {
      const closed = new Error('the bank is closing');
      queue.splice(0).forEach(({ reject }) => reject(closed));
      const ended = [...threads].map(({ worker, asked }) => {
        asked?.reject(closed);
        return worker.terminate();
      });
      threads.clear();
      await Promise.all(ended);
    },
  };
}
