import type { Client, createClient } from 'graphql-sse';

type CreateClient = typeof createClient;

declare global {
  interface Window {
    /** Of the window, since test files share modules that have been mocked for the first of them. */
    createStreams: CreateClient;
  }
}

const silent: Client = {
  subscribe: () => () => {},
  iterate: () => {
    throw new Error('The product subscribes');
  },
  dispose: () => {},
};

/** Instead of the one of graphql-sse: no test has a server. */
export const createFakeClient: CreateClient = (options) => window.createStreams(options);

/** @param create what a test has instead of streams on which nothing is ever told */
export function installFakeStreams(create: () => Client = () => silent): void {
  window.createStreams = create as CreateClient;
}
