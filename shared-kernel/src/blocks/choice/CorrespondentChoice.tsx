import { Button } from 'antd';
import { useState } from 'react';
import type { Correspondent } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { ChoiceDialog } from './ChoiceDialog';
import { useCorrespondents } from '../../queries';
import { useTexts } from './texts';

export interface CorrespondentChoiceProps {
  onChoose: (chosen: Correspondent) => void;
}

/** The company's catalogue of correspondents, for those who look before they type. */
export function CorrespondentChoice({ onChoose }: CorrespondentChoiceProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const answer = useCorrespondents();
  const rows = answer.data?.rows ?? [];
  const choose = (id: string) => {
    setOpen(false);
    const chosen = rows.find((row) => row.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)} data-action="chooseReceiver">
        {t('receivers.open')}
      </Button>
      {isOpen && (
        <ChoiceDialog
          name="receivers"
          title={t('receivers.title')}
          asked={answer}
          choices={rows.map(({ id, name, code, iban }) => ({
            id,
            title: name,
            about: (
              <span className="ncb-number ncb-breakable">
                {code} · {formatIban(iban)}
              </span>
            ),
            words: `${code} ${iban}`,
          }))}
          empty={t('receivers.empty')}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
