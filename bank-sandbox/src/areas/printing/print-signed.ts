import type { AnswerOf, getSignedPdf, RequestOf } from '@ncb/shared-kernel/api/contract';
import { toDotted, toDottedMoment } from '@ncb/shared-kernel/domain/dates';
import type { CanonicalField } from '@ncb/shared-kernel/domain/documents';
import { getIbanBankCode } from '@ncb/shared-kernel/domain/identifiers';
import { buildCurrencyPaymentSections, type PrintoutRow } from '@ncb/shared-kernel/domain/papers';
import { DocumentType, PAYROLL } from '@ncb/shared-kernel/domain/vocabulary';
import { canPrintSigned } from '@ncb/shared-kernel/domain/workflow';
import { eq } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { toKyivMoment } from '../../clock';
import { schema, type Queries } from '../../db';
import { succeed, refuse, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { openBankAuthority } from '../../signatures';
import { OWN_BANK } from '../banks/own-bank';
import { findDocument, isReadable, type DocumentRow } from '../documents/find-document';
import { getDocumentKind } from '../documents/get-document-kind';
import { findShownRows } from '../payroll/payroll-grid';
import type { Printout } from './printout';
import { buildPaymentSections } from './build-payment-sections';
import { buildPayrollSections } from './build-payroll-sections';
import { renderPrintout } from './render-printout';
import { readSignedContent, type SignedContent, type Signer } from './signed-content';

/** Answers `get_sdoc`: the PDF of a document executed before today. */
export async function printSigned(
  { db, config }: Services,
  { membership, bankDay, at }: CompanyCaller,
  { document: ref }: RequestOf<typeof getSignedPdf>,
): Promise<Outcome<AnswerOf<typeof getSignedPdf>>> {
  const row = await findDocument(db.queries, membership.companyId, ref.id);
  if (!row || row.type !== ref.type || !isReadable(row, membership)) return refuse('notFound');
  const confirmed = row.confirmedAt === null ? null : toKyivMoment(row.confirmedAt);
  if (confirmed === null || !canPrintSigned({ status: row.status, type: row.type, confirmed, bankDay }))
    return refuse('statusForbidsAction');
  const content = await readSignedContent(db.queries, row);
  const { certificate } = await openBankAuthority(config.dataDir, at);
  const pdf = await renderPrintout({
    title: `${getDocumentKind(row).title} № ${row.number} від ${toDotted(row.documentDate)}`,
    sections: [
      ...(await buildSections(db.queries, row, content, confirmed)),
      { heading: 'Підписи платника', rows: content.signers.flatMap(buildSignerRows) },
    ],
    stamp: [
      'ПРОВЕДЕНО БАНКОМ',
      `${OWN_BANK.name}, код ${OWN_BANK.code}`,
      `${toDottedMoment(confirmed)}, № ${row.bankDocumentId ?? ''}`,
      `Сертифікат банку № ${certificate.serialNumber}`,
    ],
    footer: `Електронні підписи платника перевірено банком, сам файл не підписано. ${OWN_BANK.name}, роздруковано ${toDotted(bankDay)}`,
    madeAt: at,
  } satisfies Printout);
  return succeed({ pdf: pdf.toString('base64') });
}

async function buildSections(queries: Queries, row: DocumentRow, content: SignedContent, confirmed: string) {
  const signed = (name: CanonicalField) => content.fields.find((field) => field.name === name)?.value ?? '';
  // The day of execution may be later than the signed value date.
  const value = (name: CanonicalField) =>
    name === 'valueDate' ? (row.valueDate ?? confirmed.slice(0, 10)) : signed(name);
  const marks = { received: row.sentAt === null ? '' : toKyivMoment(row.sentAt), confirmed, uetr: row.uetr ?? '' };
  const countryName = await readCountryNames(queries);
  if (row.type === PAYROLL)
    return buildPayrollSections(value, marks, await findShownRows(queries, row.companyId, row.id));
  if (row.type === DocumentType.currencyPayment)
    return buildCurrencyPaymentSections(value, marks, { bank: OWN_BANK, countryName });
  return buildPaymentSections(value, marks, {
    nameCheck: row.details.receiverNameCheck ?? null,
    receiverBank: await findBankName(queries, value('receiverIban')),
    countryName,
  });
}

async function findBankName(queries: Queries, iban: string): Promise<string> {
  const { bank } = schema;
  const [found] = await queries
    .select()
    .from(bank)
    .where(eq(bank.code, getIbanBankCode(iban)));
  return found?.name ?? '';
}

async function readCountryNames(queries: Queries): Promise<(code: string) => string> {
  const { country } = schema;
  const rows = await queries.select({ code: country.code, name: country.name }).from(country);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return (code) => names.get(code) ?? code;
}

function buildSignerRows({ name, position, certificateSerial, at }: Signer): readonly PrintoutRow[] {
  const signer = [name, position].filter((part) => part !== '').join(', ');
  return [[toDottedMoment(at), `${signer}\nСертифікат ${certificateSerial}`]];
}
