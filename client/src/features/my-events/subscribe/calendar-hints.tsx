import { useSession } from '../../../session/session';
import { IconBrandApple, IconBrandGoogle, IconMail } from '../../../ui/icons/for-accounts';
import * as messages from './messages';
import classes from './subscribe.module.css';

const icons = { Apple: IconBrandApple, Google: IconBrandGoogle, Outlook: IconMail };
const names = Object.keys(icons) as (keyof typeof icons)[];

/** Where the calendars that most people have take a link. */
export function CalendarHints() {
  const { viewer } = useSession();
  const canConnect = viewer?.signInMethods.includes('GOOGLE') && !viewer.calendarConnected;
  return (
    <ul className={classes.hints}>
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <div>
              <strong>{name}</strong>
              <p>
                {messages.hints[name]} {name === 'Google' && canConnect && messages.CONNECT_GOOGLE}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
