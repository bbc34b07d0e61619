import { formatIban } from '../../domain/identifiers';
import { UAH } from '../../domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../../ui';
import { ChoiceDialog } from '../choice';
import { useTemplates } from './use-templates';
import { useTexts } from './texts';

export interface TemplatesDialogProps {
  onClose: () => void;
}

/** The company's templates. What is typed already is asked about as on every way out of the form. */
export function TemplatesDialog({ onClose }: TemplatesDialogProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { answer, templates } = useTemplates();
  return (
    <ChoiceDialog
      name="templates"
      title={t('chooseTitle')}
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
      empty={t('empty')}
      onChoose={(template) => {
        onClose();
        navigation.open('miPmtUahNew', { template });
      }}
      onClose={onClose}
    />
  );
}
