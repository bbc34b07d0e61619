import type { DeclarationKind } from '../../db/schema';
import { KEY_DECLARATION } from '../certificates/request-renewal';
import { LETTER_DECLARATION } from '../mail/letter-declaration';
import { QUESTIONNAIRE_DECLARATION } from '../organisation/questionnaire-declaration';
import { PAYMENT_RULES_DECLARATION } from '../payment-rules/decide-rules';
import { RIGHTS_DECLARATION } from '../users/decide-change';
import type { KindOfDeclaration } from './kind-of-declaration';

export const DECLARATION_KINDS: Readonly<Record<DeclarationKind, KindOfDeclaration>> = {
  questionnaire: QUESTIONNAIRE_DECLARATION,
  rights: RIGHTS_DECLARATION,
  key: KEY_DECLARATION,
  letter: LETTER_DECLARATION,
  paymentRules: PAYMENT_RULES_DECLARATION,
};
