export { ChangeNotice } from './ChangeNotice';
export { ChangeRules } from './ChangeRules';
export { RuleHistory } from './RuleHistory';
export { RulesCard } from './RulesCard';
export { default as ruleStyles } from './rules.module.css';
