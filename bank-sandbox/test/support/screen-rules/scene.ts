import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { Call, Verdict } from '@ncb/shared-kernel/api/contract';
import { PayrollAccess, Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../src/db';
import { membership } from '../../../src/db/schema';
import { openCurrencyDesk, type CurrencyDesk } from '../currency-desk';
import { Person } from '../person';

/** The bank and the people of company 1001 who call it as a program without screens does. */
export interface Scene extends CurrencyDesk {
  /** A director with all signatures who is an administrator too. */
  readonly manager: Person;
  /** The same director, in company 1004 that waits for its confirmation. */
  readonly waiting: Person;
  /** An accountant of company 1001 who sees totals of payrolls only. */
  readonly totalsOnly: Person;
  /** An accountant of company 1002, whose salaries the bank does not pay. */
  readonly withoutProject: Person;
  /** An accountant whose mode of access offers neither credits nor keys. */
  readonly restricted: Person;
}

export async function openScene(): Promise<Scene> {
  const desk = await openCurrencyDesk();
  const enter = (login: string, company: string) => new Person(desk.bank, login).signIn(company);
  await admit(desk, { userId: 501, companyId: 1004, role: Role.director, signatureRight: SignatureRight.all });
  await admit(desk, { userId: 512, companyId: 1001, role: Role.accountant, signatureRight: SignatureRight.second });
  const waiting = await enter('director1', '1001');
  waiting.actFor('1004');
  return {
    ...desk,
    waiting,
    manager: await enter('director1', '1001'),
    totalsOnly: await enter('mode2', '1001'),
    withoutProject: await enter('mode1', '1002'),
    restricted: await enter('mode3', '1002'),
  };
}

type Seat = Pick<typeof membership.$inferInsert, 'userId' | 'companyId' | 'role' | 'signatureRight'>;

async function admit({ bank }: CurrencyDesk, seat: Seat): Promise<void> {
  const rights = { position: 'Бухгалтер', rightsValid: true, payrollAccess: PayrollAccess.totals };
  await bank.services.db.queries.insert(membership).values({ ...seat, ...rights });
}

/** A rule whose situation is there from the beginning. */
export const row = (
  screen: string,
  action: string,
  condition: string,
  refusal: string,
  call: (scene: Scene) => Promise<string>,
): ScreenRule => ({ screen, action, condition, refusal, prepare: (scene) => Promise.resolve(() => call(scene)) });

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
