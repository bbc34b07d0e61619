import { toSwiftText } from '@ncb/shared-kernel/domain/text';

/** Length of one unstructured line of the message. Source: docs/requirements/currency.md#swift-message. */
export const PARTNER_TEXT_MAX = 140;

/** Returns the purpose as the partner's bank shows it. */
export function getPartnerText(purpose: string): { readonly text: string; readonly isCut: boolean } {
  const text = toSwiftText(purpose);
  return { text: text.slice(0, PARTNER_TEXT_MAX).toUpperCase(), isCut: text.length > PARTNER_TEXT_MAX };
}
