import { pickWords } from './first-words-loader.mjs';

const ALL = { title: 'NCB', signIn: { close: 'Закрити', back: 'Назад' }, remotes: { late: 'Зачекайте' } };

test('of a file of words the named groups and single words are left', () => {
  expect(pickWords(ALL, ['title', 'remotes', 'signIn.close'])).toEqual({
    title: 'NCB',
    remotes: { late: 'Зачекайте' },
    signIn: { close: 'Закрити' },
  });
});

test.each(['nothing', 'signIn.nothing', 'title.nothing'])('a name without words, %s, fails the build', (name) => {
  expect(() => pickWords(ALL, [name])).toThrow(name);
});
