/** Keys of the specification's error catalogues (spec 1–3, sections 8) and the few that we had to add (marked). */
export const PROBLEM_KEYS = [
  'emptyField',
  'fillThisField',
  'inputOwnBankIban',
  'invalidIban',
  'nonUkrainianIban',
  'nonOwnBankIban',
  'invalidOkpo',
  'invalidPspNo',
  'receiverResidentCodeError',
  'incorrectAmount',
  'lessThan1',
  'tooMuch',
  'amountTooBig',
  'incorrectPDate',
  'incorrectVDate',
  'tooLongName',
  'tooLongPpurp',
  'sep4.spp.fillSpp',
  'invalidDates',
  'loginPwdEmpty',
  // Ours: the specification refuses these without giving the refusal a key.
  'tooLongNumber',
  'incorrectNumber',
  'chooseDebitAccount',
  'accountNotAllowed',
  'insufficientFunds',
  'sameAccount',
  'forbiddenCharacters',
  'invalidSmsCode',
  'duplicateNumber',
] as const;

export type ProblemKey = (typeof PROBLEM_KEYS)[number];

/**
 * One thing that is wrong with one field. `field` is the name that the specification gives the field on the wire
 * (`acnt_co`, `amount` …), so that browser, bank and import speak of the same field; `key` is a catalogue key, never a
 * sentence; `params` are the values that the sentence shows.
 */
export interface Problem {
  readonly field: string;
  readonly key: ProblemKey;
  readonly params?: Readonly<Record<string, string>>;
}
