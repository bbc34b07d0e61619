import type { ActionRow } from '../../api/contract';
import { ActionType, DocumentStatus, SignScheme } from '../../domain/vocabulary';
import { listDocumentSteps, type SteppedDocument } from './list-document-steps';

const act = (type: ActionType, time: string, userName = 'Тестенко І. П.') => ({ type, time, userName }) as ActionRow;
/** Newest first, as the bank returns them. */
const ACTIONS = [
  act(ActionType.send, '2026-11-29T10:05:00', 'Зразкова О. В.'),
  act(ActionType.createPayment, '2026-11-29T09:14:00'),
];
const FIRST = { signer: 'Зразкова О. В.', right: 1, at: '2026-11-29T09:50:00', certificate: '' };
const SECOND = { signer: 'Перевірна Г. І.', right: 2, at: '2026-11-29T09:40:00', certificate: '' };
const NEW: SteppedDocument = { status: 0, creator: 'Тестенко І. П.', signatures: [], confirmed: null };

const list = (changes: Partial<SteppedDocument>, scheme: SignScheme = SignScheme.two) =>
  listDocumentSteps({ ...NEW, ...changes }, ACTIONS, scheme).map(({ name, state, moment }) => [
    name,
    state,
    moment?.slice(11, 16) ?? null,
  ]);

describe('listDocumentSteps', () => {
  it('waits for signatures before it is sent and executed', () => {
    expect(list({})).toEqual([
      ['created', 'done', '09:14'],
      ['missing', 'now', null],
      ['sent', 'todo', null],
      ['executed', 'todo', null],
    ]);
  });

  it('tells by when the outcome of an instant payment without an answer is known', () => {
    const steps = listDocumentSteps({ ...NEW, status: 4, isOutcomeUnknown: true }, ACTIONS, SignScheme.two);
    expect(steps.slice(-3).map(({ name, state, deadline }) => [name, state, deadline])).toEqual([
      ['sent', 'done', undefined],
      ['awaited', 'now', undefined],
      ['outcome', 'todo', '2026-11-29T10:35:00'],
    ]);
  });

  it.each([
    [DocumentStatus.new, SignScheme.two, 'both'],
    [DocumentStatus.new, SignScheme.one, 'one'],
    [DocumentStatus.signedFirst, SignScheme.two, 'second'],
    [DocumentStatus.signedSecond, SignScheme.two, 'first'],
  ] as const)('names the missing signatures of status %i with the scheme %s: %s', (status, scheme, missing) => {
    const steps = listDocumentSteps({ ...NEW, status }, ACTIONS, scheme);
    expect(steps.find(({ name }) => name === 'missing')?.missing).toBe(missing);
  });

  it('lists the signatures of a ready document in their order', () => {
    expect(list({ status: DocumentStatus.ready, signatures: [FIRST, SECOND] })).toEqual([
      ['created', 'done', '09:14'],
      ['signature', 'done', '09:40'],
      ['signature', 'done', '09:50'],
      ['sent', 'now', null],
      ['executed', 'todo', null],
    ]);
  });

  it('joins the signatures of a sent document, and names the sender', () => {
    const inProgress = { status: DocumentStatus.inProgress, signatures: [FIRST, SECOND] };
    expect(list(inProgress)).toEqual([
      ['created', 'done', '09:14'],
      ['signatures', 'done', '09:50'],
      ['sent', 'done', '10:05'],
      ['executed', 'now', null],
    ]);
    const people = listDocumentSteps({ ...NEW, ...inProgress }, ACTIONS, SignScheme.two).map((step) => step.people);
    expect(people).toEqual([['Тестенко І. П.'], ['Перевірна Г. І.', 'Зразкова О. В.'], ['Зразкова О. В.'], []]);
  });

  it.each([
    [DocumentStatus.success, 'executed', 'done'],
    [DocumentStatus.aborted, 'refused', 'refused'],
  ] as const)('ends in status %i as %s', (status, name, state) => {
    expect(list({ status, signatures: [FIRST], confirmed: '2026-11-29T10:06:00' }).at(-1)).toEqual([
      name,
      state,
      '10:06',
    ]);
  });

  it('shows steps without moments while the history is not known', () => {
    const steps = listDocumentSteps({ ...NEW, status: DocumentStatus.inProgress }, [], SignScheme.one);
    expect(steps.map(({ name, moment }) => [name, moment])).toEqual([
      ['created', null],
      ['sent', null],
      ['executed', null],
    ]);
  });
});
