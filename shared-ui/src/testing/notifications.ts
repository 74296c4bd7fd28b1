import { useNotificationQueue } from '../feedback/notifications';

/** Forgets what was said; notifications outlive the page that a test rendered. */
export const clearNotifications = (): void => useNotificationQueue.setState({ waiting: [] });
