import type { Problem } from '@ncb/shared-kernel/domain';
import { normaliseCode, normaliseIban, normalisePassport } from '@ncb/shared-kernel/domain/identifiers';
import { checkCompanyIdentity, type CompanyIdentity } from '@ncb/shared-kernel/domain/rules';

/** What is checked and sent of what is typed. */
export function companyToAsk({ iban, code, hasCode }: CompanyIdentity): CompanyIdentity {
  return { iban: normaliseIban(iban), code: hasCode ? normaliseCode(code) : normalisePassport(code), hasCode };
}

/** All that is wrong with the step, in the order of its fields. Source: spec 1 §5 */
export function companyProblems(typed: CompanyIdentity, ownBankCode: string): readonly Problem[] {
  const found = checkCompanyIdentity(companyToAsk(typed), { ownBankCode });
  return ['iban', 'code'].flatMap((field) => found.filter((problem) => problem.field === field));
}
