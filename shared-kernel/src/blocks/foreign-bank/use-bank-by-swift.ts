import { useState } from 'react';
import { bankBySwift } from '../../api/contract';
import { normaliseBic } from '../../domain/identifiers';
import { useShell } from '@ncb/shared-kernel/remote-contract';

/** What is known of a foreign bank. */
export interface KnownBank {
  readonly name: string;
  /** Numeric code. */
  readonly country: string;
}

export interface BankBySwift {
  /** The BIC that our bank does not know: name and country are typed by hand. */
  readonly unknown: string | null;
  /** Gives the bank of a BIC; null for one that is wrong, unknown or not answered. */
  find(swift: string): Promise<KnownBank | null>;
}

/** From so many characters on a BIC names a bank and its country. Source: spec 3 §5 */
const SWIFT_MIN = 6;

/** Looks a foreign bank up by its BIC. Source: spec 3 §7 (`get_bank_by_swift`) */
export function useBankBySwift(): BankBySwift {
  const { api } = useShell();
  const [unknown, setUnknown] = useState<string | null>(null);
  return {
    unknown,
    async find(typed) {
      const swift = normaliseBic(typed);
      setUnknown(null);
      if (swift.length < SWIFT_MIN) return null;
      const outcome = await api.call(bankBySwift, { swift });
      if (outcome.ok) return outcome.value.bank;
      if (outcome.failure.kind === 'refused') setUnknown(swift);
      return null;
    },
  };
}
