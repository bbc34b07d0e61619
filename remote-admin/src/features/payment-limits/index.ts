export { ChangeLimits } from './ChangeLimits';
export { ChangeNotice } from './ChangeNotice';
export { LimitHistory } from './LimitHistory';
export { LimitsCard } from './LimitsCard';
