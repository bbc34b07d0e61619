import type { Account } from '@ncb/shared-kernel/api/contract';
import { getAccountParty, SideSummary } from '@ncb/shared-kernel/blocks/document-form';
import { onDemand } from '@ncb/shared-kernel/blocks/on-demand';
import { useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { isCalendarDate } from '@ncb/shared-kernel/domain/dates';
import { checkIban, shortenIban } from '@ncb/shared-kernel/domain/identifiers';
import { DocumentType, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { type CheckedForm, useDates } from '@ncb/shared-kernel/ui';
import type { ReactNode } from 'react';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { canBeInstant, toDraft, type PaymentValues } from '../../features/payment';
import { useLiveWarnings } from '../../features/receiver';
import { useTexts } from '../../texts';

interface PaymentSummaryProps {
  checked: CheckedForm<PaymentValues>;
  id: string | null;
  accounts: readonly Account[];
  isTemplate: boolean;
  problems: ReactNode;
  isBusy: boolean;
  onSave: () => void;
}

export function PaymentSummary(props: PaymentSummaryProps) {
  const { formatDay } = useDates();
  const { checked, id, accounts, isTemplate, problems, isBusy, onSave } = props;
  const { t, common } = useTexts();
  const { values } = checked;
  const draft = toDraft(values);
  const warnings = useWarnings(values, id, isTemplate);
  const bank = useBankName(draft.creditIban);
  const account = accounts.find((one) => one.id === values.debitAccountId);
  const amount = parseAmount(values.amount);
  const { documentDate: date } = values;
  const isWrong = draft.creditIban !== '' && checkIban(draft.creditIban) !== null && checked.problemOf('creditIban');
  const iban = checkIban(draft.creditIban) === null ? shortenIban(draft.creditIban) : '';
  return (
    <SideSummary
      title={
        isTemplate
          ? t('form.summary.template')
          : t(draft.isInstant ? 'form.summary.instantTitle' : 'form.summary.title', {
              number: draft.number,
              date: isCalendarDate(date) ? formatDay(date) : date,
            })
      }
      amount={amount.ok ? amount.amount : null}
      currency={UAH.letters}
      from={account ? getAccountParty(account) : { name: t('form.summary.noAccount'), isOpen: true }}
      to={{
        name: draft.receiverName || t('form.summary.nobody'),
        isOpen: draft.receiverName === '',
        about: isWrong ? t('form.summary.wrongAccount') : [iban, bank].filter(Boolean).join(', '),
      }}
      available={account?.available ?? null}
      problems={problems}
      {...warnings}
      save={
        isTemplate
          ? { title: t('form.templates.save'), action: 'saveTemplate' }
          : { title: common('common.save'), action: 'save' }
      }
      isBusy={isBusy}
      onSave={onSave}
      approval={{
        type: DocumentType.uahPayment,
        amount: amount.ok && !isTemplate ? amount.amount : null,
        receiverAccount: iban && draft.creditIban,
      }}
      {...(!isTemplate && { note: t('form.summary.note') })}
    />
  );
}

/** Returns warnings in full, and a short title for narrow windows; of other accounts the alarm in the form warns. */
function useWarnings(values: PaymentValues, id: string | null, isTemplate: boolean) {
  const { t } = useTexts();
  const live = useLiveWarnings(values, id);
  const warnings = isTemplate || !canBeInstant(values) ? live : { ...live, otherAccounts: [] };
  const [alike] = warnings.lookAlikes;
  const hasAny = alike !== undefined || warnings.otherAccounts.length > 0 || warnings.otherNames.length > 0;
  if (!hasAny) return {};
  return {
    warningTitle: alike ? t('form.summary.warning', { number: alike.number }) : t('form.summary.look'),
    warnings: <SummaryWarnings warnings={warnings} />,
  };
}

const SummaryWarnings = onDemand(
  'miPmtUahNew/warnings',
  async () => (await import('./SummaryWarnings')).SummaryWarnings,
);
