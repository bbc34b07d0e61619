import {
  readBankPurpose,
  readRevaluationPurpose,
  writeBankPurpose,
  writeReversalPurpose,
  writeRevaluationPurpose,
} from './bank-purpose';

const OWN_TYPE = '71';
const read = (purpose: string, documentType = OWN_TYPE) => readBankPurpose({ purpose, documentType });

describe('readBankPurpose', () => {
  const names = [
    'opening',
    'fee',
    'purchase',
    'rest',
    'sale',
    'conversion',
    'payroll',
    'repayment',
    'credit',
    'deposit',
  ] as const;

  it.each(names)('reads what the bank writes of %s, with and without a document', (name) => {
    for (const document of [null, { number: 'А-7', day: '16.07.2026' }])
      expect(read(writeBankPurpose(name, document))).toEqual({ name, document, reversed: null });
  });

  it('reads a reversal, also of a text by a customer', () => {
    expect(read(writeReversalPurpose('Оплата за товар'))).toEqual({
      name: 'storno',
      document: null,
      reversed: 'Оплата за товар',
    });
  });

  it('keeps the words of the statement', () => {
    const fee = writeBankPurpose('fee', { number: '7', day: '16.07.2026' });
    expect(writeReversalPurpose(fee)).toBe('Сторно: Комісія банку, документ № 7 від 16.07.2026');
  });

  it.each(['Комісія за послуги', 'Комісія банку за липень', '', 'Оплата, документ № 7 від 16.07.2026'])(
    'leaves a text by a customer: %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});

it.each(['Депозит', 'Переказ коштів', 'Сторно: помилка', 'Комісія банку, документ № 7 від 16.07.2026'])(
  'leaves the same words in a payment, which a customer has written: %s',
  (text) => {
    for (const type of ['1', '2']) expect(read(text, type)).toBeNull();
    expect(read(text)).not.toBeNull();
  },
);

describe('readRevaluationPurpose', () => {
  it.each([
    ['41.5466', 'Переоцінка залишку: офіційний курс USD 41.5000, попередній 41.5466'],
    [null, 'Переоцінка залишку: заокруглення еквівалента, офіційний курс USD 41.5000 не змінився'],
  ])('reads what the bank writes, the rate before %s', (before, text) => {
    const purpose = { currency: 'USD', rate: '41.5000', before };
    expect(writeRevaluationPurpose(purpose)).toBe(text);
    expect(readRevaluationPurpose({ purpose: text, documentType: '81' })).toEqual(purpose);
    expect(readRevaluationPurpose({ purpose: text, documentType: '1' })).toBeNull();
  });

  it('leaves other texts', () => {
    expect(readRevaluationPurpose({ purpose: 'Переоцінка майна', documentType: '81' })).toBeNull();
  });
});
