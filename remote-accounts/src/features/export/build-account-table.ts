import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountKind, type AccountStatus } from '@ncb/shared-kernel/domain/vocabulary';
import type { ExportTable } from '@ncb/shared-kernel/files';

type ExportHeading =
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

export interface ExportTexts {
  heading(column: ExportHeading): string;
  status(status: AccountStatus): string;
  readonly yes: string;
  readonly no: string;
}

/** Columns without meaning for a debt. */
const CURRENT_ACCOUNT_HEADINGS: readonly ExportHeading[] = ['available', 'reserved', 'overdraft'];

/** Column widths of the workbook in characters. */
const IBAN_WIDTH = 30;
const WIDTH = 18;

export function buildAccountTable(accounts: readonly Account[], kind: AccountKind, texts: ExportTexts): ExportTable {
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
    { heading: 'overdraft', holds: 'text', value: ({ hasOverdraft }) => (hasOverdraft ? texts.yes : texts.no) },
    {
      heading: 'lastMovement',
      holds: 'day',
      value: ({ lastMovement }) => lastMovement?.slice(0, 10) ?? '',
    },
    { heading: 'status', holds: 'text', value: ({ status }) => texts.status(status) },
    { heading: 'comment', holds: 'text', value: ({ comment }) => comment },
  ];
  const used = columns.filter(
    ({ heading }) => kind === AccountKind.current || !CURRENT_ACCOUNT_HEADINGS.includes(heading),
  );
  return {
    columns: used.map(({ heading, holds }) => ({
      name: texts.heading(heading),
      holds,
      length: heading === 'iban' || heading === 'comment' ? IBAN_WIDTH : WIDTH,
    })),
    rows: accounts.map((account) => used.map(({ value }) => value(account))),
  };
}
