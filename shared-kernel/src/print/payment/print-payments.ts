import { languageTag } from '../../domain/vocabulary';
import { openPaper } from '../paper';
import { PRINT_TEXTS } from '../texts';
import type { PrintedFile } from '../printed-file';
import { drawPayment, type PaymentPaperOptions } from './draw-payment';
import type { PrintedPayment } from './printed-payment';

/**
 * Payment instructions in one file, each from the top of a page.
 * @param onDocument after each, with how many are done
 */
export function printPayments(
  payments: readonly PrintedPayment[],
  options: PaymentPaperOptions,
  onDocument: (done: number) => void = () => undefined,
): PrintedFile {
  const { language } = options;
  const { title } = PRINT_TEXTS[language].payment;
  const paper = openPaper({
    orientation: 'portrait',
    title: `${title} ${payments.map(({ number }) => number).join(', ')}`.slice(0, 100),
    language: languageTag(language),
  });
  payments.forEach((payment, index) => {
    if (index > 0) paper.doc.addPage();
    drawPayment(paper, payment, options);
    onDocument(index + 1);
  });
  return paper.file();
}
