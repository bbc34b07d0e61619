import {
  addTemplate,
  dropTemplate,
  getTemplate,
  listTemplates,
  readUahTemplate,
  updateTemplate,
  writeCurrencyTemplate,
  writeUahTemplate,
  type CurrencyPaymentToSave,
  type RequestOf,
  type UahPaymentToSave,
} from '@ncb/shared-kernel/api/contract';
import { EMPTY_BANK, EMPTY_BENEFICIARY } from '@ncb/shared-kernel/domain/rules';
import { and, eq } from 'drizzle-orm';
import { TEMPLATE_DATA_MAX, TEMPLATES_MAX } from '../src/areas/templates/store-template';
import { audit, template } from '../src/db/schema';
import { PAYMENT } from './support/person';
import { setUpBank, setUpPerson } from './support/set-up-bank';

const bank = setUpBank();
const operator = setUpPerson(bank, 'oper1');
const stranger = setUpPerson(bank, 'fop1');

type NewTemplate = RequestOf<typeof addTemplate>;

/** Builds a template without number and dates, which are set at use. */
function paymentTemplate(name: string, more: Partial<UahPaymentToSave> = {}): NewTemplate {
  const payment = { ...PAYMENT, number: '', documentDate: '', ...more };
  return {
    name,
    type: 1,
    currencyCode: '980',
    amount: null,
    receiverName: '',
    receiverAccount: '',
    data: writeUahTemplate(payment),
  };
}

const CURRENCY_PAYMENT: CurrencyPaymentToSave = {
  id: null,
  number: '',
  documentDate: '',
  valueDate: '',
  currencyCode: '978',
  debitAccountId: '7003',
  amount: '250.00',
  purpose: 'PAYMENT FOR GOODS',
  basis: 'other',
  contracts: [],
  agreementNumber: '',
  agreementDate: '',
  basisText: 'Invoice 15',
  kind: 'ext',
  fundsSource: 'own',
  feePayer: 'SHA',
  comment: '',
  requestId: '',
  beneficiary: {
    ...EMPTY_BENEFICIARY,
    name: 'TEST HANDEL GMBH',
    account: 'DE89 3704 0044 0532 0130 00',
    country: '276',
  },
  beneficiaryBank: { ...EMPTY_BANK, swift: 'DEUTDEFF', name: 'DEUTSCHE BANK AG', country: '276' },
  intermediaryBank: EMPTY_BANK,
};

function currencyTemplate(name: string, more: Partial<CurrencyPaymentToSave> = {}): NewTemplate {
  const data = writeCurrencyTemplate({ ...CURRENCY_PAYMENT, ...more });
  return { ...paymentTemplate(name), type: 2, currencyCode: '978', data };
}

const add = async (request: NewTemplate, person = operator) => (await person.get(addTemplate, request)).id ?? '';
const templates = async (person = operator) => (await person.get(listTemplates, {})).templates;
const refusedProblems = async (request: NewTemplate) =>
  ((await operator.refused(addTemplate, request)) as { problems?: readonly { field: string; key: string }[] }).problems;
const key = (field: string, name: string) => expect.objectContaining({ field, key: name });

async function recorded(id: string): Promise<readonly string[]> {
  const rows = await bank.services.db.queries
    .select()
    .from(audit)
    .where(and(eq(audit.objectType, 'template'), eq(audit.objectId, id)));
  return rows.map(({ action }) => action);
}

