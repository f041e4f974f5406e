export const NETWORK_ERROR = 'Network error. Please check your internet connection';
export const OTHER_ERROR = 'Something went wrong. Please try again';
export const NOT_AUTHENTICATED = 'User not authenticated';
