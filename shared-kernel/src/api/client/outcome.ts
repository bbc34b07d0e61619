export interface FieldProblem {
  readonly field: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Outcome at the bank of a call without an answer. `no`: never sent. `unknown`: may have been carried out; the same key
 * repeats it safely.
 */
export type StoredAfterFailure = 'no' | 'unknown';

/** Reason why a call brought no answer. Expected failures are values; exceptions are for bugs. */
export type ApiFailure =
  /** The bank refused. `text` is the bank's own sentence, `code` names a text of the error catalogue. */
  | {
      readonly kind: 'refused';
      readonly text: string | null;
      readonly code: string | null;
      readonly params: Readonly<Record<string, string>>;
      readonly problems: readonly FieldProblem[];
      /** Id of the request in the log of nginx and bank, after an error of the bank's own. */
      readonly requestId?: string;
    }
  /** The session is over or never existed. */
  | {
      readonly kind: 'unauthorized';
      readonly text: string | null;
      readonly code: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly stored?: StoredAfterFailure;
      readonly requestId?: string;
    }
  | { readonly kind: 'network'; readonly stored?: StoredAfterFailure }
  | { readonly kind: 'timeout'; readonly stored?: StoredAfterFailure }
  | { readonly kind: 'aborted' }
  /** The answer violates the contract; `where` names the field. */
  | {
      readonly kind: 'unreadable';
      readonly where: string;
      readonly stored?: StoredAfterFailure;
      readonly requestId?: string;
    };

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** Returns what is stored after a failed call; undefined if the bank refused it or nothing is stored by it. */
export function getStoredAfter(failure: ApiFailure): StoredAfterFailure | undefined {
  return 'stored' in failure ? failure.stored : undefined;
}

/** Returns a short code to quote to support: kind and place of the failure, the first digits of the request's id. */
export function getFailureCode(failure: ApiFailure): string {
  const code = getKindCode(failure);
  return 'requestId' in failure ? `${code}-${failure.requestId?.slice(0, 8)}` : code;
}

function getKindCode(failure: ApiFailure): string {
  if (failure.kind === 'refused') return `BANK-${failure.code ?? 'REFUSED'}`;
  if (failure.kind === 'http') return `HTTP-${failure.status}`;
  if (failure.kind === 'unreadable') return `ANSWER-${failure.where || 'FORMAT'}`;
  return failure.kind.toUpperCase();
}
