import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useSelfRegisterFormQuery = (
  ...[options]: {} extends Types.SelfRegisterFormQueryVariables
    ? [options?: useQuery.Options<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>]
    : [options: useQuery.Options<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>]
) => useQuery<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>(Types.SelfRegisterFormDocument, options as useQuery.Options<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>);
export const useSelfRegisterFormLazyQuery = (options?: useLazyQuery.Options<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>) =>
  useLazyQuery<Types.SelfRegisterFormQuery, Types.SelfRegisterFormQueryVariables>(Types.SelfRegisterFormDocument, options);

export const useSelfRegisterChoicesQuery = (
  ...[options]: {} extends Types.SelfRegisterChoicesQueryVariables
    ? [options?: useQuery.Options<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>]
    : [options: useQuery.Options<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>]
) => useQuery<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>(Types.SelfRegisterChoicesDocument, options as useQuery.Options<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>);
export const useSelfRegisterChoicesLazyQuery = (options?: useLazyQuery.Options<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>) =>
  useLazyQuery<Types.SelfRegisterChoicesQuery, Types.SelfRegisterChoicesQueryVariables>(Types.SelfRegisterChoicesDocument, options);

export const useSelfRegisterMutation = (options?: useMutation.Options<Types.SelfRegisterMutation, Types.SelfRegisterMutationVariables>) =>
  useMutation<Types.SelfRegisterMutation, Types.SelfRegisterMutationVariables>(Types.SelfRegisterDocument, options);