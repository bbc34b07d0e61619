import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultKind } from '../db/schema';
import type { Faults } from './fault-switches';

/** Paths with faults; the console must stay usable to switch them off. */
const CALLS = /^\/(?:ncb\/api|api\/rates)(?:[/?]|$)/;
/** Time longer than the client waits (60 s). */
const NEVER_MS = 75_000;
const LOOK_EVERY_MS = 100;

/**
 * Applies the operator's faults. `timeout` and `json` act after processing: the client cannot know that the call took
 * effect.
 */
export function applyFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = getCallPath(request);
    if (path === null) return;
    await delay(faults, path, 'latency', (delayMs) => delayMs);
    const broken = (await faults.get(path)).find(({ kind }) => kind === '500' || kind === '503');
    if (!broken) return;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.code(Number(broken.kind)).send(`<html><body><h1>${broken.kind}</h1></body></html>`);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const path = getCallPath(request);
    if (path === null) return payload;
    if (await delay(faults, path, 'timeout', () => NEVER_MS)) request.raw.socket.destroy();
    const isBroken = (await faults.get(path)).some(({ kind }) => kind === 'json');
    return isBroken ? truncate(payload) : payload;
  });
}

function getCallPath({ url }: FastifyRequest): string | null {
  return CALLS.test(url) ? (url.split('?', 1)[0] ?? '') : null;
}

/** @returns true if it waited the whole duration */
async function delay(
  faults: Faults,
  path: string,
  kind: FaultKind,
  getDuration: (delayMs: number) => number,
): Promise<boolean> {
  const started = performance.now();
  for (;;) {
    const delays = (await faults.get(path)).filter((fault) => fault.kind === kind).map(({ delayMs }) => delayMs);
    if (delays.length === 0) return false;
    const remainingMs = getDuration(Math.max(...delays)) - (performance.now() - started);
    if (remainingMs <= 0) return true;
    await new Promise((resolve) => setTimeout(resolve, Math.min(remainingMs, LOOK_EVERY_MS)));
  }
}

/** Truncates an answer, as by a crashed server. Files stay whole. */
function truncate(payload: unknown): unknown {
  if (payload instanceof Readable) return Readable.from(readFirstPart(payload));
  return typeof payload === 'string' ? payload.slice(0, Math.ceil(payload.length / 2)) : payload;
}

async function* readFirstPart(payload: Readable): AsyncGenerator<unknown> {
  for await (const part of payload) {
    yield part;
    return;
  }
}
