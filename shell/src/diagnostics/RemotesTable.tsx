import { Button, Grid, Tag, type TableColumnsType } from 'antd';
import { SimpleTable } from '@ncb/shared-kernel/ui';
import { formatFaultCode, type RemoteReport, type RemoteState } from '../federation';
import { useTexts } from '../languages';

const TONES: Record<RemoteState, string> = {
  pending: 'ncb-tag-neutral',
  loaded: 'ncb-tag-good',
  failed: 'ncb-tag-bad',
  disabled: 'ncb-tag-waiting',
};

interface RemotesTableProps {
  remotes: readonly RemoteReport[];
  retrying: string | null;
  onRetry: (remote: RemoteReport) => void;
}

export function RemotesTable({ remotes, retrying, onRetry }: RemotesTableProps) {
  const { t, common } = useTexts();
  const { md: isWide = true } = Grid.useBreakpoint();
  const renderState = ({ name, state: value, reason }: RemoteReport) => (
    <>
      <Tag className={TONES[value]} data-state={value}>
        {t(`diagnostics.states.${value}`)}
      </Tag>
      {reason && <div className="ncb-quiet">{formatFaultCode(reason, name)}</div>}
    </>
  );
  const formatTime = ({ loadMs }: RemoteReport) => (loadMs === null ? '—' : t('diagnostics.ms', { ms: loadMs }));
  const retry = (remote: RemoteReport) =>
    remote.failedPage !== null && (
      <Button
        size="small"
        loading={retrying === remote.name}
        onClick={() => onRetry(remote)}
        aria-label={`${common('common.retry')}: ${remote.name}`}
        data-action="retry"
      >
        {common('common.retry')}
      </Button>
    );
  const wide: TableColumnsType<RemoteReport> = [
    { title: t('diagnostics.remote'), dataIndex: 'name' },
    { title: t('diagnostics.version'), dataIndex: 'version' },
    { title: t('diagnostics.contract'), dataIndex: 'contract' },
    { title: t('diagnostics.state'), key: 'state', render: (_, remote) => renderState(remote) },
    { title: t('diagnostics.loadTime'), key: 'loadMs', align: 'right', render: (_, remote) => formatTime(remote) },
    { title: t('diagnostics.errors'), key: 'error', render: (_, { errorCodes }) => errorCodes.join(', ') || '—' },
    {
      title: <span className="ncb-visually-hidden">{common('common.actions')}</span>,
      key: 'retry',
      render: (_, remote) => retry(remote),
    },
  ];
  const narrow: TableColumnsType<RemoteReport> = [
    {
      title: t('diagnostics.remote'),
      key: 'name',
      render: (_, { name, version, contract }) => (
        <>
          {name}
          <div className="ncb-quiet">{version}</div>
          <div className="ncb-quiet">{`${t('diagnostics.contract')} ${contract}`}</div>
        </>
      ),
    },
    {
      title: t('diagnostics.state'),
      key: 'state',
      render: (_, remote) => (
        <>
          {renderState(remote)} {formatTime(remote)}
          {remote.errorCodes.length > 0 && (
            <div className="ncb-quiet">{`${t('diagnostics.errors')}: ${remote.errorCodes.join(', ')}`}</div>
          )}
          {retry(remote)}
        </>
      ),
    },
  ];
  return (
    <SimpleTable<RemoteReport>
      label={t('diagnostics.remotes')}
      rows={remotes}
      rowId={({ name }) => name}
      columns={isWide ? wide : narrow}
    />
  );
}
