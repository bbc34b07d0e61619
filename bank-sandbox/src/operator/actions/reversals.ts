import { readBankDay } from '../../clock';
import { attempt } from '../../db';
import { bankNumberOf, FIRST_BANK_NUMBER, reverse, type StaysPosted } from '../../ledger';
import { done } from '../../outcome';
import { idIn, NO_ID, tell, unable, type Action } from './action';

const STAYS: Readonly<Record<StaysPosted, string>> = {
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
      const number = idIn(input);
      if (number === null) return NO_ID;
      const at = clock.now();
      const outcome = await attempt(db, async (tx) =>
        done(await reverse(tx, number - FIRST_BANK_NUMBER, { bankDay: await readBankDay(tx, at), at })),
      );
      if (!outcome.ok) return tell(outcome, () => '');
      return typeof outcome.value === 'number'
        ? { ok: true, text: `Операцію ${number} сторновано: ${bankNumberOf(outcome.value)}.` }
        : unable(`Операція ${number}: ${STAYS[outcome.value]}.`);
    },
  },
];
