import {
  confirmLetter,
  getMailFile,
  listMail,
  prepareLetter,
  readLetter,
  sendLetter,
} from '@ncb/shared-kernel/api/contract';
import { forCompany, type Route } from '../../route';
import { confirm } from './confirm-letter';
import { letters } from './list-letters';
import { prepare } from './prepare-letter';
import { mailFile, read } from './read-letter';
import { send } from './send-letter';

/** Five files of 2 MB in base64 inside a form, where two of its 64 characters take three bytes. */
const LETTER_LIMIT = 16 * 1024 * 1024;

export const MAIL_ROUTES: readonly Route[] = [
  forCompany(listMail, letters),
  forCompany(readLetter, read),
  forCompany(sendLetter, send, { bodyLimit: LETTER_LIMIT }),
  forCompany(prepareLetter, prepare, { bodyLimit: LETTER_LIMIT }),
  forCompany(confirmLetter, confirm),
  forCompany(getMailFile, mailFile),
];
