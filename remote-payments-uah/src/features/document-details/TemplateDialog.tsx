import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { NameDialog } from '@ncb/shared-kernel/ui';
import { useKeepAsTemplate } from './use-keep-as-template';
import { useTexts } from '../../texts';

export interface TemplateDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/** Keeps a payment as a template; a name that exists is asked about. Source: spec 2 §4 */
export function TemplateDialog({ row, onClose }: TemplateDialogProps) {
  const { t } = useTexts();
  return (
    <NameDialog
      name="template"
      title={t('journal.template.title', { number: row.number })}
      field="template_name"
      label={t('journal.template.name')}
      hint={t('journal.template.hint')}
      initial={row.receiverName}
      check={checkTemplateName}
      saveAction="saveTemplate"
      save={useKeepAsTemplate(row)}
      onClose={onClose}
    />
  );
}
