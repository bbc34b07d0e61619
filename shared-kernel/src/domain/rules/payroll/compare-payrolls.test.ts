import fc from 'fast-check';
import { FOREIGN_IBAN, OLD_ACCOUNT, OWN_IBAN, VALID_ROW } from '../testing/valid-payroll';
import { comparePayrolls } from './compare-payrolls';
import type { PayrollRowDraft } from './check-payroll-row';

const row = (changes: Partial<PayrollRowDraft>): PayrollRowDraft => ({ ...VALID_ROW, ...changes });
const anna = row({ taxCode: '0148102804', account: OWN_IBAN, amount: '100.00' });
const ivan = row({ taxCode: '0151802838', account: FOREIGN_IBAN, amount: '200.00' });
const NOTHING = { joined: [], left: [], amountChanged: [], accountChanged: [] };

describe('a payroll against the previous one', () => {
  it('with the same rows in another order is not different', () => {
    expect(comparePayrolls([anna, ivan], [{ ...ivan }, { ...anna }])).toEqual({ ...NOTHING, total: '0.00' });
  });

  it('shows who joined and who left', () => {
    expect(comparePayrolls([anna], [ivan])).toEqual({ ...NOTHING, joined: [ivan], left: [anna], total: '100.00' });
  });

  it('shows a changed amount and by how much, however it is written', () => {
    const less = { ...anna, amount: '90,50' };
    expect(comparePayrolls([anna, ivan], [less, { ...ivan, amount: '200,00' }])).toEqual({
      ...NOTHING,
      amountChanged: [{ before: anna, after: less, difference: '-9.50' }],
      total: '-9.50',
    });
  });

  it('shows that the same person is paid to another account', () => {
    const moved = { ...anna, account: OLD_ACCOUNT };
    expect(comparePayrolls([anna], [moved])).toEqual({
      ...NOTHING,
      accountChanged: [{ before: anna, after: moved, difference: '0.00' }],
      total: '0.00',
    });
  });

  it('pairs a person with two accounts account by account', () => {
    const second = { ...anna, account: OLD_ACCOUNT, amount: '5.00' };
    expect(comparePayrolls([anna, second], [{ ...second }, { ...anna }])).toEqual({ ...NOTHING, total: '0.00' });
  });

  it('finds everybody at an account that several people share', () => {
    const shared = { ...ivan, account: anna.account };
    expect(comparePayrolls([anna, shared], [{ ...shared }, { ...anna }])).toEqual({ ...NOTHING, total: '0.00' });
  });

  it('takes another person at the same account for another person', () => {
    const other = { ...anna, taxCode: ivan.taxCode };
    expect(comparePayrolls([anna], [other])).toEqual({ ...NOTHING, joined: [other], left: [anna], total: '0.00' });
  });

  it.each([
    ['before', row({ taxCode: '' }), row({})],
    ['now', row({}), row({ taxCode: '' })],
    ['in both', row({ taxCode: '' }), row({ taxCode: '' })],
  ])('knows a person by the account where no code is given %s', (_, before, after) => {
    expect(comparePayrolls([before], [after])).toEqual({ ...NOTHING, total: '0.00' });
  });

  it('does not take two people without a code and with other accounts for one', () => {
    const before = row({ taxCode: '', account: OWN_IBAN });
    const after = row({ taxCode: '', account: OLD_ACCOUNT });
    expect(comparePayrolls([before], [after])).toMatchObject({ joined: [after], left: [before], accountChanged: [] });
  });

  it('shows an amount that is none, and no total', () => {
    const unknown = { ...anna, amount: '' };
    expect(comparePayrolls([anna], [unknown])).toEqual({
      ...NOTHING,
      amountChanged: [{ before: anna, after: unknown, difference: null }],
      total: null,
    });
  });

  it('loses no row and counts none twice', () => {
    const rows = fc.array(
      fc.record({
        ...Object.fromEntries(Object.entries(VALID_ROW).map(([name, value]) => [name, fc.constant(value)])),
        taxCode: fc.constantFrom('', '1', '2', '3'),
        account: fc.constantFrom('a', 'b', 'c'),
        amount: fc.constantFrom('1.00', '2.00'),
      }) as fc.Arbitrary<PayrollRowDraft>,
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const { joined, left } = comparePayrolls(before, after);
        expect(before.length - left.length).toBe(after.length - joined.length);
        expect(new Set([...left, ...joined]).size).toBe(left.length + joined.length);
      }),
    );
  });
});
