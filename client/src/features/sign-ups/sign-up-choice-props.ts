import type { SignUpCardFragment } from '../../gql/graphql';
import type { EventSignUps } from './event-sign-ups';

export interface SignUpChoiceProps {
  event: SignUpCardFragment;
  signUps: EventSignUps;
  /** Null where no place is held for the viewer. */
  heldUntil: string | null;
  isFull: boolean;
  onSuccess: (text: string) => void;
  /** Null: there is none any more. */
  onFailure: (text: string | null) => void;
  /** When the held place is free again. */
  onRunOut: () => void;
}
