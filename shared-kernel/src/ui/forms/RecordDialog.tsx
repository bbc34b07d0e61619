import { Button, Form, Modal } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFields } from './DialogFields';
import type { RecordForm } from './use-record-form';

export interface RecordDialogProps<Values> {
  name: string;
  title: string;
  form: RecordForm<Values>;
  onClose: () => void;
  children: ReactNode;
}

export function RecordDialog<Values extends object>(props: RecordDialogProps<Values>) {
  const { name, title, form, onClose, children } = props;
  const { t } = useTranslation('kernel');
  const onKeyDown = (event: KeyboardEvent) => {
    const isSave = (event.ctrlKey || event.metaKey) && event.code === 'KeyS';
    if (!isSave && !(event.key === 'Enter' && event.target instanceof HTMLInputElement && isText(event.target))) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      title={title}
      width={720}
      // Typed values must not be lost by a click outside or by an Escape meant for an open list.
      mask={{ closable: false }}
      keyboard={!form.checked.isDirty}
      onCancel={onClose}
      data-dialog={name}
      footer={[
        <Button key="cancel" disabled={form.isBusy} onClick={onClose} data-action="cancel">
          {t('common.cancel')}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={form.isBusy}
          onClick={() => void form.submit()}
          data-action="saveRecord"
        >
          {t('common.save')}
        </Button>,
      ]}
    >
      <DialogFields onKeyDown={onKeyDown}>
        <Form {...form.checked.formProps} component={false}>
          {children}
        </Form>
      </DialogFields>
    </Modal>
  );
}

function isText({ role, type }: HTMLInputElement): boolean {
  return role !== 'combobox' && type === 'text';
}
