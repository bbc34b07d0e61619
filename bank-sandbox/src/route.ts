import type { Call } from '@ncb/shared-kernel/api/contract';
import type { Caller, CompanyCaller, UserCaller } from './callers';
import type { Outcome } from './outcome';
import type { Services } from './services';

type Answers<Who, Request, Answer> = (bank: Services, caller: Who, request: Request) => Promise<Outcome<Answer>>;

export interface Route {
  readonly call: Call<unknown, unknown>;
  readonly answer: Answers<never, never, unknown>;
  /** Size limit in bytes; null for the general one. */
  readonly bodyLimit: number | null;
}

type More = Partial<Pick<Route, 'bodyLimit'>>;

function route(call: unknown, answer: unknown, more: More): Route {
  return {
    bodyLimit: null,
    ...more,
    call: call as Route['call'],
    answer: answer as Route['answer'],
  };
}

export function forAnybody<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Answers<Caller, Request, Answer>,
  more: More = {},
): Route {
  if (call.access !== 'public' && call.access !== 'halfSignedIn') throw new Error(`${call.path} is not for anybody`);
  return route(call, answer, more);
}

export function forUser<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Answers<UserCaller, Request, Answer>,
  more: More = {},
): Route {
  if (call.access !== 'user') throw new Error(`${call.path} is not for users`);
  return route(call, answer, more);
}

export function forCompany<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Answers<CompanyCaller, Request, Answer>,
  more: More = {},
): Route {
  if (call.access !== 'company') throw new Error(`${call.path} is not for companies`);
  return route(call, answer, more);
}
