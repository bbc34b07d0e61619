import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { TAX_GROUPS, type TaxGroup } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getFailureText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../languages';
import en from './locales/en.json';
import ru from './locales/ru.json';
import ua from './locales/ua.json';

/** Apart from the texts of the frame, which the first screen waits for. */
const TEXTS = { ua, ru, en };

interface TaxRemindersDialogProps {
  onSaved: () => void;
  onClose: () => void;
}

/** Choice of the taxes of which the user is reminded for this company. */
export function TaxRemindersDialog({ onSaved, onClose }: TaxRemindersDialogProps) {
  const { common } = useTexts();
  const { session, language, changeSettings, notify } = useShell();
  const texts = TEXTS[language];
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
    notify('success', texts.saved);
    onSaved();
  };

  return (
    <Modal
      open
      title={texts.title}
      onCancel={onClose}
      onOk={() => void save()}
      okText={common('common.save')}
      cancelText={common('common.cancel')}
      okButtonProps={{ loading: isBusy, 'data-action': 'save' }}
      cancelButtonProps={{ 'data-action': 'cancel' }}
      data-dialog="taxReminders"
    >
      {failure && (
        <p role="alert" data-problem="settingsSaveFailed">
          {failure}
        </p>
      )}
      <p className="ncb-quiet">{texts.about}</p>
      <Checkbox.Group
        className="ncb-today-taxes"
        aria-label={texts.title}
        value={[...chosen]}
        onChange={(groups) => setChosen(groups)}
        options={TAX_GROUPS.map((group) => ({ value: group, label: texts.groups[group] }))}
      />
    </Modal>
  );
}
