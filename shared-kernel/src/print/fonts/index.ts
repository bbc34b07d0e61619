export { NOTO_SANS, NOTO_SANS_BOLD } from './noto-sans';
export { isPrintable, findMissing, toPrintable } from './to-printable';
