import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { readJson, ROOT } from '../packages/tree.mjs';
import { antdByComponent } from '../webpack/antd-by-component.mjs';
import { markPureDeclarations } from '../webpack/mark-pure-declarations.mjs';
import { getSharedLibraries } from './versions.mjs';

const KERNEL = join(ROOT, 'shared-kernel');
const SRC = join(KERNEL, 'src');
export const KERNEL_PACKAGE = '@ncb/shared-kernel';

/** Modules that a remote of another repository may import; printing, file import and signing are excluded. */
const MODULES = [
  ...['ui', 'queries', 'i18n', 'api/client', 'api/contract', 'api/own-calls', 'remote-contract'],
  'remote-contract/testing',
];
const BLOCKS = [
  ...[
    'amount-in-words',
    'charts',
    'choice',
    'document-form',
    'documents',
    'drafts',
    'history',
    'on-demand',
    'receiver',
  ],
  ...['search', 'templates'],
];
/** Folders whose workers and fonts only the builds of this tree can handle. */
const INTERNAL_FOLDERS = /^(?:files|print|signature)\//;

/** @type {ts.CompilerOptions} */
const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
};

/** Lists the importable modules: `ui`, `domain/money`. */
export function listOfferedModules() {
  const domain = readdirSync(join(SRC, 'domain')).filter((name) => existsSync(join(SRC, 'domain', name, 'index.ts')));
  return ['domain', ...domain.map((name) => `domain/${name}`), ...MODULES, ...BLOCKS.map((name) => `blocks/${name}`)];
}

/**
 * Builds the shared kernel's package for other repositories: compiled scripts and types. Files stay separate, so that a
 * remote contains only what it uses.
 * @param {string} folder
 * @param {string} version
 */
export function makeKernelPackage(folder, version) {
  const rooms = listOfferedModules();
  const { files, packages } = collectFiles(rooms.map((room) => join(SRC, room, 'index.ts')));
  for (const file of files) writeScript(folder, file);
  writeDeclarations(folder, files);
  for (const file of listOtherFiles()) copy(file, join(folder, relative(SRC, file)));
  const { dependencies, license } = readJson(join(KERNEL, 'package.json'));
  const used = Object.entries(dependencies).filter(([name]) => packages.has(name));
  const kernel = {
    name: KERNEL_PACKAGE,
    version,
    license,
    private: true,
    type: 'module',
    sideEffects: false,
    exports: {
      './locales/*': './i18n/locales/*',
      './package.json': './package.json',
      './*': { types: './*/index.d.ts', default: './*/index.js' },
    },
    dependencies: Object.fromEntries(used),
    peerDependencies: getSharedLibraries(),
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(kernel, null, 2)}\n`);
}

/** @type {(entries: readonly string[]) => { files: string[], packages: Set<string> }} */
function collectFiles(entries) {
  const files = new Set();
  const packages = new Set();
  const todo = [...entries];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (files.has(file)) continue;
    if (INTERNAL_FOLDERS.test(relative(SRC, file))) throw new Error(`${file} is not for remotes of other repositories`);
    files.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const source = resolveSource(file, fileName);
      if (source?.match(/\.tsx?$/)) todo.push(source);
      if (!source)
        packages.add(
          fileName
            .split('/')
            .slice(0, fileName.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  return { files: [...files], packages };
}

/** Resolves an import to a kernel file; null for a package. @type {(from: string, wanted: string) => string | null} */
function resolveSource(from, request) {
  const isOwn = request.startsWith(`${KERNEL_PACKAGE}/`) && !request.startsWith(`${KERNEL_PACKAGE}/locales/`);
  if (!isOwn && !request.startsWith('.')) return null;
  const path = isOwn ? join(SRC, request.slice(KERNEL_PACKAGE.length + 1)) : join(dirname(from), request);
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (file) => existsSync(file) && /\.\w+$/.test(file),
  );
  if (!found) throw new Error(`${from} imports ${request}, which is not there`);
  return found;
}

/** @type {(folder: string, file: string) => void} */
function writeScript(folder, file) {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    compilerOptions: OPTIONS,
    // A remote's own build refuses components that the shell does not offer; the fake shell for tests may use more.
    transformers: { before: [antdByComponent({ offeredOnly: !file.includes('/testing/') }), markPureDeclarations()] },
  });
  write(join(folder, relative(SRC, file).replace(/\.tsx?$/, '.js')), withFileNames(file, outputText));
}

/** @type {(folder: string, files: readonly string[]) => void} */
function writeDeclarations(folder, files) {
  const options = { ...OPTIONS, declaration: true, emitDeclarationOnly: true, rootDir: SRC, outDir: folder };
  const program = ts.createProgram([...files, join(SRC, 'build.d.ts')], options);
  const { diagnostics } = program.emit(undefined, (path, text) => {
    const source = join(SRC, relative(folder, path)).replace(/\.d\.ts$/, '.ts');
    write(path, withFileNames(source, text));
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, { ...ts.sys, getCanonicalFileName: String, getNewLine: () => '\n' }),
    );
}

const RELATIVE = /(\b(?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"\n]+)\2/g;

/**
 * Completes file names in imports: other bundlers do not add `.js` and `/index.js`.
 * @type {(file: string, code: string) => string}
 */
function withFileNames(file, code) {
  return code.replace(RELATIVE, (whole, before, quote, request) => {
    if (/\.(?:json|css)$/.test(request)) return whole;
    const source = relative(dirname(file), resolveSource(file, request) ?? '').replace(/\.tsx?$/, '.js');
    return `${before}${quote}${source.startsWith('.') ? source : `./${source}`}${quote}`;
  });
}

function listOtherFiles() {
  const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  return all
    .filter((path) => /\.json$|\.module\.css$/.test(path) && !INTERNAL_FOLDERS.test(path))
    .map((path) => join(SRC, path));
}

/** @type {(path: string, text: string) => void} */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** @type {(from: string, to: string) => void} */
function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}
