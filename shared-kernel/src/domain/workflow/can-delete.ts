import { Role } from '../vocabulary';

/** User who deletes; absent fields forbid nothing. */
export interface Deleter {
  readonly role?: Role;
  readonly isAuthor?: boolean;
  readonly isAdministrator?: boolean;
}

/**
 * True for the author, directors, accountants and administrators. Source:
 * docs/requirements/banking-rules.md#transitions.
 */
export function canDelete({ role, isAuthor = true, isAdministrator = false }: Deleter): boolean {
  return isAuthor || isAdministrator || role === Role.director || role === Role.accountant;
}
