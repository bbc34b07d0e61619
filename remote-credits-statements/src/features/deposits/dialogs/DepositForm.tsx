import { Button, Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { CheckedForm, SaveOnce } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../../texts';

interface DepositFormProps<Values> {
  name: string;
  title: string;
  checked: CheckedForm<Values>;
  save: SaveOnce<Values>;
  mainAction: { readonly words: string; readonly action: string };
  about: string;
  onClose: () => void;
  children: ReactNode;
}

export function DepositForm<Values extends object>(props: DepositFormProps<Values>) {
  const { name, title, checked, save, mainAction, about, onClose, children } = props;
  const { common } = useTexts();
  const submit = async () => {
    if (!checked.checkAll()) return;
    checked.showBankProblems(await checked.sending(() => save.run(checked.present())));
  };
  return (
    <Modal
      open
      width={560}
      title={title}
      onCancel={onClose}
      closable={!save.isBusy}
      // A click outside must not discard what is typed.
      mask={{ closable: false }}
      data-dialog={name}
      footer={[
        <Button key="cancel" disabled={save.isBusy} onClick={onClose} data-action="cancel">
          {common('common.cancel')}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={save.isBusy}
          onClick={() => void submit()}
          data-action={mainAction.action}
        >
          {mainAction.words}
        </Button>,
      ]}
    >
      <Form {...checked.formProps} component={false}>
        <p className="ncb-quiet">{about}</p>
        {children}
      </Form>
    </Modal>
  );
}
