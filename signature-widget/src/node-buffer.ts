/** Packages written for Node take it for granted; the build gives it to those that name it. */
export { Buffer } from 'buffer';
