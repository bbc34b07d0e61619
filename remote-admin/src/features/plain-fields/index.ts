export { PlainButton, PlainCheckbox, PlainPasswordTraits, PlainSecret, PlainSelect, PlainText } from './PlainFields';
export { useChecks, type Checks } from './use-checks';
