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

/**
 * Returns receiver and amount of any form's draft, '' if it has none.
 * @param content maybe of another version
 */
export function summariseDraft(content: unknown): { readonly receiver: string; readonly amount: string } {
  const values = isRecord(content) && isRecord(content['values']) ? content['values'] : content;
  const text = (name: string) => (isRecord(values) && typeof values[name] === 'string' ? values[name].trim() : '');
  return { receiver: text('receiverName'), amount: text('amount') };
}
