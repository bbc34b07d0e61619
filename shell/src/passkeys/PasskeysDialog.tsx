import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { App, Button, Modal } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import type { ApiFailure } from '@ncb/shared-kernel/api/client';
import { dropPasskey, renamePasskey, type Passkey } from '@ncb/shared-kernel/api/contract';
import { PASSKEYS_MAX } from '@ncb/shared-kernel/domain/vocabulary';
import { useOwnPasskeys } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, EmptyView, getFailureText, Waiting } from '@ncb/shared-kernel/ui';
import { Notice } from '../light-ui';
import { AddPasskey } from './AddPasskey';
import { PasskeyRow } from './PasskeyRow';
import { usePasskeyTexts } from './texts';

interface PasskeysDialogProps {
  onClose: () => void;
}

/** Dialog of the user's passkeys. Source: docs/requirements/keys-and-users.md#passkeys. */
export function PasskeysDialog({ onClose }: PasskeysDialogProps) {
  const { t } = usePasskeyTexts();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = usePasskeyList(addButton);
  const isSupported = browserSupportsWebAuthn();
  const isFull = list.answer.data?.passkeys.length === PASSKEYS_MAX;
  const add = (
    <Button ref={addButton} type="primary" disabled={isFull} onClick={() => setAdding(true)} data-action="addPasskey">
      {t('add')}
    </Button>
  );
  return (
    <Modal
      open
      title={t(isAdding ? 'add' : 'title')}
      onCancel={onClose}
      data-dialog="passkeys"
      footer={
        isAdding ? null : (
          <>
            {isSupported && add}
            <Button onClick={onClose} data-action="close">
              {t('close')}
            </Button>
          </>
        )
      }
    >
      {isAdding ? (
        <AddPasskey
          onAdded={() => {
            setAdding(false);
            list.noteAdded();
          }}
          onUnsure={list.refetch}
          onBack={() => setAdding(false)}
        />
      ) : (
        <>
          <p>{t('about')}</p>
          {!isSupported && (
            <Notice kind="info" code="noPasskeys">
              {t('unsupported')}
            </Notice>
          )}
          {isFull && (
            <Notice kind="info" code="passkeyLimit">
              {t('refusals.passkeyLimit', { max: PASSKEYS_MAX })}
            </Notice>
          )}
          <PasskeyList list={list} />
        </>
      )}
    </Modal>
  );
}

function PasskeyList({ list }: { list: ReturnType<typeof usePasskeyList> }) {
  const { t } = usePasskeyTexts();
  const { answer, busyId, rename, askToRemove, element } = list;
  const passkeys = answer.data?.passkeys ?? [];
  return (
    <>
      {answer.isPending && <Waiting rows={3} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && passkeys.length === 0 && <EmptyView text={t('none')} />}
      {passkeys.length > 0 && (
        <ul className="ncb-own-sessions" ref={element} tabIndex={-1} aria-label={t('title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isDisabled={busyId !== null}
              onRename={(name) => rename(passkey, name)}
              onRemove={() => askToRemove(passkey)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Passkeys with what can be done to them. */
function usePasskeyList(addButton: RefObject<HTMLButtonElement | null>) {
  const { t, common } = usePasskeyTexts();
  const { api, notify } = useShell();
  const { modal } = App.useApp();
  const answer = useOwnPasskeys();
  const element = useRef<HTMLUListElement>(null);
  const [busyId, setBusyId] = useState<string | null>(null);

  const finish = async (failure: ApiFailure | null, done: string) => {
    if (failure) notify('error', getFailureText(common, failure));
    else notify('success', done);
    return answer.refetch();
  };
  const remove = async ({ id }: Passkey) => {
    setBusyId(id);
    const outcome = await api.call(dropPasskey, { id });
    const { data } = await finish(outcome.ok ? null : outcome.failure, t('removed'));
    setBusyId(null);
    // The pressed button is removed, with the last passkey the list too; the focus would leave the dialog.
    (data?.passkeys.length === 0 ? addButton : element).current?.focus();
  };
  return {
    answer,
    element,
    busyId,
    refetch: () => void answer.refetch(),
    noteAdded: () => void finish(null, t('added')),
    async rename({ id }: Passkey, name: string): Promise<boolean> {
      const outcome = await api.call(renamePasskey, { id, name });
      await finish(outcome.ok ? null : outcome.failure, t('renamed'));
      return outcome.ok;
    },
    askToRemove(passkey: Passkey): void {
      modal.confirm({
        title: t('removeTitle', { name: passkey.name }),
        content: t('removeText'),
        okText: t('remove'),
        okButtonProps: { danger: true, 'data-action': 'confirmRemove' },
        cancelText: t('cancel'),
        onOk: () => remove(passkey),
      });
    },
  };
}
