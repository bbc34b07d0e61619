/** ESLint rules for names and comments that a newcomer understands: see CONTRIBUTING.md, "Comments" and "Names". */
import { basename, extname } from 'node:path';
import { paramName } from './param-name.mjs';

/** Words that hide the subject when a docstring begins with them. */
const RIDDLE =
  /^(what|which|who|whom|whose|of|so|those|these|where|wherever|when|whenever|as|how|whether|if|for|not|because|since)\b/i;

/** Words that hide who acts or what is meant. */
const VAGUE = /\b(somebody|nobody|whoever|everybody|anybody|anew|thereof|therein|the house|of its own accord)\b/i;

/** File names fixed by a tool or by their folder. */
const FIXED_NAMES =
  /^(index|types|routes|limits|constants|texts|schema|migrations?|setup|globals?|environment|bootstrap|main|testing|version|en|ru|ua|uk)$/;

/** Folders whose files are named after what they hold: database tables, calls of an area, data, programs. */
const FIXED_FOLDERS = /\/(db\/schema|api\/contract|testing\/data|migrations|locales)\//;

/** @param {string} name */
const simplifyName = (name) => name.replace(/[^a-z0-9]/gi, '').toLowerCase();

/** Text of a comment without its frame. @param {string} value */
const extractProse = (value) => value.replace(/^\s*\*+ ?/gm, '').trim();

/** @type {import('eslint').Rule.RuleModule} */
const docstring = {
  meta: {
    type: 'suggestion',
    messages: {
      riddle: 'A docstring begins with a third-person verb or a noun phrase, not with "{{word}}".',
      vague: 'Name the user, the caller or the thing instead of "{{word}}".',
    },
    schema: [],
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      for (const comment of sourceCode.getAllComments()) {
        if (!comment.loc) continue;
        const isDocstring = comment.type === 'Block' && comment.value.startsWith('*');
        const word = (isDocstring ? RIDDLE : null)?.exec(extractProse(comment.value))?.[0];
        if (word) report({ loc: comment.loc, messageId: 'riddle', data: { word } });
        const vague = VAGUE.exec(comment.value)?.[0];
        if (vague) report({ loc: comment.loc, messageId: 'vague', data: { word: vague } });
      }
    },
  }),
};

/** Verbs that a file may leave out: `signing-dialog.ts` exports `createSigningDialog`. */
const FACTORY = /^(create|open|start|install)(?=[A-Z])/;

/** Names that federation gives to the export of a card or a page. */
const BY_FEDERATION = ['card', 'page'];

/**
 * Lists the names that a statement exports, types included; null if another rule names the file: a default export, or
 * exports of other files.
 * @param {import('@typescript-eslint/types').TSESTree.ProgramStatement} statement
 * @returns {string[] | null}
 */
function listExportedNames(statement) {
  if (statement.type === 'ExportDefaultDeclaration' || statement.type === 'ExportAllDeclaration') return null;
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const declaration = statement.declaration;
  if (!declaration) return null;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : ['', '']));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : ['', ''];
}

/** @type {import('eslint').Rule.RuleModule} */
const fileName = {
  meta: {
    type: 'suggestion',
    messages: { other: 'The file exports `{{name}}` alone and is named after it.' },
    schema: [],
  },
  create: ({ filename, report }) => ({
    Program(node) {
      const base = basename(filename, extname(filename));
      if (FIXED_NAMES.test(base) || FIXED_FOLDERS.test(filename)) return;
      const exported = /** @type {import('@typescript-eslint/types').TSESTree.ProgramStatement[]} */ (
        /** @type {unknown} */ (node.body)
      ).map(listExportedNames);
      const [name, ...others] = exported.includes(null) ? [] : exported.flatMap((names) => names ?? []);
      if (name === undefined || others.length > 0 || BY_FEDERATION.includes(name)) return;
      if ([name, name.replace(FACTORY, '')].some((one) => simplifyName(one) === simplifyName(base))) return;
      report({ node, messageId: 'other', data: { name } });
    },
  }),
};

/** Name of a function that reads a field; a verb in front of it names something else. */
const FIELD_READER = /^(?!(?:any|one|is|has|draw|encode|require)(?:[A-Z]\w*)?Of$)[a-z]\w*Of$/;

/**
 * True for a field of a value, a destructured field, or either with a default.
 * @param {import('@typescript-eslint/types').TSESTree.Node} body
 * @returns {boolean}
 */
function isField(body) {
  switch (body.type) {
    case 'Identifier':
    case 'MemberExpression':
      return true;
    case 'ChainExpression':
      return isField(body.expression);
    case 'LogicalExpression':
      return body.operator === '??' && isField(body.left);
    case 'BlockStatement': {
      const [first] = body.body;
      return first?.type === 'ReturnStatement' && first.argument !== null && isField(first.argument);
    }
    default:
      return false;
  }
}

/** @type {import('eslint').Rule.RuleModule} */
const fieldReader = {
  meta: {
    type: 'suggestion',
    messages: { verb: '`{{name}}` does more than read a field: its name begins with a verb.' },
    schema: [],
  },
  create: ({ report }) => {
    const check = (/** @type {any} */ id, /** @type {any} */ body) => {
      if (id?.type === 'Identifier' && FIELD_READER.test(id.name) && !isField(body))
        report({ node: id, messageId: 'verb', data: { name: id.name } });
    };
    return {
      FunctionDeclaration: (/** @type {any} */ { id, body }) => check(id, body),
      'VariableDeclarator[init.type=/Function/]': (/** @type {any} */ { id, init }) => check(id, init.body),
    };
  },
};

const plugin = {
  rules: { docstring, 'field-reader': fieldReader, 'file-name': fileName, 'param-name': paramName },
};

/** ESLint configurations of these rules. */
export const plainWordsConfigs = [
  { files: ['**/*.{ts,tsx,mjs}'], plugins: { 'plain-words': plugin }, rules: { 'plain-words/docstring': 'error' } },
  { files: ['**/*.{ts,tsx}'], rules: { 'plain-words/param-name': 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.*', '**/*.spec.ts', '**/*.d.ts'],
    rules: { 'plain-words/file-name': 'error' },
  },
  {
    files: ['{shell,remote-*,shared-kernel,signature-widget,bank-sandbox,tooling}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.test.*', '**/testing/**', '**/testing.{ts,tsx}', '*/{test,bench}/**'],
    rules: { 'plain-words/field-reader': 'error' },
  },
];
