import { SignatureRight } from '../vocabulary';

export interface Signer {
  readonly right: SignatureRight;
  readonly rightsValid: boolean;
  /** This user's (or certificate's) signature is on the document; default false. */
  readonly hasSigned?: boolean;
  /** True if the bank names this user among the next signers of a half-signed document; absent if it names none. */
  readonly isNext?: boolean | undefined;
}

/** True for any valid right but the operator's. */
export function canSign({ right, rightsValid }: Signer): boolean {
  return rightsValid && right !== SignatureRight.operator;
}
