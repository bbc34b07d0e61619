import * as z from 'zod/mini';
import { isRecord } from './is-record';

/** JSON content of a stored draft: address parameters and the page's own content. */
export interface DraftData {
  readonly parameters: Readonly<Record<string, string>>;
  readonly content: unknown;
}

const dataSchema = z.object({ parameters: z.record(z.string(), z.string()), content: z.unknown() });

/** Address parameter that opens a page with a draft. */
export const DRAFT_PARAMETER = 'draft';

export function packDraft({ parameters, content }: DraftData): string {
  const { [DRAFT_PARAMETER]: _, ...own } = parameters;
  return JSON.stringify({ parameters: own, content });
}

/** Parses a draft; null for the unknown format of another version. */
export function unpackDraft(text: string): DraftData | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const data = z.safeParse(dataSchema, json);
  return data.success ? { parameters: data.data.parameters, content: data.data.content } : null;
}

/** Values by which the user recognises a draft; '' for one that the form does not have. */
interface DraftValues {
  /** Receiver, beneficiary, subject of a letter, or an imported file. */
  readonly receiver: string;
  readonly amount: string;
  readonly number: string;
  /** True if the form changes a stored document. */
  readonly isChange: boolean;
}

const RECEIVER_FIELDS = ['receiverName', 'beneficiary.name', 'subject', 'fileName'];

/**
 * Returns the values by which the user recognises any form's draft.
 * @param content maybe of another version
 */
export function summariseDraft(content: unknown): DraftValues {
  const form = isRecord(content) ? content : {};
  const values = isRecord(form['values']) ? form['values'] : form;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '');
  return {
    receiver: RECEIVER_FIELDS.map(text).find((receiver) => receiver !== '') ?? '',
    amount: text('amount'),
    number: text('number'),
    isChange: typeof form['documentId'] === 'string',
  };
}
