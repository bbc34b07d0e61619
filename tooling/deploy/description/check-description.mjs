import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { SCHEMA_FILE } from '../registry/check-registry.mjs';
import { findExtensionFaults } from '../registry/extensions.mjs';
import { SHELL_PAGES } from './read-description.mjs';

export const DESCRIPTION_SCHEMA_FILE = join(import.meta.dirname, 'remote.schema.json');

const DECLARED = /** @type {const} */ ({
  menu: 'menuEntry',
  cards: 'card',
  rowActions: 'rowAction',
  actions: 'action',
});

const registrySchema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'));
const ajv = new Ajv({ allErrors: true, formats: { 'date-time': true } });
ajv.addSchema(registrySchema, 'registry.schema.json');
const fitsSchema = ajv.compile(JSON.parse(readFileSync(DESCRIPTION_SCHEMA_FILE, 'utf8')));

/**
 * @typedef {import('../registry/extensions.mjs').Extensions & { name: string, contract: string, owner: string, pages: { name: string }[], queries?: string[] }} Description a `remote.json`
 */

/**
 * Lists the faults of a `remote.json`, a sentence each; empty if it may be built and deployed.
 * @param {Description} remote
 * @returns {string[]}
 */
export function findDescriptionFaults(remote) {
  if (!fitsSchema(remote)) return (fitsSchema.errors ?? []).map(formatError);
  return [
    ...remote.pages
      .filter(({ name }) => SHELL_PAGES.includes(name))
      .map(({ name }) => `the page ${name} is a page of the shell`),
    ...findUnknownFields(remote),
    ...findExtensionFaults(remote),
  ];
}

/**
 * @param {Description} remote
 * @throws Error with all faults
 */
export function refuseFaultyDescription(remote) {
  const faults = findDescriptionFaults(remote);
  if (faults.length > 0) throw new Error(['remote.json is wrong:', ...faults].join('\n  '));
}

/** @type {(error: import('ajv').ErrorObject) => string} */
function formatError({ instancePath, message, params }) {
  const { allowedValues, additionalProperty } = params;
  const names = allowedValues?.join(', ') ?? additionalProperty;
  return [`${instancePath || '/'} ${message}`, names].filter(Boolean).join(': ');
}

/**
 * Finds unknown fields. A registry may hold fields of a newer tool, but in a description an unknown field is a typing
 * error.
 * @type {(remote: Description) => string[]}
 */
function findUnknownFields(remote) {
  return Object.entries(DECLARED).flatMap(([list, definition]) => {
    const { properties } = registrySchema.definitions[definition];
    const declared = /** @type {object[]} */ (remote[/** @type {keyof typeof DECLARED} */ (list)] ?? []);
    return declared.flatMap((one, index) =>
      Object.keys(one)
        .filter((field) => !(field in properties))
        .map((field) => `/${list}/${index} has ${field}, which nobody reads`),
    );
  });
}
