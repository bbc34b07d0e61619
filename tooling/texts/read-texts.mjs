import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { packageFolders, readJson, ROOT } from '../packages/tree.mjs';

/** The product's languages and the plural forms that each of them has. */
export const PLURAL_FORMS = {
  ua: ['one', 'few', 'many', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  en: ['one', 'other'],
};
/** @typedef {keyof typeof PLURAL_FORMS} Language */

export const LANGUAGES = /** @type {Language[]} */ (Object.keys(PLURAL_FORMS));

/**
 * Folders with texts and the code that says them: every block of the kernel, every remote, the shell. The kernel's own
 * texts, which belong to no screen, have a test beside them.
 * @param {string} [root]
 * @returns {{ name: string, folder: string, code: string }[]}
 */
export function textFolders(root = ROOT) {
  const shown = packageFolders(root).filter((name) => name === 'shell' || name.startsWith('remote-'));
  const blocks = join(root, 'shared-kernel/src/blocks');
  const sources = shown.map((name) => join(root, name, 'src'));
  // Words that are loaded apart from the others of their remote; any of its code may say them.
  const parts = sources.flatMap((code) => foldersIn(join(code, 'features')).map((folder) => ({ folder, code })));
  return [...parts, ...[...sources, ...foldersIn(blocks)].map((folder) => ({ folder, code: folder }))]
    .filter(({ folder }) => existsSync(join(folder, 'locales')))
    .map(({ folder, code }) => ({ name: relative(root, folder), folder, code }));
}

/** @type {(folder: string) => string[]} */
function foldersIn(folder) {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

/**
 * All texts of a language by their whole keys: `journal.search.find`.
 * @param {string} folder
 * @param {Language} language
 * @returns {Map<string, string>}
 */
export function textsIn(folder, language) {
  return new Map(leaves(readJson(join(folder, 'locales', `${language}.json`)), ''));
}

/** @type {(value: object, path: string) => [string, string][]} */
function leaves(value, path) {
  return Object.entries(value).flatMap(([name, item]) => {
    const key = path + name;
    return typeof item === 'object' && item !== null ? leaves(item, `${key}.`) : [[key, String(item)]];
  });
}

const PLURAL = /_(one|few|many|other)$/;

/** The key by which the code asks for a text, without the plural form. @type {(key: string) => string} */
export function askedAs(key) {
  return key.replace(PLURAL, '');
}

/** The plural forms of each text that has any. @type {(keys: Iterable<string>) => Map<string, string[]>} */
export function pluralsOf(keys) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const key of keys) {
    const [, form] = PLURAL.exec(key) ?? [];
    if (form) found.set(askedAs(key), [...(found.get(askedAs(key)) ?? []), form]);
  }
  return found;
}

/** @type {(text: string) => string[]} */
export function variablesIn(text) {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '');
}

/**
 * The texts that no code of a folder asks for. A key counts as asked for where the code has it as a literal, or as a
 * template literal with its own parts in it: `journal.columns.${key}`.
 * @param {string} folder
 * @param {Iterable<string>} keys
 */
export function unusedKeys(folder, keys) {
  const { literals, patterns } = wordsOfCode(folder);
  return [...new Set([...keys].map(askedAs))].filter(
    (key) => !literals.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

/** @type {(folder: string) => { literals: Set<string>, patterns: RegExp[] }} */
function wordsOfCode(folder) {
  /** @type {Set<string>} */
  const literals = new Set();
  /** @type {RegExp[]} */
  const patterns = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // A template without words of a key in it would fit every key.
      if (parts.some((part) => /^\w+\.|\.\w+$/.test(part))) {
        patterns.push(
          new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^.]+')}$`),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of sourcesBelow(folder)) {
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true));
  }
  return { literals, patterns };
}

/** @type {(folder: string) => string[]} */
function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !dirname(file).endsWith('/testing'));
}
