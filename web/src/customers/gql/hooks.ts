import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useRegisterFormQuery = (
  ...[options]: {} extends Types.RegisterFormQueryVariables
    ? [options?: useQuery.Options<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>]
    : [options: useQuery.Options<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>]
) => useQuery<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>(Types.RegisterFormDocument, options as useQuery.Options<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>);
export const useRegisterFormLazyQuery = (options?: useLazyQuery.Options<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>) =>
  useLazyQuery<Types.RegisterFormQuery, Types.RegisterFormQueryVariables>(Types.RegisterFormDocument, options);

export const useRegisterOccupationsQuery = (
  ...[options]: {} extends Types.RegisterOccupationsQueryVariables
    ? [options?: useQuery.Options<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>]
    : [options: useQuery.Options<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>]
) => useQuery<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>(Types.RegisterOccupationsDocument, options as useQuery.Options<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>);
export const useRegisterOccupationsLazyQuery = (options?: useLazyQuery.Options<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>) =>
  useLazyQuery<Types.RegisterOccupationsQuery, Types.RegisterOccupationsQueryVariables>(Types.RegisterOccupationsDocument, options);

export const useRegisterProvincesQuery = (
  ...[options]: {} extends Types.RegisterProvincesQueryVariables
    ? [options?: useQuery.Options<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>]
    : [options: useQuery.Options<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>]
) => useQuery<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>(Types.RegisterProvincesDocument, options as useQuery.Options<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>);
export const useRegisterProvincesLazyQuery = (options?: useLazyQuery.Options<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>) =>
  useLazyQuery<Types.RegisterProvincesQuery, Types.RegisterProvincesQueryVariables>(Types.RegisterProvincesDocument, options);

export const useRegisterDistrictsQuery = (
  ...[options]: {} extends Types.RegisterDistrictsQueryVariables
    ? [options?: useQuery.Options<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>]
    : [options: useQuery.Options<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>]
) => useQuery<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>(Types.RegisterDistrictsDocument, options as useQuery.Options<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>);
export const useRegisterDistrictsLazyQuery = (options?: useLazyQuery.Options<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>) =>
  useLazyQuery<Types.RegisterDistrictsQuery, Types.RegisterDistrictsQueryVariables>(Types.RegisterDistrictsDocument, options);

export const useRegisterSubDistrictsQuery = (
  ...[options]: {} extends Types.RegisterSubDistrictsQueryVariables
    ? [options?: useQuery.Options<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>]
    : [options: useQuery.Options<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>]
) => useQuery<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>(Types.RegisterSubDistrictsDocument, options as useQuery.Options<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>);
export const useRegisterSubDistrictsLazyQuery = (options?: useLazyQuery.Options<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>) =>
  useLazyQuery<Types.RegisterSubDistrictsQuery, Types.RegisterSubDistrictsQueryVariables>(Types.RegisterSubDistrictsDocument, options);

export const useRegisterPostcodesQuery = (
  ...[options]: {} extends Types.RegisterPostcodesQueryVariables
    ? [options?: useQuery.Options<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>]
    : [options: useQuery.Options<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>]
) => useQuery<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>(Types.RegisterPostcodesDocument, options as useQuery.Options<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>);
export const useRegisterPostcodesLazyQuery = (options?: useLazyQuery.Options<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>) =>
  useLazyQuery<Types.RegisterPostcodesQuery, Types.RegisterPostcodesQueryVariables>(Types.RegisterPostcodesDocument, options);

export const useRegisterMemberMutation = (options?: useMutation.Options<Types.RegisterMemberMutation, Types.RegisterMemberMutationVariables>) =>
  useMutation<Types.RegisterMemberMutation, Types.RegisterMemberMutationVariables>(Types.RegisterMemberDocument, options);

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