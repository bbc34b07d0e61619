import { readUahTemplate } from '@ncb/shared-kernel/api/contract';
import { parseAmount } from '@ncb/shared-kernel/domain/money';
import { checkUahTemplate } from '@ncb/shared-kernel/domain/rules';
import { UAH } from '@ncb/shared-kernel/domain/vocabulary';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import { readUahPaymentFacts } from '../payments/read-uah-payment-facts';
import type { TemplateRequest, TemplateSummary } from './template-request';

/** Checks a template and returns its summary. Source: docs/requirements/hryvnia-payments.md#template-values. */
export async function summariseUahTemplate(
  tx: Queries,
  caller: CompanyCaller,
  { name, currencyCode, data }: TemplateRequest,
): Promise<Outcome<TemplateSummary>> {
  if (currencyCode !== UAH.code) return refuseFields([{ field: 'currencyCode', key: 'hryvniaOnly' }]);
  const reading = readUahTemplate(data);
  if (!reading.ok) return refuse('badRequest', { params: { where: `cdata.${reading.where}` } });
  const facts = await readUahPaymentFacts(tx, caller, reading.value);
  if (!facts.ok) return facts;
  const { draft, parts, context } = facts.value;
  const problems = checkUahTemplate(name, { ...draft, ...parts }, context);
  const parsed = parseAmount(draft.amount);
  if (problems.length > 0 || !parsed.ok) return refuseFields(problems);
  return succeed({
    currencyCode,
    amount: parsed.amount,
    receiverName: draft.receiverName,
    receiverAccount: draft.creditIban,
  });
}
