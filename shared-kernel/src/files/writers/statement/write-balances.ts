import type { StatementBalanceFormat } from '../../../domain/vocabulary';
import { encodePieces } from '../../encoding';
import { PORTION } from '../../limits';
import type { WrittenFile } from '../export-table';
import { writeCamt053 } from './write-camt053';
import { writeMt940, type Mt940Options } from './write-mt940';
import { writeOneCText, writeOneCXml } from './write-one-c';
import { writeIBankCsv, writeIFobsXml, writePrivatbankCsv } from './other-banks';
import { isComplete, getMovement, type StatementToWrite } from './statement-to-write';

/** Yields the file in pieces; calls `onEntry` after each operation. */
type Write = (statement: StatementToWrite, onEntry: () => void) => Iterable<string>;

const WRITERS: Readonly<Record<StatementBalanceFormat, readonly [Write, 'utf-8' | 'windows-1251']>> = {
  'one-c-xml': [writeOneCXml, 'utf-8'],
  'one-c-text': [writeOneCText, 'windows-1251'],
  'camt-08': [(statement, onEntry) => writeCamt053(statement, '08', onEntry), 'utf-8'],
  'camt-02': [(statement, onEntry) => writeCamt053(statement, '02', onEntry), 'utf-8'],
  mt940: [createMt940Writer({}), 'utf-8'],
  'mt940-plain': [createMt940Writer({ isPlain: true }), 'utf-8'],
  'mt940-period': [createMt940Writer({ isOneMessage: true }), 'utf-8'],
  'mt940-cyrillic': [createMt940Writer({ isCyrillic: true }), 'windows-1251'],
  ibank: [writeIBankCsv, 'windows-1251'],
  privatbank: [writePrivatbankCsv, 'windows-1251'],
  ifobs: [writeIFobsXml, 'windows-1251'],
};

/**
 * Writes a statement as a file for another program.
 * @param onProgress called from time to time with the number of operations written
 * @throws RangeError if the operations do not lead from the opening to the closing balance; and for totals in any format but camt.053, the only one that can have no entries
 */
export function writeBalances(
  statement: StatementToWrite,
  format: StatementBalanceFormat,
  onProgress: (done: number) => void = () => undefined,
): WrittenFile {
  const isCamt = format === 'camt-08' || format === 'camt-02';
  if (statement.isTotal && !isCamt) throw new RangeError(`totals have no operations for ${format}`);
  if (!statement.isTotal) refuseBroken(statement);
  const [write, encoding] = WRITERS[format];
  let done = 0;
  const pieces = write(statement, () => {
    done += 1;
    if (done % PORTION === 0) onProgress(done);
  });
  const { bytes, replaced, lost } = encodePieces(pieces, encoding);
  return { bytes, cut: [], replaced: [...replaced], lost: [...lost] };
}

function createMt940Writer(options: Mt940Options): Write {
  return (statement, onEntry) => writeMt940(statement, onEntry, options);
}

function refuseBroken({ accounts }: StatementToWrite): void {
  const broken = accounts.find((account) => !isComplete(account, getMovement(account)));
  if (broken) throw new RangeError(`the operations of ${broken.iban} do not lead to its balance`);
}
