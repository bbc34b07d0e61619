import type { KeyOutcome, SignatureProvider, SigningFailure } from '../signing/signature-provider';
import type { StatusLine } from './status-line';

export type SignWith<Made> = <Secret>(
  provider: SignatureProvider<Secret>,
  secret: Secret,
  onProgress: (signed: number) => void,
) => Promise<KeyOutcome<Made>>;

type KeyCompletion<Made> =
  | {
      readonly ok: true;
      readonly sign: (
        onProgress: (signed: number) => void,
        /** Called with the progress of opening the key, from 0 to 1, where known. */
        onOpening: (share: number) => void,
      ) => Promise<KeyOutcome<Made>>;
    }
  | { readonly ok: false; readonly gap: { focus(): void } };

export interface KeyEntry<Made> {
  readonly root: HTMLElement;
  /** Elements that replace the documents while visible. */
  readonly stage: readonly HTMLElement[];
  setBusy(isBusy: boolean): void;
  /** Resolves with the key, or shows what is missing. */
  complete(): Promise<KeyCompletion<Made>>;
  /** Shows a failure at the field to correct and focuses it. */
  showFailure(reason: Exclude<SigningFailure, 'locked'>, status: StatusLine): void;
  takeFile(file: File): void;
}
