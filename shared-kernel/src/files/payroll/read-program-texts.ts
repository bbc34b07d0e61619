import { parseDotted } from '../../domain/dates';
import { isCompanyRegistryCode } from '../../domain/identifiers';
import { findCardNumber, readPayrollHeader, recogniseLine, type PayrollImportRecord } from '../../domain/rules';
import { splitLines, splitPair, type TextLine } from '../formats/lines';
import { read, refuse, type Reading } from '../reading';
import { parseMonth } from './parse-month';
import { NO_HEAD, type PayrollRecords } from './payroll-file';
import { toPayrollRecord } from './to-payroll-record';

const IBANK = /^\ufeff?Content-Type\s*=\s*doc\//i;
const PAY_SHEET = /^\ufeff?Content-Type\s*=\s*doc\/pay_sheet\s*$/i;
const HOLDER = /^CARD_HOLDERS\.([0-9]{1,6})\.([A-Z_]+)$/i;

export function isIBankText(text: string): boolean {
  return IBANK.test(text);
}

/**
 * Reads a salary list of iBank 2 UA: keys of the list, then numbered keys of its rows. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
export function readPaySheet(text: string): Reading<PayrollRecords> {
  const [first, ...lines] = splitLines(text);
  // A second list in the file would be merged into the first.
  if (!PAY_SHEET.test(first?.text ?? '') || lines.some((line) => IBANK.test(line.text))) {
    return refuse('unknownStructure');
  }
  const values = new Map<string, string>();
  const holders = new Map<number, { readonly line: number; readonly keys: Map<string, string> }>();
  for (const { line, text: content } of lines) {
    const [key, value] = splitPair(content);
    const [, number, field] = HOLDER.exec(key) ?? [];
    if (number === undefined || field === undefined) {
      values.set(key.toUpperCase(), value.trim());
      continue;
    }
    const holder = holders.get(Number(number)) ?? { line, keys: new Map<string, string>() };
    holders.set(Number(number), holder);
    // A repeated key means two rows with one number, which cannot be separated.
    if (holder.keys.has(field.toUpperCase())) return refuse('impFileCorrupted');
    holder.keys.set(field.toUpperCase(), value);
  }
  const get = (key: string) => values.get(key) ?? '';
  return read({
    format: 'iBank2Payroll',
    head: {
      ...NO_HEAD,
      companyCodes: get('CLN_OKPO') ? [get('CLN_OKPO')] : [],
      date: parseDotted(get('DATE_DOC')),
      number: get('NUM_DOC'),
      typeText: get('ONFLOW_TYPE'),
      period: parseMonth(get('PERIOD') || `${get('BEGIN_MONTH')} ${get('BEGIN_YEAR')}`),
      control: get('AMOUNT') ? { text: get('AMOUNT'), unit: 'hryvnias' } : null,
      fixedUnit: 'hryvnias',
    },
    records: [...holders.values()].map(({ line, keys }) =>
      toPayrollRecord(line, {
        code: keys.get('CARD_HOLDER_INN') ?? '',
        fullName: keys.get('CARD_HOLDER') ?? '',
        account: keys.get('CARD_NUM') ?? '',
        amount: keys.get('AMOUNT') ?? '',
      }),
    ),
  });
}

const OWN_CELLS = 6;
const OWN_HEADINGS = /^\s*TIN\s*;\s*LASTNAME\s*;/i;

/**
 * Reads our own text format: the header, then `TIN;LASTNAME;FIRSTNAME;MIDDLENAME;ACCOUNT;AMOUNT`. Source:
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readOwnText(text: string): Reading<PayrollRecords> {
  const [first, ...lines] = getFilledLines(text);
  const header = readPayrollHeader(first?.text ?? '');
  if (!header) return refuse('unknownStructure');
  const rows = lines.filter(({ text: content }) => !OWN_HEADINGS.test(content));
  const records = rows.map(({ line, text: content }): PayrollImportRecord => {
    // Spreadsheets pad each line to the longest one.
    const all = content.split(';');
    const cells = all.slice(OWN_CELLS).every((cell) => cell.trim() === '') ? all.slice(0, OWN_CELLS) : all;
    const [code, lastName, firstName, middleName, account, amount] = cells;
    const texts = { code, lastName, firstName, middleName, account, amount };
    const present = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined));
    return toPayrollRecord(line, present, cells.length !== OWN_CELLS);
  });
  const { companyCode, date, typeId, count, total } = header;
  return read({
    format: 'payroll',
    head: {
      ...NO_HEAD,
      date,
      typeId,
      count,
      companyCodes: companyCode ? [companyCode] : [],
      control: total === null ? null : { text: total, unit: 'hryvnias' },
      fixedUnit: 'kopecks',
    },
    records,
  });
}

/** Fields: code; account; kopecks; 980; code of the company; optionally the name. */
const ELPAY =
  /^\s*[0-9]{1,10}\s*;[^;]{5,34};\s*[0-9]+(?:[.,][0-9]{1,2})?\s*;\s*[0-9]{3}\s*;\s*[0-9]{6,10}\s*(?:;[^;]*)?;?\s*$/;
