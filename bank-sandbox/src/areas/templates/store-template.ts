import {
  currencyPaymentField,
  uahPaymentField,
  type addTemplate,
  type AnswerOf,
  type RequestOf,
  type updateTemplate,
} from '@ncb/shared-kernel/api/contract';
import { DocumentType } from '@ncb/shared-kernel/domain/vocabulary';
import { and, eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { inTransaction, schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome, type Refusal } from '../../outcome';
import type { Services } from '../../services';
import { lockCompany } from '../catalogues/catalogue';
import { findTemplate } from './find-template';
import { summariseCurrencyTemplate } from './summarise-currency-template';
import type { TemplateRequest, TemplateSummary } from './template-request';
import { summariseUahTemplate } from './summarise-uah-template';

const { template } = schema;

/** Answers `add_template`; names are unique by kind. */
export async function storeTemplate(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof addTemplate>,
): Promise<Outcome<AnswerOf<typeof addTemplate>>> {
  const { companyId } = caller.membership;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const summary = await readSummary(tx, caller, request);
    if (!summary.ok) return summary;
    if ((await findIdByName(tx, companyId, request)) !== null) return refuseName();
    if ((await tx.$count(template, eq(template.companyId, companyId))) >= TEMPLATES_MAX)
      return refuseFields([{ field: 'name', key: 'tooManyRecords', params: { max: String(TEMPLATES_MAX) } }]);
    const [stored] = await tx
      .insert(template)
      .values({ ...toColumns(request, summary.value), companyId })
      .returning({ id: template.id });
    if (!stored) return refuse('internalError');
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'template', stored.id));
    return succeed({ id: String(stored.id) });
  });
}

/** Answers `update_template`. */
export async function replaceTemplate(
  { db }: Services,
  caller: CompanyCaller,
  request: RequestOf<typeof updateTemplate>,
): Promise<Outcome<AnswerOf<typeof updateTemplate>>> {
  const { companyId } = caller.membership;
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, companyId);
    const before = await findTemplate(tx, companyId, request.id);
    if (!before || before.type !== request.type) return refuse('notFound');
    const summary = await readSummary(tx, caller, request);
    if (!summary.ok) return summary;
    const idWithSameName = await findIdByName(tx, companyId, request);
    if (idWithSameName !== null && idWithSameName !== before.id) return refuseName();
    await tx.update(template).set(toColumns(request, summary.value)).where(eq(template.id, before.id));
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'template', request.id));
    return succeed({});
  });
}

async function readSummary(
  tx: Queries,
  caller: CompanyCaller,
  request: TemplateRequest,
): Promise<Outcome<TemplateSummary>> {
  if (request.data.length > TEMPLATE_DATA_MAX)
    return refuseFields([{ field: 'cdata', key: 'tooLongText', params: { max: String(TEMPLATE_DATA_MAX) } }]);
  const isHryvnia = request.type === DocumentType.uahPayment;
  const summarise = isHryvnia ? summariseUahTemplate : summariseCurrencyTemplate;
  const summary = await summarise(tx, caller, { ...request, name: request.name.trim() });
  // The call names the template's own fields; those of the payment depend on its type.
  return summary.ok ? summary : refuseByWireNames(summary.refusal, isHryvnia ? uahPaymentField : currencyPaymentField);
}

/** Refuses with the payment's problems under their wire names. */
function refuseByWireNames({ code, problems = [], ...more }: Refusal, field: typeof uahPaymentField): Outcome<never> {
  const named = problems.map((problem) => ({ ...problem, field: String(field.encode(problem.field)) }));
  return refuse(code, { ...more, problems: named });
}

function toColumns({ name, type, data }: TemplateRequest, summary: TemplateSummary) {
  return { ...summary, name: name.trim(), type, data };
}

async function findIdByName(
  tx: Queries,
  companyId: number,
  { name, type }: Pick<TemplateRequest, 'name' | 'type'>,
): Promise<number | null> {
  const [found] = await tx
    .select({ id: template.id })
    .from(template)
    .where(and(eq(template.companyId, companyId), eq(template.type, type), eq(template.name, name.trim())));
  return found?.id ?? null;
}

/**
 * Refuses a taken name: the form then offers to replace the other template. Source:
 * docs/requirements/hryvnia-payments.md#saving-a-template.
 */
function refuseName(): Outcome<never> {
  return refuseFields([{ field: 'name', key: 'alreadyExists' }]);
}

/** Limit of a company: the list has no paging. */
export const TEMPLATES_MAX = 500;
/** Length limit, twice the longest payment with fifty taxes and two actual parties. */
export const TEMPLATE_DATA_MAX = 60_000;
