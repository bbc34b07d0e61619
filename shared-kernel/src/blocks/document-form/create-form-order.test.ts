import { createFormOrder } from './create-form-order';

const { getPosition, getProblemLinks } = createFormOrder(['to', 'amount', 'rmtStrd', 'bank', 'other'], (start) =>
  start.startsWith('bank_') ? 'bank' : null,
);
const linked = (...fields: string[]) =>
  getProblemLinks(
    fields.map((field) => ({ field })),
    (name) => `the ${name}`,
  );

describe('fields to be corrected', () => {
  test('stand in the order of the form, whatever order the rules found them in', () => {
    expect(linked('amount', 'to').map(({ label }) => label)).toEqual(['the to', 'the amount']);
  });

  test('of a part with many fields are one, which leads to the first that was found', () => {
    expect(linked('rmtStrd.tax', 'rmtStrd.code')).toEqual([{ field: 'rmtStrd.tax', label: 'the rmtStrd' }]);
    expect(linked('bank_swift', 'bank_name')).toEqual([{ field: 'bank_swift', label: 'the bank' }]);
  });

  test('that the form has no name for stand last', () => {
    expect(linked('unheard', 'amount')).toEqual([
      { field: 'amount', label: 'the amount' },
      { field: 'unheard', label: 'the other' },
    ]);
    expect(getPosition('unheard')).toBe(4);
  });
});
