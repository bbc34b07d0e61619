import { toSwiftText } from '@ncb/shared-kernel/domain/text';

/** So much of the purpose reaches the beneficiary: one unstructured line of the message. Source: reference/areas C2 */
export const PARTNER_SEES_MAX = 140;

/** What the partner's bank shows him of a purpose, and whether something of it is lost on the way. */
export function partnerSees(purpose: string): { readonly text: string; readonly isCut: boolean } {
  const text = toSwiftText(purpose);
  return { text: text.slice(0, PARTNER_SEES_MAX).toUpperCase(), isCut: text.length > PARTNER_SEES_MAX };
}
