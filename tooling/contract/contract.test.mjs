import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VAR } from '../packages/tree.mjs';
import { compareContracts, findVersionFault } from './compare.mjs';
import { AGREED_FILE, readContractNames } from './contract-text.mjs';
import { bundleContractDeclarations, KERNEL } from './contract-declarations.mjs';

const agreed = readFileSync(AGREED_FILE, 'utf8');

function changed(/** @type {[string | RegExp, string][]} */ ...changes) {
  return changes.reduce((text, [from, to]) => {
    const after = text.replace(from, to);
    if (after === text) throw new Error(`${from} is not in the contract`);
    return after;
  }, agreed);
}

/** @type {(present: string) => string | null} */
const faultOf = (present) =>
  findVersionFault(
    compareContracts(agreed, present),
    readContractNames(agreed).version,
    readContractNames(present).version,
  );

const version = (/** @type {string} */ number) =>
  /** @type {[RegExp, string]} */ ([/(VERSION = )["'][^"']+["']/, `$1'${number}'`]);

const [major = 0, minor = 0] = (/VERSION = ["']([^"']+)["']/.exec(agreed)?.[1] ?? '').split('.').map(Number);
const PATCH = `${major}.${minor}.99`;
const MINOR = `${major}.${minor + 1}.0`;
const MAJOR = `${major + 1}.0.0`;

describe('the remote contract', () => {
  it('in the sources cannot break remotes without a new major version', async () => {
    mkdirSync(VAR, { recursive: true });
    const kernel = mkdtempSync(join(VAR, 'contract-'));
    cpSync(join(KERNEL, 'src'), join(kernel, 'src'), { recursive: true });
    const file = join(kernel, 'src/remote-contract/services.ts');
    const services = readFileSync(file, 'utf8');
    const planted = services.replace("'success' | 'info' | 'warning' | 'error'", "'success' | 'warning' | 'error'");
    expect(planted).not.toBe(services);
    writeFileSync(file, planted);
    try {
      const present = await bundleContractDeclarations(kernel);
      expect(faultOf(present)).toMatch(/^breaking change without a new major version: .*notify/);
    } finally {
      rmSync(kernel, { recursive: true });
    }
  }, 180_000);

  it('needs nothing of ours', () => {
    const imported = [...agreed.matchAll(/from ["']([^"']+)["']|import\(["']([^"']+)["']\)/g)].map(
      ([, a, b]) => a ?? b,
    );
    expect([...new Set(imported)].sort()).toEqual(['react', 'zod/mini']);
  });

  it('has names, and knows which of them are there at run time', () => {
    const { names, values } = readContractNames(agreed);
    expect(names).toEqual(expect.arrayContaining(['ShellServices', 'RemotePageModule', 'useShell']));
    expect(values).toEqual(expect.arrayContaining(['REMOTE_CONTRACT_VERSION', 'queryKeys', 'useShell']));
    expect(values).not.toEqual(expect.arrayContaining(['ShellServices']));
  });
});

const TEXTS = 'readonly texts: RemoteTexts | readonly RemoteTexts[];';

describe('a change of the contract', () => {
  it.each([
    ['a service less', [/ {2}refreshSession\(\): void;\n/, '']],
    ['a hook less', [/ {2}useShell,\n/, '']],
    [
      'a hook that is a type only',
      ['declare function useShell(): ShellServices;', 'type useShell = () => ShellServices;'],
    ],
    ['a service that wants more', ['refreshSession(): void;', 'refreshSession(because: string): void;']],
    ['a hook that wants more', ['title: string, draft?: FormDraft):', 'title: string, draft: FormDraft):']],
    ['an answer that is missing sometimes', ['readonly language: Language;', 'readonly language?: Language;']],
    ['an answer with less in it', ['readonly signed: readonly string[];', '']],
    ['a kind of notice less, deep in a parameter', [/["']info["'] \| /, '']],
    ['a language more, which remotes have no texts for', [/readonly \[["']ua["'],/, `readonly ['pl', 'ua',`]],
    ['more that a remote must export', [TEXTS, `${TEXTS}\n  readonly icon: string;`]],
    [
      'a field of the session that is a number now',
      [/nextPaymentNumber: Field<number>/, 'nextPaymentNumber: Field<string>'],
    ],
  ])('breaks remotes: %s', (_, change) => {
    const present = changed(/** @type {[string | RegExp, string]} */ (change));
    expect(compareContracts(agreed, present).kind).toBe('breaking');
  });

  it('is the same contract in another order and with its imports in another form', () => {
    const statements = agreed.split(/^(?=(?:import|interface|type|declare|export) )/m);
    const shuffled = statements.map((one) => one.replace(/^import \*/, 'import type *')).reverse();
    expect(shuffled.length).toBeGreaterThan(70);
    expect(compareContracts(agreed, shuffled.join(''))).toEqual({ kind: 'same', reasons: [] });
  });

  it.each([
    ['a service more', ['refreshSession(): void;', 'refreshSession(): void;\n  print(): void;']],
    ['a parameter that may be left out', ['refreshSession(): void;', 'refreshSession(because?: string): void;']],
    ['a kind of notice more', [/["']success["'] \|/, "'success' | 'news' |"]],
    ['something that a remote may export', [TEXTS, `${TEXTS}\n  readonly icon?: string;`]],
  ])('adds something: %s', (_, change) => {
    const present = changed(/** @type {[string | RegExp, string]} */ (change));
    expect(compareContracts(agreed, present)).toEqual({ kind: 'addition', reasons: [] });
  });

  it.each([
    ['nothing', PATCH, null],
    ['addition', PATCH, 'something was added without a new minor version'],
    ['addition', MINOR, null],
    ['addition', MAJOR, null],
    ['breaking', MINOR, 'breaking change without a new major version: useShell: '],
    ['breaking', MAJOR, null],
  ])('%s with version %s', (kind, number, fault) => {
    const changes = {
      nothing: [],
      addition: [['refreshSession(): void;', 'refreshSession(): void;\n  print(): void;']],
      breaking: [['refreshSession(): void;', '']],
    };
    const present = changed(version(number), .../** @type {any} */ (changes[/** @type {'nothing'} */ (kind)]));
    const actual = faultOf(present);
    if (fault === null) expect(actual).toBeNull();
    else expect(actual).toContain(fault);
  });
});
