export { ChangeNotice } from './ChangeNotice';
export { LimitHistory } from './LimitHistory';
export { LimitsCard } from './LimitsCard';
export { default as limitStyles } from './limits.module.css';
