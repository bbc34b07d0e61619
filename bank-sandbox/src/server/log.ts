import { pino, type DestinationStream, type Logger } from 'pino';
import type { BankConfig } from '../config';
import { sqlFailureOf } from '../db';

/** Names under which something confidential could reach a log line; none is logged on purpose. */
const CONFIDENTIAL = [
  'cookie',
  'authorization',
  'pwd',
  'password',
  'code',
  'token',
  'login',
  'iban',
  'acnt_co',
  'body',
];

/** The bank's log: JSON lines. @param to standard output when not given */
export function createLog(level: BankConfig['logLevel'], to?: DestinationStream): Logger {
  const paths = CONFIDENTIAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]);
  return pino({ level, base: undefined, redact: { paths, remove: true } }, ...(to ? [to] : []));
}

/**
 * What may be logged of an error: its kind, the database's state code and where it was thrown. Its message may not: a
 * failed query carries the query with its parameters, a parser quotes what it read.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  const failure = sqlFailureOf(error);
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' && { errorCode: code }),
    ...(failure && { sqlState: failure.state, constraint: failure.constraint }),
    stack: stack?.slice(0, 12).map((line) => line.trim()),
  };
}
