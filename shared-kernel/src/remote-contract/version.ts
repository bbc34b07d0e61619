/**
 * The version of this contract. A remote names the range it can live with in its `remote.json`; the shell refuses a
 * remote whose range does not hold it. A breaking change of anything exported here needs a new major number, an addition
 * a new minor one. 1.1: unsaved work with a draft, restored drafts. 1.2: a page changes the user's settings.
 * 1.3: among them the columns of a table and favourite accounts. 1.4: and searches kept by name. 1.5: a page with
 * the texts of several namespaces, a remote with a style sheet of its own. 1.6: the foot of a list, the bar of a
 * selection, amounts in problems, the codes of the user's companies. 1.7: rows that open beside their list, filters as
 * chips, a list's main button, files that are doubted aloud. 1.8: the words of documents in currency, lengths in problems,
 * the bank's BIC. 1.9: payrolls: who may see them, their files, papers and words; exports with their period in one block.
 * 1.10: statements, turnovers, credits and deposits: their files, papers, charts and words. 1.11: cards of the page "today",
 * actions of other areas on rows, the start page among the settings, certificates of other authorities,
 * letters with themes. 1.12: the user's mode of access. 1.13: a person of several companies among the
 * refusals. 1.14: views of a page below the search of its list, words for what is missing in a field.
 * 1.15: the services without the address. 1.16: an account that has lost its digits, among the problems.
 * 1.17: what is wrong with an early repayment, among the problems. 1.18: a save that somebody else overtook, among the
 * messages. 1.19: the entry of the browser's history. 1.20: a code that is not the account owner's, among the problems.
 * 1.21: passwords that can be guessed, among the problems. 1.22: names that a codec
 * does not know. 1.23: a file that does not say which way money goes, among the problems.
 * 1.24: sums that have changed before a save, among the refusals. 1.25: the account of a payroll as an IBAN.
 * 1.26: a value date on which banks are closed, among the problems; the time of the bank day.
 * 1.27: card numbers in texts and accounts that take no salary, among the problems.
 * 1.28: among the refusals, a code that is not the account owner's and an account that takes no salary.
 * 1.29: reasons of refusals in the user’s language.
 * 1.30: a row that could not be read whole, among the problems.
 * 1.31: what a failed save has stored. 1.32: a statement in the place of a list of payments, among the faults of files.
 * 1.33: control characters in a text, among the problems. 1.34: what the bank has refused, among the problems.
 * 1.35: a bank’s code in its country, among the problems.
 */
export const REMOTE_CONTRACT_VERSION = '1.35.0';
