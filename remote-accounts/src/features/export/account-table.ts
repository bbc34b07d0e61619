import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind, type AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportTable } from '@ncb/shared-kernel/files';

export type ExportHeading =
  | 'number'
  | 'iban'
  | 'currency'
  | 'balance'
  | 'available'
  | 'equivalent'
  | 'reserved'
  | 'overdraft'
  | 'lastMovement'
  | 'status'
  | 'comment';

export interface ExportWords {
  heading(column: ExportHeading): string;
  status(status: AccountStatus): string;
  readonly yes: string;
  readonly no: string;
}

/** Columns without meaning for a debt. */
const OF_CURRENT_ACCOUNTS: readonly ExportHeading[] = ['available', 'reserved', 'overdraft'];

/** Column widths of the workbook in characters. */
const IBAN_WIDTH = 30;
const WIDTH = 18;

export function accountTable(accounts: readonly Account[], kind: AccountKind, words: ExportWords): ExportTable {
  const columns: readonly {
    readonly heading: ExportHeading;
    readonly holds: 'text' | 'amount' | 'day';
    readonly value: (account: Account) => string;
  }[] = [
    { heading: 'number', holds: 'text', value: ({ number }) => number },
    { heading: 'iban', holds: 'text', value: ({ iban }) => iban },
    { heading: 'currency', holds: 'text', value: ({ currencyLetters }) => currencyLetters },
    { heading: 'balance', holds: 'amount', value: ({ balance }) => balance },
    { heading: 'available', holds: 'amount', value: ({ available }) => available },
    { heading: 'equivalent', holds: 'amount', value: ({ balanceEquivalent }) => balanceEquivalent },
    { heading: 'reserved', holds: 'amount', value: ({ reserved }) => reserved },
    { heading: 'overdraft', holds: 'text', value: ({ hasOverdraft }) => (hasOverdraft ? words.yes : words.no) },
    {
      heading: 'lastMovement',
      holds: 'day',
      value: ({ lastMovement }) => lastMovement?.slice(0, 10) ?? '',
    },
    { heading: 'status', holds: 'text', value: ({ status }) => words.status(status) },
    { heading: 'comment', holds: 'text', value: ({ comment }) => comment },
  ];
  const used = columns.filter(({ heading }) => kind === AccountKind.current || !OF_CURRENT_ACCOUNTS.includes(heading));
  return {
    columns: used.map(({ heading, holds }) => ({
      name: words.heading(heading),
      holds,
      length: heading === 'iban' || heading === 'comment' ? IBAN_WIDTH : WIDTH,
    })),
    rows: accounts.map((account) => used.map(({ value }) => value(account))),
  };
}
