import type { Account } from '@ncb/shared-kernel/api/contract';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { formatPhone, type CallBack } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { ConfirmDialog, MoneyText, type PendingSave, useDates } from '@ncb/shared-kernel/ui';
import { toDraft, type PaymentValues } from '../../features/payment';
import type { PaymentWarnings } from '../../features/receiver';
import { ConfirmWarnings } from './ConfirmWarnings';
import { Facts, type Fact, PartyFacts, PurposeFacts, useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { useTexts } from '../../texts';

interface ConfirmSaveProps {
  pendingSave: PendingSave<PaymentValues, PaymentWarnings>;
  account: Account | null;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmSave({ pendingSave, account, isBusy, onConfirm, onCancel }: ConfirmSaveProps) {
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const draft = toDraft(pendingSave.values);
  const bank = useBankName(draft.creditIban);
  const { ultimateDebtor, ultimateCreditor, structuredPurpose } = draft;
  const facts: readonly Fact[] = [
    [common('fields.receiverName'), draft.receiverName],
    [common(draft.receiverHasCode ? 'fields.receiverCode' : 'fields.passport'), draft.receiverCode],
    [common('fields.creditIban'), <span className="ncb-number ncb-breakable">{formatIban(draft.creditIban)}</span>],
    [common('fields.bank'), bank],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartyFacts party={ultimateCreditor} />],
    [
      common('fields.debitAccount'),
      account && <span className="ncb-number ncb-breakable">{formatIban(account.iban)}</span>,
    ],
    [
      common('fields.availableAfter'),
      account && <MoneyText amount={subtractAmounts(account.available, draft.amount)} currency={UAH.letters} />,
    ],
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartyFacts party={ultimateDebtor} />],
    [common('fields.purpose'), draft.purpose],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeFacts purpose={structuredPurpose} />],
    [common('fields.standardPurposeCode'), draft.standardPurposeCode],
    [common('fields.valueDate'), draft.valueDate && formatDay(draft.valueDate)],
    [t('form.callBack.new'), draft.callBack && describeCall(draft.callBack, t('form.callBack.notDone'), formatDay)],
    [common('fields.transfer'), draft.isInstant && common('transfers.instant')],
  ];

  return (
    <ConfirmDialog
      title={t('form.confirm.title', { number: draft.number, date: formatDay(draft.documentDate) })}
      amount={draft.amount}
      currency={UAH.letters}
      warnings={<ConfirmWarnings warnings={pendingSave.warnings} />}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Facts facts={facts} />
    </ConfirmDialog>
  );
}

function describeCall(
  { isDone, person, phone, day, time, confirmedBy }: CallBack,
  notDone: string,
  formatDay: (day: string) => string,
): string {
  if (!isDone) return notDone;
  return [person, formatPhone(phone), `${formatDay(day)} ${time}`, confirmedBy].filter(Boolean).join(', ');
}
