import { PartyRole, readParty } from '../parties';
import { isStructuredPurposeKind, readStructuredPurpose } from '../remittance';
import type { PrintoutRow } from './printout-section';

/** Shows unreadable XML as it is. */
export function buildPurposeRows(xml: string, kind: string): readonly PrintoutRow[] {
  const reading = readStructuredPurpose(xml, isStructuredPurposeKind(kind) ? kind : undefined);
  if (!reading.ok) return [['Структуроване призначення', xml]];
  const { purpose } = reading;
  switch (purpose.kind) {
    case 'none':
      return [];
    case 'budget':
      return [
        ['Код виду сплати', purpose.paymentKindCode],
        ['Інформація про податкове повідомлення', purpose.taxNotice],
        ['Додаткова інформація запису', purpose.additionalInfo],
      ];
    case 'stateProperty':
      return [
        ['Код бюджетної класифікації', purpose.budgetCode],
        ['Додаткова інформація запису', purpose.additionalInfo],
      ];
    case 'singleAccount':
      return purpose.taxLines.map(({ category, account, amount, additionalInfo }, index) => [
        `Розподіл, рядок ${index + 1}`,
        [category, account, `${amount} UAH`, additionalInfo].join('; '),
      ]);
  }
}

export function buildPartyRows(xml: string, role: PartyRole): readonly PrintoutRow[] {
  const [who, whose] = role === PartyRole.debtor ? ['платник', 'платника'] : ['отримувач', 'отримувача'];
  const reading = readParty(xml, role);
  if (!reading.ok) return [[`Фактичний ${who}`, xml]];
  const { name, identificationType, identificationCode } = reading.party;
  return [
    [`Фактичний ${who}`, name],
    [`Код фактичного ${whose}`, `${identificationType} ${identificationCode}`.trim()],
  ];
}
