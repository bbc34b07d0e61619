import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { checkTurnoverSearch } from '@ncb/shared-kernel/domain/rules';
import {
  buildPageAddress,
  readPageAddress,
  TURNOVER_DEFAULTS,
  TurnoverType,
} from '@ncb/shared-kernel/domain/vocabulary';
import type { TurnoversRequest } from '@ncb/shared-kernel/queries';

/** Views of turnovers: one row per account, by day, or by month. The bank does not know the last one. */
export const TURNOVER_VIEWS = ['period', 'days', 'months'] as const;
export type TurnoverView = (typeof TURNOVER_VIEWS)[number];

export interface TurnoverSearch {
  /** Format `yyyy-MM-dd`, or what was typed instead. */
  readonly start: string;
  readonly end: string;
  readonly accountIds: readonly string[];
  readonly view: TurnoverView;
  readonly withRevaluation: boolean;
  readonly withClosed: boolean;
  /** Currency letters of the shown months; '' for the first. Not sent to the bank. */
  readonly currency: string;
}

const VIEWS = {
  [TurnoverType.day]: 'days',
  [TurnoverType.period]: 'period',
} as const satisfies Record<TurnoverType, TurnoverView>;
/** Wire types by view; months are summed up from days. */
const TYPES = {
  period: TurnoverType.period,
  days: TurnoverType.day,
  months: TurnoverType.day,
} as const satisfies Record<TurnoverView, TurnoverType>;

/**
 * Creates the search model; dates default to the bank day. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement-and-turnovers.
 */
export function createTurnoverSearchModel(bankDay: string): SearchModel<TurnoverSearch> {
  const empty: TurnoverSearch = {
    start: bankDay,
    end: bankDay,
    accountIds: [],
    view: VIEWS[TURNOVER_DEFAULTS.type],
    withRevaluation: TURNOVER_DEFAULTS.withRevaluation,
    withClosed: TURNOVER_DEFAULTS.withClosed,
    currency: '',
  };
  return {
    table: 'turnovers',
    empty,
    cleared: ({ view, currency }) => ({ ...empty, view, currency }),
    check: (search) => checkTurnoverSearch(search, bankDay),
    read(parameters) {
      const { type, view, ...addressValues } = readPageAddress('miTurnovers', parameters);
      const { end = empty.end } = addressValues;
      // The missing start defaults to the end, which is always valid.
      const { start = end } = addressValues;
      return {
        start,
        end,
        accountIds: addressValues.accountIds ?? empty.accountIds,
        view: view ?? (type === undefined ? empty.view : VIEWS[type]),
        withRevaluation: addressValues.withRevaluation ?? empty.withRevaluation,
        withClosed: addressValues.withClosed ?? empty.withClosed,
        currency: addressValues.currency ?? empty.currency,
      };
    },
    // Both days are in every address, so that a link finds the same tomorrow.
    write: ({ start, end, accountIds, view, withRevaluation, withClosed, currency }) =>
      buildPageAddress('miTurnovers', {
        start,
        end,
        ...(accountIds.length > 0 && { accountIds }),
        ...(view === 'months' ? { view } : { type: TYPES[view] }),
        ...(withRevaluation !== empty.withRevaluation && { withRevaluation }),
        ...(withClosed !== empty.withClosed && { withClosed }),
        ...(currency !== '' && { currency }),
      }).parameters,
  };
}

export function toRequest({ view, currency: _, ...search }: TurnoverSearch): TurnoversRequest {
  return { ...search, type: TYPES[view] };
}
