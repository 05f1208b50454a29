import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useRefreshSessionMutation = (options?: useMutation.Options<Types.RefreshSessionMutation, Types.RefreshSessionMutationVariables>) =>
  useMutation<Types.RefreshSessionMutation, Types.RefreshSessionMutationVariables>(Types.RefreshSessionDocument, options);

export const useSignOutMutation = (options?: useMutation.Options<Types.SignOutMutation, Types.SignOutMutationVariables>) =>
  useMutation<Types.SignOutMutation, Types.SignOutMutationVariables>(Types.SignOutDocument, options);

export const useViewerRightsQuery = (
  ...[options]: {} extends Types.ViewerRightsQueryVariables
    ? [options?: useQuery.Options<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>]
    : [options: useQuery.Options<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>]
) => useQuery<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>(Types.ViewerRightsDocument, options as useQuery.Options<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>);
export const useViewerRightsLazyQuery = (options?: useLazyQuery.Options<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>) =>
  useLazyQuery<Types.ViewerRightsQuery, Types.ViewerRightsQueryVariables>(Types.ViewerRightsDocument, options);