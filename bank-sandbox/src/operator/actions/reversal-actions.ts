import { readBankDay } from '../../clock';
import { inTransaction } from '../../db';
import { toBankNumber, FIRST_BANK_NUMBER, reversePosting, type ReversalRefusal } from '../../ledger';
import { succeed } from '../../outcome';
import { readId, NO_ID, toResult, fail, type Action } from './action';

const REFUSALS: Readonly<Record<ReversalRefusal, string>> = {
  unknown: 'такої операції в банку немає',
  reversedBefore: 'її вже сторновано',
  notByItself: 'сторнувати можна лише переказ або комісію: за іншими операціями стоять угоди, відомості та графіки',
};

export const REVERSAL_ACTIONS: readonly Action[] = [
  {
    name: 'storno',
    section: 'ledger',
    fields: ['id'],
    help: 'сторнувати помилкову операцію за її номером у банку: storno 10000012',
    async run({ db, clock }, input) {
      const number = readId(input);
      if (number === null) return NO_ID;
      const at = clock.now();
      const outcome = await inTransaction(db, async (tx) =>
        succeed(await reversePosting(tx, number - FIRST_BANK_NUMBER, { bankDay: await readBankDay(tx, at), at })),
      );
      if (!outcome.ok) return toResult(outcome, () => '');
      return typeof outcome.value === 'number'
        ? { ok: true, text: `Операцію ${number} сторновано: ${toBankNumber(outcome.value)}.` }
        : fail(`Операція ${number}: ${REFUSALS[outcome.value]}.`);
    },
  },
];
