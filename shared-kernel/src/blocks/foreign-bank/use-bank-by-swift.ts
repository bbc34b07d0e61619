import { useState } from 'react';
import type { ApiFailure } from '../../api/client';
import { bankBySwift } from '../../api/contract';
import { normaliseBic } from '../../domain/identifiers';
import { useSteadyShell } from '@ncb/shared-kernel/remote-contract';

interface ForeignBank {
  readonly name: string;
  /** Numeric code. */
  readonly country: string;
}

interface BankBySwift {
  /** Reason why the last lookup found nothing: BIC unknown, or the call failed. */
  readonly missing: 'unknown' | 'failed' | null;
  /** Looks up a BIC; resolves with null if it is too short, unknown or the call failed. */
  find(swift: string): Promise<ForeignBank | null>;
}

/**
 * Shortest BIC prefix that names bank and country. Source:
 * docs/requirements/currency-payroll-credits-statements.md#beneficiary-account.
 */
const SWIFT_MIN = 6;

/**
 * Looks up a foreign bank by its BIC (`get_bank_by_swift`). Source:
 * docs/requirements/currency-payroll-credits-statements.md#rate-fee-and-bank-calls.
 */
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

/** True if the BIC is unknown: the bank then refuses without a code or with `notFound`. */
function isUnknown(failure: ApiFailure): boolean {
  return failure.kind === 'refused' && (failure.code === null || failure.code === 'notFound');
}
