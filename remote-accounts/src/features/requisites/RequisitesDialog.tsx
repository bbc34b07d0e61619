import { Modal } from 'antd';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { AnswerFailure, Waiting } from '@ncb/shared-kernel/ui';
import { useCompanyForm } from '@ncb/shared-kernel/queries';
import { getRequisites } from './get-requisites';
import { RequisitesActions } from './RequisitesActions';
import { useTexts } from '../../texts';

export interface RequisitesDialogProps {
  account: Account;
  onClose: () => void;
}

export function RequisitesDialog({ account, onClose }: RequisitesDialogProps) {
  const { session } = useShell();
  const { t } = useTexts();
  const answer = useCompanyForm();
  const requisites = answer.data ? getRequisites(account, answer.data, session.bankName) : [];

  return (
    <Modal
      open
      title={t('requisites.title')}
      onCancel={onClose}
      data-dialog="requisites"
      footer={answer.isSuccess && <RequisitesActions account={account} requisites={requisites} />}
    >
      {answer.isPending && <Waiting rows={6} />}
      {answer.isError && <AnswerFailure answer={answer} />}
      {answer.isSuccess && (
        <dl className="ncb-facts" data-field="requisites">
          {requisites.map(({ field, value }) => (
            <div key={field}>
              <dt>{t(`requisites.${field}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  );
}
