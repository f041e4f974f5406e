import { IconBrandApple, IconBrandGoogle, IconMail } from '../../../ui/icons/for-accounts';
import * as messages from './messages';
import classes from './subscribe.module.css';

const icons = { Apple: IconBrandApple, Google: IconBrandGoogle, Outlook: IconMail };

/** Where the calendars that most people have take a link. */
export function CalendarHints() {
  return (
    <ul className={classes.hints}>
      {messages.hints.map(({ name, text }) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <Icon size={20} stroke={1.75} aria-hidden />
            <div>
              <strong>{name}</strong>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
