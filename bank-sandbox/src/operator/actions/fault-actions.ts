import { OPERATOR, writeAudit } from '../../audit';
import type { Queries } from '../../db';
import type { FaultKind } from '../../db/schema';
import { switchOff, switchOn } from '../../faults';
import type { Services } from '../../services';
import { parseCount, fail, type Action, type Input, type ActionResult } from './action';

/** Time longer than any client waits. */
const LATENCY_MAX_MS = 120_000;

const PREFIX = '/ncb/api';
const PATH = /^\/[\w/-]{0,100}$/;

export const FAULT_KINDS: Readonly<Record<FaultKind, string>> = {
  latency: 'затримка',
  500: 'помилка 500',
  503: 'недоступність 503',
  timeout: 'виконано, але без відповіді',
  json: 'виконано, але відповідь обірвано',
};

export const FAULT_ACTIONS: readonly Action[] = [
  {
    name: 'fault',
    section: 'faults',
    fields: ['kind', 'delay', 'path'],
    help: 'збій для клієнта: fault latency 2000 /get_payments, fault 500|503|timeout|json [/шлях], fault off [/шлях]',
    run: (bank, input) => (input('kind') === 'off' ? switchOffFaults(bank, input) : on(bank, input)),
  },
];

async function on(bank: Services, input: Input): Promise<ActionResult> {
  const kind = input('kind');
  if (!isFaultKind(kind)) return fail(`Невідомий збій. Бувають: ${Object.keys(FAULT_KINDS).join(', ')}, off.`);
  const pathPrefix = readPath(input);
  if (pathPrefix === null) return fail('Шлях починається з «/», наприклад /get_payments.');
  const delayMs = kind === 'latency' ? parseCount(input('delay'), LATENCY_MAX_MS) : 0;
  if (delayMs === null) return fail(`Вкажіть затримку в мілісекундах: від 1 до ${LATENCY_MAX_MS}.`);
  await change(bank, 'setFault', `${kind} ${pathPrefix}`, (tx) => switchOn(tx, { pathPrefix, kind, delayMs }));
  return {
    ok: true,
    text: `Увімкнено: ${FAULT_KINDS[kind]}${delayMs ? ` ${delayMs} мс` : ''}, ${formatPath(pathPrefix)}.`,
  };
}

async function switchOffFaults(bank: Services, input: Input): Promise<ActionResult> {
  const pathPrefix = readPath(input);
  if (pathPrefix === null) return fail('Шлях починається з «/», наприклад /get_payments.');
  await change(bank, 'dropFaults', pathPrefix, (tx) => switchOff(tx, pathPrefix === '' ? null : pathPrefix));
  return { ok: true, text: `Вимкнено: ${formatPath(pathPrefix)}.` };
}

export function formatPath(pathPrefix: string): string {
  return pathPrefix === '' ? 'усі виклики' : pathPrefix;
}

/** Reads a path with an optional prefix. A command may omit the delay: `fault 500 /login`. */
function readPath(input: Input): string | null {
  const path = input('path') || (input('delay').startsWith('/') ? input('delay') : '');
  if (path === '') return '';
  if (!PATH.test(path)) return null;
  return path.startsWith(PREFIX) || path.startsWith('/api/') ? path : PREFIX + path;
}

function isFaultKind(text: string): text is FaultKind {
  return Object.keys(FAULT_KINDS).includes(text);
}

async function change(
  { db, clock, faults }: Services,
  action: 'setFault' | 'dropFaults',
  id: string,
  work: (tx: Queries) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    const object = { type: 'fault', id } as const;
    await writeAudit(tx, { at: clock.now(), actor: OPERATOR, action, object, result: 'ok' });
  });
  faults.reread();
}
