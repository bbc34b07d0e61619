import fc from 'fast-check';
import { DocumentStatus } from '../vocabulary';
import { DOCUMENT_ACTIONS, isAllowedForSelection, isAllowedInStatus, type DocumentAction } from './document-actions';

const STATUSES = Object.values(DocumentStatus).sort((a, b) => a - b);

/** Source: docs/requirements/hryvnia-payments.md#allowed-actions. */
const ALLOWED: readonly [DocumentAction, readonly DocumentStatus[]][] = [
  ['sign', [0, 1, 2]],
  ['unsign', [1, 2, 3]],
  ['send', [3]],
  ['change', [0]],
  ['delete', [0]],
  ['recall', [4]],
];

describe('isAllowedInStatus', () => {
  it.each(ALLOWED)('allows to %s a document in the statuses %j and in no other', (action, allowed) => {
    expect(STATUSES.filter((status) => isAllowedInStatus(action, status))).toEqual(allowed);
  });

  it('is told here for every action', () => {
    expect(ALLOWED.map(([action]) => action)).toEqual(DOCUMENT_ACTIONS);
  });
});

describe('isAllowedForSelection', () => {
  it.each(DOCUMENT_ACTIONS)('does not allow to %s nothing', (action) => {
    expect(isAllowedForSelection(action, [])).toBe(false);
  });

  it.each(ALLOWED)('allows to %s documents that all allow it, and not if one does not', (action, allowed) => {
    expect(isAllowedForSelection(action, allowed)).toBe(true);
    expect(isAllowedForSelection(action, [...allowed, DocumentStatus.success])).toBe(false);
    expect(isAllowedForSelection(action, [DocumentStatus.unsaved, ...allowed])).toBe(false);
  });

  it('allows exactly what every row of the selection allows', () => {
    const statuses = fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENT_ACTIONS), statuses, (action, selection) => {
        const forbids = selection.filter((status) => !isAllowedInStatus(action, status));
        expect(isAllowedForSelection(action, selection)).toBe(forbids.length === 0);
      }),
    );
  });
});
