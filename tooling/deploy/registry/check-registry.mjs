import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import validRange from 'semver/ranges/valid.js';
import { findExtensionFaults } from './extensions.mjs';

export const SCHEMA_FILE = join(import.meta.dirname, 'registry.schema.json');

const ajv = new Ajv({ allErrors: true, formats: { 'date-time': isMoment } });
const fitsSchema = ajv.compile(JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')));

/**
 * Lists the faults of a registry, one line each; empty if shells may read it.
 * Besides the schema: no name is a prefix of another, each page has one remote, contracts are version ranges.
 * @param {import('./registry.mjs').Registry} registry
 * @returns {string[]}
 */
export function findRegistryFaults(registry) {
  const wrong = findSchemaFaults(registry);
  if (wrong.length > 0) return wrong;
  return [
    ...findClashes(registry.remotes),
    ...findInvalidContracts(registry),
    ...registry.remotes.flatMap((entry) => findExtensionFaults(entry).map((fault) => `${entry.name}: ${fault}`)),
  ];
}

/** @type {(registry: unknown) => string[]} */
export function findSchemaFaults(registry) {
  return fitsSchema(registry) ? [] : (fitsSchema.errors ?? []).map(formatError);
}

/**
 * @param {readonly Served[]} remotes
 * @returns {string[]}
 *
 * @typedef {Pick<import('./registry.mjs').RegistryEntry, 'name' | 'pages' | 'rollout'>} Served
 */
export function findClashes(remotes) {
  return [...findClashingNames(remotes), ...findSharedPages(remotes)];
}

/** @type {(error: import('ajv').ErrorObject) => string} */
function formatError({ instancePath, message }) {
  return `${instancePath || '/'} ${message}`;
}

/** @type {(remotes: readonly Served[]) => string[]} */
function findClashingNames(remotes) {
  const names = remotes.map(({ name }) => name);
  return names.flatMap((name, index) =>
    names
      .filter((other, place) => place !== index && other.startsWith(name))
      .map((other) => `the name ${name} is the beginning of ${other}`),
  );
}

/** @type {(remotes: readonly Served[]) => string[]} */
function findSharedPages(remotes) {
  /** @type {Map<string, Set<string>>} */
  const served = new Map();
  for (const { name, pages, rollout } of remotes) {
    for (const page of [...pages, ...(rollout.previous?.pages ?? [])])
      served.set(page.name, (served.get(page.name) ?? new Set()).add(name));
  }
  return [...served]
    .filter(([, remotesOfPage]) => remotesOfPage.size > 1)
    .map(([page, remotesOfPage]) => `the page ${page} is served by ${[...remotesOfPage].join(' and ')}`);
}

/** @type {(registry: import('./registry.mjs').Registry) => string[]} */
function findInvalidContracts({ remotes }) {
  return remotes
    .filter(({ contract }) => validRange(contract) === null)
    .map(({ name, contract }) => `${name} asks for the contract ${contract}, which is no range`);
}

/** @type {(text: string) => boolean} */
function isMoment(text) {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
}
