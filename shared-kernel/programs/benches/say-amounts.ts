import { spellAmount, formatMinor } from '../../src/domain/money';
import type { Bench } from './measure';

const AMOUNTS = 100_000;
const LANGUAGES = ['uk', 'ru', 'en'] as const;

export const sayAmounts: Bench = {
  name: `${AMOUNTS.toLocaleString('en')} amounts in words`,
  limitMs: 1000,
  prepare: () => {
    const amounts = Array.from({ length: AMOUNTS }, (_, index) =>
      formatMinor((BigInt(index) * 7_919_012_345n) % 10n ** 14n),
    );
    return () => {
      for (const [index, amount] of amounts.entries()) {
        const words = spellAmount(amount, 'UAH', LANGUAGES[index % 3] ?? 'uk');
        if (words === '') throw new Error('an amount without words');
      }
    };
  },
};
