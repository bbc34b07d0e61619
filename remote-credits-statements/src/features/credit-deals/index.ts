export { DealCard } from './DealCard';
export { DealDetails, DealFoot } from './DealDetails';
export { useDealColumns, type ListedDeal } from './use-deal-columns';
