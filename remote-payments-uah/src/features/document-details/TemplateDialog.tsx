import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { NameDialog } from '@ncb/shared-kernel/ui';
import { useSaveAsTemplate } from './use-save-as-template';
import { useTexts } from '../../texts';

interface TemplateDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/**
 * Dialog that saves a payment as a template; an existing name must be confirmed. Source:
 * docs/requirements/hryvnia-payments.md#saving-a-template.
 */
export function TemplateDialog({ row, onClose }: TemplateDialogProps) {
  const { t } = useTexts();
  return (
    <NameDialog
      name="template"
      title={t('journal.template.title', { number: row.number })}
      field="name"
      label={t('journal.template.name')}
      hint={t('journal.template.hint')}
      initial={row.receiverName}
      check={checkTemplateName}
      saveAction="saveTemplate"
      save={useSaveAsTemplate(row)}
      onClose={onClose}
    />
  );
}
