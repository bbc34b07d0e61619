import type { DocumentRef } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { eq, sql } from 'drizzle-orm';
import { account, bankState, document, exchangeRate, glEntry } from '../../src/db/schema';
import type { BankConfig } from '../../src/config';
import { selectRows } from '../../src/db';
import { findLedgerFaults } from '../../src/ledger';
import { openTestBank, type TestBank } from './open-test-bank';
import { nextNumber, toRef, send, sign, TRANSIT_IBAN } from './currency-documents';
import { ok, Person } from './person';

/** Bank with users of company 1001 for currency documents. */
export interface CurrencyDesk {
  readonly bank: TestBank;
  readonly operator: Person;
  readonly accountant: Person;
  readonly director: Person;
  signByBoth(item: DocumentRef): Promise<void>;
  signAndSend(item: DocumentRef): Promise<void>;
  fund(request: DocumentRef, amount: string): Promise<DocumentRef>;
  /** Runs the engine after the bank's delay, or after a longer time. */
  run(time?: { readonly minutes: number }): ReturnType<TestBank['engine']['runOnce']>;
  nextBankDay(): Promise<void>;
  /** Advances the bank day, and the clock so that waiting documents are due. */
  bankDayAfter(days: number): Promise<void>;
  quote(currencyCode: string, rate: { readonly buy?: string; readonly sale?: string }): Promise<void>;
  /** Returns changed balances, holds and bank accounts since the start. */
  changes(): Promise<Readonly<Record<string, string>>>;
  outcome(item: DocumentRef): Promise<readonly [number | undefined, string | null | undefined]>;
  begin(): Promise<void>;
  /** Checks the ledger and leaves no document in progress. */
  end(): Promise<void>;
}

export async function openCurrencyDesk(config: Partial<BankConfig> = {}): Promise<CurrencyDesk> {
  const bank = await openTestBank({ config });
  const [operator, accountant, director] = await signInUsers(bank);
  await bank.engine.runOnce();
  const queries = () => bank.services.db.queries;
  const rates = await queries().select().from(exchangeRate);
  let before: Readonly<Record<string, string>> = {};

  async function ready(item: DocumentRef) {
    expect(await sign(accountant, [item])).toEqual([ok(item.id, 1)]);
    expect(await sign(director, [item])).toEqual([ok(item.id, 3)]);
  }
  async function signAndSend(item: DocumentRef) {
    await ready(item);
    expect(await send(director, item)).toEqual([ok(item.id, 4)]);
  }
  async function moveDay(dayOffset: number) {
    await queries().update(bankState).set({ dayOffset });
  }

  return {
    bank,
    operator,
    accountant,
    director,
    signByBoth: ready,
    signAndSend,
    async fund(request, amount) {
      const id = await operator.save({
        number: nextNumber(),
        creditIban: TRANSIT_IBAN,
        receiverName: 'Тестовий банк (пісочниця)',
        receiverCode: '14070197',
        amount,
        purpose: 'Перерахування коштів для купівлі валюти, без ПДВ',
        requestId: request.id,
      });
      const payment = toRef(id, 1);
      await signAndSend(payment);
      return payment;
    },
    run(time) {
      bank.clock.pass(time ?? { seconds: 3 });
      return bank.engine.runOnce();
    },
    async bankDayAfter(days) {
      await moveDay(days);
      await bank.engine.runOnce();
    },
    async nextBankDay() {
      await moveDay(1);
      bank.clock.pass({ minutes: 2 });
      await bank.engine.runOnce();
    },
    async quote(currencyCode, rate) {
      await queries().update(exchangeRate).set(rate).where(eq(exchangeRate.currencyCode, currencyCode));
    },
    async changes() {
      const now = await readSums(bank);
      const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
      return Object.fromEntries(
        names
          .map((name) => [name, subtractAmounts(now[name] ?? '0.00', before[name] ?? '0.00')] as const)
          .filter(([, change]) => change !== '0.00'),
      );
    },
    async outcome({ id }) {
      const [row] = await queries()
        .select()
        .from(document)
        .where(eq(document.id, Number(id)));
      return [row?.status, row?.reason];
    },
    async begin() {
      before = await readSums(bank);
    },
    async end() {
      expect(await findLedgerFaults(queries())).toEqual([]);
      await moveDay(1);
      bank.clock.pass({ minutes: 2 });
      await bank.engine.runOnce();
      await moveDay(0);
      for (const { currencyCode, buy, sale } of rates)
        await queries().update(exchangeRate).set({ buy, sale }).where(eq(exchangeRate.currencyCode, currencyCode));
      expect(await findLedgerFaults(queries())).toEqual([]);
      expect(bank.readLog()).not.toContain('background failure');
    },
  };
}

async function signInUsers(bank: TestBank): Promise<readonly [Person, Person, Person]> {
  const enter = (login: string) => new Person(bank, login).signIn();
  return [await enter('oper1'), await enter('buh1'), await enter('director2')];
}

/** Returns `{ '7001': '10.00', '7001 reserved': '5.00', 'position:840': '-3.00' }`. */
async function readSums({ services: { db } }: TestBank): Promise<Record<string, string>> {
  const rows = await selectRows<{ name: string; sum: string }>(
    db.queries,
    sql`SELECT id::text AS name, balance::text AS sum FROM ${account} WHERE kind <> 'internal'
      UNION ALL SELECT id || ' reserved', held::text FROM ${account} WHERE kind <> 'internal'
      UNION ALL SELECT a.internal_code, sum(e.amount)::text FROM ${account} a JOIN ${glEntry} e ON e.account_id = a.id
        WHERE a.kind = 'internal' GROUP BY a.internal_code`,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
