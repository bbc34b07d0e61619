import { ACTIONS, fail, type ActionResult } from './operator/actions';
import { checkLedger } from './operator/check-ledger';
import { formatLetters } from './operator/render-letters';
import { formatOutbox } from './operator/render-outbox';
import { formatPending } from './operator/pending-tables';
import { formatQueue } from './operator/render-queue';
import type { Services } from './services';

interface Report {
  readonly help: string;
  readonly run: (bank: Services) => Promise<ActionResult>;
}

const succeed = (text: string): ActionResult => ({ ok: true, text });

const REPORTS: Readonly<Record<string, Report>> = {
  outbox: { help: 'SMS і листи, які надіслав банк', run: async ({ db }) => succeed(await formatOutbox(db.queries)) },
  letters: { help: 'листи, які написали компанії', run: async ({ db }) => succeed(await formatLetters(db.queries)) },
  pending: { help: 'хто й що чекає рішення банку', run: async ({ db }) => succeed(await formatPending(db.queries)) },
  queue: { help: 'документи, що чекають виконання', run: async ({ db }) => succeed(await formatQueue(db.queries)) },
  ledger: { help: 'перевірити головну книгу й журнал аудиту', run: ({ db }) => checkLedger(db.queries) },
  help: { help: 'цей список', run: () => Promise.resolve(succeed(formatHelp())) },
};

/**
 * Runs an action or a report.
 * @param words as split by the shell, e.g. `['abort', '10001', 'немає договору']`
 */
export async function runCommand(bank: Services, words: readonly string[]): Promise<ActionResult> {
  const [name = 'help', ...values] = words;
  const report = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
  if (report) return report.run(bank);
  const action = ACTIONS.find((item) => item.name === name);
  if (!action) return fail(`Невідома команда «${name}».\n${formatHelp()}`);
  if (values.length > action.fields.length) return fail('Забагато слів. Причину беріть у лапки.');
  return action.run(bank, (field) => values[action.fields.indexOf(field)]?.trim() ?? '');
}

function formatHelp(): string {
  const lines = [...ACTIONS, ...Object.entries(REPORTS).map(([name, { help: about }]) => ({ name, help: about }))];
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, help: about }) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}
