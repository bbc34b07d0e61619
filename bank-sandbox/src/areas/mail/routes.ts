import {
  confirmLetter,
  getMailFile,
  listMail,
  prepareLetter,
  readLetter,
  sendLetter,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { storeConfirmation } from './store-confirmation';
import { findLetters } from './find-letters';
import { storeUnsignedLetter } from './store-unsigned-letter';
import { readMailFile, readThread } from './read-thread';
import { storeSentLetter } from './store-sent-letter';

/** Five files of 2 MB in base64 inside a form, where two of its 64 characters take three bytes. */
const LETTER_LIMIT = 16 * 1024 * 1024;

export const MAIL_ROUTES: readonly Route[] = [
  forCompany(listMail, findLetters),
  forCompany(readLetter, readThread),
  forCompany(sendLetter, storeSentLetter, { bodyLimit: LETTER_LIMIT }),
  forCompany(prepareLetter, storeUnsignedLetter, { bodyLimit: LETTER_LIMIT }),
  forCompany(confirmLetter, storeConfirmation),
  forCompany(getMailFile, readMailFile),
];
