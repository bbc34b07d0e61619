import { DEFAULT_LANGUAGE, getLanguageTag } from '../domain/vocabulary';
import { drawForm } from './form/draw-form';
import type { PrintedForm } from './form/printed-form';
import { openPrintout } from './paper';
import { drawPayment, type PaymentPrintOptions } from './payment/draw-payment';
import type { PrintedPayment } from './payment/printed-payment';
import { drawPayroll, getPayrollTitle as payrollTitle } from './payroll/draw-payroll';
import type { PrintedPayroll } from './payroll/printed-payroll';
import type { PrintedFile } from './printed-file';
import { PRINT_TEXTS } from './texts';

/** Hryvnia payment in the requested language, or a form or payroll in Ukrainian. */
export type PrintedDocument =
  | { readonly kind: 'payment'; readonly payment: PrintedPayment }
  | { readonly kind: 'form'; readonly form: PrintedForm }
  | { readonly kind: 'payroll'; readonly payroll: PrintedPayroll };

const TITLE_MAX = 100;

/**
 * Prints documents into one file, each from the top of a page.
 * @param onDocument called after each with the number done
 */
export function printDocuments(
  documents: readonly PrintedDocument[],
  options: PaymentPrintOptions,
  onDocument: (done: number) => void = () => undefined,
): PrintedFile {
  const language = documents.some(({ kind }) => kind === 'payment') ? options.language : DEFAULT_LANGUAGE;
  const paper = openPrintout({
    orientation: 'portrait',
    title: getTitle(documents, options).slice(0, TITLE_MAX),
    language: getLanguageTag(language),
  });
  documents.forEach((document, index) => {
    if (index > 0) paper.doc.addPage();
    if (document.kind === 'payment') drawPayment(paper, document.payment, options);
    else if (document.kind === 'form') drawForm(paper, document.form, options.day);
    else drawPayroll(paper, document.payroll, options.day);
    onDocument(index + 1);
  });
  return paper.file();
}

function getTitle(documents: readonly PrintedDocument[], { language }: PaymentPrintOptions): string {
  const { title } = PRINT_TEXTS[language].payment;
  const getDocumentName = (document: PrintedDocument) => {
    if (document.kind === 'payroll') return payrollTitle(document.payroll);
    return document.kind === 'payment' ? `${title} ${document.payment.number}` : document.form.title;
  };
  return documents.map(getDocumentName).join(', ');
}
