import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import major from 'semver/functions/major.js';
import minor from 'semver/functions/minor.js';
import ts from 'typescript';
import { ROOT } from '../packages/tree.mjs';
import { readContractNames } from './contract-text.mjs';

/** Types that a remote hands to the shell; all other types go the opposite way. */
const FROM_REMOTE = ['RemotePageModule', 'RemoteCardModule'];
const TO_REMOTE = ['ShellServices', 'CardServices'];
/** The version's type is its literal value; the provider is used by the shell and tests only. */
const NOT_COMPARED = ['REMOTE_CONTRACT_VERSION', 'ShellServicesProvider'];

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/**
 * Difference of two contracts; a `breaking` change breaks remotes built with the old one.
 * @typedef {{ kind: 'same' | 'addition' | 'breaking', reasons: string[] }} Difference
 */

/**
 * @param {string} old declarations, from `bundleContractDeclarations`
 * @param {string} present
 * @returns {Difference}
 */
export function compareContracts(old, present) {
  const [before, after] = [readContractNames(old), readContractNames(present)];
  if (printCanonical(old, before) === printCanonical(present, after)) return { kind: 'same', reasons: [] };
  const gone = before.names.filter((name) => !after.names.includes(name)).map((name) => `${name} is gone`);
  const noValues = before.values
    .filter((name) => after.names.includes(name) && !after.values.includes(name))
    .map((name) => `${name} is a type only`);
  const reasons = [...gone, ...noValues, ...typeFaults(old, present, before, after)];
  return reasons.length > 0 ? { kind: 'breaking', reasons } : { kind: 'addition', reasons: [] };
}

/** The gravest first. */
const KINDS = /** @type {const} */ (['breaking', 'addition', 'same']);

/** @type {(...differences: Difference[]) => Difference} */
export function mergeDifferences(...differences) {
  const kinds = differences.map(({ kind }) => kind);
  const kind = KINDS.find((one) => kinds.includes(one)) ?? 'same';
  return { kind, reasons: differences.flatMap(({ reasons }) => reasons) };
}

/**
 * @param {Difference} difference
 * @param {string} before
 * @param {string} after
 * @returns {string | null}
 */
export function findVersionFault({ kind, reasons }, before, after) {
  const isMajor = major(after) > major(before);
  const isMinor = major(after) === major(before) && minor(after) > minor(before);
  if (kind === 'breaking' && !isMajor) return `breaking change without a new major version: ${reasons.join('; ')}`;
  if (kind === 'addition' && !isMajor && !isMinor) return 'something was added without a new minor version';
  return null;
}

/**
 * Prints what a contract declares, whatever the order and the form of its imports. @type {(declarations: string, names:
 * import('./contract-text.mjs').ContractNames) => string}
 */
function printCanonical(declarations, { names, values }) {
  const source = ts.createSourceFile('contract.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  const printer = ts.createPrinter({ removeComments: true });
  const modules = source.statements.filter(ts.isImportDeclaration).map((one) => one.moduleSpecifier.getText());
  const declared = source.statements
    .filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))
    .map((one) => printer.printNode(ts.EmitHint.Unspecified, one, source))
    .filter((text) => !NOT_COMPARED.includes(/^declare (?:const|function) (\w+)/.exec(text)?.[1] ?? ''));
  return JSON.stringify([new Set(modules), names, values, declared].map((one) => [...one].sort()));
}

/** @type {(old: string, present: string, before: import('./contract-text.mjs').ContractNames, after: import('./contract-text.mjs').ContractNames) => string[]} */
function typeFaults(old, present, before, after) {
  const common = (/** @type {string[]} */ names) =>
    names.filter((name) => before.names.includes(name) && after.names.includes(name));
  const lines = [
    `import type * as Old from './old';`,
    `import type * as New from './new';`,
    ...common(before.values.filter((name) => !NOT_COMPARED.includes(name) && after.values.includes(name))).map(
      (name) => `export const ${name}_: typeof Old.${name} = null! as typeof New.${name};`,
    ),
    ...common(TO_REMOTE).map((name) => `export const ${name}_: Old.${name} = null! as New.${name};`),
    ...common(FROM_REMOTE).map((name) => `export const ${name}_: New.${name} = null! as Old.${name};`),
  ];
  const folder = join(ROOT, 'shared-kernel/.comparison');
  const files = new Map([
    [join(folder, 'old.d.ts'), withStrictMethods(old)],
    [join(folder, 'new.d.ts'), withStrictMethods(present)],
    [join(folder, 'check.ts'), lines.join('\n')],
  ]);
  const root = join(folder, 'check.ts');
  const program = ts.createProgram([root], OPTIONS, createHost(files));
  const broken = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    const found = program.getSemanticDiagnostics(source);
    if (file !== root && found.length > 0) throw new Error(`the declarations are not whole: ${text(found[0])}`);
    return found;
  });
  return broken.map((diagnostic) => {
    const line = lines[diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0] ?? '';
    return `${/const (\w+)_:/.exec(line)?.[1] ?? line}: ${text(diagnostic)}`;
  });
}

/** Files of the disk, which all comparisons share. @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/** Host in which these files stand over those of the disk. @type {(files: Map<string, string>) => ts.CompilerHost} */
function createHost(files) {
  const host = ts.createCompilerHost(OPTIONS, true);
  const { readFile, fileExists, getSourceFile } = host;
  const folders = new Set([...files.keys()].map(dirname));
  return Object.assign(host, {
    readFile: (/** @type {string} */ file) => files.get(file) ?? readFile(file),
    fileExists: (/** @type {string} */ file) => files.has(file) || fileExists(file),
    directoryExists: (/** @type {string} */ folder) => folders.has(folder) || existsSync(folder),
    getSourceFile: (/** @type {string} */ file, /** @type {ts.ScriptTarget} */ target) => {
      if (files.has(file)) return getSourceFile(file, target);
      if (!parsed.has(file)) parsed.set(file, getSourceFile(file, target));
      return parsed.get(file);
    },
  });
}

/** @type {(diagnostic: ts.Diagnostic | undefined) => string} */
function text(diagnostic) {
  return diagnostic ? ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ') : '';
}

/**
 * Turns methods into properties, as TypeScript compares method parameters bivariantly and would accept a narrowed
 * parameter. Generic interfaces stay: the codecs' types rely on that rule.
 * @type {(declarations: string) => string}
 */
function withStrictMethods(declarations) {
  const source = ts.createSourceFile('contract.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  const { transformed } = ts.transform(source, [
    (context) => (file) => {
      /** @type {(node: ts.Node) => ts.Node} */
      const visit = (node) => {
        if (ts.isInterfaceDeclaration(node) && node.typeParameters) return node;
        const visited = ts.visitEachChild(node, visit, context);
        if (!ts.isMethodSignature(visited) || !visited.type) return visited;
        const type = ts.factory.createFunctionTypeNode(visited.typeParameters, visited.parameters, visited.type);
        return ts.factory.createPropertySignature(visited.modifiers, visited.name, visited.questionToken, type);
      };
      return ts.visitEachChild(file, visit, context);
    },
  ]);
  return ts.createPrinter({ removeComments: true }).printFile(transformed[0] ?? source);
}
