import type { AnswerOf, getTurnovers, RequestOf, TurnoverRow } from '@ncb/shared-kernel/api/contract';
import { checkTurnoverSearch } from '@ncb/shared-kernel/domain/rules';
import { TurnoverType } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import { done, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import type { DayOfAccount } from '../statement/days';
import { movementsOf, type MovementsOfAccount } from '../statement/movements';
import { snapshot } from '../statement/snapshot';

type Asked = RequestOf<typeof getTurnovers>;

/** Answers `get_turnovers`, by day or for the period. */
export async function turnovers(
  { db }: Services,
  { membership, bankDay }: CompanyCaller,
  asked: Asked,
): Promise<Outcome<AnswerOf<typeof getTurnovers>>> {
  const problems = checkTurnoverSearch(asked, bankDay);
  if (problems.length > 0) return refuseFields(problems);
  const movements = await snapshot(db, (tx) => movementsOf(tx, membership.companyId, bankDay, asked));
  if (!movements.ok) return movements;
  const rowsOf = asked.type === TurnoverType.period ? rowOfPeriod : rowsByDay;
  return done({ rows: movements.value.accounts.flatMap((item) => rowsOf(item, asked)) });
}

function rowOfPeriod({ account, total }: MovementsOfAccount): readonly TurnoverRow[] {
  return [toRow(account, total, null)];
}

/** Days with operations or, if requested, a revaluation. An account without movements has one row with its balance. */
function rowsByDay({ account, days, total }: MovementsOfAccount, { withRevaluation, end }: Asked) {
  const shown = days.filter((day) => hasOperations(day) || (withRevaluation && isRevalued(day)));
  if (shown.length > 0) return shown.map((day) => toRow(account, day, day.day));
  const { closing, equivalents } = total;
  const still = { opening: closing, debit: '0.00', credit: '0.00', closing };
  return [
    toRow(
      account,
      { ...still, equivalents: { ...still, opening: equivalents.closing, closing: equivalents.closing } },
      end,
    ),
  ];
}

function hasOperations({ debitCount, creditCount }: DayOfAccount): boolean {
  return debitCount + creditCount > 0;
}

function isRevalued({ equivalents }: DayOfAccount): boolean {
  return equivalents.opening !== equivalents.closing;
}

type Moved = Omit<DayOfAccount, 'day' | 'debitCount' | 'creditCount'>;

function toRow(
  { id, number, iban, currencyLetters, balance }: MovementsOfAccount['account'],
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
