import type { DeclarationKind } from '../../db/schema';
import { KEY_DECLARATION } from '../certificates/request-renewal';
import { LETTER_DECLARATION } from '../mail/letter-declaration';
import { QUESTIONNAIRE_DECLARATION } from '../organisation/questionnaire-declaration';
import { RIGHTS_DECLARATION } from '../users/decide-change';
import type { KindOfDeclaration } from './kind-of-declaration';

export const DECLARATION_KINDS: Readonly<Record<DeclarationKind, KindOfDeclaration>> = {
  questionnaire: QUESTIONNAIRE_DECLARATION,
  rights: RIGHTS_DECLARATION,
  key: KEY_DECLARATION,
  letter: LETTER_DECLARATION,
};
