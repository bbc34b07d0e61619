import { Button, Flex, Modal } from 'antd';
import { toPayment, PaymentRequisites } from '@ncb/shared-kernel/blocks/payment-sheet';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { useExecutedPayment } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import type { ListedOperation } from './listed-operations';
import { getDocumentNumber } from './OperationCells';
import { getOperationCommands, getOperationPage } from './operation-commands';

export interface PaymentDialogProps {
  row: ListedOperation;
  onPrint: (row: ListedOperation) => void;
  onClose: () => void;
}

/**
 * Read-only dialog of the payment behind an operation, as executed by the bank. Source:
 * docs/requirements/currency-payroll-credits-statements.md#statement.
 */
export function PaymentDialog({ row, onPrint, onClose }: PaymentDialogProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { document, sum } = row;
  const { id, accountId, executed, documentId } = document;
  const answer = useExecutedPayment({ bankDocumentId: id, accountId });
  const page = getOperationPage(row);
  return (
    <Modal
      open
      width={720}
      title={t('statement.payment', { number: getDocumentNumber(row) })}
      onCancel={onClose}
      data-dialog="payment"
      footer={
        <Flex gap="small" justify="end" wrap>
          {page && documentId !== undefined && navigation.isServed(page) && (
            <Button
              onClick={() =>
                navigation.open(page, buildPageAddress(page as 'miPmtUahNew', { id: documentId }).parameters)
              }
              data-action="openDocument"
            >
              {t('statement.openDocument')}
            </Button>
          )}
          {getOperationCommands(row).includes('print') && (
            <Button onClick={() => onPrint(row)} data-action="print">
              {common('common.print')}
            </Button>
          )}
          <Button type="primary" onClick={onClose} data-action="close">
            {common('common.close')}
          </Button>
        </Flex>
      }
    >
      {answer.isPending && <Waiting rows={8} hasTitle />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <PaymentRequisites payment={toPayment(answer.data.payment, { id, accountId, executed, sum })} />
      )}
    </Modal>
  );
}
