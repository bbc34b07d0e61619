import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { formatIban } from '@ncb/shared-kernel/domain/identifiers';
import { amountInWords } from '@ncb/shared-kernel/domain/money';
import { readPaymentXml } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { useShell } from '@ncb/shared-kernel/remote-contract';
import { MoneyText } from '@ncb/shared-kernel/ui';
import { PartySheet } from './PartySheet';
import { PurposeSheet } from './PurposeSheet';
import { useBankOf } from './use-bank-of';

export interface PaymentSheetProps {
  payment: Payment;
}

/** All requisites of a stored payment, as they were filled in; what was left empty has no line. */
export function PaymentSheet({ payment }: PaymentSheetProps) {
  const { language } = useShell();
  const { t } = useTranslation('payments-uah');
  const bank = useBankOf(payment.creditIban);
  const xml = readPaymentXml(payment);
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = xml.ok ? xml.parts : {};
  const code = payment.receiverHasCode ? 'receiverCode' : payment.receiverIsResident ? 'passport' : 'noCode';
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('fields.number'), payment.number],
    [t('fields.documentDate'), toDotted(payment.documentDate)],
    [t('fields.valueDate'), payment.valueDate && toDotted(payment.valueDate)],
    [t('fields.debitAccount'), account(payment.debitIban)],
    [t('parties.ultmtDbtr'), ultimateDebtor && <PartySheet party={ultimateDebtor} />],
    [t('fields.creditIban'), account(payment.creditIban)],
    [t('fields.bank'), bank],
    [t('fields.receiverName'), payment.receiverName],
    [t(`fields.${code}`), payment.receiverCode],
    [t('fields.isResident'), !payment.receiverIsResident && t('form.sheet.nonResident')],
    [t('parties.ultmtCdtr'), ultimateCreditor && <PartySheet party={ultimateCreditor} />],
    [
      t('fields.amount'),
      <span key="amount">
        <MoneyText amount={payment.amount} currency={payment.currencyLetters} />
        <br />
        <span className="ncb-quiet">{amountInWords(payment.amount, UAH.letters, language)}</span>
      </span>,
    ],
    [t('fields.purpose'), payment.purpose],
    [t('form.sheet.structuredPurpose'), structuredPurpose && <PurposeSheet purpose={structuredPurpose} />],
    // Damaged XML is not hidden: somebody is about to sign it.
    [t('form.sheet.structuredPurpose'), !xml.ok && t('form.sheet.unreadable')],
    [t('fields.standardPurposeCode'), payment.standardPurposeCode],
    [t('fields.creator'), payment.creator],
    [t('fields.confirmed'), payment.confirmed && toDottedMoment(payment.confirmed)],
  ];
  return (
    <Descriptions
      bordered
      size="small"
      column={1}
      className="ncb-sheet"
      items={rows
        .filter(([, value]) => isThere(value))
        .map(([label, value], index) => ({ key: `${index}`, label, children: value }))}
    />
  );
}

/** Nothing, an empty text and a condition that does not hold have no line. */
function isThere(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function account(iban: string) {
  return <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>;
}
