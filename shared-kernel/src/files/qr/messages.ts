/** Order of a page to the worker; a camera's picture is decoded already. */
export interface QrOrder {
  readonly id: number;
  readonly picture: Blob | ImageBitmap;
  /** Searches one copy only, as a camera delivers the next picture at once. */
  readonly isQuick: boolean;
}

export type QrOutcome =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'noCode' | 'noPicture' | 'tooLarge' | 'failed' };

export interface QrReport {
  readonly id: number;
  readonly outcome: QrOutcome;
}
