import { allowedActions } from '../../src/domain/workflow';
import { DocumentStatus, DocumentType, PAYROLL, SignatureRight } from '../../src/domain/vocabulary';
import { oneOf, type Question } from './question';

/** Checks of actions on a document; `type` is 1 to 5 or `payroll`. */
export const WORKFLOW_CHECKS = {
  actions: (question: Question) => ({
    actions: allowedActions({
      status: oneOf(question, 'status', Object.values(DocumentStatus)),
      type: question['type'] === PAYROLL ? PAYROLL : oneOf(question, 'type', Object.values(DocumentType)),
      signature: oneOf(question, 'signature', Object.values(SignatureRight)),
    }),
  }),
};
