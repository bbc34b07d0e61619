import { isRecord } from '../../src/api/contract';

type Json = Readonly<Record<string, unknown>>;

/** Minimum length of a shared schema in JSON characters; shorter ones are easier to read in place (our choice). */
const LENGTH_MIN = 90;

/**
 * Moves larger repeated schemas into `components`, named after their first place: otherwise 12,000 lines are repeated.
 */
export function extractComponents(document: Json): Json {
  const counts = new Map<string, number>();
  visit(document['paths'], (schema) => counts.set(stringify(schema), (counts.get(stringify(schema)) ?? 0) + 1));
  const names = new Map<string, string>();
  const schemas: Record<string, unknown> = {};

  const shared = (value: unknown, place: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => shared(item, place));
    if (!isRecord(value)) return value;
    const inside = () =>
      Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, shared(item, extendPath(place, key, value))]),
      );
    const text = stringify(value);
    if (!isSchema(value) || (counts.get(text) ?? 0) < 2) return inside();
    const existing = names.get(text);
    if (existing !== undefined) return { $ref: `#/components/schemas/${existing}` };
    const name = findFreeName(place.join('_') || 'shared', schemas);
    names.set(text, name);
    schemas[name] = null;
    schemas[name] = inside();
    return { $ref: `#/components/schemas/${name}` };
  };

  const paths = Object.fromEntries(
    Object.entries(document['paths'] as Json).map(([path, item]) => [
      path,
      shared(item, [path.slice(1).replaceAll('/', '_')]),
    ]),
  );
  const components = document['components'] as Json;
  return {
    ...document,
    paths,
    components: { ...components, schemas: { ...(components['schemas'] as Json), ...schemas } },
  };
}

function extendPath(place: readonly string[], key: string, parent: Json): readonly string[] {
  const isField =
    isRecord(parent) && parent['type'] === undefined && parent['$ref'] === undefined && 'properties' in parent;
  return isField || SCHEMA_KEYWORDS.has(key) ? place : [...place, key].slice(0, 3);
}

const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  ...['get', 'post', 'parameters', 'schema', 'requestBody', 'content', 'responses', '200', '401', 'application/json'],
  ...[
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'contentSchema',
    'items',
    'properties',
    'allOf',
    'anyOf',
    'oneOf',
  ],
]);

function visit(value: unknown, take: (schema: Json) => void): void {
  if (Array.isArray(value)) value.forEach((item) => visit(item, take));
  if (!isRecord(value)) return;
  if (isSchema(value)) take(value);
  Object.values(value).forEach((item) => visit(item, take));
}

function isSchema(value: Json): boolean {
  const isShape = value['type'] === 'object' || value['type'] === 'array' || 'anyOf' in value || 'allOf' in value;
  return isShape && stringify(value).length >= LENGTH_MIN;
}

function findFreeName(base: string, used: Json): string {
  const name = base.replace(/[^A-Za-z0-9_]/g, '');
  let free = name;
  for (let count = 2; free in used; count += 1) free = `${name}_${count}`;
  return free;
}

const stringify = (value: unknown) => JSON.stringify(value);
