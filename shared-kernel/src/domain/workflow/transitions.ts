import type { RefusalCode } from '../refusal';
import { DocumentStatus, SignatureRight, SignScheme } from '../vocabulary';
import { statusAllows } from './document-actions';

export type Transition =
  { readonly ok: true; readonly to: DocumentStatus } | { readonly ok: false; readonly code: RefusalCode };

const to = (status: DocumentStatus): Transition => ({ ok: true, to: status });
const refuse = (code: RefusalCode): Transition => ({ ok: false, code });

const { new: NEW, signedSecond: SECOND, signedFirst: FIRST, ready: READY } = DocumentStatus;

/** Where a signature moves a document: scheme → right → status before. Source: reference/banking 5.3 */
const SIGNING: Record<SignScheme, Partial<Record<SignatureRight, Partial<Record<DocumentStatus, Transition>>>>> = {
  [SignScheme.two]: {
    [SignatureRight.all]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: to(READY) },
    [SignatureRight.first]: { [NEW]: to(FIRST), [SECOND]: to(READY), [FIRST]: refuse('firstSignatureExists') },
    [SignatureRight.second]: { [NEW]: to(SECOND), [SECOND]: refuse('secondSignatureExists'), [FIRST]: to(READY) },
  },
  [SignScheme.one]: {
    [SignatureRight.all]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: to(READY) },
    [SignatureRight.first]: { [NEW]: to(READY), [SECOND]: to(READY), [FIRST]: refuse('firstSignatureExists') },
    // A second signature alone never completes a document: the first is the one that counts.
    [SignatureRight.second]: { [NEW]: to(SECOND), [SECOND]: refuse('secondSignatureExists'), [FIRST]: to(READY) },
  },
};

/** Who acts: right to sign and whether it is in force now. */
export interface Signer {
  readonly right: SignatureRight;
  readonly rightsValid: boolean;
}

/** True if the user may put or remove signatures and send: any right but the operator's, in force. */
export function maySign({ right, rightsValid }: Signer): boolean {
  return rightsValid && right !== SignatureRight.operator;
}

/** The status after a user's signature, or why it is refused. */
export function signTransition(status: DocumentStatus, signer: Signer, scheme: SignScheme): Transition {
  if (!maySign(signer)) return refuse('insufficientOrExpiredRights');
  return SIGNING[scheme][signer.right]?.[status] ?? refuse('statusForbidsAction');
}

/** Removing signatures removes all of them and makes the document new again. */
export function unsignTransition(status: DocumentStatus, signer: Signer): Transition {
  if (!maySign(signer)) return refuse('insufficientOrExpiredRights');
  return statusAllows('unsign', status) ? to(NEW) : refuse('statusForbidsAction');
}

/** Sending hands a fully signed document to the bank. */
export function sendTransition(status: DocumentStatus, signer: Signer): Transition {
  if (!maySign(signer)) return refuse('insufficientOrExpiredRights');
  return statusAllows('send', status) ? to(DocumentStatus.inProgress) : refuse('statusForbidsAction');
}
