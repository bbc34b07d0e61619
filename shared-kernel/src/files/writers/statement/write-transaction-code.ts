import { DocumentType } from '../../../domain/vocabulary';
import { BANK_OPERATION_TYPE, isDealType, PAYROLL_TYPE } from './document-types';
import type { Entry, StatementToWrite } from './statement-to-write';

type Domain = readonly [domain: string, family: string, subFamily: string];

const type = (documentType: DocumentType) => String(documentType);
const { uahPayment, currencyPayment } = DocumentType;

type Owner = Pick<StatementToWrite, 'clientCode' | 'bank'>;

/**
 * Returns the ISO 20022 code of an entry's operation; null if there is none. Source:
 * docs/requirements/statements.md#camt053-elements.
 */
function getDomain({ operation, isDebit }: Entry, { clientCode, bank }: Owner): Domain | null {
  const { documentType, correspondentCode, correspondentBankCode, isReversal = false } = operation;
  // A reversal by the bank is not a fee; `RvslInd` marks it.
  if (isReversal) return null;
  const family = isDebit ? 'ICDT' : 'RCDT';
  if (documentType === type(uahPayment)) {
    const isInside = correspondentBankCode === bank.code;
    if (isInside && correspondentCode === clientCode && clientCode !== '')
      return ['PMNT', isDebit ? 'ICCN' : 'RCCN', 'COAT'];
    const realTime = isDebit ? 'IRCT' : 'RRCT';
    return ['PMNT', operation.isInstant ? realTime : family, isInside ? 'BOOK' : 'DMCT'];
  }
  if (documentType === type(currencyPayment)) return ['PMNT', family, 'XBCT'];
  if (documentType === PAYROLL_TYPE) return isDebit ? ['PMNT', 'ICDT', 'SALA'] : ['PMNT', 'RCDT', 'RRTN'];
  if (isDealType(documentType)) return ['FORX', 'SPOT', 'OTHR'];
  return documentType === BANK_OPERATION_TYPE && isDebit ? ['ACMT', 'MDOP', 'CHRG'] : null;
}

/** Writes `BkTxCd`: the ISO code if there is one, and the bank's type of document. */
export function writeTransactionCode(entry: Entry, owner: Owner): string {
  const domain = getDomain(entry, owner);
  const own = entry.operation.documentType.replace(/[^\w-]/g, '').slice(0, 35) || 'NA';
  const iso = domain
    ? `<Domn><Cd>${domain[0]}</Cd><Fmly><Cd>${domain[1]}</Cd><SubFmlyCd>${domain[2]}</SubFmlyCd></Fmly></Domn>`
    : '';
  return `<BkTxCd>${iso}<Prtry><Cd>${own}</Cd><Issr>NCB</Issr></Prtry></BkTxCd>`;
}
