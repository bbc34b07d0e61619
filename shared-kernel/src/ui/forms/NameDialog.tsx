import { Button, Flex, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyLine } from '../../domain/text';
import { DialogFields } from './DialogFields';
import { FieldFrame } from './FieldFrame';
import type { ShownProblem } from './shown-problem';

/** Result of saving. A problem is about the name, nothing was stored; a failure is already reported. */
export type NameResult = 'saved' | 'failed' | ShownProblem;

export interface NameDialogProps {
  name: string;
  title: string;
  field: string;
  label: string;
  hint?: string;
  initial: string;
  /** Checks a name locally; `alreadyExists` asks to replace, here and as a result. */
  check: (name: string) => ShownProblem | null;
  saveAction: string;
  replaceAction?: string;
  /** @param isReplacing true to replace the thing of that name, as the user confirmed */
  save: (name: string, isReplacing: boolean) => Promise<NameResult>;
  onClose: () => void;
  otherActions?: ReactNode;
  children?: ReactNode;
}

export function NameDialog(props: NameDialogProps) {
  const { title, field, label, hint, initial, check, save, onClose } = props;
  const { saveAction, replaceAction = saveAction } = props;
  const { t } = useTranslation('kernel');
  const [typed, setTyped] = useState(initial);
  const [wasSubmitted, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: ShownProblem } | null>(null);
  const name = tidyLine(typed);
  const found = check(name) ?? (refused?.name === name ? refused.problem : null);
  const isTaken = found?.key === 'alreadyExists';

  const submit = async () => {
    setTried(true);
    if (isBusy || (found && !isTaken)) return;
    setBusy(true);
    const result = await save(name, isTaken);
    setBusy(false);
    if (result === 'saved') onClose();
    else if (result !== 'failed') setRefused({ name, problem: result });
  };

  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      data-dialog={props.name}
      footer={
        <Flex gap="small" justify="end" wrap>
          {props.otherActions}
          <Button onClick={onClose} data-action="cancel">
            {t('common.cancel')}
          </Button>
          <Button
            type="primary"
            danger={isTaken}
            loading={isBusy}
            onClick={() => void submit()}
            data-action={isTaken ? replaceAction : saveAction}
          >
            {isTaken ? t('common.replace') : t('common.save')}
          </Button>
        </Flex>
      }
    >
      <DialogFields>
        <FieldFrame
          label={label}
          field={field}
          problem={isTaken || wasSubmitted ? found : null}
          {...(hint && { hint })}
          required
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              // Typing during the save would be lost with the dialog.
              readOnly={isBusy}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onPressEnter={() => void submit()}
            />
          )}
        </FieldFrame>
      </DialogFields>
      {props.children}
    </Modal>
  );
}
