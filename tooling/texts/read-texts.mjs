import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { getPackageFolders, readJson, ROOT } from '../packages/tree.mjs';

export const PLURAL_FORMS = {
  ua: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};
/** @typedef {keyof typeof PLURAL_FORMS} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(PLURAL_FORMS));

/**
 * Lists folders with texts and the code that uses them: kernel blocks, remotes, shell. The kernel's own texts have a
 * test beside them.
 * @param {string} [root]
 * @returns {{ name: string, folder: string, code: string }[]}
 */
export function getTextFolders(root = ROOT) {
  const shown = getPackageFolders(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  const blocks = join(root, 'shared-kernel/src/blocks');
  const sources = shown.map((name) => join(root, name, 'src'));
  // Texts loaded separately from the rest of a remote; any of its code may use them.
  const parts = sources.flatMap((code) =>
    [...listFolders(join(code, 'features')), join(code, 'passkeys')].map((folder) => ({ folder, code })),
  );
  return [...parts, ...[...sources, ...listFolders(blocks)].map((folder) => ({ folder, code: folder }))]
    .filter(({ folder }) => existsSync(join(folder, 'locales')))
    .map(({ folder, code }) => ({ name: relative(root, folder), folder, code }));
}

/** @type {(folder: string) => string[]} */
function listFolders(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/**
 * Reads all texts of a language by full key: `journal.search.find`.
 * @param {string} folder
 * @param {Language} language
 * @returns {Map<string, string>}
 */
export function readTexts(folder, language) {
  return new Map(listLeaves(readJson(join(folder, 'locales', `${language}.json`)), ''));
}

/** @type {(value: object, path: string) => [string, string][]} */
function listLeaves(value, path) {
  return Object.entries(value).flatMap(([name, item]) => {
    const key = path + name;
    return typeof item === 'object' && item !== null ? listLeaves(item, `${key}.`) : [[key, String(item)]];
  });
}

const PLURAL = /_(one|few|many|other)$/;

/** Returns a key without its plural form, as code uses it. @type {(key: string) => string} */
export function getBaseKey(key) {
  return key.replace(PLURAL, '');
}

/** @type {(keys: Iterable<string>) => Map<string, string[]>} */
export function groupPlurals(keys) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const key of keys) {
    const [, form] = PLURAL.exec(key) ?? [];
    if (form) found.set(getBaseKey(key), [...(found.get(getBaseKey(key)) ?? []), form]);
  }
  return found;
}

/** @type {(text: string) => string[]} */
export function findVariables(text) {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '');
}

/**
 * Finds keys that no code of a folder uses. A key is used if code contains it as a literal or a template literal can
 * produce it: `journal.columns.${key}`.
 * @param {string} folder
 * @param {Iterable<string>} keys
 */
export function findUnusedKeys(folder, keys) {
  const { literals, patterns } = readCodeKeys(folder);
  return [...new Set([...keys].map(getBaseKey))].filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** @type {(folder: string) => { literals: Set<string>, patterns: RegExp[] }} */
function readCodeKeys(folder) {
  /** @type {Set<string>} */
  const literals = new Set();
  /** @type {RegExp[]} */
  const patterns = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // A template without parts of a key would match every key.
      if (parts.some((part) => /^\w+\.|\.\w+$/.test(part))) {
        patterns.push(
          new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.]+')}$`),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of listSources(folder)) {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true));
  }
  return { literals, patterns };
}

/** @type {(folder: string) => string[]} */
function listSources(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !dirname(file).endsWith('/testing'));
}
