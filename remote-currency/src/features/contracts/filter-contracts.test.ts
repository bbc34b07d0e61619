import { decodeWire, listContracts, type Contract } from '@ncb/shared-kernel/api/contract';
import { WIRE_CONTRACT } from '../../testing/wire-contract';
import { toContractDraft, toContractValues } from './contract-values';
import { buildContractTable } from './build-contract-table';
import { isEndingSoon, filterContracts, findContracts } from './filter-contracts';
import { getUsedPercent } from './get-used-percent';

function contract(more: Partial<Contract> = {}): Contract {
  const decoded = decodeWire(listContracts.answer, { contracts: [WIRE_CONTRACT] });
  const [read] = decoded.ok ? decoded.value.contracts : [];
  if (!read) throw new Error('not read');
  return { ...read, ...more };
}

const DAY = '2026-07-01';
const ALL = { currencyCode: undefined, kind: undefined, isUrgent: false };

describe('the contracts that are shown', () => {
  const euro = contract({ id: '1' });
  const dollar = contract({ id: '2', currencyCode: '840', settleBy: '2026-07-31' });
  const late = contract({ id: '3', settleBy: '2026-06-30' });
  const calm = contract({ id: '4', kind: 'services', settleBy: '2026-08-01' });
  const ids = (rows: readonly Contract[]) => rows.map(({ id }) => id);

  it('are those of one currency or kind, or those whose terms end soon or have ended', () => {
    const all = [euro, dollar, late, calm];
    expect(ids(filterContracts(all, ALL, DAY))).toEqual(['1', '2', '3', '4']);
    expect(ids(filterContracts(all, { ...ALL, currencyCode: '840' }, DAY))).toEqual(['2']);
    expect(ids(filterContracts(all, { ...ALL, kind: 'services' }, DAY))).toEqual(['4']);
    expect(ids(filterContracts(all, { ...ALL, isUrgent: true }, DAY))).toEqual(['2', '3']);
    expect(ids(filterContracts(all, { ...ALL, currencyCode: '978', isUrgent: true }, DAY))).toEqual(['3']);
    expect([euro, dollar, late, calm].map((one) => isEndingSoon(one, DAY))).toEqual([false, true, true, false]);
  });

  it.each(['exp-2026', 'handel', 'Німеч', 'germany', 'Герман', 'DE000000001'])('are found by %j', (typed) => {
    const other = contract({ id: '9', number: 'X', partner: { ...euro.partner, name: 'Y', country: '840', code: '' } });
    expect(ids(findContracts([euro, other], typed))).toEqual(['1']);
  });
});

describe('how much of a contract is used', () => {
  it.each([
    ['100000.00', '100000.00', 0],
    ['100000.00', '99999.99', 1],
    ['100000.00', '84300.00', 16],
    ['100000.00', '0.01', 99],
    ['100000.00', '0.00', 100],
    ['100000.00', '-5.00', 100],
  ])('of %s with %s left is %d %%', (amount, rest, percent) => {
    expect(getUsedPercent({ amount, rest })).toBe(percent);
  });
});

describe('a contract in its form', () => {
  it('is the same contract when nothing was typed', () => {
    const read = contract();
    const { number, startDate, amount, currencyCode, partner, partnerBank, intermediaryBank } = read;
    expect(toContractDraft(toContractValues(read))).toEqual({
      kind: 'import',
      number,
      startDate,
      endDate: '2026-12-31',
      amount,
      currencyCode,
      partner,
      partnerBank,
      intermediaryBank,
      beneficiary: '',
      beneficiaryCountry: '',
      goodsGroup: '',
    });
  });

  it('has a group of goods only if it is about goods', () => {
    const goodsOf = (kind: Contract['kind']) =>
      toContractDraft(toContractValues(contract({ kind, goodsGroup: '8716' }))).goodsGroup;
    expect([goodsOf('export'), goodsOf('services'), goodsOf('loan')]).toEqual(['8716', '', '']);
  });
});

describe('the list as a file', () => {
  it('has what the list has, amounts as amounts and days as days', () => {
    const words = {
      heading: (column: string) => column,
      kind: (kind: string) => `<${kind}>`,
      country: (code: string) => `<${code}>`,
    };
    const { columns, rows } = buildContractTable([contract({ settleBy: '2026-12-01', settleOpen: '12000.00' })], words);
    expect(columns.filter(({ holds }) => holds === 'amount').map(({ name }) => name)).toEqual([
      'amount',
      'used',
      'rest',
      'settle_open',
    ]);
    expect(columns.filter(({ holds }) => holds === 'day').map(({ name }) => name)).toEqual([
      'start_date',
      'end_date',
      'settle_by',
    ]);
    expect(rows).toEqual([
      [
        ...['EXP-2026/01', '<import>', '2026-01-10', '2026-12-31', 'TEST HANDEL GMBH', '<276>', 'EUR'],
        ...['100000.00', '15700.00', '84300.00', '2026-12-01', '12000.00'],
      ],
    ]);
  });
});
