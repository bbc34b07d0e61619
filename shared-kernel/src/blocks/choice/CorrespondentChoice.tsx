import { Button } from 'antd';
import type { Correspondent } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { useOnDemand } from '../../ui';
import { loadChoiceDialog } from './load-choice-dialog';
import { useCorrespondents } from '../../queries';
import { useTexts } from './texts';

export interface CorrespondentChoiceProps {
  onChoose: (chosen: Correspondent) => void;
}

export function CorrespondentChoice({ onChoose }: CorrespondentChoiceProps) {
  const { t } = useTexts();
  const dialog = useOnDemand(loadChoiceDialog);
  const answer = useCorrespondents();
  const rows = answer.data?.rows ?? [];
  const choose = (id: string) => {
    dialog.hide();
    const chosen = rows.find((row) => row.id === id);
    if (chosen) onChoose(chosen);
  };
  return (
    <>
      <Button type="link" loading={dialog.isLoading} onClick={() => void dialog.show()} data-action="chooseReceiver">
        {t('receivers.open')}
      </Button>
      {dialog.Component && (
        <dialog.Component
          name="receivers"
          title={t('receivers.title')}
          query={answer}
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
          onClose={dialog.hide}
        />
      )}
    </>
  );
}
