import { App, Checkbox, Input, Modal, Segmented, Select, Space } from 'antd';
import { useState } from 'react';
import type { ClientInfo, TablePageSize, UserSettings } from '@ncb/shared-kernel/api/contract';
import { checkSettings } from '@ncb/shared-kernel/domain/rules';
import {
  ALL_TABLES,
  CompanyStatus,
  INACTIVITY_LIMIT_MS,
  START_PAGES,
  TABLE_PAGE_SIZES,
} from '@ncb/shared-kernel/domain/vocabulary';
import { buildCommonPageSize, FieldFrame, getFailureText, getPageSize } from '@ncb/shared-kernel/ui';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { rememberStartPage, getStartPage } from '../session';
import { THEME_CHOICES, useThemeChoice } from '../theme';
import { useTexts } from '../languages';
import { NumberingList } from './NumberingList';
import { toMinutes, toTimeoutValue, type TimeoutUnit } from './timeout-units';

const UNITS: readonly TimeoutUnit[] = ['minutes', 'hours'];
const BANK_LIMIT_MINUTES = INACTIVITY_LIMIT_MS / 60_000;

interface SettingsDialogProps {
  info: ClientInfo;
  onClose: () => void;
}

/**
 * Dialog of the user's settings and document numbers. Source:
 * docs/requirements/shell-accounts-admin.md#settings-dialog.
 */
export function SettingsDialog({ info, onClose }: SettingsDialogProps) {
  const { t } = useTexts();
  const { modal } = App.useApp();
  const form = useSettingsForm(info, onClose);

  const close = () => {
    if (!form.isChanged) return onClose();
    modal.confirm({
      title: t('leave.title'),
      content: t('leave.text', { screens: t('settings.title') }),
      okText: t('leave.leave'),
      cancelText: t('leave.stay'),
      onOk: onClose,
    });
  };

  return (
    <Modal
      open
      title={t('settings.title')}
      onCancel={close}
      onOk={() => void form.save()}
      okText={t('settings.save')}
      cancelText={t('settings.cancel')}
      okButtonProps={{ loading: form.isBusy, 'data-action': 'save' }}
      cancelButtonProps={{ 'data-action': 'cancel' }}
      data-dialog="settings"
    >
      {form.failure && (
        <p role="alert" data-problem="settingsSaveFailed">
          {form.failure}
        </p>
      )}
      <SettingsFields form={form} />
      {info.companyStatus === CompanyStatus.active && <NumberingList info={info} />}
    </Modal>
  );
}

function SettingsFields({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { t } = useTexts();
  const { timeout, setTimeout, showClosed, setShowClosed, startPage, setStartPage, theme, setTheme, problem } = form;
  const { pageSize, setPageSize, commonSize } = form;
  return (
    <>
      <FieldFrame
        label={t('settings.timeout')}
        field="timeoutInterval"
        problem={problem}
        hint={t('settings.timeoutHint', { minutes: BANK_LIMIT_MINUTES })}
      >
        {({ status, ...control }) => (
          <Space.Compact>
            <Input
              {...control}
              {...(status && { status })}
              inputMode="numeric"
              value={timeout.value}
              onChange={({ target }) => setTimeout({ ...timeout, value: target.value.trim() })}
            />
            <Select
              aria-label={t('settings.unit')}
              data-field="timeoutUnit"
              value={timeout.unit}
              onChange={(unit) => setTimeout({ ...timeout, unit })}
              options={UNITS.map((unit) => ({ value: unit, label: t(`settings.${unit}`) }))}
            />
          </Space.Compact>
        )}
      </FieldFrame>
      <div className="ncb-field">
        {/* A label right inside would look like the name of a field. */}
        <div>
          <Checkbox
            checked={showClosed}
            onChange={({ target }) => setShowClosed(target.checked)}
            data-field="showClosed"
          >
            {t('settings.showClosed')}
          </Checkbox>
        </div>
      </div>
      <FieldFrame label={t('settings.pageSize')} field="pageSize" problem={null}>
        {({ status: _status, 'aria-invalid': _invalid, ...control }) => (
          <Segmented
            {...control}
            aria-label={t('settings.pageSize')}
            value={pageSize}
            onChange={setPageSize}
            options={[
              ...TABLE_PAGE_SIZES.map((value) => ({ value, label: value })),
              ...(commonSize === VARIOUS ? [{ value: VARIOUS, label: t('settings.variousSizes') } as const] : []),
            ]}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('settings.startPage')} field="startPage" problem={null}>
        {({ status: _status, 'aria-invalid': _invalid, ...control }) => (
          <Segmented
            {...control}
            aria-label={t('settings.startPage')}
            value={startPage}
            onChange={setStartPage}
            options={START_PAGES.map((page) => ({ value: page, label: t(`settings.startPages.${page}`) }))}
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('theme.label')} field="theme" problem={null} hint={t('settings.themeHint')}>
        {({ status: _status, 'aria-invalid': _invalid, ...control }) => (
          <Segmented
            {...control}
            aria-label={t('theme.label')}
            value={theme}
            onChange={setTheme}
            options={THEME_CHOICES.map((choice) => ({ value: choice, label: t(`theme.${choice}`) }))}
          />
        )}
      </FieldFrame>
    </>
  );
}

/** Page size shown while lists differ. */
const VARIOUS = 'various';

function getCommonSize(settings: UserSettings): TablePageSize | typeof VARIOUS {
  const size = getPageSize(settings, ALL_TABLES);
  return Object.values(settings.pageSizes ?? {}).every((own) => own === size) ? size : VARIOUS;
}

/** Values of the dialog until they are saved. */
function useSettingsForm(info: ClientInfo, onSaved: () => void) {
  const { common } = useTexts();
  const { changeSettings, notify } = useShell();
  const { settings } = info.user;
  const [timeout, setTimeout] = useState(() => toTimeoutValue(settings.timeoutInterval));
  const [showClosed, setShowClosed] = useState(settings.showClosed);
  const commonSize = getCommonSize(settings);
  const [pageSize, setPageSize] = useState(commonSize);
  const [startPage, setStartPage] = useState(() => getStartPage(info));
  const [storedTheme, chooseTheme] = useThemeChoice();
  const [theme, setTheme] = useState(storedTheme);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const minutes = toMinutes(timeout.value, timeout.unit);
  const [problem = null] = checkSettings({ timeout: minutes });
  const stored = toTimeoutValue(settings.timeoutInterval);
  const isChanged =
    timeout.value !== stored.value ||
    timeout.unit !== stored.unit ||
    showClosed !== settings.showClosed ||
    pageSize !== commonSize ||
    startPage !== getStartPage(info) ||
    theme !== storedTheme;

  const save = async () => {
    if (problem) return;
    setBusy(true);
    setFailure(null);
    const outcome = await changeSettings({
      timeoutInterval: minutes === '' ? null : Number(minutes),
      showClosed,
      ...(pageSize !== commonSize && pageSize !== VARIOUS && buildCommonPageSize(settings, pageSize)),
      // Without a choice the default may change later.
      ...(startPage !== getStartPage(info) && { startPage }),
    });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(getFailureText(common, outcome.failure));
      return;
    }
    chooseTheme(theme);
    rememberStartPage(startPage);
    notify('success', common('messages.settingsSaved'));
    onSaved();
  };

  return {
    timeout,
    setTimeout,
    showClosed,
    setShowClosed,
    pageSize,
    setPageSize,
    commonSize,
    startPage,
    setStartPage,
    theme,
    setTheme,
    problem,
    isChanged,
    isBusy,
    failure,
    save,
  };
}
