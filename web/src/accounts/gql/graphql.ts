/* eslint-disable */
import type * as Contract from '../../gql/contract.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
<<<<<<< HEAD
export type RequestPasswordOtpMutationVariables = Contract.Exact<{
  input: Contract.RequestPasswordOtpInput;
=======
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day `YYYY-MM-DD`, in the branch's time zone. */
  Date: { input: string; output: string; }
  /** A moment as RFC 3339 in UTC, for example `2026-11-20T09:15:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A wall-clock moment `YYYY-MM-DD HH:mm:ss` in the branch's time zone (Asia/Bangkok unless the branch says otherwise). */
  LocalDateTime: { input: string; output: string; }
  /** An amount in THB: a number with at most two decimals, exact to the satang. More decimals are refused. */
  Money: { input: number; output: number; }
  /** A telephone number in E.164, for example `+66812345678`. A ten-digit Thai number is accepted as input. */
  PhoneNumber: { input: string; output: string; }
  /** A file of a multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec); as a text or a number it is refused. */
  Upload: { input: File; output: File; }
};

/** A right on a page. */
export type ActionCode =
  /** See the page. */
  | 'Read'
  /** Change what the page shows. */
  | 'Write';

/** A sale whose points are to be others. */
export type AdjustPointsInput = {
  /** The shop's adjust code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** Makes the adjustment safe to send again: the same key and content give the first answer. 8 to 64 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Points the sale earns from now on: the new number, not the difference. */
  points: Scalars['Int']['input'];
  /** Why, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** Age of a guest, as the cashier sees it. */
export type AgeRange =
  /** 1 to 12 years. */
  | 'AGE_1_12'
  /** 13 to 24 years. */
  | 'AGE_13_24'
  /** 25 to 60 years. */
  | 'AGE_25_60'
  /** Over 60 years. */
  | 'AGE_OVER_60';

/** Rights on one page. */
export type AuthorizeInput = {
  /** What the role may do there; an entry without any is left out. */
  actionCodes: Array<ActionCode>;
  /** Page: the code of a menu. */
  objectCode: Scalars['String']['input'];
};

/** Kind of a calendar entry. */
export type CalendarEntryType =
  /** Agreed on for a day and time. */
  | 'APPOINTMENT'
  /** A member's birthday; it comes back every year and is changed on the member. */
  | 'BIRTHDAY';

/** Narrows categories' figures. */
export type CategoryFiguresFilter = {
  /** Only what was sold to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
  /** Only these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of categories' figures. */
export type CategoryFiguresSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: CategoryFiguresSortField;
};

/** What figures of categories and sub-categories can be sorted by. */
export type CategoryFiguresSortField =
  /** Pieces sold to guests. */
  | 'GUEST_QTY'
  /** Pieces sold to members. */
  | 'MEMBER_QTY'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces. */
  | 'TOTAL_QTY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS';

/** A new password. */
export type ChangePasswordInput = {
  /** In clear, over TLS; at least 8 characters. */
  password: Scalars['String']['input'];
  /** Whose: one's own id, or another's with the right to write users. */
  userId: Scalars['ID']['input'];
};

/** A condition with its value, to write. */
export type ConditionValueInput = {
  /** Condition id. */
  conditionId: Scalars['ID']['input'];
  /** THB, pieces or transactions by the condition's type. */
  value: Scalars['Float']['input'];
};

/** A coupon with its value, to write. */
export type CouponValueInput = {
  /** Coupon id. */
  couponId: Scalars['ID']['input'];
  /** THB, percent, points or factor by the coupon's type. 0 leaves it to the cashier. */
  value: Scalars['Float']['input'];
};

/** An appointment to add. */
export type CreateAppointmentInput = {
  /** Branch it is at. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, not before it begins. */
  endTime: Scalars['DateTime']['input'];
  /** Member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about, at most 200 characters. */
  name: Scalars['String']['input'];
  /** When it begins. */
  startTime: Scalars['DateTime']['input'];
};

/** A location to add. */
export type CreateLocationInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Telephone. */
  phone: Scalars['PhoneNumber']['input'];
};

/** A member to register. */
export type CreateMemberInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branch of the registration. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Unique in the realm, at most 50 characters; one is made when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Where they studied: all entries. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters. */
  firstname: Scalars['String']['input'];
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say. */
  gender?: InputMaybe<Gender>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** What they like: a list that is absent is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Family name, at most 100 characters. */
  lastname: Scalars['String']['input'];
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Accounts at social networks: all of them. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** Marital status: `single`, `married` or free text. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Active when absent. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they work: all entries. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
};

/** A tier to add. */
export type CreateMemberTierInput = {
  /** The first is the lifetime value it takes to reach it. */
  conditions: Array<ConditionValueInput>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level: Scalars['Int']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** What its members get. */
  privileges: Array<TierPrivilegeInput>;
  /** Whether members can be in it; Active when absent. */
  status?: InputMaybe<Status>;
};

/** A branch to add. */
export type CreateMerchantBranchInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Short code in front of every receipt number, at most 20 characters; a free one is chosen when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Name on the receipt, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Ten digits. */
  phone: Scalars['PhoneNumber']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
};

