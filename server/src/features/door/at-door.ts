import { orDoorPass, signedIn, withScope } from '../accounts/access-rules.js';
import { AccessScope } from '../accounts/access-tokens/access-scope.js';

/** The rule for the door. The use case asks for the role in the event's team, or what the pass may do. */
export const atDoor = orDoorPass(withScope(signedIn, AccessScope.DOOR));
