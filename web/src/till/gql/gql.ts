/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "fragment TillMember on Member {\n  id\n  code\n  firstname\n  lastname\n  nickname\n  phone\n  tags\n  imageUrl\n  lastTransactionTime\n  remainingPoints\n  totalRevenue\n  totalTransactions\n  tierId\n  tier {\n    id\n    name\n    imageUrl\n    level\n  }\n}": typeof types.TillMemberFragmentDoc,
    "query MemberInSale($id: ID!) {\n  member(id: $id) {\n    ...MemberInSale\n  }\n}\n\nfragment MemberInSale on Member {\n  ...TillMember\n  tier {\n    desc\n    privileges {\n      condition {\n        conditionId\n        value\n      }\n      item {\n        couponId\n        value\n      }\n    }\n  }\n}": typeof types.MemberInSaleDocument,
    "query PricingRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n}\n\nfragment PricingCoupon on Coupon {\n  id\n  name\n  type\n  logic\n  varName\n  value\n  qty\n}\n\nfragment PricingCondition on Condition {\n  id\n  name\n  type\n  logic\n}": typeof types.PricingRulesDocument,
    "query SearchMembers($keyword: String, $page: Int!) {\n  members(page: $page, perPage: 20, keyword: $keyword) {\n    items {\n      ...TillMember\n    }\n    total\n  }\n}": typeof types.SearchMembersDocument,
    "query FirstProduct {\n  products(page: 1, perPage: 1, filter: {status: Active}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}": typeof types.FirstProductDocument,
    "fragment TillOffer on Offer {\n  id\n  name\n  desc\n  hasAuthorizePin\n  conditions {\n    conditionId\n    value\n  }\n  items {\n    couponId\n    value\n  }\n}": typeof types.TillOfferFragmentDoc,
    "query TillOffers {\n  offers(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...TillOffer\n    }\n  }\n}": typeof types.TillOffersDocument,
    "mutation VerifyOffer($input: VerifyOfferInput!) {\n  verifyOffer(input: $input) {\n    verified\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}": typeof types.VerifyOfferDocument,
    "query SalesPage($shop: Boolean!, $member: Boolean!, $memberId: ID!) {\n  products(\n    page: 1\n    perPage: 200\n    keyword: null\n    filter: {status: Active, categoryId: null}\n  ) @include(if: $shop) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) @include(if: $shop) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n  offers(filter: {status: Active}, perPage: 1000) @include(if: $shop) {\n    items {\n      ...TillOffer\n    }\n  }\n  coupons @include(if: $shop) {\n    ...PricingCoupon\n  }\n  conditions @include(if: $shop) {\n    ...PricingCondition\n  }\n  paymentMethods @include(if: $shop) {\n    ...TillPaymentMethod\n  }\n  member(id: $memberId) @include(if: $member) {\n    ...MemberInSale\n  }\n}": typeof types.SalesPageDocument,
    "query BranchClock {\n  viewer {\n    id\n    backdatingDays\n    branches {\n      id\n      timeZone\n    }\n  }\n}": typeof types.BranchClockDocument,
    "query CardChoices {\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n  cards {\n    id\n    name\n    instituteId\n  }\n}\n\nfragment Bank on Institute {\n  id\n  name\n  imageUrl\n}": typeof types.CardChoicesDocument,
    "query FreshRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n  viewer {\n    id\n    pointRates {\n      earnCash\n      earnPoint\n      redeemCash\n      redeemPoint\n    }\n  }\n}": typeof types.FreshRulesDocument,
    "mutation Pay($input: PayInput!, $slipImage: Upload) {\n  pay(input: $input, slipImage: $slipImage) {\n    transaction {\n      ...PaidTransaction\n    }\n    remainingPoints\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}\n\nfragment PaidTransaction on Transaction {\n  id\n  transactionNo\n  createLocalTime\n  branch {\n    id\n    name\n    address\n    phone\n  }\n  createBy {\n    id\n    firstname\n    lastname\n  }\n  member {\n    id\n    firstname\n    lastname\n    phone\n  }\n  tierName\n  items {\n    itemRef\n    itemType\n    name\n    code\n    qty\n    chargeAmount\n    paidAmount\n    discountAmount\n    earnPoints\n    redeemPoints\n  }\n  channels {\n    type\n    amount\n    receivedAmount\n    changeAmount\n    instituteName\n    cardName\n  }\n  totalQty\n  totalPayment\n  totalDiscount\n  totalRevenue\n  deliveryCost\n  amountDue\n  earnPoints\n  redeemPoints\n}": typeof types.PayDocument,
    "query PaymentMethods {\n  paymentMethods {\n    ...TillPaymentMethod\n  }\n}\n\nfragment TillPaymentMethod on PaymentMethod {\n  id\n  name\n}": typeof types.PaymentMethodsDocument,
    "query TransferChoices {\n  paymentChannels(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...SellerAccount\n    }\n  }\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n}\n\nfragment SellerAccount on PaymentChannel {\n  id\n  name\n  paymentMethod {\n    id\n    name\n  }\n  institute {\n    id\n    name\n    imageUrl\n  }\n  accountName\n  accountNo\n  actionCode\n  imageUrl\n}": typeof types.TransferChoicesDocument,
    "query ProductByCode($code: String!) {\n  products(page: 1, perPage: 1, filter: {status: Active, code: $code}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}": typeof types.ProductByCodeDocument,
    "query ProductDetails($id: ID!) {\n  product(id: $id) {\n    ...ProductDetails\n  }\n}\n\nfragment ProductDetails on Product {\n  id\n  desc\n  hashtags\n  categoryId\n  category {\n    id\n    name\n  }\n  subCategoryId\n  subCategory {\n    id\n    name\n  }\n}": typeof types.ProductDetailsDocument,
    "query ProductsByIds($ids: [ID!]!) {\n  products(page: 1, perPage: 1000, filter: {status: Active, ids: $ids}) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}": typeof types.ProductsByIdsDocument,
    "query SalesCategories {\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n}\n\nfragment SalesCategory on ProductCategory {\n  id\n  name\n}": typeof types.SalesCategoriesDocument,
    "query SalesProducts($page: Int!, $keyword: String, $categoryId: ID) {\n  products(\n    page: $page\n    perPage: 200\n    keyword: $keyword\n    filter: {status: Active, categoryId: $categoryId}\n  ) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}\n\nfragment SalesProduct on Product {\n  id\n  code\n  name\n  retailPrice\n  skipStock\n  imageUrl\n}": typeof types.SalesProductsDocument,
    "query MemberWallet($memberId: ID!, $from: Date!, $to: Date!, $page: Int!, $perPage: Int!) {\n  transactions(\n    page: $page\n    perPage: $perPage\n    filter: {memberId: $memberId, from: $from, to: $to}\n  ) {\n    items {\n      id\n      transactionNo\n      status\n      createLocalTime\n      totalRevenue\n      earnPoints\n      redeemPoints\n      lastAdjustAmount\n    }\n    total\n  }\n}": typeof types.MemberWalletDocument,
};
const documents: Documents = {
    "fragment TillMember on Member {\n  id\n  code\n  firstname\n  lastname\n  nickname\n  phone\n  tags\n  imageUrl\n  lastTransactionTime\n  remainingPoints\n  totalRevenue\n  totalTransactions\n  tierId\n  tier {\n    id\n    name\n    imageUrl\n    level\n  }\n}": types.TillMemberFragmentDoc,
    "query MemberInSale($id: ID!) {\n  member(id: $id) {\n    ...MemberInSale\n  }\n}\n\nfragment MemberInSale on Member {\n  ...TillMember\n  tier {\n    desc\n    privileges {\n      condition {\n        conditionId\n        value\n      }\n      item {\n        couponId\n        value\n      }\n    }\n  }\n}": types.MemberInSaleDocument,
    "query PricingRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n}\n\nfragment PricingCoupon on Coupon {\n  id\n  name\n  type\n  logic\n  varName\n  value\n  qty\n}\n\nfragment PricingCondition on Condition {\n  id\n  name\n  type\n  logic\n}": types.PricingRulesDocument,
    "query SearchMembers($keyword: String, $page: Int!) {\n  members(page: $page, perPage: 20, keyword: $keyword) {\n    items {\n      ...TillMember\n    }\n    total\n  }\n}": types.SearchMembersDocument,
    "query FirstProduct {\n  products(page: 1, perPage: 1, filter: {status: Active}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}": types.FirstProductDocument,
    "fragment TillOffer on Offer {\n  id\n  name\n  desc\n  hasAuthorizePin\n  conditions {\n    conditionId\n    value\n  }\n  items {\n    couponId\n    value\n  }\n}": types.TillOfferFragmentDoc,
    "query TillOffers {\n  offers(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...TillOffer\n    }\n  }\n}": types.TillOffersDocument,
    "mutation VerifyOffer($input: VerifyOfferInput!) {\n  verifyOffer(input: $input) {\n    verified\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}": types.VerifyOfferDocument,
    "query SalesPage($shop: Boolean!, $member: Boolean!, $memberId: ID!) {\n  products(\n    page: 1\n    perPage: 200\n    keyword: null\n    filter: {status: Active, categoryId: null}\n  ) @include(if: $shop) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) @include(if: $shop) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n  offers(filter: {status: Active}, perPage: 1000) @include(if: $shop) {\n    items {\n      ...TillOffer\n    }\n  }\n  coupons @include(if: $shop) {\n    ...PricingCoupon\n  }\n  conditions @include(if: $shop) {\n    ...PricingCondition\n  }\n  paymentMethods @include(if: $shop) {\n    ...TillPaymentMethod\n  }\n  member(id: $memberId) @include(if: $member) {\n    ...MemberInSale\n  }\n}": types.SalesPageDocument,
    "query BranchClock {\n  viewer {\n    id\n    backdatingDays\n    branches {\n      id\n      timeZone\n    }\n  }\n}": types.BranchClockDocument,
    "query CardChoices {\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n  cards {\n    id\n    name\n    instituteId\n  }\n}\n\nfragment Bank on Institute {\n  id\n  name\n  imageUrl\n}": types.CardChoicesDocument,
    "query FreshRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n  viewer {\n    id\n    pointRates {\n      earnCash\n      earnPoint\n      redeemCash\n      redeemPoint\n    }\n  }\n}": types.FreshRulesDocument,
    "mutation Pay($input: PayInput!, $slipImage: Upload) {\n  pay(input: $input, slipImage: $slipImage) {\n    transaction {\n      ...PaidTransaction\n    }\n    remainingPoints\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}\n\nfragment PaidTransaction on Transaction {\n  id\n  transactionNo\n  createLocalTime\n  branch {\n    id\n    name\n    address\n    phone\n  }\n  createBy {\n    id\n    firstname\n    lastname\n  }\n  member {\n    id\n    firstname\n    lastname\n    phone\n  }\n  tierName\n  items {\n    itemRef\n    itemType\n    name\n    code\n    qty\n    chargeAmount\n    paidAmount\n    discountAmount\n    earnPoints\n    redeemPoints\n  }\n  channels {\n    type\n    amount\n    receivedAmount\n    changeAmount\n    instituteName\n    cardName\n  }\n  totalQty\n  totalPayment\n  totalDiscount\n  totalRevenue\n  deliveryCost\n  amountDue\n  earnPoints\n  redeemPoints\n}": types.PayDocument,
    "query PaymentMethods {\n  paymentMethods {\n    ...TillPaymentMethod\n  }\n}\n\nfragment TillPaymentMethod on PaymentMethod {\n  id\n  name\n}": types.PaymentMethodsDocument,
    "query TransferChoices {\n  paymentChannels(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...SellerAccount\n    }\n  }\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n}\n\nfragment SellerAccount on PaymentChannel {\n  id\n  name\n  paymentMethod {\n    id\n    name\n  }\n  institute {\n    id\n    name\n    imageUrl\n  }\n  accountName\n  accountNo\n  actionCode\n  imageUrl\n}": types.TransferChoicesDocument,
    "query ProductByCode($code: String!) {\n  products(page: 1, perPage: 1, filter: {status: Active, code: $code}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}": types.ProductByCodeDocument,
    "query ProductDetails($id: ID!) {\n  product(id: $id) {\n    ...ProductDetails\n  }\n}\n\nfragment ProductDetails on Product {\n  id\n  desc\n  hashtags\n  categoryId\n  category {\n    id\n    name\n  }\n  subCategoryId\n  subCategory {\n    id\n    name\n  }\n}": types.ProductDetailsDocument,
    "query ProductsByIds($ids: [ID!]!) {\n  products(page: 1, perPage: 1000, filter: {status: Active, ids: $ids}) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}": types.ProductsByIdsDocument,
    "query SalesCategories {\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n}\n\nfragment SalesCategory on ProductCategory {\n  id\n  name\n}": types.SalesCategoriesDocument,
    "query SalesProducts($page: Int!, $keyword: String, $categoryId: ID) {\n  products(\n    page: $page\n    perPage: 200\n    keyword: $keyword\n    filter: {status: Active, categoryId: $categoryId}\n  ) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}\n\nfragment SalesProduct on Product {\n  id\n  code\n  name\n  retailPrice\n  skipStock\n  imageUrl\n}": types.SalesProductsDocument,
    "query MemberWallet($memberId: ID!, $from: Date!, $to: Date!, $page: Int!, $perPage: Int!) {\n  transactions(\n    page: $page\n    perPage: $perPage\n    filter: {memberId: $memberId, from: $from, to: $to}\n  ) {\n    items {\n      id\n      transactionNo\n      status\n      createLocalTime\n      totalRevenue\n      earnPoints\n      redeemPoints\n      lastAdjustAmount\n    }\n    total\n  }\n}": types.MemberWalletDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TillMember on Member {\n  id\n  code\n  firstname\n  lastname\n  nickname\n  phone\n  tags\n  imageUrl\n  lastTransactionTime\n  remainingPoints\n  totalRevenue\n  totalTransactions\n  tierId\n  tier {\n    id\n    name\n    imageUrl\n    level\n  }\n}"): (typeof documents)["fragment TillMember on Member {\n  id\n  code\n  firstname\n  lastname\n  nickname\n  phone\n  tags\n  imageUrl\n  lastTransactionTime\n  remainingPoints\n  totalRevenue\n  totalTransactions\n  tierId\n  tier {\n    id\n    name\n    imageUrl\n    level\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberInSale($id: ID!) {\n  member(id: $id) {\n    ...MemberInSale\n  }\n}\n\nfragment MemberInSale on Member {\n  ...TillMember\n  tier {\n    desc\n    privileges {\n      condition {\n        conditionId\n        value\n      }\n      item {\n        couponId\n        value\n      }\n    }\n  }\n}"): (typeof documents)["query MemberInSale($id: ID!) {\n  member(id: $id) {\n    ...MemberInSale\n  }\n}\n\nfragment MemberInSale on Member {\n  ...TillMember\n  tier {\n    desc\n    privileges {\n      condition {\n        conditionId\n        value\n      }\n      item {\n        couponId\n        value\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PricingRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n}\n\nfragment PricingCoupon on Coupon {\n  id\n  name\n  type\n  logic\n  varName\n  value\n  qty\n}\n\nfragment PricingCondition on Condition {\n  id\n  name\n  type\n  logic\n}"): (typeof documents)["query PricingRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n}\n\nfragment PricingCoupon on Coupon {\n  id\n  name\n  type\n  logic\n  varName\n  value\n  qty\n}\n\nfragment PricingCondition on Condition {\n  id\n  name\n  type\n  logic\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SearchMembers($keyword: String, $page: Int!) {\n  members(page: $page, perPage: 20, keyword: $keyword) {\n    items {\n      ...TillMember\n    }\n    total\n  }\n}"): (typeof documents)["query SearchMembers($keyword: String, $page: Int!) {\n  members(page: $page, perPage: 20, keyword: $keyword) {\n    items {\n      ...TillMember\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstProduct {\n  products(page: 1, perPage: 1, filter: {status: Active}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}"): (typeof documents)["query FirstProduct {\n  products(page: 1, perPage: 1, filter: {status: Active}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TillOffer on Offer {\n  id\n  name\n  desc\n  hasAuthorizePin\n  conditions {\n    conditionId\n    value\n  }\n  items {\n    couponId\n    value\n  }\n}"): (typeof documents)["fragment TillOffer on Offer {\n  id\n  name\n  desc\n  hasAuthorizePin\n  conditions {\n    conditionId\n    value\n  }\n  items {\n    couponId\n    value\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TillOffers {\n  offers(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...TillOffer\n    }\n  }\n}"): (typeof documents)["query TillOffers {\n  offers(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...TillOffer\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VerifyOffer($input: VerifyOfferInput!) {\n  verifyOffer(input: $input) {\n    verified\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}"): (typeof documents)["mutation VerifyOffer($input: VerifyOfferInput!) {\n  verifyOffer(input: $input) {\n    verified\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalesPage($shop: Boolean!, $member: Boolean!, $memberId: ID!) {\n  products(\n    page: 1\n    perPage: 200\n    keyword: null\n    filter: {status: Active, categoryId: null}\n  ) @include(if: $shop) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) @include(if: $shop) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n  offers(filter: {status: Active}, perPage: 1000) @include(if: $shop) {\n    items {\n      ...TillOffer\n    }\n  }\n  coupons @include(if: $shop) {\n    ...PricingCoupon\n  }\n  conditions @include(if: $shop) {\n    ...PricingCondition\n  }\n  paymentMethods @include(if: $shop) {\n    ...TillPaymentMethod\n  }\n  member(id: $memberId) @include(if: $member) {\n    ...MemberInSale\n  }\n}"): (typeof documents)["query SalesPage($shop: Boolean!, $member: Boolean!, $memberId: ID!) {\n  products(\n    page: 1\n    perPage: 200\n    keyword: null\n    filter: {status: Active, categoryId: null}\n  ) @include(if: $shop) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) @include(if: $shop) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n  offers(filter: {status: Active}, perPage: 1000) @include(if: $shop) {\n    items {\n      ...TillOffer\n    }\n  }\n  coupons @include(if: $shop) {\n    ...PricingCoupon\n  }\n  conditions @include(if: $shop) {\n    ...PricingCondition\n  }\n  paymentMethods @include(if: $shop) {\n    ...TillPaymentMethod\n  }\n  member(id: $memberId) @include(if: $member) {\n    ...MemberInSale\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BranchClock {\n  viewer {\n    id\n    backdatingDays\n    branches {\n      id\n      timeZone\n    }\n  }\n}"): (typeof documents)["query BranchClock {\n  viewer {\n    id\n    backdatingDays\n    branches {\n      id\n      timeZone\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CardChoices {\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n  cards {\n    id\n    name\n    instituteId\n  }\n}\n\nfragment Bank on Institute {\n  id\n  name\n  imageUrl\n}"): (typeof documents)["query CardChoices {\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n  cards {\n    id\n    name\n    instituteId\n  }\n}\n\nfragment Bank on Institute {\n  id\n  name\n  imageUrl\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FreshRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n  viewer {\n    id\n    pointRates {\n      earnCash\n      earnPoint\n      redeemCash\n      redeemPoint\n    }\n  }\n}"): (typeof documents)["query FreshRules {\n  coupons {\n    ...PricingCoupon\n  }\n  conditions {\n    ...PricingCondition\n  }\n  viewer {\n    id\n    pointRates {\n      earnCash\n      earnPoint\n      redeemCash\n      redeemPoint\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Pay($input: PayInput!, $slipImage: Upload) {\n  pay(input: $input, slipImage: $slipImage) {\n    transaction {\n      ...PaidTransaction\n    }\n    remainingPoints\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}\n\nfragment PaidTransaction on Transaction {\n  id\n  transactionNo\n  createLocalTime\n  branch {\n    id\n    name\n    address\n    phone\n  }\n  createBy {\n    id\n    firstname\n    lastname\n  }\n  member {\n    id\n    firstname\n    lastname\n    phone\n  }\n  tierName\n  items {\n    itemRef\n    itemType\n    name\n    code\n    qty\n    chargeAmount\n    paidAmount\n    discountAmount\n    earnPoints\n    redeemPoints\n  }\n  channels {\n    type\n    amount\n    receivedAmount\n    changeAmount\n    instituteName\n    cardName\n  }\n  totalQty\n  totalPayment\n  totalDiscount\n  totalRevenue\n  deliveryCost\n  amountDue\n  earnPoints\n  redeemPoints\n}"): (typeof documents)["mutation Pay($input: PayInput!, $slipImage: Upload) {\n  pay(input: $input, slipImage: $slipImage) {\n    transaction {\n      ...PaidTransaction\n    }\n    remainingPoints\n    userErrors {\n      code\n      message\n      path\n      params {\n        name\n        value\n      }\n    }\n  }\n}\n\nfragment PaidTransaction on Transaction {\n  id\n  transactionNo\n  createLocalTime\n  branch {\n    id\n    name\n    address\n    phone\n  }\n  createBy {\n    id\n    firstname\n    lastname\n  }\n  member {\n    id\n    firstname\n    lastname\n    phone\n  }\n  tierName\n  items {\n    itemRef\n    itemType\n    name\n    code\n    qty\n    chargeAmount\n    paidAmount\n    discountAmount\n    earnPoints\n    redeemPoints\n  }\n  channels {\n    type\n    amount\n    receivedAmount\n    changeAmount\n    instituteName\n    cardName\n  }\n  totalQty\n  totalPayment\n  totalDiscount\n  totalRevenue\n  deliveryCost\n  amountDue\n  earnPoints\n  redeemPoints\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentMethods {\n  paymentMethods {\n    ...TillPaymentMethod\n  }\n}\n\nfragment TillPaymentMethod on PaymentMethod {\n  id\n  name\n}"): (typeof documents)["query PaymentMethods {\n  paymentMethods {\n    ...TillPaymentMethod\n  }\n}\n\nfragment TillPaymentMethod on PaymentMethod {\n  id\n  name\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransferChoices {\n  paymentChannels(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...SellerAccount\n    }\n  }\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n}\n\nfragment SellerAccount on PaymentChannel {\n  id\n  name\n  paymentMethod {\n    id\n    name\n  }\n  institute {\n    id\n    name\n    imageUrl\n  }\n  accountName\n  accountNo\n  actionCode\n  imageUrl\n}"): (typeof documents)["query TransferChoices {\n  paymentChannels(filter: {status: Active}, perPage: 1000) {\n    items {\n      ...SellerAccount\n    }\n  }\n  institutes(filter: {status: Active}) {\n    ...Bank\n  }\n}\n\nfragment SellerAccount on PaymentChannel {\n  id\n  name\n  paymentMethod {\n    id\n    name\n  }\n  institute {\n    id\n    name\n    imageUrl\n  }\n  accountName\n  accountNo\n  actionCode\n  imageUrl\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductByCode($code: String!) {\n  products(page: 1, perPage: 1, filter: {status: Active, code: $code}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}"): (typeof documents)["query ProductByCode($code: String!) {\n  products(page: 1, perPage: 1, filter: {status: Active, code: $code}) {\n    items {\n      ...SalesProduct\n      ...ProductDetails\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductDetails($id: ID!) {\n  product(id: $id) {\n    ...ProductDetails\n  }\n}\n\nfragment ProductDetails on Product {\n  id\n  desc\n  hashtags\n  categoryId\n  category {\n    id\n    name\n  }\n  subCategoryId\n  subCategory {\n    id\n    name\n  }\n}"): (typeof documents)["query ProductDetails($id: ID!) {\n  product(id: $id) {\n    ...ProductDetails\n  }\n}\n\nfragment ProductDetails on Product {\n  id\n  desc\n  hashtags\n  categoryId\n  category {\n    id\n    name\n  }\n  subCategoryId\n  subCategory {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductsByIds($ids: [ID!]!) {\n  products(page: 1, perPage: 1000, filter: {status: Active, ids: $ids}) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}"): (typeof documents)["query ProductsByIds($ids: [ID!]!) {\n  products(page: 1, perPage: 1000, filter: {status: Active, ids: $ids}) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalesCategories {\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n}\n\nfragment SalesCategory on ProductCategory {\n  id\n  name\n}"): (typeof documents)["query SalesCategories {\n  productCategories(page: 1, perPage: 1000, filter: {status: Active}) {\n    items {\n      ...SalesCategory\n    }\n    total\n  }\n}\n\nfragment SalesCategory on ProductCategory {\n  id\n  name\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SalesProducts($page: Int!, $keyword: String, $categoryId: ID) {\n  products(\n    page: $page\n    perPage: 200\n    keyword: $keyword\n    filter: {status: Active, categoryId: $categoryId}\n  ) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}\n\nfragment SalesProduct on Product {\n  id\n  code\n  name\n  retailPrice\n  skipStock\n  imageUrl\n}"): (typeof documents)["query SalesProducts($page: Int!, $keyword: String, $categoryId: ID) {\n  products(\n    page: $page\n    perPage: 200\n    keyword: $keyword\n    filter: {status: Active, categoryId: $categoryId}\n  ) {\n    items {\n      ...SalesProduct\n    }\n    total\n  }\n}\n\nfragment SalesProduct on Product {\n  id\n  code\n  name\n  retailPrice\n  skipStock\n  imageUrl\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberWallet($memberId: ID!, $from: Date!, $to: Date!, $page: Int!, $perPage: Int!) {\n  transactions(\n    page: $page\n    perPage: $perPage\n    filter: {memberId: $memberId, from: $from, to: $to}\n  ) {\n    items {\n      id\n      transactionNo\n      status\n      createLocalTime\n      totalRevenue\n      earnPoints\n      redeemPoints\n      lastAdjustAmount\n    }\n    total\n  }\n}"): (typeof documents)["query MemberWallet($memberId: ID!, $from: Date!, $to: Date!, $page: Int!, $perPage: Int!) {\n  transactions(\n    page: $page\n    perPage: $perPage\n    filter: {memberId: $memberId, from: $from, to: $to}\n  ) {\n    items {\n      id\n      transactionNo\n      status\n      createLocalTime\n      totalRevenue\n      earnPoints\n      redeemPoints\n      lastAdjustAmount\n    }\n    total\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;