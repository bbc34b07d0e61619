import { checkCurrencyRequest, getCurrencyRequestWarnings } from '@ncb/shared-kernel/domain/rules';
import {
  BUY_REQUEST,
  CONTRACT,
  CONVERT_REQUEST,
  closed,
  DOLLAR_ACCOUNT,
  EURO_ACCOUNT,
  requestContext,
  SALE_REQUEST,
  SPECIAL_IBAN,
} from '@ncb/shared-kernel/domain/rules/currency/testing';
import type { CurrencyRequestContext, CurrencyRequestDraft } from '@ncb/shared-kernel/domain/rules';
import { VALID_ACCOUNT } from '@ncb/shared-kernel/domain/rules/testing';
import { SAMPLE_SESSION } from '@ncb/shared-kernel/remote-contract/testing';
import { toBasisValues } from '../basis';
import { getPosition, getProblemLinks } from './problem-links';
import { createEmptyRequest, toDraft, type RateChoice, type RequestValues } from './request-values';

function toValues(request: CurrencyRequestDraft): RequestValues {
  const { number, currencyCode, targetCurrencyCode, debitAccountId, restAccountId, creditAccountId, amount } = request;
  return {
    ...createEmptyRequest(SAMPLE_SESSION),
    ...toBasisValues(request),
    number,
    currencyCode,
    targetCurrencyCode,
    debitAccountId,
    restAccountId,
    creditAccountId,
    amount,
    rateType: String(request.rateType) as RateChoice,
    customerRate: request.customerRate,
    purpose: request.purpose,
  };
}

type Row = readonly [
  rule: string,
  request: CurrencyRequestDraft,
  typed: Partial<RequestValues>,
  field: string,
  key: string,
  context?: Partial<CurrencyRequestContext>,
];
const shares = (...amounts: readonly (readonly [string, string])[]): Partial<RequestValues> => ({
  basis: 'contract',
  contracts: amounts.map(([contractId, amount]) => ({ contractId, amount })),
});
const OTHER = { ...CONTRACT, id: '32', number: 'EXP-2026/02', beneficiary: 'EXAMPLE INC.' };

/**
 * Rules of requests. Source: docs/requirements/currency-payroll-credits-statements.md#validation,
 * docs/requirements/currency-payroll-credits-statements.md#field-keys,
 * docs/requirements/currency-payroll-credits-statements.md#document-limits,
 * docs/requirements/banking-rules.md#currency-operations.
 */
