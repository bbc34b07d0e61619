import { isCompanyRegistryCode } from '@ncb/shared-kernel/domain/identifiers';
import { buildIban } from '../areas/banks/build-iban';

interface Receiver {
  readonly name: string;
  readonly code: string;
  readonly iban: string;
}

const BANKS = ['305299', '322001', '300335', '351005', '334851'];
const WORDS = ['Світанок', 'Калина', 'Обрій', 'Джерело', 'Стожари', 'Веселка', 'Дніпро', 'Говерла'];
const TRADES = ['Постач', 'Транс', 'Буд', 'Агро', 'Сервіс'];
/** Codes with 93 are never assigned. */
const FIRST_CODE = 93_000_000;

/** Lists forty companies with accounts in other banks. */
export function listReceivers(): readonly Receiver[] {
  const names = WORDS.flatMap((word) => TRADES.map((trade) => `ТОВ «${word} ${trade}»`));
  let last = FIRST_CODE;
  return names.map((name, index) => {
    const code = findRegistryCode(last + 1);
    last = Number(code);
    return { name, code, iban: buildIban(BANKS[index % BANKS.length] ?? '', `26009${code}`) };
  });
}

/** Returns the next number with a company code's check digit. */
export function findRegistryCode(from: number): string {
  let code = from;
  while (!isCompanyRegistryCode(String(code))) code += 1;
  return String(code);
}
