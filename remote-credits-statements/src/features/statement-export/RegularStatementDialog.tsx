import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Modal, Radio, Select } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import {
  getPreparedStatement,
  setRegularStatements,
  type PreparedStatement,
  type RegularSetting,
  type RequestOf,
  type StatementAccount,
} from '@ncb/shared-kernel/api/contract';
import { decodeBase64 } from '@ncb/shared-kernel/domain/text';
import {
  REGULAR_PERIODS,
  Role,
  STATEMENT_BALANCE_FORMATS,
  type RegularPeriod,
  type StatementBalanceFormat,
} from '@ncb/shared-kernel/domain/vocabulary';
import { STATEMENT_FILE_ENDINGS } from '@ncb/shared-kernel/files/writers/statement';
import { statementExportKeys, useRegularStatements } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import {
  EmptyView,
  AnswerStates,
  buildBlob,
  getFailureText,
  IconButton,
  saveFile,
  SteadySelect,
  useDates,
} from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import styles from './statement-export.module.css';

type Account = Pick<StatementAccount, 'accountId' | 'iban' | 'currencyLetters'>;

interface RegularStatementDialogProps {
  accounts: readonly Account[];
  onClose: () => void;
}

const NEVER = 'never';
type ChosenPeriod = RegularPeriod | typeof NEVER;

export function RegularStatementDialog({ accounts, onClose }: RegularStatementDialogProps) {
  const { t, common } = useTexts();
  const regular = useRegularStatements();
  return (
    <Modal
      open
      width={640}
      title={t('statementExport.regular.title')}
      onCancel={onClose}
      data-dialog="regularStatement"
      footer={
        <Button onClick={onClose} data-action="close">
          {common('common.close')}
        </Button>
      }
    >
      <AnswerStates answer={regular} isEmpty={() => false} empty={null}>
        {regular.data && (
          <>
            <SettingForm
              key={JSON.stringify(regular.data.setting)}
              setting={regular.data.setting}
              accounts={accounts}
            />
            <PreparedFiles files={regular.data.files} />
          </>
        )}
      </AnswerStates>
    </Modal>
  );
}

interface SettingFormProps {
  setting: RegularSetting | null;
  accounts: readonly Account[];
}

function SettingForm({ setting, accounts }: SettingFormProps) {
  const { session } = useShell();
  const { t, common } = useTexts();
  const [period, setPeriod] = useState<ChosenPeriod>(setting?.period ?? NEVER);
  const [format, setFormat] = useState<StatementBalanceFormat>(setting?.format ?? 'camt-08');
  const [accountIds, setAccountIds] = useState<readonly string[]>(setting?.accountIds ?? []);
  const { failure, isSaving, save } = useSettingSave();
  // Operators may only view and download; the bank enforces it too.
  const mayChange = session.user.role !== Role.operator;

  return (
    <div className={styles['lines']}>
      <p className={styles['rule']}>{t('statementExport.regular.about')}</p>
      <Radio.Group
        aria-label={t('statementExport.regular.title')}
        value={period}
        onChange={({ target }) => setPeriod(target.value as ChosenPeriod)}
        options={[NEVER, ...REGULAR_PERIODS].map((value) => ({
          value,
          label: t(`statementExport.regular.periods.${value as ChosenPeriod}`),
        }))}
        data-field="period"
      />
      {period !== NEVER && (
        <>
          <Select
            aria-label={t('statementExport.regular.format')}
            value={format}
            onChange={setFormat}
            options={STATEMENT_BALANCE_FORMATS.map((value) => ({
              value,
              label: t(`statementExport.variants.${value}`),
            }))}
            data-field="format"
          />
          <SteadySelect
            mode="multiple"
            aria-label={t('statementExport.regular.accounts')}
            placeholder={t('statementExport.regular.allAccounts')}
            value={[...accountIds]}
            onChange={setAccountIds}
            options={accounts.flatMap(({ accountId, iban, currencyLetters }) =>
              accountId === null ? [] : [{ value: accountId, label: `${iban} ${currencyLetters}` }],
            )}
            data-field="accounts"
          />
        </>
      )}
      {failure && (
        <Alert type="error" showIcon role="alert" title={getFailureText(common, failure)} data-problem={failure.kind} />
      )}
      <div>
        <Button
          type="primary"
          disabled={!mayChange}
          loading={isSaving}
          onClick={() => void save({ period: period === NEVER ? null : period, format, accountIds })}
          data-action="saveRegular"
        >
          {common('common.save')}
        </Button>
        {!mayChange && <p className={styles['rule']}>{t('statementExport.regular.notForOperators')}</p>}
      </div>
    </div>
  );
}

/** Stores the setting; the last refusal stays until the next attempt. */
function useSettingSave() {
  const { api, session, notify } = useShell();
  const { t } = useTexts();
  const client = useQueryClient();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (setting: RequestOf<typeof setRegularStatements>) => {
    setSaving(true);
    const saved = await api.call(setRegularStatements, setting);
    setFailure(saved.ok ? null : saved.failure);
    if (saved.ok) {
      notify('success', t('statementExport.regular.saved'));
      await client.invalidateQueries({ queryKey: statementExportKeys.regular(session.companyRef) });
    }
    setSaving(false);
  };

  return { failure, isSaving, save };
}

function PreparedFiles({ files }: { files: readonly PreparedStatement[] }) {
  const { t } = useTexts();
  return (
    <section className={styles['since']} data-section="preparedFiles">
      <h2 className={styles['files-title']}>{t('statementExport.regular.files')}</h2>
      {files.length === 0 ? (
        <EmptyView text={t('statementExport.regular.noFiles')} isSection />
      ) : (
        <ul className={styles['files']}>
          {files.map((file) => (
            <PreparedFile key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  );
}

function PreparedFile({ file }: { file: PreparedStatement }) {
  const { api, notify } = useShell();
  const { t, common } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const { id, start, end, format, operations, madeAt } = file;
  const period = start === end ? formatDay(start) : `${formatDay(start)} – ${formatDay(end)}`;

  const download = async () => {
    const got = await api.call(getPreparedStatement, { id });
    if (!got.ok) return notify('error', getFailureText(common, got.failure));
    const bytes = decodeBase64(got.value.content);
    if (!bytes) return notify('error', common('failures.unreadable'));
    saveFile(buildBlob(bytes, STATEMENT_FILE_ENDINGS[format][1]), got.value.fileName);
  };

  return (
    <li className={styles['file']} data-row={id}>
      <span className={styles['fileName']}>
        <span className={styles['name']}>{period}</span>
        <span className={styles['about']}>
          {t(`statementExport.variants.${format}`)}, {t('statementExport.regular.operations', { count: operations })},{' '}
          {formatMoment(madeAt)}
        </span>
      </span>
      <IconButton
        icon={<DownloadOutlined />}
        aria-label={t('statementExport.regular.downloadFile', { period })}
        onClick={() => void download()}
        data-action="downloadPrepared"
      />
    </li>
  );
}
