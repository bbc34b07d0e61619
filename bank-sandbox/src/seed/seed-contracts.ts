import { parseDotted } from '@ncb/shared-kernel/domain/dates';
import { EMPTY_BANK } from '@ncb/shared-kernel/domain/rules';
import { schema, type Queries } from '../db';
import { SEED, type SeedContract } from './seed-data';

/** Address and bank of a partner are those of the beneficiary with the same name. */
export async function seedContracts(tx: Queries, now: Date): Promise<void> {
  const rows = SEED.contracts.map((item) => ({ ...toRow(item), createdAt: now }));
  await tx.insert(schema.contract).values(rows).onConflictDoNothing();
}

function toRow({ company, partner: partnerName, ...item }: SeedContract) {
  const beneficiary = SEED.beneficiaries.find(({ name }) => name === partnerName);
  const country = item.ben_country;
  const partnerBank = beneficiary
    ? {
        ...EMPTY_BANK,
        swift: beneficiary.bank_swift,
        name: beneficiary.bank_name,
        country: beneficiary.bank_country,
      }
    : EMPTY_BANK;
  return {
    id: Number(item.contract_id),
    companyId: Number(company),
    number: item.contract_num,
    startDate: parseDotted(item.start_date) ?? '',
    endDate: parseDotted(item.end_date),
    amount: item.amount,
    currencyCode: item.cur_ref,
    currencyLetters: item.sim_cur,
    partnerName,
    partner: {
      address: beneficiary?.address ?? '',
      code: beneficiary?.code ?? '',
      account: beneficiary?.account ?? '',
      country,
    },
    partnerBank,
    intermediaryBank: EMPTY_BANK,
    beneficiaryCountry: country,
  };
}
