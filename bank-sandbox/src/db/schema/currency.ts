import type { AddressParts, BankPart, BasisDraft, Beneficiary } from '@ncb/shared-kernel/domain/rules';
import type {
  CurrencyPaymentKind,
  FeeMode,
  FeePayer,
  FundsSource,
  RateType,
} from '@ncb/shared-kernel/domain/vocabulary';

/** The fee of a document as it was counted when the document was saved: signed, held and taken as it stands here. */
export interface StoredFee {
  readonly mode: FeeMode;
  readonly percent: string;
  readonly minimum: string;
  readonly hryvnias: string;
  /** The same in the currency in which it is taken; equal to `hryvnias` if that is the hryvnia. */
  readonly amount: string;
  readonly currencyCode: string;
  readonly currencyLetters: string;
  /** The account that it is debited from; null in other modes. */
  readonly accountId: number | null;
}

/** What backs a document; the contracts' shares stand in a table of their own. */
export type StoredBasis = Omit<BasisDraft, 'contracts'>;

/** What only currency payments have. */
export interface CurrencyPaymentDetails {
  readonly kind: CurrencyPaymentKind;
  readonly fundsSource: FundsSource;
  readonly feePayer: FeePayer;
  readonly comment: string;
  readonly basis: StoredBasis;
  readonly beneficiary: Pick<Beneficiary, 'secondCode' | 'country' | 'address'>;
  /** Not there where the payment was stored with an address on one line. */
  readonly addressParts?: AddressParts | undefined;
  readonly beneficiaryBank: BankPart;
  readonly intermediaryBank: BankPart;
  readonly fee: StoredFee;
}

/** A deal as it was made; sums are hryvnias, of a conversion the target currency. */
export interface StoredDeal {
  /** Hryvnias for the currency's units; of a conversion the target currency for one. */
  readonly rate: string;
  readonly sum: string;
  readonly fee: string;
  readonly feeLetters: string;
  /** Hryvnias of a purchase that went back. */
  readonly rest?: string;
}

/** What only requests to buy, sell or convert have. */
export interface CurrencyRequestDetails {
  /** '' in a request to buy or sell. */
  readonly targetCurrencyCode: string;
  readonly creditAccountId: number;
  /** Null in a request to sell or convert. */
  readonly restAccountId: number | null;
  readonly rateType: RateType;
  readonly customerRate: string;
  readonly basis: StoredBasis;
  readonly fee: StoredFee;
  /** The National Bank's rate of the day on which the request was saved, hryvnias for the currency's units. */
  readonly officialRate: string;
  /** Hryvnias that a purchase asks for; null in other requests. */
  readonly hryvnias: string | null;
  /** Our own rate of the moment in which the request was saved and the sum by it, as a deal's; older requests have none. */
  readonly quoted?: Pick<StoredDeal, 'rate' | 'sum'>;
  /** Only once it was executed. */
  readonly deal?: StoredDeal;
}
