import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { ImportView, type ImportViewProps } from '@ncb/shared-kernel/blocks/import';
import { canPayHryvniaFrom, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { useUahKind } from './uah-kind';

export interface UahImportProps extends Pick<ImportViewProps, 'first'> {
  context: ImportContext;
  accounts: readonly Account[];
}

export function UahImport({ context, accounts, first }: UahImportProps) {
  const payers = useMemo(() => accounts.filter(canPayHryvniaFrom), [accounts]);
  return <ImportView kind={useUahKind(context, payers)} first={first} />;
}
