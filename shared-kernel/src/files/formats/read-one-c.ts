import type { ImportColumn } from '../../domain/rules';
import { findColumnPlaces, normaliseHeading } from '../layouts';
import { read, refuse, type Reading } from '../reading';
import { splitLines, splitPair } from './lines';
import type { ImportRecord, ImportRecords } from './record';

const MARKER = '1CClientBankExchange';
const SECTION = new Set(['секциядокумент', 'секціядокумент']);
const SECTION_END = new Set(['конецдокумента', 'кінецьдокумента', 'кінецьдокументу']);
const FILE_END = new Set(['конецфайла', 'кінецьфайлу', 'кінецьфайла']);
/** Kinds of documents that are payment instructions; a demand for payment is the receiver's order. */
const PAYMENT =
  /^(?:плат[её]жное\s+поручение|плат[её]жная\s+инструкция|плат[иі]жне\s+доручення|плат[іи]жна\s+інструкція)$/iu;
/** The purpose is repeated in up to nine lines of its own. */
const PURPOSE_LINE = /^назначениеплатежа[1-9]$/;

export function isOneC(text: string): boolean {
  return text.trimStart().startsWith(MARKER);
}

/**
 * Reads the payments of a 1C or BAS file. Without its end mark a file or document is truncated. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function readOneC(text: string): Reading<ImportRecords> {
  const records: ImportRecord[] = [];
  let open: OpenDocument | null = null;
  let hasEnd = false;
  for (const { line, text: said } of splitLines(text)) {
    const [key, value] = splitPair(said);
    const name = normaliseHeading(key);
    if (SECTION.has(name)) {
      if (open) return refuse('impFileCorrupted');
      open = { line, kind: value, pairs: new Map(), last: '' };
    } else if (SECTION_END.has(name)) {
      if (!open) return refuse('impFileCorrupted');
      const isBroken = !PAYMENT.test(open.kind.trim());
      records.push({ line: open.line, row: toRow(open.pairs), ...(isBroken && { isBroken }) });
      open = null;
    } else if (FILE_END.has(name)) hasEnd = true;
    else if (open) addLine(open, name, { said, key, value });
  }
  return open || !hasEnd ? refuse('impFileCorrupted') : read(records);
}

interface OpenDocument {
  readonly line: number;
  readonly kind: string;
  readonly pairs: Map<string, string>;
  last: string;
}

const PURPOSE = /^(?:назначениеплатежа|призначенняплатежу)[1-9]?$/;
/** Beginnings of the exchange's keys, without spaces, in lower case. Source: 1CClientBankExchange 1.02, 1.03 */
const KEY =
  /^(?:номер|дата|сумма?|сума|квитанция|квитанція|плательщик|платник|получатель|отримувач|вид|код|назначение|призначення|статус|показатель|показник|очередность|черговість|срок|строк|условие|умова|окончание|отправ|валюта|курс|мфо|расч|коммент|комент|уин|идентиф|ідентиф|особлив|содержание|зміст|основание|підстава|страна|країна|резидент)/;
/** Key like `НовыйРеквизит`: a word with a capital inside, unlike a purpose before an equals sign. */
const NAME_OF_KEY = /\p{Ll}\p{Lu}/u;

/** A purpose continues until the next key: it may contain line breaks and equals signs. */
function addLine(
  open: OpenDocument,
  name: string,
  { said, key, value }: { said: string; key: string; value: string },
): void {
  const isNamed = KEY.test(name) || NAME_OF_KEY.test(key);
  // A repeated key is part of the purpose.
  const isKey = said.includes('=') && !/\s/.test(key.trim()) && isNamed && !open.pairs.has(name);
  if (PURPOSE.test(open.last) && !isKey) {
    const before = open.pairs.get(open.last) ?? '';
    if (said.trim() !== '') open.pairs.set(open.last, `${before} ${said.trim()}`.trim());
    return;
  }
  if (name === '') return;
  open.pairs.set(name, value);
  open.last = name;
}

/** Keys mean the same as table headings: `ПолучательСчет` is the receiver's account. */
function toRow(pairs: ReadonlyMap<string, string>): ImportRecord['row'] {
  const filled = [...pairs].filter(([, value]) => value.trim() !== '');
  const values = filled.map(([, value]) => value);
  const { columns } = findColumnPlaces(filled.map(([key]) => key));
  const row: Partial<Record<ImportColumn, string>> = {};
  for (const [column, place] of columns) row[column] = values[place] ?? '';
  const lines = filled.filter(([key]) => PURPOSE_LINE.test(key)).map(([, value]) => value);
  if (!row.pay_purp && lines.length > 0) row.pay_purp = lines.join(' ');
  return row;
}
