import type { RefusalCode } from '@ncb/shared-kernel/domain';
import type { Refusal } from '../outcome';
import { textOf } from '../texts';

/** Refusals that are not about the bank's business have a status of their own; the others are answered 200. */
const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  idempotencyKeyReused: 409,
  too_many_attempts: 429,
  tooManyRequests: 429,
  internalError: 500,
};

const SIGN_IN_STATUS: Readonly<Partial<Record<RefusalCode, number>>> = { ...STATUS, validation: 200 };

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls are counted by the minute. */
const WINDOW_SECONDS = '60';

/** When to ask again, for programs that read headers only. Source: RFC 6585 4 */
function waitOf({ code, params = {} }: Refusal): Pick<Reply, 'headers'> {
  if (STATUS[code] !== 429) return {};
  return { headers: { 'retry-after': params['seconds'] ?? WINDOW_SECONDS } };
}

/** A refusal as the envelope of the contract writes it. */
export function refusalReply(refusal: Refusal): Reply {
  return {
    status: STATUS[refusal.code] ?? 200,
    body: body(refusal, textOf(refusal.code, refusal.params)),
    ...waitOf(refusal),
  };
}

/** A refusal of the sign-in calls: 401, and the code stands where others have a sentence. Source: spec 1 §8 */
export function signInRefusalReply(refusal: Refusal): Reply {
  const more = refusal.userStatus === undefined ? {} : { status_ref: refusal.userStatus };
  return {
    status: SIGN_IN_STATUS[refusal.code] ?? 401,
    body: { ...body(refusal, refusal.code), ...more },
    ...waitOf(refusal),
  };
}

function body({ code, params = {}, problems = [] }: Refusal, error: string): Readonly<Record<string, unknown>> {
  return {
    success: false,
    error,
    error_code: code,
    error_params: params,
    problems: problems.map((problem) => ({ ...problem, params: problem.params ?? {} })),
  };
}
