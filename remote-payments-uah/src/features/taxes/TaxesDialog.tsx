import { EmptyView, AnswerStates } from '@ncb/shared-kernel/ui';
import { Modal } from 'antd';
import { useTexts } from '../../texts';
import { TaxList, type TaxListProps } from './TaxList';
import styles from './taxes.module.css';
import { useOwnTaxes } from './use-own-taxes';

interface TaxesDialogProps extends Omit<TaxListProps, 'taxes'> {
  onClose: () => void;
}

/** All taxes of the company; on a phone a sheet. */
export function TaxesDialog({ onClose, ...list }: TaxesDialogProps) {
  const { t } = useTexts();
  const { taxes, answer } = useOwnTaxes();
  return (
    <Modal open title={t('taxes.title')} width={400} footer={null} onCancel={onClose} data-dialog="taxes">
      <div className={styles['sheet']}>
        <AnswerStates answer={answer} isEmpty={() => taxes.length === 0} empty={<EmptyView text={t('taxes.none')} />}>
          <TaxList {...list} taxes={taxes} />
        </AnswerStates>
      </div>
    </Modal>
  );
}
