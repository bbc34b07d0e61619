import type { Contract } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import type { ExportTable } from '@ncb/shared-kernel/files';

export const CONTRACT_HEADINGS = [
  'contract_num',
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
export type ContractHeading = (typeof CONTRACT_HEADINGS)[number];

/** The words of an exported list, in the user's language. */
export interface ContractTableWords {
  heading(column: ContractHeading): string;
  country(code: string): string;
}

/** Widths of the columns of a workbook, in characters. */
const [NAME_WIDTH, WIDTH] = [40, 18];
const AMOUNTS: readonly ContractHeading[] = ['amount', 'used', 'rest', 'settle_open'];

/** The list of contracts as a table for a file. */
export function contractTable(contracts: readonly Contract[], words: ContractTableWords): ExportTable {
  const cells: Record<ContractHeading, (contract: Contract) => string> = {
    contract_num: ({ number }) => number,
    start_date: ({ startDate }) => toDotted(startDate),
    end_date: ({ endDate }) => (endDate ? toDotted(endDate) : ''),
    partner: ({ partner }) => partner.name,
    partner_cntry: ({ partner }) => words.country(partner.country),
    cur_ref: ({ currencyLetters }) => currencyLetters,
    amount: ({ amount }) => amount,
    used: ({ amount, rest }) => subtractAmounts(amount, rest),
    rest: ({ rest }) => rest,
    settle_by: ({ settleBy }) => (settleBy ? toDotted(settleBy) : ''),
    settle_open: ({ settleOpen }) => settleOpen,
  };
  return {
    columns: CONTRACT_HEADINGS.map((heading) => ({
      name: words.heading(heading),
      holds: AMOUNTS.includes(heading) ? 'amount' : 'text',
      length: heading === 'partner' ? NAME_WIDTH : WIDTH,
    })),
    rows: contracts.map((contract) => CONTRACT_HEADINGS.map((heading) => cells[heading](contract))),
  };
}
