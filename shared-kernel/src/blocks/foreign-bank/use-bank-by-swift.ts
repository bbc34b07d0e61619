import { useState } from 'react';
import type { ApiFailure } from '../../api/client';
import { bankBySwift } from '../../api/contract';
import { normaliseBic } from '../../domain/identifiers';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

/** What is known of a foreign bank. */
export interface KnownBank {
  readonly name: string;
  /** Numeric code. */
  readonly country: string;
}

export interface BankBySwift {
  /** Why there is no bank for the BIC that was asked for: our bank does not know it, or could not be asked. */
  readonly missing: 'unknown' | 'failed' | null;
  /** Gives the bank of a BIC; null for one that is wrong, unknown or not answered. */
  find(swift: string): Promise<KnownBank | null>;
}

/** From so many characters on a BIC names a bank and its country. Source: spec 3 §5 */
const SWIFT_MIN = 6;

/** Looks a foreign bank up by its BIC. Source: spec 3 §7 (`get_bank_by_swift`) */
export function useBankBySwift(): BankBySwift {
  const { api } = useSteadyShell();
  const [missing, setMissing] = useState<BankBySwift['missing']>(null);
  return {
    missing,
    async find(typed) {
      const swift = normaliseBic(typed);
      setMissing(null);
      if (swift.length < SWIFT_MIN) return null;
      const outcome = await api.call(bankBySwift, { swift });
      if (outcome.ok) return outcome.value.bank;
      setMissing(isUnknown(outcome.failure) ? 'unknown' : 'failed');
      return null;
    },
  };
}

/** A bank that names no reason has nothing under that BIC. */
function isUnknown(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && (failure.code === null || failure.code === 'notFound');
}
