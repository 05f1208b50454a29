import { useMutation } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useSignInMutation = (options?: useMutation.Options<Types.SignInMutation, Types.SignInMutationVariables>) =>
  useMutation<Types.SignInMutation, Types.SignInMutationVariables>(Types.SignInDocument, options);