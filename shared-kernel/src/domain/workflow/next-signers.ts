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
