import type { ProblemKey } from '../problem';
import { findProblems } from './testing';

const COMPANY = '14360570';
const TAX_NUMBER = '1759013776';
const RECORD_NUMBER = '123456789';
const PASSPORT = 'АА507841';
const ID_CARD = '903396238';
const NINE_ZEROS = '000000000';
const TEN_ZEROS = '0000000000';

interface Receiver {
  readonly isResident: boolean;
  readonly hasCode: boolean;
}

function expectCode(code: string, { isResident, hasCode }: Receiver, key: ProblemKey | null): void {
  const problems = findProblems({ receiverCode: code, receiverIsResident: isResident, receiverHasCode: hasCode });
  expect(problems).toEqual(key === null ? [] : [{ field: 'receiverCode', key }]);
}

describe('the code of a resident with a code', () => {
  it.each<[string, ProblemKey | null]>([
    [COMPANY, null],
    [TAX_NUMBER, null],
    [RECORD_NUMBER, null],
    ['14360571', 'invalidOkpo'],
    ['1759013777', 'invalidOkpo'],
    [PASSPORT, 'invalidOkpo'],
    [NINE_ZEROS, 'invalidOkpo'],
    [TEN_ZEROS, 'receiverResidentCodeError'],
    ['00000000', 'invalidOkpo'],
    ['', 'emptyField'],
  ])('%s has the problem %s', (code, key) => {
    expectCode(code, { isResident: true, hasCode: true }, key);
  });
});

describe('the passport of a resident without a code', () => {
  it.each<[string, ProblemKey | null]>([
    [PASSPORT, null],
    [ID_CARD, null],
    [COMPANY, 'invalidPspNo'],
    [TAX_NUMBER, 'invalidPspNo'],
    ['AA507841', 'invalidPspNo'],
    [NINE_ZEROS, 'invalidPspNo'],
    [TEN_ZEROS, 'invalidPspNo'],
    ['', 'emptyField'],
  ])('%s has the problem %s', (code, key) => {
    expectCode(code, { isResident: true, hasCode: false }, key);
  });
});

describe('the code of a non-resident with a code', () => {
  it.each<[string, ProblemKey | null]>([
    [COMPANY, null],
    [TAX_NUMBER, null],
    [RECORD_NUMBER, null],
    [TEN_ZEROS, 'invalidOkpo'],
    [PASSPORT, 'invalidOkpo'],
    ['', 'emptyField'],
  ])('%s has the problem %s', (code, key) => {
    expectCode(code, { isResident: false, hasCode: true }, key);
  });
});

describe('the code of a non-resident without a code', () => {
  it.each<[string, ProblemKey | null]>([
    [NINE_ZEROS, null],
    [TEN_ZEROS, 'invalidOkpo'],
    ['00000000', 'invalidOkpo'],
    [RECORD_NUMBER, 'invalidOkpo'],
    [PASSPORT, 'invalidOkpo'],
    ['', 'emptyField'],
  ])('%s has the problem %s: nothing but nine zeros says that there is none', (code, key) => {
    expectCode(code, { isResident: false, hasCode: false }, key);
  });
});
