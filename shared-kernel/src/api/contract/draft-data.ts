import * as z from 'zod/mini';
import { isRecord } from './is-record';

/** What the bank keeps of a form as JSON text: where it is taken up again, and the page's own content. */
export interface DraftData {
  /** Of the page's address. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly content: unknown;
}

const dataSchema = z.object({ parameters: z.record(z.string(), z.string()), content: z.unknown() });

/** The parameter of an address that opens a page with a draft. */
export const DRAFT_PARAMETER = 'draft';

export function packDraft({ parameters, content }: DraftData): string {
  const { [DRAFT_PARAMETER]: _, ...own } = parameters;
  return JSON.stringify({ parameters: own, content });
}

/** Null if the text is none of ours: an older or newer application may have written it. */
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

/**
 * Receiver and amount of whatever form, by the names under which the forms of documents keep them; '' where it has none.
 * @param content of a draft: the form's own, maybe of another version
 */
export function heldByDraft(content: unknown): { readonly receiver: string; readonly amount: string } {
  const values = isRecord(content) && isRecord(content['values']) ? content['values'] : content;
  const text = (name: string) => (isRecord(values) && typeof values[name] === 'string' ? values[name].trim() : '');
  return { receiver: text('receiverName'), amount: text('amount') };
}
