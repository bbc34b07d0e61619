import { DocumentStatus, SignatureRight, SignScheme } from '../vocabulary';
import { canSign, type Signer } from './can-sign';
import type { Transition } from './transition-table';
import {
  getRecallTransition,
  getSendTransition,
  getSignTransition,
  getUndoSendTransition,
  getUnsignTransition,
} from './transitions';

const STATUSES = Object.values(DocumentStatus).sort((a, b) => a - b);
const SCHEMES = Object.values(SignScheme);
const RIGHTS = Object.values(SignatureRight);

const signer = (right: SignatureRight): Signer => ({ right, rightsValid: true });

const EXPECTED = {
  to0: { ok: true, to: 0 },
  to1: { ok: true, to: 1 },
  to2: { ok: true, to: 2 },
  to3: { ok: true, to: 3 },
  to4: { ok: true, to: 4 },
  to5: { ok: true, to: 5 },
  to6: { ok: true, to: 6 },
  edit: { ok: true, to: -1 },
  no: { ok: false, code: 'statusForbidsAction' },
  has1st: { ok: false, code: 'firstSignatureExists' },
  has2nd: { ok: false, code: 'secondSignatureExists' },
  own: { ok: false, code: 'ownSignatureExists' },
  late: { ok: false, code: 'bankHasStarted' },
  rights: { ok: false, code: 'insufficientOrExpiredRights' },
} as const satisfies Record<string, Transition>;
type Cell = keyof typeof EXPECTED;

/** Reads cells in the order of the statuses -1 to 6. */
function readCells(line: string): readonly [DocumentStatus, Cell][] {
  const words = line.trim().split(/ +/) as Cell[];
  expect(words).toHaveLength(STATUSES.length);
  return STATUSES.map((status, index) => [status, words[index] ?? 'no']);
}

describe('a signature', () => {
  it.each<[SignScheme, SignatureRight, string]>([
    // scheme, right, and the status after, from -1 0 1 2 3 4 5 6
    ['two', SignatureRight.all, '             no    to3     to3     to3     no      no      no      no    '],
    ['two', SignatureRight.first, '           no    to2     to3     has1st  no      no      no      no    '],
    ['two', SignatureRight.second, '          no    to1     has2nd  to3     no      no      no      no    '],
    ['two', SignatureRight.operator, '        rights rights rights  rights  rights  rights  rights  rights'],
    ['one', SignatureRight.all, '             no    to3     to3     to3     no      no      no      no    '],
    ['one', SignatureRight.first, '           no    to3     to3     has1st  no      no      no      no    '],
    ['one', SignatureRight.second, '          no    to1     has2nd  to3     no      no      no      no    '],
    ['one', SignatureRight.operator, '        rights rights rights  rights  rights  rights  rights  rights'],
  ])('under the scheme "%s" by a user with right %d moves a document as the table says', (scheme, right, line) => {
    for (const [status, cell] of readCells(line))
      expect([status, getSignTransition(status, signer(right), scheme)]).toEqual([status, EXPECTED[cell]]);
  });

  it.each<[SignScheme, SignatureRight, string]>([
    // scheme, right, and the status after, from -1 0 1 2 3 4 5 6
    ['two', SignatureRight.all, '             no    to3     to3     to3     no      no      no      no    '],
    ['two', SignatureRight.first, '           no    own     own     has1st  no      no      no      no    '],
    ['two', SignatureRight.second, '          no    own     has2nd  own     no      no      no      no    '],
    ['one', SignatureRight.first, '           no    own     own     has1st  no      no      no      no    '],
    ['one', SignatureRight.second, '          no    own     has2nd  own     no      no      no      no    '],
  ])('of one who has signed already fills no other place ("%s", right %d), but for "all signatures"', (...row) => {
    const [scheme, right, line] = row;
    for (const [status, cell] of readCells(line))
      expect([status, getSignTransition(status, { ...signer(right), hasSigned: true }, scheme)]).toEqual([
        status,
        EXPECTED[cell],
      ]);
  });

  it('is refused in every status when the rights are not in force, whatever they are', () => {
    for (const scheme of SCHEMES)
      for (const right of RIGHTS)
        for (const status of STATUSES)
          expect(getSignTransition(status, { right, rightsValid: false }, scheme)).toEqual(EXPECTED.rights);
  });

  it.each(SCHEMES)('completes a document with one of each kind under the scheme "%s", in either order', (scheme) => {
    const both = [
      [SignatureRight.first, SignatureRight.second],
      [SignatureRight.second, SignatureRight.first],
    ] as const;
    for (const order of both) {
      let status: DocumentStatus = DocumentStatus.new;
      for (const right of order) {
        const step = getSignTransition(status, signer(right), scheme);
        if (step.ok) status = step.to;
      }
      expect(status).toBe(DocumentStatus.ready);
    }
  });
});

