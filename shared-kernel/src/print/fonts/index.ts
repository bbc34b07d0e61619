export { NOTO_SANS, NOTO_SANS_BOLD } from './noto-sans';
export { notHeld, printable } from './printable';
