import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { TAX_GROUPS, type TaxGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../languages';

export interface TaxRemindersDialogProps {
  onSaved: () => void;
  onClose: () => void;
}

/** Choice of the taxes of which the user is reminded for this company. */
export function TaxRemindersDialog({ onSaved, onClose }: TaxRemindersDialogProps) {
  const { t, common } = useTexts();
  const { session, changeSettings, notify } = useShell();
  const { companyRef, user } = session;
  const [chosen, setChosen] = useState<readonly TaxGroup[]>(user.settings.taxReminders?.[companyRef] ?? []);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    const outcome = await changeSettings({ taxReminders: { [companyRef]: chosen } });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(getFailureText(common, outcome.failure));
      return;
    }
    notify('success', t('today.taxes.saved'));
    onSaved();
  };

  return (
    <Modal
      open
      title={t('today.taxes.title')}
      onCancel={onClose}
      onOk={() => void save()}
      okText={t('today.taxes.save')}
      cancelText={t('today.taxes.cancel')}
      okButtonProps={{ loading: isBusy, 'data-action': 'save' }}
      cancelButtonProps={{ 'data-action': 'cancel' }}
      data-dialog="taxReminders"
    >
      {failure && (
        <p role="alert" data-problem="settingsSaveFailed">
          {failure}
        </p>
      )}
      <p className="ncb-quiet">{t('today.taxes.about')}</p>
      <Checkbox.Group
        className="ncb-today-taxes"
        aria-label={t('today.taxes.title')}
        value={[...chosen]}
        onChange={(groups) => setChosen(groups)}
        options={TAX_GROUPS.map((group) => ({ value: group, label: t(`today.taxes.groups.${group}`) }))}
      />
    </Modal>
  );
}
