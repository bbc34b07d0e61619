import type { KeyOutcome, SignatureProvider, SigningFailure } from '../signing/provider';
import type { StatusLine } from './status-line';

/** Signs what the dialog shows, with any provider and what the user gave for it. */
export type SignWith<Made> = <Secret>(
  provider: SignatureProvider<Secret>,
  secret: Secret,
  onProgress: (signed: number) => void,
) => Promise<KeyOutcome<Made>>;

/** A key that is ready to sign, or the place where something is missing. */
export type KeyGiven<Made> =
  | {
      readonly ok: true;
      readonly sign: (
        onProgress: (signed: number) => void,
        /** Told how far opening the key is, from 0 to 1, where that can be told. */
        onOpening: (share: number) => void,
      ) => Promise<KeyOutcome<Made>>;
    }
  | { readonly ok: false; readonly gap: { focus(): void } };

/** One way to give a key: what it asks of the user, and how it signs with that. */
export interface KeyEntry<Made> {
  /** Its fields, above the buttons. */
  readonly root: HTMLElement;
  /** What takes the place of the documents while it is not hidden. */
  readonly stage: readonly HTMLElement[];
  setBusy(isBusy: boolean): void;
  /** The key, or a problem under everything that is missing. */
  complete(): Promise<KeyGiven<Made>>;
  /** Says what went wrong where it can be mended, and puts the cursor there. */
  showFailure(reason: Exclude<SigningFailure, 'locked'>, status: StatusLine): void;
  takeFile(file: File): void;
}
