/** TextEncoder and TextDecoder, missing in jsdom; the API client uses them. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextDecoder, TextEncoder });
