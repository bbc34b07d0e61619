import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { spellAmount, formatAmount, hasWords } from '@ncb/shared-kernel/domain/money';
import {
  dropEmptyRows,
  buildPartyRows,
  buildPurposeRows,
  formatCallBack,
  formatNameCheck,
  type BankMarks,
  type PrintedNameCheck,
  type PrintoutSection,
} from '@ncb/shared-kernel/domain/papers';
import type { CallBackRecord } from '@ncb/shared-kernel/domain/rules';
import { PartyRole } from '@ncb/shared-kernel/domain/parties';
import { OWN_BANK } from '../banks/own-bank';

interface PaymentNames {
  readonly receiverBank: string;
  readonly nameCheck: PrintedNameCheck | null;
  readonly countryName: (code: string) => string;
}

/**
 * Builds the sections in the order of the bank's form. Source: docs/requirements/banking-rules.md#payment-instruction.
 */
export function buildPaymentSections(
  value: (name: CanonicalField) => string,
  { received, confirmed, uetr = '' }: BankMarks,
  { receiverBank, nameCheck, countryName }: PaymentNames,
): readonly PrintoutSection[] {
  const currency = value('currency');
  const amount = value('amount');
  const executed = confirmed.slice(0, 10);
  return [
    {
      heading: '',
      rows: dropEmptyRows([
        ['Дата складання', toDottedDate(value('documentDate'))],
        ['Дата валютування', toDottedDate(value('valueDate'))],
        ['Дата та час отримання', toDottedMoment(received)],
        ['Дата та час прийняття до виконання', toDottedMoment(confirmed)],
        ['Дата виконання', toDottedDate(executed)],
        ['UETR', uetr],
      ]),
    },
    {
      heading: 'Платник',
      rows: dropEmptyRows([
        ['Платник', value('payerName')],
        ['Код платника', value('payerCode')],
        ['Рахунок платника', value('payerIban')],
        ['Надавач платіжних послуг платника', `${OWN_BANK.name}, код ${OWN_BANK.code}`],
        ...buildPartyRows(value('ultimateDebtor'), PartyRole.debtor),
      ]),
    },
    {
      heading: 'Отримувач',
      rows: dropEmptyRows([
        ['Отримувач', value('receiverName')],
        [value('receiverHasCode') === 'false' ? 'Паспорт отримувача' : 'Код отримувача', value('receiverCode')],
        ['Рахунок отримувача', value('receiverIban')],
        ['Перевірка імені', formatNameCheck(nameCheck)],
        ['Дзвінок отримувачу', formatCallBack(readCallBack(value))],
        ['Надавач платіжних послуг отримувача', formatBank(receiverBank, value('receiverIban'))],
        ['Резидентність отримувача', value('receiverIsResident') === 'false' ? 'нерезидент' : ''],
        ['Країна отримувача', countryName(value('receiverCountry'))],
        ...buildPartyRows(value('ultimateCreditor'), PartyRole.creditor),
      ]),
    },
    {
      heading: 'Сума і призначення',
      rows: dropEmptyRows([
        ['Сума', `${formatAmount(amount, 'ua')} ${currency}`],
        ['Сума словами', hasWords(currency) ? spellAmount(amount, currency, 'uk') : ''],
        ['Спосіб відправлення', value('isInstant') === 'true' ? 'миттєвий платіж на IBAN' : ''],
        ['Призначення платежу', value('purpose')],
        ['Стандартний код призначення', value('standardPurposeCode')],
        ...buildPurposeRows(value('structuredPurpose'), value('structuredPurposeKind')),
      ]),
    },
  ];
}

function formatBank(name: string, iban: string): string {
  return [name, `код ${getIbanBankCode(iban)}`].filter((part) => part !== '').join(', ');
}

function toDottedDate(day: string): string {
  return day === '' ? '' : toDotted(day);
}

/** Reads the signed statement about a call; null without one. */
function readCallBack(value: (name: CanonicalField) => string): CallBackRecord | null {
  if (value('callBack') === '') return null;
  return {
    isDone: value('callBack') === 'done',
    caller: value('callBackCaller'),
    person: value('callBackPerson'),
    phone: value('callBackPhone'),
    phoneSince: value('callBackPhoneSince'),
    day: value('callBackDay'),
    time: value('callBackTime'),
    confirmedBy: value('callBackConfirmedBy'),
  };
}
