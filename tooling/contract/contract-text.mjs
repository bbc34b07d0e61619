import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../packages/tree.mjs';
import { readAgreedOffer } from './shell-offer.mjs';

/** Agreed contract; `npm run contract -- --write` writes it. */
export const AGREED_FILE = join(ROOT, 'shared-kernel/contract/remote-contract.d.ts');

/** Names declared in a contract. @typedef {{ version: string, names: string[], values: string[] }} ContractNames */

/**
 * Reads a contract's version, its exports, and those that exist at run time.
 * @param {string} text from `bundleContractDeclarations`
 * @returns {ContractNames}
 */
export function readContractNames(text) {
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

/** @typedef {ContractNames & { given: import('./shell-offer.mjs').ShellOffer }} AgreedContract */

/** @returns {AgreedContract} */
export function readAgreedContract() {
  return { ...readContractNames(readFileSync(AGREED_FILE, 'utf8')), given: readAgreedOffer() };
}
