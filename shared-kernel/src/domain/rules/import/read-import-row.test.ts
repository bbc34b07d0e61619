import { EMPTY_PARTY } from '../../parties';
import type { ProblemKey } from '../../problem';
import { BANK_DAY, VALID_ACCOUNT } from '../testing';
import { readImportRow, type ImportRow } from '.';

const ROW: ImportRow = {
  oper_n: '17',
  oper_date: '15.07.2026',
  acn_d: VALID_ACCOUNT.iban,
  sum_cur: '100.00',
  cur_ref: '980',
  acn_c: 'UA983052990000026008138043718',
  name_c: 'ТОВ «Ромашка»',
  okpo_c: '14360570',
  pay_purp: 'Оплата за товар',
};
const CONTEXT = { bankDay: BANK_DAY, debitAccounts: new Map([[VALID_ACCOUNT.iban, VALID_ACCOUNT]]) };

const read = (changes: ImportRow) => readImportRow({ ...ROW, ...changes }, CONTEXT);
const keys = (changes: ImportRow) => read(changes).problems.map(({ field, key }) => [field, key]);

describe('a row of an import file', () => {
  it('is read into a payment from the company’s account', () => {
    expect(read({ oper_datev: '2026-07-16', std_purp_r: ' 12 ' })).toEqual({
      payment: {
        number: '17',
        documentDate: '2026-07-15',
        valueDate: '2026-07-16',
        debitAccountId: VALID_ACCOUNT.id,
        creditIban: 'UA983052990000026008138043718',
        receiverName: 'ТОВ «Ромашка»',
        receiverCode: '14360570',
        receiverIsResident: true,
        receiverHasCode: true,
        amount: '100.00',
        purpose: 'Оплата за товар',
        standardPurposeCode: '12',
      },
      problems: [],
    });
  });

  it('without a number and a date is of the bank day and gets the next number later', () => {
    const { payment, problems } = read({ oper_n: ' ', oper_date: '' });
    expect([payment.number, payment.documentDate, problems]).toEqual(['', BANK_DAY, []]);
  });

  it('that is empty is an empty payment, with what it lacks under its columns', () => {
    const { payment, problems } = readImportRow({}, CONTEXT);
    expect(payment).toEqual({
      number: '',
      documentDate: BANK_DAY,
      valueDate: '',
      debitAccountId: '',
      creditIban: '',
      receiverName: '',
      receiverCode: '',
      receiverIsResident: true,
      receiverHasCode: true,
      amount: '',
      purpose: '',
      standardPurposeCode: '',
    });
    expect(problems.map(({ field }) => field)).toEqual(expect.arrayContaining(['acn_d', 'acn_c', 'sum_cur']));
    expect(problems).toContainEqual({ field: 'acn_d', key: 'chooseDebitAccount' });
    expect(problems.map(({ key }) => key)).not.toContain('hryvniaOnly');
  });

  it('with a passport keeps the other problems under their own columns', () => {
    expect(keys({ psp_c: 'АА507841', sum_cur: '0' })).toEqual([['sum_cur', 'lessThan1']]);
    expect(keys({ psp_c: ' ', okpo_c: '1' })).toEqual([['okpo_c', 'invalidOkpo']]);
  });

  it('is tidied of what spreadsheets add', () => {
    const messy = {
      acn_d: ' UA52 3516 0700 0002 6009 3491 19632',
      acn_c: 'ua983052990000026008138043718',
      okpo_c: '1436 0570',
    };
    const { payment, problems } = read({
      ...messy,
      name_c: ' ТОВ «А»\n',
      pay_purp: 'Оплата\r\nза товар',
      oper_n: ' 5 ',
    });
    expect(problems).toEqual([]);
    expect(payment).toMatchObject({
      receiverName: 'ТОВ «А»',
      purpose: 'Оплата за товар',
      number: '5',
      receiverCode: '14360570',
    });
  });

  it.each([
    ["'UA52 3516 0700 0002 6009 3491 19632", 'IBAN UA983052990000026008138043718'],
    ['’UA523516070000026009349119632', 'IBAN: UA98 3052 9900 0002 6008 1380 43718'],
    ['р/р UA523516070000026009349119632', "'Рахунок № UA983052990000026008138043718"],
    ['рах. IBAN UA523516070000026009349119632', 'счет UA983052990000026008138043718'],
    ['№ UA523516070000026009349119632', 'поточний рахунок UA983052990000026008138043718;'],
  ])('has its accounts without the marks and words in front of them: %s, %s', (acn_d, acn_c) => {
    const { payment, problems } = read({ acn_d, acn_c });
    expect(problems).toEqual([]);
    expect(payment).toMatchObject({ debitAccountId: VALID_ACCOUNT.id, creditIban: 'UA983052990000026008138043718' });
  });

  it.each(["'14360570", '‘14360570', '`14360570', ' ʼ14360570', 'ЄДРПОУ 14360570', "'код ЄДРПОУ: 14360570"])(
    'has its code without the mark of a text and the words in front of it: %s',
    (okpo_c) => {
      const { payment, problems } = read({ okpo_c });
      expect([payment.receiverCode, problems]).toEqual(['14360570', []]);
    },
  );

  it.each([
    ['ИНН 14360570 ТОВ "Світанок Постач"', 'ТОВ "Світанок Постач"'],
    ['ЄДРПОУ: 14360570, АТ «Банк»', 'АТ «Банк»'],
    // A different code is left to the user; a name may begin with digits.
    ['ИНН 92000019 ТОВ "Світанок Постач"', 'ИНН 92000019 ТОВ "Світанок Постач"'],
    ['14360570 ТОВ', '14360570 ТОВ'],
  ])('has the name of its receiver without the code that 1C writes in front: %s', (name_c, name) => {
    expect(read({ name_c, okpo_c: '14360570' }).payment.receiverName).toBe(name);
  });

  it.each(['\u001a', '\u0000', '\u0098'])('tells of a control character inside a text: %j', (control) => {
    const { payment, problems } = read({ pay_purp: `Оплата за товар,${control} без ПДВ` });
    expect(problems).toEqual([{ field: 'pay_purp', key: 'controlCharacter' }]);
    expect(payment.purpose).toBe('Оплата за товар, без ПДВ');
  });

  it('has line breaks and tabs in a text as spaces, without a word', () => {
    const { payment, problems } = read({ pay_purp: 'Оплата\tза\r\nтовар, без ПДВ' });
    expect([payment.purpose, problems]).toEqual(['Оплата за товар, без ПДВ', []]);
  });

  it('has its days without the mark of a text', () => {
    const { payment } = read({ oper_date: "'15.07.2026", oper_datev: '’16.07.2026' });
    expect(payment).toMatchObject({ documentDate: '2026-07-15', valueDate: '2026-07-16' });
  });

  it('has its passport without the mark of a text', () => {
    expect(read({ psp_c: "'АА507841" })).toMatchObject({ payment: { receiverCode: 'АА507841' }, problems: [] });
  });

  it.each<[ImportRow, string, ProblemKey]>([
    [{ oper_n: '1a' }, 'oper_n', 'incorrectNumber'],
    [{ oper_n: '12345678901' }, 'oper_n', 'tooLongNumber'],
    [{ oper_date: '14.06.2026' }, 'oper_date', 'incorrectPDate'],
    [{ oper_date: '16.07.2026' }, 'oper_date', 'incorrectPDate'],
    [{ oper_date: 'вчора' }, 'oper_date', 'incorrectPDate'],
    [{ oper_datev: '14.07.2026' }, 'oper_datev', 'incorrectVDate'],
    [{ oper_datev: '26.07.2026' }, 'oper_datev', 'incorrectVDate'],
    [{ acn_d: '' }, 'acn_d', 'chooseDebitAccount'],
    [{ acn_d: 'UA913516070000026006999000020' }, 'acn_d', 'notOwnAccount'],
    [{ sum_cur: '' }, 'sum_cur', 'incorrectAmount'],
    [{ sum_cur: '1000.01' }, 'sum_cur', 'insufficientFunds'],
    [{ cur_ref: '840' }, 'cur_ref', 'hryvniaOnly'],
    [{ acn_c: '' }, 'acn_c', 'emptyField'],
    [{ acn_c: VALID_ACCOUNT.iban }, 'acn_c', 'sameAccount'],
    [{ name_c: '' }, 'name_c', 'emptyField'],
    [{ name_c: 'Я'.repeat(141) }, 'name_c', 'tooLongName'],
    [{ okpo_c: '14360571' }, 'okpo_c', 'invalidOkpo'],
    [{ okpo_c: '' }, 'okpo_c', 'emptyField'],
    [{ psp_c: 'АА50784' }, 'psp_c', 'invalidPspNo'],
    [{ pay_purp: '' }, 'pay_purp', 'emptyField'],
    [{ pay_purp: 'Я'.repeat(421) }, 'pay_purp', 'tooLongPpurp'],
    [{ std_purp_r: '1234' }, 'std_purp_r', 'onlyDigits'],
    [{ spp_type: 'tax' }, 'spp_type', 'sep4.spp.emptyType'],
    [{ acn_c: 'UA308999980310001000000000001' }, 'spp_type', 'sep4.spp.fillSpp'],
    [{ spp_type: 'singleAccount' }, 'spp_type', 'sep4.spp.noTaxesAdded'],
    [{ spp_type: 'budget', spp_inf: 'ЄСВ' }, 'spp_code', 'sep4.spp.emptyType'],
    [{ spp_type: 'budget', spp_code: '101' }, 'spp_inf', 'sep4.spp.emptyAddtlInf'],
    [{ spp_type: 'stateProperty', spp_inf: 'Оренда' }, 'spp_code', 'sep4.spp.emptyType'],
    [{ ud_type: 'USRC', ud_code: '14360570' }, 'ud_name', 'sep4.identity.nameRequired'],
    [{ ud_name: 'А', ud_code: '14360570' }, 'ud_type', 'fillThisField'],
    [{ ud_name: 'А', ud_type: 'USRC' }, 'ud_code', 'fillThisField'],
    [{ uc_name: 'А', uc_type: 'USRC', uc_code: '14360571' }, 'uc_code', 'sep4.identity.invalidCodeValueUSRC'],
    [{ uc_name: 'А', uc_type: 'OT', uc_code: '1', uc_country: 'XX' }, 'uc_country', 'unknownCountry'],
    [{ uc_name: 'А', uc_code: '1' }, 'uc_type', 'fillThisField'],
    [{ uc_type: 'UNKN', uc_code: '99999' }, 'uc_name', 'sep4.identity.nameRequired'],
    [{ ud_name: 'А', ud_type: 'OT', ud_code: '1', ud_country: 'XX' }, 'ud_country', 'unknownCountry'],
  ])('%p has the problem %s: %s', (changes, column, key) => {
    expect(keys(changes)).toEqual([[column, key]]);
  });

  it.each(['', ' ', '980', 'UAH', ' uah '])('is in hryvnias when the currency is "%s"', (cur_ref) => {
    expect(keys({ cur_ref })).toEqual([]);
  });

  it.each([
    ['15/07/2026', '2026-07-15'],
    ['15/07/26', '2026-07-15'],
    ['20260715', '2026-07-15'],
  ])('dated %s is of %s', (oper_date, date) => {
    expect(read({ oper_date }).payment.documentDate).toBe(date);
  });

  it('tells an account that is closed under the account', () => {
    const debitAccounts = new Map([[VALID_ACCOUNT.iban, { ...VALID_ACCOUNT, paymentsAllowed: false }]]);
    const { problems } = readImportRow(ROW, { ...CONTEXT, debitAccounts });
    expect(problems).toEqual([{ field: 'acn_d', key: 'accountNotAllowed' }]);
  });
});

