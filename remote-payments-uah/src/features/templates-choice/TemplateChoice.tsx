import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { ChoiceDialog } from '../catalogue-choice/ChoiceDialog';
import { useTemplates } from './use-templates';

/** Begins a payment from a template of the company. What is typed already is asked about as on every way out of the form. */
export function TemplateChoice() {
  const { navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const [isOpen, setOpen] = useState(false);
  const { answer, templates } = useTemplates(isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)} data-action="fromTemplate">
        {t('form.templates.open')}
      </Button>
      {isOpen && (
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
            setOpen(false);
            navigation.open('miPmtUahNew', { template });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
