import type { FileReport } from './messages';

export function toFaultReport(error: unknown): FileReport {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'fault', fault: { key: 'readerException', params: { message } } };
}
