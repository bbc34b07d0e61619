/** @typedef {{ passed: number, failed: number, output?: string }} Outcome */

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {number} [seconds] estimate; the longest start first
 * @property {readonly string[]} [after] required jobs
 * @property {number} [cores] share of a core that it keeps busy, 0 for waiting; default 1
 * @property {() => Promise<Outcome>} work
 */

/** @typedef {{ name: string, passed: number, failed: number, output: string, seconds: number }} Result */

/**
 * Runs jobs in parallel, as many as fit into `width` cores, so that no core idles while a job is ready.
 * @param {readonly Job[]} jobs
 * @param {number} width cores
 * @param {(result: Result) => void} onResult called as each job ends
 * @returns {Promise<Result[]>} in the order in which they end
 */
export function runInLanes(jobs, width, onResult) {
  /** @type {Result[]} */
  const results = [];
  const waiting = [...jobs].sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
  /** @type {Set<Job>} */
  const underWay = new Set();

  return new Promise((resolve, reject) => {
    const isReady = (/** @type {Job} */ job) => (job.after ?? []).every((name) => results.some((r) => r.name === name));
    const busy = () => [...underWay].reduce((sum, job) => sum + getCores(job), 0);
    const next = () => {
      for (;;) {
        const index = waiting.findIndex((job) => isReady(job) && busy() + getCores(job) <= width);
        const [job] = index < 0 ? [] : waiting.splice(index, 1);
        if (!job) break;
        start(job).then(next, reject);
      }
      if (underWay.size > 0) return;
      if (waiting.length === 0) resolve(results);
      else reject(new Error(`nothing is there that ${waiting.map(({ name }) => name).join(', ')} could come after`));
    };
    const start = async (/** @type {Job} */ job) => {
      underWay.add(job);
      const result = await runJob(job, results);
      underWay.delete(job);
      results.push(result);
      onResult(result);
    };
    next();
  });
}

/** @type {(job: Job) => number} */
function getCores({ cores = 1 }) {
  return cores;
}

/** @type {(job: Job, results: readonly Result[]) => Promise<Result>} */
async function runJob({ name, after = [], work }, results) {
  const missing = results.filter((result) => after.includes(result.name) && result.failed > 0);
  if (missing.length > 0) {
    const output = `Not run, because this failed: ${missing.map((result) => result.name).join(', ')}\n`;
    return { name, passed: 0, failed: 1, output, seconds: 0 };
  }
  const started = Date.now();
  const outcome = await work().catch((error) => ({ passed: 0, failed: 1, output: `${error?.stack ?? error}\n` }));
  return { name, output: '', ...outcome, seconds: (Date.now() - started) / 1000 };
}
