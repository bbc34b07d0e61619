import { nameStatements } from './name-statements';

describe('statementNames', () => {
  test('a statement gets a name when it is sent for the third time, and keeps it', () => {
    const nameOf = nameStatements();
    expect([nameOf('a'), nameOf('a'), nameOf('b'), nameOf('a'), nameOf('b'), nameOf('a')]).toEqual([
      undefined,
      undefined,
      undefined,
      'ncb_0',
      undefined,
      'ncb_0',
    ]);
    expect(nameOf('b')).toBe('ncb_1');
  });

  test('no more than two hundred statements get one, and those keep theirs', () => {
    const nameOf = nameStatements();
    const thrice = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1);
    const names = Array.from({ length: 250 }, (_, index) => thrice(`statement ${index}`));
    expect(names.filter((name) => name !== undefined)).toHaveLength(200);
    expect(nameOf('statement 0')).toBe('ncb_0');
  });
});
