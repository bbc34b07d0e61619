import { useMemo, type ReactNode } from 'react';
import type { Contract } from '@ncb/shared-kernel/api/contract';
import { toMinor } from '@ncb/shared-kernel/domain/money';
import { getAlphabetKey } from '@ncb/shared-kernel/domain/text';
import { ContractKind } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  getAmountWidth,
  MoneyText,
  type GaveWay,
  type PlacedColumn,
  type RecordColumn,
  useDates,
} from '@ncb/shared-kernel/ui';
import { ContractName, PartnerName, SettlementTag, Used } from './ContractCells';
import { getUsedPercent } from './get-used-percent';
import { useTexts } from '../../texts';

/**
 * Columns by wire name. A narrow list hides kind, end date, amount, used share and deadline, in this order. Kind and
 * the last four are ours. Source: docs/requirements/currency-payroll-credits-statements.md#contracts.
 */
const COLUMNS = [
  { key: 'contract_num', width: 194 },
  { key: 'contract_kind', width: 150, givesWayBelow: 1200 },
  { key: 'partner' },
  { key: 'amount', givesWayBelow: 940 },
  { key: 'used', width: 128, givesWayBelow: 820 },
  { key: 'rest' },
  { key: 'settle_by', width: 150, givesWayBelow: 700 },
  { key: 'end_date', width: 120, givesWayBelow: 1060 },
] as const satisfies readonly (PlacedColumn & { width?: number })[];
type ContractColumn = (typeof COLUMNS)[number]['key'];

/** Date that sorts settled contracts behind open deadlines. */
const LATEST = '9999-12-31';

const SORT_KEYS: Readonly<Record<ContractColumn, (contract: Contract) => string | number | bigint>> = {
  contract_num: ({ number }) => getAlphabetKey(number),
  contract_kind: ({ kind }) => Object.values(ContractKind).indexOf(kind),
  partner: ({ partner }) => getAlphabetKey(partner.name),
  amount: ({ amount }) => toMinor(amount),
  used: (contract) => getUsedPercent(contract),
  rest: ({ rest }) => toMinor(rest),
  settle_by: ({ settleBy, followed }) => settleBy ?? `${LATEST}${followed > 0 ? '' : '~'}`,
  end_date: ({ endDate }) => endDate ?? LATEST,
};

/** Columns named like fields of the form above: a problem would focus the table. */
const FORM_FIELDS: readonly ContractColumn[] = ['contract_num', 'partner', 'amount', 'end_date'];

export function useContractColumns(): readonly RecordColumn<Contract>[] {
  const { language } = useShell();
  const { t } = useTexts();
  const { formatDay } = useDates();
  return useMemo(() => {
    const cells: Record<ContractColumn, (contract: Contract, gaveWay: GaveWay) => ReactNode> = {
      contract_num: (contract) => <ContractName contract={contract} />,
      contract_kind: ({ kind }) => t(`kinds.${kind}`),
      partner: (contract, gaveWay) => <PartnerName contract={contract} hasKind={gaveWay('contract_kind')} />,
      amount: ({ amount, currencyLetters }) => <MoneyText amount={amount} currency={currencyLetters} />,
      used: (contract) => <Used contract={contract} />,
      rest: ({ rest, currencyLetters }) => (
        <strong>
          <MoneyText amount={rest} currency={currencyLetters} />
        </strong>
      ),
      settle_by: (contract) => <SettlementTag contract={contract} />,
      end_date: ({ endDate }) => <span className="ncb-number">{endDate ? formatDay(endDate) : t('list.noEnd')}</span>,
    };
    const money = (rows: readonly Contract[]) =>
      getAmountWidth(
        130,
        rows.map(({ amount }) => amount),
        language,
      );
    return COLUMNS.map(({ key, ...place }) => ({
      key,
      ...place,
      ...((key === 'amount' || key === 'rest') && { width: money, isAmount: true }),
      title: t(`list.columns.${key}`),
      hasField: !FORM_FIELDS.includes(key),
      cell: cells[key],
      sortKey: SORT_KEYS[key],
    }));
  }, [t, language, formatDay]);
}
