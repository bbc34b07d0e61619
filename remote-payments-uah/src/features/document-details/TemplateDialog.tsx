import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { NameDialog } from '../form-parts/NameDialog';
import { useKeepAsTemplate } from './use-keep-as-template';

export interface TemplateDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/** Keeps a payment as a template; a name that exists is asked about. Source: spec 2 §4 */
export function TemplateDialog({ row, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('payments-uah');
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
