import { Button } from 'antd';
import { useOnDemand } from '../../ui';
import { loadChoiceDialog } from './load-choice-dialog';
import { usePurposes } from '../../queries';
import { useTexts } from './texts';

export interface PurposeChoiceProps {
  disabled?: boolean;
  onChoose: (text: string) => void;
}

export function PurposeChoice({ disabled = false, onChoose }: PurposeChoiceProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadChoiceDialog);
  const answer = usePurposes(dialog.Component !== null);
  const rows = answer.data?.rows ?? [];
  const choose = (id: string) => {
    dialog.hide();
    const chosen = rows.find((row) => row.id === id);
    if (chosen) onChoose(chosen.text);
  };
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
      {dialog.Component && (
        <dialog.Component
          name="purposes"
          title={t('purposes.title')}
          query={answer}
          choices={rows.map(({ id, text }) => ({ id, title: text }))}
          empty={t('purposes.empty')}
          onChoose={choose}
          onClose={dialog.hide}
        />
      )}
    </>
  );
}
