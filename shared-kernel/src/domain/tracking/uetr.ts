const UETR = /^[a-f0-9]{8}-[a-f0-9]{4}-4[a-f0-9]{3}-[89ab][a-f0-9]{3}-[a-f0-9]{12}$/;

/** Whether a text is an end-to-end number of SWIFT: a UUID of version 4 in lower case. Source: reference/areas C3 */
export function isUetr(text: string): boolean {
  return UETR.test(text);
}
