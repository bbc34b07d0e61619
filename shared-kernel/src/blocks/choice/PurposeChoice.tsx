import { Button } from 'antd';
import { useOnDemand } from '../../ui';
import { useTexts } from './texts';

export interface PurposeChoiceProps {
  disabled?: boolean;
  onChoose: (text: string) => void;
}

export function PurposeChoice({ disabled = false, onChoose }: PurposeChoiceProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadPurposesDialog);
  return (
    <>
      <Button
        type="link"
        disabled={disabled}
        loading={dialog.isLoading}
        onClick={() => void dialog.show()}
        data-action="choosePurpose"
      >
        {t('purposes.open')}
      </Button>
      {dialog.Component && <dialog.Component onChoose={onChoose} onClose={dialog.hide} />}
    </>
  );
}

async function loadPurposesDialog() {
  const { PurposesDialog } = await import('./PurposesDialog');
  return PurposesDialog;
}
