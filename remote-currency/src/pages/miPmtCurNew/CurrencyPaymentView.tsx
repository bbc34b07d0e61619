import type { CurrencyPayment } from '@ncb/shared-kernel/api/contract';
import { getAccountParty } from '@ncb/shared-kernel/blocks/document-form';
import { CopiedIban, DocumentFields, DocumentView, useXmlFacts } from '@ncb/shared-kernel/blocks/payment-sheet';
import { TrackingCard } from '@ncb/shared-kernel/blocks/tracking';
import { formatIban, shortenIban } from '@ncb/shared-kernel/domain/identifiers';
import type { BankPart } from '@ncb/shared-kernel/domain/rules';
import { buildPageAddress } from '@ncb/shared-kernel/domain/vocabulary';
import { isAllowedInStatus } from '@ncb/shared-kernel/domain/workflow';
import { useContracts, useOwnAccounts } from '@ncb/shared-kernel/queries';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryName, goTo, MoneyText, useDates } from '@ncb/shared-kernel/ui';
import { useTexts } from '../../texts';
import { BasisText } from '../../features/basis';

interface CurrencyPaymentViewProps {
  payment: CurrencyPayment;
}

export function CurrencyPaymentView({ payment }: CurrencyPaymentViewProps) {
  const { navigation } = useShell();
  const { t } = useTexts();
  const { debitIban, beneficiary } = payment;
  const { accounts } = useOwnAccounts();
  const account = accounts.find(({ iban }) => iban === debitIban);
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
      summary={{
        document: payment,
        from: getAccountParty({ iban: debitIban, comment: account?.comment }),
        to: { name: beneficiary.name, about: shortenIban(beneficiary.account) },
        available: account?.currencyLetters === payment.currencyLetters ? account.available : null,
      }}
    >
      {payment.uetr && <TrackingCard payment={{ ...payment, uetr: payment.uetr }} />}
      <PaymentFields payment={payment} />
    </DocumentView>
  );
}

function PaymentFields({ payment }: CurrencyPaymentViewProps) {
  const { language } = useShell();
  const { t, common } = useTexts();
  const { formatDay } = useDates();
  const contracts = useContracts().data?.contracts ?? [];
  const xmlFacts = useXmlFacts(payment);
  const { beneficiary, beneficiaryBank, intermediaryBank, feePayer } = payment;
  const joinBank = ({ name, swift, country, address, correspondentAccount, nationalCode }: BankPart) =>
    [name, swift, country && getCountryName(country, language), address, correspondentAccount, nationalCode]
      .filter(Boolean)
      .join(', ');
  const address = [beneficiary.address, beneficiary.country && getCountryName(beneficiary.country, language)];
  return (
    <DocumentFields
      fields={[
        {
          name: 'beneficiary',
          label: t('payment.receiver'),
          value: (
            <>
              <strong data-field="beneficiary.name">{beneficiary.name}</strong>
              <div>
                <CopiedIban iban={beneficiary.account} />
              </div>
              <div className="ncb-quiet">{[beneficiary.code, beneficiary.secondCode].filter(Boolean).join(', ')}</div>
            </>
          ),
        },
        { name: 'address', label: t('payment.address.title'), value: address.filter(Boolean).join(', ') },
        { name: 'bank', label: t('payment.bank'), value: joinBank(beneficiaryBank) },
        { name: 'intermediary', label: t('payment.intermediary.title'), value: joinBank(intermediaryBank) },
        {
          name: 'amount',
          label: common('fields.amount'),
          width: 'half',
          value: (
            <strong>
              <MoneyText amount={payment.amount} currency={payment.currencyLetters} />
            </strong>
          ),
        },
        {
          name: 'feePayer',
          label: t('payment.feePayer'),
          width: 'half',
          value: feePayer && `${t(`payment.fees.${feePayer}.title`)} (${feePayer})`,
        },
        { name: 'purpose', label: common('fields.purpose'), value: payment.purpose },
        {
          name: 'basis',
          label: t('basis.label'),
          value: payment.basis && (
            <BasisText basis={payment} contracts={contracts} currency={payment.currencyLetters} />
          ),
        },
        ...xmlFacts.map(([label, value]) => ({ name: label, label, value })),
        {
          name: 'payer',
          label: t('payment.account'),
          width: 'half',
          value: <span className="ncb-number ncb-breakable">{formatIban(payment.debitIban)}</span>,
        },
        {
          name: 'documentDate',
          label: common('fields.documentDate'),
          width: 'quarter',
          value: formatDay(payment.documentDate),
        },
        {
          name: 'valueDate',
          label: common('fields.valueDate'),
          width: 'quarter',
          value: payment.valueDate && formatDay(payment.valueDate),
        },
        {
          name: 'kind',
          label: t('payment.kind'),
          width: 'half',
          value: payment.kind && common(`currencyPaymentKind.${payment.kind}`),
        },
        {
          name: 'fundsSource',
          label: t('payment.fundsSource'),
          width: 'half',
          value: payment.fundsSource && common(`fundsSource.${payment.fundsSource}`),
        },
        { name: 'comment', label: t('payment.comment'), value: payment.comment },
      ]}
    />
  );
}
