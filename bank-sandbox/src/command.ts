import { ACTIONS, unable, type Told } from './operator/actions';
import { checkLedger } from './operator/ledger-check';
import { plainLetters } from './operator/letters';
import { plainOutbox } from './operator/outbox';
import { plainPending } from './operator/pending';
import { plainQueue } from './operator/queue';
import type { Services } from './services';

interface Report {
  readonly help: string;
  readonly run: (bank: Services) => Promise<Told>;
}

const shown = (text: string): Told => ({ ok: true, text });

const REPORTS: Readonly<Record<string, Report>> = {
  outbox: { help: 'SMS і листи, які надіслав банк', run: async ({ db }) => shown(await plainOutbox(db.queries)) },
  letters: { help: 'листи, які написали компанії', run: async ({ db }) => shown(await plainLetters(db.queries)) },
  pending: { help: 'хто й що чекає рішення банку', run: async ({ db }) => shown(await plainPending(db.queries)) },
  queue: { help: 'документи, що чекають виконання', run: async ({ db }) => shown(await plainQueue(db.queries)) },
  ledger: { help: 'перевірити головну книгу й журнал аудиту', run: ({ db }) => checkLedger(db.queries) },
  help: { help: 'цей список', run: () => Promise.resolve(shown(help())) },
};

/**
 * Runs an action or a report.
 * @param words as split by the shell, e.g. `['abort', '10001', 'немає договору']`
 */
export async function runCommand(bank: Services, words: readonly string[]): Promise<Told> {
  const [name = 'help', ...given] = words;
  const report = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
  if (report) return report.run(bank);
  const action = ACTIONS.find((known) => known.name === name);
  if (!action) return unable(`Невідома команда «${name}».\n${help()}`);
  if (given.length > action.fields.length) return unable('Забагато слів. Причину беріть у лапки.');
  return action.run(bank, (field) => given[action.fields.indexOf(field)]?.trim() ?? '');
}

function help(): string {
  const lines = [...ACTIONS, ...Object.entries(REPORTS).map(([name, { help: about }]) => ({ name, help: about }))];
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, help: about }) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}
