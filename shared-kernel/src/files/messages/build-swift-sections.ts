import { toDotted } from '../../domain/dates';
import { section, type PrintoutRow, type PrintoutSection } from '../../domain/papers';
import { toDottedMoment } from '../../domain/dates';
import type { MessageAddress, MessageAgent, MessageParty, SwiftMessage } from './swift-message';

/**
 * Formats a message for reading: MT103 fields, which users know, with their pacs.008 elements. Source:
 * docs/requirements/currency.md#uetr-and-tracking.
 */
export function buildSwiftSections(message: SwiftMessage): readonly PrintoutSection[] {
  const { currency, intermediary, ultimateDebtor, ultimateCreditor } = message;
  return [
    section('Повідомлення (GrpHdr, PmtId)', [
      ['Вид', 'pacs.008.001.08, замість MT103'],
      ['Номер повідомлення', message.messageId],
      ['Створено', toDottedMoment(message.createdAt.slice(0, 19))],
      ['UETR', message.uetr],
      ['20 Референс (InstrId, EndToEndId)', message.instructionId],
    ]),
    section('32A Розрахунок (IntrBkSttlmAmt)', [
      ['Дата валютування', toDotted(message.settlementDay)],
      ['Сума розрахунку', `${currency} ${message.settled}`],
      ['33B Сума платника', `${currency} ${message.instructed}`],
      ['71A Витрати (ChrgBr)', message.chargeBearer],
      ['71F Утримав банк платника', message.charged && `${currency} ${message.charged}`],
    ]),
    section('50 Платник (Dbtr)', [...buildPartyRows(message.debtor), ['Рахунок', message.debtorIban]]),
    section('Фактичний платник (UltmtDbtr)', [
      ['Назва', ultimateDebtor?.name ?? ''],
      ['Код', ultimateDebtor?.identificationCode ?? ''],
    ]),
    section('52 Банк платника (DbtrAgt)', [['BIC', message.ownBic]]),
    section('56 Банк-посередник (IntrmyAgt1)', intermediary ? buildAgentRows(intermediary) : []),
    section('57 Банк бенефіціара (CdtrAgt)', buildAgentRows(message.creditorAgent)),
    section('59 Бенефіціар (Cdtr)', [['Рахунок', message.creditorAccount.number], ...buildPartyRows(message.creditor)]),
    section('Фактичний отримувач (UltmtCdtr)', [
      ['Назва', ultimateCreditor?.name ?? ''],
      ['Код', ultimateCreditor?.identificationCode ?? ''],
    ]),
    section('70 Призначення (RmtInf)', [['Текст', message.remittance]]),
  ].filter(({ rows }) => rows.length > 0);
}

function buildPartyRows({ name, address, ids }: MessageParty): readonly PrintoutRow[] {
  return [['Назва', name], ...buildAddressRows(address), ['Код', ids.map(({ id }) => id).join(', ')]];
}

function buildAgentRows({ bic, clearing, name, address, account }: MessageAgent): readonly PrintoutRow[] {
  return [
    ['BIC', bic],
    ['Національний код', clearing ? `${clearing.system} ${clearing.member}` : ''],
    ['Назва', name],
    ...buildAddressRows(address),
    ['Рахунок', account],
  ];
}

function buildAddressRows({
  street,
  building,
  lines,
  postCode,
  town,
  region,
  country,
}: MessageAddress): readonly PrintoutRow[] {
  return [
    ['Вулиця, будинок', [[street, building].join(' ').trim(), ...lines].filter((part) => part !== '').join(', ')],
    ['Місто', [postCode, town, region].filter((part) => part !== '').join(', ')],
    ['Країна', country],
  ];
}
