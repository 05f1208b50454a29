import { useMutation } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useRequestPasswordOtpMutation = (options?: useMutation.Options<Types.RequestPasswordOtpMutation, Types.RequestPasswordOtpMutationVariables>) =>
  useMutation<Types.RequestPasswordOtpMutation, Types.RequestPasswordOtpMutationVariables>(Types.RequestPasswordOtpDocument, options);

export const useVerifyOtpMutation = (options?: useMutation.Options<Types.VerifyOtpMutation, Types.VerifyOtpMutationVariables>) =>
  useMutation<Types.VerifyOtpMutation, Types.VerifyOtpMutationVariables>(Types.VerifyOtpDocument, options);

export const useResetPasswordMutation = (options?: useMutation.Options<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>) =>
  useMutation<Types.ResetPasswordMutation, Types.ResetPasswordMutationVariables>(Types.ResetPasswordDocument, options);

export const useSignInMutation = (options?: useMutation.Options<Types.SignInMutation, Types.SignInMutationVariables>) =>
  useMutation<Types.SignInMutation, Types.SignInMutationVariables>(Types.SignInDocument, options);