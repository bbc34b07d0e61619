import { getBase64Size, checkAttachments, isAcceptedFile, type MailAttachment } from '../people';
import type { ProblemKey } from '../../problem';

/** File as an answer: its hash is signed with the questionnaire; the bank stores the content. */
export interface QuestionnaireFile {
  readonly hash: string;
  readonly name: string;
}

const ANSWER = /^([0-9a-f]{64}) (\S.{0,254})$/u;
const PDF = /\.pdf$/i;

export function readQuestionnaireFile(answer: string): QuestionnaireFile | null {
  const [, hash, name] = ANSWER.exec(answer) ?? [];
  return hash === undefined || name === undefined ? null : { hash, name };
}

export function writeQuestionnaireFile({ hash, name }: QuestionnaireFile): string {
  return `${hash} ${name}`;
}

/** Requires a PDF by name and content, within the size limit, complete and not empty. */
export function checkQuestionnaireFile(file: MailAttachment, bytes: Uint8Array): ProblemKey | null {
  const problem = checkAttachments([file]);
  if (problem) return problem.key;
  return PDF.test(file.name) && getBase64Size(file.content) !== null && isAcceptedFile(file.name, bytes)
    ? null
    : 'incorrectFile';
}
