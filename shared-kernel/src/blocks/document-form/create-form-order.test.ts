import { createFormOrder } from './create-form-order';

const { getPosition, getProblemLinks } = createFormOrder([
  'to',
  'amount',
  'structuredPurpose',
  'bankName',
  'bank',
  'other',
]);
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
    expect(linked('structuredPurpose.taxLines.0', 'structuredPurpose.budgetCode')).toEqual([
      { field: 'structuredPurpose.taxLines.0', label: 'the structuredPurpose' },
    ]);
    expect(linked('bank.swift', 'bank.country')).toEqual([{ field: 'bank.swift', label: 'the bank' }]);
  });

  test('of a part may have names of their own', () => {
    expect(linked('bank.swift', 'bank.name')).toEqual([
      { field: 'bank.name', label: 'the bankName' },
      { field: 'bank.swift', label: 'the bank' },
    ]);
  });

  test('that the form has no name for stand last', () => {
    expect(linked('unheard', 'amount')).toEqual([
      { field: 'amount', label: 'the amount' },
      { field: 'unheard', label: 'the other' },
    ]);
    expect(getPosition('unheard')).toBe(5);
  });
});
