import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTemplates } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText, useAnswer } from '@ncb/shared-kernel/ui';
import { ChoiceDialog } from '../catalogue-choice/ChoiceDialog';
import { templatesKey } from './template-keys';

/** Begins a payment from a template of the company. What is typed already is asked about as on every way out of the form. */
export function TemplateChoice() {
  const { api, session, navigation } = useShell();
  const { t } = useTranslation('payments-uah');
  const [isOpen, setOpen] = useState(false);
  const answer = useAnswer(templatesKey(session.companyRef), (signal) => api.call(listTemplates, {}, { signal }), {
    enabled: isOpen,
  });
  // Templates of currency payments are of another form. Source: spec 2 §2 ("Templates are split by currency")
  const templates = answer.data?.templates.filter(({ currencyCode }) => currencyCode === UAH.code) ?? [];
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
