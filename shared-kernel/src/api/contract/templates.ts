import { DocumentType } from '../../domain/vocabulary';
import { call, decodeWire, type Decoded } from './call';
import { id, list, nullable, money, oneOf, optional, withDefault, text, type Value } from './codec';
import { fieldName } from './field-names';
import { uahPayment, type UahPaymentToSave } from './uah-payment';
import { at, record } from './record';

const templateRow = record({
  id: at('TEMPLATE_ID', id),
  name: at('TEMPLATE_NAME', text),
  receiverName: at('RECEIVER_NAME', withDefault(text, '')),
  receiverAccount: at('ACN_RECEIVER', withDefault(text, '')),
  /** Ours: code of the receiver or beneficiary; '' for none. */
  receiverCode: at('OKPO_CO', withDefault(text, '')),
  amount: at('AMOUNT', nullable(money)),
  /** 980 for a hryvnia template, others for a currency template. */
  currencyCode: at('CUR_REF', id),
});

/** All templates of the company, for hryvnia and currency payments. */
export const listTemplates = call({
  method: 'GET',
  path: '/get_templates_list',
  summary: 'Templates',
  request: record({}),
  answer: record({ templates: at('templates_list', withDefault(list(templateRow), [])) }),
});

/** Template in full. `data` is JSON text; `readUahTemplate` decodes it for a hryvnia payment. */
export const getTemplate = call({
  method: 'GET',
  path: '/get_template_info',
  summary: 'One template',
  request: record({ id: at('template_id', id) }),
  answer: record({
    name: at('template_name', text),
    currencyCode: at('cur_ref', nullable(id)),
    /** Fields of the list's row. Source: docs/requirements/hryvnia-payments.md#template-record. */
    row: at('TEMPLATE_ID', optional(id)),
    rowName: at('TEMPLATE_NAME', optional(text)),
    receiverName: at('RECEIVER_NAME', optional(text)),
    receiverAccount: at('ACN_RECEIVER', optional(text)),
    receiverCode: at('OKPO_CO', optional(text)),
    amount: at('AMOUNT', optional(money)),
    rowCurrencyCode: at('CUR_REF', optional(id)),
    data: at('template_data', text),
  }),
});

const templateFields = {
  name: at('template_name', text),
  type: at('template_type', oneOf([DocumentType.uahPayment, DocumentType.currencyPayment])),
  currencyCode: at('cur_ref', id),
  amount: at('amount', nullable(money)),
  receiverName: at('name_co', withDefault(text, '')),
  receiverAccount: at('acnt_co', withDefault(text, '')),
  data: at('cdata', text),
} as const;

/** Problems of the template itself; those of its payment keep the names of the wire. */
const problemField = fieldName(record({ name: templateFields.name }));

/**
 * Stores a new template; an existing name is a problem (`alreadyExists` of `name`): ask the user, then update.
 */
export const addTemplate = call({
  method: 'POST',
  path: '/add_template',
  summary: 'Store a new template',
  request: record(templateFields),
  problemField,
  answer: record({ id: at('template_id', nullable(id)) }),
});

export const updateTemplate = call({
  method: 'POST',
  path: '/update_template',
  summary: 'Replace a template',
  request: record({ id: at('template_id', id), ...templateFields }),
  problemField,
  answer: record({}),
});

/** Deletes a template. A GET that changes data, as specified. */
export const dropTemplate = call({
  method: 'GET',
  path: '/drop_template',
  changes: true,
  summary: 'Delete a template',
  request: record({ id: at('template_id', id) }),
  answer: record({}),
});

/** Writes a template; a call to the receiver is stated for one payment only. */
export function writeUahTemplate({ callBack: _, ...payment }: UahPaymentToSave): string {
  return JSON.stringify(uahPayment.encode(payment));
}

export function readUahTemplate(data: string): Decoded<UahPaymentToSave> {
  try {
    return decodeWire(uahPayment, JSON.parse(data));
  } catch {
    return { ok: false, where: 'template_data' };
  }
}

export type TemplateRow = Value<typeof templateRow>;
