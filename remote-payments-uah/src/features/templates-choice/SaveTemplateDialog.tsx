import { useTranslation } from 'react-i18next';
import { writeUahTemplate } from '@ncb/shared-kernel/api/contract';
import { checkTemplateName, type UahPaymentDraft } from '@ncb/shared-kernel/domain/rules';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { NameDialog, type NameResult } from '../form-parts/NameDialog';
import { toSave } from '../payment';
import { useStoreTemplate, type TemplateContent } from './use-store-template';

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
  const { t } = useTranslation('payments-uah');
  const store = useStoreTemplate();
  const save = async (name: string, isReplacing: boolean): Promise<NameResult> => {
    const result = await store(name, isReplacing, () => Promise.resolve({ ok: true, value: contentOf(draft) }));
    if (result === 'saved') onSaved();
    return result;
  };
  return (
    <NameDialog
      name="saveTemplate"
      title={t('form.templates.saveTitle')}
      field="template_name"
      label={t('fields.templateName')}
      initial={given ?? draft.receiverName}
      check={checkTemplateName}
      saveAction="confirmTemplate"
      replaceAction="replaceTemplate"
      save={save}
      onClose={onClose}
    />
  );
}

function contentOf(draft: UahPaymentDraft): TemplateContent {
  return {
    type: DocumentType.uahPayment,
    currencyCode: UAH.code,
    amount: draft.amount,
    receiverName: draft.receiverName,
    receiverAccount: draft.creditIban,
    data: writeUahTemplate({ id: null, ...toSave(draft) }),
  };
}
