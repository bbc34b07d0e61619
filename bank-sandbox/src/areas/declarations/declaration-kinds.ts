import type { CompanyCaller } from '../../callers';
import type { schema, Queries } from '../../db';
import type { DeclarationKind } from '../../db/schema';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { KEY_DECLARATION } from '../certificates/request-renewal';
import { LETTER_DECLARATION } from '../mail/letter-declaration';
import { QUESTIONNAIRE_DECLARATION } from '../organisation/questionnaire-declaration';
import { RIGHTS_DECLARATION } from '../users/decide-change';

export type Declaration = typeof schema.declaration.$inferSelect;

export interface KindOfDeclaration {
  /** Checks by the caller's present rights if they may read and sign. */
  mayBeSignedBy(queries: Queries, declaration: Declaration, caller: CompanyCaller): Promise<Outcome<null>>;
  /** Executes a signed declaration in the signature's transaction; a refusal discards the signature. */
  accept(tx: Queries, declaration: Declaration, caller: CompanyCaller, bank: Services): Promise<Outcome<null>>;
}

export const DECLARATION_KINDS: Readonly<Record<DeclarationKind, KindOfDeclaration>> = {
  questionnaire: QUESTIONNAIRE_DECLARATION,
  rights: RIGHTS_DECLARATION,
  key: KEY_DECLARATION,
  letter: LETTER_DECLARATION,
};
