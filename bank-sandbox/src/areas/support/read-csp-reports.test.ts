import { readCspReports } from './read-csp-reports';

const APP = 'https://bank.example';
const ORIGINS = { appOrigin: APP, extraScriptOrigins: ['https://remotes.example'] };

const older = (fields: object) => ({
  'csp-report': {
    'document-uri': `${APP}/ncb/main/miPmtJournal?id=9001#x`,
    'effective-directive': 'img-src',
    ...fields,
  },
});
const newer = (fields: object) => ({
  type: 'csp-violation',
  age: 10,
  url: `${APP}/ncb/`,
  user_agent: 'A browser',
  body: { documentURL: `${APP}/ncb/`, effectiveDirective: 'img-src', sample: 'secret', ...fields },
});
const SHELL = { directive: 'img-src', remote: '', version: '' };
const LOANS = { directive: 'img-src', remote: 'loans', version: '1.4.0-0f3ab81c22' };
const FILE = '/ncb/remotes/loans/1.4.0-0f3ab81c22/page.js';

test.each([
  ['an older report of the shell', older({ 'blocked-uri': 'https://elsewhere.example/x?iban=1' }), [SHELL]],
  ['a newer one', [newer({ blockedURL: 'inline' })], [SHELL]],
  ['a report about a file of a remote', older({ 'source-file': `${APP}${FILE}?a#b` }), [LOANS]],
  ['a newer one about a file of another host', [newer({ sourceFile: `https://remotes.example${FILE}` })], [LOANS]],
  ['a refused file of a remote', [newer({ blockedURL: `${APP}${FILE}` })], [LOANS]],
  ['a path like it on a foreign host', [newer({ blockedURL: `https://elsewhere.example${FILE}` })], [SHELL]],
  ['a name that no remote has', [newer({ sourceFile: `${APP}/ncb/remotes/%3Cb%3E/1/x.js` })], [SHELL]],
  ['only the oldest field', older({ 'effective-directive': '', 'violated-directive': "img-src 'self'" }), [SHELL]],
  ['several of one request', [newer({}), newer({}), { type: 'deprecation', body: {} }], [SHELL, SHELL]],
])('%s is counted', (_, content, violations) => {
  expect(readCspReports(content, ORIGINS)).toEqual(violations);
});

test.each([
  ['about another page', older({ 'document-uri': 'https://elsewhere.example/' })],
  ['of a directive that does not exist', older({ 'effective-directive': 'iban-26003000000000' })],
  ['about an extension of the user', older({ 'source-file': 'chrome-extension://abc/x.js' })],
  ['of no object', 'text'],
  ['of nothing', null],
  ['of other types', { 'csp-report': { 'document-uri': 5, 'effective-directive': ['img-src'] } }],
])('a report %s is not', (_, content) => {
  expect(readCspReports(content, ORIGINS)).toEqual([]);
});

test('fifty of one request are read', () => {
  expect(
    readCspReports(
      Array.from({ length: 200 }, () => newer({})),
      ORIGINS,
    ),
  ).toHaveLength(50);
});
