export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters missing in the font, printed as question marks. */
  readonly missing: readonly string[];
}
