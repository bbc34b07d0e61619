import { QrcodeOutlined } from '@ant-design/icons';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { AccountStatus, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useCompanyForm } from '@ncb/shared-kernel/queries';
import { getRequisites } from './get-requisites';
import { PaymentQr } from './payment-qr';
import { RequisitesActions } from './RequisitesActions';
import { useTexts } from '../../texts';

interface RequisitesDialogProps {
  account: Account;
  onClose: () => void;
}

export function RequisitesDialog({ account, onClose }: RequisitesDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const [isQrOpen, setQrOpen] = useState(false);
  /** Once opened it stays, hidden: it holds what the user has typed. */
  const [hasQr, setHasQr] = useState(false);
  const answer = useCompanyForm();
  const requisites = answer.data ? getRequisites(account, answer.data, session.bankName) : [];

  return (
    <Modal
      open
      title={t('requisites.title')}
      onCancel={onClose}
      data-dialog="requisites"
      width={isQrOpen ? QR_WIDTH : WIDTH}
      footer={answer.isSuccess && <RequisitesActions account={account} requisites={requisites} />}
    >
      {answer.isPending && <Waiting rows={6} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <Flex vertical gap="small">
          <dl className="ncb-facts" data-field="requisites">
            {requisites.map(({ field, value }) => (
              <div key={field}>
                <dt>{t(`requisites.${field}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {canBePaidByQr(account) && (
            <div>
              <Button
                icon={<QrcodeOutlined />}
                onClick={() => {
                  setQrOpen(!isQrOpen);
                  setHasQr(true);
                }}
                aria-expanded={isQrOpen}
                data-action="paymentQr"
              >
                {t('paymentQr.title')}
              </Button>
            </div>
          )}
          {hasQr && (
            <div hidden={!isQrOpen}>
              <PaymentQr company={answer.data} iban={account.iban} requisites={requisites} />
            </div>
          )}
        </Flex>
      )}
    </Modal>
  );
}

const WIDTH = 520;
const QR_WIDTH = 720;

/** NBU QR codes are for transfers in hryvnias. */
function canBePaidByQr({ status, currencyCode }: Account): boolean {
  return status === AccountStatus.active && currencyCode === UAH.code;
}
