/** A PDF. */
export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters that the font does not hold: a question mark stands for each. */
  readonly missing: readonly string[];
}
