import { useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import * as Types from './graphql.ts';
export const useMemberInSaleQuery = (
  ...[options]: {} extends Types.MemberInSaleQueryVariables
    ? [options?: useQuery.Options<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>]
    : [options: useQuery.Options<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>]
) => useQuery<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>(Types.MemberInSaleDocument, options as useQuery.Options<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>);
export const useMemberInSaleLazyQuery = (options?: useLazyQuery.Options<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>) =>
  useLazyQuery<Types.MemberInSaleQuery, Types.MemberInSaleQueryVariables>(Types.MemberInSaleDocument, options);

export const usePricingRulesQuery = (
  ...[options]: {} extends Types.PricingRulesQueryVariables
    ? [options?: useQuery.Options<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>]
    : [options: useQuery.Options<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>]
) => useQuery<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>(Types.PricingRulesDocument, options as useQuery.Options<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>);
export const usePricingRulesLazyQuery = (options?: useLazyQuery.Options<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>) =>
  useLazyQuery<Types.PricingRulesQuery, Types.PricingRulesQueryVariables>(Types.PricingRulesDocument, options);

export const useSearchMembersQuery = (
  ...[options]: {} extends Types.SearchMembersQueryVariables
    ? [options?: useQuery.Options<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>]
    : [options: useQuery.Options<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>]
) => useQuery<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>(Types.SearchMembersDocument, options as useQuery.Options<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>);
export const useSearchMembersLazyQuery = (options?: useLazyQuery.Options<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>) =>
  useLazyQuery<Types.SearchMembersQuery, Types.SearchMembersQueryVariables>(Types.SearchMembersDocument, options);

export const useFirstProductQuery = (
  ...[options]: {} extends Types.FirstProductQueryVariables
    ? [options?: useQuery.Options<Types.FirstProductQuery, Types.FirstProductQueryVariables>]
    : [options: useQuery.Options<Types.FirstProductQuery, Types.FirstProductQueryVariables>]
) => useQuery<Types.FirstProductQuery, Types.FirstProductQueryVariables>(Types.FirstProductDocument, options as useQuery.Options<Types.FirstProductQuery, Types.FirstProductQueryVariables>);
export const useFirstProductLazyQuery = (options?: useLazyQuery.Options<Types.FirstProductQuery, Types.FirstProductQueryVariables>) =>
  useLazyQuery<Types.FirstProductQuery, Types.FirstProductQueryVariables>(Types.FirstProductDocument, options);

export const useTillOffersQuery = (
  ...[options]: {} extends Types.TillOffersQueryVariables
    ? [options?: useQuery.Options<Types.TillOffersQuery, Types.TillOffersQueryVariables>]
    : [options: useQuery.Options<Types.TillOffersQuery, Types.TillOffersQueryVariables>]
) => useQuery<Types.TillOffersQuery, Types.TillOffersQueryVariables>(Types.TillOffersDocument, options as useQuery.Options<Types.TillOffersQuery, Types.TillOffersQueryVariables>);
export const useTillOffersLazyQuery = (options?: useLazyQuery.Options<Types.TillOffersQuery, Types.TillOffersQueryVariables>) =>
  useLazyQuery<Types.TillOffersQuery, Types.TillOffersQueryVariables>(Types.TillOffersDocument, options);

export const useVerifyOfferMutation = (options?: useMutation.Options<Types.VerifyOfferMutation, Types.VerifyOfferMutationVariables>) =>
  useMutation<Types.VerifyOfferMutation, Types.VerifyOfferMutationVariables>(Types.VerifyOfferDocument, options);

export const useSalesPageQuery = (
  ...[options]: {} extends Types.SalesPageQueryVariables
    ? [options?: useQuery.Options<Types.SalesPageQuery, Types.SalesPageQueryVariables>]
    : [options: useQuery.Options<Types.SalesPageQuery, Types.SalesPageQueryVariables>]
) => useQuery<Types.SalesPageQuery, Types.SalesPageQueryVariables>(Types.SalesPageDocument, options as useQuery.Options<Types.SalesPageQuery, Types.SalesPageQueryVariables>);
export const useSalesPageLazyQuery = (options?: useLazyQuery.Options<Types.SalesPageQuery, Types.SalesPageQueryVariables>) =>
  useLazyQuery<Types.SalesPageQuery, Types.SalesPageQueryVariables>(Types.SalesPageDocument, options);

export const useBranchClockQuery = (
  ...[options]: {} extends Types.BranchClockQueryVariables
    ? [options?: useQuery.Options<Types.BranchClockQuery, Types.BranchClockQueryVariables>]
    : [options: useQuery.Options<Types.BranchClockQuery, Types.BranchClockQueryVariables>]
) => useQuery<Types.BranchClockQuery, Types.BranchClockQueryVariables>(Types.BranchClockDocument, options as useQuery.Options<Types.BranchClockQuery, Types.BranchClockQueryVariables>);
export const useBranchClockLazyQuery = (options?: useLazyQuery.Options<Types.BranchClockQuery, Types.BranchClockQueryVariables>) =>
  useLazyQuery<Types.BranchClockQuery, Types.BranchClockQueryVariables>(Types.BranchClockDocument, options);

export const useCardChoicesQuery = (
  ...[options]: {} extends Types.CardChoicesQueryVariables
    ? [options?: useQuery.Options<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>]
    : [options: useQuery.Options<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>]
) => useQuery<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>(Types.CardChoicesDocument, options as useQuery.Options<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>);
export const useCardChoicesLazyQuery = (options?: useLazyQuery.Options<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>) =>
  useLazyQuery<Types.CardChoicesQuery, Types.CardChoicesQueryVariables>(Types.CardChoicesDocument, options);

export const useFreshRulesQuery = (
  ...[options]: {} extends Types.FreshRulesQueryVariables
    ? [options?: useQuery.Options<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>]
    : [options: useQuery.Options<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>]
) => useQuery<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>(Types.FreshRulesDocument, options as useQuery.Options<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>);
export const useFreshRulesLazyQuery = (options?: useLazyQuery.Options<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>) =>
  useLazyQuery<Types.FreshRulesQuery, Types.FreshRulesQueryVariables>(Types.FreshRulesDocument, options);

export const usePayMutation = (options?: useMutation.Options<Types.PayMutation, Types.PayMutationVariables>) =>
  useMutation<Types.PayMutation, Types.PayMutationVariables>(Types.PayDocument, options);

export const usePaymentMethodsQuery = (
  ...[options]: {} extends Types.PaymentMethodsQueryVariables
    ? [options?: useQuery.Options<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>]
    : [options: useQuery.Options<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>]
) => useQuery<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>(Types.PaymentMethodsDocument, options as useQuery.Options<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>);
export const usePaymentMethodsLazyQuery = (options?: useLazyQuery.Options<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>) =>
  useLazyQuery<Types.PaymentMethodsQuery, Types.PaymentMethodsQueryVariables>(Types.PaymentMethodsDocument, options);

export const useTransferChoicesQuery = (
  ...[options]: {} extends Types.TransferChoicesQueryVariables
    ? [options?: useQuery.Options<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>]
    : [options: useQuery.Options<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>]
) => useQuery<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>(Types.TransferChoicesDocument, options as useQuery.Options<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>);
export const useTransferChoicesLazyQuery = (options?: useLazyQuery.Options<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>) =>
  useLazyQuery<Types.TransferChoicesQuery, Types.TransferChoicesQueryVariables>(Types.TransferChoicesDocument, options);

export const useProductByCodeQuery = (
  ...[options]: {} extends Types.ProductByCodeQueryVariables
    ? [options?: useQuery.Options<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>]
    : [options: useQuery.Options<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>]
) => useQuery<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>(Types.ProductByCodeDocument, options as useQuery.Options<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>);
export const useProductByCodeLazyQuery = (options?: useLazyQuery.Options<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>) =>
  useLazyQuery<Types.ProductByCodeQuery, Types.ProductByCodeQueryVariables>(Types.ProductByCodeDocument, options);

export const useProductDetailsQuery = (
  ...[options]: {} extends Types.ProductDetailsQueryVariables
    ? [options?: useQuery.Options<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>]
    : [options: useQuery.Options<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>]
) => useQuery<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>(Types.ProductDetailsDocument, options as useQuery.Options<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>);
export const useProductDetailsLazyQuery = (options?: useLazyQuery.Options<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>) =>
  useLazyQuery<Types.ProductDetailsQuery, Types.ProductDetailsQueryVariables>(Types.ProductDetailsDocument, options);

export const useProductsByIdsQuery = (
  ...[options]: {} extends Types.ProductsByIdsQueryVariables
    ? [options?: useQuery.Options<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>]
    : [options: useQuery.Options<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>]
) => useQuery<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>(Types.ProductsByIdsDocument, options as useQuery.Options<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>);
export const useProductsByIdsLazyQuery = (options?: useLazyQuery.Options<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>) =>
  useLazyQuery<Types.ProductsByIdsQuery, Types.ProductsByIdsQueryVariables>(Types.ProductsByIdsDocument, options);

export const useSalesCategoriesQuery = (
  ...[options]: {} extends Types.SalesCategoriesQueryVariables
    ? [options?: useQuery.Options<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>]
    : [options: useQuery.Options<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>]
) => useQuery<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>(Types.SalesCategoriesDocument, options as useQuery.Options<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>);
export const useSalesCategoriesLazyQuery = (options?: useLazyQuery.Options<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>) =>
  useLazyQuery<Types.SalesCategoriesQuery, Types.SalesCategoriesQueryVariables>(Types.SalesCategoriesDocument, options);

export const useSalesProductsQuery = (
  ...[options]: {} extends Types.SalesProductsQueryVariables
    ? [options?: useQuery.Options<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>]
    : [options: useQuery.Options<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>]
) => useQuery<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>(Types.SalesProductsDocument, options as useQuery.Options<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>);
export const useSalesProductsLazyQuery = (options?: useLazyQuery.Options<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>) =>
  useLazyQuery<Types.SalesProductsQuery, Types.SalesProductsQueryVariables>(Types.SalesProductsDocument, options);

export const useMemberWalletQuery = (
  ...[options]: {} extends Types.MemberWalletQueryVariables
    ? [options?: useQuery.Options<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>]
    : [options: useQuery.Options<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>]
) => useQuery<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>(Types.MemberWalletDocument, options as useQuery.Options<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>);
export const useMemberWalletLazyQuery = (options?: useLazyQuery.Options<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>) =>
  useLazyQuery<Types.MemberWalletQuery, Types.MemberWalletQueryVariables>(Types.MemberWalletDocument, options);