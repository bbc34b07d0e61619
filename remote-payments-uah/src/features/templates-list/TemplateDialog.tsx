import { Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplateRow } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { FieldFrame, MoneyText } from '@ncb/shared-kernel/ui';
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
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { rename, isBusy } = useRenameTemplate();
  const [typed, setTyped] = useState(template.name);
  const [wasTried, setTried] = useState(false);
  /** The name that somebody was asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const name = tidyLine(typed);
  const isAsked = name === asked;
  const problem = isAsked ? { key: 'alreadyExists' } : wasTried ? checkTemplateName(name) : null;
  const { receiverName, receiverAccount, amount } = template;

  const submit = async () => {
    setTried(true);
    if (isBusy || checkTemplateName(name)) return;
    const other = templates.find((row) => row.name === name && row.id !== template.id) ?? null;
    if (other && !isAsked) setAsked(name);
    else if (name === template.name || (await rename(template, name, other))) onClose();
  };

  return (
    <Modal
      open
      title={t('templates.one')}
      onCancel={onClose}
      data-dialog="template"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={onCreatePayment} data-action="createPayment">
            {t('templates.createPayment')}
          </Button>
          <Button onClick={onClose} data-action="cancel">
            {t('common.cancel', { ns: 'kernel' })}
          </Button>
          <Button
            type="primary"
            danger={isAsked}
            loading={isBusy}
            onClick={() => void submit()}
            data-action={isAsked ? 'replaceTemplate' : 'saveTemplate'}
          >
            {isAsked ? t('form.templates.replace') : t('common.save', { ns: 'kernel' })}
          </Button>
        </Flex>
      }
    >
      <FieldFrame label={t('fields.templateName')} field="template_name" required problem={problem}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={() => void submit()}
          />
        )}
      </FieldFrame>
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
    </Modal>
  );
}