/** A role to add. */
export type CreateMerchantRoleInput = {
  /** Rights page by page; none when absent. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
};

/** A user to add. */
export type CreateMerchantUserInput = {
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branches to work in; all of them when absent or empty. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where one-time codes go. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Number of the employee as a text; never changes. */
  employeeNo?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstname: Scalars['String']['input'];
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  jobUnit?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastname: Scalars['String']['input'];
  /** At least 8 characters; when absent the user sets one by the code in a mail (`requestPasswordOtp`). */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** The one role. */
  roleId: Scalars['ID']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
  /** What the user signs in with, without spaces and without the merchant's suffix; never changes. */
  username: Scalars['String']['input'];
};

/** An offer to add. */
export type CreateOfferInput = {
  /** Code that staff must type, at most 20 characters, always text; none when absent. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** All must hold. */
  conditions: Array<ConditionValueInput>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** What it gives; the first makes it a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Whether it is offered; Active when absent. */
  status?: InputMaybe<Status>;
};

/** A way to pay to add. */
export type CreatePaymentChannelInput = {
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Code the merchant books it under, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Bank or other institute. */
  instituteId: Scalars['ID']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Kind of payment. */
  paymentMethodId: Scalars['ID']['input'];
  /** Whether it is offered; Active when absent. */
  status?: InputMaybe<Status>;
};

/** A potential customer to register. */
export type CreatePotentialInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branch of the registration. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters. */
  firstname: Scalars['String']['input'];
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say. */
  gender?: InputMaybe<Gender>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Family name, at most 100 characters. */
  lastname: Scalars['String']['input'];
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Active when absent. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A category to add. */
export type CreateProductCategoryInput = {
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
};

/** A product to add. Currency THB, unit Piece and type Product are the same for all. */
export type CreateProductInput = {
  /** Category it stands in. */
  categoryId: Scalars['ID']['input'];
  /** Code on the shelf and in the scanner, unique in the realm, at most 50 characters; never changes. */
  code: Scalars['String']['input'];
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Tags; `#` is put in front where it is missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['input'];
  /** True when stock is not counted for it; true when absent. */
  skipStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Active when absent. */
  status?: InputMaybe<Status>;
  /** Sub-category, of the same category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** A sub-category to add. */
export type CreateProductSubCategoryInput = {
  /** Category it belongs to. */
  categoryId: Scalars['ID']['input'];
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
};

/** A document of goods received to add. */
export type CreateStockImportInput = {
  /** Branch whose shelves it fills; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** The shop's own number, at most 50 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Number on the supplier's invoice. */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** Name of the document. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At least one, at most 1000. */
  products: Array<StockImportLineInput>;
  /** Who delivered. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** A supplier to add. */
export type CreateSupplierInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** What they trade in. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** First person to ask for. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second person to ask for. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email: Scalars['String']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Telephone. */
  phone: Scalars['PhoneNumber']['input'];
  /** Active when absent. */
  status?: InputMaybe<Status>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** A few facts that belong together. */
export type CustomerEntryInput = {
  /** The facts. */
  facts: Array<CustomerFactInput>;
};

/** A fact with the shop's own name for it. */
export type CustomerFactInput = {
  /** What it is, at most 50 characters. */
  name: Scalars['String']['input'];
  /** At most 500 characters. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Who bought. */
export type CustomerType =
  /** A walk-in guest. */
  | 'Guest'
  /** A member. */
  | 'Member';

/** Days from the first to the last, both included. */
export type DateRange = {
  /** First day; open when absent. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day; open when absent. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** An appointment to take away. */
export type DeleteAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
};

/** A tier to take away. */
export type DeleteMemberTierInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
};

/** A branch to take away. */
export type DeleteMerchantBranchInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
};

/** A role to take away. */
export type DeleteMerchantRoleInput = {
  /** Role id. */
  id: Scalars['ID']['input'];
};

/** A user to take away. */
export type DeleteMerchantUserInput = {
  /** User id. */
  id: Scalars['ID']['input'];
};

/** An offer to take away. */
export type DeleteOfferInput = {
  /** Offer id. */
  id: Scalars['ID']['input'];
};

/** A way to pay to take away. */
export type DeletePaymentChannelInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
};

/** A category to take away. */
export type DeleteProductCategoryInput = {
  /** Category id. */
  id: Scalars['ID']['input'];
};

/** A product to take away. */
export type DeleteProductInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
};

/** A sub-category to take away. */
export type DeleteProductSubCategoryInput = {
  /** Sub-category id. */
  id: Scalars['ID']['input'];
};

/** A supplier to take away. */
export type DeleteSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
};

/** Gender as recorded for guests and members. */
export type Gender =
  /** Female. */
  | 'Female'
  /** Male. */
  | 'Male'
  /** Other or not said. */
  | 'Other';

/** For which branch a link is. */
export type GenerateSelfRegisterUrlInput = {
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
};

