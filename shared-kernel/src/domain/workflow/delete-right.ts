import { Role } from '../vocabulary';

/** Who wants to delete a document; what is not told does not forbid. */
export interface Deleter {
  readonly role?: Role;
  readonly isAuthor?: boolean;
  readonly isAdministrator?: boolean;
}

/** A document is deleted by its author, by a director or accountant, or by an administrator. Source: reference/banking 5.3 */
export function mayDelete({ role, isAuthor = true, isAdministrator = false }: Deleter): boolean {
  return isAuthor || isAdministrator || role === Role.director || role === Role.accountant;
}
