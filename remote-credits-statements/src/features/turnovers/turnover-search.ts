import type { SearchModel } from '@ncb/shared-kernel/blocks/search';
import { checkTurnoverSearch } from '@ncb/shared-kernel/domain/rules';
import { pageAddress, readPageAddress, TURNOVER_DEFAULTS, TurnoverType } from '@ncb/shared-kernel/domain/vocabulary';
import type { TurnoversRequest } from '@ncb/shared-kernel/queries';

/** How turnovers are shown: day by day, one row per account, or month by month. The last is ours. */
export const TURNOVER_VIEWS = ['period', 'days', 'months'] as const;
export type TurnoverView = (typeof TURNOVER_VIEWS)[number];

/** What is asked for. Source: spec 3 §7 (`get_turnovers`) */
export interface TurnoverSearch {
  /** `yyyy-MM-dd`, or what was typed instead. */
  readonly start: string;
  readonly end: string;
  /** None for all. */
  readonly accountIds: readonly string[];
  readonly view: TurnoverView;
  readonly withRevaluation: boolean;
  readonly withClosed: boolean;
  /** Letters of the currency whose months are shown; '' for the first. The bank is not asked for it. */
  readonly currency: string;
}

/** The names of the fields on the wire: in the page's address, on the screen and in problems. */
export const WIRE_NAMES = {
  start: 'fdate',
  end: 'ldate',
  accountIds: 'acn_ids',
  view: 'type',
  withRevaluation: 'reval',
  withClosed: 'closed',
  currency: 'sim_cur',
} as const satisfies Record<keyof TurnoverSearch, string>;

const VIEWS = {
  [TurnoverType.day]: 'days',
  [TurnoverType.period]: 'period',
} as const satisfies Record<TurnoverType, TurnoverView>;
/** The months are made of the bank's days. */
const TYPES = {
  period: TurnoverType.period,
  days: TurnoverType.day,
  months: TurnoverType.day,
} as const satisfies Record<TurnoverView, TurnoverType>;

/** The search of the turnovers, which begins on the bank day. Source: spec 3 §9 */
export function turnoverSearchModel(bankDay: string): SearchModel<TurnoverSearch> {
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
    names: WIRE_NAMES,
    cleared: ({ view, currency }) => ({ ...empty, view, currency }),
    check: (search) => checkTurnoverSearch(search, bankDay),
    read(parameters) {
      const { type, view, ...asked } = readPageAddress('miTurnovers', parameters);
      const { end = empty.end } = asked;
      // Of an address with one day only the other is the nearest that is not wrong.
      const { start = end } = asked;
      return {
        start,
        end,
        accountIds: asked.accountIds ?? empty.accountIds,
        view: view ?? (type === undefined ? empty.view : VIEWS[type]),
        withRevaluation: asked.withRevaluation ?? empty.withRevaluation,
        withClosed: asked.withClosed ?? empty.withClosed,
        currency: asked.currency ?? empty.currency,
      };
    },
    // Both days stand in every address: what was found today is found by the same link tomorrow.
    write: ({ start, end, accountIds, view, withRevaluation, withClosed, currency }) =>
      pageAddress('miTurnovers', {
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

/** What the bank is asked; the search has no problems. */
export function toRequest({ view, currency: _, ...search }: TurnoverSearch): TurnoversRequest {
  return { ...search, type: TYPES[view] };
}
