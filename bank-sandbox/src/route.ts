import type { Call } from '@ncb/shared-kernel/api/contract';
import type { Caller, CompanyCaller, UserCaller } from './callers';
import type { Outcome } from './outcome';
import type { Services } from './services';

type Handler<Who, Request, Answer> = (bank: Services, caller: Who, request: Request) => Promise<Outcome<Answer>>;

export interface Route {
  readonly call: Call<unknown, unknown>;
  readonly answer: Handler<never, never, unknown>;
  /** Size limit in bytes; null for the general one. */
  readonly bodyLimit: number | null;
}

type RouteOptions = Partial<Pick<Route, 'bodyLimit'>>;

function route(call: unknown, answer: unknown, options: RouteOptions): Route {
  return {
    bodyLimit: null,
    ...options,
    call: call as Route['call'],
    answer: answer as Route['answer'],
  };
}

export function forPublic<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Handler<Caller, Request, Answer>,
  options: RouteOptions = {},
): Route {
  if (call.access !== 'public' && call.access !== 'halfSignedIn') throw new Error(`${call.path} is not for anybody`);
  return route(call, answer, options);
}

export function forUser<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Handler<UserCaller, Request, Answer>,
  options: RouteOptions = {},
): Route {
  if (call.access !== 'user') throw new Error(`${call.path} is not for users`);
  return route(call, answer, options);
}

export function forCompany<Request, Answer>(
  call: Call<Request, Answer>,
  answer: Handler<CompanyCaller, Request, Answer>,
  options: RouteOptions = {},
): Route {
  if (call.access !== 'company') throw new Error(`${call.path} is not for companies`);
  return route(call, answer, options);
}
