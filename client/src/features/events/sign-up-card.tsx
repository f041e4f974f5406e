import { paths } from '../../paths';
import { useSession } from '../../session/session-context';
import { LinkButton } from '../../ui/link-button';
import { formatPrice } from '../../ui/price';
import { LOG_IN_TO_SIGN_UP } from './sentences';
import classes from './sign-up-card.module.css';

export function SignUpCard({ pricePence }: { pricePence: number }) {
  const { status, viewer } = useSession();
  return (
    <section className={classes.card} aria-labelledby="sign-up">
      <div className={classes.top}>
        <h2 id="sign-up">Sign up</h2>
        <span className={classes.price}>{formatPrice(pricePence)}</span>
      </div>
      {viewer && <p>Signing up for this event opens soon.</p>}
      {!viewer && status !== 'loading' && (
        <>
          <p>{LOG_IN_TO_SIGN_UP}</p>
          <LinkButton to={paths.welcome} isPrimary>
            Log in or register
          </LinkButton>
        </>
      )}
    </section>
  );
}
