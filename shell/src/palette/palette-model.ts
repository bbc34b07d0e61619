import type { ReactNode } from 'react';
import type { PageParameters } from '@ncb/shared-kernel/remote-contract';

export type PaletteGroupName = 'actions' | 'receivers' | 'documents' | 'payrolls' | 'letters' | 'users' | 'pages';

export interface PaletteRow {
  /** Unique in the palette. */
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** Second line, or the end of a row of one line. */
  readonly detail?: string;
  readonly isOneLine?: boolean;
  /** Amount and status of a document. */
  readonly end?: ReactNode;
  /** True if the palette stays open. */
  readonly staysOpen?: boolean;
  /** Opens the row; the palette has closed before. */
  run(): void;
}

export interface PaletteGroup {
  readonly name: PaletteGroupName;
  readonly rows: readonly PaletteRow[];
  /** Stands at the end of the group's head. */
  readonly note?: string;
  /** True while the bank has not answered. */
  readonly isPending?: boolean;
}

/** Action that a remote declares in its `remote.json`. */
export interface PaletteAction {
  /** `<remote>.<action>` */
  readonly name: string;
  readonly label: string;
  /** Parameter for a row of the company's catalogue: the action is also offered for each counterparty. */
  readonly counterparty?: string;
  /** Parameter for an account: the action is also offered for each account. */
  readonly account?: string;
  run(parameters?: PageParameters): void;
}

export interface PalettePage {
  readonly page: string;
  readonly label: string;
  /** Label of its group in the menu; empty for a page without one. */
  readonly group: string;
  readonly icon: ReactNode;
}

/** Limit of rows in a group, so that the next group stays in sight. */
export const GROUP_ROWS_MAX = 3;
