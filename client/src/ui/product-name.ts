import { createContext } from 'react';

/** What this installation calls itself: it ends every page title. */
export const ProductName = createContext('');
