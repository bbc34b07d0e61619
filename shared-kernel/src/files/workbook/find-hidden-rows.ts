import type { ArchiveFile } from '../../domain/zip';

/** Numbers of hidden rows, from 1. */
export type HiddenRows = ReadonlySet<number>;

const SHEET = /<(?:\w+:)?sheet\s([^>]*)>/g;
const RELATION = /<(?:\w+:)?Relationship\s([^>]*)>/g;
const ROW = /<(?:\w+:)?row(\s[^>]*)?\/?>/g;
const HIDDEN = /\shidden\s*=\s*["'](?:1|true)["']/;

/**
 * Finds hidden rows, by sheet name. The library reports them only together with all styles, which takes longer than
 * everything else. Source: ECMA-376 part 1, 18.3.1.73
 */
export function findHiddenRows(parts: readonly ArchiveFile[]): ReadonlyMap<string, HiddenRows> {
  const byName = new Map(parts.map((part) => [part.name.toLowerCase(), part]));
  const workbook = decodePart(byName.get('xl/workbook.xml'));
  const relations = decodePart(byName.get('xl/_rels/workbook.xml.rels'));
  const targets = new Map(
    [...relations.matchAll(RELATION)].map(([, attributes = '']) => [
      readAttribute(attributes, 'Id'),
      readAttribute(attributes, 'Target'),
    ]),
  );
  return new Map(
    [...workbook.matchAll(SHEET)].map(([, attributes = '']): [string, HiddenRows] => {
      const target = targets.get(readAttribute(attributes, '\\w+:id')) ?? '';
      return [decodeEntities(readAttribute(attributes, 'name')), findHiddenIn(byName.get(getPartName(target)))];
    }),
  );
}

/** Resolves a target, which is relative to the workbook, or to the archive if it begins with a slash. */
function getPartName(target: string): string {
  return (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();
}

function findHiddenIn(part: ArchiveFile | undefined): HiddenRows {
  const rows = new Set<number>();
  const text = decodePart(part);
  // Skips the scan of sheets that hide nothing, which are most.
  if (!HIDDEN.test(text)) return rows;
  let line = 0;
  for (const [, attributes = ''] of text.matchAll(ROW)) {
    line = Number(readAttribute(attributes, 'r')) || line + 1;
    if (HIDDEN.test(attributes)) rows.add(line);
  }
  return rows;
}

function decodePart(part: ArchiveFile | undefined): string {
  return part ? new TextDecoder().decode(part.content) : '';
}

function readAttribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean) ?? '';
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,5})|#([0-9]{1,6})|(\w+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    },
  );
}