/** What is known of a guest. Once anything is given, age range and gender are required. */
export type GuestInput = {
  /** As seen by the cashier. */
  ageRange?: InputMaybe<AgeRange>;
  /** As seen by the cashier. */
  gender?: InputMaybe<Gender>;
  /** Free tags; `#` is put in front. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A file of members. */
export type ImportMembersInput = {
  /** Branch that members are registered in where the row names none. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** CSV or XLSX with a header row of field names, at most 10,000,000 bytes. */
  file: Scalars['Upload']['input'];
};

/** Products in a file. */
export type ImportProductsInput = {
  /** CSV or XLSX; the first row names the fields as the gateway calls them (`code`, `name`, `retail_price` ...). At most 10,000,000 bytes and 100,000 rows. */
  file: Scalars['Upload']['input'];
};

/** Whole numbers from the smallest to the largest, both included. */
export type IntRange = {
  /** Smallest; open when absent. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Largest; open when absent. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** A language that messages are written in. */
export type Language =
  /** English (`en-US`). */
  | 'EN'
  /** Thai (`th-TH`). */
  | 'TH';

/** Order of locations. */
export type LocationSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: LocationSortField;
};

/** What locations can be sorted by. */
export type LocationSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Narrows members' figures. */
export type MemberFiguresFilter = {
  /** Only these members. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members of this tier. */
  tierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only members of the tier with this name, for example `Gold`. */
  tierName?: InputMaybe<Scalars['String']['input']>;
};

/** Order of members' figures. */
export type MemberFiguresSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MemberFiguresSortField;
};

/** What members' figures can be sorted by. */
export type MemberFiguresSortField =
  /** Points earned in the period. */
  | 'EARN_POINTS'
  /** Lifetime value. */
  | 'LTV'
  /** Given name, in Thai dictionary order. */
  | 'NAME'
  /** Points spent in the period. */
  | 'REDEEM_POINTS'
  /** Level of the tier. */
  | 'TIER_LEVEL'
  /** Payment before deductions in the period. */
  | 'TOTAL_PAYMENT'
  /** Pieces in the period. */
  | 'TOTAL_QTY'
  /** Revenue in the period. */
  | 'TOTAL_REVENUE'
  /** Sales in the period. */
  | 'TOTAL_TRANSACTIONS';

/** Narrows the members; all that is named must hold. Days are counted in the shop's time zone. */
export type MemberFilter = {
  /** Only members who bought within so many months before today. */
  activeMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members of this age in years today. */
  age?: InputMaybe<IntRange>;
  /** Only members born on these days. */
  birthdate?: InputMaybe<DateRange>;
  /** Only members registered in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only members registered on these days. */
  created?: InputMaybe<DateRange>;
  /** Only members of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only these members. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members whose last sale was on these days. */
  lastTransaction?: InputMaybe<DateRange>;
  /** Only members who bought since 2021-01-01, but not within so many months before today. */
  nonActiveMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members with so many points. */
  remainingPoints?: InputMaybe<IntRange>;
  /** Only members of this status. */
  status?: InputMaybe<Status>;
  /** Only members with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only members of these tiers. */
  tierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lifetime value range: only members who paid so much. */
  totalRevenue?: InputMaybe<MoneyRange>;
  /** Repeat range: only members with so many sales. */
  totalTransactions?: InputMaybe<IntRange>;
};

/** What a member likes, a few words each; at most 20 entries a list. */
export type MemberInterestsInput = {
  /** Books. */
  books?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Colours. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Fashion brands. */
  fashionBrands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they meet. */
  hangouts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Hobbies. */
  hobbies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Films. */
  movies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they shop online. */
  onlineShopping?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they shop. */
  shoppingPlaces?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A member's account at a social network. */
export type MemberSocialInput = {
  /** Name of the account. */
  account?: InputMaybe<Scalars['String']['input']>;
  /** Network. */
  socialId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of members. */
export type MemberSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MemberSortField;
};

/** What members can be sorted by. */
export type MemberSortField =
  /** Member code. */
  | 'CODE'
  /** When they registered. */
  | 'CREATED_AT'
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Last sale; who never bought comes first when ascending. */
  | 'LAST_TRANSACTION_TIME'
  /** Points. */
  | 'REMAINING_POINTS'
  /** Name of the tier. */
  | 'TIER'
  /** Lifetime value. */
  | 'TOTAL_REVENUE'
  /** Number of sales. */
  | 'TOTAL_TRANSACTIONS';

/** Order of tiers. */
export type MemberTierSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MemberTierSortField;
};

/** What tiers can be sorted by. */
export type MemberTierSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Level, 1 is the lowest. */
  | 'LEVEL'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Order of branches. */
export type MerchantBranchSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MerchantBranchSortField;
};

/** What branches can be sorted by. */
export type MerchantBranchSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Order of roles. */
export type MerchantRoleSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MerchantRoleSortField;
};

/** What roles can be sorted by. */
export type MerchantRoleSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Status. */
  | 'STATUS';

/** Narrows the users. */
export type MerchantUserFilter = {
  /** Only users this branch is named for; those who work in all branches are left out. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these users. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only users with this role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Only users of this status. */
  status?: InputMaybe<Status>;
};

