import { getCacheControl, isFilePath } from './site-files';

test.each([
  ['main.3f2a9c1b.js', 'immutable'],
  ['page-VB3J6C6D.js', 'immutable'],
  ['assets/logo-0a1b2c3d4e5f.svg', 'immutable'],
  ['remotes/payments-uah/1.4.0/remoteEntry.js', 'immutable'],
  ['registry.json', 'no-cache'],
  ['remotes/payments-uah/manifest.json', 'no-cache'],
  ['favicon.ico', 'no-cache'],
])('%s is %s', (path, expected) => {
  expect(getCacheControl(path)).toContain(expected);
});

test('an address with an extension is a file, any other a screen', () => {
  expect([isFilePath('main/miPmtJournal'), isFilePath('main.js'), isFilePath('fonts/inter.woff2')]).toEqual([
    false,
    true,
    true,
  ]);
});
