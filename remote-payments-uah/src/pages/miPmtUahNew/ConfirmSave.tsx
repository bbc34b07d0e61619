import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Account } from '@ncb/shared-kernel/api/contract';
import { toDotted } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { amountInWords, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { toDraft } from '../../features/payment';
import { ConfirmWarnings } from './ConfirmWarnings';
import { useBankOf } from './use-bank-of';
import type { AskedPayment } from './use-submit';

export interface ConfirmSaveProps {
  asked: AskedPayment;
  account: Account | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last look at a payment before it is saved: how much, to whom, what for, and what speaks against it. */
export function ConfirmSave({ asked, account, isBusy, onConfirm, onCancel }: ConfirmSaveProps) {
  const { language } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const draft = toDraft(asked.values);
  const bank = useBankOf(draft.creditIban);
  const facts = [
    ['receiverName', draft.receiverName],
    [draft.receiverHasCode ? 'receiverCode' : 'passport', draft.receiverCode],
    ['creditIban', <span className="ncb-number ncb-breakable">{formatIban(draft.creditIban)}</span>],
    ['bank', bank],
    ['debitAccount', account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>],
    [
      'availableAfter',
      account && <MoneyText amount={subtractAmounts(account.available, draft.amount)} currency={UAH.letters} />,
    ],
    ['purpose', draft.purpose],
    ['valueDate', draft.valueDate && toDotted(draft.valueDate)],
  ] as const;

  return (
    <Modal
      open
      title={t('form.confirm.title', { number: draft.number, date: toDotted(draft.documentDate) })}
      onCancel={onCancel}
      closable={!isBusy}
      mask={{ closable: false }}
      width={640}
      data-dialog="confirmSave"
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={onCancel} data-action="cancel">
          {t('form.confirm.edit')}
        </Button>,
        <Button key="save" type="primary" loading={isBusy} onClick={onConfirm} data-action="confirmSave">
          {t('common.save', { ns: 'kernel' })}
        </Button>,
      ]}
    >
      <p className="ncb-confirm-amount">
        <strong data-field="amount">
          <MoneyText amount={draft.amount} currency={UAH.letters} />
        </strong>
        <span className="ncb-quiet">{amountInWords(draft.amount, UAH.letters, language)}</span>
      </p>
      <ConfirmWarnings warnings={asked.warnings} />
      <dl className="ncb-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`fields.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Modal>
  );
}
