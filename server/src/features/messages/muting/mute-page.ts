/** The path of the page that mutes messages. The secret of the mail's link follows. */
export const MUTE_PATH = '/mute';

/** Where a person mutes the messages of an event, by the link of a mail. */
export function mutePage(publicUrl: string, muteCode: string): string {
  return `${publicUrl}${MUTE_PATH}/${muteCode}`;
}
