export { buildChoiceGuard, READING_MS, useSteadyOptions, type SteadyOptions } from './use-steady-options';
export { SteadySelect } from './SteadySelect';
