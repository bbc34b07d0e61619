import { PlainButton } from '../plain-fields/PlainFields';
import { BegunWords, type Begun } from './BegunWords';
import { PlainDialog } from './PlainDialog';
import { useTexts } from './texts';

export function BegunDialog({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <PlainDialog name="registrationBegun" title={t('begun.title')} onClose={onClose}>
      <BegunWords begun={begun} />
      <PlainButton kind="main" onClick={onClose} data-action="close">
        {t('company.understood')}
      </PlainButton>
    </PlainDialog>
  );
}
