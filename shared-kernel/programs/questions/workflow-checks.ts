import { getAllowedActions } from '../../src/domain/workflow';
import { DocumentStatus, DocumentType, PAYROLL, SignatureRight } from '../../src/domain/vocabulary';
import { requireOneOf, type Question } from './question';

/** Checks of actions on a document; `type` is 1 to 5 or `payroll`. */
export const WORKFLOW_CHECKS = {
  actions: (question: Question) => ({
    actions: getAllowedActions({
      status: requireOneOf(question, 'status', Object.values(DocumentStatus)),
      type: question['type'] === PAYROLL ? PAYROLL : requireOneOf(question, 'type', Object.values(DocumentType)),
      signature: requireOneOf(question, 'signature', Object.values(SignatureRight)),
    }),
  }),
};
