import { useTranslation } from 'react-i18next';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { ChoiceDialog } from '../catalogue-choice/ChoiceDialog';
import { useTemplates } from './use-templates';

export interface TemplatesDialogProps {
  onClose: () => void;
}

/** The company's templates. What is typed already is asked about as on every way out of the form. */
export function TemplatesDialog({ onClose }: TemplatesDialogProps) {
  const { navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const { answer, templates } = useTemplates();
  return (
    <ChoiceDialog
      name="templates"
      title={t('form.templates.title')}
      asked={answer}
      choices={templates.map(({ id, name, receiverName, receiverAccount, amount }) => ({
        id,
        title: name,
        about: (
          <span className="ncb-number ncb-breakable">
            {receiverName} · {formatIban(receiverAccount)}
            {amount !== null && (
              <>
                {' · '}
                <MoneyText amount={amount} currency={UAH.letters} />
              </>
            )}
          </span>
        ),
        words: `${receiverName} ${receiverAccount}`,
      }))}
      empty={t('form.templates.empty')}
      onChoose={(template) => {
        onClose();
        navigation.open('miPmtUahNew', { template });
      }}
      onClose={onClose}
    />
  );
}
