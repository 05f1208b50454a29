import type { Upload } from '../execution/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StatisticsScope } from '../insight/StatisticsScope.ts';
import type { Context } from '../execution/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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
  Upload: { input: Upload; output: Upload; }
};

/** A right on a page. */
export type ActionCode =
  /** See the page. */
  | 'Read'
  /** Change what the page shows. */
  | 'Write';

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

/** What a role may do on one page. */
export type Authorize = {
  __typename?: 'Authorize';
  /** What it may do there. */
  actionCodes: Array<ActionCode>;
  /** Page, for example `Page.Merchant.Payment`. */
  objectCode: Scalars['String']['output'];
};

/** A member who reached the threshold of a badge within a period. */
export type BadgeMember = {
  __typename?: 'BadgeMember';
  /** Member code. */
  code: Scalars['String']['output'];
  /** Points earned in the period. */
  earnPoints: Scalars['Int']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Lifetime value in THB: all ever paid, without delivery. */
  ltv: Scalars['Money']['output'];
  /** The member. */
  member?: Maybe<Member>;
  /** Member id. */
  memberId: Scalars['ID']['output'];
  /** null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Points spent in the period. */
  redeemPoints: Scalars['Int']['output'];
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Deductions in the period, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction, in the period. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces in the period. */
  totalQty: Scalars['Int']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Int']['output'];
};

