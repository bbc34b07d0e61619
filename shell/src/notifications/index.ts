export { NotificationBell } from './NotificationBell';
export { createEventWatch, type EventWatch } from './event-watch';
export { useNotifications } from './use-notifications';
export { useToast } from './use-toast';
