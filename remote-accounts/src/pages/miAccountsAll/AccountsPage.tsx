import { ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Skeleton, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { listAccounts } from '@ncb/shared-kernel/api/contract';
import { BANK_TIME_ZONE } from '@ncb/shared-kernel/domain/dates';
import { isClosed, languageTag } from '@ncb/shared-kernel/domain/vocabulary';
import { queryKeys, useShell } from '@ncb/shared-kernel/remote-contract';
import { EmptyView, FailureView, PageHeader, useAnswer, useSettingsChange } from '@ncb/shared-kernel/ui';
import { AccountsTable } from './AccountsTable';

/** Balances of the company's current accounts. Source: specification 1, section 2, "Account list" */
export function AccountsPage() {
  const { session, api, language } = useShell();
  const { t } = useTranslation('accounts');
  const changeSettings = useSettingsChange();
  const { showClosed } = session.user.settings;
  const answer = useAnswer(queryKeys.accounts(session.companyRef), (signal) => api.call(listAccounts, {}, { signal }));

  const company = session.companies.find(({ ref }) => ref === session.companyRef)?.shortName ?? '';
  const accounts = answer.data?.accounts ?? [];
  const shown = showClosed ? accounts : accounts.filter(({ status }) => !isClosed(status));
  const emptyText = accounts.length > 0 ? t('allClosed') : t('empty');

  return (
    <div className="ncb-page" data-page="miAccountsAll">
      <PageHeader title={t('title')} about={t('about', { company })}>
        <Flex gap="small" align="center" wrap>
          <label className="ncb-switch">
            <Switch
              checked={showClosed}
              onChange={(closed) => changeSettings({ showClosed: closed })}
              data-field="showClosed"
              aria-label={t('showClosed')}
            />
            {t('showClosed')}
          </label>
          <Button
            icon={<ReloadOutlined />}
            onClick={() => void answer.refetch()}
            loading={answer.isFetching}
            data-action="refresh"
          >
            {t('refresh')}
          </Button>
        </Flex>
      </PageHeader>
      {answer.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {answer.isError && (
        <FailureView
          failure={answer.error.failure}
          onRetry={() => void answer.refetch()}
          isRetrying={answer.isFetching}
        />
      )}
      {answer.isSuccess && shown.length === 0 && <EmptyView text={emptyText} />}
      {answer.isSuccess && shown.length > 0 && (
        <>
          <AccountsTable accounts={shown} />
          <p className="ncb-quiet">
            {t('asOf', {
              time: new Date(answer.dataUpdatedAt).toLocaleTimeString(languageTag(language), {
                timeZone: BANK_TIME_ZONE,
              }),
            })}
          </p>
        </>
      )}
    </div>
  );
}
