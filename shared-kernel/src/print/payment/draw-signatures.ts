import { toDottedMoment } from '../../domain/dates';
import { DocumentStatus } from '../../domain/vocabulary';
import { getLineHeight, type Flow, type Printout, type TextStyle } from '../paper';
import type { PrintTexts } from '../texts';
import type { PrintedParty, PrintedPayment, PrintedSignature } from './printed-payment';
import { drawStamp, getStampHeight } from './draw-stamp';

const LEFT = { edge: 15, width: 96 };
const RIGHT = { edge: 119, width: 76 };
const LABEL: TextStyle = { size: 9, tone: 'quiet' };
const NAME: TextStyle = { size: 10, weight: 'bold' };
const SMALL: TextStyle = { size: 9 };
const GAP = 2;
const ABOVE = 5;

export interface Signed extends Pick<PrintedPayment, 'status' | 'confirmed' | 'signatures' | 'bankCertificate'> {
  readonly payer: Pick<PrintedParty, 'bankName' | 'bankCode'>;
}

/**
 * Draws the signers with their keys and the bank's result, on one page. The bank's is a mark, not a signature: it signs
 * none of these documents.
 */
export function drawSignatures(paper: Printout, flow: Flow, payment: Signed, words: PrintTexts['payment']): void {
  const isExecuted = payment.status === DocumentStatus.success;
  const blocks = payment.signatures.map((signature) => buildSignatureBlock(paper, signature, words));
  const signed = blocks.reduce((sum, { height }) => sum + height, 0) || getLineHeight(SMALL);
  const verdict = isExecuted ? getStampHeight(paper, payment) : getLineHeight(NAME);
  const head = 2 * getLineHeight(LABEL) + GAP;
  const top = flow.reserve(ABOVE + head + Math.max(signed, verdict)) + ABOVE;

  paper.write([words.seal, words.signatures], LEFT.edge, top, LABEL);
  if (blocks.length === 0) paper.write(words.noSignatures, LEFT.edge, top + head, SMALL);
  let next = top + head;
  for (const { height, draw } of blocks) {
    draw(next);
    next += height;
  }

  paper.write(paper.lines(words.bankMark, RIGHT.width, LABEL), RIGHT.edge, top, LABEL);
  if (isExecuted) drawStamp(paper, payment, RIGHT.edge, top + head);
  else {
    const isRefused = payment.status === DocumentStatus.aborted;
    const verdictWords = isRefused ? words.refusedByBank : words.notExecuted;
    paper.write(paper.lines(verdictWords, RIGHT.width, NAME), RIGHT.edge, top + head, NAME);
  }
}

function buildSignatureBlock(
  paper: Printout,
  { signer, certificate, at }: PrintedSignature,
  words: PrintTexts['payment'],
) {
  const name = paper.lines(signer, LEFT.width, NAME);
  const facts = [toDottedMoment(at), certificate && `${words.certificate} ${certificate}`].flatMap((text) =>
    paper.lines(text, LEFT.width, SMALL),
  );
  const nameHeight = name.length * getLineHeight(NAME);
  return {
    height: nameHeight + facts.length * getLineHeight(SMALL) + GAP,
    draw: (top: number) => {
      paper.write(name, LEFT.edge, top, NAME);
      paper.write(facts, LEFT.edge, top + nameHeight, SMALL);
    },
  };
}