const ELPAY_COMPANY = 4;
const HRYVNIA = '980';

export function isElPay(text: string): boolean {
  const [first] = getFilledLines(text);
  return ELPAY.test(first?.text ?? '');
}

/** Reads an ELPAY table without headings, in kopecks. Source: docs/requirements/payroll.md#payroll-file-layouts. */
export function readElPay(text: string): PayrollRecords {
  const rows = getFilledLines(text).map(({ line, text: content }) => ({
    line,
    isBroken: !ELPAY.test(content),
    cells: content.split(';').map((cell) => cell.trim()),
  }));
  const companies = rows.map(({ cells }) => cells[ELPAY_COMPANY] ?? '').filter(Boolean);
  return {
    format: 'elPay',
    head: { ...NO_HEAD, companyCodes: [...new Set(companies)], fixedUnit: 'kopecks' },
    records: rows.map(
      ({ line, cells: [code = '', account = '', sum = '', currency = '', , fullName = ''], isBroken }) => {
        // An amount in another currency makes the row invalid.
        const amount = isBroken || currency === HRYVNIA ? sum : `${sum} (${currency})`;
        return toPayrollRecord(line, { code, account, amount, fullName }, isBroken);
      },
    ),
  };
}

/**
 * Account, sum, code and name separated by spaces, as in Промінвестбанк. Source:
 * docs/requirements/payroll.md#payroll-file-layouts.
 */
const SPACED = /^(\S{5,29})\s+([0-9]+\.[0-9]{2})\s+([0-9]{8,10})\s+(\S.*)$/;
const TOTAL = /^[\s;|]*(?:разом|усього|всього|итого|всего|total)(?![\p{L}])/iu;
const AMOUNT_IN_TEXT =
  /(?<![\p{L}\p{N}.,])[0-9]{1,3}(?:[ \u00a0][0-9]{3})*[.,][0-9]{2}(?![0-9])|(?<![\p{L}\p{N}.,])[0-9]+(?:[.,][0-9]{1,2})?(?![\p{L}\p{N}])/gu;
