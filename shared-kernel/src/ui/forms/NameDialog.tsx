import { Button, Flex, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { tidyLine } from '../../domain/text';
import { DialogFields } from './DialogFields';
import { FieldFrame } from './FieldFrame';
import type { ShownProblem } from './shown-problem';

/** A problem is one of the name, and nothing was stored; of other failures the user has been told. */
export type NameResult = 'saved' | 'failed' | ShownProblem;

export interface NameDialogProps {
  /** Its address on the screen. */
  name: string;
  title: string;
  /** Address, label and hint of its one field. */
  field: string;
  label: string;
  hint?: string;
  initial: string;
  /** What is wrong with a name before anybody is asked; `alreadyExists` is a question, here and as a result. */
  check: (name: string) => ShownProblem | null;
  saveAction: string;
  replaceAction?: string;
  /** @param isReplacing what has that name is to be replaced: the user was asked */
  save: (name: string, isReplacing: boolean) => Promise<NameResult>;
  onClose: () => void;
  /** Other things that can be done with what is named. */
  otherActions?: ReactNode;
  children?: ReactNode;
}

/** Asks for a name to keep something under; one that is taken is asked about. */
export function NameDialog(props: NameDialogProps) {
  const { title, field, label, hint, initial, check, save, onClose } = props;
  const { saveAction, replaceAction = saveAction } = props;
  const { t } = useTranslation('kernel');
  const [typed, setTyped] = useState(initial);
  const [wasTried, setTried] = useState(false);
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
          problem={isTaken || wasTried ? found : null}
          {...(hint && { hint })}
          required
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              // What is typed while it is being kept would go with the dialog.
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
