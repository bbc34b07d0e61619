import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { Payment } from '../../api/contract';
import { findCountry } from '../../domain/countries';
import { toDotted, toDottedMoment } from '../../domain/dates';
import { formatIban } from '../../domain/identifiers';
import { amountInWords, hasWords } from '../../domain/money';
import { readPaymentXml } from '../../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { countryOptions, MoneyText } from '../../ui';
import { PartySheet } from './PartySheet';
import { PurposeSheet } from './PurposeSheet';
import { useBankOf } from './use-bank-of';
import { useTexts } from './texts';

export interface PaymentSheetProps {
  payment: Payment;
}

export function PaymentSheet({ payment }: PaymentSheetProps) {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const bank = useBankOf(payment.creditIban);
  const xml = readPaymentXml(payment);
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = xml.ok ? xml.parts : {};
  const code = payment.receiverHasCode ? 'receiverCode' : payment.receiverIsResident ? 'passport' : 'noCode';
  const country = findCountry(payment.receiverCountry ?? '')?.alpha2;
  const countryName = countryOptions(language).find(({ value }) => value === country)?.label;
  const nonResident = [t('nonResident'), countryName].filter(Boolean).join(', ');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [common('fields.number'), payment.number],
    [common('fields.documentDate'), toDotted(payment.documentDate)],
    [common('fields.valueDate'), payment.valueDate && toDotted(payment.valueDate)],
    [common('fields.debitAccount'), account(payment.debitIban)],
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartySheet party={ultimateDebtor} />],
    [common('fields.creditIban'), account(payment.creditIban)],
    [common('fields.bank'), bank],
    [common('fields.receiverName'), payment.receiverName],
    [common(`fields.${code}`), payment.receiverCode],
    [common('fields.isResident'), !payment.receiverIsResident && nonResident],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartySheet party={ultimateCreditor} />],
    [
      common('fields.amount'),
      <span key="amount">
        <MoneyText amount={payment.amount} currency={payment.currencyLetters} />
        <br />
        {hasWords(payment.currencyLetters) && (
          <span className="ncb-quiet">
            {amountInWords(payment.amount, payment.currencyLetters, language, 'ifUsed')}
          </span>
        )}
      </span>,
    ],
    [common('fields.purpose'), payment.purpose],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeSheet purpose={structuredPurpose} />],
    // Damaged XML is shown as unreadable: the user may be about to sign it.
    [common('fields.structuredPurpose'), !xml.ok && t('unreadable')],
    [common('fields.standardPurposeCode'), payment.standardPurposeCode],
    [common('fields.creator'), payment.creator],
    [common('fields.confirmed'), payment.confirmed && toDottedMoment(payment.confirmed)],
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

function isThere(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function account(iban: string) {
  return <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>;
}
