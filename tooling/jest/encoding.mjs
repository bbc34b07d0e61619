/** What jsdom lacks of the platform: texts of bytes and bytes of texts, which the client of the bank reads answers by. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
