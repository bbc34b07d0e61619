/** What `:86:` tells of an entry, in the letters of the file already. */
export interface Details {
  readonly code: string;
  readonly title: string;
  readonly purpose: string;
  readonly bank: string;
  readonly account: string;
  /** Name and code. */
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

/**
 * `:86:` as banks structure it for importers: at most six lines of 65 characters, of which none begins as a field of the
 * message does. What has no room is cut and ends with a plus. Source: reference/areas A5
 */
export function detailLines(details: Details): readonly string[] {
  const purpose = withoutTags(details.purpose);
  return fitted(purpose, PURPOSE_FIELDS.length * FIELD, (shown) => textOf(details, shown));
}

/** `:86:` as one text: the purpose, then who is on the other side. It is cut as the structured one is. */
export function plainDetailLines({ purpose, bank, account, who }: Details): readonly string[] {
  const named = [who.slice(0, WHO_MAX), account.slice(0, ACCOUNT_MAX), bank.slice(0, FIELD)];
  const side = withoutTags(named.filter((part) => part !== '').join(', '));
  return fitted(withoutTags(purpose), LINES * LINE, (shown) => [shown, side].filter((part) => part !== '').join(' / '));
}

/** The lines of the text that holds as much of the purpose as there is room for. */
function fitted(purpose: string, max: number, textWith: (shown: string) => string): readonly string[] {
  let length = Math.min(purpose.length, max);
  for (;;) {
    const shown = length < purpose.length ? purpose.slice(0, Math.max(length - 1, 0)).trimEnd() + MORE : purpose;
    const lines = wrapped(textWith(shown));
    if (lines.length <= LINES) return [TAG + (lines[0] ?? ''), ...lines.slice(1)];
    // The lines that are too many, less the one that is not full.
    const surplus = lines.slice(LINES).join('').length;
    length -= Math.max(surplus, 1);
  }
}

function textOf({ code, title, bank, account, who }: Details, purpose: string): string {
  const single = (field: string, text: string) => (text === '' ? '' : `?${field}${text}`);
  const named = withoutTags(who);
  return [
    code,
    single('00', title),
    fields(purpose, PURPOSE_FIELDS),
    single('30', withoutTags(bank).slice(0, FIELD)),
    single('31', withoutTags(account).slice(0, ACCOUNT_MAX)),
    fields(named.length > WHO_MAX ? named.slice(0, WHO_MAX - 1) + MORE : named, WHO_FIELDS),
  ].join('');
}

/** A text in fields of 27 characters. */
function fields(text: string, names: readonly string[]): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += FIELD)
    parts.push(`?${names[parts.length] ?? ''}${text.slice(at, at + FIELD)}`);
  return parts.join('');
}

/** A question mark begins a field. */
function withoutTags(text: string): string {
  return text.replaceAll('?', '.');
}

/** Lines may be broken anywhere, but none may begin with `:` or `-`: then the one before is a character shorter. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = Math.min(at + LINE, text.length);
    while (end < text.length && /[:-]/.test(text.charAt(end)) && end > at + 1) end -= 1;
    lines.push(text.slice(at, end));
    at = end;
  }
  return lines;
}
