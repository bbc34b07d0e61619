import type { AnswerOf, getSignedPdf, RequestOf } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { bankCodeOf } from '@ncb/shared-kernel/domain/identifiers';
import { currencyPaymentSections, type PaperRow } from '@ncb/shared-kernel/domain/papers';
import { DocumentType, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrintSigned } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { kyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { done, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { keptAuthority } from '../../signatures';
import { OWN_BANK } from '../banks/own-bank';
import { companyDocument, isReadable, type DocumentRow } from '../documents/company-document';
import { kindOf } from '../documents/kinds';
import { shownRows } from '../payroll/sheet';
import type { Paper } from './paper';
import { paymentSections } from './payment-paper';
import { payrollSections } from './payroll-paper';
import { renderPaper } from './render-paper';
import { signedContent, type SignedContent, type Signer } from './signed-content';

/** Answers `get_sdoc`: the PDF of a document executed before today. */
export async function printSigned(
  { db, config }: Services,
  { membership, bankDay, at }: CompanyCaller,
  { document: ref }: RequestOf<typeof getSignedPdf>,
): Promise<Outcome<AnswerOf<typeof getSignedPdf>>> {
  const row = await companyDocument(db.queries, membership.companyId, ref.id);
  if (!row || row.type !== ref.type || !isReadable(row, membership)) return refuse('notFound');
  const confirmed = row.confirmedAt === null ? null : kyivMoment(row.confirmedAt);
  if (confirmed === null || !canPrintSigned({ status: row.status, type: row.type, confirmed, bankDay }))
    return refuse('statusForbidsAction');
  const content = await signedContent(db.queries, row);
  const { certificate } = await keptAuthority(config.dataDir, at);
  const pdf = await renderPaper({
    title: `${kindOf(row).title} № ${row.number} від ${toDotted(row.documentDate)}`,
    sections: [
      ...(await sectionsOf(db.queries, row, content, confirmed)),
      { heading: 'Підписи платника', rows: content.signers.flatMap(signerRows) },
    ],
    stamp: [
      'ПРОВЕДЕНО БАНКОМ',
      `${OWN_BANK.name}, код ${OWN_BANK.code}`,
      `${toDottedMoment(confirmed)}, № ${row.bankDocumentId ?? ''}`,
      `Сертифікат банку № ${certificate.serialNumber}`,
    ],
    footer: `Електронні підписи платника перевірено банком, сам файл не підписано. ${OWN_BANK.name}, роздруковано ${toDotted(bankDay)}`,
    madeAt: at,
  } satisfies Paper);
  return done({ pdf: pdf.toString('base64') });
}

async function sectionsOf(queries: Queries, row: DocumentRow, content: SignedContent, confirmed: string) {
  const signed = (name: CanonicalField) => content.fields.find((field) => field.name === name)?.value ?? '';
  // The day of execution may be later than the signed value date.
  const value = (name: CanonicalField) =>
    name === 'valueDate' ? (row.valueDate ?? confirmed.slice(0, 10)) : signed(name);
  const marks = { received: row.sentAt === null ? '' : kyivMoment(row.sentAt), confirmed, uetr: row.uetr ?? '' };
  const countryName = await countryNames(queries);
  if (row.type === PAYROLL) return payrollSections(value, marks, await shownRows(queries, row.companyId, row.id));
  if (row.type === DocumentType.currencyPayment)
    return currencyPaymentSections(value, marks, { bank: OWN_BANK, countryName });
  return paymentSections(value, marks, { receiverBank: await bankName(queries, value('receiverIban')), countryName });
}

async function bankName(queries: Queries, iban: string): Promise<string> {
  const { bank } = schema;
  const [found] = await queries
    .select()
    .from(bank)
    .where(eq(bank.code, bankCodeOf(iban)));
  return found?.name ?? '';
}

async function countryNames(queries: Queries): Promise<(code: string) => string> {
  const { country } = schema;
  const rows = await queries.select({ code: country.code, name: country.name }).from(country);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}

function signerRows({ name, position, certificateSerial, at }: Signer): readonly PaperRow[] {
  const who = [name, position].filter((part) => part !== '').join(', ');
  return [[toDottedMoment(at), `${who}\nСертифікат ${certificateSerial}`]];
}