const TABLE: readonly Row[] = [
  ['a number is needed', SALE_REQUEST, { number: '' }, 'number', 'emptyField'],
  ['a number is digits', SALE_REQUEST, { number: 'x' }, 'number', 'incorrectNumber'],
  ['no date after today', SALE_REQUEST, { documentDate: '2026-07-16' }, 'documentDate', 'incorrectPDate'],
  ['no value after ten days', SALE_REQUEST, { valueDate: '2026-07-26' }, 'valueDate', 'incorrectVDate'],
  ['a currency is needed', SALE_REQUEST, { currencyCode: '' }, 'currencyCode', 'emptyField'],
  ['hryvnias are not bought', BUY_REQUEST, { currencyCode: '980' }, 'currencyCode', 'currencyNotOffered'],
  ['a conversion has a target', CONVERT_REQUEST, { targetCurrencyCode: '' }, 'targetCurrencyCode', 'emptyField'],
  ['and another than it gives', CONVERT_REQUEST, { targetCurrencyCode: '978' }, 'targetCurrencyCode', 'sameCurrency'],
  ['hryvnias are a sale', CONVERT_REQUEST, { targetCurrencyCode: '980' }, 'targetCurrencyCode', 'currencyNotOffered'],
  ['an account is debited', BUY_REQUEST, { debitAccountId: '' }, 'debitAccountId', 'chooseDebitAccount'],
  [
    'a purchase is paid from 2600 or 2650',
    BUY_REQUEST,
    {},
    'debitAccountId',
    'accountNotAllowed',
    { debitAccount: { ...VALID_ACCOUNT, iban: SPECIAL_IBAN } },
  ],
  [
    'a purchase is paid in hryvnias',
    BUY_REQUEST,
    {},
    'debitAccountId',
    'accountNotAllowed',
    { debitAccount: EURO_ACCOUNT },
  ],
  [
    'a sale is of what there is',
    SALE_REQUEST,
    {},
    'debitAccountId',
    'accountNotAllowed',
    { debitAccount: DOLLAR_ACCOUNT },
  ],
  ['the rest goes somewhere', BUY_REQUEST, { restAccountId: '' }, 'restAccountId', 'emptyField'],
  ['the rest is hryvnias', BUY_REQUEST, {}, 'restAccountId', 'accountNotAllowed', { restAccount: EURO_ACCOUNT }],
  ['an account is credited', SALE_REQUEST, { creditAccountId: '' }, 'creditAccountId', 'emptyField'],
  [
    'not a special one',
    BUY_REQUEST,
    {},
    'creditAccountId',
    'accountNotAllowed',
    { creditAccount: { ...EURO_ACCOUNT, iban: SPECIAL_IBAN } },
  ],
  ['an open one', SALE_REQUEST, {}, 'creditAccountId', 'accountNotAllowed', { creditAccount: closed(VALID_ACCOUNT) }],
  ['an amount is needed', SALE_REQUEST, { amount: '' }, 'amount', 'incorrectAmount'],
  ['an amount is at least a cent', SALE_REQUEST, { amount: '0' }, 'amount', 'lessThan1'],
  ['an amount has a limit', SALE_REQUEST, { amount: '1000000000' }, 'amount', 'tooMuch'],
  ['yens are whole', { ...SALE_REQUEST, currencyCode: '392' }, { amount: '10,5' }, 'amount', 'incorrectAmount'],
  ['an own rate is named', SALE_REQUEST, { rateType: '4', customerRate: '' }, 'customerRate', 'emptyField'],
  ['a rate is a number', SALE_REQUEST, { rateType: '2', customerRate: 'x' }, 'customerRate', 'incorrectRate'],
  ['a purchase has a basis', BUY_REQUEST, { basis: '' }, 'basis', 'emptyField'],
  ['contracts are chosen', BUY_REQUEST, shares(), 'contracts', 'chooseContracts'],
  ['a contract is the company’s', BUY_REQUEST, shares(['99', '100']), 'contracts', 'unknownContract'],
  [
    'contracts pay one beneficiary',
    BUY_REQUEST,
    shares(['31', '50'], ['32', '50']),
    'contracts',
    'contractsOfDifferentBeneficiaries',
    { contracts: [CONTRACT, OTHER] },
  ],
  ['a share is an amount', BUY_REQUEST, shares(['31', 'x']), 'contracts.amounts', 'incorrectContractsAmountFormat'],
  ['shares make up the amount', BUY_REQUEST, shares(['31', '99']), 'contracts.amounts', 'incorrectContractsAmount'],
  [
    'a contract is not used up',
    BUY_REQUEST,
    { ...shares(['31', '500,01']), amount: '500,01' },
    'contracts.amounts',
    'contractExceeded',
  ],
  [
    'an agreement has a number',
    BUY_REQUEST,
    { basis: 'agreement', agreementNumber: '' },
    'agreementNumber',
    'emptyField',
  ],
  ['an agreement has a date', BUY_REQUEST, { basis: 'agreement', agreementDate: '' }, 'agreementDate', 'emptyField'],
  [
    'an agreement is not of tomorrow',
    BUY_REQUEST,
    { basis: 'agreement', agreementNumber: '1', agreementDate: '2026-07-16' },
    'agreementDate',
    'incorrectAgreementDate',
  ],
  ['another basis is told', BUY_REQUEST, { basis: 'other', basisText: '' }, 'basisText', 'emptyField'],
  ['so is that there is none', BUY_REQUEST, { basis: 'nobase', basisText: '' }, 'basisText', 'emptyField'],
  ['its text fits', BUY_REQUEST, { basis: 'other', basisText: 'b'.repeat(61) }, 'basisText', 'tooLongText'],
  ['a purpose has three letters', SALE_REQUEST, { purpose: 'ab' }, 'purpose', 'tooShortPpurp'],
  ['a purpose has two hundred', SALE_REQUEST, { purpose: 'p'.repeat(201) }, 'purpose', 'tooLongPpurp'],
];

describe('a request that is right', () => {
  it.each([BUY_REQUEST, SALE_REQUEST, CONVERT_REQUEST])('has no problem', (request) => {
    const draft = toDraft(request.type, toValues(request));
    expect(checkCurrencyRequest(draft, requestContext(draft))).toEqual([]);
  });
});

describe('a request is refused, beside its field:', () => {
  it.each(TABLE.map((row) => [row[0], row] as const))('%s', (_, row) => {
    const [, request, typed, field, key, context = {}] = row;
    const draft = toDraft(request.type, { ...toValues(request), ...typed });
    const problems = checkCurrencyRequest(draft, { ...requestContext(draft), ...context });
    expect(problems.map((one) => `${one.field} ${one.key}`)).toContain(`${field} ${key}`);
    expect(getProblemLinks([{ field }], (name) => name)).not.toEqual([{ field, label: 'other' }]);
    expect(getPosition(field)).toBeGreaterThanOrEqual(0);
  });
});

describe('a request is asked about:', () => {
  it.each<
    [string, CurrencyRequestDraft, Partial<RequestValues>, Partial<CurrencyRequestContext>, string | null, string]
  >([
    ['hryvnias do not suffice', BUY_REQUEST, {}, {}, '1000.01', 'amount insufficientFunds'],
    ['the currency does not suffice', SALE_REQUEST, { amount: '1000,01' }, {}, null, 'amount insufficientFunds'],
    [
      'a contract is in another currency',
      BUY_REQUEST,
      {},
      { contracts: [{ ...CONTRACT, currencyCode: '840' }] },
      null,
      'contracts contractsOfDifferentCurrency',
    ],
    [
      'a contract has ended',
      BUY_REQUEST,
      {},
      { contracts: [{ ...CONTRACT, endDate: '2026-01-31' }] },
      null,
      'contracts contractsIntegrity',
    ],
  ])('%s', (_, request, typed, context, hryvnias, warning) => {
    const draft = toDraft(request.type, { ...toValues(request), ...typed });
    const whole = { ...requestContext(draft), ...context };
    expect(checkCurrencyRequest(draft, whole)).toEqual([]);
    const warnings = getCurrencyRequestWarnings(draft, whole, hryvnias);
    expect(warnings.map((one) => `${one.field} ${one.key}`)).toEqual([warning]);
  });
});
