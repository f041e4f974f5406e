import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DoorDevice } from './door-device';
import type { DoorState } from './door-state';

/** This phone at the door of one event. */
export function useDevice(eventId: string): DoorDevice {
  const client = useApolloClient();
  const [device] = useState(() => new DoorDevice(eventId, client));
  useEffect(() => void device.open(), [device]);
  useEffect(() => {
    // The link of another pass, opened in this tab, changes nothing of the address but its end.
    const onHash = () => window.location.hash.startsWith('#pass=') && window.location.reload();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return device;
}

export function useDeviceState({ state }: DoorDevice): DoorState {
  return useSyncExternalStore(state.subscribe, () => state.value);
}
