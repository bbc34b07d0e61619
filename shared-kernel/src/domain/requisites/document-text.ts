/** Characters of a pasted text that are looked at: an invoice has two thousand, a whole contract says it at its head. */
export const FINDING_TEXT_MAX = 20_000;

/** A pasted text in parts: who asks for the money, who is asked, and what is said of neither. */
export interface DocumentText {
  readonly lines: readonly string[];
  readonly whole: string;
  readonly receiver: string;
  readonly neutral: string;
  readonly payer: string;
}

type Part = 'receiver' | 'neutral' | 'payer';

const RECEIVER =
  'постачальника?|продав(?:ець|ця)|виконав(?:ець|ця)|отримувача?|одержувача?|бенефіціара?|поставщика?|продав(?:ец|ца)|' +
  'исполнител[ья]|получател[ья]|supplier|seller|vendor|beneficiary|payee|recipient|bill from|from(?=\\s*:)';
const PAYER =
  'покуп(?:ець|ця)|платника?(?! (?:податк|пдв|єдин|на ))|замовника?|клієнта?|споживача?|покупател[ья]|плательщика?|' +
  'заказчика?|buyer|customer|client|payer|bill(?:ed)? to|ship to|to(?=\\s*:)';
/** What may stand before: `Рахунок отримувача`, `Код отримувача`. */
const OF_WHOM = '(?:(?:рахунок|р/р|код|єдрпоу|iban|назва|найменування|банк|account|code|name|bank)\\s+)?';

const starts = (labels: string) => new RegExp(`^\\P{L}*${OF_WHOM}(?:${labels})(?!\\p{L})`, 'iu');
const BEGINS_RECEIVER = starts(RECEIVER);
const BEGINS_PAYER = starts(PAYER);
/** Goods and totals belong to nobody. */
const BEGINS_NEITHER =
  /^\P{L}*(?:разом|всього|усього|итого|до сплати|товар|призначення|підстава|рахунок[^\n]{0,30}№|sub ?total|total|description|invoice)(?!\p{L})/iu;

/** What the label is about when it is not the name: `Beneficiary bank: …`, `Отримувач, код: …`. */
const NOT_THE_NAME = '(?!\\P{L}{0,3}(?:bank|account|iban|code|address|tax|банк|рахунок|код|адреса|єдрпоу)(?!\\p{L}))';
/** `Отримувач платежу:`, `Постачальник (Виконавець):` */
const BEHIND_LABEL = '(?:\\s+(?:name|платежу|коштів|послуг))?(?:\\s*\\([^)\\n]{0,40}\\))?\\s*[:–—-]*\\s*';
/** A label that gives the receiver's name: the line behind it, or the next. */
export const RECEIVER_NAME_LABEL = new RegExp(
  `^\\P{L}*(?:(?:назва|найменування|name)\\s+)?(?:${RECEIVER})(?!\\p{L})${NOT_THE_NAME}${BEHIND_LABEL}`,
  'iu',
);

/** Where the payer's label stands in the same line, as in texts of two columns. */
export const PAYER_LABEL = new RegExp(`(?<!\\p{L})(?:${PAYER})(?!\\p{L})`, 'iu');

/** Makes a pasted text readable: one kind of space, no invisible marks, its parts told apart by their labels. */
export function documentText(pasted: string): DocumentText {
  const whole = pasted
    .slice(0, FINDING_TEXT_MAX)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n]+/g, ' ');
  const lines = whole.split('\n').map((line) => line.trim());
  const parts: Record<Part, string[]> = { receiver: [], neutral: [], payer: [] };
  let part: Part = 'neutral';
  for (const line of lines) {
    if (BEGINS_RECEIVER.test(line)) part = 'receiver';
    else if (BEGINS_PAYER.test(line)) part = 'payer';
    else if (BEGINS_NEITHER.test(line)) part = 'neutral';
    parts[part].push(line);
  }
  const joined = (name: Part) => parts[name].join('\n');
  return { lines, whole, receiver: joined('receiver'), neutral: joined('neutral'), payer: joined('payer') };
}
