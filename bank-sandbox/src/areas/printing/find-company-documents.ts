import type { AnswerOf, getCompanyDocument, listCompanyDocuments, RequestOf } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import { writeCompanyDocumentName } from '@ncb/shared-kernel/domain/vocabulary';
import { and, asc, eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { parseId } from '../parse-id';
import { COMPANY_PRINTOUTS } from './company-printouts';
import { renderPrintout } from './render-printout';

const { companyDocument } = schema;

/** Answers `get_docs_list`. */
export async function findCompanyDocuments(
  { db }: Services,
  { membership }: CompanyCaller,
): Promise<Outcome<AnswerOf<typeof listCompanyDocuments>>> {
  const rows = await db.queries
    .select()
    .from(companyDocument)
    .where(eq(companyDocument.companyId, membership.companyId))
    .orderBy(asc(companyDocument.id));
  return succeed({
    documents: rows.map(({ id, kind, number, documentDate }) => ({
      id: String(id),
      name: writeCompanyDocumentName(kind, number),
      date: documentDate,
    })),
  });
}

/** Answers `get_document` with a PDF. */
export async function readCompanyDocument(
  { db }: Services,
  { membership, at }: CompanyCaller,
  { id }: RequestOf<typeof getCompanyDocument>,
): Promise<Outcome<AnswerOf<typeof getCompanyDocument>>> {
  const [row] = await db.queries
    .select()
    .from(companyDocument)
    .where(and(eq(companyDocument.id, parseId(id) ?? 0), eq(companyDocument.companyId, membership.companyId)));
  if (!row) return refuse('notFound');
  const pdf = await renderPrintout({
    title: `${writeCompanyDocumentName(row.kind, row.number)} від ${toDotted(row.documentDate)}`,
    sections: await COMPANY_PRINTOUTS[row.kind](db.queries, membership),
    stamp: [],
    footer: `${OWN_BANK.name}, сформовано ${toDottedMoment(toKyivMoment(at))}`,
    madeAt: at,
  });
  return succeed({ content: pdf.toString('base64') });
}
