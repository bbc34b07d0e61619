import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spellAmount } from '../../domain/money';
import type { CurrencyLetters } from '../../domain/vocabulary';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '../MoneyText';
import { UnsavedNotice } from './UnsavedNotice';

export interface ConfirmDialogProps {
  title: string;
  amount: string;
  currency: CurrencyLetters;
  warnings: ReactNode;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children: ReactNode;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, amount, currency, warnings, isBusy, onConfirm, onCancel, children } = props;
  const { language } = useSteadyShell();
  const { t } = useTranslation('kernel');
  return (
    <Modal
      open
      title={title}
      onCancel={onCancel}
      closable={!isBusy}
      mask={{ closable: false }}
      width={640}
      data-dialog="confirmSave"
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onCancel} data-action="cancel">
          {t('forms.backToForm')}
        </Button>,
        <Button key="save" type="primary" loading={isBusy} onClick={onConfirm} data-action="confirmSave">
          {t('common.save')}
        </Button>,
      ]}
    >
      <p className="ncb-confirm-amount">
        <strong data-field="amount">
          <MoneyText amount={amount} currency={currency} />
        </strong>
        <span className="ncb-quiet">{spellAmount(amount, currency, language, 'ifUsed')}</span>
      </p>
      {warnings}
      {children}
      <UnsavedNotice place="dialog" />
    </Modal>
  );
}
