import { DocumentStatus } from '../vocabulary';
import { judgeLinkedPayments } from './judge-linked-payments';

const { inProgress, aborted, success, ready, new: created } = DocumentStatus;

describe('payments made from a request', () => {
  it.each([
    ['none at all', [], 'free'],
    ['executed, signed and new ones', [success, ready, created], 'free'],
    ['one that the bank works on', [success, inProgress], 'blocked'],
    ['one that the bank refused', [success, aborted], 'ask'],
    ['one refused and one in progress', [aborted, inProgress], 'blocked'],
  ] as const)('%s: the request is %s %s', (_, statuses, verdict) => {
    expect(judgeLinkedPayments(statuses)).toBe(verdict);
  });
});