/** Order of users. */
export type MerchantUserSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: MerchantUserSortField;
};

/** What users can be sorted by. */
export type MerchantUserSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Name of the role. */
  | 'ROLE'
  /** Status. */
  | 'STATUS'
  /** Username. */
  | 'USERNAME';

/** Amounts in THB from the smallest to the largest, both included. */
export type MoneyRange = {
  /** Smallest; open when absent. */
  from?: InputMaybe<Scalars['Money']['input']>;
  /** Largest; open when absent. */
  to?: InputMaybe<Scalars['Money']['input']>;
};

/** Order of discounts and offers. */
export type OfferSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: OfferSortField;
};

/** What discounts and offers can be sorted by. */
export type OfferSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** An answer to a question. */
export type OnboardAnswerInput = {
  /** Question id. */
  questionId: Scalars['ID']['input'];
  /** The answer as text: a day as `YYYY-MM-DD`, a choice as its code or id. */
  value: Scalars['String']['input'];
};

/** How a question is answered. */
export type OnboardElementType =
  /** A day. */
  | 'DATE_PICKER'
  /** A file. */
  | 'FILE'
  /** A whole number. */
  | 'INTEGER'
  /** One of a list. */
  | 'SINGLE_SELECT'
  /** A line of text. */
  | 'TEXT';

/** A list that a question chooses from; the answer is an id. */
export type OnboardSource =
  /** Districts of a province. */
  | 'DISTRICTS'
  /** Occupations. */
  | 'OCCUPATIONS'
  /** Postcodes of a sub-district. */
  | 'POSTCODES'
  /** Provinces. */
  | 'PROVINCES'
  /** Sub-districts of a district. */
  | 'SUB_DISTRICTS';

/** One tender. */
export type PayChannelInput = {
  /** Part of the amount due that it covers. */
  amount: Scalars['Money']['input'];
  /** Card type. */
  cardId?: InputMaybe<Scalars['ID']['input']>;
  /** Customer's bank (transfer) or the card's bank. */
  instituteId?: InputMaybe<Scalars['ID']['input']>;
  /** Seller's account a transfer went to. */
  paymentChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Cash handed over; change is the difference. null when not counted. */
  receivedAmount?: InputMaybe<Scalars['Money']['input']>;
  /** How it is paid. */
  type: PaymentChannelType;
};

/** A sale to record. */
export type PayInput = {
  /** Branch that sells; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** Tenders; their amounts add up to `expectedAmountDue` exactly. */
  channels: Array<PayChannelInput>;
  /** When the sale took place, in the branch's time zone; now when null. At most five minutes ahead, for a clock that runs fast, and at most `Viewer.backdatingDays` back; VALIDATION otherwise. */
  createLocalTime?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** Charged on top of the products; no points are earned on it. */
  deliveryCost?: Scalars['Money']['input'];
  /** The one discount of the bill. */
  discount?: InputMaybe<PayOfferInput>;
  /** The amount due that the customer was told. */
  expectedAmountDue: Scalars['Money']['input'];
  /** The points that the customer was told they would earn; not checked when null. */
  expectedEarnPoints?: InputMaybe<Scalars['Int']['input']>;
  /** The guest who buys; null or empty for one who said nothing. Not together with `memberId`. */
  guest?: InputMaybe<GuestInput>;
  /** Makes the payment safe to send again: the same key and content give the first answer, other content is IDEMPOTENCY_CONFLICT. 8 to 64 characters, fresh for each sale (a UUID does). */
  idempotencyKey: Scalars['String']['input'];
  /** At least one, at most 500. */
  lines: Array<PayLineInput>;
  /** The member who buys; null for a guest. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The one special offer of the bill; members only. */
  offer?: InputMaybe<PayOfferInput>;
  /** Points to spend as cash, at most the member's balance. */
  pointsAsCash?: Scalars['Int']['input'];
  /** Free text on the sale, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Whether the member's tier privileges apply. */
  tierPrivileges?: Scalars['Boolean']['input'];
};

/** One line of the basket. */
export type PayLineInput = {
  /** Unit price instead of the shelf price, above 0; null for the shelf price. */
  customPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The line's own reference, shown again in refusals; its position when null. */
  itemRef?: InputMaybe<Scalars['String']['input']>;
  /** Product to sell. */
  productId: Scalars['ID']['input'];
  /** Whole pieces, 1 to 9999. */
  qty: Scalars['Int']['input'];
};

/** A discount or special offer chosen at the till. */
export type PayOfferInput = {
  /** The value the cashier typed, where the offer leaves it open (value 0). */
  customValue?: InputMaybe<Scalars['Float']['input']>;
  /** Offer id. */
  offerId: Scalars['ID']['input'];
};

/** Order of ways to pay. */
export type PaymentChannelSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: PaymentChannelSortField;
};

/** What ways to pay can be sorted by. */
export type PaymentChannelSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** One tender of a payment. */
export type PaymentChannelType =
  /** Notes and coins. */
  | 'CASH'
  /** Credit or debit card. */
  | 'CREDIT_DEBIT'
  /** Anything else, and the tender of a bill of 0. */
  | 'OTHER'
  /** Bank transfer. */
  | 'TRANSFER';

