import { Button } from 'antd';
import type { TemplateRow } from '../../api/contract';
import { formatIban } from '../../domain/identifiers';
import { checkTemplateName } from '../../domain/rules';
import { NameDialog, type NameResult } from '../../ui';
import type { TemplateKind } from './template-kind';
import { TemplateAmount } from './TemplateAmount';
import { useRenameTemplate } from './use-rename-template';
import { useTexts } from './texts';

interface TemplateDialogProps {
  kind: TemplateKind;
  template: TemplateRow;
  /** All templates, to ask before a name is reused. */
  templates: readonly TemplateRow[];
  onCreatePayment: () => void;
  onClose: () => void;
}

export function TemplateDialog({ kind, template, templates, onCreatePayment, onClose }: TemplateDialogProps) {
  const { t, common } = useTexts();
  const rename = useRenameTemplate(kind);
  const { receiverName, receiverAccount, amount } = template;

  const findByName = (name: string) => templates.find((row) => row.name === name && row.id !== template.id) ?? null;

  const save = async (name: string): Promise<NameResult> => {
    if (name === template.name) return 'saved';
    return (await rename(template, name, findByName(name))) ? 'saved' : 'failed';
  };

  return (
    <NameDialog
      name="template"
      title={t('one')}
      field="name"
      label={common('fields.templateName')}
      initial={template.name}
      check={(name) => checkTemplateName(name) ?? (findByName(name) && { key: 'alreadyExists' })}
      saveAction="saveTemplate"
      replaceAction="replaceTemplate"
      save={save}
      onClose={onClose}
      otherActions={
        <Button onClick={onCreatePayment} data-action="createPayment">
          {t('createPayment')}
        </Button>
      }
    >
      <dl className="ncb-facts">
        <div>
          <dt>{common('fields.receiverName')}</dt>
          <dd>{receiverName}</dd>
        </div>
        <div>
          <dt>{common('fields.creditIban')}</dt>
          <dd className="ncb-number ncb-breakable">{formatIban(receiverAccount)}</dd>
        </div>
        {amount !== null && (
          <div>
            <dt>{common('fields.amount')}</dt>
            <dd>
              <TemplateAmount template={template} />
            </dd>
          </div>
        )}
      </dl>
    </NameDialog>
  );
}
