import { bytesOfBase64, attachmentsProblem, isAcceptedFile, type MailAttachment } from '../people';
import type { ProblemKey } from '../../problem';

/**
 * A file that answers a question. The answer is its name with the hash of its content, so that the signature under the
 * questionnaire covers the file too; the bank keeps the content beside.
 */
export interface QuestionnaireFile {
  /** SHA-256, hex. */
  readonly hash: string;
  readonly name: string;
}

const ANSWER = /^([0-9a-f]{64}) (\S.{0,254})$/u;
const PDF = /\.pdf$/i;

/** The file that an answer names; null for what names none. */
export function readQuestionnaireFile(answer: string): QuestionnaireFile | null {
  const [, hash, name] = ANSWER.exec(answer) ?? [];
  return hash === undefined || name === undefined ? null : { hash, name };
}

export function writeQuestionnaireFile({ hash, name }: QuestionnaireFile): string {
  return `${hash} ${name}`;
}

/** What is wrong with a file of the questionnaire: it is a PDF by name and content, small, whole and not empty. */
export function questionnaireFileProblem(file: MailAttachment, bytes: Uint8Array): ProblemKey | null {
  const problem = attachmentsProblem([file]);
  if (problem) return problem.key;
  return PDF.test(file.name) && bytesOfBase64(file.content) !== null && isAcceptedFile(file.name, bytes)
    ? null
    : 'incorrectFile';
}
