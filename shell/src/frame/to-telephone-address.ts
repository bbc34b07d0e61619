export function toTelephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}
