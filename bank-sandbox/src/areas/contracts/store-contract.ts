import type { AnswerOf, RequestOf, saveContract } from '@ncb/shared-kernel/api/contract';
import { normaliseBic } from '@ncb/shared-kernel/domain/identifiers';
import { compareAmounts, parseAmount, subtractAmounts } from '@ncb/shared-kernel/domain/money';
import { checkContract, type BankPart, type ContractDraft, type FindOwnerCodes } from '@ncb/shared-kernel/domain/rules';
import { ContractKind, findCurrency } from '@ncb/shared-kernel/domain/vocabulary';
import { eq } from 'drizzle-orm';
import { buildAuditEntry, writeAudit } from '../../audit';
import type { CompanyCaller } from '../../callers';
import { schema, type Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import type { Services } from '../../services';
import { withIdempotency } from '../documents/with-idempotency';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import { findContract, selectContractsWithRest, lockContract, withRest, type ContractRow } from './contract-rows';
import { isContractUsed } from './remove-contract';

const { contract } = schema;

type Terms = Omit<typeof contract.$inferInsert, 'companyId' | 'createdAt'>;

/** Answers `save_contract`; a used contract changes as far as its documents allow. */
export async function storeContract(
  { db }: Services,
  caller: CompanyCaller,
  { contract: draft }: RequestOf<typeof saveContract>,
): Promise<Outcome<AnswerOf<typeof saveContract>>> {
  const ownerCodesOf = await findOwnerCodesFor(db.queries, [draft.partner]);
  const kind = draft.kind ?? (await readKind(db.queries, caller, draft.id));
  const terms = checkTerms({ ...draft, kind }, caller.bankDay, ownerCodesOf);
  if (!terms.ok) return terms;
  return withIdempotency(db, caller, async (tx) => {
    const stored =
      draft.id === null ? await insert(tx, caller, terms.value) : await change(tx, caller, draft.id, terms.value);
    if (!stored.ok) return stored;
    await writeAudit(tx, buildAuditEntry(caller, 'saveRecord', 'contract', stored.value));
    return succeed({ id: String(stored.value) });
  });
}

/** Reads the kind of a stored contract for a page that does not know kinds; a new one is an import. */
async function readKind(queries: Queries, { membership }: CompanyCaller, id: string | null): Promise<ContractKind> {
  const stored = id === null ? null : await findContract(queries, membership.companyId, id);
  return stored?.kind ?? ContractKind.import;
}

function checkTerms(input: ContractDraft, bankDay: string, ownerCodesOf: FindOwnerCodes): Outcome<Terms> {
  const draft = {
    ...input,
    partnerBank: withPlainBic(input.partnerBank),
    intermediaryBank: withPlainBic(input.intermediaryBank),
  };
  const problems = checkContract(draft, bankDay, ownerCodesOf);
  const [parsed, currency] = [parseAmount(draft.amount), findCurrency(draft.currencyCode)];
  if (problems.length > 0 || !parsed.ok || !currency) return refuseFields(problems);
  const { name: partnerName, ...partner } = draft.partner;
  return succeed({
    kind: draft.kind,
    number: draft.number,
    startDate: draft.startDate,
    endDate: draft.endDate === '' ? null : draft.endDate,
    amount: parsed.amount,
    currencyCode: currency.code,
    currencyLetters: currency.letters,
    partnerName,
    partner,
    partnerBank: draft.partnerBank,
    intermediaryBank: draft.intermediaryBank,
    beneficiary: draft.beneficiary,
    beneficiaryCountry: draft.beneficiaryCountry,
    goodsGroup: draft.goodsGroup,
  });
}

function withPlainBic(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift) };
}

async function insert(tx: Queries, { membership, userId, at }: CompanyCaller, terms: Terms): Promise<Outcome<number>> {
  const [stored] = await tx
    .insert(contract)
    .values({ ...terms, companyId: membership.companyId, creatorId: userId, createdAt: at })
    .returning({ id: contract.id });
  return stored ? succeed(stored.id) : refuse('internalError');
}

async function change(tx: Queries, { membership }: CompanyCaller, id: string, terms: Terms): Promise<Outcome<number>> {
  const before = await lockContract(tx, membership.companyId, id);
  if (!before) return refuse('notFound');
  const barred = await findChangeRefusal(tx, before, terms);
  if (barred) return barred;
  await tx.update(contract).set(terms).where(eq(contract.id, before.id));
  return succeed(before.id);
}

/** Refuses an amount below the used one, and another currency of a used contract. */
async function findChangeRefusal(tx: Queries, before: ContractRow, { amount, currencyCode }: Terms) {
  if (currencyCode !== before.currencyCode && (await isContractUsed(tx, before.id)))
    return refuseFields([{ field: 'currencyCode', key: 'contractsOfDifferentCurrency' }]);
  const [found] = await selectContractsWithRest(tx, before.companyId, eq(contract.id, before.id));
  const used = subtractAmounts(before.amount, found ? withRest(found).rest : before.amount);
  if (compareAmounts(amount, before.amount) >= 0 || compareAmounts(amount, used) >= 0) return null;
  const params = { number: before.number, rest: subtractAmounts(amount, used) };
  return refuseFields([{ field: 'amount', key: 'contractExceeded', params }]);
}
