import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainWordsConfigs } from './plain-words-configs.mjs';

const linter = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: /** @type {any} */ ([
    { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser: tseslint.parser } },
    ...plainWordsConfigs,
  ]),
});

/** Messages about a text in a file. @type {(file: string, text: string) => Promise<string[]>} */
async function messages(file, text) {
  const [result] = await linter.lintText(text, { filePath: file });
  return result?.messages.map(({ message }) => message) ?? [];
}

const FILE = 'bank-sandbox/src/areas/new/get-statement.ts';

describe('a docstring', () => {
  it.each([
    ['What', '/** What comes within a limit. */'],
    ['Those', '/**\n * Those of a path.\n */'],
    ['As', '/** As it is read. */'],
    ['Whether', '/** Whether it is open. */'],
  ])('does not begin with %s', async (word, comment) => {
    expect(await messages(FILE, `${comment}\nexport const getStatement = 1;`)).toEqual([expect.stringContaining(word)]);
  });

  it.each([
    '/** Reads a statement. */',
    '/** True if it is open. */',
    '/** Offer of a deposit. */',
    '// What follows is data.',
  ])('may be %s', async (comment) => {
    expect(await messages(FILE, `${comment}\nexport const getStatement = 1;`)).toEqual([]);
  });

  it.each(['/** Tells somebody. */', '// Whoever asks waits.', '/* The page is drawn anew. */'])(
    'names its subject: %s is refused',
    async (comment) => {
      expect(await messages(FILE, `${comment}\nexport const getStatement = 1;`)).toHaveLength(1);
    },
  );
});

describe('a file that exports one value', () => {
  it.each([
    ['get-statement.ts', 'export function getStatement() {}'],
    ['DocumentForm.tsx', 'export function DocumentForm() {}'],
    ['index.ts', 'export function other() {}'],
    ['routes.ts', 'export const STATEMENT_ROUTES = [];'],
    ['two.ts', 'export const a = 1;\nexport const b = 2;'],
    ['signing-dialog.ts', 'export function createSigningDialog() {}'],
    ['DraftsCard.tsx', 'export const card = {};'],
    ['deposit-acts.ts', 'export type Act = 1;\nexport function getActBlocker() {}'],
    ['page.ts', 'export default function other() {}'],
    ['get-statement.test.ts', 'export const other = 1;'],
  ])('may be named %s', async (name, text) => {
    expect(await messages(`bank-sandbox/src/areas/${name}`, text)).toEqual([]);
  });

  it.each([
    ['once.ts', 'export function withIdempotency() {}'],
    ['once.ts', 'export interface Known {}'],
    ['once.ts', 'export class Store {}'],
    ['once.mjs', 'export const jobs = [];'],
  ])('is named after it, not %s', async (name, text) => {
    expect(await messages(`bank-sandbox/src/areas/${name}`, text)).toEqual([expect.stringContaining('named after it')]);
  });
});

describe('a documented parameter', () => {
  it.each([
    'export function getStatement(day: string) {}',
    'export function getStatement({ day, ...more }: Query) {}',
    'export const getStatement = ([first, { at: day }] = NONE) => 1;',
    'export interface Bank { getStatement(day: string): void }',
    'export type GetStatement = (day: string) => void;',
  ])('is one of the function: %s', async (text) => {
    expect(await messages('bank-sandbox/src/areas/bank-calls.ts', `/** @param day of it */\n${text}`)).not.toContain(
      'The function has no parameter `day`.',
    );
  });

  it.each([
    'export function getStatement({ at }: Query) {}',
    'export const getStatement = 1;',
    'export function getStatement() { return (day: string) => day; }',
    'export function getStatement({ day: at }: Query) {}',
  ])('is refused elsewhere: %s', async (text) => {
    expect(await messages(FILE, `/** @param day of it */\n${text}`)).toEqual(['The function has no parameter `day`.']);
  });
});

describe('a function named after a field', () => {
  it.each([
    'export const ibanOf = (account: Account) => account.iban;',
    'export const ibanOf = ({ iban }: Account) => iban;',
    "export function ibanOf(account?: Account) { return account?.iban ?? ''; }",
    'export const isKeyOf = (key: Key, owner: Owner) => owner.keys.includes(key);',
  ])('reads it: %s', async (text) => {
    expect(await messages('bank-sandbox/src/areas/iban-of.ts', `${text}\nexport const more = 1;`)).toEqual([]);
  });

  it.each([
    'export const ibanOf = (account: Account) => formatIban(account.iban);',
    'export function ibanOf(id: string) { const account = find(id); return account.iban; }',
  ])('does nothing else: %s', async (text) => {
    expect(await messages('bank-sandbox/src/areas/iban-of.ts', `${text}\nexport const more = 1;`)).toEqual([
      expect.stringContaining('begins with a verb'),
    ]);
  });
});
