import { checkIban, normaliseIban } from '@ncb/shared-kernel/domain/identifiers';
import { eq } from 'drizzle-orm';
import { schema } from '../../db';
import { fail, type Action, type Input } from './action';

const { closedAccount } = schema;

const NO_IBAN = fail('Вкажіть IBAN рахунку фізичної особи.');

/** Console actions that close and reopen a person's account; the bank returns payouts to a closed one. */
export const PERSONAL_ACCOUNT_ACTIONS: readonly Action[] = [
  {
    name: 'close-account',
    section: 'people',
    fields: ['iban'],
    help: 'закрити рахунок працівника, виплати на нього повертатимуться: close-account UA643516070000026203999000404',
    async run({ db }, input) {
      const iban = readIban(input);
      if (iban === null) return NO_IBAN;
      await db.queries.insert(closedAccount).values({ account: iban }).onConflictDoNothing();
      return { ok: true, text: `Рахунок ${iban} закрито.` };
    },
  },
  {
    name: 'open-account',
    section: 'people',
    fields: ['iban'],
    help: 'знову відкрити закритий рахунок працівника: open-account UA643516070000026203999000404',
    async run({ db }, input) {
      const iban = readIban(input);
      if (iban === null) return NO_IBAN;
      const opened = await db.queries.delete(closedAccount).where(eq(closedAccount.account, iban)).returning();
      return opened.length > 0
        ? { ok: true, text: `Рахунок ${iban} знову відкрито.` }
        : fail(`Рахунок ${iban} не був закритий.`);
    },
  },
];

function readIban(input: Input): string | null {
  const iban = normaliseIban(input('iban'));
  return checkIban(iban) === null ? iban : null;
}
