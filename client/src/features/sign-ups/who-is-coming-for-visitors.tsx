import { Link } from 'react-router-dom';
import { paths } from '../../paths';

export function WhoIsComingForVisitors({ event }: { event: { id: string; signUpCount: number } }) {
  const people = event.signUpCount === 1 ? '1 person has' : `${event.signUpCount} people have`;
  return (
    <p>
      {people} signed up. <Link to={paths.welcomeThen(paths.event(event.id))}>Log in</Link> to see their
      names.
    </p>
  );
}
