import { useEffect, useState } from 'react';
import { loadConfig } from '../frame/config';

/** The bank's first telephone number for help; null until the deployment has told it, and where it tells none. */
export function useSupportPhone(): string | null {
  const [phone, setPhone] = useState<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    loadConfig().then(
      ({ supportPhones: [first = null] }) => {
        if (!isLeft) setPhone(first);
      },
      // Nobody asked for it: the number is left out, and whoever needs the answer next asks again and says what failed.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return phone;
}
