/** DSTU 4145-2002 over a polynomial basis with GOST 34.311, little endian. Source: reference/dstu */
export const DSTU_4145 = '1.2.804.2.1.1.1.1.3.1.1';
export const GOST_34311 = '1.2.804.2.1.1.1.1.2.1';
