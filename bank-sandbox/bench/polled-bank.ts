import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeParameters, getEvents, sessionParameters } from '@ncb/shared-kernel/api/contract';
import pg from 'pg';
import { findFreePorts, startBankProcess, UNLIMITED } from '../test/support/bank-process';
import { freshDirectory } from '../test/support/get-cached-folder';
import { addTabs, type Tab } from './add-tabs';

const CONNECTIONS = 64;
const TICK_MS = 20;

export interface PolledBank {
  /** Measures polls at a steady rate by all tabs in turn. */
  measureRound(pollsPerSecond: number, seconds: number): Promise<PollCost>;
  stop(): Promise<void>;
}

export interface PollCost {
  /** Processor time of a poll in the bank's process and in the database's, ms. */
  readonly processorMs: number;
  /** Times until the answers, ms. */
  readonly times: readonly number[];
}

/**
 * Starts a bank whose signed-in users ask for news.
 * @param program another build of the bank; default: this checkout's
 */
export async function startPolledBank(url: string, tabCount: number, program?: string): Promise<PolledBank> {
  const options = { ports: await findFreePorts(), dataDir: freshDirectory(), databaseUrl: url, env: UNLIMITED };
  const bank = startBankProcess(program === undefined ? options : { ...options, program });
  await bank.ready;
  const tabs = await addTabs(url, tabCount);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const lastIds = new Map<Tab, string>();
  let next = 0;
  const poll = async () => {
    const tab = tabs[(next += 1) % tabs.length] as Tab;
    const started = performance.now();
    const text = await fetchNews(bank.origin, agent, tab, lastIds.get(tab) ?? null);
    const took = performance.now() - started;
    const answer = JSON.parse(text) as { readonly success: boolean; readonly last_id: string };
    if (!answer.success) throw new Error(text);
    lastIds.set(tab, answer.last_id);
    return took;
  };
  const readUsed = async () => readProcessorTimes([bank.child.pid ?? 0, ...(await findServerProcesses(url))]);
  return {
    async measureRound(pollsPerSecond, seconds) {
      const before = await readUsed();
      const times = await pollSteadily(poll, pollsPerSecond, seconds);
      const used = [...(await readUsed())].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
      return { processorMs: used / times.length, times };
    },
    async stop() {
      agent.destroy();
      await bank.stop();
    },
  };
}

/** Starts polls at a rate, whether or not earlier ones are answered. */
async function pollSteadily(
  poll: () => Promise<number>,
  pollsPerSecond: number,
  seconds: number,
): Promise<readonly number[]> {
  const started = performance.now();
  const pending: Promise<number>[] = [];
  const getElapsed = () => (performance.now() - started) / 1000;
  while (getElapsed() < seconds) {
    while (pending.length < getElapsed() * pollsPerSecond) pending.push(poll());
    await pause(TICK_MS);
  }
  return Promise.all(pending);
}

function fetchNews(
  origin: string,
  agent: Agent,
  { token, userId, companyId }: Tab,
  lastId: string | null,
): Promise<string> {
  const companyRef = String(companyId);
  const query = new URLSearchParams({
    ...encodeParameters(sessionParameters, { companyRef, bankClientId: companyRef, userId: String(userId) }),
    ...encodeParameters(getEvents.request, { lastId }),
  });
  return new Promise((resolve, reject) => {
    const headers = { cookie: `__Host-sid=${token}`, 'x-requested-with': 'ncb' };
    request(`${origin}/ncb/api${getEvents.path}?${query.toString()}`, { agent, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => (text += part));
      reply.on('end', () => resolve(text)).on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Finds the server's processes that work for a database. */
async function findServerProcesses(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** Reads the processor time that each process has used, ms. Linux counts it in hundredths of a second. */
function readProcessorTimes(processes: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    processes.map((pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return [pid, (Number(fields[11]) + Number(fields[12])) * 10];
    }),
  );
}
