import { readCurrencyTemplate, type CurrencyPaymentToSave } from '@ncb/shared-kernel/api/contract';
import { normaliseAccount, normaliseBic } from '@ncb/shared-kernel/domain/identifiers';
import { parseAmount, toHryvnias } from '@ncb/shared-kernel/domain/money';
import {
  checkCurrencyTemplate,
  EMPTY_BENEFICIARY,
  readPaymentXml,
  type BankPart,
} from '@ncb/shared-kernel/domain/rules';
import type { CompanyCaller } from '../../callers';
import type { Queries } from '../../db';
import { succeed, refuse, refuseFields, type Outcome } from '../../outcome';
import { toDebitAccount, findCompanyAccount } from '../accounts/company-account';
import { OWN_BANK } from '../banks/own-bank';
import { findBackingContracts } from '../contracts/contract-shares';
import { findRate } from '../rates/find-rate';
import { findOwnerCodesFor } from '../receivers/find-account-facts';
import type { TemplateRequest, TemplateSummary } from './template-request';

/**
 * Checks a template and returns its summary. Source: docs/requirements/hryvnia-payments.md#template-values,
 * docs/requirements/currency-payroll-credits-statements.md#currency-payment.
 */
export async function summariseCurrencyTemplate(
  tx: Queries,
  { membership, bankDay }: CompanyCaller,
  { name, currencyCode, data }: TemplateRequest,
): Promise<Outcome<TemplateSummary>> {
  const { companyId } = membership;
  const reading = readCurrencyTemplate(data);
  if (!reading.ok) return refuse('badRequest', { params: { where: `cdata.${reading.where}` } });
  const draft = normalisePayment(reading.value);
  if (draft.currencyCode !== currencyCode) return refuseFields([{ field: 'currencyCode', key: 'currencyNotOffered' }]);
  const xml = readPaymentXml(draft);
  if (!xml.ok) return refuseFields(xml.problems);
  const found = await findCompanyAccount(tx, companyId, draft.debitAccountId);
  const contractIds = draft.contracts.map(({ contractId }) => contractId);
  const parsed = parseAmount(draft.amount);
  const rate = await findRate(tx, currencyCode);
  const official = rate && { rate: rate.official, units: rate.units };
  const problems = checkCurrencyTemplate(
    name,
    { ...draft, ...xml.parts },
    {
      bankDay,
      debitAccount: found && toDebitAccount(found),
      ownBankCode: OWN_BANK.code,
      ownBankSwift: OWN_BANK.swift,
      ownerCodesOf: await findOwnerCodesFor(tx, [draft.beneficiary]),
      contracts: await findBackingContracts(tx, companyId, contractIds, null),
      ...(official && parsed.ok && { hryvniaEquivalent: toHryvnias(parsed.amount, official) }),
      isAtSecondStep: hasReceiver(draft),
    },
  );
  if (problems.length > 0 || !parsed.ok) return refuseFields(problems);
  const { name: receiverName, account: receiverAccount } = draft.beneficiary;
  return succeed({ currencyCode, amount: parsed.amount, receiverName, receiverAccount });
}

function hasReceiver({ beneficiary }: CurrencyPaymentToSave): boolean {
  return Object.entries(EMPTY_BENEFICIARY).some(
    ([name, empty]) => beneficiary[name as keyof typeof beneficiary] !== empty,
  );
}

/** Users paste accounts and BICs with spaces. */
function normalisePayment(payment: CurrencyPaymentToSave): CurrencyPaymentToSave {
  const { beneficiary, beneficiaryBank, intermediaryBank } = payment;
  return {
    ...payment,
    beneficiary: { ...beneficiary, account: normaliseAccount(beneficiary.account) },
    beneficiaryBank: normaliseBank(beneficiaryBank),
    intermediaryBank: normaliseBank(intermediaryBank),
  };
}

function normaliseBank(bank: BankPart): BankPart {
  return { ...bank, swift: normaliseBic(bank.swift) };
}
