import { useMemo, useState } from 'react';
import { ImportExportTabs, ImportStart } from '@ncb/shared-kernel/blocks/import';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { toBackingContract, type CurrencyImportContext } from '@ncb/shared-kernel/domain/rules';
import { useContracts, useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, ListChoice, PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { CURRENCY_FILES } from '../../features/import';
import { useTexts } from '../../texts';

const WAITING = <Waiting rows={8} hasTitle />;
/** Loads rows code lazily, with the first file. */
const loadImport = async () => (await import('../../features/import/CurrencyImport')).CurrencyImport;
const CurrencyImport = onDemand('miPmtCurImport/rows', loadImport, WAITING);
const ExportTab = onDemand('miPmtCurImport/export', async () => (await import('./ExportTab')).ExportTab, WAITING);

/**
 * Page for import and export of currency documents. Source:
 * docs/requirements/currency-payroll-credits-statements.md#payment-in-currency.
 */
export function CurrencyImportPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const [shown, show] = useState<'import' | 'export'>('import');
  const [accountsAnswer, contractsAnswer] = [useCurrentAccounts(), useContracts()];
  const accounts = accountsAnswer.data?.accounts;
  const contracts = contractsAnswer.data?.contracts;
  const context = useMemo<CurrencyImportContext | null>(
    () =>
      accounts && contracts
        ? {
            bankDay: session.bankDay,
            ownBankCode: session.bankCode,
            ownBankSwift: session.bankSwift,
            accounts,
            contracts: contracts.map(toBackingContract),
          }
        : null,
    [accounts, contracts, session.bankDay, session.bankCode, session.bankSwift],
  );
  const failed = [accountsAnswer, contractsAnswer].find((answer) => answer.isError && !answer.data);
  return (
    <div className="ncb-page" data-page="miPmtCurImport">
      <PageHeader
        title={t('import.title')}
        views={
          <ListChoice
            label={t('import.title')}
            lists={[
              { name: 'import', title: t('import.tabs.import') },
              { name: 'export', title: t('import.tabs.export') },
            ]}
            shown={shown}
            onChoose={show}
          />
        }
      />
      {failed && <AnswerFailure answer={failed} />}
      {!failed && !context && <Waiting rows={8} hasTitle label={t('import.loading')} />}
      {context && accounts && (
        <ImportExportTabs
          shown={shown}
          exportTab={() => <ExportTab accounts={accounts} contracts={context.contracts} />}
          importTab={
            <ImportStart files={CURRENCY_FILES} load={loadImport}>
              {(first) => <CurrencyImport context={context} accounts={accounts} initialFile={first} />}
            </ImportStart>
          }
        />
      )}
    </div>
  );
}
