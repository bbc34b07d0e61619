export { NOTO_SANS, NOTO_SANS_BOLD } from './noto-sans';
export { isHeldWhole, notHeld, printable } from './printable';
