import { NativeButton } from '../native-fields';
import { PlainDialog } from './PlainDialog';
import { NOT_FOUND_REASONS } from './not-found-reasons';
import { useTexts } from '../registration-texts';

export function NotFoundDialog({ onClose }: { onClose: () => void }) {
  const { t, common } = useTexts();
  return (
    <PlainDialog name="companyNotFound" title={common('messages.companyNotFound')} onClose={onClose}>
      <ul>
        {NOT_FOUND_REASONS.map((reason) => (
          <li key={reason} data-reason={reason}>
            {common(`messages.companyNotFoundReasons.${reason}`)}
          </li>
        ))}
      </ul>
      <NativeButton kind="main" onClick={onClose} data-action="close">
        {t('company.understood')}
      </NativeButton>
    </PlainDialog>
  );
}
