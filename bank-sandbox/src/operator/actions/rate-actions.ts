import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { setRate, type RateRefusal } from '../../areas/rates/set-rate';
import { formatRates } from '../render-rates';
import { fail, type Action, type Input } from './action';

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
      if (input('currency') === '') return { ok: true, text: await formatRates(bank.db.queries) };
      const setting = await setRate(bank, {
        currency: input('currency'),
        official: readRate(input, 'official'),
        buy: readRate(input, 'buy'),
        sale: readRate(input, 'sale'),
      });
      if (!setting.ok) return fail(REASONS[setting.reason]);
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
function readRate(input: Input, field: string): string {
  const text = input(field);
  return text === '-' ? '' : text;
}
