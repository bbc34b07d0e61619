import { splitByRules, type MayEnd } from './file-texts';

export interface Details {
  readonly code: string;
  readonly title: string;
  readonly purpose: string;
  readonly bank: string;
  readonly account: string;
  readonly who: string;
}

const FIELD = 27;
const PURPOSE_FIELDS = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'];
const WHO_FIELDS = ['32', '33'];
const WHO_MAX = WHO_FIELDS.length * FIELD;
const ACCOUNT_MAX = 34;
const TAG = ':86:';
const LINE = 65;
const LINES = 6;
const MORE = '+';
const BEGINS_FIELD = /[:-]/;

/**
 * Writes `:86:` in the structure that importers expect: at most six lines of 65 characters, none beginning like a field
 * of the message. An overlong purpose ends with a plus. Source: docs/requirements/statements.md#mt940.
 */
export function writeDetails(details: Details): readonly string[] {
  const purpose = replaceTagMarks(details.purpose);
  const room = splitAtSpaces(purpose, FIELD).slice(0, PURPOSE_FIELDS.length).join('').length;
  return fitPurpose(purpose, room, (shown) => wrapLines(joinDetails(details, shown)));
}

/** Writes `:86:` as one text: the purpose, then the counterparty; cut like the structured one. */
export function writePlainDetails({ purpose, bank, account, who }: Details): readonly string[] {
  const named = [who.slice(0, WHO_MAX), account.slice(0, ACCOUNT_MAX), bank.slice(0, FIELD)];
  const side = replaceTagMarks(named.filter((part) => part !== '').join(', '));
  const textWith = (shown: string) => [shown, side].filter((part) => part !== '').join(' / ');
  return fitPurpose(replaceTagMarks(purpose), LINES * LINE, (shown) => splitAtSpaces(textWith(shown), LINE));
}

function fitPurpose(purpose: string, max: number, linesOf: (shown: string) => readonly string[]): readonly string[] {
  let length = Math.min(purpose.length, max);
  for (;;) {
    const shown = length < purpose.length ? purpose.slice(0, Math.max(length - 1, 0)).trimEnd() + MORE : purpose;
    const lines = linesOf(shown);
    // A run of characters that begin fields cannot be broken anywhere: the purpose ends before it.
    const isRight = lines.length <= LINES && lines.every((line, at) => at === 0 || !BEGINS_FIELD.test(line.charAt(0)));
    if (isRight || length < 0) return [TAG + (lines[0] ?? ''), ...lines.slice(1)];
    const surplus = lines.slice(LINES).join('').length;
    length -= Math.max(surplus, 1);
  }
}

function joinDetails({ code, title, bank, account, who }: Details, purpose: string): string {
  const single = (field: string, text: string) => (text === '' ? '' : `?${field}${text}`);
  const named = replaceTagMarks(who);
  return [
    code,
    single('00', title),
    writeFields(purpose, PURPOSE_FIELDS),
    single('30', replaceTagMarks(bank).slice(0, FIELD)),
    single('31', replaceTagMarks(account).slice(0, ACCOUNT_MAX)),
    writeFields(fitName(named), WHO_FIELDS),
  ].join('');
}

function fitName(who: string): string {
  let shown = who;
  for (
    let length = Math.min(who.length, WHO_MAX) - 1;
    splitAtSpaces(shown, FIELD).length > WHO_FIELDS.length;
    length -= 1
  )
    shown = who.slice(0, length).trimEnd() + MORE;
  return shown;
}

function writeFields(text: string, names: readonly string[]): string {
  return splitAtSpaces(text, FIELD)
    .map((piece, at) => `?${names[at] ?? ''}${piece}`)
    .join('');
}

const isOutsideField: MayEnd = (text, end) => !BEGINS_FIELD.test(text.charAt(end));
const isBesideSpace: MayEnd = (text, end) =>
  isOutsideField(text, end) && (text.charAt(end) === ' ' || text.charAt(end - 1) === ' ');

/**
 * Splits a text at its spaces: some readers join the pieces directly, others with a space, which would fall inside a
 * word. Only overlong words are split.
 */
function splitAtSpaces(text: string, length: number): readonly string[] {
  return splitByRules(text, length, isBesideSpace, isOutsideField);
}

/** Replaces question marks, which begin a field. */
function replaceTagMarks(text: string): string {
  return text.replaceAll('?', '.');
}

function wrapLines(text: string): readonly string[] {
  return splitByRules(text, LINE, isOutsideField);
}
