import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { listOwnTaxes } from './list-own-taxes';

const DAY = '2026-11-26';
const TREASURY = 'UA308999980310001000000000001';
const payment = (id: string, purpose: string, changes: Partial<JournalRow> = {}) =>
  ({
    id,
    documentDate: '2026-10-25',
    status: 5,
    amount: '39870.00',
    receiverName: 'ГУК',
    receiverCode: '99000011',
    receiverAccount: TREASURY,
    purpose,
    ...changes,
  }) as JournalRow;

describe('listOwnTaxes', () => {
  it('lists each tax once, with its last payment, and nothing refused or paid elsewhere', () => {
    const rows = [
      payment('5', '101 ПДФО за листопад', { status: 6 }),
      payment('4', 'Оплата ПДФО', { receiverAccount: 'UA263052990000026006999000301' }),
      payment('3', '101 ПДФО за жовтень'),
      payment('2', '101 ПДФО за вересень'),
      payment('1', '101 Земельний податок за III квартал'),
    ];
    expect(listOwnTaxes(rows, DAY)).toMatchObject([
      {
        payment: { id: '3' },
        tax: 'personalIncome',
        purpose: { paymentKindCode: '101', additionalInfo: 'ПДФО за жовтень' },
      },
      { payment: { id: '1' }, tax: null, name: 'Земельний податок', term: null },
    ]);
  });

  it('takes the fields of the structured purpose, or of its text', () => {
    const structuredPurposeXml =
      '<Strd><TaxRmt><Rcrd><Ctgy>ППР № 5</Ctgy><CertId>131</CertId><AddtlInf>Штраф</AddtlInf></Rcrd></TaxRmt></Strd>';
    const [first, second] = listOwnTaxes([payment('2', 'x', { structuredPurposeXml }), payment('1', 'Мито')], DAY);
    expect(first?.purpose).toEqual({
      kind: 'budget',
      paymentKindCode: '131',
      taxNotice: 'ППР № 5',
      additionalInfo: 'Штраф',
    });
    expect(second?.purpose).toMatchObject({ kind: 'budget', paymentKindCode: '', additionalInfo: 'Мито' });
  });

  it.each([
    ['paid in this month', 'ЄСВ', { documentDate: '2026-11-20' }, { state: 'paid', day: '2026-11-20' }],
    ['not executed yet', 'ЄСВ', { documentDate: '2026-11-20', status: 0 }, { state: 'underway' }],
    ['past its day', 'ЄСВ', {}, { state: 'due', day: '2026-11-20', isNear: true }],
    ['soon due', 'ПДВ', {}, { state: 'due', day: '2026-11-30', isNear: true }],
  ] as const)('says of a tax %s', (_, purpose, changes, term) => {
    expect(listOwnTaxes([payment('1', purpose, changes)], DAY)[0]?.term).toMatchObject(term);
  });

  it('does not hurry before the last week, and ends after twelve', () => {
    expect(listOwnTaxes([payment('1', 'ПДВ')], '2026-11-10')[0]?.term).toMatchObject({ isNear: false });
    const many = Array.from({ length: 14 }, (_, index) => payment(`${index}`, `Збір ${index}`));
    expect(listOwnTaxes(many, DAY)).toHaveLength(12);
  });
});
