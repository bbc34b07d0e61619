import { answerLine } from './answer-line';

const ask = (question: object) => JSON.parse(answerLine(JSON.stringify(question))) as Record<string, unknown>;

const PAYMENT = {
  pmt_num: '17',
  acn_id: '7001',
  doc_date: '15.07.2026 10:15:00',
  has_code: 1,
  is_resident: 1,
  acnt_co: 'UA983052990000026008138043718',
  okpo_co: '14360570',
  name_co: 'ТОВ «Ромашка»',
  amount: '100.00',
  pay_purp: 'Оплата за товар',
};
const payment = (changes: object = {}, beside: object = {}) =>
  ask({ check: 'payment', bankDay: '2026-07-15', value: { ...PAYMENT, ...changes }, ...beside });

describe('a line that is no question', () => {
  it.each([
    ['broken JSON', '{"check":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"iban"'],
    ['no check', '{}'],
    ['an unknown check', '{"check":"nothing"}'],
    ['a name that every object has', '{"check":"toString"}'],
    ['a missing value', '{"check":"iban"}'],
    ['a value of another type', '{"check":"iban","value":5}'],
    ['a document that is a text', '{"check":"payment","bankDay":"2026-07-15","value":"x"}'],
    ['a bank day that is none', '{"check":"payment","bankDay":"31.02.2026","value":{}}'],
    ['an unknown currency', '{"check":"words","amount":"1.00","currency":"XXX","lang":"uk"}'],
    ['an unknown language', '{"check":"words","amount":"1.00","currency":"UAH","lang":"pl"}'],
    ['an amount that is none', '{"check":"vatIncluded","amount":"1,5","rate":"20"}'],
    ['a status that is none', '{"check":"actions","status":7,"type":1,"signature":0}'],
    ['XML that is none', '{"check":"purposeXml","xml":"<Strd>"}'],
  ])('for %s is answered with an error', (_, line) => {
    const answer = JSON.parse(answerLine(line)) as object;
    expect(Object.keys(answer)).toEqual(['error']);
  });

  it('names the field of a document that cannot be read, and not what is in it', () => {
    expect(payment({ has_code: 'maybe' })).toEqual({ error: '"value.has_code" cannot be read' });
  });
});

describe('a document', () => {
  it('without fault has no problems, whichever way the bank’s day is written', () => {
    expect(payment()).toEqual({ problems: [] });
    expect(payment({}, { bankDay: '15.07.2026' })).toEqual({ problems: [] });
  });

  it('has its problems under the wire’s names', () => {
    expect(payment({ amount: '12a', name_co: '' })).toEqual({
      problems: [
        { field: 'name_co', key: 'emptyField' },
        { field: 'amount', key: 'incorrectAmount' },
      ],
    });
  });

  it('may hold numbers where the wire has text', () => {
    expect(payment({ pmt_num: 17, acn_id: 7001, amount: 100.5 })).toEqual({ problems: [] });
  });

  it('is held to the account that is told beside it', () => {
    expect(payment({}, { account: { av_sal: '99.99' } })).toEqual({
      problems: [{ field: 'amount', key: 'insufficientFunds' }],
    });
    expect(payment({ acn_id: '' })).toEqual({ problems: [{ field: 'acn_id', key: 'chooseDebitAccount' }] });
  });

  it('that holds XML nobody can read has that problem', () => {
    expect(payment({ sppType: 'budget', rmtStrd: '<Strd>' })).toEqual({
      problems: [{ field: 'rmtStrd', key: 'unreadableXml' }],
    });
  });
});

describe('every kind of document and row', () => {
  it.each([
    ['currencyPayment', { acn_id: '1', cur_ref: '840', amount: '1.00' }, 'ben_country'],
    ['request', { request_type: 3, acn_id: '1', cur_ref: '840', amount: '1.00', rate_type: 2 }, 'customer_rate'],
    ['payrollRow', { tin: '', lastname: 'Тест', firstname: 'Іван', emp_acn: '', amount: '1.00' }, 'emp_acn'],
    ['correspondent', { CODE: '14360571', NAME: 'ТОВ', IBAN: '' }, 'CODE'],
    ['user', { lastname: 'Тест', firstname: 'Іван', phone: '12' }, 'phone'],
    ['company', { code: '14360570', name: 'ТОВ', iban: '', city: '' }, 'city'],
  ])('%s is checked by its own rules', (check, value, field) => {
    const { problems } = ask({ check, bankDay: '2026-07-15', value }) as { problems: { field: string }[] };
    expect(problems.map((problem) => problem.field)).toContain(field);
  });

  it('the actions follow from status, type and signature', () => {
    expect(ask({ check: 'actions', status: 3, type: 1, signature: 1 })['actions']).toContain('send');
    expect(ask({ check: 'actions', status: '3', type: 'payroll', signature: '3' })['actions']).not.toContain('send');
  });
});

describe('XML', () => {
  const purpose = { sppType: 'stateProperty', tP: '22080300', addtInf: 'Орендна плата' };

  it('of a purpose is written and read back', () => {
    const { xml } = ask({ check: 'purposeXml', value: purpose });
    expect(xml).toBe('<Strd><TaxRmt><Rcrd><Tp>22080300</Tp><AddtlInf>Орендна плата</AddtlInf></Rcrd></TaxRmt></Strd>');
    expect(ask({ check: 'purposeXml', xml })['value']).toMatchObject(purpose);
  });

  it.each([
    ['debtor', 'UltmtDbtr'],
    ['creditor', 'UltmtCdtr'],
  ])('of a party on the side of the %s is an element %s, and is read back', (role, name) => {
    const value = {
      subjectName: 'ТОВ «Тест»',
      isJuridicial: 1,
      identType: 'USRC',
      identCode: '14360570',
      addrCity: 'Київ',
    };
    const { xml } = ask({ check: 'partyXml', role, value });
    expect(xml).toContain(`<${name}><Nm>ТОВ «Тест»</Nm>`);
    expect(ask({ check: 'partyXml', xml })['value']).toMatchObject(value);
  });
});
