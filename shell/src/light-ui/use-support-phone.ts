import { useEffect, useState } from 'react';
import { loadConfig } from '../browser';

/** Returns the first phone number of support; null if unknown. */
export function useSupportPhone(): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadConfig().then(
      ({ supportPhones: [first = null] }) => {
        if (!isLeft) setPhone(first);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return phone;
}

export function toTelephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}
