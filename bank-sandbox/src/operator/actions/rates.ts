import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { setRate, type RateRefusal } from '../../areas/rates/set-rate';
import { plainRates } from '../rates';
import { unable, type Action, type Input } from './action';

const REASONS: Readonly<Record<RateRefusal, string>> = {
  unknownCurrency: 'Банк не працює з такою валютою. Вкажіть код або літери, наприклад USD.',
  noRate: 'Вкажіть хоча б один курс: офіційний, купівлі або продажу.',
  incorrectRate: 'Курс: число більше нуля, до шести цифр після коми.',
  buyAboveSale: 'Курс купівлі не може бути вищий за курс продажу.',
};

export const RATE_ACTIONS: readonly Action[] = [
  {
    name: 'rates',
    section: 'rates',
    fields: ['currency', 'official', 'buy', 'sale'],
    help: 'курси валют: rates, rates USD 41.55, rates USD 41.55 41.20 41.90, rates USD - 41.20 41.90',
    async run(bank, input) {
      if (input('currency') === '') return { ok: true, text: await plainRates(bank.db.queries) };
      const setting = await setRate(bank, {
        currency: input('currency'),
        official: rateIn(input, 'official'),
        buy: rateIn(input, 'buy'),
        sale: rateIn(input, 'sale'),
      });
      if (!setting.ok) return unable(REASONS[setting.reason]);
      const { currencyLetters, units, official, buy, sale } = setting.rate;
      return {
        ok: true,
        text:
          `Курс ${units} ${currencyLetters} на ${toDotted(setting.bankDay)}: ` +
          `офіційний ${official}, купівля ${buy}, продаж ${sale}.`,
      };
    },
  },
];

/** Reads a rate; `-` keeps one in the middle of a command. */
function rateIn(input: Input, field: string): string {
  const typed = input(field);
  return typed === '-' ? '' : typed;
}
