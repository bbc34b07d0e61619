import { readTabMessage, type TabMessage } from './read-tab-message';

const MESSAGES: readonly TabMessage[] = [
  { kind: 'active', at: 1 },
  { kind: 'isAnybodyActive' },
  { kind: 'signedIn', userId: null },
  { kind: 'signedIn', userId: '501' },
  { kind: 'eventsRead', scope: '501 1001' },
  { kind: 'events', scope: '501 1001', answer: { events: [], lastId: '7', accountsMark: 'a' } },
  { kind: 'signedOut', reason: 'idle' },
  { kind: 'ending' },
  { kind: 'kept', tab: 'a' },
  { kind: 'drafts' },
];

it.each(MESSAGES)('reads $kind', (message) => {
  expect(readTabMessage(message)).toEqual(message);
});

it.each([
  null,
  undefined,
  'active',
  7,
  [],
  {},
  { kind: 'toString' },
  { kind: 'unheardOf' },
  { kind: 'active' },
  { kind: 'active', at: 'now' },
  { kind: 'signedIn' },
  { kind: 'settings', userId: '501', settings: null },
  { kind: 'events', scope: '501 1001', answer: null },
  { kind: 'events', scope: '501 1001', answer: { events: [null], lastId: '7' } },
  { kind: 'signedOut', reason: 'other' },
])('takes %j for no message', (data) => {
  expect(readTabMessage(data)).toBeNull();
});
