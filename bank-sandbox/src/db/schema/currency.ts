import type { AddressParts, BankPart, BasisDraft, Beneficiary } from '@ncb/shared-kernel/domain/rules';
import type {
  CurrencyPaymentKind,
  FeeMode,
  FeePayer,
  FundsSource,
  RateType,
} from '@ncb/shared-kernel/domain/vocabulary';

/** Computed at saving; exactly this is signed, reserved and charged. */
export interface StoredFee {
  readonly mode: FeeMode;
  readonly percent: string;
  readonly minimum: string;
  readonly hryvnias: string;
  /** Amount in the currency of charging. */
  readonly amount: string;
  readonly currencyCode: string;
  readonly currencyLetters: string;
  /** Debited account; null in other modes. */
  readonly accountId: number | null;
}

export type StoredBasis = Omit<BasisDraft, 'contracts'>;

export interface CurrencyPaymentDetails {
  readonly kind: CurrencyPaymentKind;
  readonly fundsSource: FundsSource;
  readonly feePayer: FeePayer;
  readonly comment: string;
  readonly basis: StoredBasis;
  readonly beneficiary: Pick<Beneficiary, 'secondCode' | 'country' | 'address'>;
  /** Address parts, absent with a one-line address. */
  readonly addressParts?: AddressParts | undefined;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly fee: StoredFee;
}

/** Amounts in hryvnias, for a conversion in the target currency. */
export interface StoredDeal {
  /** Hryvnias per units; for a conversion, units of the target currency for one. */
  readonly rate: string;
  readonly sum: string;
  readonly fee: string;
  readonly feeLetters: string;
  /** Returned hryvnias of a purchase. */
  readonly rest?: string;
}

export interface CurrencyRequestDetails {
  /** Target of a conversion, otherwise ''. */
  readonly targetCurrencyCode: string;
  readonly creditAccountId: number;
  /** Account of a purchase's rest, otherwise null. */
  readonly restAccountId: number | null;
  readonly rateType: RateType;
  readonly customerRate: string;
  readonly basis: StoredBasis;
  readonly fee: StoredFee;
  /** Rate of the day of saving, hryvnias per the currency's units. */
  readonly officialRate: string;
  /** Requirement of a purchase, otherwise null. */
  readonly hryvnias: string | null;
  /** Quotation at saving; absent in older requests. */
  readonly quoted?: Pick<StoredDeal, 'rate' | 'sum'>;
  /** Executed deal. */
  readonly deal?: StoredDeal;
}