/** Days, and what series are added up by. Without days the type says them: Day is today, Month and Year run from their first day to today, All from 2000-01-01 to today. Today is the branch's, or of the user's first branch; asking for it costs a call (GET merchants/home), naming `to` does not. */
export type PeriodInput = {
  /** First day, included; the first day of the type's unit around `to` when null (2000-01-01 for All). */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included; today when null. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Unit of a series; it also says the days that are not given. */
  type: PeriodType;
};

/** Unit that series are added up by. */
export type PeriodType =
  /** In one sum. */
  | 'All'
  /** By day. */
  | 'Day'
  /** By calendar month. */
  | 'Month'
  /** By calendar year. */
  | 'Year';

/** Narrows the potential customers. */
export type PotentialFilter = {
  /** Only those registered in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those whose last activity was on these days. */
  lastActivity?: InputMaybe<DateRange>;
  /** Only those of this status. */
  status?: InputMaybe<Status>;
  /** Only those with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** Order of potential customers. */
export type PotentialSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: PotentialSortField;
};

/** What potential customers can be sorted by. */
export type PotentialSortField =
  /** When they registered. */
  | 'CREATED_AT'
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Last activity. */
  | 'LAST_ACTIVITY_TIME';

/** Order of categories. */
export type ProductCategorySort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: ProductCategorySortField;
};

/** What categories can be sorted by. */
export type ProductCategorySortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Narrows products' figures. */
export type ProductFiguresFilter = {
  /** Only what was sold to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
  /** Only products of this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only products of this sub-category now. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of products' figures. */
export type ProductFiguresSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: ProductFiguresSortField;
};

/** What products' figures can be sorted by. */
export type ProductFiguresSortField =
  /** Product code. */
  | 'CODE'
  /** Pieces sold to guests. */
  | 'GUEST_QTY'
  /** Pieces sold to members. */
  | 'MEMBER_QTY'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces. */
  | 'TOTAL_QTY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS';

/** Narrows the products. */
export type ProductFilter = {
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the product with exactly this code, as a barcode gives it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Only these products. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only products of this status. */
  status?: InputMaybe<Status>;
};

/** Order of products. */
export type ProductSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: ProductSortField;
};

/** What products can be sorted by. */
export type ProductSortField =
  /** Product code. */
  | 'CODE'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Shelf price. */
  | 'RETAIL_PRICE';

/** Narrows the sub-categories. */
export type ProductSubCategoryFilter = {
  /** Only sub-categories of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sub-categories of this status. */
  status?: InputMaybe<Status>;
};

/** Order of sub-categories. */
export type ProductSubCategorySort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: ProductSubCategorySortField;
};

/** What sub-categories can be sorted by. */
export type ProductSubCategorySortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** The refresh token to trade. */
export type RefreshSessionInput = {
  /** As received from `signIn` or the last `refreshSession`. */
  refreshToken: Scalars['String']['input'];
};

/** Narrows the sales of a report. */
export type ReportFilter = {
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales that this kind of tender paid a part of. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
};

