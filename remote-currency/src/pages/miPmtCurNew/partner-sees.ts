import { toSwiftText } from '@ncb/shared-kernel/domain/text';

/** Length of one unstructured line of the message. Source: docs/requirements/currency.md#swift-message. */
export const PARTNER_SEES_MAX = 140;

/** Returns the purpose as the partner's bank shows it. */
export function partnerSees(purpose: string): { readonly text: string; readonly isCut: boolean } {
  const text = toSwiftText(purpose);
  return { text: text.slice(0, PARTNER_SEES_MAX).toUpperCase(), isCut: text.length > PARTNER_SEES_MAX };
}
