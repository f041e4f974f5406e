/** Google's packages: 138 modules, which no start waits for. They are loaded once the server answers. */
export const loadOAuth = (): Promise<typeof import('google-auth-library')> => import('google-auth-library');
export const loadCalendar = () => import('@googleapis/calendar');
