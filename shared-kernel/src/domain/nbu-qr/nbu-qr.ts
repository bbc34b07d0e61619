/** A payment in a QR code of the National Bank of Ukraine; '' where the code says nothing. */
export interface NbuQr {
  readonly version: NbuQrVersion;
  readonly receiverName: string;
  /** Normalised, with right check digits. */
  readonly creditIban: string;
  /** Decimal text in hryvnias; '' leaves the amount to the payer. */
  readonly amount: string;
  /** ЄДРПОУ or РНОКПП, or a passport of somebody who has none. */
  readonly receiverCode: string;
  /** `CCCC/PPPP`: category and purpose of ISO 20022; of 003 only. */
  readonly category: string;
  readonly reference: string;
  readonly purpose: string;
  /** `260731235959`; of 003 only. */
  readonly validUntil: string;
}

export const NBU_QR_VERSIONS = ['001', '002', '003'] as const;
export type NbuQrVersion = (typeof NBU_QR_VERSIONS)[number];

/** Where the text of a code is read in a browser. Source: resolution of the NBU No. 97 of 19.08.2025 */
export const NBU_QR_HOSTS = ['https://bank.gov.ua/qr/', 'https://qr.bank.gov.ua/'] as const;

/** Bytes of the encoded part and of the whole text of 002 and 003: more do not fit into a code with the hryvnia sign. */
export const NBU_QR_ENCODED_MAX = 475;
export const NBU_QR_TEXT_MAX = 507;
/** Lines of each version; what stands behind them must be empty. */
export const NBU_QR_LINES: Readonly<Record<NbuQrVersion, number>> = { '001': 13, '002': 13, '003': 17 };
/** The purpose is line 12; what follows may be missing, as some programs leave empty lines out. */
export const NBU_QR_LINES_MIN = 12;
export const NBU_QR_REFERENCE_MAX = 35;
export const NBU_QR_DISPLAY_MAX = 140;