describe('removing the signatures', () => {
  it.each([SignatureRight.all, SignatureRight.first, SignatureRight.second])(
    'by a user with right %d makes a signed document new',
    (right) => {
      for (const [status, cell] of readCells('no no to0 to0 to0 no no no'))
        expect([status, getUnsignTransition(status, signer(right))]).toEqual([status, EXPECTED[cell]]);
    },
  );

  it('is refused in every status to the operator and to one whose rights are not in force', () => {
    for (const status of STATUSES) {
      expect(getUnsignTransition(status, signer(SignatureRight.operator))).toEqual(EXPECTED.rights);
      expect(getUnsignTransition(status, { right: SignatureRight.all, rightsValid: false })).toEqual(EXPECTED.rights);
    }
  });
});

describe('sending', () => {
  it.each([SignatureRight.all, SignatureRight.first, SignatureRight.second])(
    'by a user with right %d hands a fully signed document, and no other, to the bank',
    (right) => {
      for (const [status, cell] of readCells('no no no no to4 no no no'))
        expect([status, getSendTransition(status, signer(right))]).toEqual([status, EXPECTED[cell]]);
    },
  );

  it('is refused in every status to the operator and to one whose rights are not in force', () => {
    for (const status of STATUSES) {
      expect(getSendTransition(status, signer(SignatureRight.operator))).toEqual(EXPECTED.rights);
      expect(getSendTransition(status, { right: SignatureRight.first, rightsValid: false })).toEqual(EXPECTED.rights);
    }
  });
});

describe('recalling', () => {
  it.each([SignatureRight.all, SignatureRight.first, SignatureRight.second])(
    'by a user with right %d makes a sent document new while the bank has not started, and no other',
    (right) => {
      for (const [status, cell] of readCells('no no no no no to0 no no'))
        expect([status, getRecallTransition(status, signer(right), false)]).toEqual([status, EXPECTED[cell]]);
      for (const [status, cell] of readCells('no no no no no late no no'))
        expect([status, getRecallTransition(status, signer(right), true)]).toEqual([status, EXPECTED[cell]]);
    },
  );

  it('is refused in every status to the operator and to one whose rights are not in force', () => {
    for (const status of STATUSES) {
      expect(getRecallTransition(status, signer(SignatureRight.operator), false)).toEqual(EXPECTED.rights);
      expect(getRecallTransition(status, { right: SignatureRight.all, rightsValid: false }, false)).toEqual(
        EXPECTED.rights,
      );
    }
  });
});

describe('canSign', () => {
  it.each([
    [SignatureRight.all, true],
    [SignatureRight.first, true],
    [SignatureRight.second, true],
    [SignatureRight.operator, false],
  ])('of a user with right %d is %s, and never when the right is not in force', (right, expected) => {
    expect(canSign({ right, rightsValid: true })).toBe(expected);
    expect(canSign({ right, rightsValid: false })).toBe(false);
  });
});

describe('undoing sending', () => {
  it.each([SignatureRight.all, SignatureRight.first, SignatureRight.second])(
    'by a user with right %d makes a sent document ready in time, and no other',
    (right) => {
      for (const [status, cell] of readCells('no no no no no to3 no no'))
        expect([status, getUndoSendTransition(status, signer(right), false)]).toEqual([status, EXPECTED[cell]]);
      expect(getUndoSendTransition(DocumentStatus.inProgress, signer(right), true)).toEqual({
        ok: false,
        code: 'undoTooLate',
      });
    },
  );

  it('is refused to the operator', () => {
    for (const status of STATUSES)
      expect(getUndoSendTransition(status, signer(SignatureRight.operator), false)).toEqual(EXPECTED.rights);
  });
});
