import type { CurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { DocumentView, Facts, SignatureMarks, type Fact, useXmlFacts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { TrackingCard } from '@ncb/shared-kernel/blocks/tracking';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import type { BankPart } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { useContracts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, goTo, MoneyText } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { BasisText } from '../../features/basis';

export interface CurrencyPaymentViewProps {
  payment: CurrencyPayment;
}

export function CurrencyPaymentView({ payment }: CurrencyPaymentViewProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const open = (mode: 'change' | 'copy' | 'template') =>
    goTo(navigation, buildPageAddress('miPmtCurNew', { id: payment.id, mode }));
  return (
    <DocumentView
      page="miPmtCurNew"
      title={t('payment.viewTitle', { number: payment.number })}
      document={payment}
      commands={[
        {
          name: 'change',
          label: t('payment.change'),
          isAllowed: isAllowedInStatus('change', payment.status),
          run: () => open('change'),
        },
        { name: 'copy', label: t('payment.copy'), run: () => open('copy') },
        { name: 'template', label: t('payment.makeTemplate'), run: () => open('template') },
      ]}
      refused={t('payment.abortReason')}
    >
      {payment.uetr && (
        <section className="ncb-sheet">
          <TrackingCard payment={{ ...payment, uetr: payment.uetr }} />
        </section>
      )}
      <section className="ncb-sheet">
        <PaymentFacts payment={payment} />
      </section>
      <SignatureMarks signatures={payment.signatures} />
    </DocumentView>
  );
}

function PaymentFacts({ payment }: CurrencyPaymentViewProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const contracts = useContracts().data?.contracts ?? [];
  const parts = useXmlFacts(payment);
  const { beneficiary, beneficiaryBank, intermediaryBank } = payment;
  const bank = ({ name, swift, country, address, correspondentAccount, nationalCode }: BankPart) =>
    [name, swift, country && getCountryName(country, language), address, correspondentAccount, nationalCode]
      .filter(Boolean)
      .join(', ');
  const facts: readonly Fact[] = [
    [
      common('fields.amount'),
      <strong data-field="amount">
        <MoneyText amount={payment.amount} currency={payment.currencyLetters} />
      </strong>,
    ],
    [common('fields.documentDate'), toDotted(payment.documentDate)],
    [common('fields.valueDate'), payment.valueDate && toDotted(payment.valueDate)],
    [t('payment.kind'), payment.kind && common(`currencyPaymentKind.${payment.kind}`)],
    [t('payment.account'), <span className="ncb-number ncb-breakable">{formatIban(payment.debitIban)}</span>],
    [t('payment.receiver'), <strong data-field="beneficiary.name">{beneficiary.name}</strong>],
    [t('payment.beneficiary.code'), [beneficiary.code, beneficiary.secondCode].filter(Boolean).join(', ')],
    [
      t('payment.beneficiary.account'),
      <span className="ncb-number ncb-breakable">{formatIban(beneficiary.account)}</span>,
    ],
    [
      t('payment.address.title'),
      [beneficiary.address, beneficiary.country && getCountryName(beneficiary.country, language)]
        .filter(Boolean)
        .join(', '),
    ],
    [t('payment.bank'), bank(beneficiaryBank)],
    [t('payment.intermediary.title'), bank(intermediaryBank)],
    [t('payment.feePayer'), payment.feePayer && `${t(`payment.fees.${payment.feePayer}.title`)} (${payment.feePayer})`],
    [t('payment.fundsSource'), payment.fundsSource && common(`fundsSource.${payment.fundsSource}`)],
    [
      t('basis.label'),
      payment.basis && <BasisText basis={payment} contracts={contracts} currency={payment.currencyLetters} />,
    ],
    [common('fields.purpose'), payment.purpose],
    ...parts,
    [t('payment.comment'), payment.comment],
    [common('fields.confirmed'), payment.confirmed && toDottedMoment(payment.confirmed)],
    [common('fields.creator'), payment.creator],
  ];
  return <Facts facts={facts} />;
}
