export const NO_HOST = 'There is no host with this address who has public events.';
export const HOST_FAILED = 'The host’s events could not be loaded';
export const NONE_COMING = 'No events coming up.';
export const eventsBy = (name: string) => `Events by ${name}`;
