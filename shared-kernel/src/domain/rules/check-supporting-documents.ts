import type { Problem } from '../problem';
import { DOCUMENT_NOTE_MAX, MAIL_ATTACHMENTS_MAX } from '../vocabulary';
import { checkNoCardNumber, checkOptionalText, runChecks, toLimitProblem, toProblem, type Check } from './checks';
import { checkAttachments, isAcceptedFile, type MailAttachment } from './people';

const NOTE_CHECKS: readonly Check<string, null>[] = [
  (note) =>
    toLimitProblem(
      'note',
      checkNoCardNumber(note) ?? checkOptionalText(note, DOCUMENT_NOTE_MAX, 'tooLongText'),
      note,
      DOCUMENT_NOTE_MAX,
    ),
];

/** Checks the comment of a document, one line; empty is allowed. */
export function checkDocumentNote(note: string): readonly Problem[] {
  return runChecks(NOTE_CHECKS, note, null);
}

/**
 * Checks a file of a document by the limits of letters, and by its content.
 * Source: docs/requirements/supporting-documents.md#files.
 * @param bytes decoded content
 * @param present number of files that the document has already
 */
export function checkDocumentFile(file: MailAttachment, bytes: Uint8Array, present: number): readonly Problem[] {
  const found = checkFile(file, bytes, present);
  return found ? [{ ...found, field: 'content' }] : [];
}

function checkFile(file: MailAttachment, bytes: Uint8Array, present: number): Problem | null {
  if (present >= MAIL_ATTACHMENTS_MAX)
    return toProblem('content', 'tooManyFiles', { max: String(MAIL_ATTACHMENTS_MAX) });
  const problem = checkAttachments([file]) ?? toProblem('content', checkNoCardNumber(file.name));
  return problem ?? toProblem('content', isAcceptedFile(file.name, bytes) ? null : 'incorrectFile');
}
