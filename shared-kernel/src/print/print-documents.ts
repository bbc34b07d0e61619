import { DEFAULT_LANGUAGE, languageTag } from '../domain/vocabulary';
import { drawForm } from './form/draw-form';
import type { PrintedForm } from './form/printed-form';
import { openPaper } from './paper';
import { drawPayment, type PaymentPaperOptions } from './payment/draw-payment';
import type { PrintedPayment } from './payment/printed-payment';
import type { PrintedFile } from './printed-file';
import { PRINT_TEXTS } from './texts';

/** A document of one file: a hryvnia payment in the language that is asked for, or a form, which is Ukrainian. */
export type PrintedDocument =
  | { readonly kind: 'payment'; readonly payment: PrintedPayment }
  | { readonly kind: 'form'; readonly form: PrintedForm };

const TITLE_MAX = 100;

/**
 * Documents in one file, each from the top of a page.
 * @param onDocument after each, with how many are done
 */
export function printDocuments(
  documents: readonly PrintedDocument[],
  options: PaymentPaperOptions,
  onDocument: (done: number) => void = () => undefined,
): PrintedFile {
  const language = documents.some(({ kind }) => kind === 'payment') ? options.language : DEFAULT_LANGUAGE;
  const paper = openPaper({
    orientation: 'portrait',
    title: titleOf(documents, options).slice(0, TITLE_MAX),
    language: languageTag(language),
  });
  documents.forEach((document, index) => {
    if (index > 0) paper.doc.addPage();
    if (document.kind === 'payment') drawPayment(paper, document.payment, options);
    else drawForm(paper, document.form, options.day);
    onDocument(index + 1);
  });
  return paper.file();
}

/** What the file is called where it is shown. */
function titleOf(documents: readonly PrintedDocument[], { language }: PaymentPaperOptions): string {
  const { title } = PRINT_TEXTS[language].payment;
  return documents
    .map((document) => (document.kind === 'payment' ? `${title} ${document.payment.number}` : document.form.title))
    .join(', ');
}
