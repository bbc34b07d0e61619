import type { FileReport } from './messages';

/** What a library throws over a file, as a fault that the page tells like any other. */
export function thrown(error: unknown): FileReport {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'fault', fault: { key: 'readerException', params: { message } } };
}
