import type { FileReport, TableOrder } from '../worker/messages';
import { toFaultReport } from '../worker/to-fault-report';
import { writeTable } from '../writers/write-table';

export async function serveTable({ table, options }: TableOrder, report: (report: FileReport) => void): Promise<void> {
  try {
    report({ kind: 'written', file: await writeTable(table, options) });
    report({ kind: 'done' });
  } catch (error) {
    report(toFaultReport(error));
  }
}
