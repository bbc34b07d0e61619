import { useMemo } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { ImportView, type ImportViewProps } from '@ncb/shared-kernel/blocks/import';
import { canPayHryvniaFrom, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { useUahKind } from './use-uah-kind';

interface UahImportProps extends Pick<ImportViewProps, 'initialFile'> {
  context: ImportContext;
  accounts: readonly Account[];
}

export function UahImport({ context, accounts, initialFile }: UahImportProps) {
  const payers = useMemo(() => accounts.filter(canPayHryvniaFrom), [accounts]);
  return <ImportView kind={useUahKind(context, payers)} initialFile={initialFile} />;
}
