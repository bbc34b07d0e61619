import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../packages/tree.mjs';
import { agreedGiven } from './given.mjs';

/** The contract as it was last agreed on; `npm run contract -- --write` writes it. */
export const AGREED_FILE = join(ROOT, 'shared-kernel/contract/remote-contract.d.ts');

/** What a text of declarations says in names. @typedef {{ version: string, names: string[], values: string[] }} ContractNames */

/**
 * The version of a contract, what it exports, and what of that is there at run time.
 * @param {string} text as `contractDeclarations` gives it
 * @returns {ContractNames}
 */
export function namesIn(text) {
  const [, version = ''] = /declare const REMOTE_CONTRACT_VERSION = ["']([^"']+)["']/.exec(text) ?? [];
  const source = ts.createSourceFile('contract.d.ts', text, ts.ScriptTarget.ES2022);
  const names = source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []))
    .map(({ name }) => name.text);
  const declared = source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? ''];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''));
  });
  return { version, names, values: names.filter((name) => declared.includes(name)) };
}

/**
 * All that remotes can count on.
 * @typedef {ContractNames & { given: import('./given.mjs').Given }} AgreedContract
 */

/** @returns {AgreedContract} */
export function agreedContract() {
  return { ...namesIn(readFileSync(AGREED_FILE, 'utf8')), given: agreedGiven() };
}
