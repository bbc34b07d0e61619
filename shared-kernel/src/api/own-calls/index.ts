/** Building blocks to declare calls outside the shared contract, for `useSteadyShell().api.call`. */
export { call, type AnswerOf, type Call, type RequestOf } from '../contract/call';
export * from '../contract/codec';
export { at, record } from '../contract/record';
