import type { CompanyCaller } from '../../callers';
import type { schema, Queries } from '../../db';
import type { DeclarationKind } from '../../db/schema';
import type { Outcome } from '../../outcome';
import type { Services } from '../../services';
import { KEY_DECLARATION } from '../certificates/renew-certificate';
import { LETTER_DECLARATION } from '../mail/letter-declaration';
import { QUESTIONNAIRE_DECLARATION } from '../organisation/questionnaire-declaration';
import { RIGHTS_DECLARATION } from '../users/decide-change';

export type Declaration = typeof schema.declaration.$inferSelect;

/** What differs between the kinds of declarations. */
export interface KindOfDeclaration {
  /** Why the caller may neither read it for signing nor sign it, by his rights of this moment; done if he may. */
  mayBeSignedBy(queries: Queries, declaration: Declaration, caller: CompanyCaller): Promise<Outcome<null>>;
  /** Carries out what was signed, in the signature's own transaction; a refusal keeps no signature. */
  accept(tx: Queries, declaration: Declaration, caller: CompanyCaller, bank: Services): Promise<Outcome<null>>;
}

export const DECLARATION_KINDS: Readonly<Record<DeclarationKind, KindOfDeclaration>> = {
  questionnaire: QUESTIONNAIRE_DECLARATION,
  rights: RIGHTS_DECLARATION,
  key: KEY_DECLARATION,
  letter: LETTER_DECLARATION,
};
