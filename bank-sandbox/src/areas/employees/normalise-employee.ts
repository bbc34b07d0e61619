import { normaliseAccount, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import type { EmployeeDraft } from '@ncb/shared-kernel/domain/rules';

/** Trims names; removes all spaces from account and code. */
export function normaliseEmployee<Draft extends EmployeeDraft>(draft: Draft): Draft {
  return {
    ...draft,
    taxCode: normalisePassport(draft.taxCode),
    lastName: draft.lastName.trim(),
    firstName: draft.firstName.trim(),
    middleName: draft.middleName.trim(),
    account: normaliseAccount(draft.account),
  };
}
