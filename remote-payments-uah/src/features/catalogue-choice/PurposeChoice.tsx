import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from './ChoiceDialog';
import { usePurposes } from './use-catalogues';

export interface PurposeChoiceProps {
  disabled?: boolean;
  onChoose: (text: string) => void;
}

/** The company's catalogue of purposes. */
export function PurposeChoice({ disabled = false, onChoose }: PurposeChoiceProps) {
  const { t } = useTranslation('payments-uah');
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
      <Button size="small" disabled={disabled} onClick={() => setOpen(true)} data-action="choosePurpose">
        {t('form.purposes.open')}
      </Button>
      {isOpen && (
        <ChoiceDialog
          name="purposes"
          title={t('form.purposes.title')}
          asked={answer}
          choices={rows.map(({ id, text }) => ({ id, title: text }))}
          empty={t('form.purposes.empty')}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
