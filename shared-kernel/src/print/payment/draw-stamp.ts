import { toDottedMoment } from '../../domain/dates';
import { getLineHeight, TONES, type Printout, type TextStyle } from '../paper';
import type { PrintedParty, PrintedPayment } from './printed-payment';

export const STAMP_WIDTH = 76;

/** The bank's mark is always in Ukrainian. Source: docs/requirements/banking-rules.md#payment-instruction. */
const WORDS = { executed: 'ПРОВЕДЕНО БАНКОМ', code: 'Код банку', certificate: 'Сертифікат банку №' };
const PADDING = 3;
const CORNER = 2;
const FRAME = 0.6;
const INNER_FRAME = 0.2;
const INSET = 1.2;
const TITLE: TextStyle = { size: 12, weight: 'bold', align: 'center', tone: 'stamp' };
const SMALL: TextStyle = { size: 8, align: 'center', tone: 'stamp' };

interface Stamped extends Pick<PrintedPayment, 'confirmed' | 'bankCertificate'> {
  readonly payer: Pick<PrintedParty, 'bankName' | 'bankCode'>;
  readonly word?: string;
}

function getStampLines(paper: Printout, { payer, confirmed, bankCertificate }: Stamped): readonly string[] {
  return [
    payer.bankName,
    `${WORDS.code} ${payer.bankCode}`,
    toDottedMoment(confirmed),
    bankCertificate && `${WORDS.certificate} ${bankCertificate}`,
  ].flatMap((text) => paper.lines(text, STAMP_WIDTH - 2 * PADDING, SMALL));
}

export function getStampHeight(paper: Printout, payment: Stamped): number {
  return 2 * PADDING + getLineHeight(TITLE) + getStampLines(paper, payment).length * getLineHeight(SMALL);
}

/** Draws the bank's stamp as lines and letters, sharp on every printer. */
export function drawStamp(paper: Printout, payment: Stamped, left: number, top: number): void {
  const { doc } = paper;
  const height = getStampHeight(paper, payment);
  const middle = left + STAMP_WIDTH / 2;
  doc.setDrawColor(...TONES.stamp);
  doc.setLineWidth(FRAME).roundedRect(left, top, STAMP_WIDTH, height, CORNER, CORNER);
  doc
    .setLineWidth(INNER_FRAME)
    .roundedRect(left + INSET, top + INSET, STAMP_WIDTH - 2 * INSET, height - 2 * INSET, CORNER, CORNER);
  paper.write(payment.word ?? WORDS.executed, middle, top + PADDING, TITLE);
  paper.write(getStampLines(paper, payment), middle, top + PADDING + getLineHeight(TITLE), SMALL);
}
