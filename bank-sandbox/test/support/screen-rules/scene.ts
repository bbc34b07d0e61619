import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { Call, Verdict } from '@ncb/shared-kernel/api/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../src/db';
import { openCurrencyDesk, type CurrencyDesk } from '../currency-desk';
import { Person } from '../person';

/** The bank and the people of company 1001 who call it as a program without screens does. */
export interface Scene extends CurrencyDesk {
  /** A director with all signatures who is an administrator too. */
  readonly manager: Person;
}

export async function openScene(): Promise<Scene> {
  const desk = await openCurrencyDesk();
  return { ...desk, manager: await new Person(desk.bank, 'director1').signIn('1001') };
}

/** One action that a screen disables or hides. */
export interface ScreenRule {
  readonly screen: string;
  readonly action: string;
  readonly condition: string;
  /** The code of the bank's refusal, or the key of its first problem. */
  readonly refusal: string;
  /** Makes the situation. @returns the call that a program makes in it, which says how it was refused */
  prepare(scene: Scene): Promise<() => Promise<string>>;
}

/** The code of a refusal; `done` for a call that was answered. */
export async function saysTo<Request, Answer>(
  person: Person,
  call: Call<Request, Answer>,
  request: Request,
): Promise<string> {
  return codeOf(await person.call(call, request));
}

/** The same of a bulk action on one document. */
export function saysOf([verdict]: readonly Verdict[]): string {
  return verdict ? (verdict.errorCode ?? 'done') : 'nothing';
}

function codeOf(outcome: Outcome<unknown>): string {
  if (outcome.ok) return 'done';
  const { failure } = outcome;
  return problemOf(failure) ?? ('code' in failure ? (failure.code ?? failure.kind) : failure.kind);
}

function problemOf(failure: ApiFailure): string | undefined {
  return failure.kind === 'refused' ? failure.problems[0]?.key : undefined;
}

/** Tables that a refused call may write to: the trail of calls and the use of sessions. */
const TRACES = ['audit', 'audit_head', 'action_entry', 'action_head', 'session', 'throttle', 'counter'];

/** A hash of each table's rows. */
export async function contentOf({ bank }: Scene): Promise<Readonly<Record<string, string>>> {
  const { queries } = bank.services.db;
  const tables = await rowsOf<{ name: string }>(
    queries,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !TRACES.includes(table.name))) {
    const [row] = await rowsOf<{ hash: string }>(
      queries,
      sql`SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM ${sql.identifier(name)} t`,
    );
    content[name] = row?.hash ?? '';
  }
  return content;
}
