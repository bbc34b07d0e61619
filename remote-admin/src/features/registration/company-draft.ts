import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkCompanyIdentity, type CompanyIdentity } from '@ncb/shared-kernel/domain/rules';

/** Normalises account and code for checking and sending. */
export function normaliseCompany({ iban, code, hasCode }: CompanyIdentity): CompanyIdentity {
  return { iban: normaliseIban(iban), code: hasCode ? normaliseCode(code) : normalisePassport(code), hasCode };
}

export function getCompanyProblems(typed: CompanyIdentity, ownBankCode: string): readonly Problem[] {
  const found = checkCompanyIdentity(normaliseCompany(typed), { ownBankCode });
  return ['iban', 'code'].flatMap((field) => found.filter((problem) => problem.field === field));
}
