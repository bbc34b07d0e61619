/** What a page asks of the worker. A picture of a camera comes decoded, one of a file as it is. */
export interface QrOrder {
  readonly id: number;
  readonly picture: Blob | ImageBitmap;
  /** A camera gives another picture at once: one look has to do. */
  readonly isQuick: boolean;
}

/** `noCode`: no QR code was found in the picture. */
export type QrOutcome =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'noCode' | 'noPicture' | 'tooLarge' | 'failed' };

export interface QrReport {
  readonly id: number;
  readonly outcome: QrOutcome;
}
