import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '../../src/api/contract';
import { CALLS_BY_NAME } from './all-calls';

export interface CallDoc {
  readonly tag: string;
  readonly description: string;
}

export const AREAS: Readonly<Record<string, readonly string[]>> = {
  'Sign-in': ['identity', 'login-challenge', 'lost-keys', 'passkeys', 'password', 'sessions', 'settings'],
  Registration: ['registration'],
  Users: ['users', 'payment-rules', 'action-journal'],
  Certificates: ['certificates'],
  Organisation: ['company-documents', 'questionnaire', 'mail'],
  Accounts: ['accounts', 'statement', 'statement-exports', 'turnovers'],
  'Hryvnia payments': ['payments', 'save-payments', 'instant', 'drafts', 'templates'],
  Documents: [
    'journal',
    'payment-documents',
    'printouts',
    'found-documents',
    'supporting-documents',
    'signing',
    'events',
  ],
  Currency: ['currency-payments', 'currency-requests', 'contracts', 'fees', 'rates', 'tracking'],
  Payroll: ['payroll', 'payroll-types', 'employees'],
  'Credits and deposits': ['credits', 'deposits', 'applications'],
  Catalogues: [
    'catalogues',
    'receivers',
    'receiver-names',
    'beneficiaries',
    'banks',
    'reference-catalogues',
    'currency-catalogues',
  ],
  Diagnostics: ['diagnostics'],
};

const DECLARATION = /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?export const (\w+) =/g;

/**
 * Returns the areas of all calls and their descriptions: the docstrings.
 * @param folder of the contract's sources
 */
export function readCallDocs(folder: string): ReadonlyMap<Call<unknown, unknown>, CallDoc> {
  const docs = new Map<Call<unknown, unknown>, CallDoc>();
  const tagOf = (file: string) => Object.entries(AREAS).find(([, files]) => files.includes(file))?.[0];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))) {
    const tag = tagOf(name.slice(0, -'.ts'.length));
    for (const [, docstring = '', constant = ''] of readFileSync(join(folder, name), 'utf8').matchAll(DECLARATION)) {
      const call = CALLS_BY_NAME.get(constant);
      if (call && tag !== undefined) docs.set(call, { tag, description: toPlainText(docstring) || `${call.summary}.` });
    }
  }
  return docs;
}

function toPlainText(docstring: string): string {
  return docstring
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .join(' ')
    .trim();
}
