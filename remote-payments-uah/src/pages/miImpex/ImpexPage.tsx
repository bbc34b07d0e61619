import { useMemo, useState } from 'react';
import type { Correspondent } from '@ncb/shared-kernel/api/contract';
import { getReceiverKey, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, ListChoice, PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { useBanks, useCorrespondents, useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { ImportExportTabs, ImportStart } from '@ncb/shared-kernel/blocks/import';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { UAH_FILES } from '../../features/import';
import { useTexts } from '../../texts';

const WAITING = <Waiting rows={8} hasTitle />;
/** Loads rows code lazily, with the first file. */
const loadImport = async () => (await import('../../features/import/UahImport')).UahImport;
const UahImport = onDemand('miImpex/rows', loadImport, WAITING);
const ExportTab = onDemand('miImpex/export', async () => (await import('./ExportTab')).ExportTab, WAITING);

/** Page for import and export of hryvnia payments. Source: docs/requirements/hryvnia-payments.md#import-and-export. */
export function ImpexPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const [shown, show] = useState<'import' | 'export'>('import');
  const answer = useCurrentAccounts();
  const accounts = answer.data?.accounts;
  const [correspondents, banks] = [useCorrespondents(), useBanks()];
  // Without catalogues only the server checks receiver limits and bank codes.
  const areCataloguesThere = !correspondents.isPending && !banks.isPending;
  const companyCode = session.companies.find(({ ref }) => ref === session.companyRef)?.code;
  const context = useMemo<ImportContext | null>(() => {
    if (!accounts || !areCataloguesThere) return null;
    const inHryvnia = accounts.filter(({ currencyCode }) => currencyCode === UAH.code);
    return {
      bankDay: session.bankDay,
      ...(companyCode !== undefined && { companyCode }),
      debitAccounts: new Map(inHryvnia.map((account) => [account.iban, account])),
      ...(correspondents.data && { receiverMaxima: collectMaxima(correspondents.data.rows) }),
      ...(banks.data && { bankCodes: new Set(banks.data.rows.map(({ code }) => code)) }),
    };
  }, [accounts, areCataloguesThere, correspondents.data, banks.data, session.bankDay, companyCode]);

  return (
    <div className="ncb-page" data-page="miImpex">
      <PageHeader
        title={t('impex.title')}
        views={
          <ListChoice
            label={t('impex.title')}
            lists={[
              { name: 'import', title: t('impex.import') },
              { name: 'export', title: t('impex.export') },
            ]}
            shown={shown}
            onChoose={show}
          />
        }
      />
      {answer.isError && !accounts && <AnswerFailure answer={answer} />}
      {(answer.isPending || (accounts && !context)) && <Waiting rows={8} hasTitle label={t('impex.loading')} />}
      {accounts && context && (
        <ImportExportTabs
          shown={shown}
          exportTab={() => <ExportTab accounts={accounts} />}
          importTab={
            <ImportStart files={UAH_FILES} load={loadImport}>
              {(first) => <UahImport context={context} accounts={accounts} initialFile={first} />}
            </ImportStart>
          }
        />
      )}
    </div>
  );
}

function collectMaxima(rows: readonly Correspondent[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ iban, code, maximum }): [string, string][] =>
      maximum ? [[getReceiverKey({ creditIban: iban, receiverCode: code }), maximum]] : [],
    ),
  );
}
