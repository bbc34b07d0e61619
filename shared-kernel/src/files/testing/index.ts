import { getTransferList, createOrderReceiver, type OrderMessage } from '../../domain/long-order';
import { serveTable } from '../table-worker/serve-table';
import { createFilesClient, createTableWriter, type FilesClient, type TableWriter } from '../worker/client';
import type { FileOrder, FileReport } from '../worker/messages';
import { serveOrder } from '../worker/serve-order';
import type { FileWorker } from '../worker/start-worker';

/** Runs the workers' code in process: jsdom has no workers. `ended` counts terminated ones. */
export function createInProcessFiles() {
  const life = { started: 0, ended: 0 };
  const startServing = (serve: (order: FileOrder, report: (data: FileReport) => void) => Promise<void>): FileWorker => {
    life.started += 1;
    let isEnded = false;
    const worker: FileWorker = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      postMessage: (message: OrderMessage<FileOrder>) => take(message),
      terminate() {
        if (!isEnded) life.ended += 1;
        isEnded = true;
      },
    };
    const report = (data: FileReport) => {
      if (!isEnded)
        worker.onmessage?.(
          new MessageEvent('message', { data: structuredClone(data, { transfer: getTransferList(data) }) }),
        );
    };
    const take = createOrderReceiver<FileOrder>((order) => void serve(order, report), report);
    return worker;
  };
  const files: FilesClient = createFilesClient(() => startServing(serveOrder));
  const tables: TableWriter = createTableWriter(() =>
    startServing((order, report) =>
      order.kind === 'write' ? serveTable(order, report) : Promise.reject(new Error('Only tables are written here')),
    ),
  );
  return { files, tables, life };
}

export { PAYROLL_HEADINGS, findPayrollPlaces } from '../layouts/payroll-headings';
export { toPayrollRecord as salaryRecordOf } from '../payroll/to-payroll-record';
export { buildPayrollExportTable } from '../writers';
