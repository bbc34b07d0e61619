export {
  type ChoiceProps,
  NativeButton,
  NativeCheckbox,
  NativePasswordTraits,
  NativeSecret,
  NativeSelect,
  NativeText,
} from './NativeFields';
export { useChecks, type Checks } from './use-checks';
