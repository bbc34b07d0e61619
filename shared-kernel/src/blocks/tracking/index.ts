export { buildPartnerText } from './build-partner-text';
export { TrackingCard, type TrackingCardProps } from './TrackingCard';
export { trackingTexts } from './texts';
