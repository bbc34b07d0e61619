import {
  documentsToSign,
  recallDocuments,
  undoSendDocuments,
  sendDocuments,
  signDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { findTextsToSign } from './find-texts-to-sign';
import { recallEach } from './recall-each';
import { undoSendEach } from './undo-send-each';
import { sendEach } from './send-each';
import { signEach } from './sign-each';
import { unsignEach } from './unsign-each';

/** Size limit: 1,000 signatures of 0.8 KB, in base64. */
const SIGNATURES_LIMIT = 4 * 1024 * 1024;

export const SIGNING_ROUTES: readonly Route[] = [
  forCompany(documentsToSign, findTextsToSign),
  forCompany(signDocuments, signEach, { bodyLimit: SIGNATURES_LIMIT }),
  forCompany(unsignDocuments, unsignEach),
  forCompany(sendDocuments, sendEach),
  forCompany(recallDocuments, recallEach),
  forCompany(undoSendDocuments, undoSendEach),
];
