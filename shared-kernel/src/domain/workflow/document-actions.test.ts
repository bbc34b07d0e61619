import { DocumentStatus } from '../vocabulary';
import { DOCUMENT_ACTIONS, isAllowedInStatus, type DocumentAction } from './document-actions';

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
