import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { formatFaultCode, type RemoteReport, type PageLoader } from '../federation';
import { useTexts } from '../languages';
import { formatDiagnostics, takeDiagnostics, type Diagnostics } from './diagnostics';
import { RemotesTable } from './RemotesTable';

/** True in development builds only. */
declare const __NCB_DEVELOPMENT__: boolean;

const OverridesButton = __NCB_DEVELOPMENT__ ? lazy(() => import('./OverridesButton')) : null;

export default function DiagnosticsPage({ loader }: { loader: PageLoader }) {
  const { notify, language } = useShell();
  const { t } = useTexts();
  const [report, setReport] = useState(() => takeDiagnostics(loader, language));
  const [retrying, setRetrying] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(report.remotes === null);
  const [isTextShown, setTextShown] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    void loader.registry().then(() => {
      setReport(takeDiagnostics(loader, language));
      setWaiting(false);
    });
  }, [loader, language, isWaiting]);
  const retry = async (name: string, load: () => Promise<unknown>) => {
    setRetrying(name);
    await load();
    setRetrying(null);
    setReport(takeDiagnostics(loader, language));
  };
  const copy = async () => {
    const present = takeDiagnostics(loader, language);
    setReport(present);
    try {
      await navigator.clipboard.writeText(formatDiagnostics(present));
      notify('success', t('diagnostics.copied'));
    } catch {
      // Browser or company policy may block the clipboard.
      setTextShown(true);
    }
  };

  return (
    <div className="ncb-page" data-page="diagnostics">
      <PageHeader title={t('diagnostics.title')}>
        <Button type="primary" icon={<CopyOutlined />} onClick={() => void copy()} data-action="copy">
          {t('diagnostics.copy')}
        </Button>
        {OverridesButton && report.remotes && (
          <Suspense>
            <OverridesButton remotes={report.remotes.map(({ name }) => name)} />
          </Suspense>
        )}
      </PageHeader>
      {isTextShown && <TextToCopy text={formatDiagnostics(report)} />}
      {isWaiting && <Waiting rows={3} />}
      {report.remotes === null && !isWaiting && (
        <RegistryFault isBusy={retrying === 'registry'} onRetry={() => void retry('registry', loader.registry)} />
      )}
      {report.remotes && (
        <RemotesTable
          remotes={report.remotes}
          retrying={retrying}
          onRetry={(remote) => void retry(remote.name, () => loadAgain(loader, remote))}
        />
      )}
      <Facts report={report} />
      <SharedPackages shared={report.shared} />
    </div>
  );
}

function TextToCopy({ text }: { text: string }) {
  const { t } = useTexts();
  return (
    <label>
      {t('diagnostics.byHand')}
      <Input.TextArea
        readOnly
        autoFocus
        className="ncb-whole-text"
        rows={text.split('\n').length}
        value={text}
        onFocus={(event) => event.target.select()}
        data-field="diagnostics"
      />
    </label>
  );
}

function RegistryFault({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t, common } = useTexts();
  return (
    <Alert
      type="error"
      showIcon
      data-problem="remote.registry"
      title={t('remotes.faults.registry')}
      description={common('common.errorCode', { code: formatFaultCode('registry', null) })}
      action={
        <Button loading={isBusy} onClick={onRetry} data-action="retry">
          {common('common.retry')}
        </Button>
      }
    />
  );
}

/** Versions, browser and window. */
function Facts({ report }: { report: Diagnostics }) {
  const { t } = useTexts();
  // One format for all languages, as in lists: `27.11.2026`.
  const registryRead = report.registryRead?.toLocaleString('uk', { timeZone: BANK_TIME_ZONE });
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('diagnostics.shell'), report.shell],
    [t('diagnostics.shellContract'), report.contract],
    [t('diagnostics.registryRead'), registryRead ?? t('diagnostics.never')],
    [t('diagnostics.browser'), report.browser],
    [t('diagnostics.viewport'), report.viewport],
    [t('language'), report.language],
    ...report.overrides.map(([remote, address]) => [t('diagnostics.override', { remote }), address] as const),
  ];
  return (
    <section className="ncb-sheet">
      <p className="ncb-quiet">{t('diagnostics.about')}</p>
      <dl className="ncb-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ncb-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function SharedPackages({ shared }: Pick<Diagnostics, 'shared'>) {
  const { t } = useTexts();
  return (
    <section className="ncb-sheet">
      <h2>{t('diagnostics.shared')}</h2>
      <ul className="ncb-shared">
        {shared.map(({ name, version, usedBy }) => (
          <li key={`${name} ${version}`} data-row={`${name} ${version}`}>
            <strong>{`${name} ${version}`}</strong>{' '}
            <span className="ncb-quiet">
              {usedBy.length > 0 ? t('diagnostics.usedBy', { users: usedBy.join(', ') }) : t('diagnostics.ownUse')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loads a failed page again, after discarding one that failed while rendering. */
async function loadAgain(loader: PageLoader, { failedPage, reason }: RemoteReport): Promise<void> {
  if (failedPage === null) return;
  if (reason === 'render') loader.discard(failedPage);
  await loader.load(failedPage);
}
