import { useMutation } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useSignInToSandboxMutation = (options?: useMutation.Options<Types.SignInToSandboxMutation, Types.SignInToSandboxMutationVariables>) =>
  useMutation<Types.SignInToSandboxMutation, Types.SignInToSandboxMutationVariables>(Types.SignInToSandboxDocument, options);