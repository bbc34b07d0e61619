import { pino, type DestinationStream, type Logger } from 'pino';
import type { BankConfig } from '../config';
import { findSqlFailure } from '../db';
import { getRequestId } from './request-id';

/** Removed in case one reaches the log. */
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

/** @param to default: standard output */
export function createLog(level: BankConfig['logLevel'], to?: DestinationStream): Logger {
  const paths = CONFIDENTIAL.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]);
  const mixin = () => {
    const requestId = getRequestId();
    return requestId === undefined ? {} : { requestId };
  };
  return pino({ level, base: undefined, mixin, redact: { paths, remove: true } }, ...(to ? [to] : []));
}

/** Describes an error without its message: a failed query contains its parameters, a parser quotes its input. */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code } = error as { code?: unknown };
  const failure = findSqlFailure(error);
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    ...(typeof code === 'string' && { errorCode: code }),
    ...(failure && { sqlState: failure.state, constraint: failure.constraint }),
    stack: stack?.slice(0, 12).map((line) => line.trim()),
  };
}
