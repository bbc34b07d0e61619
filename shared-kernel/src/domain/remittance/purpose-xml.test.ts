import fc from 'fast-check';
import { readSample } from '../xml/testing';
import {
  createEmptyPurpose,
  readStructuredPurpose,
  StructuredPurposeKind,
  writeStructuredPurpose,
  type StructuredPurpose,
  type TaxLine,
} from '.';

const BUDGET: StructuredPurpose = {
  kind: 'budget',
  paymentKindCode: '101',
  taxNotice: '',
  additionalInfo: 'Податок на прибуток за II квартал 2026 року',
};
const NOTICE: StructuredPurpose = {
  kind: 'budget',
  paymentKindCode: '131',
  taxNotice: 'ППР №12345/26-08 від 01.07.2026',
  additionalInfo: "Грошове зобов'язання за результатами перевірки",
};
const account = 'UA418999980314841496578039516';
const DISTRIBUTION: StructuredPurpose = {
  kind: 'singleAccount',
  taxLines: [
    { category: '101', account, amount: '1500.00', additionalInfo: 'ПДФО за червень 2026' },
    { category: '101', account, amount: '340.55', additionalInfo: 'Військовий збір за червень 2026' },
  ],
};
const RENT: StructuredPurpose = {
  kind: 'stateProperty',
  budgetCode: '22080300',
  additionalInfo: 'Орендна плата за червень 2026, договір №150 від 05.07.2023',
};

const SAMPLES = [
  ['rmtStrd_budget', BUDGET],
  ['rmtStrd_budget_with_notice', NOTICE],
  ['rmtStrd_single_account', DISTRIBUTION],
  ['rmtStrd_state_property', RENT],
] as const;