describe('the receiver of a row', () => {
  it('with a passport is a resident without a code, whatever the code says', () => {
    expect(read({ psp_c: 'AA507841', okpo_c: '' }).payment).toMatchObject({
      receiverCode: 'АА507841',
      receiverIsResident: true,
      receiverHasCode: false,
    });
    expect(keys({ psp_c: 'АА507841' })).toEqual([]);
  });

  it('with nine zeros is a non-resident without a code', () => {
    const { payment, problems } = read({ okpo_c: '000000000' });
    expect(payment).toMatchObject({ receiverIsResident: false, receiverHasCode: false });
    expect(problems).toEqual([]);
  });
});

describe('the parts of a row', () => {
  it('make a structured purpose to the budget or for rent', () => {
    const budget = { spp_type: ' budget ', spp_code: ' 101 ', spp_inf: ' ЄСВ ' };
    expect(read({ ...budget, acn_c: 'UA308999980310001000000000001' })).toMatchObject({
      payment: { structuredPurpose: { kind: 'budget', paymentKindCode: '101', taxNotice: '', additionalInfo: 'ЄСВ' } },
      problems: [],
    });
    expect(read({ ...budget, spp_type: 'stateProperty' }).payment.structuredPurpose).toEqual({
      kind: 'stateProperty',
      budgetCode: '101',
      additionalInfo: 'ЄСВ',
    });
    expect(read({ spp_type: 'none' })).toMatchObject({ problems: [] });
    expect(read({ spp_type: 'none' }).payment).not.toHaveProperty('structuredPurpose');
  });

  it.each([
    ['PSPT', 'AA507841', 'АА507841', false],
    ['rnrct', '0315891687', '0315891687', false],
    ['USRC', '1436 0570', '14360570', true],
    ['XXXX', 'a b', 'a b', true],
  ])('make a party of the type %s', (type, code, normalised, isJuridical) => {
    const { ultimateDebtor, ultimateCreditor } = read({
      ud_name: ' А ',
      ud_type: type,
      ud_code: code,
      ud_country: '804',
    }).payment;
    expect(ultimateDebtor).toEqual({
      ...EMPTY_PARTY,
      name: 'А',
      isJuridical,
      identificationType: type.toUpperCase(),
      identificationCode: normalised,
      residenceCountry: 'UA',
    });
    expect(ultimateCreditor).toBeUndefined();
  });

  it('name a side of which the row has no column under its name', () => {
    const large = { sum_cur: '400000.01', ud_name: 'А', ud_type: 'USRC', ud_code: '14360570' };
    const debitAccounts = new Map([[VALID_ACCOUNT.iban, { ...VALID_ACCOUNT, available: '500000.00' }]]);
    const { problems } = readImportRow({ ...ROW, ...large }, { ...CONTEXT, debitAccounts });
    expect(problems.map(({ field }) => field)).toEqual(['ud_name', 'ud_name', 'ud_name', 'ud_name']);
  });

  it('are none when their cells are empty', () => {
    const empty = { ud_name: ' ', uc_name: '', uc_type: ' ', spp_type: ' ' };
    expect(read(empty).payment).toEqual({ ...read({}).payment });
  });
});
