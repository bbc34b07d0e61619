import type { CompanyCaller } from '../../callers';
import type { schema, Queries } from '../../db';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';

export type Declaration = typeof schema.declaration.$inferSelect;

export interface KindOfDeclaration {
  /** Checks by the caller's present rights if they may read and sign. */
  mayBeSignedBy(queries: Queries, declaration: Declaration, caller: CompanyCaller): Promise<Outcome<null>>;
  /** Executes a signed declaration in the signature's transaction; a refusal discards the signature. */
  accept(tx: Queries, declaration: Declaration, caller: CompanyCaller, bank: Services): Promise<Outcome<null>>;
}
