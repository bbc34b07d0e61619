import { Skeleton, Tabs } from 'antd';
import { useMemo } from 'react';
import type { Account, Correspondent } from '@ncb/shared-kernel/api/contract';
import { canPayHryvniaFrom, receiverMark, type ImportContext } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, PageHeader } from '@ncb/shared-kernel/ui';
import { useBanks, useCorrespondents, useCurrentAccounts } from '@ncb/shared-kernel/queries';
import { ImportView } from '@ncb/shared-kernel/blocks/import';
import { useUahKind } from '../../features/import/uah-kind';
import { ExportTab } from './ExportTab';
import { useTexts } from '../../texts';

/** Hryvnia payments from a file and into a file. Source: specification 2, section 2, "Import and export screen" */
export function ImpexPage() {
  const { session } = useShell();
  const { t } = useTexts();
  const answer = useCurrentAccounts();
  const accounts = answer.data?.accounts;
  const [correspondents, banks] = [useCorrespondents(), useBanks()];
  // Without them the bank alone judges these two: a catalogue that does not answer keeps no file from being read.
  const areCataloguesThere = !correspondents.isPending && !banks.isPending;
  const context = useMemo<ImportContext | null>(() => {
    if (!accounts || !areCataloguesThere) return null;
    const inHryvnia = accounts.filter(({ currencyCode }) => currencyCode === UAH.code);
    return {
      bankDay: session.bankDay,
      debitAccounts: new Map(inHryvnia.map((account) => [account.iban, account])),
      ...(correspondents.data && { receiverMaxima: maximaOf(correspondents.data.rows) }),
      ...(banks.data && { bankCodes: new Set(banks.data.rows.map(({ code }) => code)) }),
    };
  }, [accounts, areCataloguesThere, correspondents.data, banks.data, session.bankDay]);

  return (
    <div className="ncb-page" data-page="miImpex">
      <PageHeader title={t('impex.title')} about={t('impex.about')} />
      {answer.isError && !accounts && <AnswerFailure answer={answer} />}
      {(answer.isPending || (accounts && !context)) && (
        <Skeleton active paragraph={{ rows: 8 }} aria-label={t('impex.loading')} />
      )}
      {accounts && context && (
        <Tabs
          items={[
            {
              key: 'import',
              label: <span data-action="import">{t('impex.import')}</span>,
              children: <ImportTab context={context} accounts={accounts} />,
            },
            {
              key: 'export',
              label: <span data-action="export">{t('impex.export')}</span>,
              children: <ExportTab accounts={accounts} />,
            },
          ]}
        />
      )}
    </div>
  );
}

interface ImportTabProps {
  context: ImportContext;
  accounts: readonly Account[];
}

function ImportTab({ context, accounts }: ImportTabProps) {
  const payers = useMemo(() => accounts.filter(canPayHryvniaFrom), [accounts]);
  return <ImportView kind={useUahKind(context, payers)} />;
}

function maximaOf(rows: readonly Correspondent[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ iban, code, maximum }): [string, string][] =>
      maximum ? [[receiverMark({ creditIban: iban, receiverCode: code }), maximum]] : [],
    ),
  );
}
