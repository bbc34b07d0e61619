import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import type { Payment } from '../../api/contract';
import { findCountry } from '../../domain/countries';
import { toDotted, toDottedMoment } from '../../domain/dates';
import { formatIban } from '../../domain/identifiers';
import { spellAmount, hasWords } from '../../domain/money';
import { readPaymentXml } from '../../domain/rules';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';
import { getCountryOptions, MoneyText } from '../../ui';
import { PartyFacts } from './PartyFacts';
import { PurposeFacts } from './PurposeFacts';
import { useBankName } from './use-bank-name';
import { useTexts } from './texts';

export interface PaymentRequisitesProps {
  payment: Payment;
}

export function PaymentRequisites({ payment }: PaymentRequisitesProps) {
  const { language } = useSteadyShell();
  const { t, common } = useTexts();
  const bank = useBankName(payment.creditIban);
  const xml = readPaymentXml(payment);
  const { structuredPurpose, ultimateDebtor, ultimateCreditor } = xml.ok ? xml.parts : {};
  const codeOfPerson = payment.receiverIsResident ? 'passport' : 'noCode';
  const code = payment.receiverHasCode ? 'receiverCode' : codeOfPerson;
  const country = findCountry(payment.receiverCountry ?? '')?.alpha2;
  const countryName = getCountryOptions(language).find(({ value }) => value === country)?.label;
  const nonResident = [t('nonResident'), countryName].filter(Boolean).join(', ');
  const rows: readonly (readonly [string, ReactNode])[] = [
    [common('fields.number'), payment.number],
    [common('fields.documentDate'), toDotted(payment.documentDate)],
    [common('fields.valueDate'), payment.valueDate && toDotted(payment.valueDate)],
    [common('fields.debitAccount'), renderAccount(payment.debitIban)],
    [common('fields.ultmtDbtr'), ultimateDebtor && <PartyFacts party={ultimateDebtor} />],
    [common('fields.creditIban'), renderAccount(payment.creditIban)],
    [common('fields.bank'), bank],
    [common('fields.receiverName'), payment.receiverName],
    [common(`fields.${code}`), payment.receiverCode],
    [common('fields.isResident'), !payment.receiverIsResident && nonResident],
    [common('fields.ultmtCdtr'), ultimateCreditor && <PartyFacts party={ultimateCreditor} />],
    [
      common('fields.amount'),
      <span key="amount">
        <MoneyText amount={payment.amount} currency={payment.currencyLetters} />
        <br />
        {hasWords(payment.currencyLetters) && (
          <span className="ncb-quiet">{spellAmount(payment.amount, payment.currencyLetters, language, 'ifUsed')}</span>
        )}
      </span>,
    ],
    [common('fields.purpose'), payment.purpose],
    [common('fields.structuredPurpose'), structuredPurpose && <PurposeFacts purpose={structuredPurpose} />],
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
        .filter(([, value]) => hasContent(value))
        .map(([label, value], index) => ({ key: `${index}`, label, children: value }))}
    />
  );
}

function hasContent(value: ReactNode): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}

function renderAccount(iban: string) {
  return <span className="ncb-number ncb-breakable">{formatIban(iban)}</span>;
}
