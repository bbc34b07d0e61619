import { isCompanyRegistryCode, isTaxCode } from '../identifiers';
import { tidyLine } from '../text';
import { RECEIVER_NAME_MAX } from '../vocabulary';
import { PAYER_LABEL, RECEIVER_NAME_LABEL, type DocumentText } from './split-document-text';

/** Bare numbers may be telephone numbers or goods. */
const LABELLED_CODE =
  /(?:є?[єе]?дрпоу|дрфо|рнокпп|(?<!\p{L})іпн|(?<!\p{L})инн|edrpou|ідентифікаційний (?:код|номер)|(?<!\p{L})код(?! (?:укт|дк|товар|банку))|(?<!\p{L})(?:tax|company|registration|reg\.?|ident(?:ification)?|beneficiary|recipient|payee|supplier) (?:id|code|number|no\.?))[^0-9]{0,25}([0-9]{10}|[0-9]{8})(?![0-9])/giu;

const AFTER_NAME =
  /[,;]?\s*(?:\(?(?:код|є?[єе]?дрпоу|дрфо|рнокпп|іпн|р\/р|п\/р|iban|рахунок|тел|адреса|мфо|банк(?!\p{L})|edrpou|tax id|account|address|tel)(?!\p{L})|UA[0-9]{2}).*$/iu;

const LEGAL_FORM =
  '(?:ТОВ|ТзОВ|ТДВ|ФОП|ПП|ПАТ|ПрАТ|АТ|ДП|КП|КНП|ОСББ|ГО|БО|ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ|' +
  'Товариство з обмеженою відповідальністю|Приватне підприємство|Фізична особа[ –-]+підприємець)';
const NAMED_BY_FORM = new RegExp(
  `(?<!\\p{L})${LEGAL_FORM} (?:[«"“„][^»"”\\n]{1,120}[»"”]{1,2}|\\p{Lu}[\\p{L}'’ʼ-]+(?: \\p{Lu}[\\p{L}'’ʼ.-]*){0,3})`,
  'gu',
);
const NAMED_IN_ENGLISH = /\p{Lu}[\p{L}0-9&.' -]{1,80}?,? (?:LLC|Ltd|Inc|GmbH|JSC|Corp)(?!\p{L})\.?/gu;

/** Returns a labelled code with valid check digits, of the receiver or of no party. */
export function findReceiverCode({ receiver, neutral }: DocumentText): string | null {
  const codes = [receiver, neutral].flatMap((text) =>
    Array.from(text.matchAll(LABELLED_CODE), ([, code = '']) => code),
  );
  return codes.find((code) => isCompanyRegistryCode(code) || isTaxCode(code)) ?? null;
}

export function findReceiverName(text: DocumentText): string | null {
  return findLabelledName(text.lines) ?? findNameByLegalForm(text.receiver) ?? findNameByLegalForm(text.neutral);
}

function findLabelledName(lines: readonly string[]): string | null {
  for (const [index, line] of lines.entries()) {
    const label = RECEIVER_NAME_LABEL.exec(line);
    if (!label) continue;
    const behind = line.slice(label[0].length);
    const name = extractName(behind === '' ? (lines.slice(index + 1).find(Boolean) ?? '') : behind);
    if (name !== null) return name;
  }
  return null;
}

function findNameByLegalForm(text: string): string | null {
  const found = [...text.matchAll(NAMED_BY_FORM), ...text.matchAll(NAMED_IN_ENGLISH)];
  // "р/р UA… в АТ КБ «ПриватБанк»" names the bank.
  return (
    found
      .map(([name]) => name)
      .filter((name) => !/банк|bank/iu.test(name))
      .map(extractName)
      .find(Boolean) ?? null
  );
}

function extractName(text: string): string | null {
  const payer = text.search(PAYER_LABEL);
  const name = tidyLine((payer > 0 ? text.slice(0, payer) : text).replace(AFTER_NAME, '')).replace(/[\s,;:–—-]+$/, '');
  return /\p{L}{2}/u.test(name) && name.length <= RECEIVER_NAME_MAX ? name : null;
}
