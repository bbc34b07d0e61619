import { checkTemplateName } from '../../domain/rules';
import { NameDialog, type NameResult } from '../../ui';
import { useStoreTemplate, type TemplateContent } from './use-store-template';
import { useTexts } from './texts';

export interface SaveTemplateDialogProps {
  /** Checked by the form. */
  content: TemplateContent;
  /** Existing name of a template under change; saving then asks to replace it. */
  name?: string | null;
  onSaved: () => void;
  onClose: () => void;
}

export function SaveTemplateDialog({ content, name: existingName = null, onSaved, onClose }: SaveTemplateDialogProps) {
  const { t, common } = useTexts();
  const store = useStoreTemplate();
  const save = async (name: string, isReplacing: boolean): Promise<NameResult> => {
    const result = await store(name, isReplacing, () => Promise.resolve({ ok: true, value: content }));
    if (result === 'saved') onSaved();
    return result;
  };
  return (
    <NameDialog
      name="saveTemplate"
      title={t('saveTitle')}
      field="name"
      label={common('fields.templateName')}
      initial={existingName ?? content.receiverName}
      check={checkTemplateName}
      saveAction="confirmTemplate"
      replaceAction="replaceTemplate"
      save={save}
      onClose={onClose}
    />
  );
}
