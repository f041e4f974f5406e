import { useMutation, useQuery } from '@apollo/client/react';
import * as types from './graphql';
export function useAddEventToCalendarMutation(options?: useMutation.Options<types.AddEventToCalendarMutation, types.AddEventToCalendarMutationVariables>) {
  return useMutation<types.AddEventToCalendarMutation, types.AddEventToCalendarMutationVariables>(types.AddEventToCalendarDocument, options ?? {});
}

export function useCheckoutPageQuery(options: useQuery.Options<types.CheckoutPageQuery, types.CheckoutPageQueryVariables>) {
  return useQuery<types.CheckoutPageQuery, types.CheckoutPageQueryVariables>(types.CheckoutPageDocument, options);
}

export function useCompleteCheckoutMutation(options?: useMutation.Options<types.CompleteCheckoutMutation, types.CompleteCheckoutMutationVariables>) {
  return useMutation<types.CompleteCheckoutMutation, types.CompleteCheckoutMutationVariables>(types.CompleteCheckoutDocument, options ?? {});
}

export function useConnectCalendarMutation(options?: useMutation.Options<types.ConnectCalendarMutation, types.ConnectCalendarMutationVariables>) {
  return useMutation<types.ConnectCalendarMutation, types.ConnectCalendarMutationVariables>(types.ConnectCalendarDocument, options ?? {});
}

export function useCreateEventMutation(options?: useMutation.Options<types.CreateEventMutation, types.CreateEventMutationVariables>) {
  return useMutation<types.CreateEventMutation, types.CreateEventMutationVariables>(types.CreateEventDocument, options ?? {});
}

export function useDeleteAccountMutation(options?: useMutation.Options<types.DeleteAccountMutation, types.DeleteAccountMutationVariables>) {
  return useMutation<types.DeleteAccountMutation, types.DeleteAccountMutationVariables>(types.DeleteAccountDocument, options ?? {});
}

export function useDeleteEventMutation(options?: useMutation.Options<types.DeleteEventMutation, types.DeleteEventMutationVariables>) {
  return useMutation<types.DeleteEventMutation, types.DeleteEventMutationVariables>(types.DeleteEventDocument, options ?? {});
}

export function useDisconnectCalendarMutation(options?: useMutation.Options<types.DisconnectCalendarMutation, types.DisconnectCalendarMutationVariables>) {
  return useMutation<types.DisconnectCalendarMutation, types.DisconnectCalendarMutationVariables>(types.DisconnectCalendarDocument, options ?? {});
}

export function useEventAttendeesQuery(options: useQuery.Options<types.EventAttendeesQuery, types.EventAttendeesQueryVariables>) {
  return useQuery<types.EventAttendeesQuery, types.EventAttendeesQueryVariables>(types.EventAttendeesDocument, options);
}

export function useEventPageQuery(options: useQuery.Options<types.EventPageQuery, types.EventPageQueryVariables>) {
  return useQuery<types.EventPageQuery, types.EventPageQueryVariables>(types.EventPageDocument, options);
}

export function useEventSignUpsQuery(options: useQuery.Options<types.EventSignUpsQuery, types.EventSignUpsQueryVariables>) {
  return useQuery<types.EventSignUpsQuery, types.EventSignUpsQueryVariables>(types.EventSignUpsDocument, options);
}

export function useEventTypesQuery(options: useQuery.Options<types.EventTypesQuery, types.EventTypesQueryVariables>) {
  return useQuery<types.EventTypesQuery, types.EventTypesQueryVariables>(types.EventTypesDocument, options);
}

export function useEventsPageQuery(options?: useQuery.Options<types.EventsPageQuery, types.EventsPageQueryVariables>) {
  return useQuery<types.EventsPageQuery, types.EventsPageQueryVariables>(types.EventsPageDocument, options ?? {});
}

export function useLogInMutation(options?: useMutation.Options<types.LogInMutation, types.LogInMutationVariables>) {
  return useMutation<types.LogInMutation, types.LogInMutationVariables>(types.LogInDocument, options ?? {});
}

export function useLogOutMutation(options?: useMutation.Options<types.LogOutMutation, types.LogOutMutationVariables>) {
  return useMutation<types.LogOutMutation, types.LogOutMutationVariables>(types.LogOutDocument, options ?? {});
}

