const UETR = /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;

/** True for a UETR of SWIFT: UUID version 4, lower case. Source: docs/requirements/currency.md#uetr-and-tracking. */
export function isUetr(text: string): boolean {
  return UETR.test(text);
}
