export { buildChoiceGuard, useSteadyOptions, type SteadyOptions } from './use-steady-options';
export { SteadySelect } from './SteadySelect';
