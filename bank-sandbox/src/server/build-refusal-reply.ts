import type { AnyCall } from '@ncb/shared-kernel/api/contract';
import type { RefusalCode } from '@ncb/shared-kernel/domain';
import type { Refusal } from '../outcome';
import { getRefusalText } from '../get-refusal-text';

/** Business refusals are answered with 200. */
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

const WINDOW_SECONDS = '60';

/** Builds the header. Source: RFC 6585 4 */
function buildRetryHeader({ code, params = {} }: Refusal): Pick<Reply, 'headers'> {
  if (STATUS[code] !== 429) return {};
  return { headers: { 'retry-after': params['seconds'] ?? WINDOW_SECONDS } };
}

/** @param call whose request the problems are about */
export function buildRefusalReply(refusal: Refusal, call: NamesFields = {}): Reply {
  return {
    status: STATUS[refusal.code] ?? 200,
    body: buildBody(refusal, getRefusalText(refusal.code, refusal.params), call),
    ...buildRetryHeader(refusal),
  };
}

/** Answers 401, with the code as text. Source: docs/requirements/shell-accounts-admin.md#sign-in-codes. */
export function buildSignInRefusalReply(refusal: Refusal, call: NamesFields): Reply {
  const more = refusal.userStatus === undefined ? {} : { status_ref: refusal.userStatus };
  return {
    status: SIGN_IN_STATUS[refusal.code] ?? 401,
    body: { ...buildBody(refusal, refusal.code, call), ...more },
    ...buildRetryHeader(refusal),
  };
}

type NamesFields = Pick<AnyCall, 'problemField'>;

function buildBody(
  { code, params = {}, problems = [] }: Refusal,
  error: string,
  { problemField }: NamesFields,
): Readonly<Record<string, unknown>> {
  return {
    success: false,
    error,
    error_code: code,
    error_params: params,
    problems: problems.map(({ field, params: values = {}, ...problem }) => ({
      ...problem,
      field: problemField?.encode(field) ?? field,
      params: values,
    })),
  };
}
