import { Button, Space, Tag } from 'antd';
import { useState } from 'react';
import type { Passkey } from '@ncb/shared-kernel/api/contract';
import { checkPasskeyName, tidyPasskeyName } from '@ncb/shared-kernel/domain/rules';
import { FieldFrame, useDates } from '@ncb/shared-kernel/ui';
import { TextInput, useStep } from '../light-ui';
import { usePasskeyTexts } from './texts';

interface PasskeyRowProps {
  passkey: Passkey;
  isDisabled: boolean;
  /** Resolves with true once it is stored. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, isDisabled, onRename, onRemove }: PasskeyRowProps) {
  const { t } = usePasskeyTexts();
  const { formatMoment } = useDates();
  const [isNaming, setNaming] = useState(false);
  const [wasNamed, setWasNamed] = useState(false);
  const { id, name, created, lastUsed, isSynced, isSuspended } = passkey;
  const close = () => {
    setNaming(false);
    setWasNamed(true);
  };
  const used = lastUsed ? t('lastUsed', { time: formatMoment(lastUsed) }) : t('unused');
  return (
    <li className="ncb-own-session" data-row={id}>
      {isNaming ? (
        <NameForm name={name} onRename={onRename} onClose={close} />
      ) : (
        <>
          <div>
            <strong data-field="label">{name}</strong> {isSuspended && <Tag color="error">{t('suspended')}</Tag>}
            <br />
            <span data-field="used">{`${t('created', { time: formatMoment(created) })}, ${used}`}</span>
            <br />
            <span data-field="place">{t(isSynced ? 'synced' : 'bound')}</span>
          </div>
          <Space wrap>
            <Button
              // The form that had the focus is gone.
              autoFocus={wasNamed}
              disabled={isDisabled}
              onClick={() => setNaming(true)}
              aria-label={`${t('rename')}: ${name}`}
              data-action="rename"
            >
              {t('rename')}
            </Button>
            <Button
              disabled={isDisabled}
              onClick={onRemove}
              aria-label={`${t('remove')}: ${name}`}
              data-action="remove"
            >
              {t('remove')}
            </Button>
          </Space>
        </>
      )}
    </li>
  );
}

interface NameFormProps extends Pick<PasskeyRowProps, 'onRename'> {
  name: string;
  onClose: () => void;
}

function NameForm({ name: before, onRename, onClose }: NameFormProps) {
  const { t } = usePasskeyTexts();
  const [name, setName] = useState(before);
  const step = useStep(checkPasskeyName(tidyPasskeyName(name)));
  const run = async () => {
    if (await onRename(tidyPasskeyName(name))) onClose();
  };
  return (
    <form className="ncb-passkey-name" onSubmit={(event) => step.submit(event, run)} noValidate>
      <FieldFrame label={t('name')} field="name" required problem={step.findProblem('name')}>
        {(control) => (
          <TextInput {...control} value={name} onChange={({ target }) => setName(target.value)} autoFocus />
        )}
      </FieldFrame>
      <Space wrap>
        <Button type="primary" htmlType="submit" loading={step.isBusy} data-action="saveName">
          {t('save')}
        </Button>
        <Button onClick={onClose} data-action="cancelName">
          {t('cancel')}
        </Button>
      </Space>
    </form>
  );
}
