import { NO_CODE } from '../identifiers';
import type { ProblemKey } from '../problem';
import { getCodeAfterSwitch } from './check-receiver-code';
import { BANK_DAY, findProblems, VALID_ACCOUNT, VALID_PAYMENT } from './testing';
import { checkUahPayment } from './check-uah-payment';

function withMaximum(amount: string, receiverMaximum: string | null, available = '1000.00') {
  const debitAccount = { ...VALID_ACCOUNT, available };
  return checkUahPayment({ ...VALID_PAYMENT, amount }, { bankDay: BANK_DAY, debitAccount, receiverMaximum });
}

describe('the catalogue’s maximum of a receiver', () => {
  it('takes an amount up to it', () => {
    expect([withMaximum('100.00', '100.00'), withMaximum('100.00', null)]).toEqual([[], []]);
  });

  it('refuses an amount above it and is named', () => {
    expect(withMaximum('100.01', '100.00')).toEqual([
      { field: 'amount', key: 'amountTooBig', params: { max: '100.00' } },
    ]);
  });

  it('is told before the lack of funds: a smaller amount may be within both', () => {
    expect(withMaximum('100.01', '100.00', '50.00')).toMatchObject([{ key: 'amountTooBig' }]);
    expect(withMaximum('99.99', '100.00', '50.00')).toEqual([{ field: 'amount', key: 'insufficientFunds' }]);
  });

  it('is not compared with what is no amount', () => {
    expect(withMaximum('сто', '100.00')).toEqual([{ field: 'amount', key: 'incorrectAmount' }]);
  });
});

describe('the standard purpose code', () => {
  it.each<[string | undefined, ProblemKey | null]>([
    [undefined, null],
    ['', null],
    ['1', null],
    ['123', null],
    ['1234', 'onlyDigits'],
    ['12a', 'onlyDigits'],
    ['１２', 'onlyDigits'],
    ['-1', 'onlyDigits'],
  ])('"%s" has the problem %s', (standardPurposeCode, key) => {
    expect(findProblems({ standardPurposeCode })).toEqual(
      key ? [{ field: 'standardPurposeCode', key, params: { max: '3' } }] : [],
    );
  });
});

describe('the receiver’s code after a switch', () => {
  it.each([
    ['14360570', false, false, NO_CODE],
    [NO_CODE, false, false, NO_CODE],
    [NO_CODE, true, false, ''],
    [NO_CODE, false, true, ''],
    ['14360570', true, true, '14360570'],
    ['АА507841', true, false, 'АА507841'],
  ])('%s of a receiver (resident: %s, with a code: %s) becomes "%s"', (receiverCode, isResident, hasCode, code) => {
    const receiver = { receiverCode, receiverIsResident: isResident, receiverHasCode: hasCode };
    expect(getCodeAfterSwitch(receiver)).toBe(code);
  });
});
