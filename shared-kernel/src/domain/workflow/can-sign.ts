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

/** Person who may sign a half-signed document next. */
export interface NextSigner {
  readonly userId: string;
  readonly name: string;
}

/** Documents of the bank name them while half signed: the company's approval policy decides, which only the bank knows. */
export interface WithNextSigners {
  readonly nextSigners?: readonly NextSigner[] | undefined;
}

/** True if the bank names the user among the next signers; undefined if it names none. */
export function isNextSigner({ nextSigners }: WithNextSigners, userId: string): boolean | undefined {
  return nextSigners?.some((signer) => signer.userId === userId);
}
