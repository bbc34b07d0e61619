import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { formatText } from '../packages/format-text.mjs';
import { ROOT } from '../packages/tree.mjs';

const KERNEL = join(ROOT, 'shared-kernel');
const VIRTUAL_FOLDER = join(ROOT, 'shared-kernel/.declarations');

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  types: [],
};

/**
 * Bundles the types of the remote contract into one self-contained text for publishing and comparing.
 * @param {Readonly<Record<string, string>>} [changed] source texts that replace files of the tree, by path below
 *  `shared-kernel/src`
 */
export async function contractDeclarations(changed = {}) {
  const root = join(KERNEL, 'src/remote-contract/index.ts');
  const emitted = emitDeclarations(root, changed);
  const program = ts.createProgram(
    [root.replace(KERNEL, VIRTUAL_FOLDER).replace(/\.ts$/, '.d.ts')],
    OPTIONS,
    overlay(emitted),
  );
  const text = bundled(program, root.replace(KERNEL, VIRTUAL_FOLDER).replace(/\.ts$/, '.d.ts'));
  return formatText(root, text);
}

/** @type {(root: string, changed: Readonly<Record<string, string>>) => Map<string, string>} */
function emitDeclarations(root, changed) {
  const options = { ...OPTIONS, declaration: true, emitDeclarationOnly: true, rootDir: KERNEL, outDir: VIRTUAL_FOLDER };
  const sources = new Map(Object.entries(changed).map(([path, text]) => [join(KERNEL, 'src', path), text]));
  const program = ts.createProgram([root], options, overlay(sources));
  const emitted = new Map();
  const { diagnostics } = program.emit(undefined, (file, text) => emitted.set(file, text), undefined, true);
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, FORMAT));
  return emitted;
}

/** @type {ts.FormatDiagnosticsHost} */
const FORMAT = { getCanonicalFileName: String, getCurrentDirectory: () => ROOT, getNewLine: () => '\n' };

/** @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/** @type {(files: Map<string, string>) => ts.CompilerHost} */
export function overlay(files) {
  const host = ts.createCompilerHost(OPTIONS, true);
  const { readFile, fileExists } = host;
  const folders = new Set([...files.keys()].flatMap(foldersAbove));
  const directoryExists = host.directoryExists?.bind(host) ?? existsSync;
  return Object.assign(host, {
    readFile: (/** @type {string} */ file) => files.get(file) ?? readFile(file),
    fileExists: (/** @type {string} */ file) => files.has(file) || fileExists(file),
    directoryExists: (/** @type {string} */ folder) => folders.has(folder) || directoryExists(folder),
    getSourceFile: (/** @type {string} */ file, /** @type {ts.ScriptTarget} */ target) => {
      const parse = (/** @type {string | undefined} */ text) =>
        text === undefined ? undefined : ts.createSourceFile(file, text, target, true);
      if (files.has(file)) return parse(files.get(file));
      if (!parsed.has(file)) parsed.set(file, parse(readFile(file)));
      return parsed.get(file);
    },
  });
}

/** @type {(file: string) => string[]} */
function foldersAbove(file) {
  return file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'));
}

