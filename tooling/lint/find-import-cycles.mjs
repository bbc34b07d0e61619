import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/**
 * Finds files of a folder that import each other in a circle, by static imports of values or types.
 * @param {string} root
 * @returns {string[][]} the files of each circle, by name
 */
export function findImportCycles(root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.d)\.tsx?$/.test(name));
  const imports = new Map(files.map((name) => [join(root, name), readImports(join(root, name))]));
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const cycles = [];
  /** Tarjan's algorithm: returns the earliest file on the path that this one reaches. @type {(file: string) => number} */
  const visit = (file) => {
    const place = found.size;
    found.set(file, place);
    path.push(file);
    let earliest = place;
    for (const next of imports.get(file) ?? []) {
      if (!found.has(next)) earliest = Math.min(earliest, visit(next));
      else if (path.includes(next)) earliest = Math.min(earliest, found.get(next) ?? place);
    }
    if (earliest < place) return earliest;
    const cycle = path.splice(path.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle.map((name) => relative(root, name)).sort());
    return earliest;
  };
  for (const file of imports.keys()) if (!found.has(file)) visit(file);
  return cycles;
}

/** @type {(file: string) => string[]} */
function readImports(file) {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const name = statement.moduleSpecifier;
    if (!name || !ts.isStringLiteral(name) || !name.text.startsWith('.')) return [];
    const target = join(dirname(file), name.text);
    return ENDINGS.map((ending) => target + ending).filter((path) => /\.tsx?$/.test(path) && existsSync(path));
  });
}
