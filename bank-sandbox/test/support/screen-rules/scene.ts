import type { ApiFailure, Outcome } from '@ncb/shared-kernel/api/client';
import type { Call, Verdict } from '@ncb/shared-kernel/api/contract';
import { PayrollAccess, Role, SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { sql } from 'drizzle-orm';
import { selectRows } from '../../../src/db';
import { membership } from '../../../src/db/schema';
import { openCurrencyDesk, type CurrencyDesk } from '../currency-desk';
import { Person } from '../person';

/** Users who call the bank without screens. */
export interface Scene extends CurrencyDesk {
  /** Director and administrator with all signatures. */
  readonly manager: Person;
  /** Manager in an unconfirmed company. */
  readonly waiting: Person;
  /** Accountant who sees totals only. */
  readonly totalsOnly: Person;
  /** Accountant of a company without salary project. */
  readonly withoutProject: Person;
  /** Accountant without credits and keys. */
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

/** Builds a rule whose situation exists from the start. */
export const simpleRule = (
  screen: string,
  action: string,
  condition: string,
  refusal: string,
  call: (scene: Scene) => Promise<string>,
): ScreenRule => ({ screen, action, condition, refusal, prepare: (scene) => Promise.resolve(() => call(scene)) });

export interface ScreenRule {
  readonly screen: string;
  readonly action: string;
  readonly condition: string;
  /** Code of the refusal, or key of its first problem. */
  readonly refusal: string;
  /** @returns the call, which returns its refusal */
  prepare(scene: Scene): Promise<() => Promise<string>>;
}

/** Returns the refusal's code; `done` for a successful call. */
export async function callForCode<Request, Answer>(
  person: Person,
  call: Call<Request, Answer>,
  request: Request,
): Promise<string> {
  return getCode(await person.call(call, request));
}

/** Returns the code of a verdict on one document. */
export function getVerdictCode([verdict]: readonly Verdict[]): string {
  return verdict ? (verdict.errorCode ?? 'done') : 'nothing';
}

function getCode(outcome: Outcome<unknown>): string {
  if (outcome.ok) return 'done';
  const { failure } = outcome;
  return getProblem(failure) ?? ('code' in failure ? (failure.code ?? failure.kind) : failure.kind);
}

function getProblem(failure: ApiFailure): string | undefined {
  return failure.kind === 'refused' ? failure.problems[0]?.key : undefined;
}

/** Tables that a refused call may change. */
const TRACES = ['audit', 'audit_head', 'action_entry', 'action_head', 'session', 'throttle', 'counter'];

export async function hashTables({ bank }: Scene): Promise<Readonly<Record<string, string>>> {
  const { queries } = bank.services.db;
  const tables = await selectRows<{ name: string }>(
    queries,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !TRACES.includes(table.name))) {
    const [simpleRule] = await selectRows<{ hash: string }>(
      queries,
      sql`SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM ${sql.identifier(name)} t`,
    );
    content[name] = simpleRule?.hash ?? '';
  }
  return content;
}
