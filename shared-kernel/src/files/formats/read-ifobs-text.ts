import { convertKopecks } from '../layouts';
import { read, refuse, type Reading } from '../reading';
import { splitLines, type TextLine } from './lines';
import type { ImportRecord, ImportRecords } from './record';

const LENGTH = 660;
/** Place of the side, from 0: behind two bank codes, two account numbers and two IBANs. */
const SIDE = 114;
/** Side of a credit: the other party has paid. */
const INCOMING = '1';
/** The side with kopecks behind it. */
const SHAPE = /^.{114}[01][ 0-9]{16}/u;

/** True for a first line of 660 characters with side and kopecks in their places. */
export function isIFobsText(text: string): boolean {
  const filled = text.length - text.trimStart().length;
  const start = 1 + Math.max(text.lastIndexOf('\n', filled), text.lastIndexOf('\r', filled));
  // One character beyond the line is enough; splitting another kind of file would waste time.
  const [first] = splitLines(text.slice(start, start + LENGTH + 1));
  return first !== undefined && first.text.length === LENGTH && SHAPE.test(first.text);
}

/**
 * Reads an iFOBS statement in lines of 660 characters; another length means a truncated file. Source:
 * docs/requirements/banking-rules.md#file-layouts.
 */
export function readIFobsText(text: string): Reading<ImportRecords> {
  const lines = splitFilledLines(text);
  return lines.every((line) => line.text.length === LENGTH && SHAPE.test(line.text))
    ? read(lines.map(toRecord))
    : refuse('impFileCorrupted');
}

function splitFilledLines(text: string): readonly TextLine[] {
  return splitLines(text).filter((line) => line.text.trim() !== '');
}

function toRecord({ line, text }: TextLine): ImportRecord {
  /** Positions as in the format's description: from 1, both ends included. */
  const cut = (from: number, to: number) => text.slice(from - 1, to).trim();
  return {
    line,
    ...(text.charAt(SIDE) === INCOMING && { isIncoming: true }),
    row: {
      mfo_d: cut(1, 9),
      acn_d: cut(29, 57) || cut(10, 28),
      mfo_c: cut(58, 66),
      acn_c: cut(86, 114) || cut(67, 85),
      sum_cur: convertKopecks(cut(116, 131)),
      oper_n: cut(134, 143),
      cur_ref: cut(144, 146),
      oper_date: expandDay(cut(147, 152)),
      name_d: cut(159, 196),
      name_c: cut(197, 234),
      pay_purp: cut(235, 395),
      std_purp_r: cut(455, 457),
      okpo_d: cut(460, 473),
      okpo_c: cut(474, 487),
    },
  };
}

function expandDay(day: string): string {
  return /^[0-9]{6}$/.test(day) ? `20${day}` : day;
}