/** One page of members who reached a threshold. */
export type BadgeMemberPage = {
  __typename?: 'BadgeMemberPage';
  /** The rows of this page. */
  items: Array<BadgeMember>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** What one customer type bought of a product or category in the period. */
export type BoughtFigures = {
  __typename?: 'BoughtFigures';
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Line totals in THB, before the deductions of the bill. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Int']['output'];
};

/** A card type of an institute. */
export type Card = {
  __typename?: 'Card';
  /** Card id. */
  id: Scalars['ID']['output'];
  /** Institute that issues it. */
  instituteId: Scalars['ID']['output'];
  /** Its name; `Other` stands for any that is not listed. */
  name: Scalars['String']['output'];
};

/** Sales of one category in a period. Amounts are line totals, before the deductions of the bill. */
export type CategoryFigures = {
  __typename?: 'CategoryFigures';
  /** The category; null for products that had none. */
  category?: Maybe<ProductCategory>;
  /** Category id; null for products that had none. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** What guests bought of it. */
  guest: BoughtFigures;
  /** What members bought of it. */
  member: BoughtFigures;
  /** Its name now; null for products that had none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Different members who bought of it; costs more than the rest of the row. */
  totalMembers: Scalars['Int']['output'];
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Int']['output'];
};

/** Narrows categories' figures. */
export type CategoryFiguresFilter = {
  /** Only what was sold to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
  /** Only these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One page of categories' figures. */
export type CategoryFiguresPage = {
  __typename?: 'CategoryFiguresPage';
  /** The rows of this page. */
  items: Array<CategoryFigures>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** A kind of condition. */
export type Condition = {
  __typename?: 'Condition';
  /** Condition id. */
  id: Scalars['ID']['output'];
  /** Test as data, for example `[paid_amount] >= [value]`. */
  logic: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** `qty`, `total`, `paid`, `ltv` or `transaction`. */
  type: Scalars['String']['output'];
};

/** A condition with its value. */
export type ConditionValue = {
  __typename?: 'ConditionValue';
  /** The kind of condition; null when it is no longer known. */
  condition?: Maybe<Condition>;
  /** Condition id. */
  conditionId: Scalars['ID']['output'];
  /** Value it is compared with: THB, pieces or transactions by the condition's type. */
  value: Scalars['Float']['output'];
};

/** A count of one unit of time. */
export type CountPoint = {
  __typename?: 'CountPoint';
  /** First day of the unit; for All the first day of the period. */
  time: Scalars['Date']['output'];
  /** Members or points. */
  value: Scalars['Int']['output'];
};

/** Counts or points of a period. */
export type CountSeries = {
  __typename?: 'CountSeries';
  /** In order of time; units without any are left out. */
  points: Array<CountPoint>;
  /** Sum of the points. */
  total: Scalars['Int']['output'];
};

/** A kind of benefit. */
export type Coupon = {
  __typename?: 'Coupon';
  /** Coupon id. */
  id: Scalars['ID']['output'];
  /** Formula as data, for example `[price] * [value] / 100`. */
  logic: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Pieces of the benefit as recorded, 1 by default; no rule of the price reads it. */
  qty: Scalars['Int']['output'];
  /** `Discount`, `Discount Percent`, `Reward` or `Multiplier`; any other text is shown and not applied. */
  type: Scalars['String']['output'];
  /** Default value. */
  value: Scalars['Float']['output'];
  /** Name that the value has in the formula. */
  varName: Scalars['String']['output'];
};

/** A coupon with its value. */
export type CouponValue = {
  __typename?: 'CouponValue';
  /** The kind of benefit; null when it is no longer known. */
  coupon?: Maybe<Coupon>;
  /** Coupon id. */
  couponId: Scalars['ID']['output'];
  /** THB, percent, points or factor by the coupon's type. 0 leaves it to the cashier. */
  value: Scalars['Float']['output'];
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

/** What adding a category gives. */
export type CreateProductCategoryPayload = {
  __typename?: 'CreateProductCategoryPayload';
  /** The category; null when refused. */
  productCategory?: Maybe<ProductCategory>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** What adding a product gives. */
export type CreateProductPayload = {
  __typename?: 'CreateProductPayload';
  /** The product; null when refused. */
  product?: Maybe<Product>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** What adding a sub-category gives. */
export type CreateProductSubCategoryPayload = {
  __typename?: 'CreateProductSubCategoryPayload';
  /** The sub-category; null when refused. */
  productSubCategory?: Maybe<ProductSubCategory>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Who bought. */
export type CustomerType =
  /** A walk-in guest. */
  | 'Guest'
  /** A member. */
  | 'Member';

/** A category to take away. */
export type DeleteProductCategoryInput = {
  /** Category id. */
  id: Scalars['ID']['input'];
};

/** What taking a category away gives. */
export type DeleteProductCategoryPayload = {
  __typename?: 'DeleteProductCategoryPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A product to take away. */
export type DeleteProductInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
};

/** What taking a product away gives. */
export type DeleteProductPayload = {
  __typename?: 'DeleteProductPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A sub-category to take away. */
export type DeleteProductSubCategoryInput = {
  /** Sub-category id. */
  id: Scalars['ID']['input'];
};

/** What taking a sub-category away gives. */
export type DeleteProductSubCategoryPayload = {
  __typename?: 'DeleteProductSubCategoryPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Gender as recorded for guests and members. */
export type Gender =
  /** Female. */
  | 'Female'
  /** Male. */
  | 'Male'
  /** Other or not said. */
  | 'Other';

/** A buyer without an account. */
export type Guest = {
  __typename?: 'Guest';
  /** null when nothing was said. */
  ageRange?: Maybe<AgeRange>;
  /** null when nothing was said. */
  gender?: Maybe<Gender>;
  /** Each starts with `#`. */
  hashtags: Array<Scalars['String']['output']>;
};

/** Walk-in sales to guests who looked alike. */
export type GuestFigures = {
  __typename?: 'GuestFigures';
  /** null when nothing was said. */
  ageRange?: Maybe<AgeRange>;
  /** null when nothing was said. */
  gender?: Maybe<Gender>;
  /** Deductions, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Int']['output'];
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

/** A month beside the month before. */
export type HealthCheck = {
  __typename?: 'HealthCheck';
  /** The month. */
  current: HealthCheckMonth;
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** The month before. */
  previous: HealthCheckMonth;
  /** Change of revenue against the month before in percent; null when that had none. */
  revenueChangePercent?: Maybe<Scalars['Float']['output']>;
};

/** Nine figures of a month. */
export type HealthCheckMonth = {
  __typename?: 'HealthCheckMonth';
  /** Revenue for each sale; null without a sale. */
  averageBasket?: Maybe<Scalars['Money']['output']>;
  /** Guests' part of the revenue in percent; null without any. */
  guestShare?: Maybe<Scalars['Float']['output']>;
  /** Product with most pieces; null without a sale. */
  highDemandProduct?: Maybe<TopByQty>;
  /** Members' part of the revenue in percent; null without any. */
  memberShare?: Maybe<Scalars['Float']['output']>;
  /** Members who joined. */
  newMembers: Scalars['Int']['output'];
  /** Weekday with most pieces; null without a sale. */
  peakDay?: Maybe<PeakDay>;
  /** Category with most revenue; null without a sale. */
  topCategory?: Maybe<TopByRevenue>;
  /** Branch with most revenue; null without any. */
  topChannel?: Maybe<TopByRevenue>;
  /** Product with most revenue, and its part of all line totals; null without a sale. */
  topProduct?: Maybe<TopByRevenue>;
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Int']['output'];
};

/** How many records a file made and changed. */
export type ImportCount = {
  __typename?: 'ImportCount';
  /** New records. */
  inserted: Scalars['Int']['output'];
  /** Records that were known by their code or phone and took the file's values. */
  updated: Scalars['Int']['output'];
};

/** Products in a file. */
export type ImportProductsInput = {
  /** CSV or XLSX; the first row names the fields as the gateway calls them (`code`, `name`, `retail_price` ...). At most 10,000,000 bytes and 100,000 rows. */
  file: Scalars['Upload']['input'];
};

/** What importing products gives. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** How many; null when refused. */
  imported?: Maybe<ImportCount>;
  /** What is wrong, by `["file", row, column]`; nothing was imported then. */
  userErrors: Array<UserError>;
};

/** A bank or another institute. */
export type Institute = {
  __typename?: 'Institute';
  /** Colour of text on its logo as `#rrggbb`; null when not recorded. */
  fontColor?: Maybe<Scalars['String']['output']>;
  /** Institute id. */
  id: Scalars['ID']['output'];
  /** Logo; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Its name; `Other` stands for any that is not listed. */
  name: Scalars['String']['output'];
};

/** A loyalty customer with an account. */
export type Member = {
  __typename?: 'Member';
  /** null when not recorded. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** Member code, unique in the realm. */
  code: Scalars['String']['output'];
  /** null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** null when not recorded. */
  gender?: Maybe<Gender>;
  /** Member id. */
  id: Scalars['ID']['output'];
  /** Portrait; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** When the member last bought; null before the first sale. */
  lastTransactionTime?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** null when not recorded. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Points that can be spent now. */
  remainingPoints: Scalars['Int']['output'];
  /** Free tags, at most three. */
  tags: Array<Scalars['String']['output']>;
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Sum of what the member paid, without delivery, voided sales left out. */
  totalRevenue: Scalars['Money']['output'];
  /** Number of sales, voided ones left out. */
  totalTransactions: Scalars['Int']['output'];
};

/** A badge members are given, for example Big Spender. */
export type MemberBadge = {
  __typename?: 'MemberBadge';
  /** Badge id. */
  id: Scalars['ID']['output'];
  /** `Big Spender`, `Frequent Member`, or the merchant's own. */
  name: Scalars['String']['output'];
  /** What must be reached, in the unit of the badge: THB for Big Spender, transactions for Frequent Member. null when it has no condition. */
  threshold?: Maybe<Scalars['Float']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** What members bought in a period. */
export type MemberFigures = {
  __typename?: 'MemberFigures';
  /** Member code. */
  code: Scalars['String']['output'];
  /** Points earned in the period. */
  earnPoints: Scalars['Int']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** What the member prefers, since ever; costs more than the rest of the row. */
  lifeTime?: Maybe<MemberLifeTime>;
  /** Lifetime value in THB: all ever paid, without delivery. */
  ltv: Scalars['Money']['output'];
  /** The member. */
  member?: Maybe<Member>;
  /** Member id. */
  memberId: Scalars['ID']['output'];
  /** null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Points spent in the period. */
  redeemPoints: Scalars['Int']['output'];
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Deductions in the period, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction, in the period. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces in the period. */
  totalQty: Scalars['Int']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Int']['output'];
};

/** Narrows members' figures. */
export type MemberFiguresFilter = {
  /** Only these members. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members of this tier. */
  tierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only members of the tier with this name, for example `Gold`. */
  tierName?: InputMaybe<Scalars['String']['input']>;
};

/** One page of members' figures. */
export type MemberFiguresPage = {
  __typename?: 'MemberFiguresPage';
  /** The rows of this page. */
  items: Array<MemberFigures>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** Narrows the members. */
export type MemberFilter = {
  /** Only these members. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members of this tier. */
  tierId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a member ever bought, in all branches. */
export type MemberLifeTime = {
  __typename?: 'MemberLifeTime';
  /** Paid in cash. */
  cashAmount: Scalars['Money']['output'];
  /** Paid by card. */
  creditDebitAmount: Scalars['Money']['output'];
  /** Paid in other ways. */
  otherAmount: Scalars['Money']['output'];
  /** Every product bought, most spent first. */
  products: Array<Preference>;
  /** Category most was spent on; null before the first sale. */
  topExpenseCategory?: Maybe<Preference>;
  /** Product most was spent on; null before the first sale. */
  topExpenseProduct?: Maybe<Preference>;
  /** Category bought on most sales; null before the first sale. */
  topFrequentCategory?: Maybe<Preference>;
  /** Product bought on most sales; null before the first sale. */
  topFrequentProduct?: Maybe<Preference>;
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Number of sales. */
  totalTransactions: Scalars['Int']['output'];
  /** Paid by transfer. */
  transferAmount: Scalars['Money']['output'];
};

/** One page of members. */
export type MemberPage = {
  __typename?: 'MemberPage';
  /** The rows of this page. */
  items: Array<Member>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** A member tier, from Standard to Platinum. */
export type MemberTier = {
  __typename?: 'MemberTier';
  /** What a member must reach. */
  conditions: Array<ConditionValue>;
  /** Longer text; null when not recorded. */
  desc?: Maybe<Scalars['String']['output']>;
  /** Tier id. */
  id: Scalars['ID']['output'];
  /** Picture; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** 1 is the lowest. */
  level: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What its members get. */
  privileges: Array<TierPrivilege>;
  /** Whether members can be in it. */
  status: Status;
};

/** One page of tiers. */
export type MemberTierPage = {
  __typename?: 'MemberTierPage';
  /** The rows of this page. */
  items: Array<MemberTier>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

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

/** The merchant as staff and receipts name it. */
export type Merchant = {
  __typename?: 'Merchant';
  /** ISO 4217, always `THB`. */
  currencyCode: Scalars['String']['output'];
  /** Merchant id. */
  id: Scalars['ID']['output'];
  /** Shop name. */
  name: Scalars['String']['output'];
  /** Whether receipts show VAT. */
  showVat: Scalars['Boolean']['output'];
  /** Tax id; `-` when not recorded. */
  taxId: Scalars['String']['output'];
};

/** A shop of the merchant. */
export type MerchantBranch = {
  __typename?: 'MerchantBranch';
  /** Postal address; null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Branch id. */
  id: Scalars['ID']['output'];
  /** null without a picture. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name on the receipt. */
  name: Scalars['String']['output'];
  /** null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whether it trades. */
  status: Status;
  /** IANA time zone of its business day. */
  timeZone: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** One page of branches. */
export type MerchantBranchPage = {
  __typename?: 'MerchantBranchPage';
  /** The rows of this page. */
  items: Array<MerchantBranch>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

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

/** A role of the merchant's staff. */
export type MerchantRole = {
  __typename?: 'MerchantRole';
  /** Role id. */
  id: Scalars['ID']['output'];
  /** `administrator` in any case has every right. */
  name: Scalars['String']['output'];
};

/** A user of the merchant's back office, as named on a sale. */
export type MerchantUser = {
  __typename?: 'MerchantUser';
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Without the merchant's suffix. */
  username: Scalars['String']['output'];
};

/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a product (POST products). */
  createProduct: CreateProductPayload;
  /** Adds a category (POST product-categories). */
  createProductCategory: CreateProductCategoryPayload;
  /** Adds a sub-category (POST product-sub-categories). */
  createProductSubCategory: CreateProductSubCategoryPayload;
  /** Takes a product away that was never sold; otherwise set it Inactive (DELETE products/{id}). */
  deleteProduct: DeleteProductPayload;
  /** Takes a category away that no product is in (DELETE product-categories/{id}). */
  deleteProductCategory: DeleteProductCategoryPayload;
  /** Takes a sub-category away that no product is in (DELETE product-sub-categories/{id}). */
  deleteProductSubCategory: DeleteProductSubCategoryPayload;
  /** Adds and changes products from a file, all rows or none (POST products/import). */
  importProducts: ImportProductsPayload;
  /** Sells a basket: the adapter prices it with the rules of the house, the gateway prices it again and records it, once per idempotency key (POST payment/transaction). Refused when the amount told to the customer is not the recomputed one. */
  pay: PayPayload;
  /** Trades a refresh token for a new pair. The old refresh token is spent; using it again ends the session (POST oauth/refresh). */
  refreshSession: RefreshSessionPayload;
  /** Signs a merchant user in: client sign-in, then user sign-in (POST oauth/signin twice). The only fields that need no session are this, `refreshSession` and `signOut`. */
  signIn: SignInPayload;
  /** Ends the session at once, on every device that shares it (POST oauth/signout). */
  signOut: SignOutPayload;
  /** Changes a product; its code stays (PATCH products/{id}). */
  updateProduct: UpdateProductPayload;
  /** Changes a category (PATCH product-categories/{id}). */
  updateProductCategory: UpdateProductCategoryPayload;
  /** Changes a sub-category (PATCH product-sub-categories/{id}). */
  updateProductSubCategory: UpdateProductSubCategoryPayload;
  /** Puts a product's picture in place (PATCH products/{id}, action=upload_image). */
  uploadProductImage: UploadProductImagePayload;
  /** Checks the authorization code of a discount or offer and lets this session use it for the next quarter of an hour (POST offers/{id}/verify). */
  verifyOffer: VerifyOfferPayload;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationCreateProductCategoryArgs = {
  input: CreateProductCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationCreateProductSubCategoryArgs = {
  input: CreateProductSubCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationDeleteProductCategoryArgs = {
  input: DeleteProductCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationDeleteProductSubCategoryArgs = {
  input: DeleteProductSubCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationImportProductsArgs = {
  input: ImportProductsInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationPayArgs = {
  input: PayInput;
  slipImage?: InputMaybe<Scalars['Upload']['input']>;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationUpdateProductCategoryArgs = {
  input: UpdateProductCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationUpdateProductSubCategoryArgs = {
  input: UpdateProductSubCategoryInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationUploadProductImageArgs = {
  input: UploadProductImageInput;
};


/** Write side. Refusals the screen acts on come back in `userErrors`. */
export type MutationVerifyOfferArgs = {
  input: VerifyOfferInput;
};

/** A discount (first coupon Discount or Discount Percent) or a special offer (first coupon Reward or Multiplier). */
export type Offer = {
  __typename?: 'Offer';
  /** All must hold. */
  conditions: Array<ConditionValue>;
  /** Longer text; null when not recorded. */
  desc?: Maybe<Scalars['String']['output']>;
  /** Whether staff must type an authorization code. The code itself never leaves the gateway's clients with that right. */
  hasAuthorizePin: Scalars['Boolean']['output'];
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** What it gives. */
  items: Array<CouponValue>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether it is offered. */
  status: Status;
};

/** One page of discounts and offers. */
export type OfferPage = {
  __typename?: 'OfferPage';
  /** The rows of this page. */
  items: Array<Offer>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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
  /** When the sale took place, in the branch's time zone; now when null. Not in the future. */
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

/** What paying gives. */
export type PayPayload = {
  __typename?: 'PayPayload';
  /** Points the member has after the sale; null for a guest or when refused. */
  remainingPoints?: Maybe<Scalars['Int']['output']>;
  /** The recorded sale; null when refused. */
  transaction?: Maybe<Transaction>;
  /** Why the sale was refused; nothing was recorded then. */
  userErrors: Array<UserError>;
};

/** A way to pay, for example a bank account that receives transfers. */
export type PaymentChannel = {
  __typename?: 'PaymentChannel';
  /** Account holder; null without an account. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Account number `xxx-x-xxxxx-x`; null without an account. */
  accountNo?: Maybe<Scalars['String']['output']>;
  /** Code the merchant books it under; null without one. */
  actionCode?: Maybe<Scalars['String']['output']>;
  /** Channel id. */
  id: Scalars['ID']['output'];
  /** QR or icon; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Bank of the account; null without one. */
  institute?: Maybe<Institute>;
  /** Name on the tile. */
  name: Scalars['String']['output'];
  /** Kind of payment. */
  paymentMethod: PaymentMethod;
  /** Whether it is offered. */
  status: Status;
};

/** One page of ways to pay. */
export type PaymentChannelPage = {
  __typename?: 'PaymentChannelPage';
  /** The rows of this page. */
  items: Array<PaymentChannel>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** A kind of payment: Cash, Credit / Debit Card, Transfer, Other. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** Method id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
};

/** What was paid in one way. */
export type PaymentMethodFigures = {
  __typename?: 'PaymentMethodFigures';
  /** Card type; null without one. */
  card?: Maybe<Card>;
  /** Card type id; null without one. */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** Its name; null without one. */
  cardName?: Maybe<Scalars['String']['output']>;
  /** Bank; null without one. */
  institute?: Maybe<Institute>;
  /** Bank id; null without one. */
  instituteId?: Maybe<Scalars['ID']['output']>;
  /** Its name; null without one. */
  instituteName?: Maybe<Scalars['String']['output']>;
  /** Kind of tender. */
  paymentMethod: PaymentChannelType;
  /** What was paid with it in THB, delivery included. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was used on; a sale paid in two ways is in two rows. */
  totalTransactions: Scalars['Int']['output'];
};

/** The busiest weekday. */
export type PeakDay = {
  __typename?: 'PeakDay';
  /** Pieces sold on all such days of the month. */
  totalQty: Scalars['Int']['output'];
  /** Which. */
  weekday: Weekday;
};

/** The days that figures are of. */
export type Period = {
  __typename?: 'Period';
  /** First day, included. */
  from: Scalars['Date']['output'];
  /** Last day, included. */
  to: Scalars['Date']['output'];
  /** Unit of the series. */
  type: PeriodType;
};

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

/** What points cost and give. */
export type PointRates = {
  __typename?: 'PointRates';
  /** THB to spend for `earnPoint` points. */
  earnCash: Scalars['Money']['output'];
  /** Points earned for every `earnCash`. */
  earnPoint: Scalars['Int']['output'];
  /** THB that `redeemPoint` points are worth. */
  redeemCash: Scalars['Money']['output'];
  /** Points to redeem for `redeemCash`. */
  redeemPoint: Scalars['Int']['output'];
};

/** How often and for how much a product or category was bought. */
export type Preference = {
  __typename?: 'Preference';
  /** Line totals in THB, before deductions. */
  amount: Scalars['Money']['output'];
  /** Sales it was on. */
  frequent: Scalars['Int']['output'];
  /** Product or category id; null for products without a category. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its name now; null when it has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pieces. */
  qty: Scalars['Int']['output'];
};

/** Something the shop sells. */
export type Product = {
  __typename?: 'Product';
  /** Its category; null without one. */
  category?: Maybe<ProductCategory>;
  /** Category id; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Code on the shelf and in the scanner, unique in the realm. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  desc?: Maybe<Scalars['String']['output']>;
  /** Each starts with `#`. */
  hashtags: Array<Scalars['String']['output']>;
  /** Product id. */
  id: Scalars['ID']['output'];
  /** null without a picture. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name on the receipt. */
  name: Scalars['String']['output'];
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['output'];
  /** True when stock is not counted for it. */
  skipStock: Scalars['Boolean']['output'];
  /** Whether it is sold. */
  status: Status;
  /** Its sub-category; null without one. */
  subCategory?: Maybe<ProductSubCategory>;
  /** Sub-category id; null without one. */
  subCategoryId?: Maybe<Scalars['ID']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A group of products, a chip on the sales screen. */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  desc?: Maybe<Scalars['String']['output']>;
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Name on the chip. */
  name: Scalars['String']['output'];
  /** Whether it is offered. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** One page of categories. */
export type ProductCategoryPage = {
  __typename?: 'ProductCategoryPage';
  /** The rows of this page. */
  items: Array<ProductCategory>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

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

/** Sales of one product in a period. Amounts are line totals, before the deductions of the bill. */
export type ProductFigures = {
  __typename?: 'ProductFigures';
  /** Its category now; null without one. */
  category?: Maybe<ProductCategory>;
  /** Its category now; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Its code. */
  code: Scalars['String']['output'];
  /** What guests bought of it. */
  guest: BoughtFigures;
  /** What members bought of it. */
  member: BoughtFigures;
  /** Its name now. */
  name: Scalars['String']['output'];
  /** The product. */
  product?: Maybe<Product>;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Its sub-category now; null without one. */
  subCategory?: Maybe<ProductSubCategory>;
  /** Its sub-category now; null without one. */
  subCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Different members who bought it; costs more than the rest of the row. */
  totalMembers: Scalars['Int']['output'];
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Int']['output'];
};

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

/** One page of products' figures. */
export type ProductFiguresPage = {
  __typename?: 'ProductFiguresPage';
  /** The rows of this page. */
  items: Array<ProductFigures>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** One page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The rows of this page. */
  items: Array<Product>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** A group within a category. */
export type ProductSubCategory = {
  __typename?: 'ProductSubCategory';
  /** Category it belongs to; null when it no longer exists. */
  category?: Maybe<ProductCategory>;
  /** Category id. */
  categoryId: Scalars['ID']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  desc?: Maybe<Scalars['String']['output']>;
  /** Sub-category id. */
  id: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Whether it is offered. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Narrows the sub-categories. */
export type ProductSubCategoryFilter = {
  /** Only sub-categories of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sub-categories of this status. */
  status?: InputMaybe<Status>;
};

/** One page of sub-categories. */
export type ProductSubCategoryPage = {
  __typename?: 'ProductSubCategoryPage';
  /** The rows of this page. */
  items: Array<ProductSubCategory>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
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

/** Pieces sold in one unit of time to one customer type. */
export type QtyPoint = {
  __typename?: 'QtyPoint';
  /** Who bought. */
  customerType: CustomerType;
  /** First day of the unit; for All the first day of the period. */
  time: Scalars['Date']['output'];
  /** Pieces. */
  value: Scalars['Int']['output'];
};

/** Pieces sold in a period. */
export type QtySeries = {
  __typename?: 'QtySeries';
  /** Pieces sold to guests. */
  guest: Scalars['Int']['output'];
  /** Pieces sold to members. */
  member: Scalars['Int']['output'];
  /** In order of time; units and customer types without a sale are left out. */
  points: Array<QtyPoint>;
  /** Sum of the points. */
  total: Scalars['Int']['output'];
};

/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type Query = {
  __typename?: 'Query';
  /** Card types by institute (GET cards). */
  cards: Array<Card>;
  /** Kinds of condition (GET conditions). */
  conditions: Array<Condition>;
  /** Kinds of benefit (GET coupons). */
  coupons: Array<Coupon>;
  /** Banks and other institutes (GET institutes). */
  institutes: Array<Institute>;
  /** One member; null when there is none (GET members/{id}). */
  member?: Maybe<Member>;
  /** Badges and the thresholds they are given at (GET member-badges). */
  memberBadges: Array<MemberBadge>;
  /** One tier; null when there is none (GET member-tiers/{id}). */
  memberTier?: Maybe<MemberTier>;
  /** Tiers (GET member-tiers). */
  memberTiers: MemberTierPage;
  /** Members (GET members). */
  members: MemberPage;
  /** One branch; null when there is none (GET merchant-branches/{id}). */
  merchantBranch?: Maybe<MerchantBranch>;
  /** Branches of the merchant (GET merchant-branches). */
  merchantBranches: MerchantBranchPage;
  /** One discount or special offer; null when there is none (GET offers/{id}). */
  offer?: Maybe<Offer>;
  /** Discounts and special offers (GET offers). */
  offers: OfferPage;
  /** One way to pay; null when there is none (GET payment-channels/{id}). */
  paymentChannel?: Maybe<PaymentChannel>;
  /** Ways to pay that the merchant set up (GET payment-channels). */
  paymentChannels: PaymentChannelPage;
  /** Kinds of payment (GET payment-methods). */
  paymentMethods: Array<PaymentMethod>;
  /** One product; null when there is none (GET products/{id}). */
  product?: Maybe<Product>;
  /** Product categories (GET product-categories). */
  productCategories: ProductCategoryPage;
  /** One category; null when there is none (GET product-categories/{id}). */
  productCategory?: Maybe<ProductCategory>;
  /** Product sub-categories (GET product-sub-categories). */
  productSubCategories: ProductSubCategoryPage;
  /** One sub-category; null when there is none (GET product-sub-categories/{id}). */
  productSubCategory?: Maybe<ProductSubCategory>;
  /** Products (GET products). */
  products: ProductPage;
  /** Figures of a period: one upstream call for each distinct statistic asked, whatever its aliases. Voided sales count nowhere, delivery is no revenue, a sale counts on its business date. Needs Read on `Page.Merchant.Business_Insight`. */
  statistics: Statistics;
  /** One sale; null when there is none (GET transactions/{id}). */
  transaction?: Maybe<Transaction>;
  /** Sales, latest first (GET transactions). */
  transactions: TransactionPage;
  /** The signed-in user with merchant, branches, rights and rates (GET merchants/home, merchant-setting/self, merchant-roles/{id}). */
  viewer: Viewer;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryInstitutesArgs = {
  filter?: InputMaybe<StatusFilter>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberTierArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberTiersArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberTierSort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMembersArgs = {
  filter?: InputMaybe<MemberFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantBranchArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantBranchesArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MerchantBranchSort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOffersArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OfferSort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentChannelArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentChannelsArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PaymentChannelSort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductCategoriesArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductCategorySort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductSubCategoriesArgs = {
  filter?: InputMaybe<ProductSubCategoryFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSubCategorySort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductSubCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStatisticsArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  period: PeriodInput;
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** The refresh token to trade. */
export type RefreshSessionInput = {
  /** As received from `signIn` or the last `refreshSession`. */
  refreshToken: Scalars['String']['input'];
};

/** What a refresh gives. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** null when the token is unknown, spent or expired: sign in again. */
  session?: Maybe<Session>;
  /** WRONG_CREDENTIALS when the token is not good. */
  userErrors: Array<UserError>;
};

/** Revenue of one unit of time and customer type. */
export type RevenuePoint = {
  __typename?: 'RevenuePoint';
  /** Who bought. */
  customerType: CustomerType;
  /** First day of the unit; for All the first day of the period. */
  time: Scalars['Date']['output'];
  /** In THB. */
  value: Scalars['Money']['output'];
};

/** Revenue of a period in THB. */
export type RevenueSeries = {
  __typename?: 'RevenueSeries';
  /** What guests paid. */
  guest: Scalars['Money']['output'];
  /** What members paid. */
  member: Scalars['Money']['output'];
  /** In order of time; units and customer types without a sale are left out. */
  points: Array<RevenuePoint>;
  /** Sum of the points. */
  total: Scalars['Money']['output'];
};

/** A signed-in session. Keep it on the device; the access token is short-lived. */
export type Session = {
  __typename?: 'Session';
  /** Bearer token for every call. */
  accessToken: Scalars['String']['output'];
  /** When the access token stops working. */
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** Token of the client application, from the first of the two sign-in calls. */
  clientToken: Scalars['String']['output'];
  /** For `refreshSession`, usable once. */
  refreshToken: Scalars['String']['output'];
  /** Who signed in. */
  viewer: Viewer;
};

/** Credentials of a merchant user. */
export type SignInInput = {
  /** In clear, over TLS. */
  password: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** What signing in gives. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** null when refused. */
  session?: Maybe<Session>;
  /** WRONG_CREDENTIALS or TOO_MANY_ATTEMPTS. */
  userErrors: Array<UserError>;
};

/** What signing out gives. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** True once the session is ended; also when it had ended before. */
  signedOut: Scalars['Boolean']['output'];
  /** Empty: signing out is never refused. */
  userErrors: Array<UserError>;
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type Statistics = {
  __typename?: 'Statistics';
  /** Members whose total payment in the period reaches the threshold of the badge Big Spender (GET stat/big-spenders). */
  bigSpenders?: Maybe<BadgeMemberPage>;
  /** Members whose number of sales in the period reaches the threshold of the badge Frequent Member (GET stat/frequent-members). */
  frequentMembers?: Maybe<BadgeMemberPage>;
  /** Walk-in sales by what the cashiers saw of the guests, largest revenue first (GET stat/guests). */
  guests?: Maybe<Array<GuestFigures>>;
  /** Nine figures of one month beside those of the month before (GET stat/health-check). */
  healthCheck?: Maybe<HealthCheck>;
  /** Members who bought in the period; the report of members, and of one tier's members (GET stat/members). */
  members?: Maybe<MemberFiguresPage>;
  /** Members who joined, along time (GET stat/new-subs). A member joins in the branch that registered them. */
  newSubs?: Maybe<CountSeries>;
  /** Tenders by bank and card, largest amount first (GET stat/payment-methods). */
  paymentMethods?: Maybe<Array<PaymentMethodFigures>>;
  /** The days that were worked out from the argument. */
  period: Period;
  /** The same statistics one unit earlier: the days a month or a year before for Month and Year, else as many days just before. To compare with. */
  previous: Statistics;
  /** Categories that were sold from, by the category of the product on the day (GET stat/product-categories). */
  productCategories?: Maybe<CategoryFiguresPage>;
  /** Sub-categories that were sold from, by the sub-category of the product on the day (GET stat/product-sub-categories). */
  productSubCategories?: Maybe<SubCategoryFiguresPage>;
  /** Products that were sold (GET stat/products). For a top five sort by MEMBER_QTY or GUEST_QTY. */
  products?: Maybe<ProductFiguresPage>;
  /** Tiers from the lowest level up, with the members they have now (GET stat/tiers). */
  tiers?: Maybe<Array<TierFigures>>;
  /** Points earned, along time; adjustments are in the day of their sale (GET stat/total-earn). */
  totalEarn?: Maybe<CountSeries>;
  /** Pieces sold along time and by customer type (GET stat/total-qty). */
  totalQty?: Maybe<QtySeries>;
  /** Points spent, along time (GET stat/total-redeem). */
  totalRedeem?: Maybe<CountSeries>;
  /** Points that members can spend now, whatever the period (GET stat/tiers). With a branch: of the members registered there. */
  totalRemaining?: Maybe<Scalars['Int']['output']>;
  /** Revenue without delivery, along time and by customer type (GET stat/total-revenue). */
  totalRevenue?: Maybe<RevenueSeries>;
  /** Members at the end of the last day, by tier of today (GET stat/total-subs). */
  totalSubs?: Maybe<TierSubs>;
  /** Sales along time, by customer type and by the tender that paid most (GET stat/total-trans). */
  totalTrans?: Maybe<TransSeries>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsBigSpendersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsFrequentMembersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsHealthCheckArgs = {
  month?: InputMaybe<Scalars['Date']['input']>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsMembersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductCategoriesArgs = {
  filter?: InputMaybe<CategoryFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CategoryFiguresSort>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductSubCategoriesArgs = {
  filter?: InputMaybe<SubCategoryFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CategoryFiguresSort>;
};


/** Statistics of one period. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductsArgs = {
  filter?: InputMaybe<ProductFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductFiguresSort>;
};

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

/** Sales of one sub-category in a period. Amounts are line totals, before the deductions of the bill. */
export type SubCategoryFigures = {
  __typename?: 'SubCategoryFigures';
  /** Category it belongs to; null without one. */
  category?: Maybe<ProductCategory>;
  /** Category it belongs to; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** What guests bought of it. */
  guest: BoughtFigures;
  /** What members bought of it. */
  member: BoughtFigures;
  /** Its name now; null for products that had none. */
  name?: Maybe<Scalars['String']['output']>;
  /** The sub-category; null for products that had none. */
  subCategory?: Maybe<ProductSubCategory>;
  /** Sub-category id; null for products that had none. */
  subCategoryId?: Maybe<Scalars['ID']['output']>;
  /** Different members who bought of it; costs more than the rest of the row. */
  totalMembers: Scalars['Int']['output'];
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Int']['output'];
};

/** Narrows sub-categories' figures. */
export type SubCategoryFiguresFilter = {
  /** Only what was sold to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
  /** Only sub-categories of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these sub-categories. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** One page of sub-categories' figures. */
export type SubCategoryFiguresPage = {
  __typename?: 'SubCategoryFiguresPage';
  /** The rows of this page. */
  items: Array<SubCategoryFigures>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Members of one tier. */
export type TierCount = {
  __typename?: 'TierCount';
  /** The tier; null for those without one. */
  tier?: Maybe<MemberTier>;
  /** null for those without a tier. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Members. */
  value: Scalars['Int']['output'];
};

/** A tier with its members of now: what they are worth, and what they bought in the period. */
export type TierFigures = {
  __typename?: 'TierFigures';
  /** Members who reached the threshold of Big Spender within the period. */
  bigSpenders: Scalars['Int']['output'];
  /** Points earned in the period. */
  earnPoints: Scalars['Int']['output'];
  /** Members who reached the threshold of Frequent Member within the period. */
  frequentMembers: Scalars['Int']['output'];
  /** Picture; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** 1 is the lowest. */
  level: Scalars['Int']['output'];
  /** Sum of the members' lifetime values in THB. */
  ltv: Scalars['Money']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Points spent in the period. */
  redeemPoints: Scalars['Int']['output'];
  /** Points the members can spend now. */
  remainingPoints: Scalars['Int']['output'];
  /** The tier. */
  tier?: Maybe<MemberTier>;
  /** Tier id. */
  tierId: Scalars['ID']['output'];
  /** Members now. */
  totalMembers: Scalars['Int']['output'];
  /** Pieces in the period. */
  totalQty: Scalars['Int']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Int']['output'];
};

/** When the condition holds, the coupon applies. */
export type TierPrivilege = {
  __typename?: 'TierPrivilege';
  /** null when it always applies. */
  condition?: Maybe<ConditionValue>;
  /** The benefit. */
  item: CouponValue;
};

/** Members by tier. */
export type TierSubs = {
  __typename?: 'TierSubs';
  /** From the lowest level up; members without a tier stand under a null one. */
  tiers: Array<TierCount>;
  /** All members. */
  total: Scalars['Int']['output'];
};

/** What most pieces were sold of. */
export type TopByQty = {
  __typename?: 'TopByQty';
  /** Product id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Pieces. */
  totalQty: Scalars['Int']['output'];
};

/** What brought most revenue. */
export type TopByRevenue = {
  __typename?: 'TopByRevenue';
  /** Branch, product or category id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Part of the whole in percent; told for products, null else. */
  share?: Maybe<Scalars['Float']['output']>;
  /** In THB. */
  totalRevenue: Scalars['Money']['output'];
};

/** Why a pricing rule applied or did not. */
export type TraceEntry = {
  __typename?: 'TraceEntry';
  /** Rule, for example `PRIVILEGE_APPLIED`; the full list stands in `domain/src/till/pricing.ts`. */
  code: Scalars['String']['output'];
  /** Facts for the wording. */
  params: Array<UserErrorParam>;
};

/** Sales of one unit of time, customer type and tender. */
export type TransPoint = {
  __typename?: 'TransPoint';
  /** Who bought. */
  customerType: CustomerType;
  /** The tender that paid most. */
  paymentMethod: PaymentChannelType;
  /** First day of the unit; for All the first day of the period. */
  time: Scalars['Date']['output'];
  /** Number of sales. */
  value: Scalars['Int']['output'];
};

/** Sales of a period. One that was paid in several ways counts once, for the tender that paid most. */
export type TransSeries = {
  __typename?: 'TransSeries';
  /** Sales to guests. */
  guest: Scalars['Int']['output'];
  /** Sales to members. */
  member: Scalars['Int']['output'];
  /** In order of time; what has no sale is left out. */
  points: Array<TransPoint>;
  /** Sum of the points. */
  total: Scalars['Int']['output'];
};

/** A sale as recorded. */
export type Transaction = {
  __typename?: 'Transaction';
  /** totalRevenue + deliveryCost: what the tenders add up to. */
  amountDue: Scalars['Money']['output'];
  /** Branch that sold; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId: Scalars['ID']['output'];
  /** Day it counts for, in the branch's time zone, fixed when it was recorded. */
  businessDate: Scalars['Date']['output'];
  /** Tenders. */
  channels: Array<TransactionChannel>;
  /** Cashier; null when the user no longer exists. */
  createBy?: Maybe<MerchantUser>;
  /** User id of the cashier. */
  createById: Scalars['ID']['output'];
  /** Wall clock of the branch when it was sold. */
  createLocalTime: Scalars['LocalDateTime']['output'];
  /** Charged on top. */
  deliveryCost: Scalars['Money']['output'];
  /** Points earned. */
  earnPoints: Scalars['Int']['output'];
  /** What was recorded of a guest; null for a member. */
  guest?: Maybe<Guest>;
  /** Transaction id. */
  id: Scalars['ID']['output'];
  /** Products, then privileges, discount, offer and points. */
  items: Array<TransactionItem>;
  /** The member as of now; null for a guest. */
  member?: Maybe<Member>;
  /** Member id; null for a guest. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** Points spent. */
  redeemPoints: Scalars['Int']['output'];
  /** Free text; null without one. */
  remark?: Maybe<Scalars['String']['output']>;
  /** Picture of the transfer slip; null without one. */
  slipImageUrl?: Maybe<Scalars['String']['output']>;
  /** Complete or Void. */
  status: TransactionStatus;
  /** Name of the member's tier when the sale was made; null for a guest. */
  tierName?: Maybe<Scalars['String']['output']>;
  /** When the gateway recorded it. */
  time: Scalars['DateTime']['output'];
  /** Sum of the deductions, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces sold. */
  totalQty: Scalars['Int']['output'];
  /** Products after deductions, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Why each rule applied or did not, in the order it was asked. */
  trace: Array<TraceEntry>;
  /** Number on the receipt. */
  transactionNo: Scalars['String']['output'];
  /** For version-checked void and adjust (`__v`). */
  version: Scalars['Int']['output'];
};

/** One tender of a sale. */
export type TransactionChannel = {
  __typename?: 'TransactionChannel';
  /** Amount it covers. */
  amount: Scalars['Money']['output'];
  /** Card type; null without one. */
  cardName?: Maybe<Scalars['String']['output']>;
  /** Change given back; null when cash was not counted. */
  changeAmount?: Maybe<Scalars['Money']['output']>;
  /** Bank; null without one. */
  instituteName?: Maybe<Scalars['String']['output']>;
  /** Cash handed over; null when not counted. */
  receivedAmount?: Maybe<Scalars['Money']['output']>;
  /** How it was paid. */
  type: PaymentChannelType;
};

/** Narrows the sales. */
export type TransactionFilter = {
  /** Only sales of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** First business day, included. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Last business day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** One row of a bill. */
export type TransactionItem = {
  __typename?: 'TransactionItem';
  /** Unit price; 0 for a benefit. */
  chargeAmount: Scalars['Money']['output'];
  /** Product code; null for a benefit. */
  code?: Maybe<Scalars['String']['output']>;
  /** What the row takes off the bill, 0 or negative. */
  discountAmount: Scalars['Money']['output'];
  /** Points the row adds (a multiplier or a reward). */
  earnPoints: Scalars['Int']['output'];
  /** Line position, or the reference code of a benefit. */
  itemRef: Scalars['String']['output'];
  /** What the row is. */
  itemType: TransactionItemType;
  /** Product or benefit name, as it was on the day. */
  name: Scalars['String']['output'];
  /** Line total; 0 for a benefit. */
  paidAmount: Scalars['Money']['output'];
  /** Product id; null for a benefit. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces; 0 for a benefit. */
  qty: Scalars['Int']['output'];
  /** Points the row spends. */
  redeemPoints: Scalars['Int']['output'];
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

/** One page of sales. */
export type TransactionPage = {
  __typename?: 'TransactionPage';
  /** The rows of this page. */
  items: Array<Transaction>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** State of a sale. */
export type TransactionStatus =
  /** Sold. */
  | 'Complete'
  /** Taken back: it counts in no figure. */
  | 'Void';

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

/** What changing a category gives. */
export type UpdateProductCategoryPayload = {
  __typename?: 'UpdateProductCategoryPayload';
  /** The category as it is now; null when refused. */
  productCategory?: Maybe<ProductCategory>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
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

/** What changing a product gives. */
export type UpdateProductPayload = {
  __typename?: 'UpdateProductPayload';
  /** The product as it is now; null when refused. */
  product?: Maybe<Product>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
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

/** What changing a sub-category gives. */
export type UpdateProductSubCategoryPayload = {
  __typename?: 'UpdateProductSubCategoryPayload';
  /** The sub-category as it is now; null when refused. */
  productSubCategory?: Maybe<ProductSubCategory>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
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

/** What a new picture gives. */
export type UploadProductImagePayload = {
  __typename?: 'UploadProductImagePayload';
  /** The product as it is now; null when refused. */
  product?: Maybe<Product>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** One refused input. The screen words it by `code`; `message` is English for developers and logs. */
export type UserError = {
  __typename?: 'UserError';
  /** Why. */
  code: UserErrorCode;
  /** One English sentence. */
  message: Scalars['String']['output'];
  /** Facts for the wording, for example the expected and the actual amount. */
  params: Array<UserErrorParam>;
  /** Which input: names and list positions from `input` down, for example `["lines", "0", "qty"]`. Empty when no single input is at fault. */
  path: Array<Scalars['String']['output']>;
};

/** Why an input was refused. Faults (no session, gateway unreachable) are GraphQL errors instead. */
export type UserErrorCode =
  /** The discount or offer needs its authorization code verified first (`verifyOffer`). */
  | 'AUTHORIZE_CODE_REQUIRED'
  /** A condition of the discount or offer is not met by this basket. */
  | 'CONDITION_NOT_MET'
  /** The same idempotency key was used for another payment. */
  | 'IDEMPOTENCY_CONFLICT'
  /** More points than the member has. */
  | 'INSUFFICIENT_POINTS'
  /** Named record does not exist in this realm, or is no longer Active. */
  | 'NOT_FOUND'
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
  | 'WRONG_CREDENTIALS';

/** A named fact of a refusal. */
export type UserErrorParam = {
  __typename?: 'UserErrorParam';
  /** What the fact is, for example `expected`. */
  name: Scalars['String']['output'];
  /** Its value as text; amounts in THB with two decimals. */
  value: Scalars['String']['output'];
};

/** The code typed for an offer. */
export type VerifyOfferInput = {
  /** The code, always text. */
  authorizePin: Scalars['String']['input'];
  /** Offer id. */
  offerId: Scalars['ID']['input'];
};

/** What verifying gives. */
export type VerifyOfferPayload = {
  __typename?: 'VerifyOfferPayload';
  /** WRONG_AUTHORIZE_CODE or TOO_MANY_ATTEMPTS. */
  userErrors: Array<UserError>;
  /** Whether the code is right. */
  verified: Scalars['Boolean']['output'];
};

/** The signed-in merchant user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Rights per page. A role named administrator may do everything, whatever stands here. */
  authorizes: Array<Authorize>;
  /** The branch the user starts in; null when the user works across all branches. */
  branch?: Maybe<MerchantBranch>;
  /** Branches the user may switch to. */
  branches: Array<MerchantBranch>;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Address of the portrait; null without one. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Job title; null when not recorded. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Department; null when not recorded. */
  jobUnit?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** The merchant. */
  merchant: Merchant;
  /** Rates in force for this session; a saved change applies after the next sign-in. */
  pointRates: PointRates;
  /** Realm (merchant) all data belongs to. */
  realmId: Scalars['ID']['output'];
  /** Wallet instance that carries reward points. */
  rewardInstanceId?: Maybe<Scalars['ID']['output']>;
  /** Wallet item that carries reward points. */
  rewardItemId?: Maybe<Scalars['ID']['output']>;
  /** The one role of the user. */
  role: MerchantRole;
  /** Without the merchant's suffix. */
  username: Scalars['String']['output'];
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



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionCode: ResolverTypeWrapper<Partial<ActionCode>>;
  AgeRange: ResolverTypeWrapper<Partial<AgeRange>>;
  Authorize: ResolverTypeWrapper<Partial<Authorize>>;
  BadgeMember: ResolverTypeWrapper<Partial<BadgeMember>>;
  BadgeMemberPage: ResolverTypeWrapper<Partial<BadgeMemberPage>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BoughtFigures: ResolverTypeWrapper<Partial<BoughtFigures>>;
  Card: ResolverTypeWrapper<Partial<Card>>;
  CategoryFigures: ResolverTypeWrapper<Partial<CategoryFigures>>;
  CategoryFiguresFilter: ResolverTypeWrapper<Partial<CategoryFiguresFilter>>;
  CategoryFiguresPage: ResolverTypeWrapper<Partial<CategoryFiguresPage>>;
  CategoryFiguresSort: ResolverTypeWrapper<Partial<CategoryFiguresSort>>;
  CategoryFiguresSortField: ResolverTypeWrapper<Partial<CategoryFiguresSortField>>;
  Condition: ResolverTypeWrapper<Partial<Condition>>;
  ConditionValue: ResolverTypeWrapper<Partial<ConditionValue>>;
  CountPoint: ResolverTypeWrapper<Partial<CountPoint>>;
  CountSeries: ResolverTypeWrapper<Partial<CountSeries>>;
  Coupon: ResolverTypeWrapper<Partial<Coupon>>;
  CouponValue: ResolverTypeWrapper<Partial<CouponValue>>;
  CreateProductCategoryInput: ResolverTypeWrapper<Partial<CreateProductCategoryInput>>;
  CreateProductCategoryPayload: ResolverTypeWrapper<Partial<CreateProductCategoryPayload>>;
  CreateProductInput: ResolverTypeWrapper<Partial<CreateProductInput>>;
  CreateProductPayload: ResolverTypeWrapper<Partial<CreateProductPayload>>;
  CreateProductSubCategoryInput: ResolverTypeWrapper<Partial<CreateProductSubCategoryInput>>;
  CreateProductSubCategoryPayload: ResolverTypeWrapper<Partial<CreateProductSubCategoryPayload>>;
  CustomerType: ResolverTypeWrapper<Partial<CustomerType>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DeleteProductCategoryInput: ResolverTypeWrapper<Partial<DeleteProductCategoryInput>>;
  DeleteProductCategoryPayload: ResolverTypeWrapper<Partial<DeleteProductCategoryPayload>>;
  DeleteProductInput: ResolverTypeWrapper<Partial<DeleteProductInput>>;
  DeleteProductPayload: ResolverTypeWrapper<Partial<DeleteProductPayload>>;
  DeleteProductSubCategoryInput: ResolverTypeWrapper<Partial<DeleteProductSubCategoryInput>>;
  DeleteProductSubCategoryPayload: ResolverTypeWrapper<Partial<DeleteProductSubCategoryPayload>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  Gender: ResolverTypeWrapper<Partial<Gender>>;
  Guest: ResolverTypeWrapper<Partial<Guest>>;
  GuestFigures: ResolverTypeWrapper<Partial<GuestFigures>>;
  GuestInput: ResolverTypeWrapper<Partial<GuestInput>>;
  HealthCheck: ResolverTypeWrapper<Partial<HealthCheck>>;
  HealthCheckMonth: ResolverTypeWrapper<Partial<HealthCheckMonth>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  ImportCount: ResolverTypeWrapper<Partial<ImportCount>>;
  ImportProductsInput: ResolverTypeWrapper<Partial<ImportProductsInput>>;
  ImportProductsPayload: ResolverTypeWrapper<Partial<ImportProductsPayload>>;
  Institute: ResolverTypeWrapper<Partial<Institute>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  LocalDateTime: ResolverTypeWrapper<Partial<Scalars['LocalDateTime']['output']>>;
  Member: ResolverTypeWrapper<Partial<Member>>;
  MemberBadge: ResolverTypeWrapper<Partial<MemberBadge>>;
  MemberFigures: ResolverTypeWrapper<Partial<MemberFigures>>;
  MemberFiguresFilter: ResolverTypeWrapper<Partial<MemberFiguresFilter>>;
  MemberFiguresPage: ResolverTypeWrapper<Partial<MemberFiguresPage>>;
  MemberFiguresSort: ResolverTypeWrapper<Partial<MemberFiguresSort>>;
  MemberFiguresSortField: ResolverTypeWrapper<Partial<MemberFiguresSortField>>;
  MemberFilter: ResolverTypeWrapper<Partial<MemberFilter>>;
  MemberLifeTime: ResolverTypeWrapper<Partial<MemberLifeTime>>;
  MemberPage: ResolverTypeWrapper<Partial<MemberPage>>;
  MemberTier: ResolverTypeWrapper<Partial<MemberTier>>;
  MemberTierPage: ResolverTypeWrapper<Partial<MemberTierPage>>;
  MemberTierSort: ResolverTypeWrapper<Partial<MemberTierSort>>;
  MemberTierSortField: ResolverTypeWrapper<Partial<MemberTierSortField>>;
  Merchant: ResolverTypeWrapper<Partial<Merchant>>;
  MerchantBranch: ResolverTypeWrapper<Partial<MerchantBranch>>;
  MerchantBranchPage: ResolverTypeWrapper<Partial<MerchantBranchPage>>;
  MerchantBranchSort: ResolverTypeWrapper<Partial<MerchantBranchSort>>;
  MerchantBranchSortField: ResolverTypeWrapper<Partial<MerchantBranchSortField>>;
  MerchantRole: ResolverTypeWrapper<Partial<MerchantRole>>;
  MerchantUser: ResolverTypeWrapper<Partial<MerchantUser>>;
  Money: ResolverTypeWrapper<Partial<Scalars['Money']['output']>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<Partial<Offer>>;
  OfferPage: ResolverTypeWrapper<Partial<OfferPage>>;
  OfferSort: ResolverTypeWrapper<Partial<OfferSort>>;
  OfferSortField: ResolverTypeWrapper<Partial<OfferSortField>>;
  PayChannelInput: ResolverTypeWrapper<Partial<PayChannelInput>>;
  PayInput: ResolverTypeWrapper<Partial<PayInput>>;
  PayLineInput: ResolverTypeWrapper<Partial<PayLineInput>>;
  PayOfferInput: ResolverTypeWrapper<Partial<PayOfferInput>>;
  PayPayload: ResolverTypeWrapper<Partial<PayPayload>>;
  PaymentChannel: ResolverTypeWrapper<Partial<PaymentChannel>>;
  PaymentChannelPage: ResolverTypeWrapper<Partial<PaymentChannelPage>>;
  PaymentChannelSort: ResolverTypeWrapper<Partial<PaymentChannelSort>>;
  PaymentChannelSortField: ResolverTypeWrapper<Partial<PaymentChannelSortField>>;
  PaymentChannelType: ResolverTypeWrapper<Partial<PaymentChannelType>>;
  PaymentMethod: ResolverTypeWrapper<Partial<PaymentMethod>>;
  PaymentMethodFigures: ResolverTypeWrapper<Partial<PaymentMethodFigures>>;
  PeakDay: ResolverTypeWrapper<Partial<PeakDay>>;
  Period: ResolverTypeWrapper<Partial<Period>>;
  PeriodInput: ResolverTypeWrapper<Partial<PeriodInput>>;
  PeriodType: ResolverTypeWrapper<Partial<PeriodType>>;
  PhoneNumber: ResolverTypeWrapper<Partial<Scalars['PhoneNumber']['output']>>;
  PointRates: ResolverTypeWrapper<Partial<PointRates>>;
  Preference: ResolverTypeWrapper<Partial<Preference>>;
  Product: ResolverTypeWrapper<Partial<Product>>;
  ProductCategory: ResolverTypeWrapper<Partial<ProductCategory>>;
  ProductCategoryPage: ResolverTypeWrapper<Partial<ProductCategoryPage>>;
  ProductCategorySort: ResolverTypeWrapper<Partial<ProductCategorySort>>;
  ProductCategorySortField: ResolverTypeWrapper<Partial<ProductCategorySortField>>;
  ProductFigures: ResolverTypeWrapper<Partial<ProductFigures>>;
  ProductFiguresFilter: ResolverTypeWrapper<Partial<ProductFiguresFilter>>;
  ProductFiguresPage: ResolverTypeWrapper<Partial<ProductFiguresPage>>;
  ProductFiguresSort: ResolverTypeWrapper<Partial<ProductFiguresSort>>;
  ProductFiguresSortField: ResolverTypeWrapper<Partial<ProductFiguresSortField>>;
  ProductFilter: ResolverTypeWrapper<Partial<ProductFilter>>;
  ProductPage: ResolverTypeWrapper<Partial<ProductPage>>;
  ProductSort: ResolverTypeWrapper<Partial<ProductSort>>;
  ProductSortField: ResolverTypeWrapper<Partial<ProductSortField>>;
  ProductSubCategory: ResolverTypeWrapper<Partial<ProductSubCategory>>;
  ProductSubCategoryFilter: ResolverTypeWrapper<Partial<ProductSubCategoryFilter>>;
  ProductSubCategoryPage: ResolverTypeWrapper<Partial<ProductSubCategoryPage>>;
  ProductSubCategorySort: ResolverTypeWrapper<Partial<ProductSubCategorySort>>;
  ProductSubCategorySortField: ResolverTypeWrapper<Partial<ProductSubCategorySortField>>;
  QtyPoint: ResolverTypeWrapper<Partial<QtyPoint>>;
  QtySeries: ResolverTypeWrapper<Partial<QtySeries>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RefreshSessionInput: ResolverTypeWrapper<Partial<RefreshSessionInput>>;
  RefreshSessionPayload: ResolverTypeWrapper<Partial<RefreshSessionPayload>>;
  RevenuePoint: ResolverTypeWrapper<Partial<RevenuePoint>>;
  RevenueSeries: ResolverTypeWrapper<Partial<RevenueSeries>>;
  Session: ResolverTypeWrapper<Partial<Session>>;
  SignInInput: ResolverTypeWrapper<Partial<SignInInput>>;
  SignInPayload: ResolverTypeWrapper<Partial<SignInPayload>>;
  SignOutPayload: ResolverTypeWrapper<Partial<SignOutPayload>>;
  SortDirection: ResolverTypeWrapper<Partial<SortDirection>>;
  Statistics: ResolverTypeWrapper<StatisticsScope>;
  Status: ResolverTypeWrapper<Partial<Status>>;
  StatusFilter: ResolverTypeWrapper<Partial<StatusFilter>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  SubCategoryFigures: ResolverTypeWrapper<Partial<SubCategoryFigures>>;
  SubCategoryFiguresFilter: ResolverTypeWrapper<Partial<SubCategoryFiguresFilter>>;
  SubCategoryFiguresPage: ResolverTypeWrapper<Partial<SubCategoryFiguresPage>>;
  TierCount: ResolverTypeWrapper<Partial<TierCount>>;
  TierFigures: ResolverTypeWrapper<Partial<TierFigures>>;
  TierPrivilege: ResolverTypeWrapper<Partial<TierPrivilege>>;
  TierSubs: ResolverTypeWrapper<Partial<TierSubs>>;
  TopByQty: ResolverTypeWrapper<Partial<TopByQty>>;
  TopByRevenue: ResolverTypeWrapper<Partial<TopByRevenue>>;
  TraceEntry: ResolverTypeWrapper<Partial<TraceEntry>>;
  TransPoint: ResolverTypeWrapper<Partial<TransPoint>>;
  TransSeries: ResolverTypeWrapper<Partial<TransSeries>>;
  Transaction: ResolverTypeWrapper<Partial<Transaction>>;
  TransactionChannel: ResolverTypeWrapper<Partial<TransactionChannel>>;
  TransactionFilter: ResolverTypeWrapper<Partial<TransactionFilter>>;
  TransactionItem: ResolverTypeWrapper<Partial<TransactionItem>>;
  TransactionItemType: ResolverTypeWrapper<Partial<TransactionItemType>>;
  TransactionPage: ResolverTypeWrapper<Partial<TransactionPage>>;
  TransactionStatus: ResolverTypeWrapper<Partial<TransactionStatus>>;
  UpdateProductCategoryInput: ResolverTypeWrapper<Partial<UpdateProductCategoryInput>>;
  UpdateProductCategoryPayload: ResolverTypeWrapper<Partial<UpdateProductCategoryPayload>>;
  UpdateProductInput: ResolverTypeWrapper<Partial<UpdateProductInput>>;
  UpdateProductPayload: ResolverTypeWrapper<Partial<UpdateProductPayload>>;
  UpdateProductSubCategoryInput: ResolverTypeWrapper<Partial<UpdateProductSubCategoryInput>>;
  UpdateProductSubCategoryPayload: ResolverTypeWrapper<Partial<UpdateProductSubCategoryPayload>>;
  Upload: ResolverTypeWrapper<Partial<Scalars['Upload']['output']>>;
  UploadProductImageInput: ResolverTypeWrapper<Partial<UploadProductImageInput>>;
  UploadProductImagePayload: ResolverTypeWrapper<Partial<UploadProductImagePayload>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  UserErrorParam: ResolverTypeWrapper<Partial<UserErrorParam>>;
  VerifyOfferInput: ResolverTypeWrapper<Partial<VerifyOfferInput>>;
  VerifyOfferPayload: ResolverTypeWrapper<Partial<VerifyOfferPayload>>;
  Viewer: ResolverTypeWrapper<Partial<Viewer>>;
  Weekday: ResolverTypeWrapper<Partial<Weekday>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Authorize: Partial<Authorize>;
  BadgeMember: Partial<BadgeMember>;
  BadgeMemberPage: Partial<BadgeMemberPage>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  BoughtFigures: Partial<BoughtFigures>;
  Card: Partial<Card>;
  CategoryFigures: Partial<CategoryFigures>;
  CategoryFiguresFilter: Partial<CategoryFiguresFilter>;
  CategoryFiguresPage: Partial<CategoryFiguresPage>;
  CategoryFiguresSort: Partial<CategoryFiguresSort>;
  Condition: Partial<Condition>;
  ConditionValue: Partial<ConditionValue>;
  CountPoint: Partial<CountPoint>;
  CountSeries: Partial<CountSeries>;
  Coupon: Partial<Coupon>;
  CouponValue: Partial<CouponValue>;
  CreateProductCategoryInput: Partial<CreateProductCategoryInput>;
  CreateProductCategoryPayload: Partial<CreateProductCategoryPayload>;
  CreateProductInput: Partial<CreateProductInput>;
  CreateProductPayload: Partial<CreateProductPayload>;
  CreateProductSubCategoryInput: Partial<CreateProductSubCategoryInput>;
  CreateProductSubCategoryPayload: Partial<CreateProductSubCategoryPayload>;
  Date: Partial<Scalars['Date']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DeleteProductCategoryInput: Partial<DeleteProductCategoryInput>;
  DeleteProductCategoryPayload: Partial<DeleteProductCategoryPayload>;
  DeleteProductInput: Partial<DeleteProductInput>;
  DeleteProductPayload: Partial<DeleteProductPayload>;
  DeleteProductSubCategoryInput: Partial<DeleteProductSubCategoryInput>;
  DeleteProductSubCategoryPayload: Partial<DeleteProductSubCategoryPayload>;
  Float: Partial<Scalars['Float']['output']>;
  Guest: Partial<Guest>;
  GuestFigures: Partial<GuestFigures>;
  GuestInput: Partial<GuestInput>;
  HealthCheck: Partial<HealthCheck>;
  HealthCheckMonth: Partial<HealthCheckMonth>;
  ID: Partial<Scalars['ID']['output']>;
  ImportCount: Partial<ImportCount>;
  ImportProductsInput: Partial<ImportProductsInput>;
  ImportProductsPayload: Partial<ImportProductsPayload>;
  Institute: Partial<Institute>;
  Int: Partial<Scalars['Int']['output']>;
  LocalDateTime: Partial<Scalars['LocalDateTime']['output']>;
  Member: Partial<Member>;
  MemberBadge: Partial<MemberBadge>;
  MemberFigures: Partial<MemberFigures>;
  MemberFiguresFilter: Partial<MemberFiguresFilter>;
  MemberFiguresPage: Partial<MemberFiguresPage>;
  MemberFiguresSort: Partial<MemberFiguresSort>;
  MemberFilter: Partial<MemberFilter>;
  MemberLifeTime: Partial<MemberLifeTime>;
  MemberPage: Partial<MemberPage>;
  MemberTier: Partial<MemberTier>;
  MemberTierPage: Partial<MemberTierPage>;
  MemberTierSort: Partial<MemberTierSort>;
  Merchant: Partial<Merchant>;
  MerchantBranch: Partial<MerchantBranch>;
  MerchantBranchPage: Partial<MerchantBranchPage>;
  MerchantBranchSort: Partial<MerchantBranchSort>;
  MerchantRole: Partial<MerchantRole>;
  MerchantUser: Partial<MerchantUser>;
  Money: Partial<Scalars['Money']['output']>;
  Mutation: Record<PropertyKey, never>;
  Offer: Partial<Offer>;
  OfferPage: Partial<OfferPage>;
  OfferSort: Partial<OfferSort>;
  PayChannelInput: Partial<PayChannelInput>;
  PayInput: Partial<PayInput>;
  PayLineInput: Partial<PayLineInput>;
  PayOfferInput: Partial<PayOfferInput>;
  PayPayload: Partial<PayPayload>;
  PaymentChannel: Partial<PaymentChannel>;
  PaymentChannelPage: Partial<PaymentChannelPage>;
  PaymentChannelSort: Partial<PaymentChannelSort>;
  PaymentMethod: Partial<PaymentMethod>;
  PaymentMethodFigures: Partial<PaymentMethodFigures>;
  PeakDay: Partial<PeakDay>;
  Period: Partial<Period>;
  PeriodInput: Partial<PeriodInput>;
  PhoneNumber: Partial<Scalars['PhoneNumber']['output']>;
  PointRates: Partial<PointRates>;
  Preference: Partial<Preference>;
  Product: Partial<Product>;
  ProductCategory: Partial<ProductCategory>;
  ProductCategoryPage: Partial<ProductCategoryPage>;
  ProductCategorySort: Partial<ProductCategorySort>;
  ProductFigures: Partial<ProductFigures>;
  ProductFiguresFilter: Partial<ProductFiguresFilter>;
  ProductFiguresPage: Partial<ProductFiguresPage>;
  ProductFiguresSort: Partial<ProductFiguresSort>;
  ProductFilter: Partial<ProductFilter>;
  ProductPage: Partial<ProductPage>;
  ProductSort: Partial<ProductSort>;
  ProductSubCategory: Partial<ProductSubCategory>;
  ProductSubCategoryFilter: Partial<ProductSubCategoryFilter>;
  ProductSubCategoryPage: Partial<ProductSubCategoryPage>;
  ProductSubCategorySort: Partial<ProductSubCategorySort>;
  QtyPoint: Partial<QtyPoint>;
  QtySeries: Partial<QtySeries>;
  Query: Record<PropertyKey, never>;
  RefreshSessionInput: Partial<RefreshSessionInput>;
  RefreshSessionPayload: Partial<RefreshSessionPayload>;
  RevenuePoint: Partial<RevenuePoint>;
  RevenueSeries: Partial<RevenueSeries>;
  Session: Partial<Session>;
  SignInInput: Partial<SignInInput>;
  SignInPayload: Partial<SignInPayload>;
  SignOutPayload: Partial<SignOutPayload>;
  Statistics: StatisticsScope;
  StatusFilter: Partial<StatusFilter>;
  String: Partial<Scalars['String']['output']>;
  SubCategoryFigures: Partial<SubCategoryFigures>;
  SubCategoryFiguresFilter: Partial<SubCategoryFiguresFilter>;
  SubCategoryFiguresPage: Partial<SubCategoryFiguresPage>;
  TierCount: Partial<TierCount>;
  TierFigures: Partial<TierFigures>;
  TierPrivilege: Partial<TierPrivilege>;
  TierSubs: Partial<TierSubs>;
  TopByQty: Partial<TopByQty>;
  TopByRevenue: Partial<TopByRevenue>;
  TraceEntry: Partial<TraceEntry>;
  TransPoint: Partial<TransPoint>;
  TransSeries: Partial<TransSeries>;
  Transaction: Partial<Transaction>;
  TransactionChannel: Partial<TransactionChannel>;
  TransactionFilter: Partial<TransactionFilter>;
  TransactionItem: Partial<TransactionItem>;
  TransactionPage: Partial<TransactionPage>;
  UpdateProductCategoryInput: Partial<UpdateProductCategoryInput>;
  UpdateProductCategoryPayload: Partial<UpdateProductCategoryPayload>;
  UpdateProductInput: Partial<UpdateProductInput>;
  UpdateProductPayload: Partial<UpdateProductPayload>;
  UpdateProductSubCategoryInput: Partial<UpdateProductSubCategoryInput>;
  UpdateProductSubCategoryPayload: Partial<UpdateProductSubCategoryPayload>;
  Upload: Partial<Scalars['Upload']['output']>;
  UploadProductImageInput: Partial<UploadProductImageInput>;
  UploadProductImagePayload: Partial<UploadProductImagePayload>;
  UserError: Partial<UserError>;
  UserErrorParam: Partial<UserErrorParam>;
  VerifyOfferInput: Partial<VerifyOfferInput>;
  VerifyOfferPayload: Partial<VerifyOfferPayload>;
  Viewer: Partial<Viewer>;
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = Context, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AuthorizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authorize'] = ResolversParentTypes['Authorize']> = {
  actionCodes?: Resolver<Array<ResolversTypes['ActionCode']>, ParentType, ContextType>;
  objectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BadgeMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeMember'] = ResolversParentTypes['BadgeMember']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ltv?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgeMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeMemberPage'] = ResolversParentTypes['BadgeMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['BadgeMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoughtFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoughtFigures'] = ResolversParentTypes['BoughtFigures']> = {
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instituteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFigures'] = ResolversParentTypes['CategoryFigures']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CategoryFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFiguresPage'] = ResolversParentTypes['CategoryFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['CategoryFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Condition'] = ResolversParentTypes['Condition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConditionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConditionValue'] = ResolversParentTypes['ConditionValue']> = {
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  conditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CountPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountPoint'] = ResolversParentTypes['CountPoint']> = {
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountSeries'] = ResolversParentTypes['CountSeries']> = {
  points?: Resolver<Array<ResolversTypes['CountPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  varName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponValue'] = ResolversParentTypes['CouponValue']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  couponId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateProductCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductCategoryPayload'] = ResolversParentTypes['CreateProductCategoryPayload']> = {
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductPayload'] = ResolversParentTypes['CreateProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateProductSubCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProductSubCategoryPayload'] = ResolversParentTypes['CreateProductSubCategoryPayload']> = {
  productSubCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteProductCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductCategoryPayload'] = ResolversParentTypes['DeleteProductCategoryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductPayload'] = ResolversParentTypes['DeleteProductPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteProductSubCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProductSubCategoryPayload'] = ResolversParentTypes['DeleteProductSubCategoryPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type GuestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Guest'] = ResolversParentTypes['Guest']> = {
  ageRange?: Resolver<Maybe<ResolversTypes['AgeRange']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GuestFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GuestFigures'] = ResolversParentTypes['GuestFigures']> = {
  ageRange?: Resolver<Maybe<ResolversTypes['AgeRange']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HealthCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheck'] = ResolversParentTypes['HealthCheck']> = {
  current?: Resolver<ResolversTypes['HealthCheckMonth'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['HealthCheckMonth'], ParentType, ContextType>;
  revenueChangePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HealthCheckMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheckMonth'] = ResolversParentTypes['HealthCheckMonth']> = {
  averageBasket?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  guestShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highDemandProduct?: Resolver<Maybe<ResolversTypes['TopByQty']>, ParentType, ContextType>;
  memberShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peakDay?: Resolver<Maybe<ResolversTypes['PeakDay']>, ParentType, ContextType>;
  topCategory?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  topChannel?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  topProduct?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCount'] = ResolversParentTypes['ImportCount']> = {
  inserted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProductsPayload'] = ResolversParentTypes['ImportProductsPayload']> = {
  imported?: Resolver<Maybe<ResolversTypes['ImportCount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InstituteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Institute'] = ResolversParentTypes['Institute']> = {
  fontColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface LocalDateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDateTime'], any> {
  name: 'LocalDateTime';
}

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastTransactionTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  remainingPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberBadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberBadge'] = ResolversParentTypes['MemberBadge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFigures'] = ResolversParentTypes['MemberFigures']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lifeTime?: Resolver<Maybe<ResolversTypes['MemberLifeTime']>, ParentType, ContextType>;
  ltv?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFiguresPage'] = ResolversParentTypes['MemberFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['MemberFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberLifeTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLifeTime'] = ResolversParentTypes['MemberLifeTime']> = {
  cashAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  creditDebitAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  otherAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Preference']>, ParentType, ContextType>;
  topExpenseCategory?: Resolver<Maybe<ResolversTypes['Preference']>, ParentType, ContextType>;
  topExpenseProduct?: Resolver<Maybe<ResolversTypes['Preference']>, ParentType, ContextType>;
  topFrequentCategory?: Resolver<Maybe<ResolversTypes['Preference']>, ParentType, ContextType>;
  topFrequentProduct?: Resolver<Maybe<ResolversTypes['Preference']>, ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transferAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTier'] = ResolversParentTypes['MemberTier']> = {
  conditions?: Resolver<Array<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  desc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privileges?: Resolver<Array<ResolversTypes['TierPrivilege']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type MemberTierPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTierPage'] = ResolversParentTypes['MemberTierPage']> = {
  items?: Resolver<Array<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Merchant'] = ResolversParentTypes['Merchant']> = {
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showVat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantBranchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantBranch'] = ResolversParentTypes['MerchantBranch']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantBranchPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantBranchPage'] = ResolversParentTypes['MerchantBranchPage']> = {
  items?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantRole'] = ResolversParentTypes['MerchantRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MerchantUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantUser'] = ResolversParentTypes['MerchantUser']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createProduct?: Resolver<ResolversTypes['CreateProductPayload'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createProductCategory?: Resolver<ResolversTypes['CreateProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateProductCategoryArgs, 'input'>>;
  createProductSubCategory?: Resolver<ResolversTypes['CreateProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateProductSubCategoryArgs, 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'input'>>;
  deleteProductCategory?: Resolver<ResolversTypes['DeleteProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductCategoryArgs, 'input'>>;
  deleteProductSubCategory?: Resolver<ResolversTypes['DeleteProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductSubCategoryArgs, 'input'>>;
  importProducts?: Resolver<ResolversTypes['ImportProductsPayload'], ParentType, ContextType, RequireFields<MutationImportProductsArgs, 'input'>>;
  pay?: Resolver<ResolversTypes['PayPayload'], ParentType, ContextType, RequireFields<MutationPayArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProductCategory?: Resolver<ResolversTypes['UpdateProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductCategoryArgs, 'input'>>;
  updateProductSubCategory?: Resolver<ResolversTypes['UpdateProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductSubCategoryArgs, 'input'>>;
  uploadProductImage?: Resolver<ResolversTypes['UploadProductImagePayload'], ParentType, ContextType, RequireFields<MutationUploadProductImageArgs, 'input'>>;
  verifyOffer?: Resolver<ResolversTypes['VerifyOfferPayload'], ParentType, ContextType, RequireFields<MutationVerifyOfferArgs, 'input'>>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  conditions?: Resolver<Array<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  desc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasAuthorizePin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CouponValue']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type OfferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPage'] = ResolversParentTypes['OfferPage']> = {
  items?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayPayload'] = ResolversParentTypes['PayPayload']> = {
  remainingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PaymentChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChannel'] = ResolversParentTypes['PaymentChannel']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accountNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institute?: Resolver<Maybe<ResolversTypes['Institute']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
};

export type PaymentChannelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChannelPage'] = ResolversParentTypes['PaymentChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethodFigures'] = ResolversParentTypes['PaymentMethodFigures']> = {
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType>;
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institute?: Resolver<Maybe<ResolversTypes['Institute']>, ParentType, ContextType>;
  instituteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instituteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PeakDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeakDay'] = ResolversParentTypes['PeakDay']> = {
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type PeriodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Period'] = ResolversParentTypes['Period']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PeriodType'], ParentType, ContextType>;
};

export interface PhoneNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneNumber'], any> {
  name: 'PhoneNumber';
}

export type PointRatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRates'] = ResolversParentTypes['PointRates']> = {
  earnCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redeemPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preference'] = ResolversParentTypes['Preference']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  frequent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  desc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retailPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skipStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  desc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategoryPage'] = ResolversParentTypes['ProductCategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFigures'] = ResolversParentTypes['ProductFigures']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFiguresPage'] = ResolversParentTypes['ProductFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['ProductFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSubCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSubCategory'] = ResolversParentTypes['ProductSubCategory']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  desc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSubCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSubCategoryPage'] = ResolversParentTypes['ProductSubCategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QtyPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QtyPoint'] = ResolversParentTypes['QtyPoint']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QtySeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QtySeries'] = ResolversParentTypes['QtySeries']> = {
  guest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['QtyPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cards?: Resolver<Array<ResolversTypes['Card']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['Condition']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['Coupon']>, ParentType, ContextType>;
  institutes?: Resolver<Array<ResolversTypes['Institute']>, ParentType, ContextType, Partial<QueryInstitutesArgs>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberBadges?: Resolver<Array<ResolversTypes['MemberBadge']>, ParentType, ContextType>;
  memberTier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType, RequireFields<QueryMemberTierArgs, 'id'>>;
  memberTiers?: Resolver<ResolversTypes['MemberTierPage'], ParentType, ContextType, RequireFields<QueryMemberTiersArgs, 'page' | 'perPage'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'page' | 'perPage'>>;
  merchantBranch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType, RequireFields<QueryMerchantBranchArgs, 'id'>>;
  merchantBranches?: Resolver<ResolversTypes['MerchantBranchPage'], ParentType, ContextType, RequireFields<QueryMerchantBranchesArgs, 'page' | 'perPage'>>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offers?: Resolver<ResolversTypes['OfferPage'], ParentType, ContextType, RequireFields<QueryOffersArgs, 'page' | 'perPage'>>;
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType, RequireFields<QueryPaymentChannelArgs, 'id'>>;
  paymentChannels?: Resolver<ResolversTypes['PaymentChannelPage'], ParentType, ContextType, RequireFields<QueryPaymentChannelsArgs, 'page' | 'perPage'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productCategories?: Resolver<ResolversTypes['ProductCategoryPage'], ParentType, ContextType, RequireFields<QueryProductCategoriesArgs, 'page' | 'perPage'>>;
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType, RequireFields<QueryProductCategoryArgs, 'id'>>;
  productSubCategories?: Resolver<ResolversTypes['ProductSubCategoryPage'], ParentType, ContextType, RequireFields<QueryProductSubCategoriesArgs, 'page' | 'perPage'>>;
  productSubCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType, RequireFields<QueryProductSubCategoryArgs, 'id'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'perPage'>>;
  statistics?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType, RequireFields<QueryStatisticsArgs, 'period'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'id'>>;
  transactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, RequireFields<QueryTransactionsArgs, 'page' | 'perPage'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevenuePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevenuePoint'] = ResolversParentTypes['RevenuePoint']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RevenueSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevenueSeries'] = ResolversParentTypes['RevenueSeries']> = {
  guest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['RevenuePoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  bigSpenders?: Resolver<Maybe<ResolversTypes['BadgeMemberPage']>, ParentType, ContextType, RequireFields<StatisticsBigSpendersArgs, 'page' | 'perPage'>>;
  frequentMembers?: Resolver<Maybe<ResolversTypes['BadgeMemberPage']>, ParentType, ContextType, RequireFields<StatisticsFrequentMembersArgs, 'page' | 'perPage'>>;
  guests?: Resolver<Maybe<Array<ResolversTypes['GuestFigures']>>, ParentType, ContextType>;
  healthCheck?: Resolver<Maybe<ResolversTypes['HealthCheck']>, ParentType, ContextType, Partial<StatisticsHealthCheckArgs>>;
  members?: Resolver<Maybe<ResolversTypes['MemberFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsMembersArgs, 'page' | 'perPage'>>;
  newSubs?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethodFigures']>>, ParentType, ContextType>;
  period?: Resolver<ResolversTypes['Period'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['Statistics'], ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['CategoryFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductCategoriesArgs, 'page' | 'perPage'>>;
  productSubCategories?: Resolver<Maybe<ResolversTypes['SubCategoryFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductSubCategoriesArgs, 'page' | 'perPage'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductsArgs, 'page' | 'perPage'>>;
  tiers?: Resolver<Maybe<Array<ResolversTypes['TierFigures']>>, ParentType, ContextType>;
  totalEarn?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  totalQty?: Resolver<Maybe<ResolversTypes['QtySeries']>, ParentType, ContextType>;
  totalRedeem?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  totalRemaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalRevenue?: Resolver<Maybe<ResolversTypes['RevenueSeries']>, ParentType, ContextType>;
  totalSubs?: Resolver<Maybe<ResolversTypes['TierSubs']>, ParentType, ContextType>;
  totalTrans?: Resolver<Maybe<ResolversTypes['TransSeries']>, ParentType, ContextType>;
};

export type SubCategoryFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategoryFigures'] = ResolversParentTypes['SubCategoryFigures']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubCategoryFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategoryFiguresPage'] = ResolversParentTypes['SubCategoryFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['SubCategoryFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TierCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierCount'] = ResolversParentTypes['TierCount']> = {
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TierFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierFigures'] = ResolversParentTypes['TierFigures']> = {
  bigSpenders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  frequentMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ltv?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TierPrivilegeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierPrivilege'] = ResolversParentTypes['TierPrivilege']> = {
  condition?: Resolver<Maybe<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CouponValue'], ParentType, ContextType>;
};

export type TierSubsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierSubs'] = ResolversParentTypes['TierSubs']> = {
  tiers?: Resolver<Array<ResolversTypes['TierCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopByQtyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopByQty'] = ResolversParentTypes['TopByQty']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TopByRevenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopByRevenue'] = ResolversParentTypes['TopByRevenue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TraceEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TraceEntry'] = ResolversParentTypes['TraceEntry']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['UserErrorParam']>, ParentType, ContextType>;
};

export type TransPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransPoint'] = ResolversParentTypes['TransPoint']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransSeries'] = ResolversParentTypes['TransSeries']> = {
  guest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['TransPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['TransactionChannel']>, ParentType, ContextType>;
  createBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  createById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createLocalTime?: Resolver<ResolversTypes['LocalDateTime'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['Guest']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slipImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  tierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trace?: Resolver<Array<ResolversTypes['TraceEntry']>, ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransactionChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionChannel'] = ResolversParentTypes['TransactionChannel']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  instituteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
};

export type TransactionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionItem'] = ResolversParentTypes['TransactionItem']> = {
  chargeAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  itemRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['TransactionItemType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  qty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransactionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage']> = {
  items?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateProductCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductCategoryPayload'] = ResolversParentTypes['UpdateProductCategoryPayload']> = {
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateProductSubCategoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProductSubCategoryPayload'] = ResolversParentTypes['UpdateProductSubCategoryPayload']> = {
  productSubCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadProductImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadProductImagePayload'] = ResolversParentTypes['UploadProductImagePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<Array<ResolversTypes['UserErrorParam']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorParamResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserErrorParam'] = ResolversParentTypes['UserErrorParam']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyOfferPayload'] = ResolversParentTypes['VerifyOfferPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  authorizes?: Resolver<Array<ResolversTypes['Authorize']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branches?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  merchant?: Resolver<ResolversTypes['Merchant'], ParentType, ContextType>;
  pointRates?: Resolver<ResolversTypes['PointRates'], ParentType, ContextType>;
  realmId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rewardInstanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['MerchantRole'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Authorize?: AuthorizeResolvers<ContextType>;
  BadgeMember?: BadgeMemberResolvers<ContextType>;
  BadgeMemberPage?: BadgeMemberPageResolvers<ContextType>;
  BoughtFigures?: BoughtFiguresResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CategoryFigures?: CategoryFiguresResolvers<ContextType>;
  CategoryFiguresPage?: CategoryFiguresPageResolvers<ContextType>;
  Condition?: ConditionResolvers<ContextType>;
  ConditionValue?: ConditionValueResolvers<ContextType>;
  CountPoint?: CountPointResolvers<ContextType>;
  CountSeries?: CountSeriesResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponValue?: CouponValueResolvers<ContextType>;
  CreateProductCategoryPayload?: CreateProductCategoryPayloadResolvers<ContextType>;
  CreateProductPayload?: CreateProductPayloadResolvers<ContextType>;
  CreateProductSubCategoryPayload?: CreateProductSubCategoryPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteProductCategoryPayload?: DeleteProductCategoryPayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteProductSubCategoryPayload?: DeleteProductSubCategoryPayloadResolvers<ContextType>;
  Guest?: GuestResolvers<ContextType>;
  GuestFigures?: GuestFiguresResolvers<ContextType>;
  HealthCheck?: HealthCheckResolvers<ContextType>;
  HealthCheckMonth?: HealthCheckMonthResolvers<ContextType>;
  ImportCount?: ImportCountResolvers<ContextType>;
  ImportProductsPayload?: ImportProductsPayloadResolvers<ContextType>;
  Institute?: InstituteResolvers<ContextType>;
  LocalDateTime?: GraphQLScalarType;
  Member?: MemberResolvers<ContextType>;
  MemberBadge?: MemberBadgeResolvers<ContextType>;
  MemberFigures?: MemberFiguresResolvers<ContextType>;
  MemberFiguresPage?: MemberFiguresPageResolvers<ContextType>;
  MemberLifeTime?: MemberLifeTimeResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  MemberTier?: MemberTierResolvers<ContextType>;
  MemberTierPage?: MemberTierPageResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MerchantBranch?: MerchantBranchResolvers<ContextType>;
  MerchantBranchPage?: MerchantBranchPageResolvers<ContextType>;
  MerchantRole?: MerchantRoleResolvers<ContextType>;
  MerchantUser?: MerchantUserResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferPage?: OfferPageResolvers<ContextType>;
  PayPayload?: PayPayloadResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PaymentChannelPage?: PaymentChannelPageResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodFigures?: PaymentMethodFiguresResolvers<ContextType>;
  PeakDay?: PeakDayResolvers<ContextType>;
  Period?: PeriodResolvers<ContextType>;
  PhoneNumber?: GraphQLScalarType;
  PointRates?: PointRatesResolvers<ContextType>;
  Preference?: PreferenceResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductCategoryPage?: ProductCategoryPageResolvers<ContextType>;
  ProductFigures?: ProductFiguresResolvers<ContextType>;
  ProductFiguresPage?: ProductFiguresPageResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSubCategory?: ProductSubCategoryResolvers<ContextType>;
  ProductSubCategoryPage?: ProductSubCategoryPageResolvers<ContextType>;
  QtyPoint?: QtyPointResolvers<ContextType>;
  QtySeries?: QtySeriesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  RevenuePoint?: RevenuePointResolvers<ContextType>;
  RevenueSeries?: RevenueSeriesResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  SubCategoryFigures?: SubCategoryFiguresResolvers<ContextType>;
  SubCategoryFiguresPage?: SubCategoryFiguresPageResolvers<ContextType>;
  TierCount?: TierCountResolvers<ContextType>;
  TierFigures?: TierFiguresResolvers<ContextType>;
  TierPrivilege?: TierPrivilegeResolvers<ContextType>;
  TierSubs?: TierSubsResolvers<ContextType>;
  TopByQty?: TopByQtyResolvers<ContextType>;
  TopByRevenue?: TopByRevenueResolvers<ContextType>;
  TraceEntry?: TraceEntryResolvers<ContextType>;
  TransPoint?: TransPointResolvers<ContextType>;
  TransSeries?: TransSeriesResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionChannel?: TransactionChannelResolvers<ContextType>;
  TransactionItem?: TransactionItemResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  UpdateProductCategoryPayload?: UpdateProductCategoryPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProductSubCategoryPayload?: UpdateProductSubCategoryPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadProductImagePayload?: UploadProductImagePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserErrorParam?: UserErrorParamResolvers<ContextType>;
  VerifyOfferPayload?: VerifyOfferPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
};