/** Whose password was forgotten. */
export type RequestPasswordOtpInput = {
  /** Language of the mail; Thai when absent. */
  language?: Language;
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** A password for who forgot it. */
export type ResetPasswordInput = {
  /** In clear, over TLS; more than 8 characters. */
  password: Scalars['String']['input'];
  /** As `requestPasswordOtp` gave it; its code was verified (the `secret` of the call). */
  refCode: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** What a customer answered. */
export type SelfRegisterInput = {
  /** Answers; a question that is not answered is left out. */
  answers: Array<OnboardAnswerInput>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The last part of the link. */
  token: Scalars['String']['input'];
};

/** To whom a link goes. */
export type SendSelfRegisterUrlInput = {
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
  /** Language of the message; Thai when absent. */
  language?: Language;
  /** The customer's phone, ten digits. */
  phone: Scalars['PhoneNumber']['input'];
};

/** Credentials of a merchant user. */
export type SignInInput = {
  /** In clear, over TLS. */
  password: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** Whether a record is in use. Inactive records keep their history and are no longer offered. */
export type Status =
  /** In use. */
  | 'Active'
  /** Kept, no longer offered. */
  | 'Inactive';

/** Narrows a list to one status. */
export type StatusFilter = {
  /** Only records of this status. */
  status?: InputMaybe<Status>;
};

/** Narrows the shelves. */
export type StockFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** Narrows the goods received. */
export type StockImportFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** First day it was received, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Last day it was received, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** One product of a delivery, to write. */
export type StockImportLineInput = {
  /** Price paid per piece. */
  basePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Cost in the shop's own code. */
  costCode?: InputMaybe<Scalars['String']['input']>;
  /** Price after the supplier's discount. */
  finalPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Where it was put. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** Pieces received, 1 to 1,000,000. */
  qty: Scalars['Int']['input'];
  /** Free text. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Shelf price planned; the product's own price stays. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** Narrows the products with their stock. */
export type StockProductFilter = {
  /** Pieces of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of this status. */
  status?: InputMaybe<Status>;
};

/** Order of products with their stock. */
export type StockProductSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: StockProductSortField;
};

/** What products with their stock can be sorted by. */
export type StockProductSortField =
  /** Product code. */
  | 'CODE'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Pieces. */
  | 'QTY';

/** Narrows sub-categories' figures. */
export type SubCategoryFiguresFilter = {
  /** Only what was sold to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
  /** Only sub-categories of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these sub-categories. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of suppliers. */
export type SupplierSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: SupplierSortField;
};

/** What suppliers can be sorted by. */
export type SupplierSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** A privilege to write. */
export type TierPrivilegeInput = {
  /** When it applies; always when null. */
  condition?: InputMaybe<ConditionValueInput>;
  /** The benefit. */
  item: CouponValueInput;
};

/** Kind of a benefit on a bill. */
export type TransactionCouponType =
  /** Takes an amount or a percent off. */
  | 'DISCOUNT'
  /** Multiplies the points. */
  | 'MULTIPLIER'
  /** Adds points. */
  | 'REWARD';

/** Narrows the sales. */
export type TransactionFilter = {
  /** Only sales whose points were adjusted, or were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** First business day, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only these sales. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales that this kind of tender paid a part of. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Last business day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Kind of a bill row. */
export type TransactionItemType =
  /** A discount. */
  | 'DISCOUNT'
  /** Points spent as cash. */
  | 'EVENT'
  /** A special offer. */
  | 'OFFER'
  /** A tier privilege. */
  | 'PRIVILEGE'
  /** Something sold. */
  | 'PRODUCT';

/** Order of sales. */
export type TransactionSort = {
  /** Which way. */
  direction?: SortDirection;
  /** By what. */
  field: TransactionSortField;
};

/** What sales can be sorted by. */
export type TransactionSortField =
  /** When it was sold, by the branch's clock. */
  | 'CREATE_LOCAL_TIME'
  /** Points earned. */
  | 'EARN_POINTS'
  /** Points spent. */
  | 'REDEEM_POINTS'
  /** Products before any deduction. */
  | 'TOTAL_PAYMENT'
  /** Pieces. */
  | 'TOTAL_QTY'
  /** Products after deductions. */
  | 'TOTAL_REVENUE'
  /** Number on the receipt. */
  | 'TRANSACTION_NO'
  /** When it was voided. */
  | 'VOID_TIME';

/** State of a sale. */
export type TransactionStatus =
  /** Sold. */
  | 'Complete'
  /** Taken back: it counts in no figure. */
  | 'Void';

/** Changes to an appointment: what is absent stays, null clears. */
export type UpdateAppointmentInput = {
  /** Branch it is at. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, not before it begins. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Appointment id. */
  id: Scalars['ID']['input'];
  /** Member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** When it begins. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a kind of condition: what is absent stays. */
export type UpdateConditionInput = {
  /** Condition id. */
  id: Scalars['ID']['input'];
  /** Test as data over `item_qty`, `paid_amount`, `charge_amount`, `total_ltv` or `total_transaction`; one that cannot be read is refused. */
  logic?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** A new threshold of a badge. */
export type UpdateMemberBadgeInput = {
  /** The kind of condition that stays: the badge's first. */
  conditionId: Scalars['ID']['input'];
  /** Badge id. */
  id: Scalars['ID']['input'];
  /** What must be reached, 0 or more, in the unit of the badge. */
  threshold: Scalars['Float']['input'];
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a member: what is absent stays, null clears. */
export type UpdateMemberInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Where they studied: all entries. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say. */
  gender?: InputMaybe<Gender>;
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** What they like: a list that is absent is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Accounts at social networks: all of them. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** Marital status: `single`, `married` or free text. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Where they work: all entries. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
};

/** Changes to a tier: what is absent stays, null clears. */
export type UpdateMemberTierInput = {
  /** The first is the lifetime value it takes to reach it. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Tier id. */
  id: Scalars['ID']['input'];
  /** 1 is the lowest; 1 to 1000. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What its members get. */
  privileges?: InputMaybe<Array<TierPrivilegeInput>>;
  /** Whether members can be in it. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a branch: what is absent stays, null clears. */
export type UpdateMerchantBranchInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Branch id. */
  id: Scalars['ID']['input'];
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Name on the receipt, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Whether it trades. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a role: what is absent stays, null clears. */
export type UpdateMerchantRoleInput = {
  /** All rights of the role: what is not named is taken away. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Role id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Users with an Inactive role have no rights. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to the merchant's setting: what is absent or null stays. */
export type UpdateMerchantSettingInput = {
  /** New code for adjusting a sale, at most 50 characters; an empty one leaves the code in force. */
  adjustAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
  /** How many days back a sale may be dated, 0 to 366. */
  backdatingDays?: InputMaybe<Scalars['Int']['input']>;
  /** THB to spend for `earnPoint` points, at least 0.01. */
  earnCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points earned for every `earnCash`. */
  earnPoint?: InputMaybe<Scalars['Int']['input']>;
  /** THB that `redeemPoint` points are worth. */
  redeemCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points to redeem for `redeemCash`, at least 1. */
  redeemPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** New code for voiding a sale, at most 50 characters; an empty one leaves the code in force. */
  voidAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a user: what is absent stays, null clears. */
export type UpdateMerchantUserInput = {
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branches to work in; all of them when empty. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where one-time codes go. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** User id. */
  id: Scalars['ID']['input'];
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  jobUnit?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** The one role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Inactive ends the user's sessions. Needs the right to write users, as role and branches do. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to an offer: what is absent stays, null clears. */
export type UpdateOfferInput = {
  /** Code that staff must type, at most 20 characters, always text; null takes it away. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** All must hold. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Offer id. */
  id: Scalars['ID']['input'];
  /** What it gives; the first makes it a discount or a special offer. */
  items?: InputMaybe<Array<CouponValueInput>>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a way to pay: what is absent stays, null clears. */
export type UpdatePaymentChannelInput = {
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Code the merchant books it under, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** Bank or other institute. */
  instituteId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Kind of payment. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a kind of payment: what is absent stays, null clears. */
export type UpdatePaymentMethodInput = {
  /** Kind of payment id. */
  id: Scalars['ID']['input'];
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a potential customer: what is absent stays, null clears. */
export type UpdatePotentialInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say. */
  gender?: InputMaybe<Gender>;
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a category: what is absent stays, null clears. */
export type UpdateProductCategoryInput = {
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Category id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a product: what is absent stays, null clears. */
export type UpdateProductInput = {
  /** Category it stands in. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Tags; `#` is put in front where it is missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Product id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Shelf price per piece. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
  /** True when stock is not counted for it. */
  skipStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold. */
  status?: InputMaybe<Status>;
  /** Sub-category, of the same category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a sub-category: what is absent stays, null clears. */
export type UpdateProductSubCategoryInput = {
  /** Category it belongs to. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Longer text. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** Sub-category id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Changes to a supplier: what is absent stays, null clears. */
export type UpdateSupplierInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What they trade in. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** First person to ask for. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second person to ask for. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  desc?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Supplier id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Whether they deliver. */
  status?: InputMaybe<Status>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** A member's portrait. */
export type UploadMemberImageInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** The picture of a tier. */
export type UploadMemberTierImageInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** A branch's picture. */
export type UploadMerchantBranchImageInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** A user's portrait. */
export type UploadMerchantUserImageInput = {
  /** User id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** The picture of a way to pay. */
export type UploadPaymentChannelImageInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** A potential customer's portrait. */
export type UploadPotentialImageInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** A product's picture. */
export type UploadProductImageInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
  /** jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** The slip of a sale. */
export type UploadTransactionSlipInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png picture of at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** Why an input was refused. Faults (no session, gateway unreachable) are GraphQL errors instead. */
export type UserErrorCode =
  /** This phone belongs to a member already (E07001). */
  | 'ALREADY_MEMBER'
  /** The sale is void already. */
  | 'ALREADY_VOID'
  /** The discount or offer needs its authorization code verified first (`verifyOffer`). */
  | 'AUTHORIZE_CODE_REQUIRED'
  /** A condition of the discount or offer is not met by this basket. */
  | 'CONDITION_NOT_MET'
  /** The same idempotency key was used for another payment. */
  | 'IDEMPOTENCY_CONFLICT'
  /** More points than the member has. */
  | 'INSUFFICIENT_POINTS'
  /** Other records still refer to it: set it Inactive instead. */
  | 'IN_USE'
  /** The change would leave the shop without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** The link has expired or is not complete: ask the shop for a new one. */
  | 'LINK_EXPIRED'
  /** Only a member's points can be adjusted. */
  | 'NOT_FOR_GUEST'
  /** Named record does not exist in this realm, or is no longer Active. */
  | 'NOT_FOUND'
  /** The one-time code was not verified first (`verifyOtp`), or has set a password already. */
  | 'OTP_NOT_VERIFIED'
  /** Nobody deletes their own account. */
  | 'OWN_ACCOUNT'
  /** The figures told to the customer differ from the recomputed ones; `params` carries both. */
  | 'PAYMENT_MISMATCH'
  /** The role lacks the right for this. */
  | 'PERMISSION'
  /** Any other refusal by the gateway; `message` is its own text. */
  | 'REFUSED'
  /** The record was changed by somebody else since it was read. */
  | 'STALE_VERSION'
  /** Too many tries; wait before the next. */
  | 'TOO_MANY_ATTEMPTS'
  /** An input breaks a rule of its own; `path` names it. */
  | 'VALIDATION'
  /** The authorization code (PIN) is wrong. */
  | 'WRONG_AUTHORIZE_CODE'
  /** Wrong username or password. */
  | 'WRONG_CREDENTIALS'
  /** The one-time code is wrong, used up or too old. */
  | 'WRONG_OTP'
  /** The phone number is incorrect (E02001). */
  | 'WRONG_PHONE';

/** The code typed for an offer. */
export type VerifyOfferInput = {
  /** The code, always text. */
  authorizePin: Scalars['String']['input'];
  /** Offer id. */
  offerId: Scalars['ID']['input'];
};

/** The one-time code of a mail. */
export type VerifyOtpInput = {
  /** Six digits. */
  otp: Scalars['String']['input'];
  /** As `requestPasswordOtp` gave it. */
  refCode: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** A sale to take back. */
export type VoidTransactionInput = {
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** Makes the void safe to send again: the same key and content give the first answer. 8 to 64 characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, at most 200 characters; shown in the report of voids. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'Friday'
  /** Monday. */
  | 'Monday'
  /** Saturday. */
  | 'Saturday'
  /** Sunday. */
  | 'Sunday'
  /** Thursday. */
  | 'Thursday'
  /** Tuesday. */
  | 'Tuesday'
  /** Wednesday. */
  | 'Wednesday';

export type RequestPasswordOtpMutationVariables = Exact<{
  input: RequestPasswordOtpInput;
>>>>>>> 35c1cae (feat(till): how far a sale may be dated back is a setting of the merchant; one clock rule for web, server and gateway)
}>;


export type RequestPasswordOtpMutation = { __typename: 'Mutation', requestPasswordOtp: { __typename: 'RequestPasswordOtpPayload', passwordOtp?: { __typename: 'PasswordOtp', target: string, refCode: string } | null, userErrors: Array<{ __typename: 'UserError', code: Contract.UserErrorCode }> } };

export type VerifyOtpMutationVariables = Contract.Exact<{
  input: Contract.VerifyOtpInput;
}>;


export type VerifyOtpMutation = { __typename: 'Mutation', verifyOtp: { __typename: 'VerifyOtpPayload', verified: boolean, userErrors: Array<{ __typename: 'UserError', code: Contract.UserErrorCode }> } };

export type ResetPasswordMutationVariables = Contract.Exact<{
  input: Contract.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { __typename: 'Mutation', resetPassword: { __typename: 'ResetPasswordPayload', changed: boolean, userErrors: Array<{ __typename: 'UserError', code: Contract.UserErrorCode }> } };

export type SignInMutationVariables = Contract.Exact<{
  input: Contract.SignInInput;
}>;


export type SignInMutation = { __typename: 'Mutation', signIn: { __typename: 'SignInPayload', session?: { __typename: 'Session', accessToken: string, refreshToken: string, clientToken: string, accessTokenExpiresAt: string, viewer: { __typename: 'Viewer', id: string, username: string, firstname: string, lastname: string, jobTitle?: string | null, jobUnit?: string | null, imageUrl?: string | null, realmId: string, rewardItemId?: string | null, rewardInstanceId?: string | null, role: { __typename: 'MerchantRole', id: string, name: string }, authorizes: Array<{ __typename: 'Authorize', objectCode: string, actionCodes: Array<Contract.ActionCode> }>, branch?: { __typename: 'MerchantBranch', id: string, name: string } | null, branches: Array<{ __typename: 'MerchantBranch', id: string, name: string }>, merchant: { __typename: 'Merchant', id: string, name: string, taxId: string, showVat: boolean, currencyCode: string }, pointRates: { __typename: 'PointRates', earnCash: number, earnPoint: number, redeemCash: number, redeemPoint: number } } } | null, userErrors: Array<{ __typename: 'UserError', code: Contract.UserErrorCode }> } };


export const RequestPasswordOtpDocument = {"__meta__":{"hash":"009a008e0019137232e3390b081458dd310f658dd41c313cbeed347d45f23008"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestPasswordOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestPasswordOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"requestPasswordOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"passwordOtp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"refCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<RequestPasswordOtpMutation, RequestPasswordOtpMutationVariables>;
export const VerifyOtpDocument = {"__meta__":{"hash":"409cfda393f7e72f38a8e468b88f579edab19dbd388e206b4cb3a43ebf47bbb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyOtp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VerifyOtpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verifyOtp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"verified"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<VerifyOtpMutation, VerifyOtpMutationVariables>;
export const ResetPasswordDocument = {"__meta__":{"hash":"4cb428a2d76344c0f23294e630e7d85abea2b4b79cd4bb3f5a77f65147df9f2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const SignInDocument = {"__meta__":{"hash":"92277e5383c54feba118aae26be3cdd23fe51073a15ab22f7d028f763e2dce6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"refreshToken"}},{"kind":"Field","name":{"kind":"Name","value":"clientToken"}},{"kind":"Field","name":{"kind":"Name","value":"accessTokenExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstname"}},{"kind":"Field","name":{"kind":"Name","value":"lastname"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"jobUnit"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"realmId"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"objectCode"}},{"kind":"Field","name":{"kind":"Name","value":"actionCodes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"branches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"showVat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointRates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"earnCash"}},{"kind":"Field","name":{"kind":"Name","value":"earnPoint"}},{"kind":"Field","name":{"kind":"Name","value":"redeemCash"}},{"kind":"Field","name":{"kind":"Name","value":"redeemPoint"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rewardItemId"}},{"kind":"Field","name":{"kind":"Name","value":"rewardInstanceId"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;