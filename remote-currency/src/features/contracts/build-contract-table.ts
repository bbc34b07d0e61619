import type { Contract } from '@ncb/shared-kernel/api/contract';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { ContractKind } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportColumn, ExportTable } from '@ncb/shared-kernel/files';

const CONTRACT_HEADINGS = [
  'contract_num',
  'contract_kind',
  'start_date',
  'end_date',
  'partner',
  'partner_cntry',
  'cur_ref',
  'amount',
  'used',
  'rest',
  'settle_by',
  'settle_open',
] as const;
type ContractHeading = (typeof CONTRACT_HEADINGS)[number];

interface ContractTableTexts {
  heading(column: ContractHeading): string;
  kind(kind: ContractKind): string;
  country(code: string): string;
}

const [NAME_WIDTH, WIDTH] = [40, 18];
/** Columns that a spreadsheet can sort and sum. */
const HOLDS: Readonly<Partial<Record<ContractHeading, ExportColumn['holds']>>> = {
  start_date: 'day',
  end_date: 'day',
  amount: 'amount',
  used: 'amount',
  rest: 'amount',
  settle_by: 'day',
  settle_open: 'amount',
};

export function buildContractTable(contracts: readonly Contract[], texts: ContractTableTexts): ExportTable {
  const cells: Record<ContractHeading, (contract: Contract) => string> = {
    contract_num: ({ number }) => number,
    contract_kind: ({ kind }) => texts.kind(kind),
    start_date: ({ startDate }) => startDate,
    end_date: ({ endDate }) => endDate ?? '',
    partner: ({ partner }) => partner.name,
    partner_cntry: ({ partner }) => texts.country(partner.country),
    cur_ref: ({ currencyLetters }) => currencyLetters,
    amount: ({ amount }) => amount,
    used: ({ amount, rest }) => subtractAmounts(amount, rest),
    rest: ({ rest }) => rest,
    settle_by: ({ settleBy }) => settleBy ?? '',
    settle_open: ({ settleOpen }) => settleOpen,
  };
  return {
    columns: CONTRACT_HEADINGS.map((heading) => ({
      name: texts.heading(heading),
      holds: HOLDS[heading] ?? 'text',
      length: heading === 'partner' ? NAME_WIDTH : WIDTH,
    })),
    rows: contracts.map((contract) => CONTRACT_HEADINGS.map((heading) => cells[heading](contract))),
  };
}
