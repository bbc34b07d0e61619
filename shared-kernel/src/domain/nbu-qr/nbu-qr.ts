/** Payment in an NBU QR code; '' for empty fields. */
export interface NbuQr {
  readonly version: NbuQrVersion;
  readonly transfer: NbuQrTransfer;
  readonly receiverName: string;
  readonly creditIban: string;
  /** Hryvnias; '' leaves it to the payer. */
  readonly amount: string;
  /** ЄДРПОУ or РНОКПП, else a passport. */
  readonly receiverCode: string;
  /** `CCCC/PPPP` of ISO 20022; 003 only. */
  readonly category: string;
  readonly reference: string;
  readonly purpose: string;
  /** Four hexadecimal digits, see `listLocks`; 003 only. */
  readonly lockMask: string;
  /** `2026-07-31T23:59:59`, Kyiv time; 003 only. */
  readonly validUntil: string;
}

export const NBU_QR_VERSIONS = ['001', '002', '003'] as const;
export type NbuQrVersion = (typeof NBU_QR_VERSIONS)[number];

/** Credit transfer, instant credit transfer, or either; 001 and 002 know the first only. */
export const NBU_QR_TRANSFERS = ['UCT', 'ICT', 'XCT'] as const;
export type NbuQrTransfer = (typeof NBU_QR_TRANSFERS)[number];

/** Start of the links of 002 and 003. Source: resolution of the NBU No. 97 of 19.08.2025. */
export const NBU_QR_HOSTS = ['https://bank.gov.ua/qr/', 'https://qr.bank.gov.ua/'] as const;

/** Bytes of the encoded part and of the whole text: more does not fit into a code with the hryvnia sign. */
export const NBU_QR_ENCODED_MAX = 475;
export const NBU_QR_TEXT_MAX = 507;
/** Further lines must be empty. */
export const NBU_QR_LINES: Readonly<Record<NbuQrVersion, number>> = { '001': 13, '002': 13, '003': 17 };
/** Some programs omit empty lines after the purpose (line 12). */
export const NBU_QR_LINES_MIN = 12;
export const NBU_QR_REFERENCE_MAX = 35;
export const NBU_QR_DISPLAY_MAX = 140;
