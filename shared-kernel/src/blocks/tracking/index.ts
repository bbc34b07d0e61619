export { partnerText } from './partner-text';
export { TrackingCard, type TrackingCardProps } from './TrackingCard';
export { trackingTexts } from './texts';
