import { toDotted } from '../../../domain/dates';
import { formatMinor, toMinor } from '../../../domain/money';
import { writeBranch, writeLeaf, joinLines, toPlainText } from './file-texts';
import { getOwnSide, getPayerAndReceiver } from './get-sides';
import { getMovement, type AccountToWrite, type Entry, type StatementToWrite } from './statement-to-write';

type OnEntry = () => void;
type Pair = readonly [key: string, value: string];

const KIND = 'Платежное поручение';
const SENDER = 'NCB';

/**
 * Writes a statement as the exchange text of 1C and BAS, version 1.03, with the Ukrainian keys. Empty keys are omitted:
 * importers report them. CRLF, windows-1251. Source: docs/requirements/statements.md#1c-and-bas,
 * docs/requirements/banking-rules.md#doubts-of-later-areas.
 */
export function* writeOneCText(statement: StatementToWrite, onEntry: OnEntry): Generator<string, void> {
  const { createdAt, start, end, accounts } = statement;
  const period: readonly Pair[] = [
    ['ДатаНачала', toDotted(start)],
    ['ДатаКонца', toDotted(end)],
  ];
  yield joinLines([
    '1CClientBankExchange',
    ...writePairs([
      ['ВерсияФормата', '1.03'],
      ['Кодировка', 'Windows'],
      ['Отправитель', SENDER],
      ['ДатаСоздания', toDotted(createdAt.slice(0, 10))],
      ['ВремяСоздания', createdAt.slice(11, 19)],
      ...period,
      ...listIbans(accounts).map((iban): Pair => ['РасчСчет', iban]),
    ]),
    ...accounts.flatMap((account) => writeAccount(account, period)),
  ]);
  for (const account of accounts) {
    const { entries } = getMovement(account);
    const own = getOwnSide(statement, account);
    for (const entry of entries) {
      const [payer, receiver] = getPayerAndReceiver(own, entry);
      const { number, operationDate, purpose } = entry.operation;
      yield joinLines([
        `СекцияДокумент=${KIND}`,
        ...writePairs([
          ['Номер', number],
          ['Дата', toDotted(operationDate)],
          ['Сумма', entry.amount],
          [entry.isDebit ? 'ДатаСписано' : 'ДатаПоступило', toDotted(operationDate)],
          ['ПлательщикСчет', payer.account],
          ['Плательщик', payer.name],
          ['ПлательщикОКПО', payer.code],
          ['ПлательщикМФО', payer.bank],
          ['ПолучательСчет', receiver.account],
          ['Получатель', receiver.name],
          ['ПолучательОКПО', receiver.code],
          ['ПолучательМФО', receiver.bank],
          ['КодВалюты', account.currencyCode ?? ''],
          ['НазначениеПлатежа', purpose],
        ]),
        'КонецДокумента',
      ]);
      onEntry();
    }
  }
  yield joinLines(['КонецФайла']);
}

function listIbans(accounts: readonly AccountToWrite[]): readonly string[] {
  return [...new Set(accounts.map(({ iban, accountId }) => iban || (accountId ?? '')))];
}

function writePairs(all: readonly Pair[]): readonly string[] {
  return all
    .map(([key, value]) => [key, toPlainText(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`);
}

function writeAccount(account: AccountToWrite, period: readonly Pair[]): readonly string[] {
  const { debit, credit } = getMovement(account);
  return [
    'СекцияРасчСчет',
    ...writePairs([
      ...period,
      ['РасчСчет', account.iban || (account.accountId ?? '')],
      ['НачальныйОстаток', formatMinor(toMinor(account.opening))],
      ['ВсегоПоступило', formatMinor(credit)],
      ['ВсегоСписано', formatMinor(debit)],
      ['КонечныйОстаток', formatMinor(toMinor(account.closing))],
    ]),
    'КонецРасчСчет',
  ];
}

/**
 * Writes a statement as XML 2.0, which BAS and "Бухгалтерия для Украины 2.0" read. Source:
 * docs/requirements/statements.md#1c-and-bas.
 */
export function* writeOneCXml(statement: StatementToWrite, onEntry: OnEntry): Generator<string, void> {
  const { start, end, accounts } = statement;
  const [iban = '', ...others] = listIbans(accounts);
  // With several accounts the file names none; each document names its own.
  const ofTheFile = others.length === 0 ? writeLeaf('РасчСчет', iban) : '';
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<_1CClientBankExchange>\n' +
    `<ВерсияФормата>2.00</ВерсияФормата><Отправитель>${SENDER}</Отправитель><Получатель>BAS</Получатель>` +
    `<ДатаНачала>${start}</ДатаНачала><ДатаКонца>${end}</ДатаКонца>${ofTheFile}\n`
  );
  for (const account of accounts) {
    const { entries } = getMovement(account);
    const own = getOwnSide(statement, account);
    for (const entry of entries) {
      yield writeDocument(entry, getPayerAndReceiver(own, entry), account.currencyCode ?? '');
      onEntry();
    }
  }
  yield '</_1CClientBankExchange>\n';
}

function writeDocument(
  { operation, amount }: Entry,
  [payer, receiver]: ReturnType<typeof getPayerAndReceiver>,
  currency: string,
): string {
  const fields = [
    `<ВидДокумента>${KIND}</ВидДокумента>`,
    writeLeaf('Номер', operation.number),
    `<Дата>${operation.operationDate}</Дата>`,
    writeLeaf('ДокументИД', operation.id),
    `<Сумма>${amount}</Сумма>`,
    writeLeaf('КодВалюты', currency),
    writeLeaf('ПлательщикСчет', payer.account),
    writeLeaf('Плательщик', payer.name),
    writeLeaf('ПлательщикОКПО', payer.code),
    writeLeaf('ПлательщикМФО', payer.bank),
    writeLeaf('ПолучательСчет', receiver.account),
    writeLeaf('Получатель', receiver.name),
    writeLeaf('ПолучательМФО', receiver.bank),
    writeLeaf('ПолучательОКПО', receiver.code),
    writeLeaf('НазначениеПлатежа', operation.purpose),
  ];
  return `${writeBranch('СекцияДокумент', fields.join(''))}\n`;
}
