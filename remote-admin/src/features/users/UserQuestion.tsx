import { Button, Flex, Modal } from 'antd';
import type { UserRow } from '@ncb/shared-kernel/api/contract';
import { SignatureRight } from '@ncb/shared-kernel/domain/vocabulary';
import { useTexts } from '../../texts';
import { WaitingDocuments } from './WaitingDocuments';

export type ConfirmedCommand = 'lock' | 'unlock' | 'revoke' | 'delete' | 'refuse';

interface UserQuestionProps {
  user: UserRow;
  command: ConfirmedCommand;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that confirms a change of a user's access, with the documents that wait for their signature. */
export function UserQuestion({ user, command, isBusy, onConfirm, onClose }: UserQuestionProps) {
  const { t, common } = useTexts();
  const { signatureRight } = user;
  const isRevoking = command === 'lock' || command === 'revoke' || command === 'delete';
  const signs = signatureRight !== null && signatureRight !== SignatureRight.operator;
  return (
    <Modal
      open
      width={560}
      title={t(`users.questions.${command}.title`, { name: user.name })}
      onCancel={onClose}
      closable={!isBusy}
      data-dialog="userQuestion"
      footer={
        <Flex gap="small" justify="end" wrap>
          <Button disabled={isBusy} onClick={onClose} data-action="cancel">
            {common('common.cancel')}
          </Button>
          <Button type="primary" danger={isRevoking} loading={isBusy} onClick={onConfirm} data-action="confirm">
            {t(`users.commands.${command}`)}
          </Button>
        </Flex>
      }
    >
      <p>{t(`users.questions.${command}.about`)}</p>
      {isRevoking && signs && <WaitingDocuments userId={user.id} right={signatureRight} />}
    </Modal>
  );
}
