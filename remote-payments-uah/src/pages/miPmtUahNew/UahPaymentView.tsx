import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import type { Payment } from '@ncb/shared-kernel/api/contract';
import { pageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { canBecomeTemplate, hasInstruction, statusAllows } from '@ncb/shared-kernel/domain/workflow';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { DocumentStatusTag, goTo, PageHeader } from '@ncb/shared-kernel/ui';
import { ActionButtons, dropPaymentDocuments, useDocumentActions } from '@ncb/shared-kernel/blocks/documents';
import { PaymentsPrintDialog, PaymentSheet, SignatureMarks } from '@ncb/shared-kernel/blocks/payment-sheet';
import { useTexts } from '../../texts';

export interface UahPaymentViewProps {
  payment: Payment;
}

/** A stored payment: its requisites, who has signed it, and what can be done with it. */
export function UahPaymentView({ payment }: UahPaymentViewProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const actions = useDocumentActions({
    drop: dropPaymentDocuments,
    onDeleted: () => navigation.open('miPmtJournal'),
  });
  const [isPrinting, setPrinting] = useState(false);
  const open = (mode: 'change' | 'copy' | 'template') =>
    goTo(navigation, pageAddress('miPmtUahNew', { id: payment.id, mode }));

  return (
    <div className="ncb-page" data-page="miPmtUahNew">
      <PageHeader
        title={common('documentTitle', { number: payment.number })}
        about={<DocumentStatusTag status={payment.status} />}
      >
        <Flex gap="small" wrap>
          <ActionButtons documents={[{ ...payment, currencyLetters: UAH.letters }]} actions={actions} />
          <Button
            disabled={!statusAllows('change', payment.status)}
            onClick={() => open('change')}
            data-action="change"
          >
            {t('actions.change')}
          </Button>
          <Button onClick={() => open('copy')} data-action="copy">
            {t('actions.copy')}
          </Button>
          {canBecomeTemplate(payment) && (
            <Button onClick={() => open('template')} data-action="template">
              {t('form.templates.make')}
            </Button>
          )}
          {hasInstruction(payment) && (
            <Button onClick={() => setPrinting(true)} data-action="print">
              {common('common.print')}
            </Button>
          )}
          <Button onClick={() => navigation.back()} data-action="back">
            {common('common.back')}
          </Button>
        </Flex>
      </PageHeader>
      {payment.abortReason && (
        <Alert type="error" showIcon title={t('abortReason')} description={payment.abortReason} />
      )}
      <PaymentSheet payment={payment} />
      <SignatureMarks signatures={payment.signatures} />
      {isPrinting && <PaymentsPrintDialog documents={[payment]} onClose={() => setPrinting(false)} />}
    </div>
  );
}
