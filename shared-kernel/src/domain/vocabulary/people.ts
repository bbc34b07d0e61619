/** Roles of a company's user. Source: specification 1, section 3. */
export const Role = { director: 0, accountant: 1, operator: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];

/** Right to sign. Source: specification 1, section 3 (allSigns, firstSignature, secondSignature, operSignature). */
export const SignatureRight = { all: 0, first: 1, second: 2, operator: 3 } as const;
export type SignatureRight = (typeof SignatureRight)[keyof typeof SignatureRight];

/** How many signatures a company's documents need. Source: reference/banking 5.2. */
export const SignScheme = { one: 'one', two: 'two' } as const;
export type SignScheme = (typeof SignScheme)[keyof typeof SignScheme];

/** Source: specification 1, section 3. */
export const UserStatus = { registered: 0, temporaryPassword: 1, active: 2, blocked: 3, inactive: 4 } as const;
export type UserStatus = (typeof UserStatus)[keyof typeof UserStatus];

/** Only an `active` company works; `registered` waits for the bank. Source: specification 1, sections 2 and 4. */
export const CompanyStatus = { registered: 1, active: 2 } as const;
export type CompanyStatus = (typeof CompanyStatus)[keyof typeof CompanyStatus];
