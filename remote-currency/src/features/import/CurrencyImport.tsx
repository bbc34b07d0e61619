import type { Account } from '@ncb/shared-kernel/api/contract';
import { ImportView, type ImportViewProps } from '@ncb/shared-kernel/blocks/import';
import type { CurrencyImportContext } from '@ncb/shared-kernel/domain/rules';
import { useCurrencyKind } from './currency-kind';

export interface CurrencyImportProps extends Pick<ImportViewProps, 'first'> {
  context: CurrencyImportContext;
  accounts: readonly Account[];
}

export function CurrencyImport({ context, accounts, first }: CurrencyImportProps) {
  return <ImportView kind={useCurrencyKind(context, accounts)} first={first} />;
}
