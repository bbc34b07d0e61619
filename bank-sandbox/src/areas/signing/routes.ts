import {
  documentsToSign,
  recallDocuments,
  sendDocuments,
  signDocuments,
  unsignDocuments,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { textsToSign } from './documents-to-sign';
import { recall } from './recall-documents';
import { send } from './send-documents';
import { sign } from './sign-documents';
import { unsign } from './unsign-documents';

/** Size limit: 1,000 signatures of 0.8 KB, in base64. */
const SIGNATURES_LIMIT = 4 * 1024 * 1024;

export const SIGNING_ROUTES: readonly Route[] = [
  forCompany(documentsToSign, textsToSign),
  forCompany(signDocuments, sign, { bodyLimit: SIGNATURES_LIMIT }),
  forCompany(unsignDocuments, unsign),
  forCompany(sendDocuments, send),
  forCompany(recallDocuments, recall),
];
