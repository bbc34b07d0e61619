/**
 * DSTU 4145-2002 over a polynomial basis with GOST 34.311, little endian; also the algorithm of such keys. Source:
 * docs/requirements/files-and-printing.md#dstu-4145-keys
 */
export const DSTU_4145 = '1.2.804.2.1.1.1.1.3.1.1';
