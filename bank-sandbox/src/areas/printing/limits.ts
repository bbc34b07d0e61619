/** Printouts in one call: those of one PDF. Source: docs/requirements/files-and-printing.md#numbered-printouts. */
export const ISSUED_AT_ONCE_MAX = 500;
/** New numbers of a person on a bank day (ours): ten of the largest files. */
export const ISSUED_PER_DAY_MAX = 5000;