/** @type {(program: ts.Program, root: string) => string} */
function bundled(program, root) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(root);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('the remote contract exports nothing');

  /** @type {Map<ts.Symbol, { name: string, text: string }>} */
  const written = new Map();
  const names = new Set();
  const imports = new Set();

  /** Name of a symbol in the bundle; writes its declaration if it is ours. @type {(symbol: ts.Symbol) => string} */
  const nameOf = (symbol) => {
    const existing = written.get(symbol);
    if (existing) return existing.name;
    let name = symbol.name;
    for (let other = 2; names.has(name); other += 1) name = `${symbol.name}${other}`;
    names.add(name);
    const entry = { name, text: '' };
    written.set(symbol, entry);
    entry.text = (symbol.declarations ?? []).map((declaration) => declarationText(declaration, name)).join('\n');
    return name;
  };

  /** @type {(declaration: ts.Declaration, name: string) => string} */
  const declarationText = (declaration, name) => {
    const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    const text = rewritten(node)
      .replace(/^export\s+(?:default\s+)?/, '')
      .replace(/^declare\s+/, '');
    const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
    return `${isType ? '' : 'declare '}${text}`.replace(/;?$/, name && ts.isInterfaceDeclaration(node) ? '' : ';');
  };

  /** @type {(node: ts.Node) => string} */
  const rewritten = (node) => {
    const file = node.getSourceFile();
    /** @type {{ from: number, to: number, text: string }[]} */
    const edits = [];
    /** @type {(at: ts.Node) => void} */
    const visit = (at) => {
      if (ts.isImportTypeNode(at) && isOurs(at)) {
        const symbol = at.qualifier && checker.getSymbolAtLocation(at.qualifier);
        if (!symbol) throw new Error(`nobody knows ${at.getText()}`);
        const of = at.isTypeOf ? 'typeof ' : '';
        edits.push({ from: at.getStart(), to: at.qualifier.getEnd(), text: of + nameOf(resolved(symbol)) });
        at.typeArguments?.forEach(visit);
        return;
      }
      if (ts.isIdentifier(at) && !isMemberName(at)) {
        const symbol = checker.getSymbolAtLocation(at);
        const target = symbol && reference(symbol);
        if (target) edits.push({ from: at.getStart(), to: at.getEnd(), text: target });
      }
      ts.forEachChild(at, visit);
    };
    visit(node);
    edits.sort((a, b) => b.from - a.from);
    const start = node.getStart();
    let text = file.text.slice(start, node.getEnd());
    for (const { from, to, text: by } of edits) text = text.slice(0, from - start) + by + text.slice(to - start);
    return withoutComments(text);
  };

  /** Replacement of a name, or null if it stays. @type {(symbol: ts.Symbol) => string | null} */
  const reference = (symbol) => {
    const target = resolved(symbol);
    const [declaration] = target.declarations ?? [];
    if (!declaration) return null;
    if (!declaration.getSourceFile().fileName.startsWith(VIRTUAL_FOLDER)) {
      rememberImport(symbol);
      return null;
    }
    const isTopLevel = ts.isSourceFile(
      (ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration).parent,
    );
    return isTopLevel ? nameOf(target) : null;
  };

  /** @type {(symbol: ts.Symbol) => void} */
  const rememberImport = (symbol) => {
    for (const declaration of symbol.declarations ?? []) {
      const statement = ts.findAncestor(declaration, ts.isImportDeclaration);
      if (!statement) continue;
      const from = statement.moduleSpecifier.getText();
      if (ts.isNamespaceImport(declaration)) imports.add(`import type * as ${symbol.name} from ${from};`);
      else imports.add(`import type { ${declaration.getText().replace(/^type\s+/, '')} } from ${from};`);
      names.add(symbol.name);
    }
  };

  const resolved = (/** @type {ts.Symbol} */ symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const exported = checker.getExportsOfModule(module).map((symbol) => {
    const name = nameOf(resolved(symbol));
    return name === symbol.name ? name : `${name} as ${symbol.name}`;
  });
  const blocks = [...written.values()].map(({ text }) => text);
  return [...[...imports].sort(), '', blocks.join('\n\n'), '', `export { ${exported.sort().join(', ')} };`, ''].join(
    '\n',
  );
}

/** @type {(node: ts.ImportTypeNode) => node is ts.ImportTypeNode & { qualifier: ts.EntityName }} */
function isOurs(node) {
  return ts.isLiteralTypeNode(node.argument) && node.argument.literal.getText().slice(1).startsWith('.');
}

/**
 * True for a name that is no reference: `b` in `a.b` or `{ b: … }`, a parameter. @type {(node: ts.Identifier) =>
 * boolean}
 */
function isMemberName({ parent, ...node }) {
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name.pos === node.pos) ||
    (ts.isQualifiedName(parent) && parent.right.pos === node.pos) ||
    ((ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isParameter(parent) ||
      ts.isNamedTupleMember(parent)) &&
      parent.name.pos === node.pos)
  );
}

/** @type {(text: string) => string} */
function withoutComments(text) {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, false, ts.LanguageVariant.Standard, text);
  let result = '';
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia) continue;
    result += scanner.getTokenText();
  }
  return result.replace(/\n\s*\n/g, '\n').replace(/[ \t]+$/gm, '');
}