describe('a hryvnia template', () => {
  test('is listed with what its payment says, read back as it was, replaced and deleted', async () => {
    const request = paymentTemplate(' Оренда ', { creditIban: 'UA26 3052 9900 0002 6006 9990 0030 1' });
    const id = await add(request);
    expect(await templates()).toEqual([
      {
        id,
        name: 'Оренда',
        receiverName: PAYMENT.receiverName,
        receiverAccount: PAYMENT.creditIban,
        receiverCode: PAYMENT.receiverCode,
        amount: '1234.56',
        currencyCode: '980',
      },
    ]);
    const stored = await operator.get(getTemplate, { id });
    const row = { row: id, rowName: 'Оренда', receiverName: PAYMENT.receiverName, receiverAccount: PAYMENT.creditIban };
    const expectedRow = { ...row, receiverCode: PAYMENT.receiverCode, amount: '1234.56', rowCurrencyCode: '980' };
    expect(stored).toEqual({ ...expectedRow, name: 'Оренда', currencyCode: '980', data: request.data });
    expect(readUahTemplate(stored.data)).toMatchObject({ ok: true, value: { purpose: PAYMENT.purpose } });
    await operator.get(updateTemplate, { id, ...paymentTemplate('Оренда складу', { amount: '9,5' }) });
    expect(await templates()).toMatchObject([{ id, name: 'Оренда складу', amount: '9.50' }]);
    await operator.get(dropTemplate, { id });
    expect(await templates()).toEqual([]);
    expect(await recorded(id)).toEqual(['saveRecord', 'saveRecord', 'dropRecord']);
  });

  test('with a name that another one has is refused so that the form can ask whether to replace it', async () => {
    const [first, second] = [await add(paymentTemplate('Один')), await add(paymentTemplate('Два'))];
    const exists = { problems: [key('name', 'alreadyExists')] };
    expect(await operator.refused(addTemplate, paymentTemplate('Один'))).toMatchObject(exists);
    expect(await operator.refused(updateTemplate, { id: second, ...paymentTemplate('Один ') })).toMatchObject(exists);
    await operator.get(updateTemplate, { id: first, ...paymentTemplate('Один', { amount: '2.00' }) });
    // Names are unique per kind and company.
    const currency = await add(currencyTemplate('Один'));
    const others = await add(paymentTemplate('Один', { debitAccountId: '7013' }), stranger);
    for (const id of [first, second, currency]) await operator.get(dropTemplate, { id });
    await stranger.get(dropTemplate, { id: others });
  });

  test('saved twice at once is one template', async () => {
    const outcomes = await Promise.all([1, 2].map(() => operator.call(addTemplate, paymentTemplate('Двічі'))));
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const [only, ...more] = await templates();
    expect(more).toEqual([]);
    await operator.get(dropTemplate, { id: only?.id ?? '' });
  });

  test('keeps the rules of a payment but for its number, its dates and the funds of today', async () => {
    expect(await refusedProblems(paymentTemplate('x', { creditIban: 'UA1', receiverName: '', amount: '0' }))).toEqual([
      key('acnt_co', 'invalidIban'),
      key('name_co', 'emptyField'),
      key('amount', 'lessThan1'),
    ]);
    expect(await refusedProblems(paymentTemplate('x', { debitAccountId: '7013' }))).toEqual([
      key('acn_id', 'chooseDebitAccount'),
    ]);
    expect(await refusedProblems(paymentTemplate('н'.repeat(101)))).toEqual([key('name', 'tooLongText')]);
    expect(await refusedProblems(paymentTemplate('x', { creditIban: 'UA0' }))).toEqual([key('acnt_co', 'invalidIban')]);
    expect(await refusedProblems(paymentTemplate('  '))).toEqual([key('name', 'fillThisField')]);
    expect(await refusedProblems(paymentTemplate('x', { ultimateDebtorXml: '<a>' }))).toEqual([
      key('ultmtDbtr', 'unreadableXml'),
    ]);
    const rich = await add(paymentTemplate('Багато', { amount: '99999999.00' }));
    await operator.get(dropTemplate, { id: rich });
  });

  test('may not exceed the maximum that the catalogue has for its receiver', async () => {
    const receiver = { creditIban: 'UA583004650000026001999000302', receiverCode: '92000025' };
    expect(await refusedProblems(paymentTemplate('x', { ...receiver, amount: '150000.01' }))).toEqual([
      expect.objectContaining({ key: 'amountTooBig', params: { max: '150000.00' } }),
    ]);
  });
});

