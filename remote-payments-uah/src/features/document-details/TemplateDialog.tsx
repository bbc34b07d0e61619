import { Button, Flex, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JournalRow } from '@ncb/shared-kernel/api/contract';
import { checkTemplateName } from '@ncb/shared-kernel/domain/rules';
import { tidyLine } from '@ncb/shared-kernel/domain/text';
import { FieldFrame } from '@ncb/shared-kernel/ui';
import { useSaveTemplate } from './use-save-template';

export interface TemplateDialogProps {
  row: JournalRow;
  onClose: () => void;
}

/** Keeps a payment as a template; a name that exists is asked about. Source: spec 2 §4 */
export function TemplateDialog({ row, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const { save, isBusy } = useSaveTemplate(row);
  const [typed, setTyped] = useState(row.receiverName);
  const [wasTried, setTried] = useState(false);
  /** The name that the bank says is taken. */
  const [taken, setTaken] = useState<string | null>(null);
  const name = tidyLine(typed);
  const isTaken = name === taken;
  const problem = isTaken ? { key: 'alreadyExists' } : wasTried ? checkTemplateName(name) : null;

  const submit = async () => {
    setTried(true);
    if (isBusy || checkTemplateName(name)) return;
    const result = await save(name, isTaken);
    if (result === 'saved') onClose();
    if (result === 'taken') setTaken(name);
  };

  return (
    <Modal
      open
      title={t('journal.template.title', { number: row.number })}
      onCancel={onClose}
      data-dialog="template"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button onClick={onClose} data-action="cancel">
            {t('common.cancel', { ns: 'kernel' })}
          </Button>
          <Button type="primary" loading={isBusy} onClick={() => void submit()} data-action="saveTemplate">
            {isTaken ? t('journal.replace') : t('common.save', { ns: 'kernel' })}
          </Button>
        </Flex>
      }
    >
      <FieldFrame
        label={t('journal.template.name')}
        field="template_name"
        problem={problem}
        hint={t('journal.template.hint')}
        required
      >
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
    </Modal>
  );
}
