/** Documents in one file. Source: the bank's requirement "500 payment instructions in one PDF < 2 s" */
export const PRINTED_DOCUMENTS_MAX = 500;
