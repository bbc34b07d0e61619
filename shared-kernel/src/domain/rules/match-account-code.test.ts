import { CodeSource } from '../vocabulary';
import { toComparableCode, matchAccountCode, type SeenCode } from './match-account-code';

const seenCode = (code: string): SeenCode => ({
  code,
  name: 'ТОВ «Світанок»',
  sources: [CodeSource.catalogue],
  lastDay: null,
});
const ofOwner = (...ownerCodes: readonly string[]) => ({ ownerCodes, seen: [] });
const seenWith = (...codes: readonly string[]) => ({ ownerCodes: null, seen: codes.map(seenCode) });

describe('a code beside an account of the own bank', () => {
  test.each([
    ['the code of the company', '91000023', ['91000023'], 'fits'],
    ['the code of another company', '91000017', ['91000023'], 'differs'],
    ['the tax number of the sole trader', '0011202075', ['0011202075'], 'fits'],
    ['a tax number without its one leading zero', '148102804', ['0148102804'], 'fits'],
    ['a company code without its leading zeros', '32112', ['00032112'], 'fits'],
    ['a company code with spaces', '9100 0023', ['91000023'], 'fits'],
    ['a passport where the owner is a company', 'АА123456', ['91000023'], 'differs'],
    ['an ID card where the owner is a company', '123456789', ['91000023'], 'differs'],
    ['the passport of a person without a code', 'ЬЬ000001', ['ЬЬ000001'], 'fits'],
    ['a passport in Latin letters', 'aa 123456', ['АА123456'], 'fits'],
    ['another passport of the same series', 'АА123457', ['АА123456'], 'differs'],
    ['an ID card of a person without a code', '001234567', ['001234567'], 'fits'],
    ['a tax number where the owner has a passport only', '0148102804', ['АА123456'], 'differs'],
    ['nine zeros where the owner is a non-resident', '000000000', ['000000000'], 'fits'],
    ['ten zeros where the owner has nine', '0000000000', ['000000000'], 'fits'],
    ['nine zeros where the owner has a code', '000000000', ['91000023'], 'differs'],
    ['one of the two codes of a credit account', '14070197', ['91000017', '14070197'], 'fits'],
    ['no code', ' ', ['91000023'], 'unknown'],
  ])('%s: %s, owner %j: %s', (_what, code, owner, verdict) => {
    expect(matchAccountCode(code, ofOwner(...owner))).toEqual({ verdict });
  });
});

describe('a code beside an account of another bank', () => {
  test('fits if it was seen with the account, also beside others', () => {
    expect(matchAccountCode('99000011', seenWith('99000028', '99000011'))).toEqual({ verdict: 'fits' });
  });

  test('is a question with all codes that were seen if none of them is it', () => {
    const facts = seenWith('92000019', '92000025');
    expect(matchAccountCode('91000017', facts)).toEqual({ verdict: 'seenWithOthers', seen: facts.seen });
  });

  test.each([
    ['the account was never seen', '92000019', seenWith()],
    ['the code is empty', '', seenWith('92000019')],
    ['the bank knows the account and no code of its owner', '92000019', ofOwner()],
  ])('is unknown because %s', (_cause, code, facts) => {
    expect(matchAccountCode(code, facts)).toEqual({ verdict: 'unknown' });
  });

  test('is compared with the owner alone where the bank knows the owner', () => {
    const facts = { ownerCodes: ['91000023'], seen: [seenCode('91000017')] };
    expect(matchAccountCode('91000017', facts)).toEqual({ verdict: 'differs' });
  });
});

test.each([
  ['№ аа 123456', 'АА123456'],
  ['00091017', '00091017'],
  ['91017', '00091017'],
  ['0000000000', '000000000'],
])('the code %s is compared as %s', (text, comparable) => {
  expect(toComparableCode(text)).toBe(comparable);
});
