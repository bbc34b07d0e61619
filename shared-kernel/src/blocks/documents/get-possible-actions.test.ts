import {
  DocumentStatus,
  DocumentType,
  PAYROLL,
  PayrollAccess,
  SignatureRight,
  SignScheme,
  STORED_STATUSES,
} from '../../domain/vocabulary';
import { getMainAction, getPossibleActions, getRefusal, type Acting } from './get-possible-actions';

const acting = (right: SignatureRight, rightsValid = true): Acting => ({
  userId: '501',
  signer: { right, rightsValid },
  scheme: SignScheme.two,
  payrollAccess: PayrollAccess.full,
});
const payment = (status: DocumentStatus) => ({ type: DocumentType.uahPayment, status });
const DIRECTOR = acting(SignatureRight.first);
const documents = (...statuses: DocumentStatus[]) =>
  statuses.map((status, index) => ({ id: String(index), ...payment(status) }));

const counts = (...statuses: DocumentStatus[]) =>
  Object.fromEntries(
    getPossibleActions(documents(...statuses), DIRECTOR).map(({ action, documents: able }) => [action, able.length]),
  );

describe('what can be done with chosen documents', () => {
  it('follows the bank, which knows the approval policy, for a document with one of two signatures', () => {
    const half = { ...payment(DocumentStatus.signedFirst), nextSigners: [{ userId: '502', name: 'Зразкова О. В.' }] };
    expect(getRefusal('sign', half, { ...DIRECTOR, userId: '502' })).toBeNull();
    expect(getRefusal('sign', half, acting(SignatureRight.all))).toBe('place');
    const chosen = [half, { ...half, nextSigners: [{ userId: '501', name: 'Вигаданець Т. П.' }] }];
    expect(getPossibleActions(chosen, DIRECTOR)[0]?.documents).toEqual([chosen[1]]);
  });

  it('is done with those that allow it', () => {
    expect(counts(DocumentStatus.new, DocumentStatus.new, DocumentStatus.success)).toEqual({
      sign: 2,
      send: 0,
      unsign: 0,
      recall: 0,
      delete: 2,
    });
  });

  it('is refused for the others with the reason', () => {
    expect(getRefusal('sign', payment(DocumentStatus.success), DIRECTOR)).toBe('status');
    expect(getRefusal('sign', payment(DocumentStatus.signedFirst), DIRECTOR)).toBe('place');
    expect(getRefusal('sign', payment(DocumentStatus.signedSecond), DIRECTOR)).toBeNull();
    expect(getRefusal('send', payment(DocumentStatus.ready), acting(SignatureRight.operator))).toBe('rights');
    expect(getRefusal('send', payment(DocumentStatus.ready), acting(SignatureRight.first, false))).toBe('rights');
    const sent = payment(DocumentStatus.inProgress);
    expect(getRefusal('recall', sent, DIRECTOR)).toBeNull();
    expect(getRefusal('recall', { ...sent, isInstant: true }, DIRECTOR)).toBe('instant');
    expect(getRefusal('delete', payment(DocumentStatus.new), acting(SignatureRight.operator))).toBeNull();
  });

  it('begins with what suits most of them, signing before sending', () => {
    const first = (...statuses: DocumentStatus[]) =>
      getMainAction(getPossibleActions(documents(...statuses), DIRECTOR))?.action ?? null;
    expect(first(DocumentStatus.new, DocumentStatus.ready)).toBe('sign');
    expect(first(DocumentStatus.new, DocumentStatus.ready, DocumentStatus.ready)).toBe('send');
    expect(first(DocumentStatus.success)).toBeNull();
    expect(first()).toBeNull();
  });
});

/**
 * Actions on a payroll by status. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-states,
 * docs/requirements/banking-rules.md#transitions.
 */
const OF_PAYROLL: readonly [DocumentStatus, string][] = [
  [DocumentStatus.new, 'sign delete'],
  [DocumentStatus.signedSecond, 'sign unsign'],
  [DocumentStatus.signedFirst, 'unsign'],
  [DocumentStatus.ready, 'send unsign'],
  [DocumentStatus.inProgress, 'recall'],
  [DocumentStatus.success, ''],
  [DocumentStatus.aborted, ''],
];

describe('what can be done with a payroll', () => {
  const able = (status: DocumentStatus, payrollAccess: PayrollAccess) =>
    getPossibleActions([{ type: PAYROLL, status }], { ...DIRECTOR, payrollAccess })
      .filter(({ documents: suited }) => suited.length > 0)
      .map(({ action }) => action)
      .join(' ');

  it.each(OF_PAYROLL)('in status %d by whoever signs first and sees its rows: %j', (status, actions) => {
    expect(able(status, PayrollAccess.full)).toBe(actions);
  });

  it('is told for every status', () => {
    expect(OF_PAYROLL.map(([status]) => status).sort()).toEqual([...STORED_STATUSES].sort());
  });

  it('is everything but signing for whoever does not see its rows', () => {
    for (const [status, actions] of OF_PAYROLL)
      expect(able(status, PayrollAccess.totals)).toBe(actions.replace(/^sign ?/, ''));
    expect(getRefusal('sign', { type: PAYROLL, status: 0 }, { ...DIRECTOR, payrollAccess: 1 })).toBe('rights');
  });
});
