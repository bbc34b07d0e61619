import type { FileReport, TableOrder } from '../worker/messages';
import { thrown } from '../worker/thrown';
import { writeTable } from '../writers/write-table';

export async function serveTable({ table, options }: TableOrder, report: (report: FileReport) => void): Promise<void> {
  try {
    report({ kind: 'written', file: await writeTable(table, options) });
    report({ kind: 'done' });
  } catch (error) {
    report(thrown(error));
  }
}
