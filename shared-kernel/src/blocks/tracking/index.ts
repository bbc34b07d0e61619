export { TrackingCard } from './TrackingCard';
export { trackingTexts } from './texts';
