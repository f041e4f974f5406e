import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { noteServerTime } from '../apollo/server-clock';
import '../features/events/event-page';
import '../layout/root-layout';
import { loadLateParts } from '../ui/late';
import { installFakeBroadcastChannel } from './fake-broadcast-channel';
import { installFakeStreams } from './fake-streams';
import { installFakeStripe } from './fake-stripe';

// Generous for a busy machine. A test that fails says what is missing after this, under a held clock too (render-app.tsx).
configure({ asyncUtilTimeout: 25_000 });

// The parts of a browser that jsdom lacks.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('scrollTo', () => {});
Element.prototype.scrollIntoView = () => {};
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));

vi.mock('graphql-sse', async () => ({ createClient: (await import('./fake-streams')).createFakeClient }));

// As for a person who comes signed in: they are there from the first.
beforeAll(loadLateParts);
beforeEach(() => installFakeStreams());
beforeEach(installFakeBroadcastChannel);

// Stripe's loader asks once for each page: a test that only passes by the payment page must not leave it waiting.
installFakeStripe();

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => {
  cleanup();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  // A worker runs several files, so a time of the server that one test has noted must not reach the next.
  noteServerTime(new Date().toUTCString());
});