const NAME_IN_TEXT = /[\u0400-\u045fҐґ][\u0400-\u045fҐґA-Za-z'’ʼ-]*/g;
/** Words next to amounts, codes and accounts, and purposes: never parts of a name. */
const LABELS =
  /^(?:грн|гривень|гривні|гривня|коп|копійок|uah|іпн|інн|инн|рнокпп|дрфо|єдрпоу|едрпоу|код|номер|податков\p{L}*|налогов\p{L}*|ідентифікаційн\p{L}*|идентификационн\p{L}*|рах|рахун\p{L}*|счет\p{L}*|счёт\p{L}*|iban|картк\p{L}*|карт\p{L}{0,2}|мфо|банк\p{L}*|сум[аиуыої]\p{L}*|сумм[аыу]|зарплат\p{L}*|заробітн\p{L}*|заработн\p{L}*|плат[аиуы]|аванс\p{L}*|премі\p{L}*|преми\p{L}*|лікарнян\p{L}*|відпускн\p{L}*|отпускн\p{L}*|виплат\p{L}*|выплат\p{L}*|нараховано|начислено|перерахувати|перечислить|на|за|до|для|від|от|по|та|и|працівник\p{L}*|сотрудник\p{L}*|піб|фио|січ\p{L}{2,4}|лют\p{L}{2,4}|берез(?:ень|ня)|квіт(?:ень|ня)|трав(?:ень|ня)|черв(?:ень|ня)|лип(?:ень|ня)|серп(?:ень|ня)|верес(?:ень|ня)|жовт(?:ень|ня)|листопада?|груд(?:ень|ня))$/iu;
const NAME_PARTICLES = /^(?:огли|оглу|оглы|кизи|кызы|заде|ібн|ибн)$/iu;
const NAME_WORDS_MAX = 3;

/**
 * Reads free lines, each with an account or tax code, an amount and a name; others are reported and skipped. Without
 * any account it is not a salary list. Source: docs/requirements/currency-payroll-credits-statements.md#payroll-import,
 * docs/requirements/banking-rules.md#import-templates.
 */
export function readFreeLines(text: string): Reading<PayrollRecords> {
  const skipped: number[] = [];
  const totals: string[] = [];
  const isSpaced: boolean[] = [];
  const records = getFilledLines(text).flatMap(({ line, text: content }) => {
    const spaced = SPACED.exec(content.trim());
    isSpaced.push(spaced !== null);
    if (spaced) {
      const [, account = '', amount = '', code = '', fullName = ''] = spaced;
      return [toPayrollRecord(line, { account, amount, code, fullName })];
    }
    const card = findCardNumber(content);
    const { taxCode, account: found, rest } = recogniseLine(card === null ? content : content.replace(card, ' '));
    const account = card ?? found;
    const amount = findAmounts(rest).at(-1) ?? '';
    if (TOTAL.test(content)) {
      totals.push(findAmounts(content).at(-1) ?? '');
      return [];
    }
    if (taxCode === '' && account === '') {
      skipped.push(line);
      return [];
    }
    const names = (rest.match(NAME_IN_TEXT) ?? []).filter((word) => !LABELS.test(word));
    // More words than a name has: only the user can tell which belong to it.
    const isBroken = names.filter((word) => !NAME_PARTICLES.test(word)).length > NAME_WORDS_MAX;
    return [toPayrollRecord(line, { code: taxCode, account, amount, fullName: names.join(' ') }, isBroken)];
  });
  if (!records.some(({ account, amount }) => account !== '' && amount !== '')) return refuse('unknownStructure');
  const [total = ''] = totals;
  return read({
    format: isSpaced.every(Boolean) ? 'pib' : 'freeLines',
    head: { ...NO_HEAD, skipped, control: total === '' ? null : { text: total, unit: null } },
    records,
  });
}

/**
 * Finds the amounts in a line. Whole numbers beside kopecks are ignored; beside another number so are a company code
 * and 980.
 */
function findAmounts(text: string): readonly string[] {
  const all = text.match(AMOUNT_IN_TEXT) ?? [];
  const withKopecks = all.filter((amount) => /[.,][0-9]{2}$/.test(amount));
  if (withKopecks.length > 0) return withKopecks;
  const others = all.filter((amount) => amount !== HRYVNIA && !isCompanyRegistryCode(amount));
  return others.length > 0 ? others : all;
}

function getFilledLines(text: string): readonly TextLine[] {
  return splitLines(text.replace(/^\ufeff/, '')).filter((line) => line.text.trim() !== '');
}
