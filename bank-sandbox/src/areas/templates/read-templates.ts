import {
  readCurrencyTemplate,
  readUahTemplate,
  type AnswerOf,
  type getTemplate,
  type listTemplates,
  type RequestOf,
} from '@ncb/shared-kernel/api/contract';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { findTemplate } from './find-template';

const { template } = schema;

/** Answers `get_templates_list`. */
export async function readTemplates(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listTemplates>>> {
  const rows = await db.queries
    .select()
    .from(template)
    .where(eq(template.companyId, membership.companyId))
    .orderBy(orderAlphabetically(template.name), asc(template.id));
  return succeed({
    templates: rows.map(({ id, name, receiverName, receiverAccount, amount, currencyCode, data }) => ({
      id: String(id),
      name,
      receiverName,
      receiverAccount,
      receiverCode: getReceiverCode(data, currencyCode),
      amount,
      currencyCode,
    })),
  });
}

/** Answers `get_template_info`. */
export async function readTemplate(
  { db }: Services,
  { membership }: CompanyCaller,
  { id }: RequestOf<typeof getTemplate>,
): Promise<Outcome<AnswerOf<typeof getTemplate>>> {
  const found = await findTemplate(db.queries, membership.companyId, id);
  if (!found) return refuse('notFound');
  const { name, currencyCode, data, receiverName, receiverAccount, amount } = found;
  const row = {
    row: id,
    rowName: name,
    receiverName,
    receiverAccount,
    receiverCode: getReceiverCode(data, currencyCode),
    amount,
    rowCurrencyCode: currencyCode,
  };
  return succeed({ ...row, name, currencyCode, data });
}

function getReceiverCode(data: string, currencyCode: string): string {
  if (currencyCode === UAH.code) {
    const parsed = readUahTemplate(data);
    return parsed.ok ? parsed.value.receiverCode : '';
  }
  const parsed = readCurrencyTemplate(data);
  return parsed.ok ? parsed.value.beneficiary.code : '';
}
