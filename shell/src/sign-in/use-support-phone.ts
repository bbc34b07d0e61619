import { useEffect, useState } from 'react';
import { loadConfig } from '../frame/config';

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
