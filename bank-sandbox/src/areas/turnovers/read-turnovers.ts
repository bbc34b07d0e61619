import type { AnswerOf, getTurnovers, RequestOf, TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { checkTurnoverSearch } from '@ncb/shared-kernel/domain/rules';
import { TurnoverType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { succeed, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { AccountDay } from '../statement/build-days';
import { readMovements, type AccountMovements } from '../statement/read-movements';
import { readSnapshot } from '../statement/read-snapshot';

type TurnoverRequest = RequestOf<typeof getTurnovers>;

/** Answers `get_turnovers`, by day or for the period. */
export async function readTurnovers(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
  request: TurnoverRequest,
): Promise<Outcome<AnswerOf<typeof getTurnovers>>> {
  const problems = checkTurnoverSearch(request, bankDay);
  if (problems.length > 0) return refuseFields(problems);
  const movements = await readSnapshot(db, (tx) => readMovements(tx, membership.companyId, bankDay, request));
  if (!movements.ok) return movements;
  const rowsOf = request.type === TurnoverType.period ? toPeriodRow : toDayRows;
  return succeed({ rows: movements.value.accounts.flatMap((item) => rowsOf(item, request)) });
}

function toPeriodRow({ account, total }: AccountMovements): readonly TurnoverRow[] {
  return [toRow(account, total, null)];
}

/** Days with operations or, if requested, a revaluation. An account without movements has one row with its balance. */
function toDayRows({ account, days, total }: AccountMovements, { withRevaluation, end }: TurnoverRequest) {
  const shown = days.filter((day) => hasOperations(day) || (withRevaluation && isRevalued(day)));
  if (shown.length > 0) return shown.map((day) => toRow(account, day, day.day));
  const { closing, equivalents } = total;
  const unmoved = { opening: closing, debit: '0.00', credit: '0.00', closing };
  return [
    toRow(
      account,
      { ...unmoved, equivalents: { ...unmoved, opening: equivalents.closing, closing: equivalents.closing } },
      end,
    ),
  ];
}

function hasOperations({ debitCount, creditCount }: AccountDay): boolean {
  return debitCount + creditCount > 0;
}

function isRevalued({ equivalents }: AccountDay): boolean {
  return equivalents.opening !== equivalents.closing;
}

type Moved = Omit<AccountDay, 'day' | 'debitCount' | 'creditCount'>;

function toRow(
  { id, number, iban, currencyLetters, balance }: AccountMovements['account'],
  { opening, debit, credit, closing, equivalents }: Moved,
  day: string | null,
): TurnoverRow {
  return {
    account: number,
    accountId: String(id),
    iban,
    currencyLetters,
    opening,
    openingEquivalent: equivalents.opening,
    closing,
    closingEquivalent: equivalents.closing,
    debit,
    debitEquivalent: equivalents.debit,
    credit,
    creditEquivalent: equivalents.credit,
    day,
    currentBalance: balance,
  };
}