export function useMyEventsPageQuery(options?: useQuery.Options<types.MyEventsPageQuery, types.MyEventsPageQueryVariables>) {
  return useQuery<types.MyEventsPageQuery, types.MyEventsPageQueryVariables>(types.MyEventsPageDocument, options ?? {});
}

export function usePaymentsNeedingAttentionQuery(options: useQuery.Options<types.PaymentsNeedingAttentionQuery, types.PaymentsNeedingAttentionQueryVariables>) {
  return useQuery<types.PaymentsNeedingAttentionQuery, types.PaymentsNeedingAttentionQueryVariables>(types.PaymentsNeedingAttentionDocument, options);
}

export function useRecheckPaymentMutation(options?: useMutation.Options<types.RecheckPaymentMutation, types.RecheckPaymentMutationVariables>) {
  return useMutation<types.RecheckPaymentMutation, types.RecheckPaymentMutationVariables>(types.RecheckPaymentDocument, options ?? {});
}

export function useRegisterMutation(options?: useMutation.Options<types.RegisterMutation, types.RegisterMutationVariables>) {
  return useMutation<types.RegisterMutation, types.RegisterMutationVariables>(types.RegisterDocument, options ?? {});
}

export function useRequestEmailVerificationMutation(options?: useMutation.Options<types.RequestEmailVerificationMutation, types.RequestEmailVerificationMutationVariables>) {
  return useMutation<types.RequestEmailVerificationMutation, types.RequestEmailVerificationMutationVariables>(types.RequestEmailVerificationDocument, options ?? {});
}

export function useRequestPasswordResetMutation(options?: useMutation.Options<types.RequestPasswordResetMutation, types.RequestPasswordResetMutationVariables>) {
  return useMutation<types.RequestPasswordResetMutation, types.RequestPasswordResetMutationVariables>(types.RequestPasswordResetDocument, options ?? {});
}

export function useResetPasswordMutation(options?: useMutation.Options<types.ResetPasswordMutation, types.ResetPasswordMutationVariables>) {
  return useMutation<types.ResetPasswordMutation, types.ResetPasswordMutationVariables>(types.ResetPasswordDocument, options ?? {});
}

export function useSessionQuery(options?: useQuery.Options<types.SessionQuery, types.SessionQueryVariables>) {
  return useQuery<types.SessionQuery, types.SessionQueryVariables>(types.SessionDocument, options ?? {});
}

export function useSignUpMutation(options?: useMutation.Options<types.SignUpMutation, types.SignUpMutationVariables>) {
  return useMutation<types.SignUpMutation, types.SignUpMutationVariables>(types.SignUpDocument, options ?? {});
}

export function useStaffDashboardPageQuery(options?: useQuery.Options<types.StaffDashboardPageQuery, types.StaffDashboardPageQueryVariables>) {
  return useQuery<types.StaffDashboardPageQuery, types.StaffDashboardPageQueryVariables>(types.StaffDashboardPageDocument, options ?? {});
}

export function useStaffEventPageQuery(options: useQuery.Options<types.StaffEventPageQuery, types.StaffEventPageQueryVariables>) {
  return useQuery<types.StaffEventPageQuery, types.StaffEventPageQueryVariables>(types.StaffEventPageDocument, options);
}

export function useStartCalendarConnectionMutation(options?: useMutation.Options<types.StartCalendarConnectionMutation, types.StartCalendarConnectionMutationVariables>) {
  return useMutation<types.StartCalendarConnectionMutation, types.StartCalendarConnectionMutationVariables>(types.StartCalendarConnectionDocument, options ?? {});
}

export function useStartCheckoutMutation(options?: useMutation.Options<types.StartCheckoutMutation, types.StartCheckoutMutationVariables>) {
  return useMutation<types.StartCheckoutMutation, types.StartCheckoutMutationVariables>(types.StartCheckoutDocument, options ?? {});
}

export function useUpdateEventMutation(options?: useMutation.Options<types.UpdateEventMutation, types.UpdateEventMutationVariables>) {
  return useMutation<types.UpdateEventMutation, types.UpdateEventMutationVariables>(types.UpdateEventDocument, options ?? {});
}

export function useVerifyEmailMutation(options?: useMutation.Options<types.VerifyEmailMutation, types.VerifyEmailMutationVariables>) {
  return useMutation<types.VerifyEmailMutation, types.VerifyEmailMutationVariables>(types.VerifyEmailDocument, options ?? {});
}