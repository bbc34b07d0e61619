import { readUahTemplate } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { done, refuse, refuseFields, type Outcome } from '../../outcome';
import { uahPaymentFacts } from '../payments/uah-facts';
import type { TemplateRequest, TemplateSummary } from './template-request';

/** Checks a template and returns its summary. Source: docs/requirements/hryvnia-payments.md#template-values. */
export async function uahTemplate(
  tx: Queries,
  caller: CompanyCaller,
  { name, currencyCode, data }: TemplateRequest,
): Promise<Outcome<TemplateSummary>> {
  if (currencyCode !== UAH.code) return refuseFields([{ field: 'cur_ref', key: 'hryvniaOnly' }]);
  const read = readUahTemplate(data);
  if (!read.ok) return refuse('badRequest', { params: { where: `cdata.${read.where}` } });
  const facts = await uahPaymentFacts(tx, caller, read.value);
  if (!facts.ok) return facts;
  const { draft, parts, context } = facts.value;
  const problems = checkUahTemplate(name, { ...draft, ...parts }, context);
  const parsed = parseAmount(draft.amount);
  if (problems.length > 0 || !parsed.ok) return refuseFields(problems);
  return done({
    currencyCode,
    amount: parsed.amount,
    receiverName: draft.receiverName,
    receiverAccount: draft.creditIban,
  });
}
