import type { CompanyIdentity } from '@ncb/shared-kernel/domain/rules';

export const EMPTY_COMPANY: CompanyIdentity = { iban: '', code: '', hasCode: true };
