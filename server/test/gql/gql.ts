/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    accessToken { id name prefix scopes createdAt lastUsedAt expiresAt } secret userErrors { code message field }\n  }\n}": typeof types.CreateAccessTokenDocument,
    "mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n  revokeAccessToken(input: $input) { revokedAccessTokenId userErrors { code message field } }\n}": typeof types.RevokeAccessTokenDocument,
    "query AccessTokens {\n  viewer { accessTokens { id name prefix scopes createdAt lastUsedAt expiresAt } }\n}": typeof types.AccessTokensDocument,
    "query AccountActivity($first: Int! = 20, $after: String) { viewer {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { id occurredAt action device network accessTokenName }\n    pageInfo { endCursor }\n  }\n} }": typeof types.AccountActivityDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}": typeof types.LogInDocument,
    "mutation LogOut { logOut { userErrors { code } } }": typeof types.LogOutDocument,
    "query Viewer { viewer { id role } }": typeof types.ViewerDocument,
    "query DataExport { viewer {\n  dataExportUrl activity(first: 1) { nodes { action } }\n} }": typeof types.DataExportDocument,
    "query IsVerified { viewer { emailVerified } }": typeof types.IsVerifiedDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) { userErrors { code message field } }\n}": typeof types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}": typeof types.ResetPasswordDocument,
    "mutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}": typeof types.VerifyEmailDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification { userErrors { code message field } }\n}": typeof types.RequestEmailVerificationDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) { deletedAccountId userErrors { code message field } }\n}": typeof types.DeleteAccountDocument,
    "fragment ChangedAccount on AccountPayload {\n  account { id name nameConfirmed sessions { id isCurrent } } userErrors { code message field }\n}": typeof types.ChangedAccountFragmentDoc,
    "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { ...ChangedAccount }\n}": typeof types.UpdateAccountDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) { account { id email sessions { isCurrent } } userErrors { code message field } }\n}": typeof types.ChangePasswordDocument,
    "mutation EndSession($input: EndSessionInput!) {\n  endSession(input: $input) { ...ChangedAccount }\n}": typeof types.EndSessionDocument,
    "mutation EndOtherSessions { endOtherSessions { ...ChangedAccount } }": typeof types.EndOtherSessionsDocument,
    "query Sessions {\n  viewer { sessions { id isCurrent createdAt lastSeenAt device } }\n}": typeof types.SessionsDocument,
    "query NameOfViewer { viewer { name nameConfirmed } }": typeof types.NameOfViewerDocument,
    "query Brand($accent: String) {\n  settings { productName headline }\n  brand {\n    name headline accent links { label url } lightLogoUrl darkLogoUrl setByOperator\n    tones(accent: $accent) { light { accent } dark { accent } moves }\n  }\n}": typeof types.BrandDocument,
    "mutation UpdateBrand($input: UpdateBrandInput!) {\n  updateBrand(input: $input) {\n    brand { name headline accent links { label url } lightLogoUrl setByOperator }\n    userErrors { code message field }\n  }\n}": typeof types.UpdateBrandDocument,
    "mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {\n  startCalendarConnection(input: $input) { authorizationUrl userErrors { code message } }\n}": typeof types.StartCalendarConnectionDocument,
    "mutation ConnectCalendar($input: ConnectCalendarInput!) {\n  connectCalendar(input: $input) { account { id calendarConnected signInMethods } userErrors { code message } }\n}": typeof types.ConnectCalendarDocument,
    "mutation DisconnectCalendar {\n  disconnectCalendar { account { calendarConnected } userErrors { code } }\n}": typeof types.DisconnectCalendarDocument,
    "mutation AddEventToCalendar($input: AddEventToCalendarInput!) {\n  addEventToCalendar(input: $input) { signUp { id addedToCalendarAt } userErrors { code message } }\n}": typeof types.AddEventToCalendarDocument,
    "query ViewerWithCalendar {\n  viewer { id email name role emailVerified signInMethods calendarConnected }\n}": typeof types.ViewerWithCalendarDocument,
    "query ShowCalendarFeed { viewer { calendarFeed { url webcalUrl lastReadAt } } }": typeof types.ShowCalendarFeedDocument,
    "mutation ResetCalendarFeed {\n  resetCalendarFeed { account { calendarFeed { url webcalUrl lastReadAt } } userErrors { code message field } }\n}": typeof types.ResetCalendarFeedDocument,
    "query ListAsAClient($first: Int!, $after: String, $search: String) {\n  events(first: $first, after: $after, filter: { search: $search }) {\n    totalCount nodes { id title } pageInfo { hasNextPage endCursor }\n  }\n}": typeof types.ListAsAClientDocument,
    "mutation SignUpAsAClient($input: SignUpInput!) {\n  signUp(input: $input) { signUp { id name } userErrors { code } }\n}": typeof types.SignUpAsAClientDocument,
    "mutation CreateAsAClient($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id } userErrors { code } }\n}": typeof types.CreateAsAClientDocument,
    "subscription FollowAsAClient($eventId: ID!) {\n  signUpAdded(eventId: $eventId) { name }\n}": typeof types.FollowAsAClientDocument,
    "query DemoDesk { viewer {\n  eventTotals { signUpCount paidPence }\n  paymentsNeedingAttention { nodes { attentionReason } }\n  events(first: 30) { nodes {\n    title capacity waitingCount\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  } }\n} }": typeof types.DemoDeskDocument,
    "query ArrivalsByType {\n  viewer { eventTotals { arrivalsByType { type eventCount expectedCount arrivedCount } } }\n}": typeof types.ArrivalsByTypeDocument,
    "query DoorActivity($id: ID!) {\n  event(id: $id) { activity { nodes { action actor { id } } } }\n}": typeof types.DoorActivityDocument,
    "fragment ScanFields on Scan {\n  id outcome door by scannedAt receivedAt offline undoneAt otherEventTitle\n  signUp { id name arrivedAt } previous { id door by }\n}": typeof types.ScanFieldsFragmentDoc,
    "mutation RecordScans($input: RecordScansInput!) {\n  recordScans(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}": typeof types.RecordScansDocument,
    "mutation UndoScan($input: UndoScanInput!) {\n  undoScan(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}": typeof types.UndoScanDocument,
    "mutation CreateDoorPass($input: CreateDoorPassInput!) {\n  createDoorPass(input: $input) {\n    doorPass { id name maySearch mayUndo createdAt expiresAt lastUsedAt } secret url userErrors { code field }\n  }\n}": typeof types.CreateDoorPassDocument,
    "mutation EndDoorPass($input: EndDoorPassInput!) {\n  endDoorPass(input: $input) { event { id } userErrors { code field } }\n}": typeof types.EndDoorPassDocument,
    "query Door($id: ID!) {\n  event(id: $id) { id door {\n    expectedCount arrivedCount alreadyInCount arrivedByDoor { door arrivedCount }\n    scans { totalCount nodes { ...ScanFields } } conflicts { totalCount nodes { ...ScanFields } }\n  } }\n}": typeof types.DoorDocument,
    "mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {\n  releaseMissingPlaces(input: $input) {\n    event { id door { missingCount placesReleasedAt } } userErrors { code field }\n  }\n}": typeof types.ReleaseMissingPlacesDocument,
    "mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {\n  undoReleaseMissingPlaces(input: $input) { event { id door { placesReleasedAt } } userErrors { code field } }\n}": typeof types.UndoReleaseMissingPlacesDocument,
    "query MissingAtDoor($id: ID!) {\n  event(id: $id) { id signUpCount waitingCount door { missingCount placesReleasedAt } }\n}": typeof types.MissingAtDoorDocument,
    "query ReleaseActivity($id: ID!) {\n  event(id: $id) { id activity { nodes { action actor { id } detail } } }\n}": typeof types.ReleaseActivityDocument,
    "query NodeById($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Event { title }\n    ... on EventSeries { interval eventCount }\n    ... on SignUp { name event { id } }\n    ... on Payment { amountPence payerName }\n    ... on WaitingListEntry { position email }\n    ... on EventDraft { previewUrl }\n  }\n}": typeof types.NodeByIdDocument,
    "mutation VerifyEmailAndReadSignUps($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified signUps { nodes { id } } } }\n}": typeof types.VerifyEmailAndReadSignUpsDocument,
    "mutation LogInAndReadAccount($input: LogInInput!) {\n  logIn(input: $input) {\n    account { id name email role emailVerified signInMethods createdAt events { nodes { id } } }\n  }\n}": typeof types.LogInAndReadAccountDocument,
    "fragment ShownEvent on Event { id title public signUpCount createdBy { id name } viewerCanEdit }": typeof types.ShownEventFragmentDoc,
    "query EventOnEveryPath($id: ID!) {\n  event(id: $id) { ...ShownEvent }\n  events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n  viewer {\n    events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n    signUps { nodes { event { ...ShownEvent } } edges { node { event { ...ShownEvent } } } }\n  }\n}": typeof types.EventOnEveryPathDocument,
    "mutation TakeOutByProgram($id: ID!) {\n  cancelSignUp(input: { signUpId: $id }) { cancelledSignUpId refund { id amountPence } userErrors { code } }\n}": typeof types.TakeOutByProgramDocument,
    "mutation NewTicketByProgram($id: ID!) {\n  rotateTicket(input: { signUpId: $id }) { signUp { id name email ticket { code } } userErrors { code } }\n}": typeof types.NewTicketByProgramDocument,
    "fragment DraftFields on EventDraft {\n  id title description location type date startTime endTime timeZone pricePence capacity refundDeadlineHours\n  visibility attendeeNote createdAt updatedAt missing previewUrl\n}": typeof types.DraftFieldsFragmentDoc,
    "mutation SaveEventDraft($input: SaveEventDraftInput!) {\n  saveEventDraft(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}": typeof types.SaveEventDraftDocument,
    "mutation DeleteEventDraft($input: EventDraftInput!) {\n  deleteEventDraft(input: $input) { deletedEventDraftId userErrors { code message field } }\n}": typeof types.DeleteEventDraftDocument,
    "mutation PublishEventDraft($input: EventDraftInput!) {\n  publishEventDraft(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": typeof types.PublishEventDraftDocument,
    "mutation RenewDraftPreview($input: EventDraftInput!) {\n  renewDraftPreview(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}": typeof types.RenewDraftPreviewDocument,
    "query EventDrafts($first: Int! = 20, $after: String) {\n  viewer { eventDrafts(first: $first, after: $after) {\n    totalCount nodes { ...DraftFields } pageInfo { hasNextPage endCursor }\n  } }\n}": typeof types.EventDraftsDocument,
    "query EventActivity($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { action detail accessTokenName actor { id } subject { id } }\n    pageInfo { endCursor }\n  }\n} }": typeof types.EventActivityDocument,
    "query DuplicatedFrom($id: ID!) {\n  event(id: $id) { statistics { duplicatedFrom { id title statistics { signUpCount } } } }\n}": typeof types.DuplicatedFromDocument,
    "query HasEnded($id: ID!) { event(id: $id) { hasEnded } }": typeof types.HasEndedDocument,
    "query EventsByEnd($hasEnded: Boolean) {\n  events(first: 100, filter: { hasEnded: $hasEnded }) { nodes { id } }\n}": typeof types.EventsByEndDocument,
    "query LanguageOfEvent($id: ID!) {\n  event(id: $id) { language updatedAt series { events { nodes { language } } } }\n}": typeof types.LanguageOfEventDocument,
    "fragment EventPage on EventConnection {\n  nodes { id title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}": typeof types.EventPageFragmentDoc,
    "mutation UpdateEvent($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": typeof types.UpdateEventDocument,
    "mutation DeleteEvent($input: DeleteEventInput!) {\n  deleteEvent(input: $input) { deletedEventId userErrors { code message field } }\n}": typeof types.DeleteEventDocument,
    "mutation CancelEvent($input: CancelEventInput!) {\n  cancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}": typeof types.CancelEventDocument,
    "mutation UndoCancelEvent($input: UndoCancelEventInput!) {\n  undoCancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}": typeof types.UndoCancelEventDocument,
    "query Event($id: ID!) { event(id: $id) { ...EventFields } }": typeof types.EventDocument,
    "query Events($first: Int! = 100, $after: String, $last: Int, $before: String, $filter: EventFilter, $orderBy: EventOrder! = SOONEST_FIRST) {\n  events(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) { ...EventPage }\n}": typeof types.EventsDocument,
    "query CountEvents($filter: EventFilter) { events(filter: $filter) { totalCount } }": typeof types.CountEventsDocument,
    "query OwnEvents(\n  $first: Int! = 100, $after: String, $last: Int, $before: String, $hasEnded: Boolean, $orderBy: EventOrder! = SOONEST_FIRST\n) {\n  viewer { events(first: $first, after: $after, last: $last, before: $before, hasEnded: $hasEnded, orderBy: $orderBy) { ...EventPage } }\n}": typeof types.OwnEventsDocument,
    "query Counts($id: ID!, $hasEnded: Boolean, $filter: EventFilter) {\n  events(first: 1, filter: $filter) { totalCount }\n  event(id: $id) { signUps(first: 1) { totalCount nodes { id } } }\n  viewer { events(first: 1, hasEnded: $hasEnded) { totalCount } signUps(first: 1) { totalCount } }\n}": typeof types.CountsDocument,
    "query PeopleForTeam($id: ID!) { event(id: $id) {\n  attendeeNote waitingListEntries { totalCount } cancelledSignUps { totalCount }\n  statistics { signUpCount cancelledCount }\n  signUps { nodes { id email viewerCanCancel } }\n} }": typeof types.PeopleForTeamDocument,
    "query RolesInList { events { nodes { id viewerRole } } }": typeof types.RolesInListDocument,
    "query VisibilityOf($id: ID!) { event(id: $id) { public visibility } }": typeof types.VisibilityOfDocument,
    "query EventTypes { eventTypes { type eventCount } }": typeof types.EventTypesDocument,
    "query FoldedEvents(\n  $first: Int, $last: Int, $after: String, $before: String, $filter: EventFilter, $orderBy: EventOrder!\n) {\n  events(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {\n    totalCount\n    nodes { id startsAt hasEnded series { id } }\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": typeof types.FoldedEventsDocument,
    "query EventHosts($id: ID!) { event(id: $id) { hosts { id name } } }": typeof types.EventHostsDocument,
    "query StateOfHosts($id: ID!) {\n  event(id: $id) { team { role shownAsHost offeredAsHost } }\n}": typeof types.StateOfHostsDocument,
    "query OldEventOfStaff($id: ID!) {\n  event(id: $id) {\n    signUpCount\n    statistics { signUpCount arrivedCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n    door { expectedCount arrivedCount arrivedByDoor { door arrivedCount } }\n  }\n  viewer {\n    eventTotals { eventCount signUpCount paidPence arrivalsByType { type eventCount expectedCount arrivedCount } }\n  }\n}": typeof types.OldEventOfStaffDocument,
    "query NamesOfOldEvent($id: ID!) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount attendeeNote viewerSignUp { id }\n    signUps(first: 100) { totalCount nodes { name } }\n  }\n}": typeof types.NamesOfOldEventDocument,
    "query ImpactOnOldEvent($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount } }\n  viewer { deletionImpact { events { signUpCount } } }\n}": typeof types.ImpactOnOldEventDocument,
    "mutation RenameAccount($name: String!) {\n  updateAccount(input: { name: $name }) { userErrors { code } }\n}": typeof types.RenameAccountDocument,
    "mutation CreateEventSeries($input: CreateEventSeriesInput!) {\n  createEventSeries(input: $input) {\n    series { id interval url eventCount events(first: 100) { nodes { id date startsAt } } }\n    userErrors { code message field }\n  }\n}": typeof types.CreateEventSeriesDocument,
    "query EventSeriesById($id: ID!, $hasEnded: Boolean) {\n  node(id: $id) {\n    ... on EventSeries {\n      eventCount\n      ofWhich: eventCount(hasEnded: $hasEnded)\n      nextEvent { date }\n      events(first: 100, hasEnded: $hasEnded) { totalCount nodes { date } }\n    }\n  }\n}": typeof types.EventSeriesByIdDocument,
    "mutation UpdateFollowing($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id date } skippedEvents { id } userErrors { code message field } }\n}": typeof types.UpdateFollowingDocument,
    "query StampedAt($id: ID!) { event(id: $id) { updatedAt } }": typeof types.StampedAtDocument,
    "query EventTeam($id: ID!) { event(id: $id) {\n  id viewerRole viewerCanEdit\n  team { role shownAsHost email account { id } }\n} }": typeof types.EventTeamDocument,
    "mutation InviteToEvent($input: InviteToEventInput!) {\n  inviteToEvent(input: $input) { invitation { id email role expiresAt } userErrors { code field } }\n}": typeof types.InviteToEventDocument,
    "mutation HandOverEvent($input: HandOverEventInput!) {\n  handOverEvent(input: $input) { invitation { id role } userErrors { code field } }\n}": typeof types.HandOverEventDocument,
    "mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {\n  acceptEventInvitation(input: $input) {\n    event { id viewerRole createdBy { id } } userErrors { code message }\n  }\n}": typeof types.AcceptEventInvitationDocument,
    "mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {\n  withdrawEventInvitation(input: $input) { event { id } userErrors { code } }\n}": typeof types.WithdrawEventInvitationDocument,
    "mutation ChangeEventRole($input: ChangeEventRoleInput!) {\n  changeEventRole(input: $input) { event { id team { role shownAsHost offeredAsHost account { id } } } userErrors { code field } }\n}": typeof types.ChangeEventRoleDocument,
    "mutation RemoveFromEvent($input: RemoveFromEventInput!) {\n  removeFromEvent(input: $input) { event { id viewerRole } userErrors { code } }\n}": typeof types.RemoveFromEventDocument,
    "query SharedEvents($hasEnded: Boolean) {\n  viewer { sharedEvents(hasEnded: $hasEnded) { totalCount nodes { id viewerRole } } }\n}": typeof types.SharedEventsDocument,
    "query EventInvitations($id: ID!) {\n  event(id: $id) { invitations { id email role } }\n}": typeof types.EventInvitationsDocument,
    "query ZonedEvent($id: ID!) {\n  event(id: $id) { timeZone startsAt endsAt date startTime endTime }\n}": typeof types.ZonedEventDocument,
    "mutation CreateZonedEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id timeZone startsAt } userErrors { code field message } }\n}": typeof types.CreateZonedEventDocument,
    "query SettingsZone { settings { timeZone } }": typeof types.SettingsZoneDocument,
    "query EventUpdatedAt($id: ID!) { event(id: $id) { title location createdAt updatedAt url } }": typeof types.EventUpdatedAtDocument,
    "query OwnMailProblem($id: ID!) {\n  event(id: $id) { id viewerSignUp { id email emailConfirmed mailProblem } }\n}": typeof types.OwnMailProblemDocument,
    "query MailProblemsOfPeople($id: ID!) {\n  event(id: $id) { id signUps { nodes { id mailProblem } } }\n}": typeof types.MailProblemsOfPeopleDocument,
    "mutation CorrectAddress($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) { signUp { id email emailConfirmed mailProblem } userErrors { code field } }\n}": typeof types.CorrectAddressDocument,
    "fragment MessageFields on Message {\n  id subject text audience status sendAt waitsForTeam hoursBeforeStart hoursAfterEnd alsoLaterSignUps\n  recipientCount sentCount bouncedCount mutedCount sentAt createdAt createdBy { id }\n}": typeof types.MessageFieldsFragmentDoc,
    "mutation CreateMessage($input: CreateMessageInput!) {\n  createMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}": typeof types.CreateMessageDocument,
    "mutation UpdateMessage($input: UpdateMessageInput!) {\n  updateMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}": typeof types.UpdateMessageDocument,
    "mutation CancelMessage($id: ID!) {\n  cancelMessage(input: { id: $id }) { message { ...MessageFields } userErrors { code message field } }\n}": typeof types.CancelMessageDocument,
    "mutation SendMessagePreview($input: CreateMessageInput!) {\n  sendMessagePreview(input: $input) { message { id } userErrors { code message field } }\n}": typeof types.SendMessagePreviewDocument,
    "query EventMessages($id: ID!) {\n  event(id: $id) { id messages { totalCount nodes { ...MessageFields } } }\n}": typeof types.EventMessagesDocument,
    "query MessagePreview($id: ID!, $subject: String!, $text: String!) {\n  event(id: $id) {\n    id messagePreview(subject: $subject, text: $text) { from replyTo html coverUrl }\n  }\n}": typeof types.MessagePreviewDocument,
    "query MessageAudience($id: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {\n  event(id: $id) {\n    id messageAudience(audience: $audience, signUpIds: $signUpIds) { recipientCount mutedCount unreachableCount }\n  }\n}": typeof types.MessageAudienceDocument,
    "query EventDeletionImpact($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount waitingCount refundCount refundPence } }\n}": typeof types.EventDeletionImpactDocument,
    "query PlanChangeImpact($id: ID!) {\n  event(id: $id) { planChangeImpact { refundCount refundPence } }\n}": typeof types.PlanChangeImpactDocument,
    "query AccountDeletionImpact {\n  viewer { deletionImpact {\n    eventCount events { signUpCount waitingCount refundCount refundPence }\n    placeCount placeRefundCount placeRefundPence\n  } }\n}": typeof types.AccountDeletionImpactDocument,
    "query EventStatistics($id: ID!) {\n  event(id: $id) {\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  }\n}": typeof types.EventStatisticsDocument,
    "query EventTotals {\n  viewer {\n    all: eventTotals { eventCount signUpCount paidPence }\n    comingUp: eventTotals(hasEnded: false) { eventCount signUpCount paidPence }\n    past: eventTotals(hasEnded: true) { eventCount signUpCount paidPence }\n  }\n}": typeof types.EventTotalsDocument,
    "query MoneyOfEvent($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  payments(first: $first, after: $after) {\n    totalCount\n    nodes { id status refundedPence updatedAt paidAt refundedAt signUp { id } event { id } }\n    pageInfo { hasNextPage endCursor }\n  }\n  cancelledSignUps(first: $first) { totalCount nodes { id byCreator refund { id } } }\n} }": typeof types.MoneyOfEventDocument,
    "query MoneyOfOwner($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id } event(id: $id) { payments { totalCount } }\n}": typeof types.MoneyOfOwnerDocument,
    "query ChangesOfOwner {\n  viewer { eventChanges { nodes { eventId kind } } signUpChanges { nodes { signUpId kind } } }\n}": typeof types.ChangesOfOwnerDocument,
    "query MoneyForTeam($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id }\n  event(id: $id) {\n    payments { totalCount } paymentsNeedingAttention { totalCount }\n    deletionImpact { refundPence } cancellationImpact { refundPence }\n    statistics { paidPence }\n    signUps { nodes { id refundPence viewerCanCancel payment { id } } }\n  }\n}": typeof types.MoneyForTeamDocument,
    "query RefundsForTeam($id: ID!) {\n  event(id: $id) { cancelledSignUps { nodes { id refund { id } } } }\n}": typeof types.RefundsForTeamDocument,
    "mutation StartCheckout($input: SignUpInput!) {\n  startCheckout(input: $input) {\n    payment { id amountPence currency status placeHeldUntil }\n    clientSecret\n    userErrors { code message field }\n  }\n}": typeof types.StartCheckoutDocument,
    "mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n  completeCheckout(input: $input) {\n    signUp { id name email payment { id amountPence status } }\n    userErrors { code message field }\n  }\n}": typeof types.CompleteCheckoutDocument,
    "mutation CancelCheckout($input: CancelCheckoutInput!) {\n  cancelCheckout(input: $input) { payment { id status placeHeldUntil } userErrors { code message field } }\n}": typeof types.CancelCheckoutDocument,
    "query PlaceOfViewer($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id payment { id status amountPence } } }\n}": typeof types.PlaceOfViewerDocument,
    "query PaymentSettings {\n  settings { paymentsEnabled stripePublishableKey stripeScriptUrl sandbox }\n}": typeof types.PaymentSettingsDocument,
    "query PaymentOfViewerIsProcessing($id: ID!) { event(id: $id) { viewerPaymentIsProcessing } }": typeof types.PaymentOfViewerIsProcessingDocument,
    "query RecentFigures {\n  viewer { recentFigures {\n    timeZone\n    signUpsByDay { date signUpCount paidCount }\n    week { signUpCount paidPence givenBackCount }\n    weekBefore { signUpCount paidPence givenBackCount }\n  } }\n}": typeof types.RecentFiguresDocument,
    "mutation RecheckPayment($input: RecheckPaymentInput!) {\n  recheckPayment(input: $input) { payment { id status attentionReason } userErrors { code message } }\n}": typeof types.RecheckPaymentDocument,
    "mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {\n  endPaymentAttention(input: $input) {\n    payment { id status attentionReason attentionNote } userErrors { code message field }\n  }\n}": typeof types.EndPaymentAttentionDocument,
    "query AttentionNote($id: ID!) { node(id: $id) { ... on Payment { attentionNote } } }": typeof types.AttentionNoteDocument,
    "query PaymentsNeedingAttention($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) {\n    paymentsNeedingAttention(first: $first, after: $after) {\n      nodes { id payerName payerEmail status attentionReason amountPence }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.PaymentsNeedingAttentionDocument,
    "query PaidSignUps($id: ID!) {\n  event(id: $id) { signUps { nodes { name payment { status amountPence } } } }\n}": typeof types.PaidSignUpsDocument,
    "fragment CoverFields on EventCover { url alt focusX focusY color }": typeof types.CoverFieldsFragmentDoc,
    "mutation CreateWithCover($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}": typeof types.CreateWithCoverDocument,
    "mutation ChangeCover($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}": typeof types.ChangeCoverDocument,
    "query CoverOf($id: ID!, $width: Int) {\n  event(id: $id) { cover { ...CoverFields wide: url(width: $width) } }\n}": typeof types.CoverOfDocument,
    "query HostAndEvents($id: ID!) {\n  host(id: $id) { id name }\n  events(filter: { hostId: $id }) { totalCount nodes { title hosts { id } } }\n}": typeof types.HostAndEventsDocument,
    "query ArrivedPeople(\n  $id: ID!, $arrived: Boolean, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = NAME\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy, arrived: $arrived) {\n      totalCount nodes { id name arrivedAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.ArrivedPeopleDocument,
    "mutation CancelSignUp($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) {\n    cancelledSignUpId\n    event { id signUpCount viewerSignUp { id } }\n    refund { id amountPence status }\n    userErrors { code message field }\n  }\n}": typeof types.CancelSignUpDocument,
    "query TermsOfPlace($id: ID!) {\n  event(id: $id) { refundDeadlineHours viewerSignUp { id viewerCanCancel refundPence payment { refundableUntil } } }\n}": typeof types.TermsOfPlaceDocument,
    "query CancelledSignUps($first: Int! = 20, $after: String) {\n  viewer { cancelledSignUps(first: $first, after: $after) {\n    nodes { id byCreator cancelledAt event { id title } refund { amountPence status } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": typeof types.CancelledSignUpsDocument,
    "query SignUpChanges($first: Int! = 100, $after: String) {\n  viewer { signUpChanges(first: $first, after: $after) {\n    nodes {\n      kind changedAt eventId signUpId\n      signUp { id name email updatedAt event { title } }\n      payment { status refundedPence paidAt refundedAt signUp { id } event { id } }\n    }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": typeof types.SignUpChangesDocument,
    "query EventChanges($first: Int! = 100, $after: String) {\n  viewer { eventChanges(first: $first, after: $after) {\n    nodes { kind changedAt eventId event { title } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": typeof types.EventChangesDocument,
    "mutation UpdateSignUp($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) {\n    signUp { id name nameShown updatedAt ticket { code } } userErrors { code message field }\n  }\n}": typeof types.UpdateSignUpDocument,
    "mutation ChooseForAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { account { name defaultNameShown } userErrors { code } }\n}": typeof types.ChooseForAccountDocument,
    "query OwnChoices($id: ID!) {\n  settings { defaultNameShown }\n  viewer { defaultNameShown }\n  event(id: $id) { viewerSignUp { name nameShown ticket { code } } }\n}": typeof types.OwnChoicesDocument,
    "query ShownNames($id: ID!, $orderBy: SignUpOrder!, $first: Int, $after: String, $last: Int) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount\n    signUps(orderBy: $orderBy, first: $first, after: $after, last: $last) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.ShownNamesDocument,
    "query People(\n  $id: ID!, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = LATEST_FIRST\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.PeopleDocument,
    "fragment Outcome on SignUpPayload { signUp { id } userErrors { code } }": typeof types.OutcomeFragmentDoc,
    "mutation SignUpThreeTimes($input: SignUpInput!) {\n  a: signUp(input: $input) { ...Outcome }\n  b: signUp(input: $input) { ...Outcome }\n  c: signUp(input: $input) { ...Outcome }\n}": typeof types.SignUpThreeTimesDocument,
    "fragment SignUpPage on SignUpConnection {\n  edges { cursor node { id event { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}": typeof types.SignUpPageFragmentDoc,
    "query SignUpPageOfEvent($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) { signUps(first: $first, after: $after) { ...SignUpPage } }\n}": typeof types.SignUpPageOfEventDocument,
    "query OwnSignUpPage($first: Int!, $after: String, $hasEnded: Boolean) {\n  viewer { signUps(first: $first, after: $after, hasEnded: $hasEnded) { ...SignUpPage } }\n}": typeof types.OwnSignUpPageDocument,
    "mutation SignUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    signUp { id name email emailConfirmed signedUpAt event { id title signUpCount } }\n    userErrors { code message field }\n  }\n}": typeof types.SignUpDocument,
    "mutation SignUpToEvents($input: SignUpToEventsInput!) {\n  signUpToEvents(input: $input) {\n    results { eventId signUp { id name email event { id signUpCount } } error { code message field } }\n    userErrors { code message field }\n  }\n}": typeof types.SignUpToEventsDocument,
    "mutation ConfirmContact($input: ConfirmContactInput!) {\n  confirmContact(input: $input) { event { id title } userErrors { code message field } }\n}": typeof types.ConfirmContactDocument,
    "query SignUpsOfEvent($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id name email } signUps { nodes { id name } } }\n}": typeof types.SignUpsOfEventDocument,
    "query PlacesOfEvent($id: ID!) { event(id: $id) { capacity placesLeft signUpCount } }": typeof types.PlacesOfEventDocument,
    "query PlaceHeldAt($id: ID!) { event(id: $id) { viewerPlaceHeldUntil } }": typeof types.PlaceHeldAtDocument,
    "query TicketOfViewer($id: ID!) {\n  event(id: $id) { viewerSignUp { id ticket { code qrPath qrSize rotatedAt } } }\n}": typeof types.TicketOfViewerDocument,
    "mutation RotateTicket($input: RotateTicketInput!) {\n  rotateTicket(input: $input) { signUp { id ticket { code rotatedAt } } userErrors { code } }\n}": typeof types.RotateTicketDocument,
    "query UnreachablePeople($id: ID!, $unreachable: Boolean, $search: String, $arrived: Boolean) {\n  event(id: $id) {\n    signUps(first: 100, unreachable: $unreachable, search: $search, arrived: $arrived, orderBy: LATEST_FIRST) {\n      totalCount nodes { email }\n    }\n  }\n}": typeof types.UnreachablePeopleDocument,
    "query ViewerClashes($id: ID!) {\n  event(id: $id) { viewerClashes { title viewerSignUp { id } viewerWaitingListEntry { id } } }\n}": typeof types.ViewerClashesDocument,
    "mutation JoinWaitingList($input: SignUpInput!) {\n  joinWaitingList(input: $input) {\n    waitingListEntry { id name email position joinedAt offerExpiresAt event { id waitingCount } }\n    userErrors { code message field }\n  }\n}": typeof types.JoinWaitingListDocument,
    "mutation LeaveWaitingList($input: LeaveWaitingListInput!) {\n  leaveWaitingList(input: $input) { leftEventId userErrors { code message field } }\n}": typeof types.LeaveWaitingListDocument,
    "query WaitingAt($id: ID!) {\n  event(id: $id) {\n    placesLeft signUpCount waitingCount\n    viewerSignUp { id }\n    viewerWaitingListEntry { position offerExpiresAt }\n  }\n}": typeof types.WaitingAtDocument,
    "query OwnWaiting($first: Int! = 20, $after: String) {\n  viewer {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name position event { id } } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.OwnWaitingDocument,
    "query WaitingList($id: ID!, $first: Int! = 20, $after: String) {\n  event(id: $id) {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name email position offerExpiresAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": typeof types.WaitingListDocument,
    "mutation GiveBack($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) { cancelledSignUpId userErrors { code message field } }\n}": typeof types.GiveBackDocument,
    "fragment SessionAccount on Account { id email name role emailVerified signInMethods }": typeof types.SessionAccountFragmentDoc,
    "fragment EventFields on Event {\n  id title description location type date startTime endTime pricePence public createdAt\n  signUpCount createdBy { id name } viewerCanEdit\n}": typeof types.EventFieldsFragmentDoc,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}": typeof types.RegisterDocument,
    "mutation CreateEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": typeof types.CreateEventDocument,
    "mutation EndProgramAccess {\n  endProgramAccess {\n    account { id accessTokens { id } webhooks { id } }\n    userErrors { code message field }\n  }\n}": typeof types.EndProgramAccessDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    webhook { id url topics query createdAt pausedAt deliveries { id } }\n    secret\n    userErrors { code message field }\n  }\n}": typeof types.CreateWebhookDocument,
    "mutation DeleteWebhook($input: DeleteWebhookInput!) {\n  deleteWebhook(input: $input) { deletedWebhookId userErrors { code message field } }\n}": typeof types.DeleteWebhookDocument,
    "mutation TestWebhook($input: TestWebhookInput!) {\n  testWebhook(input: $input) {\n    delivery { id noticeId topic attempt status error durationMs deliveredAt }\n    userErrors { code message field }\n  }\n}": typeof types.TestWebhookDocument,
    "mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {\n  retryWebhookDelivery(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}": typeof types.RetryWebhookDeliveryDocument,
    "mutation ResumeWebhook($input: ResumeWebhookInput!) {\n  resumeWebhook(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}": typeof types.ResumeWebhookDocument,
    "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  updateWebhook(input: $input) { webhook { id url topics query scopes } userErrors { code message field } }\n}": typeof types.UpdateWebhookDocument,
    "mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n  rotateWebhookSecret(input: $input) { webhook { id } secret userErrors { code message field } }\n}": typeof types.RotateWebhookSecretDocument,
    "query Webhooks {\n  viewer { webhooks {\n    id url topics query scopes pausedAt\n    deliveries(first: 100) { id noticeId topic attempt status error durationMs deliveredAt }\n  } }\n}": typeof types.WebhooksDocument,
};
const documents: Documents = {
    "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    accessToken { id name prefix scopes createdAt lastUsedAt expiresAt } secret userErrors { code message field }\n  }\n}": types.CreateAccessTokenDocument,
    "mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n  revokeAccessToken(input: $input) { revokedAccessTokenId userErrors { code message field } }\n}": types.RevokeAccessTokenDocument,
    "query AccessTokens {\n  viewer { accessTokens { id name prefix scopes createdAt lastUsedAt expiresAt } }\n}": types.AccessTokensDocument,
    "query AccountActivity($first: Int! = 20, $after: String) { viewer {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { id occurredAt action device network accessTokenName }\n    pageInfo { endCursor }\n  }\n} }": types.AccountActivityDocument,
    "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}": types.LogInDocument,
    "mutation LogOut { logOut { userErrors { code } } }": types.LogOutDocument,
    "query Viewer { viewer { id role } }": types.ViewerDocument,
    "query DataExport { viewer {\n  dataExportUrl activity(first: 1) { nodes { action } }\n} }": types.DataExportDocument,
    "query IsVerified { viewer { emailVerified } }": types.IsVerifiedDocument,
    "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) { userErrors { code message field } }\n}": types.RequestPasswordResetDocument,
    "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}": types.ResetPasswordDocument,
    "mutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}": types.VerifyEmailDocument,
    "mutation RequestEmailVerification {\n  requestEmailVerification { userErrors { code message field } }\n}": types.RequestEmailVerificationDocument,
    "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) { deletedAccountId userErrors { code message field } }\n}": types.DeleteAccountDocument,
    "fragment ChangedAccount on AccountPayload {\n  account { id name nameConfirmed sessions { id isCurrent } } userErrors { code message field }\n}": types.ChangedAccountFragmentDoc,
    "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { ...ChangedAccount }\n}": types.UpdateAccountDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) { account { id email sessions { isCurrent } } userErrors { code message field } }\n}": types.ChangePasswordDocument,
    "mutation EndSession($input: EndSessionInput!) {\n  endSession(input: $input) { ...ChangedAccount }\n}": types.EndSessionDocument,
    "mutation EndOtherSessions { endOtherSessions { ...ChangedAccount } }": types.EndOtherSessionsDocument,
    "query Sessions {\n  viewer { sessions { id isCurrent createdAt lastSeenAt device } }\n}": types.SessionsDocument,
    "query NameOfViewer { viewer { name nameConfirmed } }": types.NameOfViewerDocument,
    "query Brand($accent: String) {\n  settings { productName headline }\n  brand {\n    name headline accent links { label url } lightLogoUrl darkLogoUrl setByOperator\n    tones(accent: $accent) { light { accent } dark { accent } moves }\n  }\n}": types.BrandDocument,
    "mutation UpdateBrand($input: UpdateBrandInput!) {\n  updateBrand(input: $input) {\n    brand { name headline accent links { label url } lightLogoUrl setByOperator }\n    userErrors { code message field }\n  }\n}": types.UpdateBrandDocument,
    "mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {\n  startCalendarConnection(input: $input) { authorizationUrl userErrors { code message } }\n}": types.StartCalendarConnectionDocument,
    "mutation ConnectCalendar($input: ConnectCalendarInput!) {\n  connectCalendar(input: $input) { account { id calendarConnected signInMethods } userErrors { code message } }\n}": types.ConnectCalendarDocument,
    "mutation DisconnectCalendar {\n  disconnectCalendar { account { calendarConnected } userErrors { code } }\n}": types.DisconnectCalendarDocument,
    "mutation AddEventToCalendar($input: AddEventToCalendarInput!) {\n  addEventToCalendar(input: $input) { signUp { id addedToCalendarAt } userErrors { code message } }\n}": types.AddEventToCalendarDocument,
    "query ViewerWithCalendar {\n  viewer { id email name role emailVerified signInMethods calendarConnected }\n}": types.ViewerWithCalendarDocument,
    "query ShowCalendarFeed { viewer { calendarFeed { url webcalUrl lastReadAt } } }": types.ShowCalendarFeedDocument,
    "mutation ResetCalendarFeed {\n  resetCalendarFeed { account { calendarFeed { url webcalUrl lastReadAt } } userErrors { code message field } }\n}": types.ResetCalendarFeedDocument,
    "query ListAsAClient($first: Int!, $after: String, $search: String) {\n  events(first: $first, after: $after, filter: { search: $search }) {\n    totalCount nodes { id title } pageInfo { hasNextPage endCursor }\n  }\n}": types.ListAsAClientDocument,
    "mutation SignUpAsAClient($input: SignUpInput!) {\n  signUp(input: $input) { signUp { id name } userErrors { code } }\n}": types.SignUpAsAClientDocument,
    "mutation CreateAsAClient($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id } userErrors { code } }\n}": types.CreateAsAClientDocument,
    "subscription FollowAsAClient($eventId: ID!) {\n  signUpAdded(eventId: $eventId) { name }\n}": types.FollowAsAClientDocument,
    "query DemoDesk { viewer {\n  eventTotals { signUpCount paidPence }\n  paymentsNeedingAttention { nodes { attentionReason } }\n  events(first: 30) { nodes {\n    title capacity waitingCount\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  } }\n} }": types.DemoDeskDocument,
    "query ArrivalsByType {\n  viewer { eventTotals { arrivalsByType { type eventCount expectedCount arrivedCount } } }\n}": types.ArrivalsByTypeDocument,
    "query DoorActivity($id: ID!) {\n  event(id: $id) { activity { nodes { action actor { id } } } }\n}": types.DoorActivityDocument,
    "fragment ScanFields on Scan {\n  id outcome door by scannedAt receivedAt offline undoneAt otherEventTitle\n  signUp { id name arrivedAt } previous { id door by }\n}": types.ScanFieldsFragmentDoc,
    "mutation RecordScans($input: RecordScansInput!) {\n  recordScans(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}": types.RecordScansDocument,
    "mutation UndoScan($input: UndoScanInput!) {\n  undoScan(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}": types.UndoScanDocument,
    "mutation CreateDoorPass($input: CreateDoorPassInput!) {\n  createDoorPass(input: $input) {\n    doorPass { id name maySearch mayUndo createdAt expiresAt lastUsedAt } secret url userErrors { code field }\n  }\n}": types.CreateDoorPassDocument,
    "mutation EndDoorPass($input: EndDoorPassInput!) {\n  endDoorPass(input: $input) { event { id } userErrors { code field } }\n}": types.EndDoorPassDocument,
    "query Door($id: ID!) {\n  event(id: $id) { id door {\n    expectedCount arrivedCount alreadyInCount arrivedByDoor { door arrivedCount }\n    scans { totalCount nodes { ...ScanFields } } conflicts { totalCount nodes { ...ScanFields } }\n  } }\n}": types.DoorDocument,
    "mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {\n  releaseMissingPlaces(input: $input) {\n    event { id door { missingCount placesReleasedAt } } userErrors { code field }\n  }\n}": types.ReleaseMissingPlacesDocument,
    "mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {\n  undoReleaseMissingPlaces(input: $input) { event { id door { placesReleasedAt } } userErrors { code field } }\n}": types.UndoReleaseMissingPlacesDocument,
    "query MissingAtDoor($id: ID!) {\n  event(id: $id) { id signUpCount waitingCount door { missingCount placesReleasedAt } }\n}": types.MissingAtDoorDocument,
    "query ReleaseActivity($id: ID!) {\n  event(id: $id) { id activity { nodes { action actor { id } detail } } }\n}": types.ReleaseActivityDocument,
    "query NodeById($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Event { title }\n    ... on EventSeries { interval eventCount }\n    ... on SignUp { name event { id } }\n    ... on Payment { amountPence payerName }\n    ... on WaitingListEntry { position email }\n    ... on EventDraft { previewUrl }\n  }\n}": types.NodeByIdDocument,
    "mutation VerifyEmailAndReadSignUps($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified signUps { nodes { id } } } }\n}": types.VerifyEmailAndReadSignUpsDocument,
    "mutation LogInAndReadAccount($input: LogInInput!) {\n  logIn(input: $input) {\n    account { id name email role emailVerified signInMethods createdAt events { nodes { id } } }\n  }\n}": types.LogInAndReadAccountDocument,
    "fragment ShownEvent on Event { id title public signUpCount createdBy { id name } viewerCanEdit }": types.ShownEventFragmentDoc,
    "query EventOnEveryPath($id: ID!) {\n  event(id: $id) { ...ShownEvent }\n  events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n  viewer {\n    events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n    signUps { nodes { event { ...ShownEvent } } edges { node { event { ...ShownEvent } } } }\n  }\n}": types.EventOnEveryPathDocument,
    "mutation TakeOutByProgram($id: ID!) {\n  cancelSignUp(input: { signUpId: $id }) { cancelledSignUpId refund { id amountPence } userErrors { code } }\n}": types.TakeOutByProgramDocument,
    "mutation NewTicketByProgram($id: ID!) {\n  rotateTicket(input: { signUpId: $id }) { signUp { id name email ticket { code } } userErrors { code } }\n}": types.NewTicketByProgramDocument,
    "fragment DraftFields on EventDraft {\n  id title description location type date startTime endTime timeZone pricePence capacity refundDeadlineHours\n  visibility attendeeNote createdAt updatedAt missing previewUrl\n}": types.DraftFieldsFragmentDoc,
    "mutation SaveEventDraft($input: SaveEventDraftInput!) {\n  saveEventDraft(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}": types.SaveEventDraftDocument,
    "mutation DeleteEventDraft($input: EventDraftInput!) {\n  deleteEventDraft(input: $input) { deletedEventDraftId userErrors { code message field } }\n}": types.DeleteEventDraftDocument,
    "mutation PublishEventDraft($input: EventDraftInput!) {\n  publishEventDraft(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": types.PublishEventDraftDocument,
    "mutation RenewDraftPreview($input: EventDraftInput!) {\n  renewDraftPreview(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}": types.RenewDraftPreviewDocument,
    "query EventDrafts($first: Int! = 20, $after: String) {\n  viewer { eventDrafts(first: $first, after: $after) {\n    totalCount nodes { ...DraftFields } pageInfo { hasNextPage endCursor }\n  } }\n}": types.EventDraftsDocument,
    "query EventActivity($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { action detail accessTokenName actor { id } subject { id } }\n    pageInfo { endCursor }\n  }\n} }": types.EventActivityDocument,
    "query DuplicatedFrom($id: ID!) {\n  event(id: $id) { statistics { duplicatedFrom { id title statistics { signUpCount } } } }\n}": types.DuplicatedFromDocument,
    "query HasEnded($id: ID!) { event(id: $id) { hasEnded } }": types.HasEndedDocument,
    "query EventsByEnd($hasEnded: Boolean) {\n  events(first: 100, filter: { hasEnded: $hasEnded }) { nodes { id } }\n}": types.EventsByEndDocument,
    "query LanguageOfEvent($id: ID!) {\n  event(id: $id) { language updatedAt series { events { nodes { language } } } }\n}": types.LanguageOfEventDocument,
    "fragment EventPage on EventConnection {\n  nodes { id title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}": types.EventPageFragmentDoc,
    "mutation UpdateEvent($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": types.UpdateEventDocument,
    "mutation DeleteEvent($input: DeleteEventInput!) {\n  deleteEvent(input: $input) { deletedEventId userErrors { code message field } }\n}": types.DeleteEventDocument,
    "mutation CancelEvent($input: CancelEventInput!) {\n  cancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}": types.CancelEventDocument,
    "mutation UndoCancelEvent($input: UndoCancelEventInput!) {\n  undoCancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}": types.UndoCancelEventDocument,
    "query Event($id: ID!) { event(id: $id) { ...EventFields } }": types.EventDocument,
    "query Events($first: Int! = 100, $after: String, $last: Int, $before: String, $filter: EventFilter, $orderBy: EventOrder! = SOONEST_FIRST) {\n  events(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) { ...EventPage }\n}": types.EventsDocument,
    "query CountEvents($filter: EventFilter) { events(filter: $filter) { totalCount } }": types.CountEventsDocument,
    "query OwnEvents(\n  $first: Int! = 100, $after: String, $last: Int, $before: String, $hasEnded: Boolean, $orderBy: EventOrder! = SOONEST_FIRST\n) {\n  viewer { events(first: $first, after: $after, last: $last, before: $before, hasEnded: $hasEnded, orderBy: $orderBy) { ...EventPage } }\n}": types.OwnEventsDocument,
    "query Counts($id: ID!, $hasEnded: Boolean, $filter: EventFilter) {\n  events(first: 1, filter: $filter) { totalCount }\n  event(id: $id) { signUps(first: 1) { totalCount nodes { id } } }\n  viewer { events(first: 1, hasEnded: $hasEnded) { totalCount } signUps(first: 1) { totalCount } }\n}": types.CountsDocument,
    "query PeopleForTeam($id: ID!) { event(id: $id) {\n  attendeeNote waitingListEntries { totalCount } cancelledSignUps { totalCount }\n  statistics { signUpCount cancelledCount }\n  signUps { nodes { id email viewerCanCancel } }\n} }": types.PeopleForTeamDocument,
    "query RolesInList { events { nodes { id viewerRole } } }": types.RolesInListDocument,
    "query VisibilityOf($id: ID!) { event(id: $id) { public visibility } }": types.VisibilityOfDocument,
    "query EventTypes { eventTypes { type eventCount } }": types.EventTypesDocument,
    "query FoldedEvents(\n  $first: Int, $last: Int, $after: String, $before: String, $filter: EventFilter, $orderBy: EventOrder!\n) {\n  events(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {\n    totalCount\n    nodes { id startsAt hasEnded series { id } }\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}": types.FoldedEventsDocument,
    "query EventHosts($id: ID!) { event(id: $id) { hosts { id name } } }": types.EventHostsDocument,
    "query StateOfHosts($id: ID!) {\n  event(id: $id) { team { role shownAsHost offeredAsHost } }\n}": types.StateOfHostsDocument,
    "query OldEventOfStaff($id: ID!) {\n  event(id: $id) {\n    signUpCount\n    statistics { signUpCount arrivedCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n    door { expectedCount arrivedCount arrivedByDoor { door arrivedCount } }\n  }\n  viewer {\n    eventTotals { eventCount signUpCount paidPence arrivalsByType { type eventCount expectedCount arrivedCount } }\n  }\n}": types.OldEventOfStaffDocument,
    "query NamesOfOldEvent($id: ID!) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount attendeeNote viewerSignUp { id }\n    signUps(first: 100) { totalCount nodes { name } }\n  }\n}": types.NamesOfOldEventDocument,
    "query ImpactOnOldEvent($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount } }\n  viewer { deletionImpact { events { signUpCount } } }\n}": types.ImpactOnOldEventDocument,
    "mutation RenameAccount($name: String!) {\n  updateAccount(input: { name: $name }) { userErrors { code } }\n}": types.RenameAccountDocument,
    "mutation CreateEventSeries($input: CreateEventSeriesInput!) {\n  createEventSeries(input: $input) {\n    series { id interval url eventCount events(first: 100) { nodes { id date startsAt } } }\n    userErrors { code message field }\n  }\n}": types.CreateEventSeriesDocument,
    "query EventSeriesById($id: ID!, $hasEnded: Boolean) {\n  node(id: $id) {\n    ... on EventSeries {\n      eventCount\n      ofWhich: eventCount(hasEnded: $hasEnded)\n      nextEvent { date }\n      events(first: 100, hasEnded: $hasEnded) { totalCount nodes { date } }\n    }\n  }\n}": types.EventSeriesByIdDocument,
    "mutation UpdateFollowing($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id date } skippedEvents { id } userErrors { code message field } }\n}": types.UpdateFollowingDocument,
    "query StampedAt($id: ID!) { event(id: $id) { updatedAt } }": types.StampedAtDocument,
    "query EventTeam($id: ID!) { event(id: $id) {\n  id viewerRole viewerCanEdit\n  team { role shownAsHost email account { id } }\n} }": types.EventTeamDocument,
    "mutation InviteToEvent($input: InviteToEventInput!) {\n  inviteToEvent(input: $input) { invitation { id email role expiresAt } userErrors { code field } }\n}": types.InviteToEventDocument,
    "mutation HandOverEvent($input: HandOverEventInput!) {\n  handOverEvent(input: $input) { invitation { id role } userErrors { code field } }\n}": types.HandOverEventDocument,
    "mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {\n  acceptEventInvitation(input: $input) {\n    event { id viewerRole createdBy { id } } userErrors { code message }\n  }\n}": types.AcceptEventInvitationDocument,
    "mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {\n  withdrawEventInvitation(input: $input) { event { id } userErrors { code } }\n}": types.WithdrawEventInvitationDocument,
    "mutation ChangeEventRole($input: ChangeEventRoleInput!) {\n  changeEventRole(input: $input) { event { id team { role shownAsHost offeredAsHost account { id } } } userErrors { code field } }\n}": types.ChangeEventRoleDocument,
    "mutation RemoveFromEvent($input: RemoveFromEventInput!) {\n  removeFromEvent(input: $input) { event { id viewerRole } userErrors { code } }\n}": types.RemoveFromEventDocument,
    "query SharedEvents($hasEnded: Boolean) {\n  viewer { sharedEvents(hasEnded: $hasEnded) { totalCount nodes { id viewerRole } } }\n}": types.SharedEventsDocument,
    "query EventInvitations($id: ID!) {\n  event(id: $id) { invitations { id email role } }\n}": types.EventInvitationsDocument,
    "query ZonedEvent($id: ID!) {\n  event(id: $id) { timeZone startsAt endsAt date startTime endTime }\n}": types.ZonedEventDocument,
    "mutation CreateZonedEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id timeZone startsAt } userErrors { code field message } }\n}": types.CreateZonedEventDocument,
    "query SettingsZone { settings { timeZone } }": types.SettingsZoneDocument,
    "query EventUpdatedAt($id: ID!) { event(id: $id) { title location createdAt updatedAt url } }": types.EventUpdatedAtDocument,
    "query OwnMailProblem($id: ID!) {\n  event(id: $id) { id viewerSignUp { id email emailConfirmed mailProblem } }\n}": types.OwnMailProblemDocument,
    "query MailProblemsOfPeople($id: ID!) {\n  event(id: $id) { id signUps { nodes { id mailProblem } } }\n}": types.MailProblemsOfPeopleDocument,
    "mutation CorrectAddress($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) { signUp { id email emailConfirmed mailProblem } userErrors { code field } }\n}": types.CorrectAddressDocument,
    "fragment MessageFields on Message {\n  id subject text audience status sendAt waitsForTeam hoursBeforeStart hoursAfterEnd alsoLaterSignUps\n  recipientCount sentCount bouncedCount mutedCount sentAt createdAt createdBy { id }\n}": types.MessageFieldsFragmentDoc,
    "mutation CreateMessage($input: CreateMessageInput!) {\n  createMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}": types.CreateMessageDocument,
    "mutation UpdateMessage($input: UpdateMessageInput!) {\n  updateMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}": types.UpdateMessageDocument,
    "mutation CancelMessage($id: ID!) {\n  cancelMessage(input: { id: $id }) { message { ...MessageFields } userErrors { code message field } }\n}": types.CancelMessageDocument,
    "mutation SendMessagePreview($input: CreateMessageInput!) {\n  sendMessagePreview(input: $input) { message { id } userErrors { code message field } }\n}": types.SendMessagePreviewDocument,
    "query EventMessages($id: ID!) {\n  event(id: $id) { id messages { totalCount nodes { ...MessageFields } } }\n}": types.EventMessagesDocument,
    "query MessagePreview($id: ID!, $subject: String!, $text: String!) {\n  event(id: $id) {\n    id messagePreview(subject: $subject, text: $text) { from replyTo html coverUrl }\n  }\n}": types.MessagePreviewDocument,
    "query MessageAudience($id: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {\n  event(id: $id) {\n    id messageAudience(audience: $audience, signUpIds: $signUpIds) { recipientCount mutedCount unreachableCount }\n  }\n}": types.MessageAudienceDocument,
    "query EventDeletionImpact($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount waitingCount refundCount refundPence } }\n}": types.EventDeletionImpactDocument,
    "query PlanChangeImpact($id: ID!) {\n  event(id: $id) { planChangeImpact { refundCount refundPence } }\n}": types.PlanChangeImpactDocument,
    "query AccountDeletionImpact {\n  viewer { deletionImpact {\n    eventCount events { signUpCount waitingCount refundCount refundPence }\n    placeCount placeRefundCount placeRefundPence\n  } }\n}": types.AccountDeletionImpactDocument,
    "query EventStatistics($id: ID!) {\n  event(id: $id) {\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  }\n}": types.EventStatisticsDocument,
    "query EventTotals {\n  viewer {\n    all: eventTotals { eventCount signUpCount paidPence }\n    comingUp: eventTotals(hasEnded: false) { eventCount signUpCount paidPence }\n    past: eventTotals(hasEnded: true) { eventCount signUpCount paidPence }\n  }\n}": types.EventTotalsDocument,
    "query MoneyOfEvent($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  payments(first: $first, after: $after) {\n    totalCount\n    nodes { id status refundedPence updatedAt paidAt refundedAt signUp { id } event { id } }\n    pageInfo { hasNextPage endCursor }\n  }\n  cancelledSignUps(first: $first) { totalCount nodes { id byCreator refund { id } } }\n} }": types.MoneyOfEventDocument,
    "query MoneyOfOwner($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id } event(id: $id) { payments { totalCount } }\n}": types.MoneyOfOwnerDocument,
    "query ChangesOfOwner {\n  viewer { eventChanges { nodes { eventId kind } } signUpChanges { nodes { signUpId kind } } }\n}": types.ChangesOfOwnerDocument,
    "query MoneyForTeam($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id }\n  event(id: $id) {\n    payments { totalCount } paymentsNeedingAttention { totalCount }\n    deletionImpact { refundPence } cancellationImpact { refundPence }\n    statistics { paidPence }\n    signUps { nodes { id refundPence viewerCanCancel payment { id } } }\n  }\n}": types.MoneyForTeamDocument,
    "query RefundsForTeam($id: ID!) {\n  event(id: $id) { cancelledSignUps { nodes { id refund { id } } } }\n}": types.RefundsForTeamDocument,
    "mutation StartCheckout($input: SignUpInput!) {\n  startCheckout(input: $input) {\n    payment { id amountPence currency status placeHeldUntil }\n    clientSecret\n    userErrors { code message field }\n  }\n}": types.StartCheckoutDocument,
    "mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n  completeCheckout(input: $input) {\n    signUp { id name email payment { id amountPence status } }\n    userErrors { code message field }\n  }\n}": types.CompleteCheckoutDocument,
    "mutation CancelCheckout($input: CancelCheckoutInput!) {\n  cancelCheckout(input: $input) { payment { id status placeHeldUntil } userErrors { code message field } }\n}": types.CancelCheckoutDocument,
    "query PlaceOfViewer($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id payment { id status amountPence } } }\n}": types.PlaceOfViewerDocument,
    "query PaymentSettings {\n  settings { paymentsEnabled stripePublishableKey stripeScriptUrl sandbox }\n}": types.PaymentSettingsDocument,
    "query PaymentOfViewerIsProcessing($id: ID!) { event(id: $id) { viewerPaymentIsProcessing } }": types.PaymentOfViewerIsProcessingDocument,
    "query RecentFigures {\n  viewer { recentFigures {\n    timeZone\n    signUpsByDay { date signUpCount paidCount }\n    week { signUpCount paidPence givenBackCount }\n    weekBefore { signUpCount paidPence givenBackCount }\n  } }\n}": types.RecentFiguresDocument,
    "mutation RecheckPayment($input: RecheckPaymentInput!) {\n  recheckPayment(input: $input) { payment { id status attentionReason } userErrors { code message } }\n}": types.RecheckPaymentDocument,
    "mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {\n  endPaymentAttention(input: $input) {\n    payment { id status attentionReason attentionNote } userErrors { code message field }\n  }\n}": types.EndPaymentAttentionDocument,
    "query AttentionNote($id: ID!) { node(id: $id) { ... on Payment { attentionNote } } }": types.AttentionNoteDocument,
    "query PaymentsNeedingAttention($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) {\n    paymentsNeedingAttention(first: $first, after: $after) {\n      nodes { id payerName payerEmail status attentionReason amountPence }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.PaymentsNeedingAttentionDocument,
    "query PaidSignUps($id: ID!) {\n  event(id: $id) { signUps { nodes { name payment { status amountPence } } } }\n}": types.PaidSignUpsDocument,
    "fragment CoverFields on EventCover { url alt focusX focusY color }": types.CoverFieldsFragmentDoc,
    "mutation CreateWithCover($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}": types.CreateWithCoverDocument,
    "mutation ChangeCover($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}": types.ChangeCoverDocument,
    "query CoverOf($id: ID!, $width: Int) {\n  event(id: $id) { cover { ...CoverFields wide: url(width: $width) } }\n}": types.CoverOfDocument,
    "query HostAndEvents($id: ID!) {\n  host(id: $id) { id name }\n  events(filter: { hostId: $id }) { totalCount nodes { title hosts { id } } }\n}": types.HostAndEventsDocument,
    "query ArrivedPeople(\n  $id: ID!, $arrived: Boolean, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = NAME\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy, arrived: $arrived) {\n      totalCount nodes { id name arrivedAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.ArrivedPeopleDocument,
    "mutation CancelSignUp($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) {\n    cancelledSignUpId\n    event { id signUpCount viewerSignUp { id } }\n    refund { id amountPence status }\n    userErrors { code message field }\n  }\n}": types.CancelSignUpDocument,
    "query TermsOfPlace($id: ID!) {\n  event(id: $id) { refundDeadlineHours viewerSignUp { id viewerCanCancel refundPence payment { refundableUntil } } }\n}": types.TermsOfPlaceDocument,
    "query CancelledSignUps($first: Int! = 20, $after: String) {\n  viewer { cancelledSignUps(first: $first, after: $after) {\n    nodes { id byCreator cancelledAt event { id title } refund { amountPence status } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": types.CancelledSignUpsDocument,
    "query SignUpChanges($first: Int! = 100, $after: String) {\n  viewer { signUpChanges(first: $first, after: $after) {\n    nodes {\n      kind changedAt eventId signUpId\n      signUp { id name email updatedAt event { title } }\n      payment { status refundedPence paidAt refundedAt signUp { id } event { id } }\n    }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": types.SignUpChangesDocument,
    "query EventChanges($first: Int! = 100, $after: String) {\n  viewer { eventChanges(first: $first, after: $after) {\n    nodes { kind changedAt eventId event { title } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}": types.EventChangesDocument,
    "mutation UpdateSignUp($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) {\n    signUp { id name nameShown updatedAt ticket { code } } userErrors { code message field }\n  }\n}": types.UpdateSignUpDocument,
    "mutation ChooseForAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { account { name defaultNameShown } userErrors { code } }\n}": types.ChooseForAccountDocument,
    "query OwnChoices($id: ID!) {\n  settings { defaultNameShown }\n  viewer { defaultNameShown }\n  event(id: $id) { viewerSignUp { name nameShown ticket { code } } }\n}": types.OwnChoicesDocument,
    "query ShownNames($id: ID!, $orderBy: SignUpOrder!, $first: Int, $after: String, $last: Int) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount\n    signUps(orderBy: $orderBy, first: $first, after: $after, last: $last) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.ShownNamesDocument,
    "query People(\n  $id: ID!, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = LATEST_FIRST\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.PeopleDocument,
    "fragment Outcome on SignUpPayload { signUp { id } userErrors { code } }": types.OutcomeFragmentDoc,
    "mutation SignUpThreeTimes($input: SignUpInput!) {\n  a: signUp(input: $input) { ...Outcome }\n  b: signUp(input: $input) { ...Outcome }\n  c: signUp(input: $input) { ...Outcome }\n}": types.SignUpThreeTimesDocument,
    "fragment SignUpPage on SignUpConnection {\n  edges { cursor node { id event { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}": types.SignUpPageFragmentDoc,
    "query SignUpPageOfEvent($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) { signUps(first: $first, after: $after) { ...SignUpPage } }\n}": types.SignUpPageOfEventDocument,
    "query OwnSignUpPage($first: Int!, $after: String, $hasEnded: Boolean) {\n  viewer { signUps(first: $first, after: $after, hasEnded: $hasEnded) { ...SignUpPage } }\n}": types.OwnSignUpPageDocument,
    "mutation SignUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    signUp { id name email emailConfirmed signedUpAt event { id title signUpCount } }\n    userErrors { code message field }\n  }\n}": types.SignUpDocument,
    "mutation SignUpToEvents($input: SignUpToEventsInput!) {\n  signUpToEvents(input: $input) {\n    results { eventId signUp { id name email event { id signUpCount } } error { code message field } }\n    userErrors { code message field }\n  }\n}": types.SignUpToEventsDocument,
    "mutation ConfirmContact($input: ConfirmContactInput!) {\n  confirmContact(input: $input) { event { id title } userErrors { code message field } }\n}": types.ConfirmContactDocument,
    "query SignUpsOfEvent($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id name email } signUps { nodes { id name } } }\n}": types.SignUpsOfEventDocument,
    "query PlacesOfEvent($id: ID!) { event(id: $id) { capacity placesLeft signUpCount } }": types.PlacesOfEventDocument,
    "query PlaceHeldAt($id: ID!) { event(id: $id) { viewerPlaceHeldUntil } }": types.PlaceHeldAtDocument,
    "query TicketOfViewer($id: ID!) {\n  event(id: $id) { viewerSignUp { id ticket { code qrPath qrSize rotatedAt } } }\n}": types.TicketOfViewerDocument,
    "mutation RotateTicket($input: RotateTicketInput!) {\n  rotateTicket(input: $input) { signUp { id ticket { code rotatedAt } } userErrors { code } }\n}": types.RotateTicketDocument,
    "query UnreachablePeople($id: ID!, $unreachable: Boolean, $search: String, $arrived: Boolean) {\n  event(id: $id) {\n    signUps(first: 100, unreachable: $unreachable, search: $search, arrived: $arrived, orderBy: LATEST_FIRST) {\n      totalCount nodes { email }\n    }\n  }\n}": types.UnreachablePeopleDocument,
    "query ViewerClashes($id: ID!) {\n  event(id: $id) { viewerClashes { title viewerSignUp { id } viewerWaitingListEntry { id } } }\n}": types.ViewerClashesDocument,
    "mutation JoinWaitingList($input: SignUpInput!) {\n  joinWaitingList(input: $input) {\n    waitingListEntry { id name email position joinedAt offerExpiresAt event { id waitingCount } }\n    userErrors { code message field }\n  }\n}": types.JoinWaitingListDocument,
    "mutation LeaveWaitingList($input: LeaveWaitingListInput!) {\n  leaveWaitingList(input: $input) { leftEventId userErrors { code message field } }\n}": types.LeaveWaitingListDocument,
    "query WaitingAt($id: ID!) {\n  event(id: $id) {\n    placesLeft signUpCount waitingCount\n    viewerSignUp { id }\n    viewerWaitingListEntry { position offerExpiresAt }\n  }\n}": types.WaitingAtDocument,
    "query OwnWaiting($first: Int! = 20, $after: String) {\n  viewer {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name position event { id } } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.OwnWaitingDocument,
    "query WaitingList($id: ID!, $first: Int! = 20, $after: String) {\n  event(id: $id) {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name email position offerExpiresAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}": types.WaitingListDocument,
    "mutation GiveBack($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) { cancelledSignUpId userErrors { code message field } }\n}": types.GiveBackDocument,
    "fragment SessionAccount on Account { id email name role emailVerified signInMethods }": types.SessionAccountFragmentDoc,
    "fragment EventFields on Event {\n  id title description location type date startTime endTime pricePence public createdAt\n  signUpCount createdBy { id name } viewerCanEdit\n}": types.EventFieldsFragmentDoc,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}": types.RegisterDocument,
    "mutation CreateEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}": types.CreateEventDocument,
    "mutation EndProgramAccess {\n  endProgramAccess {\n    account { id accessTokens { id } webhooks { id } }\n    userErrors { code message field }\n  }\n}": types.EndProgramAccessDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    webhook { id url topics query createdAt pausedAt deliveries { id } }\n    secret\n    userErrors { code message field }\n  }\n}": types.CreateWebhookDocument,
    "mutation DeleteWebhook($input: DeleteWebhookInput!) {\n  deleteWebhook(input: $input) { deletedWebhookId userErrors { code message field } }\n}": types.DeleteWebhookDocument,
    "mutation TestWebhook($input: TestWebhookInput!) {\n  testWebhook(input: $input) {\n    delivery { id noticeId topic attempt status error durationMs deliveredAt }\n    userErrors { code message field }\n  }\n}": types.TestWebhookDocument,
    "mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {\n  retryWebhookDelivery(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}": types.RetryWebhookDeliveryDocument,
    "mutation ResumeWebhook($input: ResumeWebhookInput!) {\n  resumeWebhook(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}": types.ResumeWebhookDocument,
    "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  updateWebhook(input: $input) { webhook { id url topics query scopes } userErrors { code message field } }\n}": types.UpdateWebhookDocument,
    "mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n  rotateWebhookSecret(input: $input) { webhook { id } secret userErrors { code message field } }\n}": types.RotateWebhookSecretDocument,
    "query Webhooks {\n  viewer { webhooks {\n    id url topics query scopes pausedAt\n    deliveries(first: 100) { id noticeId topic attempt status error durationMs deliveredAt }\n  } }\n}": types.WebhooksDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccessToken($input: CreateAccessTokenInput!) {\n  createAccessToken(input: $input) {\n    accessToken { id name prefix scopes createdAt lastUsedAt expiresAt } secret userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CreateAccessTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {\n  revokeAccessToken(input: $input) { revokedAccessTokenId userErrors { code message field } }\n}"): typeof import('./graphql.js').RevokeAccessTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccessTokens {\n  viewer { accessTokens { id name prefix scopes createdAt lastUsedAt expiresAt } }\n}"): typeof import('./graphql.js').AccessTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountActivity($first: Int! = 20, $after: String) { viewer {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { id occurredAt action device network accessTokenName }\n    pageInfo { endCursor }\n  }\n} }"): typeof import('./graphql.js').AccountActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogIn($input: LogInInput!) {\n  logIn(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}"): typeof import('./graphql.js').LogInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogOut { logOut { userErrors { code } } }"): typeof import('./graphql.js').LogOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Viewer { viewer { id role } }"): typeof import('./graphql.js').ViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataExport { viewer {\n  dataExportUrl activity(first: 1) { nodes { action } }\n} }"): typeof import('./graphql.js').DataExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IsVerified { viewer { emailVerified } }"): typeof import('./graphql.js').IsVerifiedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n  requestPasswordReset(input: $input) { userErrors { code message field } }\n}"): typeof import('./graphql.js').RequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}"): typeof import('./graphql.js').ResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmail($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified } userErrors { code message field } }\n}"): typeof import('./graphql.js').VerifyEmailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestEmailVerification {\n  requestEmailVerification { userErrors { code message field } }\n}"): typeof import('./graphql.js').RequestEmailVerificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccount($password: String) {\n  deleteAccount(password: $password) { deletedAccountId userErrors { code message field } }\n}"): typeof import('./graphql.js').DeleteAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ChangedAccount on AccountPayload {\n  account { id name nameConfirmed sessions { id isCurrent } } userErrors { code message field }\n}"): typeof import('./graphql.js').ChangedAccountFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { ...ChangedAccount }\n}"): typeof import('./graphql.js').UpdateAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) {\n  changePassword(input: $input) { account { id email sessions { isCurrent } } userErrors { code message field } }\n}"): typeof import('./graphql.js').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($input: EndSessionInput!) {\n  endSession(input: $input) { ...ChangedAccount }\n}"): typeof import('./graphql.js').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndOtherSessions { endOtherSessions { ...ChangedAccount } }"): typeof import('./graphql.js').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Sessions {\n  viewer { sessions { id isCurrent createdAt lastSeenAt device } }\n}"): typeof import('./graphql.js').SessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NameOfViewer { viewer { name nameConfirmed } }"): typeof import('./graphql.js').NameOfViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Brand($accent: String) {\n  settings { productName headline }\n  brand {\n    name headline accent links { label url } lightLogoUrl darkLogoUrl setByOperator\n    tones(accent: $accent) { light { accent } dark { accent } moves }\n  }\n}"): typeof import('./graphql.js').BrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBrand($input: UpdateBrandInput!) {\n  updateBrand(input: $input) {\n    brand { name headline accent links { label url } lightLogoUrl setByOperator }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').UpdateBrandDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartCalendarConnection($input: StartCalendarConnectionInput!) {\n  startCalendarConnection(input: $input) { authorizationUrl userErrors { code message } }\n}"): typeof import('./graphql.js').StartCalendarConnectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConnectCalendar($input: ConnectCalendarInput!) {\n  connectCalendar(input: $input) { account { id calendarConnected signInMethods } userErrors { code message } }\n}"): typeof import('./graphql.js').ConnectCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisconnectCalendar {\n  disconnectCalendar { account { calendarConnected } userErrors { code } }\n}"): typeof import('./graphql.js').DisconnectCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddEventToCalendar($input: AddEventToCalendarInput!) {\n  addEventToCalendar(input: $input) { signUp { id addedToCalendarAt } userErrors { code message } }\n}"): typeof import('./graphql.js').AddEventToCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerWithCalendar {\n  viewer { id email name role emailVerified signInMethods calendarConnected }\n}"): typeof import('./graphql.js').ViewerWithCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShowCalendarFeed { viewer { calendarFeed { url webcalUrl lastReadAt } } }"): typeof import('./graphql.js').ShowCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetCalendarFeed {\n  resetCalendarFeed { account { calendarFeed { url webcalUrl lastReadAt } } userErrors { code message field } }\n}"): typeof import('./graphql.js').ResetCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListAsAClient($first: Int!, $after: String, $search: String) {\n  events(first: $first, after: $after, filter: { search: $search }) {\n    totalCount nodes { id title } pageInfo { hasNextPage endCursor }\n  }\n}"): typeof import('./graphql.js').ListAsAClientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUpAsAClient($input: SignUpInput!) {\n  signUp(input: $input) { signUp { id name } userErrors { code } }\n}"): typeof import('./graphql.js').SignUpAsAClientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAsAClient($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id } userErrors { code } }\n}"): typeof import('./graphql.js').CreateAsAClientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "subscription FollowAsAClient($eventId: ID!) {\n  signUpAdded(eventId: $eventId) { name }\n}"): typeof import('./graphql.js').FollowAsAClientDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DemoDesk { viewer {\n  eventTotals { signUpCount paidPence }\n  paymentsNeedingAttention { nodes { attentionReason } }\n  events(first: 30) { nodes {\n    title capacity waitingCount\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  } }\n} }"): typeof import('./graphql.js').DemoDeskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalsByType {\n  viewer { eventTotals { arrivalsByType { type eventCount expectedCount arrivedCount } } }\n}"): typeof import('./graphql.js').ArrivalsByTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DoorActivity($id: ID!) {\n  event(id: $id) { activity { nodes { action actor { id } } } }\n}"): typeof import('./graphql.js').DoorActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ScanFields on Scan {\n  id outcome door by scannedAt receivedAt offline undoneAt otherEventTitle\n  signUp { id name arrivedAt } previous { id door by }\n}"): typeof import('./graphql.js').ScanFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordScans($input: RecordScansInput!) {\n  recordScans(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}"): typeof import('./graphql.js').RecordScansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoScan($input: UndoScanInput!) {\n  undoScan(input: $input) { scans { ...ScanFields } userErrors { code field } }\n}"): typeof import('./graphql.js').UndoScanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDoorPass($input: CreateDoorPassInput!) {\n  createDoorPass(input: $input) {\n    doorPass { id name maySearch mayUndo createdAt expiresAt lastUsedAt } secret url userErrors { code field }\n  }\n}"): typeof import('./graphql.js').CreateDoorPassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndDoorPass($input: EndDoorPassInput!) {\n  endDoorPass(input: $input) { event { id } userErrors { code field } }\n}"): typeof import('./graphql.js').EndDoorPassDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Door($id: ID!) {\n  event(id: $id) { id door {\n    expectedCount arrivedCount alreadyInCount arrivedByDoor { door arrivedCount }\n    scans { totalCount nodes { ...ScanFields } } conflicts { totalCount nodes { ...ScanFields } }\n  } }\n}"): typeof import('./graphql.js').DoorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseMissingPlaces($input: ReleaseMissingPlacesInput!) {\n  releaseMissingPlaces(input: $input) {\n    event { id door { missingCount placesReleasedAt } } userErrors { code field }\n  }\n}"): typeof import('./graphql.js').ReleaseMissingPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoReleaseMissingPlaces($input: UndoReleaseMissingPlacesInput!) {\n  undoReleaseMissingPlaces(input: $input) { event { id door { placesReleasedAt } } userErrors { code field } }\n}"): typeof import('./graphql.js').UndoReleaseMissingPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MissingAtDoor($id: ID!) {\n  event(id: $id) { id signUpCount waitingCount door { missingCount placesReleasedAt } }\n}"): typeof import('./graphql.js').MissingAtDoorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReleaseActivity($id: ID!) {\n  event(id: $id) { id activity { nodes { action actor { id } detail } } }\n}"): typeof import('./graphql.js').ReleaseActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NodeById($id: ID!) {\n  node(id: $id) {\n    __typename\n    id\n    ... on Event { title }\n    ... on EventSeries { interval eventCount }\n    ... on SignUp { name event { id } }\n    ... on Payment { amountPence payerName }\n    ... on WaitingListEntry { position email }\n    ... on EventDraft { previewUrl }\n  }\n}"): typeof import('./graphql.js').NodeByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyEmailAndReadSignUps($input: VerifyEmailInput!) {\n  verifyEmail(input: $input) { account { id email emailVerified signUps { nodes { id } } } }\n}"): typeof import('./graphql.js').VerifyEmailAndReadSignUpsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LogInAndReadAccount($input: LogInInput!) {\n  logIn(input: $input) {\n    account { id name email role emailVerified signInMethods createdAt events { nodes { id } } }\n  }\n}"): typeof import('./graphql.js').LogInAndReadAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ShownEvent on Event { id title public signUpCount createdBy { id name } viewerCanEdit }"): typeof import('./graphql.js').ShownEventFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventOnEveryPath($id: ID!) {\n  event(id: $id) { ...ShownEvent }\n  events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n  viewer {\n    events { nodes { ...ShownEvent } edges { node { ...ShownEvent } } }\n    signUps { nodes { event { ...ShownEvent } } edges { node { event { ...ShownEvent } } } }\n  }\n}"): typeof import('./graphql.js').EventOnEveryPathDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TakeOutByProgram($id: ID!) {\n  cancelSignUp(input: { signUpId: $id }) { cancelledSignUpId refund { id amountPence } userErrors { code } }\n}"): typeof import('./graphql.js').TakeOutByProgramDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NewTicketByProgram($id: ID!) {\n  rotateTicket(input: { signUpId: $id }) { signUp { id name email ticket { code } } userErrors { code } }\n}"): typeof import('./graphql.js').NewTicketByProgramDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DraftFields on EventDraft {\n  id title description location type date startTime endTime timeZone pricePence capacity refundDeadlineHours\n  visibility attendeeNote createdAt updatedAt missing previewUrl\n}"): typeof import('./graphql.js').DraftFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveEventDraft($input: SaveEventDraftInput!) {\n  saveEventDraft(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').SaveEventDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteEventDraft($input: EventDraftInput!) {\n  deleteEventDraft(input: $input) { deletedEventDraftId userErrors { code message field } }\n}"): typeof import('./graphql.js').DeleteEventDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishEventDraft($input: EventDraftInput!) {\n  publishEventDraft(input: $input) { event { ...EventFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').PublishEventDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewDraftPreview($input: EventDraftInput!) {\n  renewDraftPreview(input: $input) { eventDraft { ...DraftFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').RenewDraftPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventDrafts($first: Int! = 20, $after: String) {\n  viewer { eventDrafts(first: $first, after: $after) {\n    totalCount nodes { ...DraftFields } pageInfo { hasNextPage endCursor }\n  } }\n}"): typeof import('./graphql.js').EventDraftsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventActivity($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  activity(first: $first, after: $after) {\n    totalCount\n    nodes { action detail accessTokenName actor { id } subject { id } }\n    pageInfo { endCursor }\n  }\n} }"): typeof import('./graphql.js').EventActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DuplicatedFrom($id: ID!) {\n  event(id: $id) { statistics { duplicatedFrom { id title statistics { signUpCount } } } }\n}"): typeof import('./graphql.js').DuplicatedFromDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HasEnded($id: ID!) { event(id: $id) { hasEnded } }"): typeof import('./graphql.js').HasEndedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventsByEnd($hasEnded: Boolean) {\n  events(first: 100, filter: { hasEnded: $hasEnded }) { nodes { id } }\n}"): typeof import('./graphql.js').EventsByEndDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LanguageOfEvent($id: ID!) {\n  event(id: $id) { language updatedAt series { events { nodes { language } } } }\n}"): typeof import('./graphql.js').LanguageOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EventPage on EventConnection {\n  nodes { id title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}"): typeof import('./graphql.js').EventPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateEvent($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').UpdateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteEvent($input: DeleteEventInput!) {\n  deleteEvent(input: $input) { deletedEventId userErrors { code message field } }\n}"): typeof import('./graphql.js').DeleteEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelEvent($input: CancelEventInput!) {\n  cancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CancelEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoCancelEvent($input: UndoCancelEventInput!) {\n  undoCancelEvent(input: $input) {\n    event { id cancelledAt cancellationReason updatedAt } userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').UndoCancelEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Event($id: ID!) { event(id: $id) { ...EventFields } }"): typeof import('./graphql.js').EventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Events($first: Int! = 100, $after: String, $last: Int, $before: String, $filter: EventFilter, $orderBy: EventOrder! = SOONEST_FIRST) {\n  events(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) { ...EventPage }\n}"): typeof import('./graphql.js').EventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CountEvents($filter: EventFilter) { events(filter: $filter) { totalCount } }"): typeof import('./graphql.js').CountEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnEvents(\n  $first: Int! = 100, $after: String, $last: Int, $before: String, $hasEnded: Boolean, $orderBy: EventOrder! = SOONEST_FIRST\n) {\n  viewer { events(first: $first, after: $after, last: $last, before: $before, hasEnded: $hasEnded, orderBy: $orderBy) { ...EventPage } }\n}"): typeof import('./graphql.js').OwnEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Counts($id: ID!, $hasEnded: Boolean, $filter: EventFilter) {\n  events(first: 1, filter: $filter) { totalCount }\n  event(id: $id) { signUps(first: 1) { totalCount nodes { id } } }\n  viewer { events(first: 1, hasEnded: $hasEnded) { totalCount } signUps(first: 1) { totalCount } }\n}"): typeof import('./graphql.js').CountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleForTeam($id: ID!) { event(id: $id) {\n  attendeeNote waitingListEntries { totalCount } cancelledSignUps { totalCount }\n  statistics { signUpCount cancelledCount }\n  signUps { nodes { id email viewerCanCancel } }\n} }"): typeof import('./graphql.js').PeopleForTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RolesInList { events { nodes { id viewerRole } } }"): typeof import('./graphql.js').RolesInListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisibilityOf($id: ID!) { event(id: $id) { public visibility } }"): typeof import('./graphql.js').VisibilityOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventTypes { eventTypes { type eventCount } }"): typeof import('./graphql.js').EventTypesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FoldedEvents(\n  $first: Int, $last: Int, $after: String, $before: String, $filter: EventFilter, $orderBy: EventOrder!\n) {\n  events(first: $first, last: $last, after: $after, before: $before, filter: $filter, orderBy: $orderBy) {\n    totalCount\n    nodes { id startsAt hasEnded series { id } }\n    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n  }\n}"): typeof import('./graphql.js').FoldedEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventHosts($id: ID!) { event(id: $id) { hosts { id name } } }"): typeof import('./graphql.js').EventHostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StateOfHosts($id: ID!) {\n  event(id: $id) { team { role shownAsHost offeredAsHost } }\n}"): typeof import('./graphql.js').StateOfHostsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OldEventOfStaff($id: ID!) {\n  event(id: $id) {\n    signUpCount\n    statistics { signUpCount arrivedCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n    door { expectedCount arrivedCount arrivedByDoor { door arrivedCount } }\n  }\n  viewer {\n    eventTotals { eventCount signUpCount paidPence arrivalsByType { type eventCount expectedCount arrivedCount } }\n  }\n}"): typeof import('./graphql.js').OldEventOfStaffDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NamesOfOldEvent($id: ID!) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount attendeeNote viewerSignUp { id }\n    signUps(first: 100) { totalCount nodes { name } }\n  }\n}"): typeof import('./graphql.js').NamesOfOldEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImpactOnOldEvent($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount } }\n  viewer { deletionImpact { events { signUpCount } } }\n}"): typeof import('./graphql.js').ImpactOnOldEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenameAccount($name: String!) {\n  updateAccount(input: { name: $name }) { userErrors { code } }\n}"): typeof import('./graphql.js').RenameAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEventSeries($input: CreateEventSeriesInput!) {\n  createEventSeries(input: $input) {\n    series { id interval url eventCount events(first: 100) { nodes { id date startsAt } } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CreateEventSeriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventSeriesById($id: ID!, $hasEnded: Boolean) {\n  node(id: $id) {\n    ... on EventSeries {\n      eventCount\n      ofWhich: eventCount(hasEnded: $hasEnded)\n      nextEvent { date }\n      events(first: 100, hasEnded: $hasEnded) { totalCount nodes { date } }\n    }\n  }\n}"): typeof import('./graphql.js').EventSeriesByIdDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateFollowing($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id date } skippedEvents { id } userErrors { code message field } }\n}"): typeof import('./graphql.js').UpdateFollowingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StampedAt($id: ID!) { event(id: $id) { updatedAt } }"): typeof import('./graphql.js').StampedAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventTeam($id: ID!) { event(id: $id) {\n  id viewerRole viewerCanEdit\n  team { role shownAsHost email account { id } }\n} }"): typeof import('./graphql.js').EventTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteToEvent($input: InviteToEventInput!) {\n  inviteToEvent(input: $input) { invitation { id email role expiresAt } userErrors { code field } }\n}"): typeof import('./graphql.js').InviteToEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation HandOverEvent($input: HandOverEventInput!) {\n  handOverEvent(input: $input) { invitation { id role } userErrors { code field } }\n}"): typeof import('./graphql.js').HandOverEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcceptEventInvitation($input: AcceptEventInvitationInput!) {\n  acceptEventInvitation(input: $input) {\n    event { id viewerRole createdBy { id } } userErrors { code message }\n  }\n}"): typeof import('./graphql.js').AcceptEventInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawEventInvitation($input: WithdrawEventInvitationInput!) {\n  withdrawEventInvitation(input: $input) { event { id } userErrors { code } }\n}"): typeof import('./graphql.js').WithdrawEventInvitationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeEventRole($input: ChangeEventRoleInput!) {\n  changeEventRole(input: $input) { event { id team { role shownAsHost offeredAsHost account { id } } } userErrors { code field } }\n}"): typeof import('./graphql.js').ChangeEventRoleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveFromEvent($input: RemoveFromEventInput!) {\n  removeFromEvent(input: $input) { event { id viewerRole } userErrors { code } }\n}"): typeof import('./graphql.js').RemoveFromEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SharedEvents($hasEnded: Boolean) {\n  viewer { sharedEvents(hasEnded: $hasEnded) { totalCount nodes { id viewerRole } } }\n}"): typeof import('./graphql.js').SharedEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventInvitations($id: ID!) {\n  event(id: $id) { invitations { id email role } }\n}"): typeof import('./graphql.js').EventInvitationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ZonedEvent($id: ID!) {\n  event(id: $id) { timeZone startsAt endsAt date startTime endTime }\n}"): typeof import('./graphql.js').ZonedEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateZonedEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id timeZone startsAt } userErrors { code field message } }\n}"): typeof import('./graphql.js').CreateZonedEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettingsZone { settings { timeZone } }"): typeof import('./graphql.js').SettingsZoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventUpdatedAt($id: ID!) { event(id: $id) { title location createdAt updatedAt url } }"): typeof import('./graphql.js').EventUpdatedAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnMailProblem($id: ID!) {\n  event(id: $id) { id viewerSignUp { id email emailConfirmed mailProblem } }\n}"): typeof import('./graphql.js').OwnMailProblemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MailProblemsOfPeople($id: ID!) {\n  event(id: $id) { id signUps { nodes { id mailProblem } } }\n}"): typeof import('./graphql.js').MailProblemsOfPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CorrectAddress($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) { signUp { id email emailConfirmed mailProblem } userErrors { code field } }\n}"): typeof import('./graphql.js').CorrectAddressDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MessageFields on Message {\n  id subject text audience status sendAt waitsForTeam hoursBeforeStart hoursAfterEnd alsoLaterSignUps\n  recipientCount sentCount bouncedCount mutedCount sentAt createdAt createdBy { id }\n}"): typeof import('./graphql.js').MessageFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMessage($input: CreateMessageInput!) {\n  createMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').CreateMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMessage($input: UpdateMessageInput!) {\n  updateMessage(input: $input) { message { ...MessageFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').UpdateMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelMessage($id: ID!) {\n  cancelMessage(input: { id: $id }) { message { ...MessageFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').CancelMessageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendMessagePreview($input: CreateMessageInput!) {\n  sendMessagePreview(input: $input) { message { id } userErrors { code message field } }\n}"): typeof import('./graphql.js').SendMessagePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventMessages($id: ID!) {\n  event(id: $id) { id messages { totalCount nodes { ...MessageFields } } }\n}"): typeof import('./graphql.js').EventMessagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessagePreview($id: ID!, $subject: String!, $text: String!) {\n  event(id: $id) {\n    id messagePreview(subject: $subject, text: $text) { from replyTo html coverUrl }\n  }\n}"): typeof import('./graphql.js').MessagePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MessageAudience($id: ID!, $audience: MessageAudience!, $signUpIds: [ID!]) {\n  event(id: $id) {\n    id messageAudience(audience: $audience, signUpIds: $signUpIds) { recipientCount mutedCount unreachableCount }\n  }\n}"): typeof import('./graphql.js').MessageAudienceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventDeletionImpact($id: ID!) {\n  event(id: $id) { deletionImpact { signUpCount waitingCount refundCount refundPence } }\n}"): typeof import('./graphql.js').EventDeletionImpactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlanChangeImpact($id: ID!) {\n  event(id: $id) { planChangeImpact { refundCount refundPence } }\n}"): typeof import('./graphql.js').PlanChangeImpactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountDeletionImpact {\n  viewer { deletionImpact {\n    eventCount events { signUpCount waitingCount refundCount refundPence }\n    placeCount placeRefundCount placeRefundPence\n  } }\n}"): typeof import('./graphql.js').AccountDeletionImpactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventStatistics($id: ID!) {\n  event(id: $id) {\n    statistics { signUpCount cancelledCount paidPence refundedPence signUpsByDay { date count } }\n  }\n}"): typeof import('./graphql.js').EventStatisticsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventTotals {\n  viewer {\n    all: eventTotals { eventCount signUpCount paidPence }\n    comingUp: eventTotals(hasEnded: false) { eventCount signUpCount paidPence }\n    past: eventTotals(hasEnded: true) { eventCount signUpCount paidPence }\n  }\n}"): typeof import('./graphql.js').EventTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoneyOfEvent($id: ID!, $first: Int! = 20, $after: String) { event(id: $id) {\n  payments(first: $first, after: $after) {\n    totalCount\n    nodes { id status refundedPence updatedAt paidAt refundedAt signUp { id } event { id } }\n    pageInfo { hasNextPage endCursor }\n  }\n  cancelledSignUps(first: $first) { totalCount nodes { id byCreator refund { id } } }\n} }"): typeof import('./graphql.js').MoneyOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoneyOfOwner($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id } event(id: $id) { payments { totalCount } }\n}"): typeof import('./graphql.js').MoneyOfOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChangesOfOwner {\n  viewer { eventChanges { nodes { eventId kind } } signUpChanges { nodes { signUpId kind } } }\n}"): typeof import('./graphql.js').ChangesOfOwnerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MoneyForTeam($id: ID!, $paymentId: ID!) {\n  node(id: $paymentId) { id }\n  event(id: $id) {\n    payments { totalCount } paymentsNeedingAttention { totalCount }\n    deletionImpact { refundPence } cancellationImpact { refundPence }\n    statistics { paidPence }\n    signUps { nodes { id refundPence viewerCanCancel payment { id } } }\n  }\n}"): typeof import('./graphql.js').MoneyForTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RefundsForTeam($id: ID!) {\n  event(id: $id) { cancelledSignUps { nodes { id refund { id } } } }\n}"): typeof import('./graphql.js').RefundsForTeamDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartCheckout($input: SignUpInput!) {\n  startCheckout(input: $input) {\n    payment { id amountPence currency status placeHeldUntil }\n    clientSecret\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').StartCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteCheckout($input: CompleteCheckoutInput!) {\n  completeCheckout(input: $input) {\n    signUp { id name email payment { id amountPence status } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CompleteCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelCheckout($input: CancelCheckoutInput!) {\n  cancelCheckout(input: $input) { payment { id status placeHeldUntil } userErrors { code message field } }\n}"): typeof import('./graphql.js').CancelCheckoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceOfViewer($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id payment { id status amountPence } } }\n}"): typeof import('./graphql.js').PlaceOfViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentSettings {\n  settings { paymentsEnabled stripePublishableKey stripeScriptUrl sandbox }\n}"): typeof import('./graphql.js').PaymentSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentOfViewerIsProcessing($id: ID!) { event(id: $id) { viewerPaymentIsProcessing } }"): typeof import('./graphql.js').PaymentOfViewerIsProcessingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecentFigures {\n  viewer { recentFigures {\n    timeZone\n    signUpsByDay { date signUpCount paidCount }\n    week { signUpCount paidPence givenBackCount }\n    weekBefore { signUpCount paidPence givenBackCount }\n  } }\n}"): typeof import('./graphql.js').RecentFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecheckPayment($input: RecheckPaymentInput!) {\n  recheckPayment(input: $input) { payment { id status attentionReason } userErrors { code message } }\n}"): typeof import('./graphql.js').RecheckPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndPaymentAttention($input: EndPaymentAttentionInput!) {\n  endPaymentAttention(input: $input) {\n    payment { id status attentionReason attentionNote } userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').EndPaymentAttentionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AttentionNote($id: ID!) { node(id: $id) { ... on Payment { attentionNote } } }"): typeof import('./graphql.js').AttentionNoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentsNeedingAttention($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) {\n    paymentsNeedingAttention(first: $first, after: $after) {\n      nodes { id payerName payerEmail status attentionReason amountPence }\n      pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').PaymentsNeedingAttentionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaidSignUps($id: ID!) {\n  event(id: $id) { signUps { nodes { name payment { status amountPence } } } }\n}"): typeof import('./graphql.js').PaidSignUpsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CoverFields on EventCover { url alt focusX focusY color }"): typeof import('./graphql.js').CoverFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWithCover($input: CreateEventInput!) {\n  createEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}"): typeof import('./graphql.js').CreateWithCoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeCover($input: UpdateEventInput!) {\n  updateEvent(input: $input) { event { id cover { ...CoverFields } } userErrors { code message field } }\n}"): typeof import('./graphql.js').ChangeCoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CoverOf($id: ID!, $width: Int) {\n  event(id: $id) { cover { ...CoverFields wide: url(width: $width) } }\n}"): typeof import('./graphql.js').CoverOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HostAndEvents($id: ID!) {\n  host(id: $id) { id name }\n  events(filter: { hostId: $id }) { totalCount nodes { title hosts { id } } }\n}"): typeof import('./graphql.js').HostAndEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivedPeople(\n  $id: ID!, $arrived: Boolean, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = NAME\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy, arrived: $arrived) {\n      totalCount nodes { id name arrivedAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').ArrivedPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelSignUp($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) {\n    cancelledSignUpId\n    event { id signUpCount viewerSignUp { id } }\n    refund { id amountPence status }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CancelSignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TermsOfPlace($id: ID!) {\n  event(id: $id) { refundDeadlineHours viewerSignUp { id viewerCanCancel refundPence payment { refundableUntil } } }\n}"): typeof import('./graphql.js').TermsOfPlaceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CancelledSignUps($first: Int! = 20, $after: String) {\n  viewer { cancelledSignUps(first: $first, after: $after) {\n    nodes { id byCreator cancelledAt event { id title } refund { amountPence status } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}"): typeof import('./graphql.js').CancelledSignUpsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignUpChanges($first: Int! = 100, $after: String) {\n  viewer { signUpChanges(first: $first, after: $after) {\n    nodes {\n      kind changedAt eventId signUpId\n      signUp { id name email updatedAt event { title } }\n      payment { status refundedPence paidAt refundedAt signUp { id } event { id } }\n    }\n    pageInfo { hasNextPage endCursor }\n  } }\n}"): typeof import('./graphql.js').SignUpChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EventChanges($first: Int! = 100, $after: String) {\n  viewer { eventChanges(first: $first, after: $after) {\n    nodes { kind changedAt eventId event { title } }\n    pageInfo { hasNextPage endCursor }\n  } }\n}"): typeof import('./graphql.js').EventChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSignUp($input: UpdateSignUpInput!) {\n  updateSignUp(input: $input) {\n    signUp { id name nameShown updatedAt ticket { code } } userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').UpdateSignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseForAccount($input: UpdateAccountInput!) {\n  updateAccount(input: $input) { account { name defaultNameShown } userErrors { code } }\n}"): typeof import('./graphql.js').ChooseForAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnChoices($id: ID!) {\n  settings { defaultNameShown }\n  viewer { defaultNameShown }\n  event(id: $id) { viewerSignUp { name nameShown ticket { code } } }\n}"): typeof import('./graphql.js').OwnChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ShownNames($id: ID!, $orderBy: SignUpOrder!, $first: Int, $after: String, $last: Int) {\n  event(id: $id) {\n    signUpCount hiddenSignUpCount\n    signUps(orderBy: $orderBy, first: $first, after: $after, last: $last) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').ShownNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People(\n  $id: ID!, $first: Int! = 100, $after: String, $search: String, $orderBy: SignUpOrder! = LATEST_FIRST\n) {\n  event(id: $id) {\n    signUps(first: $first, after: $after, search: $search, orderBy: $orderBy) {\n      totalCount nodes { id name } pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').PeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Outcome on SignUpPayload { signUp { id } userErrors { code } }"): typeof import('./graphql.js').OutcomeFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUpThreeTimes($input: SignUpInput!) {\n  a: signUp(input: $input) { ...Outcome }\n  b: signUp(input: $input) { ...Outcome }\n  c: signUp(input: $input) { ...Outcome }\n}"): typeof import('./graphql.js').SignUpThreeTimesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SignUpPage on SignUpConnection {\n  edges { cursor node { id event { id } } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }\n}"): typeof import('./graphql.js').SignUpPageFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignUpPageOfEvent($id: ID!, $first: Int!, $after: String) {\n  event(id: $id) { signUps(first: $first, after: $after) { ...SignUpPage } }\n}"): typeof import('./graphql.js').SignUpPageOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSignUpPage($first: Int!, $after: String, $hasEnded: Boolean) {\n  viewer { signUps(first: $first, after: $after, hasEnded: $hasEnded) { ...SignUpPage } }\n}"): typeof import('./graphql.js').OwnSignUpPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUp($input: SignUpInput!) {\n  signUp(input: $input) {\n    signUp { id name email emailConfirmed signedUpAt event { id title signUpCount } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').SignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignUpToEvents($input: SignUpToEventsInput!) {\n  signUpToEvents(input: $input) {\n    results { eventId signUp { id name email event { id signUpCount } } error { code message field } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').SignUpToEventsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmContact($input: ConfirmContactInput!) {\n  confirmContact(input: $input) { event { id title } userErrors { code message field } }\n}"): typeof import('./graphql.js').ConfirmContactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignUpsOfEvent($id: ID!) {\n  event(id: $id) { signUpCount viewerSignUp { id name email } signUps { nodes { id name } } }\n}"): typeof import('./graphql.js').SignUpsOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlacesOfEvent($id: ID!) { event(id: $id) { capacity placesLeft signUpCount } }"): typeof import('./graphql.js').PlacesOfEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PlaceHeldAt($id: ID!) { event(id: $id) { viewerPlaceHeldUntil } }"): typeof import('./graphql.js').PlaceHeldAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TicketOfViewer($id: ID!) {\n  event(id: $id) { viewerSignUp { id ticket { code qrPath qrSize rotatedAt } } }\n}"): typeof import('./graphql.js').TicketOfViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RotateTicket($input: RotateTicketInput!) {\n  rotateTicket(input: $input) { signUp { id ticket { code rotatedAt } } userErrors { code } }\n}"): typeof import('./graphql.js').RotateTicketDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreachablePeople($id: ID!, $unreachable: Boolean, $search: String, $arrived: Boolean) {\n  event(id: $id) {\n    signUps(first: 100, unreachable: $unreachable, search: $search, arrived: $arrived, orderBy: LATEST_FIRST) {\n      totalCount nodes { email }\n    }\n  }\n}"): typeof import('./graphql.js').UnreachablePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ViewerClashes($id: ID!) {\n  event(id: $id) { viewerClashes { title viewerSignUp { id } viewerWaitingListEntry { id } } }\n}"): typeof import('./graphql.js').ViewerClashesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinWaitingList($input: SignUpInput!) {\n  joinWaitingList(input: $input) {\n    waitingListEntry { id name email position joinedAt offerExpiresAt event { id waitingCount } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').JoinWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveWaitingList($input: LeaveWaitingListInput!) {\n  leaveWaitingList(input: $input) { leftEventId userErrors { code message field } }\n}"): typeof import('./graphql.js').LeaveWaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaitingAt($id: ID!) {\n  event(id: $id) {\n    placesLeft signUpCount waitingCount\n    viewerSignUp { id }\n    viewerWaitingListEntry { position offerExpiresAt }\n  }\n}"): typeof import('./graphql.js').WaitingAtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnWaiting($first: Int! = 20, $after: String) {\n  viewer {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name position event { id } } pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').OwnWaitingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WaitingList($id: ID!, $first: Int! = 20, $after: String) {\n  event(id: $id) {\n    waitingListEntries(first: $first, after: $after) {\n      totalCount nodes { name email position offerExpiresAt } pageInfo { hasNextPage endCursor }\n    }\n  }\n}"): typeof import('./graphql.js').WaitingListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveBack($input: CancelSignUpInput!) {\n  cancelSignUp(input: $input) { cancelledSignUpId userErrors { code message field } }\n}"): typeof import('./graphql.js').GiveBackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SessionAccount on Account { id email name role emailVerified signInMethods }"): typeof import('./graphql.js').SessionAccountFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EventFields on Event {\n  id title description location type date startTime endTime pricePence public createdAt\n  signUpCount createdBy { id name } viewerCanEdit\n}"): typeof import('./graphql.js').EventFieldsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) { account { ...SessionAccount } userErrors { code message field } }\n}"): typeof import('./graphql.js').RegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEvent($input: CreateEventInput!) {\n  createEvent(input: $input) { event { ...EventFields } userErrors { code message field } }\n}"): typeof import('./graphql.js').CreateEventDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndProgramAccess {\n  endProgramAccess {\n    account { id accessTokens { id } webhooks { id } }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').EndProgramAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWebhook($input: CreateWebhookInput!) {\n  createWebhook(input: $input) {\n    webhook { id url topics query createdAt pausedAt deliveries { id } }\n    secret\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').CreateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteWebhook($input: DeleteWebhookInput!) {\n  deleteWebhook(input: $input) { deletedWebhookId userErrors { code message field } }\n}"): typeof import('./graphql.js').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TestWebhook($input: TestWebhookInput!) {\n  testWebhook(input: $input) {\n    delivery { id noticeId topic attempt status error durationMs deliveredAt }\n    userErrors { code message field }\n  }\n}"): typeof import('./graphql.js').TestWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetryWebhookDelivery($input: RetryWebhookDeliveryInput!) {\n  retryWebhookDelivery(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}"): typeof import('./graphql.js').RetryWebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeWebhook($input: ResumeWebhookInput!) {\n  resumeWebhook(input: $input) { webhook { id pausedAt } userErrors { code message field } }\n}"): typeof import('./graphql.js').ResumeWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateWebhook($input: UpdateWebhookInput!) {\n  updateWebhook(input: $input) { webhook { id url topics query scopes } userErrors { code message field } }\n}"): typeof import('./graphql.js').UpdateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {\n  rotateWebhookSecret(input: $input) { webhook { id } secret userErrors { code message field } }\n}"): typeof import('./graphql.js').RotateWebhookSecretDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Webhooks {\n  viewer { webhooks {\n    id url topics query scopes pausedAt\n    deliveries(first: 100) { id noticeId topic attempt status error durationMs deliveredAt }\n  } }\n}"): typeof import('./graphql.js').WebhooksDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
