import { Field, ID, InterfaceType } from 'type-graphql';

/** The names of types that can be read again by id, by which an object of `Query.node` says what it is. */
export type NodeName =
  | 'AccessToken'
  | 'Account'
  | 'AccountActivity'
  | 'Activity'
  | 'BrowserSession'
  | 'CancelledSignUp'
  | 'DoorPass'
  | 'Event'
  | 'EventDraft'
  | 'EventInvitation'
  | 'EventSeries'
  | 'Message'
  | 'Payment'
  | 'Scan'
  | 'SignUp'
  | 'WaitingListEntry'
  | 'Webhook'
  | 'WebhookDelivery';

@InterfaceType('Node', {
  description: 'Something with an id that can be read again by it.',
  resolveType: ({ __typename }: { __typename: NodeName }) => __typename,
})
export abstract class NodeType {
  @Field(() => ID, { description: 'Which one it is, among all types.' })
  id: string;
}

/** The result of `Query.node`. */
export type Found<Name extends NodeName, Row> = Row & { __typename: Name };

export function asNode<Name extends NodeName, Row extends object>(
  __typename: Name,
  row: Row,
): Found<Name, Row> {
  return { ...row, __typename };
}
