import { SignatureRight, SignScheme, type DocumentStatus } from '../vocabulary';
import { getApprovedTransition, type ApprovalState } from './approved-transition';
import { refuse, to, type Transition } from './transition-table';

describe('a signature under an approval policy', () => {
  const { all, first, second } = SignatureRight;
  const { two, one } = SignScheme;
  const state = (approval: Partial<ApprovalState>): ApprovalState => ({
    needsTwoPeople: false,
    needsDirector: false,
    others: [],
    isDirector: false,
    ...approval,
  });
  const by = (right: SignatureRight, isDirector = false) => ({ right, isDirector });
  const pair = { needsTwoPeople: true } as const;
  const directed = { needsDirector: true } as const;
  const must = refuse('directorMustSign');
  const has1st = refuse('firstSignatureExists');

  it.each<[string, SignScheme, SignatureRight, DocumentStatus, Partial<ApprovalState>, Transition]>([
    ['nothing is demanded', two, all, 0, {}, to(3)],
    ['two people, the first with all signatures', two, all, 0, pair, to(2)],
    ['two people, the first under the scheme of one', one, first, 0, pair, to(2)],
    ['two people, the second signature comes first', one, second, 0, pair, to(1)],
    ['two people, the other fills the second place', two, second, 2, { ...pair, others: [by(all)] }, to(3)],
    ['one who gives all leaves either place', two, first, 2, { ...pair, others: [by(all)] }, to(3)],
    ['a place that is signed stays so', two, first, 2, { ...pair, others: [by(first)] }, has1st],
    ['the scheme of one has no second place', one, first, 2, { ...pair, others: [by(first)] }, to(3)],
    ['that was loosened since', two, first, 2, { others: [by(all)] }, to(3)],
    ['a director, who signs alone', two, all, 0, { ...directed, isDirector: true }, to(3)],
    ['a director, and another signs first', one, first, 0, directed, to(2)],
    ['a director, and nobody of two is', two, second, 2, { ...directed, others: [by(first)] }, must],
    [
      'a director, whose place another has taken',
      two,
      first,
      2,
      { ...directed, isDirector: true, others: [by(first)] },
      to(3),
    ],
    ['a director, who signed first', two, second, 2, { ...directed, others: [by(first, true)] }, to(3)],
    ['a director, who signs second', two, first, 1, { ...directed, isDirector: true, others: [by(second)] }, to(3)],
  ])('%s', (_, scheme, right, status, approval, expected) => {
    expect(getApprovedTransition(status, { right, rightsValid: true }, scheme, state(approval))).toEqual(expected);
  });
});
