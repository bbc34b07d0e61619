import type { Account } from '@ncb/shared-kernel/api/contract';
import { ImportView, type ImportViewProps } from '@ncb/shared-kernel/blocks/import';
import type { CurrencyImportContext } from '@ncb/shared-kernel/domain/rules';
import { useCurrencyKind } from './use-currency-kind';

interface CurrencyImportProps extends Pick<ImportViewProps, 'initialFile'> {
  context: CurrencyImportContext;
  accounts: readonly Account[];
}

export function CurrencyImport({ context, accounts, initialFile }: CurrencyImportProps) {
  return <ImportView kind={useCurrencyKind(context, accounts)} initialFile={initialFile} />;
}
