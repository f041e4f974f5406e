import { z } from 'zod';
import { defineJob } from '../../define-job.js';
import { placesById } from '../../sign-ups/lists/places.loader.js';
import { changedPlace, noteTold } from '../changed-place.js';
import { holdBackIfCancelled } from '../hold-back-if-cancelled.js';
import { sendEventChangedMailJob } from '../send-event-changed-mail.job.js';
import { eventsChangedMail } from './events-changed.mail.js';

/**
 * Tells one attendee by one mail what has changed at several events, see changedPlace. A place whose mail has to wait, since the
 * event is cancelled, gets a mail of its own later.
 */
export const sendEventsChangedMailJob = defineJob({
  name: 'send-events-changed-mail',
  schema: z.object({ signUpIds: z.array(z.uuid()) }),
  run: async (context, { signUpIds }) => {
    const { database, loaders, settings, services } = context;
    const found = await Promise.all(signUpIds.map((id) => loaders.of(placesById).load(id)));
    const changed = [];
    for (const place of found) {
      if (!place) continue;
      const data = { signUpId: place.signUp.id };
      if (await holdBackIfCancelled(context, place.event, sendEventChangedMailJob, data)) continue;
      const told = await changedPlace(context, place);
      if (told) changed.push(told);
    }
    changed.sort((one, other) => one.event.startsAt.getTime() - other.event.startsAt.getTime());
    const [first, second] = changed;
    if (!first) return;
    const { brand, publicUrl } = settings;
    const { name, email } = first.contact;
    const mailed = { brand, publicUrl, signUp: { name, email } };
    if (second) await services.mail.send(await eventsChangedMail({ ...mailed, places: changed }));
    else return sendEventChangedMailJob.run(context, { signUpId: first.signUpId });
    await noteTold(database, changed);
  },
});
