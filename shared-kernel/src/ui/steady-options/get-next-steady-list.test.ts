import { NO_LIST, getNextSteadyList, type SteadyList } from './get-next-steady-list';

const next = (before: SteadyList<string>, cause: string | null, letters: string, canAppend = true) =>
  getNextSteadyList(before, { cause, options: letters.split('').filter(Boolean), keyOf: (key) => key, canAppend });
const letters = ({ shown }: SteadyList<string>) => shown.join('');

describe('a list under the cursor', () => {
  const opened = next(NO_LIST, 'Світ', 'bd');

  it('shows what fits when it opens, which surprises nobody', () => {
    expect(letters(opened)).toBe('bd');
    expect(opened).toMatchObject({ lateChanges: 0, typedChanges: 0 });
  });

  it('gets late options behind those that are shown, wherever the answer has them', () => {
    const later = next(opened, 'Світ', 'abcde');
    expect(letters(later)).toBe('bdace');
    expect(later).toMatchObject({ lateCount: 3, lateChanges: 1, typedChanges: 0 });
    expect(letters(next(later, 'Світ', 'fabcde'))).toBe('bdacef');
  });

  it('keeps its order and its options when an answer has them in another order or without one', () => {
    expect(next(opened, 'Світ', 'db')).toBe(opened);
    expect(next(opened, 'Світ', 'b')).toBe(opened);
  });

  it('lets late options wait for the next text while they would move the highlight', () => {
    const waiting = next(opened, 'Світ', 'abcd', false);
    expect(waiting).toBe(opened);
    expect(letters(next(waiting, 'Світа', 'abcd'))).toBe('abcd');
  });

  it('is a change when another text puts another option into a place, none when it is only shorter or longer', () => {
    expect(next(opened, 'Світа', 'd').typedChanges).toBe(1);
    expect(next(opened, 'Світа', 'b').typedChanges).toBe(0);
    expect(next(opened, 'Сві', 'bdef').typedChanges).toBe(0);
  });

  it('shows a whole answer where nothing was shown before', () => {
    const empty = next(NO_LIST, 'Світ', '');
    expect(letters(next(empty, 'Світ', 'abc'))).toBe('abc');
  });

  it('begins again when it was closed', () => {
    const closed = next(next(opened, 'Світ', 'abcd'), null, 'abcd');
    expect(letters(next(closed, 'Світ', 'abcd'))).toBe('abcd');
  });
});
