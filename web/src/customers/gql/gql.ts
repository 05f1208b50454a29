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
    "fragment FormQuestion on OnboardQuestion {\n  id\n  elementType\n  required\n  name\n  names {\n    th\n    en\n  }\n  desc\n  placeholder\n  format\n  pattern\n  minLength\n  maxLength\n  minimum\n  maximum\n  logic\n  initialValue\n  source\n  trigger\n  isCascade\n  choices {\n    code\n    name\n    names {\n      th\n      en\n    }\n  }\n}": typeof types.FormQuestionFragmentDoc,
    "query RegisterForm($code: String!) {\n  onboardForm(code: $code) {\n    questions {\n      ...FormQuestion\n      section\n    }\n  }\n}\n\nquery RegisterOccupations {\n  list: occupations {\n    id\n    name\n  }\n}\n\nquery RegisterProvinces {\n  list: provinces {\n    id\n    name\n  }\n}\n\nquery RegisterDistricts($parentId: ID!) {\n  list: districts(provinceId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterSubDistricts($parentId: ID!) {\n  list: subDistricts(districtId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterPostcodes($parentId: ID!) {\n  list: postcodes(subDistrictId: $parentId) {\n    id\n    name: code\n  }\n}\n\nmutation RegisterMember($input: CreateMemberInput!) {\n  createMember(input: $input) {\n    member {\n      ...TillMember\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}": typeof types.RegisterFormDocument,
    "query SelfRegisterForm($token: String!) {\n  selfRegisterForm(token: $token) {\n    shop\n    branch\n    questions {\n      ...FormQuestion\n    }\n  }\n}\n\nquery SelfRegisterChoices($token: String!, $source: OnboardSource!, $parentId: ID) {\n  selfRegisterChoices(token: $token, source: $source, parentId: $parentId) {\n    id\n    name\n  }\n}\n\nmutation SelfRegister($input: SelfRegisterInput!) {\n  selfRegister(input: $input) {\n    selfRegistration {\n      code\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}": typeof types.SelfRegisterFormDocument,
};
const documents: Documents = {
    "fragment TillMember on Member {\n  id\n  code\n  firstname\n  lastname\n  nickname\n  phone\n  tags\n  imageUrl\n  lastTransactionTime\n  remainingPoints\n  totalRevenue\n  totalTransactions\n  tierId\n  tier {\n    id\n    name\n    imageUrl\n    level\n  }\n}": types.TillMemberFragmentDoc,
    "fragment FormQuestion on OnboardQuestion {\n  id\n  elementType\n  required\n  name\n  names {\n    th\n    en\n  }\n  desc\n  placeholder\n  format\n  pattern\n  minLength\n  maxLength\n  minimum\n  maximum\n  logic\n  initialValue\n  source\n  trigger\n  isCascade\n  choices {\n    code\n    name\n    names {\n      th\n      en\n    }\n  }\n}": types.FormQuestionFragmentDoc,
    "query RegisterForm($code: String!) {\n  onboardForm(code: $code) {\n    questions {\n      ...FormQuestion\n      section\n    }\n  }\n}\n\nquery RegisterOccupations {\n  list: occupations {\n    id\n    name\n  }\n}\n\nquery RegisterProvinces {\n  list: provinces {\n    id\n    name\n  }\n}\n\nquery RegisterDistricts($parentId: ID!) {\n  list: districts(provinceId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterSubDistricts($parentId: ID!) {\n  list: subDistricts(districtId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterPostcodes($parentId: ID!) {\n  list: postcodes(subDistrictId: $parentId) {\n    id\n    name: code\n  }\n}\n\nmutation RegisterMember($input: CreateMemberInput!) {\n  createMember(input: $input) {\n    member {\n      ...TillMember\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}": types.RegisterFormDocument,
    "query SelfRegisterForm($token: String!) {\n  selfRegisterForm(token: $token) {\n    shop\n    branch\n    questions {\n      ...FormQuestion\n    }\n  }\n}\n\nquery SelfRegisterChoices($token: String!, $source: OnboardSource!, $parentId: ID) {\n  selfRegisterChoices(token: $token, source: $source, parentId: $parentId) {\n    id\n    name\n  }\n}\n\nmutation SelfRegister($input: SelfRegisterInput!) {\n  selfRegister(input: $input) {\n    selfRegistration {\n      code\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}": types.SelfRegisterFormDocument,
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
export function graphql(source: "fragment FormQuestion on OnboardQuestion {\n  id\n  elementType\n  required\n  name\n  names {\n    th\n    en\n  }\n  desc\n  placeholder\n  format\n  pattern\n  minLength\n  maxLength\n  minimum\n  maximum\n  logic\n  initialValue\n  source\n  trigger\n  isCascade\n  choices {\n    code\n    name\n    names {\n      th\n      en\n    }\n  }\n}"): (typeof documents)["fragment FormQuestion on OnboardQuestion {\n  id\n  elementType\n  required\n  name\n  names {\n    th\n    en\n  }\n  desc\n  placeholder\n  format\n  pattern\n  minLength\n  maxLength\n  minimum\n  maximum\n  logic\n  initialValue\n  source\n  trigger\n  isCascade\n  choices {\n    code\n    name\n    names {\n      th\n      en\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RegisterForm($code: String!) {\n  onboardForm(code: $code) {\n    questions {\n      ...FormQuestion\n      section\n    }\n  }\n}\n\nquery RegisterOccupations {\n  list: occupations {\n    id\n    name\n  }\n}\n\nquery RegisterProvinces {\n  list: provinces {\n    id\n    name\n  }\n}\n\nquery RegisterDistricts($parentId: ID!) {\n  list: districts(provinceId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterSubDistricts($parentId: ID!) {\n  list: subDistricts(districtId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterPostcodes($parentId: ID!) {\n  list: postcodes(subDistrictId: $parentId) {\n    id\n    name: code\n  }\n}\n\nmutation RegisterMember($input: CreateMemberInput!) {\n  createMember(input: $input) {\n    member {\n      ...TillMember\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}"): (typeof documents)["query RegisterForm($code: String!) {\n  onboardForm(code: $code) {\n    questions {\n      ...FormQuestion\n      section\n    }\n  }\n}\n\nquery RegisterOccupations {\n  list: occupations {\n    id\n    name\n  }\n}\n\nquery RegisterProvinces {\n  list: provinces {\n    id\n    name\n  }\n}\n\nquery RegisterDistricts($parentId: ID!) {\n  list: districts(provinceId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterSubDistricts($parentId: ID!) {\n  list: subDistricts(districtId: $parentId) {\n    id\n    name\n  }\n}\n\nquery RegisterPostcodes($parentId: ID!) {\n  list: postcodes(subDistrictId: $parentId) {\n    id\n    name: code\n  }\n}\n\nmutation RegisterMember($input: CreateMemberInput!) {\n  createMember(input: $input) {\n    member {\n      ...TillMember\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SelfRegisterForm($token: String!) {\n  selfRegisterForm(token: $token) {\n    shop\n    branch\n    questions {\n      ...FormQuestion\n    }\n  }\n}\n\nquery SelfRegisterChoices($token: String!, $source: OnboardSource!, $parentId: ID) {\n  selfRegisterChoices(token: $token, source: $source, parentId: $parentId) {\n    id\n    name\n  }\n}\n\nmutation SelfRegister($input: SelfRegisterInput!) {\n  selfRegister(input: $input) {\n    selfRegistration {\n      code\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}"): (typeof documents)["query SelfRegisterForm($token: String!) {\n  selfRegisterForm(token: $token) {\n    shop\n    branch\n    questions {\n      ...FormQuestion\n    }\n  }\n}\n\nquery SelfRegisterChoices($token: String!, $source: OnboardSource!, $parentId: ID) {\n  selfRegisterChoices(token: $token, source: $source, parentId: $parentId) {\n    id\n    name\n  }\n}\n\nmutation SelfRegister($input: SelfRegisterInput!) {\n  selfRegister(input: $input) {\n    selfRegistration {\n      code\n    }\n    userErrors {\n      code\n      message\n      path\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;