describe.each(SAMPLES)('the sample %s', (name, purpose) => {
  it('is what is written of its fields, to the letter', () => {
    expect(writeStructuredPurpose(purpose)).toBe(readSample(name));
  });

  it('is read into its fields, with its kind said or not', () => {
    expect(readStructuredPurpose(readSample(name))).toEqual({ ok: true, purpose });
    expect(readStructuredPurpose(readSample(name), purpose.kind)).toEqual({ ok: true, purpose });
  });

  it('is refused under any other kind: fields would be lost', () => {
    for (const kind of Object.values(StructuredPurposeKind).filter((other) => other !== purpose.kind))
      expect([kind, readStructuredPurpose(readSample(name), kind)]).toEqual([kind, { ok: false, reason: 'otherKind' }]);
  });
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((typed) => typed.trim());
const lines = fc
  .array(fc.record<TaxLine>({ category: text, account: text, amount: text, additionalInfo: text }), { maxLength: 4 })
  .map((all) => all.filter((line) => Object.values(line).some(Boolean)));
const purposes = fc.oneof(
  fc.record({ kind: fc.constant('none' as const) }),
  fc.record({ kind: fc.constant('budget' as const), paymentKindCode: text, taxNotice: text, additionalInfo: text }),
  fc.record({ kind: fc.constant('singleAccount' as const), taxLines: lines }),
  fc.record({ kind: fc.constant('stateProperty' as const), budgetCode: text, additionalInfo: text }),
);

describe('a structured purpose', () => {
  it('comes through XML unchanged, whatever was typed and however little', () => {
    fc.assert(
      fc.property(purposes, (purpose) => {
        expect(readStructuredPurpose(writeStructuredPurpose(purpose), purpose.kind)).toEqual({ ok: true, purpose });
      }),
    );
  });

  it.each(Object.values(StructuredPurposeKind))('of the kind %s with nothing in it is no text at all', (kind) => {
    expect(writeStructuredPurpose(createEmptyPurpose(kind))).toBe('');
    expect(readStructuredPurpose('', kind)).toEqual({ ok: true, purpose: createEmptyPurpose(kind) });
  });

  it('that is missing is none', () => {
    expect(readStructuredPurpose('')).toEqual({ ok: true, purpose: { kind: 'none' } });
    expect(readStructuredPurpose(' \n')).toEqual({ ok: true, purpose: { kind: 'none' } });
  });

  it('leaves out a tax line in which nothing is filled in', () => {
    const empty: TaxLine = { category: '', account: '', amount: '', additionalInfo: '' };
    expect(writeStructuredPurpose({ kind: 'singleAccount', taxLines: [empty] })).toBe('');
  });

  it('escapes what has a meaning in XML', () => {
    const purpose: StructuredPurpose = { ...RENT, additionalInfo: 'Тест & Ко <1>' };
    expect(writeStructuredPurpose(purpose)).toContain('<AddtlInf>Тест &amp; Ко &lt;1&gt;</AddtlInf>');
  });
});

describe('reading a structured purpose of other systems', () => {
  const inner = '<TaxRmt><Rcrd><CertId>101</CertId><AddtlInf>ЄСВ</AddtlInf></Rcrd></TaxRmt>';
  const purpose = { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ' };

  it.each([
    ['an outer element', `<RmtInf><Strd>${inner}</Strd></RmtInf>`],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?><Strd>${inner}</Strd>`],
    ['a namespace', `<Strd xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${inner}</Strd>`],
    ['unknown elements', `<Strd><RfrdDocInf/>${inner}<AddtlRmtInf>x</AddtlRmtInf></Strd>`],
    ['unknown elements of the record', `<Strd>${inner.replace('<AddtlInf>', '<FrmsCd>1</FrmsCd><AddtlInf>')}</Strd>`],
    ['prefixes', `<p:Strd>${inner.replace(/<(\/?)/g, '<$1p:')}</p:Strd>`],
  ])('passes over %s', (_, xml) => {
    expect(readStructuredPurpose(xml)).toEqual({ ok: true, purpose });
  });

  it.each([
    ['<!DOCTYPE Strd><Strd/>', 'doctype'],
    ['<Strd>', 'broken'],
    ['101 ЄСВ', 'broken'],
    ['<Strd/>', 'noPurpose'],
    ['<Other/>', 'noPurpose'],
    ['<Strd><TaxRmt/></Strd>', 'noPurpose'],
    ['<TaxRmt><Rcrd><CertId>101</CertId></Rcrd></TaxRmt>', 'noPurpose'],
    [`<Strd><TaxRmt>${'<Rcrd><CertId>101</CertId></Rcrd>'.repeat(2)}</TaxRmt></Strd>`, 'otherKind'],
    ['<Strd><TaxRmt><Rcrd><Tp>1</Tp><CertId>101</CertId></Rcrd></TaxRmt></Strd>', 'otherKind'],
    ['<Strd><TaxRmt><Rcrd><Tp>1</Tp><Ctgy>x</Ctgy></Rcrd></TaxRmt></Strd>', 'otherKind'],
    ['<Strd><TaxRmt><Rcrd><CertId>1</CertId><CtgyDtls>x</CtgyDtls></Rcrd></TaxRmt></Strd>', 'otherKind'],
    ['<Strd><TaxRmt><Rcrd><Tp>1</Tp><TaxAmt><TtlAmt>1</TtlAmt></TaxAmt></Rcrd></TaxRmt></Strd>', 'otherKind'],
    ['<Strd><TaxRmt><Rcrd><TaxAmt><TtlAmt Ccy="USD">1</TtlAmt></TaxAmt></Rcrd></TaxRmt></Strd>', 'otherCurrency'],
  ])('refuses %s as %s', (xml, reason) => {
    expect(readStructuredPurpose(xml)).toEqual({ ok: false, reason });
  });

  it('takes an amount without a currency to be in hryvnias', () => {
    const xml = '<Strd><TaxRmt><Rcrd><TaxAmt><TtlAmt>1.00</TtlAmt></TaxAmt></Rcrd></TaxRmt></Strd>';
    expect(readStructuredPurpose(xml)).toMatchObject({ ok: true, purpose: { taxLines: [{ amount: '1.00' }] } });
  });

  it.each([
    ['an account', '<Rcrd><CtgyDtls>x</CtgyDtls></Rcrd>', 'singleAccount'],
    ['two records', '<Rcrd><Ctgy>1</Ctgy></Rcrd><Rcrd><Ctgy>2</Ctgy></Rcrd>', 'singleAccount'],
    ['information alone', '<Rcrd><AddtlInf>x</AddtlInf></Rcrd>', 'budget'],
  ])('knows the kind by %s', (_, records, kind) => {
    expect(readStructuredPurpose(`<Strd><TaxRmt>${records}</TaxRmt></Strd>`)).toMatchObject({ purpose: { kind } });
  });
});
