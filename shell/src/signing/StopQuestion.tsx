import { Button, Modal } from 'antd';
import { useTexts } from '../languages';
import type { Submission } from './use-submission';

interface StopQuestionProps {
  isOpen: boolean;
  handIn: Submission;
  onGoOn: () => void;
  onStop: () => void;
}

/** Question before closing over running work, whose end closes it. */
export function StopQuestion({ isOpen, handIn, onGoOn, onStop }: StopQuestionProps) {
  const { t } = useTexts();
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={t('signing.ask.title')}
      onCancel={onGoOn}
      data-dialog="stopSigning"
      footer={[
        <Button key="stop" danger onClick={onStop} data-action="confirmStop">
          {t('signing.stop')}
        </Button>,
        <Button key="goOn" type="primary" autoFocus onClick={onGoOn} data-action="goOn">
          {t('signing.ask.goOn')}
        </Button>,
      ]}
    >
      {handIn.isRunning ? t('signing.ask.handingIn') : t('signing.ask.signing')}
    </Modal>
  );
}
