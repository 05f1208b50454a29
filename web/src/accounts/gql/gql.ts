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
    "mutation RequestPasswordOtp($input: RequestPasswordOtpInput!) {\n  requestPasswordOtp(input: $input) {\n    passwordOtp {\n      target\n      refCode\n    }\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    verified\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    changed\n    userErrors {\n      code\n    }\n  }\n}": typeof types.RequestPasswordOtpDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    session {\n      accessToken\n      refreshToken\n      clientToken\n      accessTokenExpiresAt\n      deviceToken\n      viewer {\n        id\n        username\n        firstname\n        lastname\n        jobTitle\n        jobUnit\n        imageUrl\n        realmId\n        role {\n          id\n          name\n        }\n        authorizes {\n          objectCode\n          actionCodes\n        }\n        branch {\n          id\n          name\n        }\n        branches {\n          id\n          name\n        }\n        merchant {\n          id\n          name\n          taxId\n          showVat\n          currencyCode\n        }\n        pointRates {\n          earnCash\n          earnPoint\n          redeemCash\n          redeemPoint\n        }\n        rewardItemId\n        rewardInstanceId\n      }\n    }\n    userErrors {\n      code\n    }\n  }\n}": typeof types.SignInDocument,
};
const documents: Documents = {
    "mutation RequestPasswordOtp($input: RequestPasswordOtpInput!) {\n  requestPasswordOtp(input: $input) {\n    passwordOtp {\n      target\n      refCode\n    }\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    verified\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    changed\n    userErrors {\n      code\n    }\n  }\n}": types.RequestPasswordOtpDocument,
    "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    session {\n      accessToken\n      refreshToken\n      clientToken\n      accessTokenExpiresAt\n      deviceToken\n      viewer {\n        id\n        username\n        firstname\n        lastname\n        jobTitle\n        jobUnit\n        imageUrl\n        realmId\n        role {\n          id\n          name\n        }\n        authorizes {\n          objectCode\n          actionCodes\n        }\n        branch {\n          id\n          name\n        }\n        branches {\n          id\n          name\n        }\n        merchant {\n          id\n          name\n          taxId\n          showVat\n          currencyCode\n        }\n        pointRates {\n          earnCash\n          earnPoint\n          redeemCash\n          redeemPoint\n        }\n        rewardItemId\n        rewardInstanceId\n      }\n    }\n    userErrors {\n      code\n    }\n  }\n}": types.SignInDocument,
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
export function graphql(source: "mutation RequestPasswordOtp($input: RequestPasswordOtpInput!) {\n  requestPasswordOtp(input: $input) {\n    passwordOtp {\n      target\n      refCode\n    }\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    verified\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    changed\n    userErrors {\n      code\n    }\n  }\n}"): (typeof documents)["mutation RequestPasswordOtp($input: RequestPasswordOtpInput!) {\n  requestPasswordOtp(input: $input) {\n    passwordOtp {\n      target\n      refCode\n    }\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation VerifyOtp($input: VerifyOtpInput!) {\n  verifyOtp(input: $input) {\n    verified\n    userErrors {\n      code\n    }\n  }\n}\n\nmutation ResetPassword($input: ResetPasswordInput!) {\n  resetPassword(input: $input) {\n    changed\n    userErrors {\n      code\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    session {\n      accessToken\n      refreshToken\n      clientToken\n      accessTokenExpiresAt\n      deviceToken\n      viewer {\n        id\n        username\n        firstname\n        lastname\n        jobTitle\n        jobUnit\n        imageUrl\n        realmId\n        role {\n          id\n          name\n        }\n        authorizes {\n          objectCode\n          actionCodes\n        }\n        branch {\n          id\n          name\n        }\n        branches {\n          id\n          name\n        }\n        merchant {\n          id\n          name\n          taxId\n          showVat\n          currencyCode\n        }\n        pointRates {\n          earnCash\n          earnPoint\n          redeemCash\n          redeemPoint\n        }\n        rewardItemId\n        rewardInstanceId\n      }\n    }\n    userErrors {\n      code\n    }\n  }\n}"): (typeof documents)["mutation SignIn($input: SignInInput!) {\n  signIn(input: $input) {\n    session {\n      accessToken\n      refreshToken\n      clientToken\n      accessTokenExpiresAt\n      deviceToken\n      viewer {\n        id\n        username\n        firstname\n        lastname\n        jobTitle\n        jobUnit\n        imageUrl\n        realmId\n        role {\n          id\n          name\n        }\n        authorizes {\n          objectCode\n          actionCodes\n        }\n        branch {\n          id\n          name\n        }\n        branches {\n          id\n          name\n        }\n        merchant {\n          id\n          name\n          taxId\n          showVat\n          currencyCode\n        }\n        pointRates {\n          earnCash\n          earnPoint\n          redeemCash\n          redeemPoint\n        }\n        rewardItemId\n        rewardInstanceId\n      }\n    }\n    userErrors {\n      code\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;