describe('a currency template', () => {
  test('is kept with its currency, receiver and amount', async () => {
    const id = await add(currencyTemplate('Товар'));
    expect(await templates()).toEqual([
      {
        id,
        name: 'Товар',
        receiverName: 'TEST HANDEL GMBH',
        receiverAccount: 'DE89370400440532013000',
        receiverCode: '',
        amount: '250.00',
        currencyCode: '978',
      },
    ]);
    expect(await operator.refused(updateTemplate, { id, ...paymentTemplate('Товар') })).toMatchObject({
      code: 'notFound',
    });
    await operator.get(dropTemplate, { id });
  });

  test('from the first step of the form is refused as a whole, from the second by its fields', async () => {
    const firstStep = { beneficiary: EMPTY_BENEFICIARY, beneficiaryBank: EMPTY_BANK };
    expect(await refusedProblems(currencyTemplate('x', firstStep))).toEqual([key('name', 'templateNeedsSecondStep')]);
    expect(await refusedProblems(currencyTemplate('x', { debitAccountId: '7001', purpose: 'x' }))).toEqual([
      key('acn_id', 'accountNotAllowed'),
      key('pay_purp', 'tooShortPpurp'),
    ]);
    const contracts = [{ contractId: '999', amount: '250.00' }];
    expect(await refusedProblems(currencyTemplate('x', { basis: 'contract', contracts }))).toEqual([
      key('contracts', 'unknownContract'),
    ]);
  });
});

describe('a template of any kind', () => {
  test('says the currency of its payment', async () => {
    const hryvnia = { ...paymentTemplate('x'), currencyCode: '840' };
    expect(await refusedProblems(hryvnia)).toEqual([key('cur_ref', 'hryvniaOnly')]);
    const euro = { ...currencyTemplate('x'), currencyCode: '980' };
    expect(await refusedProblems(euro)).toEqual([key('cur_ref', 'currencyNotOffered')]);
  });

  test('holds a payment and not too much of it', async () => {
    for (const data of ['{', '[]', '"text"', '{"pmt_num":{}}'])
      expect(await operator.refused(addTemplate, { ...paymentTemplate('x'), data })).toMatchObject({
        code: 'badRequest',
      });
    const data = `${paymentTemplate('x').data.slice(0, -1)},"more":"${'x'.repeat(TEMPLATE_DATA_MAX)}"}`;
    expect(await refusedProblems({ ...paymentTemplate('x'), data })).toEqual([
      expect.objectContaining({ field: 'cdata', key: 'tooLongText', params: { max: String(TEMPLATE_DATA_MAX) } }),
    ]);
    expect(await templates()).toEqual([]);
  });

  test('of another company is an unknown one', async () => {
    const id = await add(paymentTemplate('Чужий'));
    expect(await templates(stranger)).toEqual([]);
    for (const requestedId of [id, '999999', 'x'])
      for (const answer of [
        stranger.refused(getTemplate, { id: requestedId }),
        stranger.refused(dropTemplate, { id: requestedId }),
        stranger.refused(updateTemplate, { id: requestedId, ...paymentTemplate('Мій', { debitAccountId: '7013' }) }),
      ])
        expect(await answer).toMatchObject({ code: 'notFound' });
    expect(await operator.get(getTemplate, { id })).toMatchObject({ name: 'Чужий' });
    await operator.get(dropTemplate, { id });
  });

  test('is refused when the company has as many as the bank keeps', async () => {
    const { queries } = bank.services.db;
    const filler = Array.from({ length: TEMPLATES_MAX - 1 }, (_, index) => ({
      companyId: 1001,
      type: 1 as const,
      name: `Заповнення ${index}`,
      currencyCode: '980',
      amount: '1.00',
      receiverName: '',
      receiverAccount: '',
      data: '{}',
    }));
    await queries.insert(template).values(filler);
    const id = await add(paymentTemplate('Останній'));
    expect(await refusedProblems(paymentTemplate('Зайвий'))).toEqual([
      expect.objectContaining({ key: 'tooManyRecords', params: { max: String(TEMPLATES_MAX) } }),
    ]);
    await operator.get(updateTemplate, { id, ...paymentTemplate('Останній', { amount: '3.00' }) });
    expect(await templates()).toHaveLength(TEMPLATES_MAX);
  });
});
