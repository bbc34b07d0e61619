import type { Payment } from '@ncb/shared-kernel/api/contract';
import { getAccountParty } from '@ncb/shared-kernel/blocks/document-form';
import { DocumentView, PaymentRequisites, useBankName } from '@ncb/shared-kernel/blocks/payment-sheet';
import { shortenIban } from '@ncb/shared-kernel/domain/identifiers';
import { buildPageAddress, UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { canBecomeTemplate, hasInstruction, isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { goTo } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';

interface UahPaymentViewProps {
  payment: Payment;
}

export function UahPaymentView({ payment }: UahPaymentViewProps) {
  const { navigation } = useShell();
  const { t, common } = useTexts();
  const { debitIban, creditIban } = payment;
  const { accounts } = useOwnAccounts();
  const account = accounts.find(({ iban }) => iban === debitIban);
  const bank = useBankName(creditIban);
  const open = (mode: 'change' | 'copy' | 'template') =>
    goTo(navigation, buildPageAddress('miPmtUahNew', { id: payment.id, mode }));
  const template = { name: 'template', label: t('form.templates.make'), run: () => open('template') };

  return (
    <DocumentView
      page="miPmtUahNew"
      title={common('documentTitle', { number: payment.number })}
      document={{ ...payment, currencyLetters: UAH.letters }}
      commands={[
        {
          name: 'change',
          label: t('actions.change'),
          isAllowed: isAllowedInStatus('change', payment.status),
          run: () => open('change'),
        },
        {
          name: 'copy',
          label: t('actions.copy'),
          reason: payment.isOutcomeUnknown ? t('journal.reasons.outcomeUnknown') : null,
          run: () => open('copy'),
        },
        ...(canBecomeTemplate(payment) ? [template] : []),
      ]}
      isPrintable={hasInstruction(payment)}
      summary={{
        document: payment,
        from: getAccountParty({ iban: debitIban, comment: account?.comment }),
        to: { name: payment.receiverName, about: [shortenIban(creditIban), bank].filter(Boolean).join(', ') },
        available: account?.available ?? null,
      }}
    >
      <PaymentRequisites payment={payment} hasTimeline />
    </DocumentView>
  );
}
