import { NativeButton } from '../native-fields';
import { PendingRegistrationText, type PendingRegistration } from './PendingRegistrationText';
import { PlainDialog } from './PlainDialog';
import { useTexts } from '../registration-texts';

export function PendingRegistrationDialog({
  begun: pending,
  onClose,
}: {
  begun: PendingRegistration;
  onClose: () => void;
}) {
  const { t } = useTexts();
  return (
    <PlainDialog name="registrationBegun" title={t('begun.title')} onClose={onClose}>
      <PendingRegistrationText begun={pending} />
      <NativeButton kind="main" onClick={onClose} data-action="close">
        {t('company.understood')}
      </NativeButton>
    </PlainDialog>
  );
}
