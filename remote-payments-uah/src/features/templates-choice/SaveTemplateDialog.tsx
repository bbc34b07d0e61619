import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkTemplateName, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { useSaveTemplate } from './use-save-template';

export interface SaveTemplateDialogProps {
  /** Without a mistake: the form has checked it. */
  draft: UahPaymentDraft;
  /** The template's own name, where one is changed: saving then asks to replace it. */
  name?: string | null;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for the name under which a payment is kept as a template. */
export function SaveTemplateDialog({ draft, name: given = null, onSaved, onClose }: SaveTemplateDialogProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const [typed, setTyped] = useState(given ?? draft.receiverName);
  const [isTried, setTried] = useState(false);
  const save = useSaveTemplate(draft, onSaved);
  const name = tidyLine(typed);
  const own = isTried ? checkTemplateName(name) : null;
  const exists = save.problem?.key === 'alreadyExists';

  const submit = () => {
    setTried(true);
    if (checkTemplateName(name)) return;
    void (exists ? save.replace(name) : save.add(name));
  };

  return (
    <Modal
      open
      title={t('form.templates.saveTitle')}
      onCancel={onClose}
      data-dialog="saveTemplate"
      footer={[
        <Button key="cancel" disabled={save.isBusy} onClick={onClose} data-action="cancel">
          {t('common.cancel', { ns: 'kernel' })}
        </Button>,
        <Button
          key="save"
          type="primary"
          danger={exists}
          loading={save.isBusy}
          onClick={submit}
          data-action={exists ? 'replaceTemplate' : 'confirmTemplate'}
        >
          {exists ? t('form.templates.replace') : t('common.save', { ns: 'kernel' })}
        </Button>,
      ]}
    >
      <FieldFrame label={t('fields.templateName')} field="template_name" required problem={own ?? save.problem}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              save.forget();
              setTyped(target.value);
            }}
          />
        )}
      </FieldFrame>
    </Modal>
  );
}
