import { usePurposes } from '../../queries';
import { ChoiceDialog } from './ChoiceDialog';
import { useTexts } from './texts';

interface PurposesDialogProps {
  onChoose: (text: string) => void;
  onClose: () => void;
}

export function PurposesDialog({ onChoose, onClose }: PurposesDialogProps) {
  const { t } = useTexts();
  const answer = usePurposes(true);
  const rows = answer.data?.rows ?? [];
  return (
    <ChoiceDialog
      name="purposes"
      title={t('purposes.title')}
      query={answer}
      choices={rows.map(({ id, text }) => ({ id, title: text }))}
      empty={t('purposes.empty')}
      onChoose={(id) => {
        onClose();
        const chosen = rows.find((row) => row.id === id);
        if (chosen) onChoose(chosen.text);
      }}
      onClose={onClose}
    />
  );
}
