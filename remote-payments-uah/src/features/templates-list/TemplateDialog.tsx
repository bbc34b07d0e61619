import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TemplateRow } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { NameDialog, type NameResult } from '../form-parts/NameDialog';
import { useRenameTemplate } from './use-rename-template';

export interface TemplateDialogProps {
  template: TemplateRow;
  /** All of them: a name that exists is asked about. */
  templates: readonly TemplateRow[];
  onCreatePayment: () => void;
  onClose: () => void;
}

/** A template: its name, and the payment that it begins. Source: spec 2 §2 ("Templates screen") */
export function TemplateDialog({ template, templates, onCreatePayment, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('payments-uah');
  const rename = useRenameTemplate();
  const { receiverName, receiverAccount, amount } = template;

  const another = (name: string) => templates.find((row) => row.name === name && row.id !== template.id) ?? null;

  const save = async (name: string): Promise<NameResult> => {
    if (name === template.name) return 'saved';
    return (await rename(template, name, another(name))) ? 'saved' : 'failed';
  };

  return (
    <NameDialog
      name="template"
      title={t('templates.one')}
      field="template_name"
      label={t('fields.templateName')}
      initial={template.name}
      check={(name) => checkTemplateName(name) ?? (another(name) && { key: 'alreadyExists' })}
      saveAction="saveTemplate"
      replaceAction="replaceTemplate"
      save={save}
      onClose={onClose}
      otherActions={
        <Button onClick={onCreatePayment} data-action="createPayment">
          {t('templates.createPayment')}
        </Button>
      }
    >
      <dl className="ncb-facts">
        <div>
          <dt>{t('fields.receiverName')}</dt>
          <dd>{receiverName}</dd>
        </div>
        <div>
          <dt>{t('fields.creditIban')}</dt>
          <dd className="ncb-number ncb-breakable">{formatIban(receiverAccount)}</dd>
        </div>
        {amount !== null && (
          <div>
            <dt>{t('fields.amount')}</dt>
            <dd>
              <MoneyText amount={amount} currency={UAH.letters} />
            </dd>
          </div>
        )}
      </dl>
    </NameDialog>
  );
}
