import { EMPTY_PARTY, type UltimateParty } from '../parties';
import { readSample } from '../xml/testing';
import { readPaymentXml } from './read-payment-xml';
import { writePaymentXml, type PaymentParts } from './write-payment-xml';

const DEBTOR: UltimateParty = {
  ...EMPTY_PARTY,
  name: 'ТОВ «А»',
  identificationType: 'UNKN',
  identificationCode: '99999',
};
const CREDITOR: UltimateParty = { ...DEBTOR, name: 'ТОВ «Б»' };
const PARTS: PaymentParts = {
  structuredPurpose: { kind: 'stateProperty', budgetCode: '22080300', additionalInfo: 'Оренда' },
  ultimateDebtor: DEBTOR,
  ultimateCreditor: CREDITOR,
};

describe('the XML parts of a payment', () => {
  it('are written with the kind of the purpose beside them and read back', () => {
    const xml = writePaymentXml(PARTS);
    expect(xml).toMatchObject({
      structuredPurposeKind: 'stateProperty',
      structuredPurposeXml: '<Strd><TaxRmt><Rcrd><Tp>22080300</Tp><AddtlInf>Оренда</AddtlInf></Rcrd></TaxRmt></Strd>',
    });
    expect(xml.ultimateDebtorXml).toMatch(/^<UltmtDbtr><Nm>ТОВ «А»/);
    expect(xml.ultimateCreditorXml).toMatch(/^<UltmtCdtr><Nm>ТОВ «Б»/);
    expect(readPaymentXml(xml)).toStrictEqual({ ok: true, parts: PARTS });
  });

  it('are left out when there is nothing in them', () => {
    const empty = {
      structuredPurpose: { kind: 'none' },
      ultimateDebtor: EMPTY_PARTY,
      ultimateCreditor: EMPTY_PARTY,
    } as const;
    expect([writePaymentXml({}), writePaymentXml(empty)]).toStrictEqual([{}, {}]);
    expect(readPaymentXml({})).toStrictEqual({ ok: true, parts: {} });
    const blank = { structuredPurposeKind: 'none', structuredPurposeXml: '', ultimateDebtorXml: '' } as const;
    expect(readPaymentXml(blank)).toStrictEqual({ ok: true, parts: {} });
  });

  it('keep a kind of purpose that was chosen and not filled in, for the rules to refuse', () => {
    const xml = writePaymentXml({ structuredPurpose: { kind: 'singleAccount', taxLines: [] } });
    expect(xml).toEqual({ structuredPurposeKind: 'singleAccount', structuredPurposeXml: '' });
    expect(readPaymentXml(xml)).toMatchObject({
      parts: { structuredPurpose: { kind: 'singleAccount', taxLines: [] } },
    });
  });

  it('that cannot be read are problems of their fields', () => {
    const broken = { structuredPurposeXml: '<Strd>', ultimateDebtorXml: '<x/>', ultimateCreditorXml: 'x' };
    expect(readPaymentXml(broken)).toEqual({
      ok: false,
      problems: ['structuredPurpose', 'ultimateDebtor', 'ultimateCreditor'].map((field) => ({
        field,
        key: 'unreadableXml',
      })),
    });
    expect(readPaymentXml({ ...writePaymentXml(PARTS), ultimateCreditorXml: '<' })).toEqual({
      ok: false,
      problems: [{ field: 'ultimateCreditor', key: 'unreadableXml' }],
    });
  });

  it('are refused when the kind that is said is not that of the purpose', () => {
    const xml = {
      structuredPurposeKind: 'budget',
      structuredPurposeXml: readSample('rmtStrd_state_property'),
    } as const;
    expect(readPaymentXml(xml)).toMatchObject({ problems: [{ field: 'structuredPurpose' }] });
    expect(readPaymentXml({ ...xml, structuredPurposeKind: 'none' })).toMatchObject({ ok: false });
  });
});
