import { EMPTY_BANK, type BankPart } from '@ncb/shared-kernel/domain/rules';
import { toColumns } from '../areas/catalogues/beneficiaries';
import { schema, type Queries } from '../db';
import { SEED, type SeedBeneficiary } from './seed-data';

/** Owner of the beneficiaries, which the data do not assign; all contracts with them are this company's. */
const COMPANY_OF_BENEFICIARIES = 1001;

export async function seedCatalogues(tx: Queries): Promise<void> {
  const correspondents = SEED.correspondents.map((item) => ({
    id: item.RECORD_ID,
    companyId: Number(item.company),
    code: item.CODE,
    name: item.NAME,
    iban: item.IBAN,
    isResident: item.IS_RESIDENT === 1,
    hasCode: item.HAS_CODE === 1,
    maximum: item.SAL,
  }));
  await tx.insert(schema.correspondent).values(correspondents).onConflictDoNothing();
  // The data assign purposes to no company.
  const purposes = SEED.companies.flatMap(({ clientRef }) =>
    SEED.purposes.map((text) => ({ companyId: Number(clientRef), text })),
  );
  await tx.insert(schema.purpose).values(purposes).onConflictDoNothing();
  await tx.insert(schema.beneficiary).values(SEED.beneficiaries.map(toBeneficiary)).onConflictDoNothing();
}

function toBeneficiary(item: SeedBeneficiary) {
  const { name, code, kpp_code, account, country, address } = item;
  const bank = { ...EMPTY_BANK, swift: item.bank_swift, name: item.bank_name, country: item.bank_country };
  return {
    id: item.record_id,
    companyId: COMPANY_OF_BENEFICIARIES,
    ...toColumns({
      beneficiary: { name, code, secondCode: kpp_code, account, country, address },
      beneficiaryBank: bank,
      intermediaryBank: item.int_bank_swift ? findBank(item.int_bank_swift) : EMPTY_BANK,
    }),
  };
}

/** Finds name and country, which the rules require; the data have the BIC only. */
function findBank(swift: string): BankPart {
  const found = SEED.swift_banks.find((item) => swift.startsWith(item.swift));
  return { ...EMPTY_BANK, swift, name: found?.bank_name ?? '', country: found?.country_id ?? '' };
}
