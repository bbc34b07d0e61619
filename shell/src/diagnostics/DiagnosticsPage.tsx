import { CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Input } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { PageHeader, Waiting } from '@ncb/shared-kernel/ui';
import { formatFaultCode, type RemoteReport } from '../remotes/build-remote-report';
import type { PageLoader } from '../remotes/create-page-loader';
import { formatDiagnostics, takeDiagnostics } from './diagnostics';
import { OverridesButton } from './overrides-button';
import { RemotesTable } from './RemotesTable';
import { useTexts } from '../languages/texts';

export default function DiagnosticsPage({ loader }: { loader: PageLoader }) {
  const { notify, language } = useShell();
  const { t, common } = useTexts();
  const [found, setFound] = useState(() => takeDiagnostics(loader, language));
  const [trying, setTrying] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(found.remotes === null);
  const [isTextShown, setTextShown] = useState(false);

  const look = () => setFound(takeDiagnostics(loader, language));
  useEffect(() => {
    if (!isWaiting) return;
    void loader.registry().then(() => {
      setFound(takeDiagnostics(loader, language));
      setWaiting(false);
    });
  }, [loader, language, isWaiting]);
  const tryAgain = async (name: string, again: () => Promise<unknown>) => {
    setTrying(name);
    await again();
    setTrying(null);
    look();
  };
  const copy = async () => {
    const now = takeDiagnostics(loader, language);
    setFound(now);
    try {
      await navigator.clipboard.writeText(formatDiagnostics(now));
      notify('success', t('diagnostics.copied'));
    } catch {
      // Browser or company policy may block the clipboard.
      setTextShown(true);
    }
  };

  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('diagnostics.shell'), found.shell],
    [t('diagnostics.shellContract'), found.contract],
    [
      t('diagnostics.registryRead'),
      // One format for all languages, as in lists: `27.11.2026`.
      found.registryRead?.toLocaleString('uk', { timeZone: BANK_TIME_ZONE }) ?? t('diagnostics.never'),
    ],
    [t('diagnostics.browser'), found.browser],
    [t('diagnostics.viewport'), found.viewport],
    [t('language'), found.language],
    ...found.overrides.map(([remote, address]) => [t('diagnostics.override', { remote }), address] as const),
  ];

  return (
    <div className="ncb-page" data-page="diagnostics">
      <PageHeader title={t('diagnostics.title')} about={t('diagnostics.about')}>
        <Button type="primary" icon={<CopyOutlined />} onClick={() => void copy()} data-action="copy">
          {t('diagnostics.copy')}
        </Button>
        {OverridesButton && found.remotes && (
          <Suspense>
            <OverridesButton remotes={found.remotes.map(({ name }) => name)} />
          </Suspense>
        )}
      </PageHeader>
      {isTextShown && (
        <label>
          {t('diagnostics.byHand')}
          <Input.TextArea
            readOnly
            autoSize
            autoFocus
            value={formatDiagnostics(found)}
            onFocus={(event) => event.target.select()}
            data-field="diagnostics"
          />
        </label>
      )}
      {isWaiting && <Waiting rows={3} />}
      {found.remotes === null && !isWaiting && (
        <Alert
          type="error"
          showIcon
          data-problem="remote.registry"
          title={t('remotes.faults.registry')}
          description={common('common.errorCode', { code: formatFaultCode('registry', null) })}
          action={
            <Button
              loading={trying === 'registry'}
              onClick={() => void tryAgain('registry', loader.registry)}
              data-action="retry"
            >
              {common('common.retry')}
            </Button>
          }
        />
      )}
      {found.remotes && (
        <RemotesTable
          remotes={found.remotes}
          retrying={trying}
          onRetry={(remote) => void tryAgain(remote.name, () => loadAgain(loader, remote))}
        />
      )}
      <dl className="ncb-sheet ncb-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="ncb-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="ncb-sheet">
        <h2>{t('diagnostics.shared')}</h2>
        <ul className="ncb-shared">
          {found.shared.map(({ name, version, usedBy }) => (
            <li key={`${name} ${version}`} data-row={`${name} ${version}`}>
              <strong>{`${name} ${version}`}</strong>{' '}
              <span className="ncb-quiet">
                {usedBy.length > 0 ? t('diagnostics.usedBy', { users: usedBy.join(', ') }) : t('diagnostics.ownUse')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Loads a failed page again, after discarding one that failed while rendering. */
async function loadAgain(loader: PageLoader, { failedPage, reason }: RemoteReport): Promise<void> {
  if (failedPage === null) return;
  if (reason === 'render') loader.discard(failedPage);
  await loader.load(failedPage);
}
