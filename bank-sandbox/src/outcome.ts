import type { Problem, RefusalCode } from '@ncb/shared-kernel/domain';
import type { UserStatus } from '@ncb/shared-kernel/domain/vocabulary';

export interface Refusal {
  readonly code: RefusalCode;
  readonly params?: Readonly<Record<string, string>>;
  readonly problems?: readonly Problem[];
  /** User's status, set at sign-in after a right password. */
  readonly userStatus?: UserStatus;
}

/** Expected failures are values; exceptions are for bugs. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, more: Omit<Refusal, 'code'> = {}): Outcome<never> {
  return { ok: false, refusal: { code, ...more } };
}

export function refuseFields(problems: readonly Problem[]): Outcome<never> {
  return refuse('validation', { problems });
}
