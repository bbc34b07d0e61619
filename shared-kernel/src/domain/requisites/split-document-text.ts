/** An invoice has 2,000 characters; a contract names the parties at its head. */
export const FINDING_TEXT_MAX = 20_000;

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
/** `Рахунок отримувача`, `Код отримувача`. */
const LABEL_PREFIX = '(?:(?:рахунок|р/р|код|єдрпоу|iban|назва|найменування|банк|account|code|name|bank)\\s+)?';

const createLabelPattern = (labels: string) => new RegExp(`^\\P{L}*${LABEL_PREFIX}(?:${labels})(?!\\p{L})`, 'iu');
const BEGINS_RECEIVER = createLabelPattern(RECEIVER);
const BEGINS_PAYER = createLabelPattern(PAYER);
/** Totals belong to no party. */
const BEGINS_NEITHER =
  /^\P{L}*(?:разом|всього|усього|итого|до сплати|товар|призначення|підстава|рахунок[^\n]{0,30}№|sub ?total|total|description|invoice)(?!\p{L})/iu;

/** Other data: `Beneficiary bank: …`, `Отримувач, код: …`. */
const NOT_THE_NAME = '(?!\\P{L}{0,3}(?:bank|account|iban|code|address|tax|банк|рахунок|код|адреса|єдрпоу)(?!\\p{L}))';
/** `Отримувач платежу:`, `Постачальник (Виконавець):` */
const AFTER_LABEL = '(?:\\s+(?:name|платежу|коштів|послуг))?(?:\\s*\\([^)\\n]{0,40}\\))?\\s*[:–—-]*\\s*';
/** The name follows, or stands in the next line. */
export const RECEIVER_NAME_LABEL = new RegExp(
  `^\\P{L}*(?:(?:назва|найменування|name)\\s+)?(?:${RECEIVER})(?!\\p{L})${NOT_THE_NAME}${AFTER_LABEL}`,
  'iu',
);

/** In the same line, as in two-column texts. */
export const PAYER_LABEL = new RegExp(`(?<!\\p{L})(?:${PAYER})(?!\\p{L})`, 'iu');

/** Splits a pasted text into parts by labels: receiver, payer, neither. */
export function splitDocumentText(pasted: string): DocumentText {
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
  const joinPart = (name: Part) => parts[name].join('\n');
  return { lines, whole, receiver: joinPart('receiver'), neutral: joinPart('neutral'), payer: joinPart('payer') };
}
