/** Global `Buffer` for packages written for Node; the build injects it where it is used. */
export { Buffer } from 'buffer';
