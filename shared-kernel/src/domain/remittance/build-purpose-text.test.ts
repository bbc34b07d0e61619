import { EMPTY_TAX_LINE, isStructuredPurposeKind, buildPurposeText, recogniseStructuredPurpose } from '.';

const line = (additionalInfo: string) => ({ ...EMPTY_TAX_LINE, additionalInfo });

describe('the text beside a structured purpose', () => {
  it('of a budget payment is the code, a space and the information', () => {
    const purpose = {
      kind: 'budget',
      paymentKindCode: '101',
      taxNotice: 'ППР',
      additionalInfo: 'ЄСВ за жовтень',
    } as const;
    expect(buildPurposeText(purpose)).toBe('101 ЄСВ за жовтень');
  });

  it('of rent is the budget code, a space and the information', () => {
    expect(buildPurposeText({ kind: 'stateProperty', budgetCode: '22080300', additionalInfo: 'Оренда' })).toBe(
      '22080300 Оренда',
    );
  });

  it('of a distribution is the information of its lines', () => {
    const taxLines = [line('ПДФО'), line(''), line('Військовий збір')];
    expect(buildPurposeText({ kind: 'singleAccount', taxLines })).toBe('ПДФО; Військовий збір');
  });

  it('of a long distribution is cut at 420 characters', () => {
    const text = (length: number) => buildPurposeText({ kind: 'singleAccount', taxLines: [line('Я'.repeat(length))] });
    expect([text(420).length, text(421).length]).toEqual([420, 420]);
  });

  it('is not cut in the middle of a character, nor behind a space', () => {
    const text = (last: string) =>
      buildPurposeText({ kind: 'singleAccount', taxLines: [line('Я'.repeat(419) + last)] });
    expect([text('😀'), text(' Я')]).toEqual(['Я'.repeat(419), 'Я'.repeat(419)]);
  });

  it('of a purpose in which something is missing has no space at its ends', () => {
    expect(buildPurposeText({ kind: 'budget', paymentKindCode: '', taxNotice: '', additionalInfo: 'ЄСВ' })).toBe('ЄСВ');
    expect(buildPurposeText({ kind: 'stateProperty', budgetCode: '22080300', additionalInfo: '' })).toBe('22080300');
    expect(buildPurposeText({ kind: 'none' })).toBe('');
  });
});

describe('a structured purpose in an old text', () => {
  const budget = (paymentKindCode: string, additionalInfo: string, taxNotice = '') => ({
    kind: 'budget',
    paymentKindCode,
    taxNotice,
    additionalInfo,
  });
  const rent = (budgetCode: string, additionalInfo: string) => ({ kind: 'stateProperty', budgetCode, additionalInfo });

  it.each([
    ['*;101;91000017;ПДФО за червень;;;', budget('101', 'ПДФО за червень')],
    ['  *;101;91000017; ПДФО ;;;  ', budget('101', 'ПДФО')],
    ['*;131;91000017;Штраф;ППР № 5;01.07.2026;', budget('131', 'Штраф', 'ППР № 5 01.07.2026')],
    ['*;101;91000017;ПДФО', budget('101', 'ПДФО')],
    ['101 ЄСВ за жовтень 2023р.', budget('101', 'ЄСВ за жовтень 2023р.')],
    ['058 взаєморозрахунок', budget('058', 'взаєморозрахунок')],
    ['22080300 Орендна плата', rent('22080300', 'Орендна плата')],
    [
      '*22080200*Орендодавець*Орендар*№ 150*05.07.2023*ФДМ*1*',
      rent('22080200', 'Орендодавець, Орендар, № 150, 05.07.2023, ФДМ, 1'),
    ],
  ])('"%s" is recognised', (text, purpose) => {
    expect(recogniseStructuredPurpose(text)).toEqual(purpose);
  });

  it.each([
    '',
    'Оплата за товар згідно рах. № 101',
    '101',
    '101  два пробіли',
    '1011 ЄСВ',
    '10 ЄСВ',
    '*;1011;91000017;ПДФО;;;',
    'Оплата *;101;91000017;ПДФО;;;',
    '22090300 Плата',
    '*22080200',
    '*;101;91000017',
  ])('"%s" has none', (text) => {
    expect(recogniseStructuredPurpose(text)).toBeNull();
  });
});

describe('the kind of a structured purpose', () => {
  it.each(['none', 'budget', 'singleAccount', 'stateProperty'])('may be %s', (kind) => {
    expect(isStructuredPurposeKind(kind)).toBe(true);
  });

  it.each(['', 'Budget', 'toString', undefined, null, 1])('cannot be %p', (kind) => {
    expect(isStructuredPurposeKind(kind)).toBe(false);
  });
});
