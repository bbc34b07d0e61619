/**
 * What calls are written with, for areas whose calls are not part of the contract of all: `call`, its records and the
 * codecs of single values. `useSteadyShell().api.call` makes them as it makes the others.
 */
export { call, type AnswerOf, type Call, type RequestOf } from '../contract/call';
export * from '../contract/codec';
export { at, record } from '../contract/record';
