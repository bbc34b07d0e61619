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
import { Facts, type Fact } from './Facts';
import { PartySheet } from './PartySheet';
import { PurposeSheet } from './PurposeSheet';
import { useBankOf } from './use-bank-of';
import type { AskedPayment } from './use-submit';

export interface ConfirmSaveProps {
  asked: AskedPayment;
  account: Account | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The last look at a payment before it is saved: all that goes along with it, and what speaks against it. */
export function ConfirmSave({ asked, account, isBusy, onConfirm, onCancel }: ConfirmSaveProps) {
  const { language } = useShell();
  const { t } = useTranslation(['payments-uah', 'kernel']);
  const draft = toDraft(asked.values);
  const bank = useBankOf(draft.creditIban);
  const { ultimateDebtor, ultimateCreditor, structuredPurpose } = draft;
  const facts: readonly Fact[] = [
    [t('fields.receiverName'), draft.receiverName],
    [t(draft.receiverHasCode ? 'fields.receiverCode' : 'fields.passport'), draft.receiverCode],
    [t('fields.creditIban'), <span className="ncb-number ncb-breakable">{formatIban(draft.creditIban)}</span>],
    [t('fields.bank'), bank],
    [t('parties.ultmtCdtr'), ultimateCreditor && <PartySheet party={ultimateCreditor} />],
    [t('fields.debitAccount'), account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>],
    [
      t('fields.availableAfter'),
      account && <MoneyText amount={subtractAmounts(account.available, draft.amount)} currency={UAH.letters} />,
    ],
    [t('parties.ultmtDbtr'), ultimateDebtor && <PartySheet party={ultimateDebtor} />],
    [t('fields.purpose'), draft.purpose],
    [t('form.sheet.structuredPurpose'), structuredPurpose && <PurposeSheet purpose={structuredPurpose} />],
    [t('fields.standardPurposeCode'), draft.standardPurposeCode],
    [t('fields.valueDate'), draft.valueDate && toDotted(draft.valueDate)],
  ];

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
      <Facts facts={facts} />
    </Modal>
  );
}
