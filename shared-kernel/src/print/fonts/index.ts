export { NOTO_SANS } from './noto-sans';
export { printable } from './printable';
