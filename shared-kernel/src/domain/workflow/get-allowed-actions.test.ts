import fc from 'fast-check';
import { DOCUMENT_KINDS, DocumentStatus, PAYROLL, Role, SignatureRight, STORED_STATUSES } from '../vocabulary';
import { getAllowedActions, WORKFLOW_ACTIONS, type ActionContext, type WorkflowAction } from './get-allowed-actions';

const { all, first, second, operator } = SignatureRight;

/** Returns actions on a hryvnia payment for a director with all signature rights. */
const getActions = (question: Partial<ActionContext>) =>
  getAllowedActions({ status: 0, type: 1, signature: all, ...question });

const findStatuses = (action: WorkflowAction, question: Partial<ActionContext> = {}) =>
  Object.values(DocumentStatus)
    .filter((status) => getActions({ ...question, status }).includes(action))
    .sort((a, b) => a - b);

describe('allowedActions, told status, type and right only', () => {
  it.each<[DocumentStatus, SignatureRight, string]>([
    [0, all, 'sign change delete copy print template'],
    [1, all, 'sign unsign copy print template'],
    [2, all, 'sign unsign copy print template'],
    [3, all, 'unsign send copy print template'],
    [4, all, 'recall copy print template'],
    [5, all, 'copy print printSigned template'],
    [6, all, 'copy print template'],
    [1, first, 'sign unsign copy print template'],
    [2, first, 'unsign copy print template'],
    [1, second, 'unsign copy print template'],
    [2, second, 'sign unsign copy print template'],
    [0, operator, 'change delete copy print template'],
    [1, operator, 'copy print template'],
    [3, operator, 'copy print template'],
    [4, operator, 'copy print template'],
  ])('of a hryvnia payment in status %d with right %d are: %j', (status, signature, actions) => {
    expect(getActions({ status, signature })).toEqual(actions.split(' '));
  });

  it.each([
    [1, 'change delete copy print template', 'copy print printSigned template'],
    [2, 'change delete copy print template', 'copy print printSigned template'],
    [3, 'change delete copy print createPayment', 'copy print createPayment'],
    [4, 'change delete copy print', 'copy print'],
    [5, 'change delete copy print', 'copy print'],
    [PAYROLL, 'change delete copy', 'copy print printSigned'],
  ] as const)('of a document of type %s are, new: %j, executed: %j', (type, ifNew, ifExecuted) => {
    expect(getActions({ type, signature: operator })).toEqual(ifNew.split(' '));
    expect(getActions({ type, signature: operator, status: DocumentStatus.success })).toEqual(ifExecuted.split(' '));
  });

  it('of an unsaved form are none, whatever its type', () => {
    for (const type of DOCUMENT_KINDS) expect(getActions({ type, status: DocumentStatus.unsaved })).toEqual([]);
  });

  it('stand always in the same order, each once', () => {
    const questions = fc.record({
      status: fc.constantFrom(...STORED_STATUSES),
      type: fc.constantFrom(...DOCUMENT_KINDS),
      signature: fc.constantFrom(...Object.values(SignatureRight)),
    });
    fc.assert(
      fc.property(questions, (question) => {
        const actions = getAllowedActions(question);
        expect(WORKFLOW_ACTIONS.filter((action) => actions.includes(action))).toEqual(actions);
      }),
    );
  });
});

describe('allowedActions, told more', () => {
  it.each(['sign', 'unsign', 'send', 'recall'] as const)(
    'never allows to %s when the rights have expired',
    (action) => {
      expect(findStatuses(action)).not.toEqual([]);
      expect(findStatuses(action, { rightsValid: true })).toEqual(findStatuses(action));
      expect(findStatuses(action, { rightsValid: false })).toEqual([]);
    },
  );

  it('leaves everything else to one whose rights have expired', () => {
    expect(getActions({ rightsValid: false })).toEqual(['change', 'delete', 'copy', 'print', 'template']);
  });

  it('lets nobody give both signatures who may not give all', () => {
    expect(findStatuses('sign', { signature: second, hasSigned: false })).toEqual([0, 2]);
    expect(findStatuses('sign', { signature: second, hasSigned: true })).toEqual([]);
    expect(findStatuses('sign', { signature: all, hasSigned: true })).toEqual([0, 1, 2]);
  });

  it('allows the second signature alone under the scheme of one, though it completes nothing', () => {
    expect(findStatuses('sign', { signature: second, scheme: 'one' })).toEqual([0, 2]);
  });

  it('recalls nothing that the bank has started on', () => {
    expect(findStatuses('recall', { bankHasStarted: false })).toEqual([4]);
    expect(findStatuses('recall', { bankHasStarted: true })).toEqual([]);
  });

  it('does not let an operator delete what is not his', () => {
    expect(findStatuses('delete', { role: Role.operator, isAuthor: true })).toEqual([0]);
    expect(findStatuses('delete', { role: Role.operator, isAuthor: false })).toEqual([]);
    expect(findStatuses('delete', { role: Role.operator, isAuthor: false, isAdministrator: true })).toEqual([0]);
  });

  it('prints the signed document from the day after its confirmation', () => {
    const executed = { status: DocumentStatus.success, bankDay: '2026-07-15' };
    expect(getActions({ ...executed, confirmed: '2026-07-14T23:59:59' })).toContain('printSigned');
    expect(getActions({ ...executed, confirmed: '2026-07-15T00:00:00' })).not.toContain('printSigned');
  });

  it('blocks change and another payment of a request while a payment of it is in progress', () => {
    const request = { type: 3, status: 0 } as const;
    expect(getActions({ ...request, linked: [0, 6] })).toEqual(expect.arrayContaining(['change', 'createPayment']));
    expect(getActions({ ...request, linked: [0, 4] })).toEqual(['sign', 'delete', 'copy', 'print']);
  });
});
