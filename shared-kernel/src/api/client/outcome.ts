/** A problem as the bank reports it; `key` may be one that this client does not know yet. */
export interface FieldProblem {
  readonly field: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Why a call brought no answer. Expected failures are values; exceptions are for bugs. */
export type ApiFailure =
  /** The bank said no (`success: false`). `text` is the bank's own sentence, `code` names a text in the catalogue. */
  | {
      readonly kind: 'refused';
      readonly text: string | null;
      readonly code: string | null;
      readonly params: Readonly<Record<string, string>>;
      readonly problems: readonly FieldProblem[];
    }
  /** The session is over or was never there. */
  | {
      readonly kind: 'unauthorized';
      readonly text: string | null;
      readonly code: string;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'http'; readonly status: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The caller gave up waiting. */
  | { readonly kind: 'aborted' }
  /** The answer does not follow the contract; `where` names the field. */
  | { readonly kind: 'unreadable'; readonly where: string };

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };

/** A short code to read out to support: which kind of failure, and of which part. */
export function failureCode(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `BANK-${failure.code ?? 'REFUSED'}`;
    case 'http':
      return `HTTP-${failure.status}`;
    case 'unreadable':
      return `ANSWER-${failure.where || 'FORMAT'}`;
    case 'unauthorized':
    case 'network':
    case 'timeout':
    case 'aborted':
      return failure.kind.toUpperCase();
  }
}
