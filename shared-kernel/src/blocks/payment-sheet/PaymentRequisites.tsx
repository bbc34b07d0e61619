import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import type { Payment } from '../../api/contract';
import { findFieldOfRefusal } from '../../domain';
import { findCountry } from '../../domain/countries';
import { formatIban } from '../../domain/identifiers';
import { hasWords, spellAmount } from '../../domain/money';
import { readPaymentXml } from '../../domain/rules';
import { useOwnAccounts } from '../../queries';
import { getCountryOptions, MoneyText, useDates } from '../../ui';
import { CallBackMark } from './CallBackMark';
import { CopiedIban } from './CopiedIban';
import { CopiedUetr } from './CopiedUetr';
import { DocumentFields } from './DocumentFields';
import { NameCheck } from './NameCheck';
import { PartyFacts } from './PartyFacts';
import { PurposeFacts } from './PurposeFacts';
import styles from './document-view.module.css';
import { useTexts } from './texts';
import { useBankName } from './use-bank-name';

interface PaymentRequisitesProps {
  payment: Payment;
  /** True beside the document's timeline, which tells when the bank executed it. */
  hasTimeline?: boolean;
}

/** Fields of a hryvnia payment in the order of its form. */
export function PaymentRequisites({ payment, hasTimeline = false }: PaymentRequisitesProps) {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const { formatDay, formatMoment } = useDates();
  const { amount, currencyLetters } = payment;
  const xml = readPaymentXml(payment);
  const wrongField = payment.abortReason && findFieldOfRefusal(payment.abortReason);
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = xml.ok ? xml.parts : {};
  const purposeLabel = common('fields.structuredPurpose');
  return (
    <DocumentFields
      fields={[
        { name: 'receiver', label: t('to'), value: <Receiver payment={payment} wrongField={wrongField} /> },
        {
          name: 'nameCheck',
          label: t('nameCheck.label'),
          value: payment.receiverNameCheck && <NameCheck check={payment.receiverNameCheck} />,
        },
        {
          name: 'callBack',
          label: t('callBack.label'),
          value: payment.callBack && <CallBackMark record={payment.callBack} />,
        },
        {
          name: 'amount',
          label: common('fields.amount'),
          value: (
            <>
              <strong {...(wrongField === 'amount' && WRONG)}>
                <MoneyText amount={amount} currency={currencyLetters} />
              </strong>
              {hasWords(currencyLetters) && (
                <div className="ncb-quiet">{spellAmount(amount, currencyLetters, language, 'ifUsed')}</div>
              )}
            </>
          ),
        },
        { name: 'purpose', label: common('fields.purpose'), value: payment.purpose },
        {
          name: 'structuredPurpose',
          label: purposeLabel,
          value: structuredPurpose && structuredPurpose.kind !== 'none' && <PurposeFacts purpose={structuredPurpose} />,
        },
        // Damaged XML is shown as unreadable: the user may be about to sign it.
        { name: 'unreadable', label: purposeLabel, value: !xml.ok && t('unreadable') },
        {
          name: 'transfer',
          label: common('fields.transfer'),
          value: payment.isInstant && common('transfers.instant'),
        },
        { name: 'payer', label: t('from'), width: 'half', value: <Payer payment={payment} /> },
        { name: 'number', label: t('number'), width: 'quarter', value: payment.number },
        { name: 'documentDate', label: t('date'), width: 'quarter', value: formatDay(payment.documentDate) },
        {
          name: 'valueDate',
          label: common('fields.valueDate'),
          width: 'half',
          value: payment.valueDate && formatDay(payment.valueDate),
        },
        {
          name: 'confirmed',
          label: common('fields.confirmed'),
          width: 'half',
          value: !hasTimeline && payment.confirmed && formatMoment(payment.confirmed),
        },
        {
          name: 'uetr',
          label: 'UETR',
          value: payment.uetr && <CopiedUetr uetr={payment.uetr} />,
        },
        {
          name: 'standardPurposeCode',
          label: common('fields.standardPurposeCode'),
          width: 'half',
          value: payment.standardPurposeCode,
        },
        {
          name: 'ultimateDebtor',
          label: common('fields.ultmtDbtr'),
          width: 'half',
          value: ultimateDebtor && <PartyFacts party={ultimateDebtor} />,
        },
        {
          name: 'ultimateCreditor',
          label: common('fields.ultmtCdtr'),
          width: 'half',
          value: ultimateCreditor && <PartyFacts party={ultimateCreditor} />,
        },
      ]}
    />
  );
}

/** Marks the value that the bank refused the payment for. */
const WRONG = { className: styles['wrong'], 'data-problem': 'refused' };

interface ReceiverProps extends Pick<PaymentRequisitesProps, 'payment'> {
  wrongField: string | null;
}

function Receiver({ payment, wrongField }: ReceiverProps) {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const { creditIban, receiverName, receiverCode, receiverHasCode, receiverIsResident, receiverCountry } = payment;
  const bank = useBankName(creditIban);
  const codeOfPerson = receiverIsResident ? 'passport' : 'noCode';
  const code = `${common(`fields.${receiverHasCode ? 'receiverCode' : codeOfPerson}`)} ${receiverCode}`;
  const country = findCountry(receiverCountry ?? '')?.alpha2;
  const countryName = getCountryOptions(language).find(({ value }) => value === country)?.label;
  const nonResident = receiverIsResident ? '' : [t('nonResident'), countryName].filter(Boolean).join(', ');
  const about = [bank, nonResident].filter(Boolean).join(' · ');
  return (
    <>
      <strong>{receiverName}</strong>
      <div {...(wrongField === 'creditIban' && WRONG)}>
        <CopiedIban iban={creditIban} />
      </div>
      <div className="ncb-quiet">
        {receiverCode && <span {...(wrongField === 'receiverCode' && WRONG)}>{code}</span>}
        {receiverCode && about && ' · '}
        {about}
      </div>
    </>
  );
}

/** Own account with the company's name and code; of another company's account the number alone is known. */
function Payer({ payment: { debitIban } }: Pick<PaymentRequisitesProps, 'payment'>) {
  const { session } = useSteadyShell();
  const { accounts } = useOwnAccounts();
  const account = accounts.find(({ iban }) => iban === debitIban);
  const company = session.companies.find(({ ref }) => ref === session.companyRef);
  return (
    <>
      {account?.comment && <div>{account.comment}</div>}
      <span className="ncb-number ncb-breakable">{formatIban(debitIban)}</span>
      {account && company && (
        <div className="ncb-quiet">{[company.shortName, company.code].filter(Boolean).join(' · ')}</div>
      )}
    </>
  );
}
