import { CORRESPONDENT_NAME_MAX } from '../vocabulary';
import type { ProblemKey } from '../problem';
import { checkCorrespondent, checkPurposeRow } from './correspondent';
import { toCorrespondent, toReceiver, type CorrespondentDraft } from './correspondent-draft';
import { checkReceiverCode } from './check-receiver-code';

const VALID: CorrespondentDraft = {
  code: '14360570',
  name: 'ТОВ «Ромашка»',
  iban: 'UA983052990000026008138043718',
  isResident: true,
  hasCode: true,
  maximum: '',
  phone: '',
};
const findProblems = (changes: Partial<CorrespondentDraft>) => checkCorrespondent({ ...VALID, ...changes });

describe('a correspondent', () => {
  it('that keeps every rule has no problem', () => {
    expect(findProblems({})).toEqual([]);
  });

  it('needs code, name and account, not the maximum', () => {
    expect(findProblems({ code: '', name: '', iban: '' })).toEqual(
      ['code', 'name', 'iban'].map((field) => ({ field, key: 'fillAllFields' })),
    );
  });

  it('is of a bank that exists, where the banks are known', () => {
    const of = (banks: readonly string[] | null) => checkCorrespondent(VALID, banks && new Set(banks));
    expect([of(null), of(['305299'])]).toEqual([[], []]);
    expect(of(['322001'])).toEqual([{ field: 'iban', key: 'unknownBank' }]);
  });

  it.each<[code: string, isResident: boolean, hasCode: boolean, key: ProblemKey | null]>([
    ['14360570', true, true, null],
    ['1759013776', true, true, null],
    ['14360571', true, true, 'invalidOkpo'],
    ['АА507841', true, true, 'invalidOkpo'],
    ['0000000000', true, true, 'invalidOkpo'],
    ['000000000', true, true, 'invalidOkpo'],
    ['АА507841', true, false, null],
    ['903396238', true, false, null],
    ['14360570', true, false, 'invalidPspNo'],
    ['000000000', true, false, 'invalidPspNo'],
    ['000000000', false, true, null],
    ['000000000', false, false, null],
    ['АА507841', false, false, null],
    ['14360571', false, true, 'invalidOkpo'],
    ['14360570', false, false, 'invalidPspNo'],
  ])('with %s (resident: %s, with a code: %s) has the problem %s', (code, isResident, hasCode, key) => {
    expect(findProblems({ code, isResident, hasCode })).toEqual(key ? [{ field: 'code', key }] : []);
  });

  it.each([
    [false, true],
    [false, false],
    [true, true],
    [true, false],
  ])(
    'of nine zeros (resident: %s, with a code: %s) is right in a payment where it is right in the catalogue',
    (isResident, hasCode) => {
      const row = { ...VALID, code: '000000000', isResident, hasCode };
      const ofCatalogue = checkCorrespondent(row).length === 0;
      const ofPayment = checkReceiverCode(toReceiver(row)) === null;
      const asSent = checkReceiverCode({
        receiverCode: row.code,
        receiverIsResident: isResident,
        receiverHasCode: hasCode,
      });
      expect([ofPayment, asSent === null]).toEqual([ofCatalogue, ofCatalogue]);
      expect(ofCatalogue).toBe(!isResident);
    },
  );

  it.each<[string, ProblemKey | null]>([
    ['Я'.repeat(CORRESPONDENT_NAME_MAX), null],
    ['А\u202eБ', 'forbiddenCharacters'],
  ])('named "%s" has the problem %s', (name, key) => {
    expect(findProblems({ name })).toEqual(key ? [{ field: 'name', key }] : []);
  });

  it('tells by how much its name is too long', () => {
    expect(findProblems({ name: 'Я'.repeat(41) })).toEqual([
      { field: 'name', key: 'tooLongName', params: { length: '41', max: '38' } },
    ]);
  });

  it.each<[string, ProblemKey]>([
    ['UA98305299000002600813804371', 'invalidIban'],
    ['DE983052990000026008138043718', 'nonUkrainianIban'],
    ['UA983052990000026008138043719', 'invalidIban'],
  ])('with the account %s has the problem %s', (iban, key) => {
    expect(findProblems({ iban })).toEqual([{ field: 'iban', key }]);
  });

  it.each<[string, ProblemKey | null]>([
    ['150000.00', null],
    ['1 500,50', null],
    ['0', 'lessThan1'],
    ['багато', 'incorrectAmount'],
    ['1000000000', 'tooMuch'],
  ])('with the maximum "%s" has the problem %s', (maximum, key) => {
    expect(findProblems({ maximum })).toEqual(key ? [{ field: 'maximum', key }] : []);
  });
});

describe('a payment purpose of the catalogue', () => {
  it('tells by how much it is too long', () => {
    expect(checkPurposeRow('Я'.repeat(434))).toEqual([
      { field: 'text', key: 'tooLongPpurp', params: { length: '434', max: '420' } },
    ]);
  });

  it.each<[string, ProblemKey | null]>([
    ['Оплата за товар', null],
    ['Я'.repeat(420), null],
    ['', 'fillAllFields'],
    ['А\u200bБ', 'forbiddenCharacters'],
  ])('"%s" has the problem %s', (text, key) => {
    expect(checkPurposeRow(text)).toEqual(key ? [{ field: 'text', key }] : []);
  });
});

describe('the receiver of a catalogue row', () => {
  it('and back again is the same row, without its maximum', () => {
    expect(toCorrespondent(toReceiver(VALID))).toEqual(VALID);
    expect(toCorrespondent(toReceiver({ ...VALID, hasCode: false, code: 'АА123456' }))).toMatchObject({
      hasCode: false,
      code: 'АА123456',
    });
  });

  it('with nine zeros has no code, whichever way the row says it', () => {
    const receiver = toReceiver({ ...VALID, code: '000000000', isResident: false, hasCode: true });
    expect(receiver.receiverHasCode).toBe(false);
    expect(checkReceiverCode(receiver)).toBeNull();
  });

  it('of a non-resident with a code keeps it', () => {
    expect(toReceiver({ ...VALID, isResident: false }).receiverHasCode).toBe(true);
  });
});
