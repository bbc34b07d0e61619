import { DocumentStatus, SignatureRight, SignScheme } from '../vocabulary';
import { hasInstruction, hasPrintout, isOwn, filterWaitingForUser, isWaitingForUser } from './own-documents';

const DIRECTOR = {
  user: { userId: '501', signatureRight: SignatureRight.all, rightsValid: true },
  signScheme: SignScheme.two,
};

describe('a document of a list', () => {
  it('is the company’s own unless others have paid it', () => {
    expect([isOwn({}), isOwn({ direction: 'd' }), isOwn({ direction: 'k' })]).toEqual([true, true, false]);
  });

  it('waits for the user while it can be signed or sent, and never if others have paid it', () => {
    expect(isWaitingForUser({ status: DocumentStatus.new }, DIRECTOR)).toBe(true);
    expect(isWaitingForUser({ status: DocumentStatus.success }, DIRECTOR)).toBe(false);
    expect(isWaitingForUser({ status: DocumentStatus.new, direction: 'k' }, DIRECTOR)).toBe(false);
    const expired = { ...DIRECTOR, user: { ...DIRECTOR.user, rightsValid: false } };
    expect(isWaitingForUser({ status: DocumentStatus.new }, expired)).toBe(false);
  });

  it('is found among all those of a list that wait for the user', () => {
    const { new: fresh, success, ready } = DocumentStatus;
    const rows = [{ status: success }, { status: fresh, direction: 'k' }, { status: fresh }, { status: ready }];
    expect(filterWaitingForUser(rows, DIRECTOR)).toEqual(rows.filter((row) => isWaitingForUser(row, DIRECTOR)));
    expect(filterWaitingForUser(rows, DIRECTOR)).toEqual(rows.slice(2));
  });

  it('waits for whom the bank names, with one of two signatures', () => {
    const status = DocumentStatus.signedFirst;
    const rows = [
      { status, nextSigners: [{ userId: '502', name: '' }] },
      { status, nextSigners: [{ userId: '501', name: '' }] },
      { status },
    ];
    expect(filterWaitingForUser(rows, DIRECTOR)).toEqual(rows.slice(1));
  });

  it('has an instruction in hryvnias if it is an own hryvnia payment', () => {
    const status = DocumentStatus.new;
    expect(hasInstruction({ type: 1, status })).toBe(true);
    expect(hasInstruction({ type: 2, status })).toBe(false);
    expect(hasInstruction({ type: 3, status })).toBe(false);
    expect(hasInstruction({ type: 1, status, direction: 'k' })).toBe(false);
    expect(hasInstruction({ type: 1, status: DocumentStatus.unsaved })).toBe(false);
  });

  it('has a paper if it is an own payment or request that is stored', () => {
    const status = DocumentStatus.new;
    expect(([1, 2, 3, 4, 5] as const).map((type) => hasPrintout({ type, status }))).toEqual(Array(5).fill(true));
    expect(hasPrintout({ type: 2, status, direction: 'k' })).toBe(false);
    expect(hasPrintout({ type: 2, status: DocumentStatus.unsaved })).toBe(false);
    expect(hasPrintout({ type: 'payroll', status: DocumentStatus.success })).toBe(false);
  });
});
