import { Button } from 'antd';
import { useState } from 'react';
import { ChoiceDialog } from './ChoiceDialog';
import { usePurposes } from '../../queries';
import { useTexts } from './texts';

export interface PurposeChoiceProps {
  disabled?: boolean;
  onChoose: (text: string) => void;
}

/** The company's catalogue of purposes. */
export function PurposeChoice({ disabled = false, onChoose }: PurposeChoiceProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const answer = usePurposes(isOpen);
  const rows = answer.data?.rows ?? [];
  const choose = (id: string) => {
    setOpen(false);
    const chosen = rows.find((row) => row.id === id);
    if (chosen) onChoose(chosen.text);
  };
  return (
    <>
      <Button type="link" disabled={disabled} onClick={() => setOpen(true)} data-action="choosePurpose">
        {t('purposes.open')}
      </Button>
      {isOpen && (
        <ChoiceDialog
          name="purposes"
          title={t('purposes.title')}
          asked={answer}
          choices={rows.map(({ id, text }) => ({ id, title: text }))}
          empty={t('purposes.empty')}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
