import { CORRESPONDENT_NAME_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { CheckboxField, TextField, type CheckedForm } from '@ncb/shared-kernel/ui';
import { needsCatalogueName, type PaymentValues } from '../../features/payment';
import { useTexts } from '../../texts';

interface SaveReceiverProps {
  checked: CheckedForm<PaymentValues>;
}

export function SaveReceiver({ checked }: SaveReceiverProps) {
  const { t, common } = useTexts();
  const { values } = checked;
  return (
    <>
      <CheckboxField checked={checked} label={t('form.receivers.save')} name="saveReceiver" />
      {values.saveReceiver && needsCatalogueName(values) && (
        <TextField
          checked={checked}
          label={common('fields.catalogueName')}
          name="catalogueName"
          required
          className="ncb-wide"
          hint={t('hints.catalogueName', { count: CORRESPONDENT_NAME_MAX })}
        />
      )}
    </>
  );
}
