import type { AnswerOf, listBeneficiaries, NewBeneficiary, RequestOf } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount, normaliseBic } from '@ncb/shared-kernel/domain/identifiers';
import { checkBeneficiaryRow, composeAddress, type BankPart } from '@ncb/shared-kernel/domain/rules';
import { and, asc, eq, min } from 'drizzle-orm';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { orderAlphabetically } from '../../db/build-search-condition';
import { succeed, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { OWN_BANK } from '../banks/own-bank';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import type { Catalogue } from './catalogue';
import { searchCondition } from './search-condition';

const { beneficiary } = schema;

type StoredBeneficiary = typeof beneficiary.$inferSelect;

export const BENEFICIARIES: Catalogue<NewBeneficiary> = {
  table: beneficiary,
  mainField: 'beneficiary.account',
  normalise: ({ beneficiary: receiver, addressParts, beneficiaryBank, intermediaryBank, maximum }) => ({
    beneficiary: {
      ...receiver,
      account: normaliseAccount(receiver.account),
      // Older clients read the address line.
      ...(addressParts && { address: composeAddress(addressParts) }),
    },
    addressParts,
    beneficiaryBank: normaliseBank(beneficiaryBank),
    intermediaryBank: normaliseBank(intermediaryBank),
    maximum,
  }),
  async check(queries, rows) {
    const ownerCodesOf = await findOwnerCodesFor(
      queries,
      rows.map(({ beneficiary: { account, code } }) => ({ account, code })),
    );
    return rows.map((row) => checkBeneficiaryRow(row, OWN_BANK, ownerCodesOf));
  },
  async findTwin(tx, companyId, row) {
    const { account, name } = row.beneficiary;
    const [found] = await tx
      .select()
      .from(beneficiary)
      .where(and(eq(beneficiary.companyId, companyId), eq(beneficiary.account, account), eq(beneficiary.name, name)));
    return found ? { id: found.id, isSame: isSame(toRow(found), row) } : null;
  },
  async insert(tx, companyId, row) {
    const [stored] = await tx
      .insert(beneficiary)
      .values({ ...toColumns(row), companyId })
      .returning({ id: beneficiary.id });
    if (!stored) throw new Error('the beneficiary was not stored');
    return stored.id;
  },
  async update(tx, id, row) {
    await tx.update(beneficiary).set(toColumns(row)).where(eq(beneficiary.id, id));
  },
};

/** Answers `get_clnt_catalog`, `ncb_beneficiary_c`. */
export async function findBeneficiaries(
  { db }: Services,
  { membership }: CompanyCaller,
  { search }: RequestOf<typeof listBeneficiaries>,
): Promise<Outcome<AnswerOf<typeof listBeneficiaries>>> {
  const found = await db.queries
    .select()
    .from(beneficiary)
    .where(
      and(
        eq(beneficiary.companyId, membership.companyId),
        searchCondition(search?.text ?? '', {
          texts: [beneficiary.name],
          codes: [beneficiary.code, beneficiary.account],
        }),
      ),
    )
    .orderBy(orderAlphabetically(beneficiary.name), asc(beneficiary.id));
  return succeed({ rows: found.map((row) => ({ id: String(row.id), ...toRow(row) })) });
}

/** Returns the lowest maximum of beneficiaries with this account; null for no limit. */
export async function findBeneficiaryMaximum(
  queries: Queries,
  companyId: number,
  account: string,
): Promise<string | null> {
  const [found] = await queries
    .select({ maximum: min(beneficiary.maximum) })
    .from(beneficiary)
    .where(and(eq(beneficiary.companyId, companyId), eq(beneficiary.account, account)));
  return found?.maximum ?? null;
}

export function toColumns(row: NewBeneficiary) {
  const { beneficiary: receiver, addressParts = null, beneficiaryBank, intermediaryBank, maximum = null } = row;
  const { name, code, secondCode, account, country, address } = receiver;
  const requisites = { name, code, secondCode, account, country, address };
  return { ...requisites, bank: beneficiaryBank, intermediaryBank, addressParts, maximum };
}

function toRow(stored: StoredBeneficiary): NewBeneficiary {
  const { name, code, secondCode, account, country, address, bank, intermediaryBank, addressParts, maximum } = stored;
  return {
    beneficiary: { name, code, secondCode, account, country, address },
    beneficiaryBank: bank,
    intermediaryBank,
    addressParts: addressParts ?? undefined,
    maximum: maximum ?? undefined,
  };
}

function normaliseBank(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift) };
}

function isSame(stored: NewBeneficiary, row: NewBeneficiary): boolean {
  return listTexts(stored).join('\n') === listTexts(row).join('\n');
}

/** Lists the texts sorted, because jsonb reorders the fields of a bank. */
function listTexts(row: NewBeneficiary): readonly string[] {
  const { beneficiary: receiver, beneficiaryBank, intermediaryBank, addressParts, maximum = '' } = row;
  const parts: readonly object[] = [receiver, beneficiaryBank, intermediaryBank, addressParts ?? {}, { maximum }];
  return parts.flatMap((part) =>
    Object.entries(part)
      .map(([name, text]) => `${name}=${String(text)}`)
      .sort(),
  );
}
