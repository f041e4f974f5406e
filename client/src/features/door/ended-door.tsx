import { paths } from '../../paths';
import { LinkButton, Page, PageHeading } from '../../ui/page';
import type { DoorDevice } from './device/door-device';
import { useDeviceState } from './device/use-device';
import * as messages from './messages';

/** The pass is over, or the session has no right any more. Scans that are not sent stay on the device. */
export function EndedDoor({ device }: { device: DoorDevice }) {
  const { waiting } = useDeviceState(device);
  return (
    <Page isNarrow>
      <PageHeading>Door</PageHeading>
      <p role="alert">{device.hasPass ? messages.PASS_ENDED : messages.RIGHT_ENDED}</p>
      {!device.hasPass && <LinkButton to={paths.welcomeThen(paths.door(device.eventId))}>Log in</LinkButton>}
      {waiting.count > 0 && <p>{messages.stillHere(waiting.count)}</p>}
    </Page>
  );
}
