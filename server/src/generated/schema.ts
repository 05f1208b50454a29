import type { Upload } from '../gateway/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { StatisticsScope, FiguresScope } from '../insight/StatisticsScope.ts';
import type { PointsLiabilityScope } from '../insight/figures/index.ts';
import type { ReadRow } from '../insight/breakdown/readBreakdown.ts';
import type { Context } from '../gateway/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number that adds up over many: points, pieces, sales, members. A JSON number, exact up to 9,007,199,254,740,991 (2^53-1), where `Int` ends at 2,147,483,647. Only served, never taken. */
  Count: { input: number; output: number; }
  /** A calendar day `YYYY-MM-DD`, in the branch's time zone. A year of the Buddhist era is refused, with the year that is meant. */
  Date: { input: string; output: string; }
  /** A moment as RFC 3339 in UTC, for example `2026-11-20T09:15:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A wall-clock moment in the branch's time zone (Asia/Bangkok unless the branch says otherwise), without an offset. Served as `YYYY-MM-DD HH:mm:ss`; taken with a space or a `T` between day and time, and without seconds as well. A year of the Buddhist era is refused, with the year that is meant. */
  LocalDateTime: { input: string; output: string; }
  /** An amount in THB: a number with at most two decimals, exact to the satang. More decimals are refused. What this and the other scalars are in a generated client is told by the package `@taem/client`. */
  Money: { input: number; output: number; }
  /** A telephone number in E.164, for example `+66812345678`. A ten-digit Thai number is accepted as input. */
  PhoneNumber: { input: string; output: string; }
  /** The address of a picture, relative to that of this API: a client that runs elsewhere resolves it, in JavaScript `new URL(imageUrl, 'https://shop.example/graphql')`. It needs no session, but for the picture of a slip. That of a person carries a signature and is good for a day at most: read it again instead of keeping it. */
  PictureUrl: { input: string; output: string; }
  /** A file of a multipart request; as a text or a number it is refused. */
  Upload: { input: Upload; output: Upload; }
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
  /** Makes the adjustment safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Points the sale earns from now on: the new number, not the difference; at most 10,000,000. */
  points: Scalars['Int']['input'];
  /** Why, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** What adjusting gives. */
export type AdjustPointsPayload = {
  __typename?: 'AdjustPointsPayload';
  /** Points given to the member, negative when taken; null when refused. */
  difference?: Maybe<Scalars['Int']['output']>;
  /** Points the member has afterwards; null when refused. */
  remainingPoints?: Maybe<Scalars['Int']['output']>;
  /** The sale with its new points; null when refused. */
  transaction?: Maybe<Transaction>;
  /** WRONG_AUTHORIZE_CODE, TOO_MANY_ATTEMPTS, ALREADY_VOID, IS_RETURN, HAS_RETURNS, NOT_FOR_GUEST, INSUFFICIENT_POINTS (`missing` says how many), TOO_MANY_POINTS, STALE_VERSION, PERMISSION, NOT_FOUND, IDEMPOTENCY_CONFLICT, or VALIDATION with its path; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** Age of a guest, as the cashier sees it. */
export type AgeRange =
  /** 1 to 12 years. */
  | '1-12'
  /** 13 to 24 years. */
  | '13-24'
  /** 25 to 60 years. */
  | '25-60'
  /** Over 60 years. */
  | 'Over 60';

/** When the figure of an alert is worth a mail. */
export type AlertCondition =
  /** It is more than the threshold. */
  | 'ABOVE'
  /** It is less than the threshold. */
  | 'BELOW'
  /** That of yesterday is far from the same weekday in the eight weeks before, as notes on days measure it. */
  | 'UNUSUAL';

/** What a second person approved. */
export type Approval = {
  __typename?: 'Approval';
  /** What of it took an approval. */
  actions: Array<ApprovalAction>;
  /** Until when it can be used. */
  expiresAt: Scalars['DateTime']['output'];
  /** `pay`, `voidTransaction`, `returnSale`, `moveCash` and `closeShift` take it as `approvalId`, `exchangeSale` in `sale`. */
  id: Scalars['ID']['output'];
};

/** What may take an approval. */
export type ApprovalAction =
  /** A sale of a day before. */
  | 'BACK_DATING'
  /** Cash put into a drawer or taken out, above the limit. */
  | 'CASH'
  /** A shift that is closed over or short by more than the limit; also a blind count that follows one that was refused for that, whatever it comes to. */
  | 'DIFFERENCE'
  /** A discount typed without a code, above the limit. */
  | 'DISCOUNT'
  /** A price that the cashier typed. */
  | 'OWN_PRICE'
  /** A return above the limit. */
  | 'RETURN'
  /** A void. */
  | 'VOID';

/** Whether something takes an approval. */
export type ApprovalRule =
  /** It always does. */
  | 'ALWAYS'
  /** It does not. */
  | 'NEVER';

/** What takes the approval of a second person of who has no right to approve (Write on `Page.Merchant.Payment.Approval`). Without a limit everything goes by the rights and codes alone. */
export type ApprovalSetting = {
  __typename?: 'ApprovalSetting';
  /** A sale of a day before: NEVER unless it was changed. */
  approveBackDating: ApprovalRule;
  /** Above how many THB cash that is put into a drawer or taken out takes one: 1,000,000,000, which is none, unless it was changed. */
  approveCashAbove: Scalars['Money']['output'];
  /** Above how many THB over or short the closing of a shift takes one: 1,000,000,000, which is none, unless it was changed. */
  approveDifferenceAbove: Scalars['Money']['output'];
  /** Above how many percent of the lines a discount typed without a code takes one: 100, which is none, unless it was changed. */
  approveDiscountAbove: Scalars['Int']['output'];
  /** A price that the cashier types: NEVER unless it was changed. */
  approveOwnPrice: ApprovalRule;
  /** Above how many THB a return takes one, with what was returned of its sale before: 1,000,000,000, which is none, unless it was changed. */
  approveReturnAbove: Scalars['Money']['output'];
  /** A void: NEVER unless it was changed. */
  approveVoid: ApprovalRule;
  /** Always `self`: a merchant has one of them. For a client's cache. */
  id: Scalars['ID']['output'];
};

/** An exchange that is approved, both halves of it. */
export type ApproveExchangeInput = {
  /** What comes back. */
  returned: ApproveReturnInput;
  /** What is taken, as `exchangeSale` takes it. */
  sale: PayInput;
};

/** What is approved, one of `sale`, `void`, `return`, `exchange`, `cash` and `closing`, and by whom. */
export type ApproveInput = {
  /** Who approves, of `tillUsers`. */
  approverId: Scalars['ID']['input'];
  /** Cash in or out, as it will be moved. */
  cash?: InputMaybe<MoveCashInput>;
  /** The closing of a shift, as it will be sent. */
  closing?: InputMaybe<CloseShiftInput>;
  /** The exchange. */
  exchange?: InputMaybe<ApproveExchangeInput>;
  /** The PIN of that person. After 8 wrong ones in a row it opens nothing until they sign in with the password. */
  pin: Scalars['String']['input'];
  /** The return. */
  return?: InputMaybe<ApproveReturnInput>;
  /** The sale as it will be paid; how it is paid, the slip and the key are no part of what is approved. */
  sale?: InputMaybe<PayInput>;
  /** The void. */
  void?: InputMaybe<ApproveVoidInput>;
};

/** What approving gives. */
export type ApprovePayload = {
  __typename?: 'ApprovePayload';
  /** The approval; null when refused. */
  approval?: Maybe<Approval>;
  /** WRONG_TILL_PIN, TILL_PIN_LOCKED, NOT_AN_APPROVER, NO_APPROVAL_NEEDED, TOO_MANY_ATTEMPTS, SHIFT_CLOSED, STALE_VERSION, PERMISSION, NOT_FOUND, VALIDATION with its path, or what `pay` refuses of the sale. */
  userErrors: Array<UserError>;
};

/** A return that is approved: a change of any of it needs another approval. */
export type ApproveReturnInput = {
  /** As `previewReturn` gave it. */
  amount: Scalars['Money']['input'];
  /** Delivery is given back too. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** Handed back in cash. */
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which pieces. */
  lines: Array<ReturnLineInput>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** A void that is approved. */
export type ApproveVoidInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** What products differ by, with what there is to choose from. */
export type Attribute = Node & {
  __typename?: 'Attribute';
  /** What there is to choose from. */
  choices: Array<Scalars['String']['output']>;
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Attribute id. */
  id: Scalars['ID']['output'];
  /** For example Size. */
  name: Scalars['String']['output'];
};

/** What a role may do on one page. */
export type Authorize = {
  __typename?: 'Authorize';
  /** What it may do there. */
  actionCodes: Array<ActionCode>;
  /** Page, for example `Page.Merchant.Payment`. */
  objectCode: Scalars['String']['output'];
};

/** Rights on one page. */
export type AuthorizeInput = {
  /** What the role may do there; an entry without any is left out. */
  actionCodes: Array<ActionCode>;
  /** Page: the code of a menu. */
  objectCode: Scalars['String']['input'];
};

/** A member who is on the list of a threshold as of the last day of a period, with what they bought in it. */
export type BadgeMember = {
  __typename?: 'BadgeMember';
  /** Member code. */
  code: Scalars['String']['output'];
  /** Points earned in the period. */
  earnPoints: Scalars['Count']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Lifetime value in THB: all ever paid, without delivery. */
  lifetimeRevenue: Scalars['Money']['output'];
  /** The member. */
  member?: Maybe<Member>;
  /** Member id. */
  memberId: Scalars['ID']['output'];
  /** Whether one's role may not know how to reach members. Then `phone` is null whatever is recorded. */
  personalHidden: Scalars['Boolean']['output'];
  /** Null when not recorded, and where one's role may not know it (`personalHidden`). */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Points spent in the period. */
  redeemPoints: Scalars['Count']['output'];
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Deductions in the period, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction, in the period. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces in the period. */
  totalQuantity: Scalars['Count']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Count']['output'];
};

/** One page of members who reached a threshold. */
export type BadgeMemberPage = {
  __typename?: 'BadgeMemberPage';
  /** The rows of this page. */
  items: Array<BadgeMember>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
  /** What the rows of all pages come to (GET stat/big-spenders/totals or stat/frequent-members/totals, extensions). */
  totals?: Maybe<MemberFiguresTotals>;
};

/** How many sales were of how many pieces. */
export type BasketPieces = {
  __typename?: 'BasketPieces';
  /** Pieces for each sale, to two decimals; null without a sale. */
  average?: Maybe<Scalars['Float']['output']>;
  /** From one piece up; empty without a sale. */
  steps: Array<BasketPiecesStep>;
};

/** Sales of so many pieces. */
export type BasketPiecesStep = {
  __typename?: 'BasketPiecesStep';
  /** Whether sales of more pieces are here too, as in the last step. */
  orMore: Scalars['Boolean']['output'];
  /** Pieces. */
  pieces: Scalars['Int']['output'];
  /** Part of all sales in percent, to two decimals. */
  share: Scalars['Float']['output'];
  /** Their revenue in THB without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Count']['output'];
};

/** How many sales came to how much. */
export type BasketSizes = {
  __typename?: 'BasketSizes';
  /** Revenue for each sale in THB; null without a sale. */
  average?: Maybe<Scalars['Money']['output']>;
  /** Half of the sales came to no more, in THB without delivery; null without a sale. */
  median?: Maybe<Scalars['Money']['output']>;
  /** From the smallest up, of one width but the last, which has no end; empty without a sale. */
  steps: Array<BasketStep>;
};

/** Sales that came to an amount within a step. */
export type BasketStep = {
  __typename?: 'BasketStep';
  /** Least amount in THB. */
  from: Scalars['Money']['output'];
  /** Part of all sales in percent, to two decimals. */
  share: Scalars['Float']['output'];
  /** Amount in THB that the sales are below; null for the last step. */
  to?: Maybe<Scalars['Money']['output']>;
  /** Their revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Count']['output'];
};

/** How much a shop sells at once, so that a slip of the finger is not recorded. Sales that are recorded already stand. */
export type BillBounds = {
  __typename?: 'BillBounds';
  /** Always `self`: a merchant has one set of bounds. For a client's cache. */
  id: Scalars['ID']['output'];
  /** Highest sum of all lines and delivery of a bill before any deduction: 1,000,000 THB unless it was changed. */
  maxBillAmount: Scalars['Money']['output'];
  /** Most pieces of one line: 1,000 unless it was changed. */
  maxLineQuantity: Scalars['Int']['output'];
  /** What a discount whose value is typed at the till may take off, in percent of the lines: 50 unless it was changed. A discount with an authorization code is not bounded by it. */
  maxTypedDiscountPercent: Scalars['Int']['output'];
  /** Highest price of one piece: 1,000,000 THB unless it was changed. */
  maxUnitPrice: Scalars['Money']['output'];
};

/** What one customer type bought of a product or category in the period. */
export type BoughtFigures = {
  __typename?: 'BoughtFigures';
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Line totals in THB, before the deductions of the bill. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Count']['output'];
};

/** What somebody bought, in sales that stand: one of the products, or something of one of the categories as it was sold then; where one works in some branches alone, in sales of those. Names at least one of both. */
export type BoughtFilter = {
  /** Anything of these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** On these business days; ever when absent. */
  days?: InputMaybe<DayRangeInput>;
  /** Any of these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Figures of sales by up to three dimensions. */
export type Breakdown = {
  __typename?: 'Breakdown';
  /** Key for a client's cache: tells days, branch and all arguments. Made up here; nothing is read by it. */
  id: Scalars['ID']['output'];
  /** One for each key in which anything was sold; where `previous` or `change` is asked for, also one without a sale for each key of the days compared with, so that what stopped selling is seen. */
  rows: Array<BreakdownRow>;
  /** From what it was made. */
  source: FiguresSource;
  /** Rows that there are, also beyond `first`. */
  total: Scalars['Int']['output'];
  /** All sales of the filter, whichever rows are shown. They are counted as sales: over lines, tenders and offers rows need not come to them. */
  totals: BreakdownMeasures;
};

/** What figures of sales can be broken down by. */
export type BreakdownDimension =
  /** A member's on the day of the sale, a guest's as the cashier saw it. Known to whoever may know birthdates; refused with PERMISSION for others. */
  | 'AGE'
  /** Bank or other institute of a tender; none for cash. */
  | 'BANK'
  /** Branch that sold. */
  | 'BRANCH'
  /** Who rang it up. */
  | 'CASHIER'
  /** Category of the product on the day, by the lines of bills. */
  | 'CATEGORY'
  /** Member or guest. */
  | 'CUSTOMER_TYPE'
  /** Business date. */
  | 'DAY'
  /** A member's as it is known now, a guest's as the cashier saw it. */
  | 'GENDER'
  /** Hour of the day, by the clock of the branch. */
  | 'HOUR'
  /** Member; sales to guests are in no row. */
  | 'MEMBER'
  /** Calendar month. */
  | 'MONTH'
  /** Whether it is the first sale of its member that stands, by the clock; neither for guests. */
  | 'NEW_OR_RETURNING'
  /** Discount or special offer that was given; sales without one are in no row, those with two in both. */
  | 'OFFER'
  /** Product, by the lines of bills. */
  | 'PRODUCT'
  /** Calendar quarter. */
  | 'QUARTER'
  /** Sub-category of the product on the day, by the lines of bills. */
  | 'SUB_CATEGORY'
  /** Kind of tender. */
  | 'TENDER'
  /** The member's tier when they bought, before the sale; none for guests. `tiers` has sales by the tier that members are in now. */
  | 'TIER'
  /** The till at which it was rung up or handed back; null for none. */
  | 'TILL'
  /** Week, from Monday. */
  | 'WEEK'
  /** Day of the week of the business date. */
  | 'WEEKDAY'
  /** Calendar year. */
  | 'YEAR';

/** A figure of a breakdown, by the name of its field. */
export type BreakdownMeasure =
  /** `averageBasket` */
  | 'AVERAGE_BASKET'
  /** `earnPoints` */
  | 'EARN_POINTS'
  /** `itemAmount` */
  | 'ITEM_AMOUNT'
  /** `redeemPoints` */
  | 'REDEEM_POINTS'
  /** `tenderAmount` */
  | 'TENDER_AMOUNT'
  /** `totalDiscount` */
  | 'TOTAL_DISCOUNT'
  /** `totalMembers` */
  | 'TOTAL_MEMBERS'
  /** `totalPayment` */
  | 'TOTAL_PAYMENT'
  /** `totalQuantity` */
  | 'TOTAL_QUANTITY'
  /** `totalRevenue` */
  | 'TOTAL_REVENUE'
  /** `totalTransactions` */
  | 'TOTAL_TRANSACTIONS';

/** Figures of sales; null where one is not told, as it would mean something else than its name says. */
export type BreakdownMeasures = {
  __typename?: 'BreakdownMeasures';
  /** `totalRevenue` for each of `totalTransactions`, never a mean of means; null where nothing was sold. Not told by lines and tenders. */
  averageBasket?: Maybe<Scalars['Money']['output']>;
  /** Points earned; adjustments are in the day of their sale. Told of whole sales only. */
  earnPoints?: Maybe<Scalars['Count']['output']>;
  /** Lines of bills before deductions of the bill: adds up over products and categories. Not told by tenders and offers. */
  itemAmount?: Maybe<Scalars['Money']['output']>;
  /** Points spent. Told of whole sales only. */
  redeemPoints?: Maybe<Scalars['Count']['output']>;
  /** What tenders paid, delivery included: adds up over tenders. Not told by lines and offers. */
  tenderAmount?: Maybe<Scalars['Money']['output']>;
  /** All deductions, 0 or negative; in rows by offer what the offer itself took off. Not told by lines and tenders. */
  totalDiscount?: Maybe<Scalars['Money']['output']>;
  /** Different members, counted; they do not add up over rows. */
  totalMembers?: Maybe<Scalars['Count']['output']>;
  /** Products before deductions of the bill. Told of whole sales only. */
  totalPayment?: Maybe<Scalars['Money']['output']>;
  /** Pieces. Not told by tenders and offers. */
  totalQuantity?: Maybe<Scalars['Count']['output']>;
  /** What was paid after all deductions, without delivery; in rows by offer that of the sales it was given on. Not told by lines and tenders. */
  totalRevenue?: Maybe<Scalars['Money']['output']>;
  /** Sales; by lines, tenders and offers those that have one, so that a sale may count in several rows. */
  totalTransactions?: Maybe<Scalars['Count']['output']>;
};

/** One row of a breakdown. Keys are null unless asked for in `by`, and where a sale has none. */
export type BreakdownRow = {
  __typename?: 'BreakdownRow';
  /** Age; null when not known. */
  ageRange?: Maybe<AgeRange>;
  /** As `BreakdownMeasures`. */
  averageBasket?: Maybe<Scalars['Money']['output']>;
  /** The branch; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** The category; null when it no longer exists. */
  category?: Maybe<ProductCategory>;
  /** Category id. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Change against `previous` in percent, to two decimals; null from 0, and without `previous`. */
  change?: Maybe<Scalars['Float']['output']>;
  /** The user; null when the record no longer exists. */
  createBy?: Maybe<MerchantUser>;
  /** Id of the user who rang it up. */
  createById?: Maybe<Scalars['ID']['output']>;
  /** Who bought. */
  customerType?: Maybe<CustomerType>;
  /** Business date. */
  day?: Maybe<Scalars['Date']['output']>;
  /** As `BreakdownMeasures`. */
  earnPoints?: Maybe<Scalars['Count']['output']>;
  /** Gender; null when not known. */
  gender?: Maybe<Gender>;
  /** 0 to 23. */
  hour?: Maybe<Scalars['Int']['output']>;
  /** Key for a client's cache: tells the breakdown and the keys of the row. Made up here; nothing is read by it. */
  id: Scalars['ID']['output'];
  /** The institute; null when it no longer exists. */
  institute?: Maybe<Institute>;
  /** Bank or other institute id. */
  instituteId?: Maybe<Scalars['ID']['output']>;
  /** As `BreakdownMeasures`. */
  itemAmount?: Maybe<Scalars['Money']['output']>;
  /** The member; null when the record no longer exists. */
  member?: Maybe<Member>;
  /** Member id. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** First day of the month. */
  month?: Maybe<Scalars['Date']['output']>;
  /** First sale of its member or a later one; null for guests. */
  newOrReturning?: Maybe<NewOrReturning>;
  /** The offer; null when it no longer exists. */
  offer?: Maybe<Offer>;
  /** Offer id. */
  offerId?: Maybe<Scalars['ID']['output']>;
  /** Kind of tender. */
  paymentMethod?: Maybe<PaymentChannelType>;
  /** The same key in the days that `compare` names, units of time by their place in the range; null without `compare`, and where those days have no such place. */
  previous?: Maybe<BreakdownMeasures>;
  /** The product; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Product id. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** First day of the quarter. */
  quarter?: Maybe<Scalars['Date']['output']>;
  /** As `BreakdownMeasures`. */
  redeemPoints?: Maybe<Scalars['Count']['output']>;
  /** Part of the `totals` in percent, to two decimals; null where there is nothing to share, or the row does not tell it. */
  share?: Maybe<Scalars['Float']['output']>;
  /** The sub-category; null when it no longer exists. */
  subCategory?: Maybe<ProductSubCategory>;
  /** Sub-category id. */
  subCategoryId?: Maybe<Scalars['ID']['output']>;
  /** As `BreakdownMeasures`. */
  tenderAmount?: Maybe<Scalars['Money']['output']>;
  /** That tier as it is called now; null for guests, without one, and when it no longer exists. */
  tier?: Maybe<MemberTier>;
  /** Id of the tier that the member was in when they bought, before the sale; null for guests and without one. By the tier of now: `tiers`. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** The till; null for none. */
  till?: Maybe<Till>;
  /** Till id. */
  tillId?: Maybe<Scalars['ID']['output']>;
  /** As `BreakdownMeasures`. */
  totalDiscount?: Maybe<Scalars['Money']['output']>;
  /** As `BreakdownMeasures`. */
  totalMembers?: Maybe<Scalars['Count']['output']>;
  /** As `BreakdownMeasures`. */
  totalPayment?: Maybe<Scalars['Money']['output']>;
  /** As `BreakdownMeasures`. */
  totalQuantity?: Maybe<Scalars['Count']['output']>;
  /** As `BreakdownMeasures`. */
  totalRevenue?: Maybe<Scalars['Money']['output']>;
  /** As `BreakdownMeasures`. */
  totalTransactions?: Maybe<Scalars['Count']['output']>;
  /** First day of the week, which may be before the first of the range; so for all units below. */
  week?: Maybe<Scalars['Date']['output']>;
  /** Day of the week. */
  weekday?: Maybe<Weekday>;
  /** First day of the year. */
  year?: Maybe<Scalars['Date']['output']>;
};


/** One row of a breakdown. Keys are null unless asked for in `by`, and where a sale has none. */
export type BreakdownRowChangeArgs = {
  of?: InputMaybe<BreakdownMeasure>;
};


/** One row of a breakdown. Keys are null unless asked for in `by`, and where a sale has none. */
export type BreakdownRowShareArgs = {
  of?: InputMaybe<BreakdownMeasure>;
};

/** Order of a breakdown's rows. */
export type BreakdownSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what; a figure that the rows do not tell is refused with VALIDATION. */
  field: BreakdownSortField;
};

/** What the rows of a breakdown can be sorted by. */
export type BreakdownSortField =
  /** Revenue for each sale. */
  | 'AVERAGE_BASKET'
  /** Points earned. */
  | 'EARN_POINTS'
  /** Lines of bills. */
  | 'ITEM_AMOUNT'
  /** What they are broken down by, the first dimension first. */
  | 'KEY'
  /** Points spent. */
  | 'REDEEM_POINTS'
  /** Tenders. */
  | 'TENDER_AMOUNT'
  /** Deductions. */
  | 'TOTAL_DISCOUNT'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Payment before deductions. */
  | 'TOTAL_PAYMENT'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Revenue. */
  | 'TOTAL_REVENUE'
  /** Sales. */
  | 'TOTAL_TRANSACTIONS';

/** What is done to a field of many records. */
export type BulkEditAction = {
  /** For `AMOUNT`: THB, less than 0 takes away. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** How it changes. */
  kind: BulkEditKind;
  /** For `PERCENT`: from -100 to 1000, with two decimals at most. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** To what an amount is made even, in THB: 0.01, 0.25, 1, 5, 10 or 100; 0.01 when null. */
  roundTo?: InputMaybe<Scalars['Money']['input']>;
  /** How an amount is made even; to the nearest when null. */
  rounding?: InputMaybe<BulkEditRounding>;
  /** For tags: which. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** For `SET`: `ACTIVE` or `INACTIVE`, an id, `true` or `false`, an amount in THB; null for no other record. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A record that would change. */
export type BulkEditExample = {
  __typename?: 'BulkEditExample';
  /** What would stand there; null for nothing. */
  after?: Maybe<ChangedValue>;
  /** What stands in the field; null for nothing. */
  before?: Maybe<ChangedValue>;
  /** What it is called; null for one without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Record id. */
  recordId: Scalars['ID']['output'];
};

/** One field that records are narrowed by. */
export type BulkEditFilter = {
  /** Name of the field in the filter of their list. */
  field: Scalars['String']['input'];
  /** The value, as the list's filter has it. */
  value: Scalars['String']['input'];
};

/** A change of many records. */
export type BulkEditInput = {
  /** What is done to it. */
  action: BulkEditAction;
  /** How many the preview found: with any other number nothing is changed. Not compared when null. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the field that changes, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** What the records are narrowed to; all when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** Names this request, 8 to 64 characters of ASCII: sent again, it is done once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Records by id, at most 1000; when null, all that the filter and the keyword find, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A part of what a list of them is searched by. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** For members: what their list is narrowed to, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** Contract type of the records, for example `Product`; of a `Member`, the `tags` can be changed. */
  type: Scalars['String']['input'];
};

/** What is done to a field. */
export type BulkEditKind =
  /** Tags are added. */
  | 'ADD_TAGS'
  /** An amount is changed by an amount. */
  | 'AMOUNT'
  /** An amount is changed by a percent of itself. */
  | 'PERCENT'
  /** Tags are taken away. */
  | 'REMOVE_TAGS'
  /** Every record gets the value. */
  | 'SET';

/** What came of a change of many records. */
export type BulkEditPayload = {
  __typename?: 'BulkEditPayload';
  /** How far it is; null when it was refused. */
  changeRun?: Maybe<ChangeRun>;
  /** Why it was refused: `STALE_VERSION` when other records match than the preview found. */
  userErrors: Array<UserError>;
};

/** What a change of many records would do. */
export type BulkEditPreview = {
  __typename?: 'BulkEditPreview';
  /** How many would change. */
  changing: Scalars['Int']['output'];
  /** How many records are meant. */
  count: Scalars['Int']['output'];
  /** The first that would change, at most 5. */
  examples: Array<BulkEditExample>;
  /** The first of those that cannot be changed, at most 20. */
  left: Array<LeftOut>;
  /** How many cannot be changed. */
  leftCount: Scalars['Int']['output'];
  /** How many are so already. */
  same: Scalars['Int']['output'];
};

/** How an amount is made even. */
export type BulkEditRounding =
  /** Downwards. */
  | 'DOWN'
  /** To the nearest step, from the middle upwards. */
  | 'NEAREST'
  /** Upwards. */
  | 'UP';

/** How lately and how often a member buys; `domain/src/customers/find/buyerGroups.ts` has the rule. */
export type BuyerGroup =
  /** Bought within 30 days, two to four times in all. */
  | 'ACTIVE'
  /** Last bought 91 to 180 days ago. */
  | 'AT_RISK'
  /** Last bought 31 to 90 days ago. */
  | 'COOLING'
  /** Last bought more than 180 days ago. */
  | 'LOST'
  /** Bought within 30 days, five times or more in all. */
  | 'LOYAL'
  /** Never bought. */
  | 'NEVER'
  /** Bought within 30 days for the first time. */
  | 'NEW';

/** Members of one group of buyers. */
export type BuyerGroupFigures = {
  __typename?: 'BuyerGroupFigures';
  /** Which. */
  group: BuyerGroup;
  /** What they ever paid in THB, without delivery. */
  lifetimeRevenue: Scalars['Money']['output'];
  /** Part of all members in percent, to two decimals; null where there is no member. */
  share?: Maybe<Scalars['Float']['output']>;
  /** Members. */
  totalMembers: Scalars['Count']['output'];
  /** Their sales since ever. */
  totalTransactions: Scalars['Count']['output'];
};

/** A group of buyers at the end of a day. */
export type BuyersFilter = {
  /** Which. */
  group: BuyerGroup;
  /** The day; today when absent. */
  on?: InputMaybe<Scalars['Date']['input']>;
};

/** An appointment or a birthday. */
export type CalendarEntry = {
  __typename?: 'CalendarEntry';
  /** Day of birth; null for an appointment. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** The branch; null when it is of no branch. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id; null when it is of no branch. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Longer text; null without one. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it ends; null for a birthday. */
  endTime?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the appointment, or of the member whose birthday it is. */
  id: Scalars['ID']['output'];
  /** The member; null when it is about no member. */
  member?: Maybe<Member>;
  /** Member id; null when it is about no member. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** What it is about; the member's name for a birthday. */
  name: Scalars['String']['output'];
  /** When it begins; null for a birthday. */
  startTime?: Maybe<Scalars['DateTime']['output']>;
  /** What it is. */
  type: CalendarEntryType;
  /** For version-checked updates (`__v`); null for a birthday. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** One page of the calendar. */
export type CalendarEntryPage = {
  __typename?: 'CalendarEntryPage';
  /** The rows of this page. */
  items: Array<CalendarEntry>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Kind of a calendar entry. */
export type CalendarEntryType =
  /** Agreed on for a day and time. */
  | 'Appointment'
  /** A member's birthday; it comes back every year and is changed on the member. */
  | 'bday';

/** Which run is stopped. */
export type CancelChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** What came of stopping. */
export type CancelChangeRunPayload = {
  __typename?: 'CancelChangeRunPayload';
  /** How far it got; null when it was refused. */
  changeRun?: Maybe<ChangeRun>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A card type of an institute. */
export type Card = Node & {
  __typename?: 'Card';
  /** Card id. */
  id: Scalars['ID']['output'];
  /** Institute that issues it. */
  instituteId: Scalars['ID']['output'];
  /** Its name; `Other` stands for any that is not listed. */
  name: Scalars['String']['output'];
};

/** How many of one note or coin. */
export type CashPiecesInput = {
  /** How many, at most 999,999. */
  count: Scalars['Int']['input'];
  /** Its worth in THB: 1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5 or 0.25. */
  piece: Scalars['Float']['input'];
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
  totalMembers: Scalars['Count']['output'];
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Count']['output'];
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
  /** What the rows of all pages come to (GET stat/product-categories/totals, an extension). */
  totals?: Maybe<SoldFiguresTotals>;
};

/** Order of categories' figures. */
export type CategoryFiguresSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: CategoryFiguresSortField;
};

/** What figures of categories and sub-categories can be sorted by. */
export type CategoryFiguresSortField =
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS';

/** One change of one record. */
export type Change = {
  __typename?: 'Change';
  /** What happened. */
  action: ChangeAction;
  /** The fields that one may know: those that differ, or all that a new or deleted record had. */
  fields: Array<ChangedField>;
  /** Change id. */
  id: Scalars['ID']['output'];
  /** Record id. */
  recordId: Scalars['ID']['output'];
  /** What the record is called now, or was at its end; null for one without a name. */
  recordName?: Maybe<Scalars['String']['output']>;
  /** Who, when and from where; null where the change stands inside its set. */
  set?: Maybe<ChangeSet>;
  /** When. */
  time: Scalars['DateTime']['output'];
  /** Contract type of the record. */
  type: Scalars['String']['output'];
};

/** What happened to a record. */
export type ChangeAction =
  /** It was made. */
  | 'created'
  /** It was deleted. */
  | 'deleted'
  /** Fields of it changed. */
  | 'updated';

/** Changes of one kind of record. */
export type ChangeCount = {
  __typename?: 'ChangeCount';
  /** How many. */
  count: Scalars['Count']['output'];
  /** Contract type of the records. */
  type: Scalars['String']['output'];
};

/** A page of changes. */
export type ChangePage = {
  __typename?: 'ChangePage';
  /** The rows of this page. */
  items: Array<Change>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** A new password. */
export type ChangePasswordInput = {
  /** One's present password, to change one's own; not asked for within ten minutes after signing in. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** In clear, over TLS; 8 to 200 characters, and not one that is guessed at once. */
  password: Scalars['String']['input'];
  /** Whose: one's own id, or another's with the right to write users. */
  userId: Scalars['ID']['input'];
};

/** What changing a password gives. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Whether the password is set. */
  changed: Scalars['Boolean']['output'];
  /** VALIDATION, PERMISSION (also of a user who has more rights), NOT_FOUND, or TOO_MANY_ATTEMPTS after wrong present passwords. */
  userErrors: Array<UserError>;
};

/** Many records that are gone through, a part at a time. */
export type ChangeRun = {
  __typename?: 'ChangeRun';
  /** How many of them it changed. */
  changed: Scalars['Int']['output'];
  /** How many it has gone through. */
  done: Scalars['Int']['output'];
  /** Run id. */
  id: Scalars['ID']['output'];
  /** What it does. */
  kind: ChangeRunKind;
  /** The first of those that were left, at most 200. */
  left: Array<LeftOut>;
  /** How many were left as they are. */
  leftCount: Scalars['Int']['output'];
  /** How many were so already. */
  same: Scalars['Int']['output'];
  /** The set that its changes are in, to take it back; null while nothing was changed. */
  setId?: Maybe<Scalars['ID']['output']>;
  /** When it was begun. */
  startedAt: Scalars['DateTime']['output'];
  /** Whether it goes on. */
  state: ChangeRunState;
  /** How many records or changes it goes through. */
  total: Scalars['Int']['output'];
  /** Contract type of the records, for example `Product`; null where changes of several kinds are taken back. */
  type?: Maybe<Scalars['String']['output']>;
};

/** What a run does. */
export type ChangeRunKind =
  /** Changes many records. */
  | 'bulk'
  /** Takes changes back. */
  | 'revert';

/** Whether a run goes on. */
export type ChangeRunState =
  /** It was stopped. */
  | 'cancelled'
  /** It is through. */
  | 'done'
  /** Nobody works on it any more: `resumeChangeRun` goes on with it. */
  | 'interrupted'
  /** It is worked on. */
  | 'running';

/** What was done at once: the changes of one save, one file, one bulk edit. */
export type ChangeSet = {
  __typename?: 'ChangeSet';
  /** Address they came from; null for nobody. */
  address?: Maybe<Scalars['String']['output']>;
  /** Branch of a user who works in one branch alone. */
  branch?: Maybe<MerchantBranch>;
  /**
   * The program that sent them, by the name that it gives: `web` for the screens, `api` for one that gives none; null for
   * nobody, and for changes of before this was kept. Told, and no proof.
   */
  client?: Maybe<Scalars['String']['output']>;
  /** Set id. */
  id: Scalars['ID']['output'];
  /** The latest set that took changes of this one back; null while none did. */
  revertedById?: Maybe<Scalars['ID']['output']>;
  /** The set that this one took back; null unless the source is `REVERT`. */
  revertsId?: Maybe<Scalars['ID']['output']>;
  /** By what way the changes came. */
  source: ChangeSource;
  /** When it was begun. */
  time: Scalars['DateTime']['output'];
  /** Id of who made them; null for nobody who was signed in. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** Username of who made them, as it was then; null for nobody who was signed in. */
  username?: Maybe<Scalars['String']['output']>;
};

/** Which sets of changes. */
export type ChangeSetFilter = {
  /** First day, included, as days are counted where the shop is. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** With records of this contract type. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Made by this user. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** By what way changes came. */
export type ChangeSource =
  /** Somebody changed many records at once. */
  | 'bulk'
  /** Somebody took in a file. */
  | 'import'
  /** A customer registered by the link of the shop. */
  | 'registration'
  /** Somebody took earlier changes back. */
  | 'revert'
  /** Somebody saved one record. */
  | 'save'
  /** Nobody: the shop was set up or loaded. */
  | 'system';

/** A field that changed. */
export type ChangedField = {
  __typename?: 'ChangedField';
  /** What it became; null for nothing. */
  after?: Maybe<ChangedValue>;
  /** What it was; null for nothing. */
  before?: Maybe<ChangedValue>;
  /** Name of the field in the contract. */
  field: Scalars['String']['output'];
  /** What its values are. */
  kind: ChangedKind;
};

/** What a changed value is. */
export type ChangedKind =
  /** A day. */
  | 'date'
  /** Entries of the record's own shape. */
  | 'entries'
  /** True or false. */
  | 'flag'
  /** Texts or other records. */
  | 'list'
  /** A moment. */
  | 'moment'
  /** An amount in THB. */
  | 'money'
  /** A number. */
  | 'number'
  /** A picture, of which no more is told than that it changed. */
  | 'picture'
  /** Another record. */
  | 'reference'
  /** A code or a password, of which no more is told than that it changed. */
  | 'secret'
  /** A text. */
  | 'text';

/** A value that stood in a field. */
export type ChangedValue = {
  __typename?: 'ChangedValue';
  /** As JSON: amounts in THB, other records by id; null for a picture. */
  json?: Maybe<Scalars['String']['output']>;
  /** For people: other records by name, entries one after the other. */
  text: Scalars['String']['output'];
};

/** What a list opens with. */
export type ChooseDefaultViewInput = {
  /** View of that list, own or shared; null for the list as it is. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
};

/** What choosing gives. */
export type ChooseDefaultViewPayload = {
  __typename?: 'ChooseDefaultViewPayload';
  /** The views of the list as they are then; null when refused. */
  savedViews?: Maybe<Array<SavedView>>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A code that was sent. */
export type ClaimCode = {
  __typename?: 'ClaimCode';
  /** For how many minutes it is good. */
  minutes: Scalars['Int']['output'];
  /** Stands in the message too, so that one knows which code is meant. */
  refCode: Scalars['String']['output'];
};

/** What the code on a receipt leads to: no more than the receipt tells. */
export type ClaimForm = {
  __typename?: 'ClaimForm';
  /** What was paid in THB. */
  amountDue: Scalars['Money']['output'];
  /** Branch that sold. */
  branch: Scalars['String']['output'];
  /** The last day on which they can be claimed. */
  lastDay: Scalars['Date']['output'];
  /** Why they cannot be claimed; null when they can. */
  obstacle?: Maybe<ClaimObstacle>;
  /** Points that everybody gets; a tier may give more. */
  points: Scalars['Int']['output'];
  /** Name of the shop. */
  shop: Scalars['String']['output'];
  /** Number on the receipt. */
  transactionNo: Scalars['String']['output'];
};

/** Why the points of a receipt cannot be claimed. */
export type ClaimObstacle =
  /** They are somebody's already. */
  | 'CLAIMED'
  /** It is too late, or the shop does not offer it. */
  | 'EXPIRED'
  /** There are none. */
  | 'NO_POINTS'
  /** The sale was taken back. */
  | 'VOID';

/** A receipt, the proof of a phone, and the answers of who is no member yet. */
export type ClaimPointsInput = {
  /** Answers to the questions behind `registerToken`, without those for a phone and a picture; only of who is no member yet. */
  answers?: InputMaybe<Array<OnboardAnswerInput>>;
  /** The code of the message. */
  code: Scalars['String']['input'];
  /** What they were shown and agreed to, word for word: the shop may send them messages. Only of who is no member yet; null when they did not agree. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Makes it safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The phone that the code was sent to. */
  phone: Scalars['String']['input'];
  /** As it was told when the code was sent. */
  refCode: Scalars['String']['input'];
  /** The last part of the link. */
  token: Scalars['String']['input'];
};

/** What claiming gives: the points, or the way to register first. */
export type ClaimPointsPayload = {
  __typename?: 'ClaimPointsPayload';
  /** The points; null when refused, or when nobody has the phone yet. */
  claim?: Maybe<PointClaim>;
  /** Nobody has the phone yet: the last part of a self-register link, by which `selfRegisterForm` asks what `answers` answers. Otherwise null. */
  registerToken?: Maybe<Scalars['String']['output']>;
  /** Why it was refused: WRONG_OTP, LINK_EXPIRED, NOT_CLAIMABLE (`reason` says why), WRONG_PHONE, TOO_MANY_ATTEMPTS, IDEMPOTENCY_CONFLICT, or VALIDATION; `path` is `["answers", question id]` where an answer is at fault or missing. */
  userErrors: Array<UserError>;
};

/** Whose PIN is taken away. */
export type ClearTillPinInput = {
  /** User id. */
  userId: Scalars['ID']['input'];
};

/** What taking a PIN away gives. */
export type ClearTillPinPayload = {
  __typename?: 'ClearTillPinPayload';
  /** Whether the user has no PIN now. */
  cleared: Scalars['Boolean']['output'];
  /** PERMISSION (also of a user who has more rights), or NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** The count that closes a shift. */
export type CloseShiftInput = {
  /** Of `approve`, for this very count; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** The cash in its drawer. */
  counted: CountedCashInput;
  /** Why the count differs from what should be there, at most 200 characters; SHIFT_REASON_REQUIRED without one where it does. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Shift id. */
  shiftId: Scalars['ID']['input'];
};

/** What closing gives. */
export type CloseShiftPayload = {
  __typename?: 'CloseShiftPayload';
  /** The shift as it is kept; null when refused. */
  tillShift?: Maybe<TillShift>;
  /** SHIFT_CLOSED (`by`, `at`), SHIFT_REASON_REQUIRED (`difference`, to those who may see what should be there), APPROVAL_REQUIRED, APPROVAL_INVALID, PERMISSION, NOT_FOUND, or VALIDATION with its path. */
  userErrors: Array<UserError>;
};

/** A colour. */
export type Color = Node & {
  __typename?: 'Color';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Colour as `#rrggbb`. */
  hex: Scalars['String']['output'];
  /** Colour id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** The days that a range is compared with; they never overlap it. */
export type Comparison =
  /** Just before: the weeks, months, quarters or years before a range that begins with one, else as many days. Whole units compare whole, one that is not over up to the like day and the same time: on 2026-11-22 at 18:05 the days from 2026-09-01 with those from 2026-06-01 to 08-22 at 18:05. */
  | 'PREVIOUS_PERIOD'
  /** The same weekdays of the week before, or of as many weeks before as keep the two apart: a Thursday with the Thursday before. */
  | 'PREVIOUS_WEEK'
  /** The like days of the year before, or of as many years before as keep the two apart; of weeks those 52 weeks before. */
  | 'PREVIOUS_YEAR';

/** A kind of condition. */
export type Condition = Node & {
  __typename?: 'Condition';
  /** Condition id. */
  id: Scalars['ID']['output'];
  /** Test as data, for example `[paid_amount] >= [value]`. */
  logic: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** `qty`, `total`, `paid`, `ltv` or `transaction`. */
  type: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
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

/** A condition with its value, to write. */
export type ConditionValueInput = {
  /** Condition id. */
  conditionId: Scalars['ID']['input'];
  /** THB, pieces or transactions by the condition's type. */
  value: Scalars['Float']['input'];
};

/** How a bank confirms payments into an account. */
export type ConfirmationSecret = {
  __typename?: 'ConfirmationSecret';
  /** How the bank names the account. It is no secret. */
  account: Scalars['String']['output'];
  /** When it was made; null where none was. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who made it; null where none was. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** The last four characters of the secret; null where none was made. */
  lastFour?: Maybe<Scalars['String']['output']>;
};

/** A count of one unit of time. */
export type CountPoint = {
  __typename?: 'CountPoint';
  /** First day of the unit, which may be before the first day of the range. */
  time: Scalars['Date']['output'];
  /** Members or points. */
  value: Scalars['Count']['output'];
};

/** Counts or points of a period. */
export type CountSeries = {
  __typename?: 'CountSeries';
  /** In order of time; units without any are left out. */
  points: Array<CountPoint>;
  /** Sum of the points. */
  total: Scalars['Count']['output'];
};

/** Counted cash: one sum, or by note and coin. */
export type CountedCashInput = {
  /** In THB, 0 to 9,999,999.99; not read where `counts` is given. */
  cash?: InputMaybe<Scalars['Money']['input']>;
  /** By note and coin. */
  counts?: InputMaybe<Array<CashPiecesInput>>;
};

/** Which steps a sale takes at the till. */
export type CounterSetting = {
  __typename?: 'CounterSetting';
  /** Always `self`: a merchant has one of them. For a client's cache. */
  id: Scalars['ID']['output'];
  /** The same for those that have the price in satang. Where both are equal, a label has a weight. */
  priceLabels: Scalars['String']['output'];
  /** What becomes of the receipt when a sale is paid: ASK unless it was changed. */
  receiptAfterSale: ReceiptAfterSale;
  /** What becomes of points that a return takes and the member has spent since: REFUSE unless it was changed. */
  returnPoints: ReturnPoints;
  /** Whether sales, returns, exchanges and voids take an open shift of a till: OPTIONAL unless it was changed. Where it is REQUIRED they are refused with SHIFT_REQUIRED. */
  saleShift: SaleShift;
  /** What a sale begins with: GOODS unless it was changed. */
  saleStart: SaleStart;
  /** How long a till that was handed over by PIN (`handOverTill`) may stand unused before it takes the password: MINUTES_60 unless it was changed. */
  tillIdle: TillIdle;
  /** Whether a transfer takes the customer's bank and the picture of its slip, also as a part of a split bill: OPTIONAL unless it was changed. `pay` refuses a transfer without them with VALIDATION where it is REQUIRED. */
  transferProof: TransferProof;
  /** What barcodes of a scale begin with that have the weight in grams: two digits from 20 to 29, or NONE. `20` and 5 digits of the product, 5 of the weight, a check digit. */
  weightLabels: Scalars['String']['output'];
};

/** A kind of benefit. */
export type Coupon = Node & {
  __typename?: 'Coupon';
  /** Coupon id. */
  id: Scalars['ID']['output'];
  /** Formula as data, for example `[price] * [value] / 100`. */
  logic: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Pieces of the benefit as recorded, 1 by default; no rule of the price reads it. */
  quantity: Scalars['Int']['output'];
  /** `Discount`, `Discount Percent`, `Set Price` (an extension: what a whole set of the goods of an offer costs), `Reward` or `Multiplier`; any other text is shown and not applied. */
  type: Scalars['String']['output'];
  /** Default value. */
  value: Scalars['Float']['output'];
  /** Name that the value has in the formula. */
  variableName: Scalars['String']['output'];
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
  description?: InputMaybe<Scalars['String']['input']>;
  /** When it ends, not before it begins. */
  endTime: Scalars['DateTime']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** What it is about, at most 200 characters. */
  name: Scalars['String']['input'];
  /** When it begins. */
  startTime: Scalars['DateTime']['input'];
};

/** What adding an appointment gives. */
export type CreateAppointmentPayload = {
  __typename?: 'CreateAppointmentPayload';
  /** The appointment; null when refused. */
  appointment?: Maybe<CalendarEntry>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The account that gets a secret. */
export type CreateConfirmationSecretInput = {
  /** Account id. */
  paymentChannelId: Scalars['ID']['input'];
};

/** What making a secret gives. */
export type CreateConfirmationSecretPayload = {
  __typename?: 'CreateConfirmationSecretPayload';
  /** How the bank names the account; null when refused. */
  account?: Maybe<Scalars['String']['output']>;
  /** The secret, for the bank alone; told this once. Null when refused. */
  secret?: Maybe<Scalars['String']['output']>;
  /** Why it was refused: PERMISSION, or NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** A dashboard to save. */
export type CreateDashboardInput = {
  /** One query operation of `statistics` and `report` alone; at most 64,000 characters. */
  document: Scalars['String']['input'];
  /** Dashboard that it is a copy of; one that the viewer does not see is refused with VALIDATION. */
  forkedFromId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** At most 40, in their order. */
  parts: Array<DashboardPartInput>;
  /** Roles it is shared with; nobody when absent. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Values of the variables that the page does not give: a JSON object as text, at most 16,000 characters. */
  variables: Scalars['String']['input'];
};

/** What saving a dashboard gives. */
export type CreateDashboardPayload = {
  __typename?: 'CreateDashboardPayload';
  /** The dashboard; null when refused. */
  dashboard?: Maybe<Dashboard>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A schedule to save. */
export type CreateDashboardScheduleInput = {
  /** Mail only when this turns. */
  alert?: InputMaybe<ScheduleAlertInput>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Unit of series. */
  by?: InputMaybe<TimeUnit>;
  /** Days that are compared with. */
  compare?: InputMaybe<Comparison>;
  /** The dashboard that is mailed. */
  dashboardId: Scalars['ID']['input'];
  /** 1 to 31; needed of a monthly one. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether it runs; true when absent. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the mails. */
  language: Language;
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** Days of the figures. */
  range: RelativeRange;
  /** User ids, 1 to 50; whoever is none of `scheduleCandidates` is refused with VALIDATION. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** How often it comes due. */
  rhythm: ScheduleRhythm;
  /** 1 to 7 from Sunday; needed of a weekly one. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** What saving a schedule gives. */
export type CreateDashboardSchedulePayload = {
  __typename?: 'CreateDashboardSchedulePayload';
  /** The schedule; null when refused. */
  dashboardSchedule?: Maybe<DashboardSchedule>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A location to add. */
export type CreateLocationInput = {
  /** Postal address, at most 200 characters; none when absent. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email address; none when absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Telephone; none when absent. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};

/** What adding a location gives. */
export type CreateLocationPayload = {
  __typename?: 'CreateLocationPayload';
  /** The location; null when refused. */
  location?: Maybe<Location>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A member to register. */
export type CreateMemberInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branch of the registration, one's own; needed unless one works in one branch only. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Unique in the realm, at most 50 characters; one is made when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** What the customer was shown and agreed to, word for word, as in `setMessageConsent`: the shop may send them messages. Null when they were not asked, or did not agree; no answer is recorded then. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Where they studied: all entries. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters; absent only with `potentialId`. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say; needed like the phone. */
  gender?: InputMaybe<Gender>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** What they like: a list that is absent is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Language in which the shop writes to them; Thai when absent, or that of the potential. */
  language?: InputMaybe<Language>;
  /** Family name, at most 100 characters; absent only with `potentialId`. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
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
  /** Ten digits, beginning with 0. Needed where the shop's registration form asks for it, as it does unless changed; so are the other answers. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** The potential who becomes a member: what is absent here is kept as it is known of them, an empty text leaves it empty. */
  potentialId?: InputMaybe<Scalars['ID']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Accounts at social networks: all of them. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they work: all entries. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
};

/** What registering a member gives. */
export type CreateMemberPayload = {
  __typename?: 'CreateMemberPayload';
  /** The member; null when refused. */
  member?: Maybe<Member>;
  /** Why it was refused: ALREADY_MEMBER with path `phone` or `potentialId`, WRONG_PHONE with path `phone`, NOT_FOUND, VALIDATION or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A tier to add. */
export type CreateMemberTierInput = {
  /** The first is the lifetime value it takes to reach it. */
  conditions: Array<ConditionValueInput>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level: Scalars['Int']['input'];
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** What its members get. */
  privileges: Array<TierPrivilegeInput>;
  /** Whether members can be in it; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** What adding a tier gives. */
export type CreateMemberTierPayload = {
  __typename?: 'CreateMemberTierPayload';
  /** The tier; null when refused. */
  memberTier?: Maybe<MemberTier>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A branch to add. */
export type CreateMerchantBranchInput = {
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
  /** Short code in front of every receipt number, at most 20 characters; a free one is chosen when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Email address. */
  email: Scalars['String']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Name on the receipt, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Ten digits. */
  phone: Scalars['PhoneNumber']['input'];
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Its number in the register of VAT, 5 digits; `00000` is the head office. */
  taxBranchNo?: InputMaybe<Scalars['String']['input']>;
};

/** What adding a branch gives. */
export type CreateMerchantBranchPayload = {
  __typename?: 'CreateMerchantBranchPayload';
  /** The branch; null when refused. */
  merchantBranch?: Maybe<MerchantBranch>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The shop to begin with. */
export type CreateMerchantInput = {
  /** In front of the receipt numbers of the branch: at most 10 letters A to Z and digits. */
  branchCode: Scalars['String']['input'];
  /** Name of the first branch. */
  branchName: Scalars['String']['input'];
  /** Where a code is sent when the owner forgets the password. */
  email: Scalars['String']['input'];
  /** First name of the owner. */
  firstname: Scalars['String']['input'];
  /** Last name of the owner. */
  lastname: Scalars['String']['input'];
  /** Name of the shop, as it stands on receipts. */
  name: Scalars['String']['input'];
  /** At least 8 characters, in clear, over TLS. */
  password: Scalars['String']['input'];
  /** The code that the gateway shows on its terminal while there is no merchant; any case, with or without dashes. */
  setupCode: Scalars['String']['input'];
  /** 13 digits; `-` is recorded when absent. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** IANA name of the shop's time zone; its days are counted by it. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** What the owner signs in with: no space, no @. */
  username: Scalars['String']['input'];
};

/** What making the first merchant gives. */
export type CreateMerchantPayload = {
  __typename?: 'CreateMerchantPayload';
  /** Id of the merchant; null when refused. */
  merchantId?: Maybe<Scalars['ID']['output']>;
  /** VALIDATION, WRONG_AUTHORIZE_CODE for a wrong setup code, TOO_MANY_ATTEMPTS, or NOT_FOUND when there is a merchant already. */
  userErrors: Array<UserError>;
};

/** A role to add. */
export type CreateMerchantRoleInput = {
  /** Rights page by page; none when absent. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** What adding a role gives. */
export type CreateMerchantRolePayload = {
  __typename?: 'CreateMerchantRolePayload';
  /** The role; null when refused. */
  merchantRole?: Maybe<MerchantRole>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A user to add. */
export type CreateMerchantUserInput = {
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branches to work in, at least one, each of them one's own. */
  branchIds: Array<Scalars['ID']['input']>;
  /** Where one-time codes go. */
  email: Scalars['String']['input'];
  /** Number of the employee as a text; never changes. */
  employeeNo: Scalars['String']['input'];
  /** Given name. */
  firstname: Scalars['String']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  jobUnit?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastname: Scalars['String']['input'];
  /** 8 to 200 characters, and not one that is guessed at once; when absent the user sets one by the code in a mail (`requestPasswordOtp`). */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telephone: ten digits, beginning with 0. */
  phone: Scalars['PhoneNumber']['input'];
  /** The one role; with no right that one has not oneself. */
  roleId: Scalars['ID']['input'];
  /** Whether the user may sign in. */
  status: Status;
  /** What the user signs in with, without spaces and without the merchant's suffix; never changes. */
  username: Scalars['String']['input'];
};

/** What adding a user gives. */
export type CreateMerchantUserPayload = {
  __typename?: 'CreateMerchantUserPayload';
  /** The user; null when refused. */
  merchantUser?: Maybe<MerchantUser>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** An offer to add. */
export type CreateOfferInput = {
  /** Code that staff must type, at most 20 characters, always text; none when absent. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** All must hold. */
  conditions: Array<ConditionValueInput>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** For which products; the whole bill when absent. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies by itself; not together with a code or a first benefit of value 0 (VALIDATION). No when absent. */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it gives; the first makes it a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** How often it is given in all; not limited when absent. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given on one day, by the clock of the branch that sells; not limited when absent. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given to one member, 1 to 1,000,000; a guest does not have it then. Not limited when absent. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Whether it is offered; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** When, where and for whom it may be used; not narrowed when absent. */
  terms?: InputMaybe<OfferTermsInput>;
};

/** What adding an offer gives. */
export type CreateOfferPayload = {
  __typename?: 'CreateOfferPayload';
  /** The offer; null when refused. */
  offer?: Maybe<Offer>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A group of options to add. */
export type CreateOptionGroupInput = {
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** How many options may be chosen, 1 to 50. */
  maxChoices: Scalars['Int']['input'];
  /** How many options must be chosen, 0 to 50. */
  minChoices: Scalars['Int']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** The options, 1 to 50, in the order of the menu. */
  options: Array<ProductOptionInput>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** What adding a group of options gives. */
export type CreateOptionGroupPayload = {
  __typename?: 'CreateOptionGroupPayload';
  /** The group; null when refused. */
  optionGroup?: Maybe<OptionGroup>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A way to pay to add. */
export type CreatePaymentChannelInput = {
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Code the merchant books it under, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Biller id: a tax id of 13 digits and two more; spaces and hyphens do not count (an extension). */
  billerId?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Number of an e-wallet of 15 digits; spaces and hyphens do not count (an extension). */
  eWalletId?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Picture, for example the QR code of the account: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Bank or other institute. */
  instituteId: Scalars['ID']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Kind of payment. */
  paymentMethodId: Scalars['ID']['input'];
  /** Mobile phone number of 10 digits, or tax id of 13, that the account receives PromptPay under; spaces and hyphens do not count. */
  promptPayId?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** What adding a way to pay gives. */
export type CreatePaymentChannelPayload = {
  __typename?: 'CreatePaymentChannelPayload';
  /** The way to pay; null when refused. */
  paymentChannel?: Maybe<PaymentChannel>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters. */
  firstname: Scalars['String']['input'];
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** As they say. */
  gender?: InputMaybe<Gender>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Language in which the shop writes to them; Thai when absent. */
  language?: InputMaybe<Language>;
  /** Family name, at most 100 characters. */
  lastname: Scalars['String']['input'];
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
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
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What registering a potential customer gives. */
export type CreatePotentialPayload = {
  __typename?: 'CreatePotentialPayload';
  /** The potential customer; null when refused. */
  potential?: Maybe<Potential>;
  /** Why it was refused: WRONG_PHONE with path `phone`, VALIDATION or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A category to add. */
export type CreateProductCategoryInput = {
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Groups of options that it names, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where its products are made, such as a kitchen; at most 40 characters. */
  station?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
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
  description?: InputMaybe<Scalars['String']['input']>;
  /** Tags; `#` is put in front where it is missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the shop wants it in reach at the till; false when absent. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold without VAT. */
  isVatExempt?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** What there is of it, where its stock is counted; takes Write on `Page.Merchant.Management.Stock`. */
  opening?: InputMaybe<ProductOpeningInput>;
  /** Groups of options that it names, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['input'];
  /** True when stock is not counted for it; true when absent. */
  skipStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** `ACTIVE` when absent. */
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
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** `ACTIVE` when absent. */
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

/** A target to set. */
export type CreateRevenueTargetInput = {
  /** Revenue in THB, more than 0. */
  amount: Scalars['Money']['input'];
  /** Branch id; the whole shop when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The month: 2026-11. */
  month: Scalars['String']['input'];
};

/** What setting a target gives. */
export type CreateRevenueTargetPayload = {
  __typename?: 'CreateRevenueTargetPayload';
  /** The target; null when refused. */
  revenueTarget?: Maybe<RevenueTarget>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A segment to save. */
export type CreateSavedSegmentInput = {
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody who sees the list is to see it; nobody when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** Whom it is of. */
  of: SegmentOf;
  /** The filter as it stands in the address of its list, and nothing else; at most 2000 characters. */
  query: Scalars['String']['input'];
};

/** What saving a segment gives. */
export type CreateSavedSegmentPayload = {
  __typename?: 'CreateSavedSegmentPayload';
  /** The segment; null when refused. */
  savedSegment?: Maybe<SavedSegment>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A view to save. */
export type CreateSavedViewInput = {
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody who sees the list is to see it; nobody when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** What stands in the address of the list, without its page; at most 2000 characters. */
  query: Scalars['String']['input'];
};

/** What saving a view gives. */
export type CreateSavedViewPayload = {
  __typename?: 'CreateSavedViewPayload';
  /** The view; null when refused. */
  savedView?: Maybe<SavedView>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A service account to add. */
export type CreateServiceAccountInput = {
  /** Branches to work in, each of them one's own; empty, for who works in all of them: all. */
  branchIds: Array<Scalars['ID']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters, taken by no other account. */
  name: Scalars['String']['input'];
  /** The one role; with no right that one has not oneself, and not the administrators'. */
  roleId: Scalars['ID']['input'];
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** A key to make. */
export type CreateServiceAccountKeyInput = {
  /** Days after which it ends, at most 730; null for never. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What it is for, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Account id. */
  serviceAccountId: Scalars['ID']['input'];
};

/** What making a key gives. */
export type CreateServiceAccountKeyPayload = {
  __typename?: 'CreateServiceAccountKeyPayload';
  /** The key, to be sent as `Authorization: Bearer`; told this once. Null when refused. */
  key?: Maybe<Scalars['String']['output']>;
  /** Its id, by which it is revoked; null when refused. */
  keyId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused: PERMISSION, or VALIDATION where the account has twenty keys already. */
  userErrors: Array<UserError>;
};

/** What adding a service account gives. */
export type CreateServiceAccountPayload = {
  __typename?: 'CreateServiceAccountPayload';
  /** The account; null when refused. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A document of goods received to add. */
export type CreateStockImportInput = {
  /** Branch whose shelves it fills; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** The shop's own number, at most 50 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Number on the supplier's invoice. */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** Name of the document. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** At least one, at most 1000. */
  products: Array<StockImportLineInput>;
  /** Who delivered. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** What adding a document of goods received gives. */
export type CreateStockImportPayload = {
  __typename?: 'CreateStockImportPayload';
  /** The document of goods received; null when refused. */
  stockImport?: Maybe<StockImport>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A supplier to add. */
export type CreateSupplierInput = {
  /** Postal address, at most 200 characters; none when absent. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** What they trade in. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** First person to ask for. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second person to ask for. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email address; none when absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Telephone; none when absent. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** What adding a supplier gives. */
export type CreateSupplierPayload = {
  __typename?: 'CreateSupplierPayload';
  /** The supplier; null when refused. */
  supplier?: Maybe<Supplier>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A till to add. */
export type CreateTillInput = {
  /** Branch id. */
  branchId: Scalars['ID']['input'];
  /** 1 to 8 letters and digits, unique in its branch. */
  code: Scalars['String']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** As registered with the Revenue Department, at most 50 characters. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** What adding a till gives. */
export type CreateTillPayload = {
  __typename?: 'CreateTillPayload';
  /** The till; null when refused. */
  till?: Maybe<Till>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A currency. */
export type Currency = Node & {
  __typename?: 'Currency';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Currency id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** For example `฿`. */
  symbol: Scalars['String']['output'];
};

/** A few facts that belong together, for example a school and a degree. */
export type CustomerEntry = {
  __typename?: 'CustomerEntry';
  /** The facts, in the order they were recorded. */
  facts: Array<CustomerFact>;
};

/** A few facts that belong together. */
export type CustomerEntryInput = {
  /** The facts. */
  facts: Array<CustomerFactInput>;
};

/** A fact with the shop's own name for it. */
export type CustomerFact = {
  __typename?: 'CustomerFact';
  /** What it is, for example `school`. */
  name: Scalars['String']['output'];
  /** Null when it is not known. */
  value?: Maybe<Scalars['String']['output']>;
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

/** A document of figures with its layout, under a name. It is no trusted document: it is run as any query, with the limits and the rights of who runs it. */
export type Dashboard = Node & {
  __typename?: 'Dashboard';
  /** One query operation of `statistics` and `report` alone. The page that runs it gives the variables `$range`, `$by`, `$compare` and `$branchId` where it declares them. */
  document: Scalars['String']['output'];
  /** Where the document does not fit the contract of now; empty when it fits. */
  faults: Array<DashboardFault>;
  /** Name of the dashboard that this is a copy of, as it was then; null when it is none. */
  forkedFromName?: Maybe<Scalars['String']['output']>;
  /** Dashboard id. */
  id: Scalars['ID']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether the viewer may change and delete it: their own, and with Write on the settings whatever is shared. */
  mayChange: Scalars['Boolean']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Who saved it; null when they work here no more. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** What is drawn of the answer, in its order. */
  parts: Array<DashboardPart>;
  /** Roles whose users see it, each with their own rights; nobody else when empty. */
  sharedWithRoles: Array<MerchantRole>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Values of its other variables: a JSON object as text. */
  variables: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
  /** What it was at each change, the newest first; the last 50 at most. Of a list they are told where there are at most 200 together. */
  versions: Array<DashboardVersion>;
};

/** How a part of a dashboard is drawn. */
export type DashboardDrawing =
  /** Bars, one for each row. */
  | 'BAR'
  /** A line along time. */
  | 'LINE'
  /** Its figures, large. */
  | 'NUMBER'
  /** Parts of a whole, each a bar with its share. */
  | 'RING'
  /** Bars along the first key of the rows, stacked by the second. */
  | 'STACKED_BAR'
  /** All rows and figures. */
  | 'TABLE';

/** Where a saved document does not fit the contract. */
export type DashboardFault = {
  __typename?: 'DashboardFault';
  /** Character of the line, from 1; null where no place is at fault. */
  column?: Maybe<Scalars['Int']['output']>;
  /** Line of the document, from 1; null where no place is at fault. */
  line?: Maybe<Scalars['Int']['output']>;
  /** One English sentence. */
  message: Scalars['String']['output'];
  /** The name at fault; null where there is none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Names of the contract that are nearest to it, the nearest first. */
  nearest: Array<Scalars['String']['output']>;
};

/** One field of a dashboard's answer, and how it is drawn. */
export type DashboardPart = {
  __typename?: 'DashboardPart';
  /** Columns that are worked out of the others, for each row. */
  columns: Array<DerivedColumn>;
  /** How it is drawn. What cannot be drawn so is shown as a table. */
  drawing: DashboardDrawing;
  /** Its keys in the answer, joined by dots: `statistics.totalRevenue`. */
  path: Scalars['String']['output'];
  /** What stands over it; null for the name of the field in the language of the viewer. */
  title?: Maybe<Scalars['String']['output']>;
  /** Columns of the grid that it takes, 1 to 12. */
  width: Scalars['Int']['output'];
};

/** A part of a dashboard to save. */
export type DashboardPartInput = {
  /** At most 10 columns that are worked out of the others. */
  columns?: InputMaybe<Array<DerivedColumnInput>>;
  /** How it is drawn. */
  drawing: DashboardDrawing;
  /** Keys of a field of the document's answer, joined by dots. */
  path: Scalars['String']['input'];
  /** What stands over it, at most 80 characters; null for the name of the field. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Columns of the grid that it takes, 1 to 12. */
  width: Scalars['Int']['input'];
};

/**
 * A dashboard that is mailed: the figures as text, all rows as XLSX with a sheet for each part, run with the rights of each recipient
 * at that moment. One with an alert asks at its times and mails when the answer turns, once until it has come back.
 */
export type DashboardSchedule = {
  __typename?: 'DashboardSchedule';
  /** The question that is asked in place of mailing each time; null of a plain schedule. */
  alert?: Maybe<ScheduleAlert>;
  /** The branch of the figures: `$branchId` of the document; null: all branches of the recipient. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Unit that series are added up by: `$by` of the document; null leaves it to the range. */
  by?: Maybe<TimeUnit>;
  /** Days that are compared with: `$compare` of the document. */
  compare?: Maybe<Comparison>;
  /** The dashboard that is mailed. */
  dashboardId: Scalars['ID']['output'];
  /** Day of a monthly one, 1 to 31; in a shorter month its last day. */
  dayOfMonth?: Maybe<Scalars['Int']['output']>;
  /** What became of the last 20 mails, the newest first. Of an alert, what came of its question is left out for recipients who may read more than the viewer: it would tell their figures. */
  deliveries: Array<ScheduleDelivery>;
  /** Hour, 0 to 23, by the clock of the branch, or else of the shop; an hourly one does not look at it. */
  hour: Scalars['Int']['output'];
  /** Schedule id. */
  id: Scalars['ID']['output'];
  /** Whether it runs. */
  isActive: Scalars['Boolean']['output'];
  /** Language of the mails. */
  language: Language;
  /** Stands in the subject of the mails. */
  name: Scalars['String']['output'];
  /** When it is due next; null while it does not run. */
  nextDueAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who wrote it; null when they work here no more. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** Days of the figures, by what they mean when it is run: `$range` of the document. */
  range: RelativeRange;
  /** Who gets it. */
  recipients: Array<ScheduleRecipient>;
  /** How often it comes due. */
  rhythm: ScheduleRhythm;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
  /** Days of a weekly one: 1 to 7 from Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** What a dashboard was at one of its versions. */
export type DashboardVersion = {
  __typename?: 'DashboardVersion';
  /** Who made it so; null when that is not known. */
  byName?: Maybe<Scalars['String']['output']>;
  /** When. */
  createdAt: Scalars['DateTime']['output'];
  /** Its document then. */
  document: Scalars['String']['output'];
  /** Its name then. */
  name: Scalars['String']['output'];
  /** Its layout then. */
  parts: Array<DashboardPart>;
  /** Its variables then. */
  variables: Scalars['String']['output'];
  /** The version. */
  version: Scalars['Int']['output'];
};

/** Something that the shop knows of a day, beside its figures. */
export type DayNote = {
  __typename?: 'DayNote';
  /** The branch that was closed; null for other notes. */
  branch?: Maybe<MerchantBranch>;
  /** Id of the branch that was closed; null for other notes. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Offers, products or voided sales; null where nothing is counted. */
  count?: Maybe<Scalars['Count']['output']>;
  /** The day, by the calendar of the shop. */
  day: Scalars['Date']['output'];
  /** What it is about. */
  kind: DayNoteKind;
  /** The holiday, or the first three offers or products; empty for what is about none. */
  names: Array<Scalars['String']['output']>;
  /** Above or, negative, below the usual in whole percent; null where usually nothing is, and where nothing is compared. */
  percent?: Maybe<Scalars['Int']['output']>;
  /** Branches that sold nothing any more, two hours and more before their usual last sale; of the last seven days far below the usual. */
  quietBranches: Array<QuietBranch>;
  /** Revenue of an unusual day in THB; null for other notes. */
  revenue?: Maybe<Scalars['Money']['output']>;
  /** One sentence, without the day. */
  text: Scalars['String']['output'];
  /** Voided sales of a usual day like it; null but for VOIDS. */
  usualCount?: Maybe<Scalars['Count']['output']>;
  /** Revenue of a usual day like it, in THB: the median of the same weekday in the eight weeks before; null for other notes. */
  usualRevenue?: Maybe<Scalars['Money']['output']>;
};

/** What a note on a day is about. */
export type DayNoteKind =
  /** A branch sold nothing while others sold, on a weekday on which it usually sells. */
  | 'CLOSED'
  /** A public holiday of Thailand, of the years 2024 to 2027; days of other years have none. */
  | 'HOLIDAY'
  /** Offers that were switched off or deleted. */
  | 'OFFER_ENDED'
  /** Offers that could be used from this day on. */
  | 'OFFER_STARTED'
  /** Products whose shelf price was changed. */
  | 'PRICES'
  /** Revenue far from that of the same weekday in the eight weeks before. */
  | 'UNUSUAL'
  /** At least three sales of the day were voided, far more than of the same weekday usually. */
  | 'VOIDS';

/** The days that a range was worked out to. */
export type DayRange = {
  __typename?: 'DayRange';
  /** First day, included. */
  from: Scalars['Date']['output'];
  /** Last day, included. */
  to: Scalars['Date']['output'];
};

/** Days: by what they mean today (`last`), so that a saved document does not age, or from the first to the last, both included. Either `last`, or `from`, `to` or both; anything else is refused with BAD_USER_INPUT. */
export type DayRangeInput = {
  /** First day, included; open when null. Of figures: 2000-01-01. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Days by their name; not together with `from` and `to`. */
  last?: InputMaybe<RelativeRange>;
  /** Last day, included; open when null. Of figures: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** An appointment to take away. */
export type DeleteAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
};

/** What taking an appointment away gives. */
export type DeleteAppointmentPayload = {
  __typename?: 'DeleteAppointmentPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which dashboard is deleted. */
export type DeleteDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What deleting a dashboard gives. */
export type DeleteDashboardPayload = {
  __typename?: 'DeleteDashboardPayload';
  /** Id of the dashboard that is gone; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which schedule is deleted. */
export type DeleteDashboardScheduleInput = {
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What deleting a schedule gives. */
export type DeleteDashboardSchedulePayload = {
  __typename?: 'DeleteDashboardSchedulePayload';
  /** Id of the schedule that is gone; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A tier to take away. */
export type DeleteMemberTierInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
};

/** What taking a tier away gives. */
export type DeleteMemberTierPayload = {
  __typename?: 'DeleteMemberTierPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A branch to take away. */
export type DeleteMerchantBranchInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
};

/** What taking a branch away gives. */
export type DeleteMerchantBranchPayload = {
  __typename?: 'DeleteMerchantBranchPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused: IN_USE while somebody works in it or something was sold in it. */
  userErrors: Array<UserError>;
};

/** A role to take away. */
export type DeleteMerchantRoleInput = {
  /** Role id. */
  id: Scalars['ID']['input'];
};

/** What taking a role away gives. */
export type DeleteMerchantRolePayload = {
  __typename?: 'DeleteMerchantRolePayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused: IN_USE while a user has it. */
  userErrors: Array<UserError>;
};

/** A user to take away. */
export type DeleteMerchantUserInput = {
  /** User id. */
  id: Scalars['ID']['input'];
};

/** What taking a user away gives. */
export type DeleteMerchantUserPayload = {
  __typename?: 'DeleteMerchantUserPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused: OWN_ACCOUNT, LAST_ADMINISTRATOR, IN_USE or PERMISSION. */
  userErrors: Array<UserError>;
};

/** An offer to take away. */
export type DeleteOfferInput = {
  /** Offer id. */
  id: Scalars['ID']['input'];
};

/** What taking an offer away gives. */
export type DeleteOfferPayload = {
  __typename?: 'DeleteOfferPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A group of options to take away. */
export type DeleteOptionGroupInput = {
  /** Group id. */
  id: Scalars['ID']['input'];
};

/** What taking a group of options away gives; one that products or categories name is refused with IN_USE. */
export type DeleteOptionGroupPayload = {
  __typename?: 'DeleteOptionGroupPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A way to pay to take away. */
export type DeletePaymentChannelInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
};

/** What taking a way to pay away gives. */
export type DeletePaymentChannelPayload = {
  __typename?: 'DeletePaymentChannelPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

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

/** A target to take away. */
export type DeleteRevenueTargetInput = {
  /** Target id. */
  id: Scalars['ID']['input'];
};

/** What taking a target away gives. */
export type DeleteRevenueTargetPayload = {
  __typename?: 'DeleteRevenueTargetPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which segment is deleted. */
export type DeleteSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
};

/** What deleting a segment gives. */
export type DeleteSavedSegmentPayload = {
  __typename?: 'DeleteSavedSegmentPayload';
  /** Id of the segment that is gone; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which view is deleted. */
export type DeleteSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
};

/** What deleting a view gives. */
export type DeleteSavedViewPayload = {
  __typename?: 'DeleteSavedViewPayload';
  /** Id of the view that is gone; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A service account to take away. */
export type DeleteServiceAccountInput = {
  /** Account id. */
  id: Scalars['ID']['input'];
};

/** What taking a service account away gives. */
export type DeleteServiceAccountPayload = {
  __typename?: 'DeleteServiceAccountPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused: IN_USE or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A supplier to take away. */
export type DeleteSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
};

/** What taking a supplier away gives. */
export type DeleteSupplierPayload = {
  __typename?: 'DeleteSupplierPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A till to take away. */
export type DeleteTillInput = {
  /** Till id. */
  id: Scalars['ID']['input'];
};

/** What taking a till away gives; one at which something was sold is refused with IN_USE. */
export type DeleteTillPayload = {
  __typename?: 'DeleteTillPayload';
  /** Its id; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Why somebody got no mail of a schedule. */
export type DeliveryReason =
  /** The user lost rights or branches that the figures were read with, before the mail was sent. */
  | 'FEWER_RIGHTS'
  /** The user is switched off. */
  | 'INACTIVE'
  /** The mail server refused it, or was away for three days. */
  | 'MAIL_FAILED'
  /** The figure has not crossed. */
  | 'NOT_CROSSED'
  /** The dashboard is not shared with the role of the user any more. */
  | 'NO_DASHBOARD'
  /** The user has no email address, or another one than the mail was written to. */
  | 'NO_EMAIL'
  /** The figure of the alert could not be read with the rights of the user. */
  | 'NO_FIGURE'
  /** The next one came due before it was run. */
  | 'REPLACED'
  /** It was told before and has not come back since. */
  | 'STILL_CROSSED'
  /** It failed again and again. */
  | 'TOO_MANY_TRIES'
  /** The user unsubscribed, or the schedule goes to them no more. */
  | 'UNSUBSCRIBED';

/** What became of a mail of a schedule. */
export type DeliveryState =
  /** It could not be run or mailed. */
  | 'FAILED'
  /** A later one took its place. */
  | 'MISSED'
  /** It is written and waits for the mail server. */
  | 'QUEUED'
  /** The question of an alert was asked, and there was nothing new to tell. */
  | 'QUIET'
  /** The mail server has it. */
  | 'SENT'
  /** The recipient may not have it, or the figure of an alert could not be read. */
  | 'SKIPPED'
  /** It is due and not run yet. */
  | 'WAITING';

/** A column that is worked out of the figures of its row. */
export type DerivedColumn = {
  __typename?: 'DerivedColumn';
  /** Numbers, `+ - * /`, parentheses and figures of the row, as `totalRevenue / totalTransactions`; inner ones by dots, as `previous.totalRevenue`. Nothing where one of them is none, or is divided by 0. */
  formula: Scalars['String']['output'];
  /** What stands over it. */
  name: Scalars['String']['output'];
};

/** A derived column to save. */
export type DerivedColumnInput = {
  /** Numbers, `+ - * /`, parentheses and figures of the row; at most 200 characters. */
  formula: Scalars['String']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
};

/** The parked bill to discard. */
export type DiscardParkedBillInput = {
  /** Parked bill id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A parked bill that was discarded. */
export type DiscardParkedBillPayload = {
  __typename?: 'DiscardParkedBillPayload';
  /** The bill as it was discarded; null when it was refused. */
  parkedBill?: Maybe<ParkedBill>;
  /** PARKED_BILL_PAID, PARKED_BILL_DISCARDED, PARKED_BILL_CHANGED, NOT_FOUND or PERMISSION; nothing was discarded then. */
  userErrors: Array<UserError>;
};

/** A district (amphoe, in Bangkok khet). */
export type District = Node & {
  __typename?: 'District';
  /** District id. */
  id: Scalars['ID']['output'];
  /** Its name in Thai. */
  name: Scalars['String']['output'];
  /** Province it is in. */
  province?: Maybe<Province>;
  /** Province id. */
  provinceId: Scalars['ID']['output'];
};

/** Narrows the districts. */
export type DistrictFilter = {
  /** Only those of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of districts. */
export type DistrictPage = {
  __typename?: 'DistrictPage';
  /** The rows of this page. */
  items: Array<District>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of districts. */
export type DistrictSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: DistrictSortField;
};

/** What districts can be sorted by. */
export type DistrictSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE';

/** For how much money a member earns how many points; the figures are those of the settings. */
export type EarningRule = Node & {
  __typename?: 'EarningRule';
  /** THB to spend for `earnPoint` points. */
  earnCash: Scalars['Money']['output'];
  /** Points earned for every `earnCash`. */
  earnPoint: Scalars['Int']['output'];
  /** Event it belongs to. */
  eventCode?: Maybe<Scalars['String']['output']>;
  /** Rule id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What that is worth. */
  rewardInstance?: Maybe<RewardInstance>;
  /** What that is worth, by id. */
  rewardInstanceId?: Maybe<Scalars['ID']['output']>;
  /** What is earned. */
  rewardItem?: Maybe<RewardItem>;
  /** What is earned, by id. */
  rewardItemId?: Maybe<Scalars['ID']['output']>;
};

/** A member to erase. */
export type EraseMemberInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
};

/** What an erasure gives. */
export type EraseMemberPayload = {
  __typename?: 'EraseMemberPayload';
  /** What stays of the member; null when refused. */
  member?: Maybe<Member>;
  /** STALE_VERSION, ERASURE_REFUSED, PERMISSION, NOT_FOUND or IDEMPOTENCY_CONFLICT; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A potential customer to erase. */
export type ErasePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
};

/** What an erasure of a potential customer gives. */
export type ErasePotentialPayload = {
  __typename?: 'ErasePotentialPayload';
  /** Id of who was erased; null when refused. */
  deletedId?: Maybe<Scalars['ID']['output']>;
  /** STALE_VERSION, ERASURE_REFUSED, PERMISSION, NOT_FOUND or IDEMPOTENCY_CONFLICT; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** Something that happens on a bill; its rows carry the code. */
export type Event = Node & {
  __typename?: 'Event';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Event id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** An exchange. Both are dated now, in the branch of the earlier sale. */
export type ExchangeSaleInput = {
  /** Pieces of an earlier sale, and the code. Its branch is that of the new sale, and its key and approval are null or those of the new sale (VALIDATION otherwise). */
  returned: ReturnSaleInput;
  /** What is taken, with the key of the exchange and, where APPROVAL_REQUIRED says that either half takes one, the approval of the whole. `expectedAmountDue` is the price of it all; `channels` add up to what that is above the worth of what comes back, and are empty where nothing is. Neither a time nor a parked bill (VALIDATION). */
  sale: PayInput;
};

/** What exchanging gives. */
export type ExchangeSalePayload = {
  __typename?: 'ExchangeSalePayload';
  /** Points that the member of the new sale has afterwards; null for a guest or when refused. */
  remainingPoints?: Maybe<Scalars['Int']['output']>;
  /** The return that came with it; null when refused. */
  returned?: Maybe<Transaction>;
  /** The earlier sale, with what is left of it; null when refused. */
  sale?: Maybe<Transaction>;
  /** The new sale; null when refused. */
  transaction?: Maybe<Transaction>;
  /** What `returnSale` is refused for, with paths below `returned`, and what `pay` is refused for, with paths below `sale`; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A list of people that left the shop as a file. */
export type ExportedList = {
  __typename?: 'ExportedList';
  /** Its columns, as the gateway calls them, in their order: `code`, `phone`. */
  columns: Array<Scalars['String']['output']>;
  /**
   * What its rows were chosen by, as JSON in the gateway's words, for example `{"tier_id":"0190a000-0000-7000-8000-000000000001"}`; `{}` for all. What was
   * typed about a person stands as `…`, and a text of more than 4,000 characters is cut.
   */
  filter: Scalars['String']['output'];
  /** `csv` or `xlsx`. */
  format: Scalars['String']['output'];
  /** The list, as the gateway calls it: `members`, `potentials`, `calendar`, `transactions`, `stat/members`. */
  list: Scalars['String']['output'];
  /** How many rows went; null while they go, and where that never became known. */
  rows?: Maybe<Scalars['Int']['output']>;
};

/** A category that a member likes most. */
export type FavouriteCategory = {
  __typename?: 'FavouriteCategory';
  /** Sales it was on; null where it was chosen by money. */
  frequent?: Maybe<Scalars['Int']['output']>;
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** THB spent on it; null where it was chosen by the number of sales or by the last one. */
  price?: Maybe<Scalars['Money']['output']>;
};

/** Which figures to load anew. */
export type FiguresChanged = {
  __typename?: 'FiguresChanged';
  /** When it was found out. */
  at: Scalars['DateTime']['output'];
  /** Branch whose figures changed; null: several branches, or it is not known which. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Business day whose figures changed; null: several days, or it is not known which. */
  businessDate?: Maybe<Scalars['Date']['output']>;
};

/** From what figures were made. */
export type FiguresSource =
  /** From figures that are kept by day and by month. */
  | 'rollups'
  /** From the sales themselves. */
  | 'sales';

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

/** What making a link gives. */
export type GenerateSelfRegisterUrlPayload = {
  __typename?: 'GenerateSelfRegisterUrlPayload';
  /** The link; null when refused. */
  selfRegisterUrl?: Maybe<SelfRegisterUrl>;
  /** Why it was refused: VALIDATION or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A buyer without an account. */
export type Guest = {
  __typename?: 'Guest';
  /** Null when nothing was said. */
  ageRange?: Maybe<AgeRange>;
  /** Null when nothing was said. */
  gender?: Maybe<Gender>;
  /** Each starts with `#`. */
  hashtags: Array<Scalars['String']['output']>;
};

/** Walk-in sales to guests who looked alike. */
export type GuestFigures = {
  __typename?: 'GuestFigures';
  /** Null when nothing was said. */
  ageRange?: Maybe<AgeRange>;
  /** Null when nothing was said. */
  gender?: Maybe<Gender>;
  /** Deductions, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Count']['output'];
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

/** Who takes the till over, and where. */
export type HandOverTillInput = {
  /** The branch: one of the signed-in user's and of the person's. The session that begins works in it alone. */
  branchId: Scalars['ID']['input'];
  /** The PIN of that person. After 8 wrong ones in a row it opens nothing until they sign in with the password. */
  pin: Scalars['String']['input'];
  /** Who takes it over, of `tillUsers`. */
  userId: Scalars['ID']['input'];
};

/** What handing a till over gives. */
export type HandOverTillPayload = {
  __typename?: 'HandOverTillPayload';
  /** Of the person who took it over; null when refused. */
  session?: Maybe<Session>;
  /** WRONG_TILL_PIN, TILL_PIN_LOCKED, NOT_AT_THIS_TILL, TOO_MANY_ATTEMPTS, PERMISSION, or VALIDATION with its path. */
  userErrors: Array<UserError>;
};

/** A month beside the month before: a finished one beside the whole of it, one that is not over beside the like days. */
export type HealthCheck = {
  __typename?: 'HealthCheck';
  /** The month. */
  current: HealthCheckMonth;
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** The month before, of a month that is not over up to the like day. */
  previous: HealthCheckMonth;
  /** Change of revenue against the month before in percent; null when that had none. */
  revenueChangePercent?: Maybe<Scalars['Float']['output']>;
};

/** Nine figures of a month. */
export type HealthCheckMonth = {
  __typename?: 'HealthCheckMonth';
  /** Revenue for each sale; null without a sale. */
  averageBasket?: Maybe<Scalars['Money']['output']>;
  /** First day that counts. */
  from: Scalars['Date']['output'];
  /** Guests' part of the revenue in percent; null without any. */
  guestShare?: Maybe<Scalars['Float']['output']>;
  /** Product with most pieces; null without a sale. */
  highDemandProduct?: Maybe<TopByQuantity>;
  /** Members' part of the revenue in percent; null without any. */
  memberShare?: Maybe<Scalars['Float']['output']>;
  /** Members who joined. */
  newMembers: Scalars['Count']['output'];
  /** Weekday with most pieces; null without a sale. */
  peakDay?: Maybe<PeakDay>;
  /** Last day that counts, included: of the present month today, and of the one it is compared with the like day. */
  to: Scalars['Date']['output'];
  /** Category with most revenue; null without a sale. */
  topCategory?: Maybe<TopByRevenue>;
  /** Branch with most revenue; null without any. */
  topChannel?: Maybe<TopByRevenue>;
  /** Product with most revenue, and its part of all line totals; null without a sale. */
  topProduct?: Maybe<TopByRevenue>;
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Count']['output'];
  /** Up to which time that day counts, `YYYY-MM-DD HH:mm:ss` to the minute on the clock of the shop: of the month that the present one is compared with the time of now. null: whole, or as far as it has gone. */
  until?: Maybe<Scalars['LocalDateTime']['output']>;
};

/** A value that a field had for a time of the day. */
export type HeldValue = {
  __typename?: 'HeldValue';
  /** From when on, not before the day begins. */
  from: Scalars['DateTime']['output'];
  /** Whether the record was there at all. */
  known: Scalars['Boolean']['output'];
  /** Until when, not after the day ends. */
  to: Scalars['DateTime']['output'];
  /** The value; null for nothing. */
  value?: Maybe<ChangedValue>;
};

/** What there is to decide about a file. */
export type ImportChoice = {
  __typename?: 'ImportChoice';
  /** How many it is about. */
  count: Scalars['Int']['output'];
  /** Its key, such as `make_categories`. */
  key: Scalars['String']['output'];
  /** The first twenty of them, by name. */
  names: Array<Scalars['String']['output']>;
  /** What was decided, or holds where nothing was said. */
  value: Scalars['Boolean']['output'];
};

/** What is decided about a file that is imported. */
export type ImportChoiceInput = {
  /** A key that a dry run names. */
  key: Scalars['String']['input'];
  /** Whether it is done. */
  value: Scalars['Boolean']['input'];
};

/** A column of a file. */
export type ImportColumn = {
  __typename?: 'ImportColumn';
  /** How it was recognised; null where it is left out. */
  by?: Maybe<ImportColumnBy>;
  /** The field that it is taken in as, by its name on the wire; null where it is left out. */
  field?: Maybe<Scalars['String']['output']>;
  /** What stands above it. */
  head: Scalars['String']['output'];
  /** Up to three texts of it, as they were read. */
  samples: Array<Scalars['String']['output']>;
};

/** How a column of a file was recognised. */
export type ImportColumnBy =
  /** By what exports of other products call it. */
  | 'alias'
  /** By the name of the field on the wire. */
  | 'field'
  /** The sender says so, in `columns`. */
  | 'given'
  /** By the words of the screens, in either language. */
  | 'label';

/** How many records a file made and changed. */
export type ImportCount = {
  __typename?: 'ImportCount';
  /** Rows with a mistake: of a dry run, or left out with `skipBad`. Without it a file with one is not imported. */
  bad: Scalars['Int']['output'];
  /** The set of changes by which it is taken back (`revertChangeSet`); null of a dry run, and where nothing changed. */
  changeSetId?: Maybe<Scalars['ID']['output']>;
  /** Of a dry run: what there is to decide about the file, such as categories that no record has yet. */
  choices: Array<ImportChoice>;
  /** Rows that are taken in although something is likely to be wrong with them: up to 1,000 of `doubts` say what. */
  doubtful: Scalars['Int']['output'];
  /** What is likely to be wrong, by `["file", row, column]`; also about the heading, such as two columns for one field. */
  doubts: Array<ImportDoubt>;
  /** The import, for `importPictures`; null of a dry run, and where nothing changed. */
  importId?: Maybe<Scalars['ID']['output']>;
  /** New records. */
  inserted: Scalars['Int']['output'];
  /** Other sheets of the workbook that have rows: nothing of them is taken in, unless `sheet` names one. */
  otherSheets: Array<ImportOtherSheet>;
  /** Rows that say what their record has already, or whose record is left as it is: nothing of them is written, nor recorded as a change. */
  same: Scalars['Int']['output'];
  /** Of a dry run: what was understood of the file. Null otherwise. */
  sheet?: Maybe<ImportSheet>;
  /** Records that were known by their code and took the file's values. */
  updated: Scalars['Int']['output'];
};

/** What is likely to be wrong with a row that is taken in all the same. */
export type ImportDoubt = {
  __typename?: 'ImportDoubt';
  /** What, in English. */
  message: Scalars['String']['output'];
  /** Where: `["file", row, column]`. */
  path: Array<Scalars['String']['output']>;
};

/** A file of members. */
export type ImportMembersInput = {
  /** Branch that members are registered in where the row names none. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** What is decided about the file, by the keys that a dry run names. */
  choices?: InputMaybe<Array<ImportChoiceInput>>;
  /** What each column holds, in the order of the file: the name of a field on the wire (`code`, `retail_price` ...), or null to leave the column out. Without it columns are found by their heads. VALIDATION where a field is unknown or has two columns. */
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** True to be told what would come of the file: `imported` counts it, `userErrors` has up to 1,000 mistakes, and nothing is written. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** CSV or XLSX, as spreadsheets and other products write it: the heading is found among the first 20 rows, and columns by the names of fields, by the words of the screens, or by what other products call them. At most 10,000,000 bytes and 100,000 rows. */
  file: Scalars['Upload']['input'];
  /** Makes the import safe to send again: the same key and file give the first answer, and nothing is taken in twice. 8 to 64 characters of ASCII, fresh for each file (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a workbook: the sheet to take, by its name. Without it, of those that the spreadsheet shows, it is the first one in which all fields that are needed have a column, or else the one with most fields. VALIDATION where the file has none of this name. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** True to take in the rows without a mistake and leave the others: `imported` counts both, `userErrors` has up to 1,000 mistakes. Otherwise a file with a mistake is refused as a whole. */
  skipBad?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What importing members gives. */
export type ImportMembersPayload = {
  __typename?: 'ImportMembersPayload';
  /** What it made; null when refused. */
  imported?: Maybe<ImportCount>;
  /** Why nothing was imported: `path` is `["file", row, column]` where a cell is at fault; TOO_MANY_ATTEMPTS while another file is being taken in for the shop. */
  userErrors: Array<UserError>;
};

/** A sheet of a workbook of which nothing is taken in. */
export type ImportOtherSheet = {
  __typename?: 'ImportOtherSheet';
  /** The spreadsheet does not show it. */
  isHidden: Scalars['Boolean']['output'];
  /** What the workbook calls it. */
  name: Scalars['String']['output'];
  /** Its rows that have a value, the heading among them. */
  rows: Scalars['Int']['output'];
};

/** A picture that could not be fetched. */
export type ImportPictureFault = {
  __typename?: 'ImportPictureFault';
  /** Why, in English. */
  message: Scalars['String']['output'];
  /** The row of the file, as a spreadsheet numbers it. */
  row: Scalars['Int']['output'];
  /** Its address, as it stands there. */
  source: Scalars['String']['output'];
};

/** The pictures that the rows of an import named. */
export type ImportPictures = {
  __typename?: 'ImportPictures';
  /** Products that have their picture. */
  done: Scalars['Int']['output'];
  /** Pictures that could not be fetched. */
  failed: Scalars['Int']['output'];
  /** Why, of the first hundred. */
  faults: Array<ImportPictureFault>;
  /** Names of files that are to be sent in a zip. */
  named: Scalars['Int']['output'];
  /** Addresses that are still to be fetched. */
  waiting: Scalars['Int']['output'];
};

/** A file of potential customers. */
export type ImportPotentialsInput = {
  /** Branch that they are registered in where the row names none. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** What is decided about the file, by the keys that a dry run names. */
  choices?: InputMaybe<Array<ImportChoiceInput>>;
  /** What each column holds, in the order of the file: the name of a field on the wire (`code`, `retail_price` ...), or null to leave the column out. Without it columns are found by their heads. VALIDATION where a field is unknown or has two columns. */
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** True to be told what would come of the file: `imported` counts it, `userErrors` has up to 1,000 mistakes, and nothing is written. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** CSV or XLSX, as spreadsheets and other products write it: the heading is found among the first 20 rows, and columns by the names of fields, by the words of the screens, or by what other products call them. At most 10,000,000 bytes and 100,000 rows. */
  file: Scalars['Upload']['input'];
  /** Makes the import safe to send again: the same key and file give the first answer, and nothing is taken in twice. 8 to 64 characters of ASCII, fresh for each file (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a workbook: the sheet to take, by its name. Without it, of those that the spreadsheet shows, it is the first one in which all fields that are needed have a column, or else the one with most fields. VALIDATION where the file has none of this name. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** True to take in the rows without a mistake and leave the others: `imported` counts both, `userErrors` has up to 1,000 mistakes. Otherwise a file with a mistake is refused as a whole. */
  skipBad?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What importing potential customers gives. */
export type ImportPotentialsPayload = {
  __typename?: 'ImportPotentialsPayload';
  /** What it made; null when refused. */
  imported?: Maybe<ImportCount>;
  /** Why nothing was imported: `path` is `["file", row, column]` where a cell is at fault; TOO_MANY_ATTEMPTS while another file is being taken in for the shop. */
  userErrors: Array<UserError>;
};

/** Products in a file. */
export type ImportProductsInput = {
  /** What is decided about the file, by the keys that a dry run names. */
  choices?: InputMaybe<Array<ImportChoiceInput>>;
  /** What each column holds, in the order of the file: the name of a field on the wire (`code`, `retail_price` ...), or null to leave the column out. Without it columns are found by their heads. VALIDATION where a field is unknown or has two columns. */
  columns?: InputMaybe<Array<InputMaybe<Scalars['String']['input']>>>;
  /** True to be told what would come of the file: `imported` counts it, `userErrors` has up to 1,000 mistakes, and nothing is written. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** CSV or XLSX, as spreadsheets and other products write it: the heading is found among the first 20 rows, and columns by the names of fields, by the words of the screens, or by what other products call them. At most 10,000,000 bytes and 100,000 rows. */
  file: Scalars['Upload']['input'];
  /** Makes the import safe to send again: the same key and file give the first answer, and nothing is taken in twice. 8 to 64 characters of ASCII, fresh for each file (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Of a workbook: the sheet to take, by its name. Without it, of those that the spreadsheet shows, it is the first one in which all fields that are needed have a column, or else the one with most fields. VALIDATION where the file has none of this name. */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** True to take in the rows without a mistake and leave the others: `imported` counts both, `userErrors` has up to 1,000 mistakes. Otherwise a file with a mistake is refused as a whole. */
  skipBad?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What importing products gives. */
export type ImportProductsPayload = {
  __typename?: 'ImportProductsPayload';
  /** How many; null when refused. */
  imported?: Maybe<ImportCount>;
  /** What is wrong, by `["file", row, column]`, or TOO_MANY_ATTEMPTS while another file is being taken in for the shop; nothing of these rows was imported then. */
  userErrors: Array<UserError>;
};

/** What was understood of a file: how it was read, where its heading is, and what its columns hold. */
export type ImportSheet = {
  __typename?: 'ImportSheet';
  /** Its columns, in their order. */
  columns: Array<ImportColumn>;
  /** Of a text: utf-8, utf-16le, utf-16be, windows-874 or windows-1252. Null for a workbook. */
  encoding?: Maybe<Scalars['String']['output']>;
  /** The first five rows below the heading, as they were read. */
  firstRows: Array<Array<Scalars['String']['output']>>;
  /** The row that names the columns, as a spreadsheet numbers it. */
  headingRow: Scalars['Int']['output'];
  /** Of a workbook: the sheet that was taken. Null for a text. */
  name?: Maybe<Scalars['String']['output']>;
  /** What stands above that row, such as a title. */
  rowsAbove: Array<Scalars['String']['output']>;
  /** Of a text: what separates its cells. Null for a workbook. */
  separator?: Maybe<Scalars['String']['output']>;
};

/** A bank or another institute. */
export type Institute = Node & {
  __typename?: 'Institute';
  /** Colour of text on its logo as `#rrggbb`; null when not recorded. */
  fontColor?: Maybe<Scalars['String']['output']>;
  /** Institute id. */
  id: Scalars['ID']['output'];
  /** Logo; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Its name, in the language of `Accept-Language` where it is known in that; `Other` stands for any that is not listed. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** Whether it can be chosen for an account. */
  status: Status;
};

/** Whole numbers from the smallest to the largest, both included. */
export type IntRange = {
  /** Smallest; open when absent. */
  from?: InputMaybe<Scalars['Int']['input']>;
  /** Largest; open when absent. */
  to?: InputMaybe<Scalars['Int']['input']>;
};

/** A full tax invoice to issue. */
export type IssueTaxInvoiceInput = {
  /** Who bought. */
  buyer: TaxBuyerInput;
  /** Transaction id of the sale. */
  transactionId: Scalars['ID']['input'];
};

/** What issuing a full tax invoice gives. */
export type IssueTaxInvoicePayload = {
  __typename?: 'IssueTaxInvoicePayload';
  /** It was issued before: what is printed now is a copy. */
  isCopy: Scalars['Boolean']['output'];
  /** The full tax invoice; null when refused. */
  taxDocument?: Maybe<TaxDocument>;
  /** IS_RETURN, NO_TAX_INVOICE, ALREADY_VOID, TAX_INVOICE_TOO_LATE, PERMISSION, NOT_FOUND, or VALIDATION with its path. */
  userErrors: Array<UserError>;
};

/** A language that messages are written in. */
export type Language =
  /** English (`en-US`). */
  | 'en-US'
  /** Thai (`th-TH`). */
  | 'th-TH';

/** A set of changes in the list of the shop. */
export type LatestChangeSet = {
  __typename?: 'LatestChangeSet';
  /** Its first changes, at most three. */
  changes: Array<Change>;
  /** How many changes there are of each kind of record, the most first. */
  counts: Array<ChangeCount>;
  /** Who, when and from where. */
  set: ChangeSet;
};

/** A page of sets. */
export type LatestChangeSetPage = {
  __typename?: 'LatestChangeSetPage';
  /** The rows of this page. */
  items: Array<LatestChangeSet>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** A record that was left as it is. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** When it was changed since; null for other reasons. */
  at?: Maybe<Scalars['DateTime']['output']>;
  /** Username of who changed it since; null for nobody, and for other reasons. */
  by?: Maybe<Scalars['String']['output']>;
  /** One English sentence of the rule; null where the reason says it. */
  message?: Maybe<Scalars['String']['output']>;
  /** What it is called; null for one without a name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: LeftReason;
  /** Record id. */
  recordId: Scalars['ID']['output'];
};

/** Why a record was left as it is. */
export type LeftReason =
  /** Somebody changed it since; `by` and `at` tell who and when. */
  | 'CHANGED'
  /** It is gone. */
  | 'GONE'
  /** Other records refer to it, or what it refers to is gone. */
  | 'IN_USE'
  /** The right to do it is lacking. */
  | 'PERMISSION'
  /** Another rule refuses it; `message` tells which. */
  | 'RULE'
  /** What it had is a code or a password, which is not kept. */
  | 'SECRET'
  /** It was brought back, but without its PIN, which is not kept, and inactive until there is a new one. Not among `leftCount`. */
  | 'WITHOUT_PIN';

/** What a member ever bought. */
export type LifetimeFigures = {
  __typename?: 'LifetimeFigures';
  /** Pieces. */
  totalQuantity: Scalars['Int']['output'];
  /** In THB, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales. */
  totalTransactions: Scalars['Int']['output'];
};

/** A member who may be the person that is about to be registered. */
export type LikelyMember = {
  __typename?: 'LikelyMember';
  /** The member; null for whoever may not know how to reach members. */
  member?: Maybe<Member>;
  /** What they have in common. */
  reason: LikelyReason;
};

/** What a member and a person who is about to be registered have in common. */
export type LikelyReason =
  /** Name and birthday. */
  | 'name_and_birthdate'
  /** The phone number: no second account is made with it. */
  | 'phone';

/** A language. */
export type Locale = Node & {
  __typename?: 'Locale';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Language id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** A place that is no branch. */
export type Location = Node & {
  __typename?: 'Location';
  /** Null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Location id. */
  id: Scalars['ID']['output'];
  /** Null without a picture. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Always `ACTIVE`. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** One page of locations. */
export type LocationPage = {
  __typename?: 'LocationPage';
  /** The rows of this page. */
  items: Array<Location>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of locations. */
export type LocationSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: LocationSortField;
};

/** What locations can be sorted by. */
export type LocationSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** A loyalty customer with an account. */
export type Member = Node & {
  __typename?: 'Member';
  /** House, street and the like; null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** Answers to questions of the shop's own registration form that no field is made for; null where one's role may not know. */
  answers?: Maybe<Array<OnboardAnswer>>;
  /** Badges whose threshold the member has reached. */
  badges: Array<MemberBadge>;
  /** Null when not recorded. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** Branch of the registration; null when none was chosen. */
  branch?: Maybe<MerchantBranch>;
  /** Branch of the registration; null when none was chosen. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Member code, unique in the realm; never changes. */
  code: Scalars['String']['output'];
  /** When they registered. */
  createdAt: Scalars['DateTime']['output'];
  /** District; null when not recorded. */
  district?: Maybe<District>;
  /** District id; null when not recorded. */
  districtId?: Maybe<Scalars['ID']['output']>;
  /** Where they studied; null where one's role may not know. */
  educations?: Maybe<Array<CustomerEntry>>;
  /** Null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** When the data of the person were erased; null while they are a customer. Who was erased has a name that says so, no contacts, no points, and is in no list. */
  erasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Given name in English; null when not recorded. */
  firstnameEn?: Maybe<Scalars['String']['output']>;
  /** Given name in Thai; null when not recorded. */
  firstnameTh?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  gender?: Maybe<Gender>;
  /** Member id. */
  id: Scalars['ID']['output'];
  /** Portrait; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Account at Instagram; null when not recorded. */
  instagramId?: Maybe<Scalars['String']['output']>;
  /** What they like; null where one's role may not know. */
  interests?: Maybe<MemberInterests>;
  /** Referral codes given at registration. */
  inviteCodes: Array<Scalars['String']['output']>;
  /** Language in which the shop writes to them (CUST-27). */
  language: Language;
  /** When the member last bought; null before the first sale. */
  lastTransactionTime?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Family name in English; null when not recorded. */
  lastnameEn?: Maybe<Scalars['String']['output']>;
  /** Family name in Thai; null when not recorded. */
  lastnameTh?: Maybe<Scalars['String']['output']>;
  /** Pieces, time and favourites since the registration (`lifetime_value`). */
  lifetime: MemberLifetime;
  /** Account at LINE; null when not recorded. */
  lineId?: Maybe<Scalars['String']['output']>;
  /** Marital status: `single`, `married` or free text; null when not recorded. */
  maritalStatus?: Maybe<Scalars['String']['output']>;
  /** A remark of the shop; null without one. */
  merchantRemark?: Maybe<Scalars['String']['output']>;
  /** The account that this one became part of; null while it stands by itself. */
  mergedInto?: Maybe<Member>;
  /** Their last answer to whether the shop may send them messages; null when they were never asked. */
  messageConsent?: Maybe<MessageConsent>;
  /** `Thai` or free text; null when not recorded. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Nickname in English; null when not recorded. */
  nicknameEn?: Maybe<Scalars['String']['output']>;
  /** Nickname in Thai; null when not recorded. */
  nicknameTh?: Maybe<Scalars['String']['output']>;
  /** Occupation; null when not recorded. */
  occupation?: Maybe<Occupation>;
  /** Occupation id; null when not recorded. */
  occupationId?: Maybe<Scalars['ID']['output']>;
  /** Whether one's role may not know how to reach them and what they told the shop. Then phone, email, birthdate, address, LINE, Instagram, educations, works, socials, interests, remark and answers are null whatever is recorded, and a change of any of them is refused. */
  personalHidden: Scalars['Boolean']['output'];
  /** Null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Postcode; null when not recorded. */
  postcode?: Maybe<Postcode>;
  /** Postcode id; null when not recorded. */
  postcodeId?: Maybe<Scalars['ID']['output']>;
  /** Province; null when not recorded. */
  province?: Maybe<Province>;
  /** Province id; null when not recorded. */
  provinceId?: Maybe<Scalars['ID']['output']>;
  /** How they came to know the shop, for example `Walk-in`; null when not recorded. */
  recommendedBy?: Maybe<Scalars['String']['output']>;
  /** Points that can be spent now. */
  remainingPoints: Scalars['Int']['output'];
  /** Accounts at social networks; null where one's role may not know. */
  socials?: Maybe<Array<MemberSocial>>;
  /** Whether they are a customer now. */
  status: Status;
  /** Sub-district; null when not recorded. */
  subDistrict?: Maybe<SubDistrict>;
  /** Sub-district id; null when not recorded. */
  subDistrictId?: Maybe<Scalars['ID']['output']>;
  /** Free tags, at most three. */
  tags: Array<Scalars['String']['output']>;
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Sum of what the member paid, without delivery, voided sales left out; with what they spent before, where an import brought that. */
  totalRevenue: Scalars['Money']['output'];
  /** Number of sales, voided ones left out; with those from before that an import brought. */
  totalTransactions: Scalars['Int']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
  /** Where they work; null where one's role may not know. */
  works?: Maybe<Array<CustomerEntry>>;
};

/** A badge members are given, for example Big Spender. */
export type MemberBadge = Node & {
  __typename?: 'MemberBadge';
  /** What must be reached; the first is the one with the threshold. */
  conditions: Array<ConditionValue>;
  /** Badge id. */
  id: Scalars['ID']['output'];
  /** `Big Spender`, `Frequent Member`, or the merchant's own. */
  name: Scalars['String']['output'];
  /** What must be reached, in the unit of the badge: THB for Big Spender, transactions for Frequent Member. null when it has no condition. */
  threshold?: Maybe<Scalars['Float']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Why the data of a member cannot be erased now. */
export type MemberErasureObstacle =
  /** They were erased already. */
  | 'ERASED'
  /** The account was merged into another one, which is erased instead. */
  | 'MERGED'
  /** The member has appointments that are not over. */
  | 'UPCOMING_APPOINTMENTS';

/** What erasing the data of a member would take. */
export type MemberErasurePreview = {
  __typename?: 'MemberErasurePreview';
  /** Appointments, deleted. */
  appointments: Scalars['Int']['output'];
  /** Changes of the record, of which only stays which field it was, who and when. */
  changes: Scalars['Int']['output'];
  /** Member code, which stays. */
  code: Scalars['String']['output'];
  /** Member id. */
  id: Scalars['ID']['output'];
  /** Accounts that were merged into this one, and are erased with it. */
  mergedAccounts: Scalars['Int']['output'];
  /** Messages to them, emptied. */
  messages: Scalars['Int']['output'];
  /** Why they cannot be erased now; they can when it is empty. */
  obstacles: Array<MemberErasureObstacle>;
  /** Points that are forfeited. */
  points: Scalars['Int']['output'];
  /** Details left before becoming a member, deleted. */
  potentials: Scalars['Int']['output'];
  /** Sales that stay, without remarks and a name. */
  sales: Scalars['Int']['output'];
  /** For the erasure (`__v`). */
  version: Scalars['Int']['output'];
};

/** One thing that happened with a member. What a kind does not have is null. */
export type MemberEvent = {
  __typename?: 'MemberEvent';
  /** What was due for the sale in THB. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Name of who did it, the username of who has none or works here no more; null where nobody is known. */
  by?: Maybe<Scalars['String']['output']>;
  /** How the message went. */
  channel?: Maybe<MessageChannel>;
  /** What became of the message. */
  delivery?: Maybe<MessageDelivery>;
  /** Names of the fields that were changed; their values stand in `changes`. */
  fields: Array<Scalars['String']['output']>;
  /** Event id. */
  id: Scalars['ID']['output'];
  /** What happened. */
  kind: MemberEventKind;
  /** What it did to the points. */
  points?: Maybe<Scalars['Int']['output']>;
  /** What was noted. */
  remark?: Maybe<Scalars['String']['output']>;
  /** Name of the tier after; null for none. */
  tierAfter?: Maybe<Scalars['String']['output']>;
  /** Name of the tier before; null for none. */
  tierBefore?: Maybe<Scalars['String']['output']>;
  /** When. */
  time: Scalars['DateTime']['output'];
  /** That sale; null as above. */
  transaction?: Maybe<Transaction>;
  /** The sale; null without one, or of a branch that one does not work in. */
  transactionId?: Maybe<Scalars['ID']['output']>;
};

/** What can happen with a member. */
export type MemberEventKind =
  /** A sale was given other points. */
  | 'adjust'
  /** Somebody changed the record. */
  | 'change'
  /** Claimed the points of a receipt. */
  | 'claim'
  /** Two accounts became one; the points are those that moved, none where there were none, and the remark is the code of the other account. */
  | 'merge'
  /** A message was sent to the member's phone or mailbox; kept for 30 days. */
  | 'message'
  /** Points came without a sale, as the balance that a ledger began with. */
  | 'points'
  /** Became a member. */
  | 'registered'
  /** Pieces of a sale were returned; the transaction is the return. */
  | 'return'
  /** Bought; the points of the sale are its own. */
  | 'sale'
  /** Reached, or lost, a tier. */
  | 'tier'
  /** Accounts that had become one are two again. */
  | 'unmerge'
  /** A sale was taken back. */
  | 'void';

/** One page of what happened. */
export type MemberEventPage = {
  __typename?: 'MemberEventPage';
  /** The events of this page. */
  items: Array<MemberEvent>;
  /** Events in all pages. */
  total: Scalars['Int']['output'];
};

/** What members bought in a period. */
export type MemberFigures = {
  __typename?: 'MemberFigures';
  /** Member code. */
  code: Scalars['String']['output'];
  /** Points earned in the period. */
  earnPoints: Scalars['Count']['output'];
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** When the member joined. */
  joinedAt: Scalars['DateTime']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** What the member prefers, since ever; costs more than the rest of the row. */
  lifeTime?: Maybe<MemberLifeTime>;
  /** Lifetime value in THB: all ever paid, without delivery. */
  lifetimeRevenue: Scalars['Money']['output'];
  /** The member. */
  member?: Maybe<Member>;
  /** Member id. */
  memberId: Scalars['ID']['output'];
  /** Whether one's role may not know how to reach members. Then `phone` is null whatever is recorded. */
  personalHidden: Scalars['Boolean']['output'];
  /** Null when not recorded, and where one's role may not know it (`personalHidden`). */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Points spent in the period. */
  redeemPoints: Scalars['Count']['output'];
  /** Current tier; null without one. */
  tier?: Maybe<MemberTier>;
  /** Tier id; null without one. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Deductions in the period, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction, in the period. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces in the period. */
  totalQuantity: Scalars['Count']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Count']['output'];
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
  /** What the rows of all pages come to (GET stat/members/totals, an extension). */
  totals?: Maybe<MemberFiguresTotals>;
};

/** Order of members' figures. */
export type MemberFiguresSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: MemberFiguresSortField;
};

/** What members' figures can be sorted by. */
export type MemberFiguresSortField =
  /** Points earned in the period. */
  | 'EARN_POINTS'
  /** Lifetime value. */
  | 'LIFETIME_REVENUE'
  /** Given name, in Thai dictionary order. */
  | 'NAME'
  /** Points spent in the period. */
  | 'REDEEM_POINTS'
  /** Level of the tier. */
  | 'TIER_LEVEL'
  /** Payment before deductions in the period. */
  | 'TOTAL_PAYMENT'
  /** Pieces in the period. */
  | 'TOTAL_QUANTITY'
  /** Revenue in the period. */
  | 'TOTAL_REVENUE'
  /** Sales in the period. */
  | 'TOTAL_TRANSACTIONS';

/** What members' figures come to. Each sale has one member, so all of them add up. */
export type MemberFiguresTotals = {
  __typename?: 'MemberFiguresTotals';
  /** Points earned in the period. */
  earnPoints: Scalars['Count']['output'];
  /** Lifetime values in THB. */
  lifetimeRevenue: Scalars['Money']['output'];
  /** Points spent in the period. */
  redeemPoints: Scalars['Count']['output'];
  /** Deductions in the period, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction, in the period. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces in the period. */
  totalQuantity: Scalars['Count']['output'];
  /** Revenue in the period, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period. */
  totalTransactions: Scalars['Count']['output'];
};

/** Narrows the members; all that is named must hold. Days are counted in the shop's time zone. */
export type MemberFilter = {
  /** Only members who bought within so many months before today. */
  activeMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members of this age in years today. */
  age?: InputMaybe<IntRange>;
  /** Only members born on these days. */
  birthdate?: InputMaybe<DayRangeInput>;
  /** Only members whose birthday is today (0) or within so many days from today (6: within a week), at most 365. Whoever was born on 29 February has it on the 28th in other years. */
  birthdayWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only members who bought this. */
  bought?: InputMaybe<BoughtFilter>;
  /** Only members registered in this branch; with `bought`, those who bought it in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only members of this group of buyers; as many as `Statistics.buyerGroups` tells of the same day and branch. */
  buyers?: InputMaybe<BuyersFilter>;
  /** Only members registered on these days. */
  created?: InputMaybe<DayRangeInput>;
  /** Only members of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only these members. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members whose last sale was on these days. */
  lastTransaction?: InputMaybe<DayRangeInput>;
  /** Only members who bought since 2021-01-01, but not within so many months before today; together with `activeMonths` it must be less than that, or the filter is refused with BAD_USER_INPUT. */
  nonActiveMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members with so many points. */
  remainingPoints?: InputMaybe<IntRange>;
  /** Only members of this status. */
  status?: InputMaybe<Status>;
  /** Only members with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only members with all of these tags. */
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members with at least one of these tags. */
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members with none of these tags. */
  tagsNone?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members of these tiers. */
  tierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Not members of these tiers. */
  tiersNot?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Lifetime value range: only members who paid so much. */
  totalRevenue?: InputMaybe<MoneyRange>;
  /** Repeat range: only members with so many sales. */
  totalTransactions?: InputMaybe<IntRange>;
};

/** What a member likes, a few words each. */
export type MemberInterests = {
  __typename?: 'MemberInterests';
  /** Books. */
  books: Array<Scalars['String']['output']>;
  /** Colours. */
  colors: Array<Scalars['String']['output']>;
  /** Fashion brands. */
  fashionBrands: Array<Scalars['String']['output']>;
  /** Where they meet. */
  hangouts: Array<Scalars['String']['output']>;
  /** Hobbies. */
  hobbies: Array<Scalars['String']['output']>;
  /** Films. */
  movies: Array<Scalars['String']['output']>;
  /** Where they shop online. */
  onlineShopping: Array<Scalars['String']['output']>;
  /** Where they shop. */
  shoppingPlaces: Array<Scalars['String']['output']>;
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
  totalQuantity: Scalars['Count']['output'];
  /** Revenue without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Number of sales. */
  totalTransactions: Scalars['Count']['output'];
  /** Paid by transfer. */
  transferAmount: Scalars['Money']['output'];
};

/** What a member was to the shop so far, beside revenue, sales and points, which `Member` tells; voided sales left out. */
export type MemberLifetime = {
  __typename?: 'MemberLifetime';
  /** Seconds since they registered. */
  durationSeconds: Scalars['Int']['output'];
  /** Category most of the last sale's money went to; null before the first sale. */
  lastExpenseCategory?: Maybe<FavouriteCategory>;
  /** Category most was spent on; null before the first sale. */
  topExpenseCategory?: Maybe<FavouriteCategory>;
  /** Category on most sales; null before the first sale. */
  topFrequentCategory?: Maybe<FavouriteCategory>;
  /** Pieces bought. */
  totalQuantity: Scalars['Int']['output'];
};

/** A merge of two accounts. */
export type MemberMerge = {
  __typename?: 'MemberMerge';
  /** Name of who did it, the username of who has none or works here no more; null when it is not known. */
  by?: Maybe<Scalars['String']['output']>;
  /** Id of the merge. */
  id: Scalars['ID']['output'];
  /** The account that was kept. */
  kept?: Maybe<Member>;
  /** Member id of the account that was kept. */
  keptId: Scalars['ID']['output'];
  /** The account that became part of it. */
  merged?: Maybe<Member>;
  /** Member id of the account that became part of it. */
  mergedId: Scalars['ID']['output'];
  /** Points that went over. */
  points: Scalars['Int']['output'];
  /** When. */
  time: Scalars['DateTime']['output'];
  /** Sales that went over, void ones too. */
  totalTransactions: Scalars['Int']['output'];
  /** Name of who undid it, as with `by`; null while it stands. */
  undoneBy?: Maybe<Scalars['String']['output']>;
  /** When it was undone; null while it stands. */
  undoneTime?: Maybe<Scalars['DateTime']['output']>;
};

/** Whose value of a field stays. */
export type MemberMergeChoice =
  /** Both, where they can be joined. */
  | 'BOTH'
  /** That of the account that is kept. */
  | 'KEPT'
  /** That of the account that becomes part of it. */
  | 'MERGED';

/** A field in which two accounts differ. */
export type MemberMergeField = {
  __typename?: 'MemberMergeField';
  /** What both come to; null where they cannot be joined. */
  both?: Maybe<Array<Scalars['String']['output']>>;
  /** Which one. */
  field: MemberMergeFieldName;
  /** What the kept account says, line by line as a person reads it; empty when it says nothing, and of a portrait. */
  kept: Array<Scalars['String']['output']>;
  /** What the other account says. */
  merged: Array<Scalars['String']['output']>;
  /** What stays when nobody chooses. */
  suggested: MemberMergeChoice;
};

/** What is chosen as one when two accounts become one. */
export type MemberMergeFieldName =
  /** The address, down to the postcode. */
  | 'ADDRESS'
  /** Answers to questions of the shop's own form. */
  | 'ANSWERS'
  /** Day of birth. */
  | 'BIRTHDATE'
  /** Where they studied. */
  | 'EDUCATIONS'
  /** Email. */
  | 'EMAIL'
  /** Gender. */
  | 'GENDER'
  /** Account at Instagram. */
  | 'INSTAGRAM'
  /** What they like. */
  | 'INTERESTS'
  /** Account at LINE. */
  | 'LINE'
  /** Marital status. */
  | 'MARITAL_STATUS'
  /** Given name, family name and nickname, in all languages. */
  | 'NAME'
  /** Nationality. */
  | 'NATIONALITY'
  /** Occupation. */
  | 'OCCUPATION'
  /** Phone; the other one stays with the account that was merged, and is found still. */
  | 'PHONE'
  /** Portrait. */
  | 'PORTRAIT'
  /** How they came to know the shop, with the referral codes. */
  | 'RECOMMENDED_BY'
  /** The shop's remark. */
  | 'REMARK'
  /** Accounts at social networks. */
  | 'SOCIALS'
  /** Tags. */
  | 'TAGS'
  /** Where they work. */
  | 'WORKS';

/** Narrows a list of merges; all that is named must hold. */
export type MemberMergeFilter = {
  /** Only those that stand (false), or that were undone (true). */
  isUndone?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only merges of this account, kept or merged. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of these days. */
  range?: InputMaybe<DayRangeInput>;
};

/** What stands in the way of undoing a merge. */
export type MemberMergeObstacle = {
  __typename?: 'MemberMergeObstacle';
  /** Why. */
  code: MemberMergeObstacleCode;
  /** Id of the later merge; null where it is about none. */
  mergeId?: Maybe<Scalars['ID']['output']>;
  /** The sales that it is about, at most five. */
  sales: Array<MemberMergeSale>;
};

/** Why a merge cannot be undone. */
export type MemberMergeObstacleCode =
  /** The data of the member were erased since. */
  | 'ERASED'
  /** A later merge of the account has to be undone before. */
  | 'LATER_MERGE'
  /** Its phone belongs to somebody else by now. */
  | 'PHONE_TAKEN'
  /** Points that the merged account brought were spent since. */
  | 'POINTS_SPENT'
  /** Voids and adjustments have taken more points back than the merged account brought. */
  | 'POINTS_TAKEN_BACK'
  /** It was undone already. */
  | 'UNDONE';

/** One page of merges. */
export type MemberMergePage = {
  __typename?: 'MemberMergePage';
  /** The rows of this page. */
  items: Array<MemberMerge>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** What making one account of two would give. */
export type MemberMergePreview = {
  __typename?: 'MemberMergePreview';
  /** Fields in which the two differ. */
  fields: Array<MemberMergeField>;
  /** The account that is kept, as it is now. */
  kept?: Maybe<Member>;
  /** The account that becomes part of it, as it is now. */
  merged?: Maybe<Member>;
  /** Points that the one account has afterwards. */
  pointsAfter: Scalars['Int']['output'];
  /** What `mergeMembers` would refuse it for; it can be merged when empty. */
  refusals: Array<UserError>;
  /** Its tier afterwards: the highest of what either has and what the figures reach together; null without one. */
  tierAfter?: Maybe<MemberTier>;
  /** Its lifetime value afterwards, in THB. */
  totalRevenueAfter: Scalars['Money']['output'];
  /** Its number of sales afterwards. */
  totalTransactionsAfter: Scalars['Int']['output'];
};

/** A sale that keeps a merge from being undone. */
export type MemberMergeSale = {
  __typename?: 'MemberMergeSale';
  /** Transaction id. */
  id: Scalars['ID']['output'];
  /** Number on the receipt. */
  transactionNo: Scalars['String']['output'];
};

/** One page of members. */
export type MemberPage = {
  __typename?: 'MemberPage';
  /** The rows of this page. */
  items: Array<Member>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** A member's account at a social network. */
export type MemberSocial = {
  __typename?: 'MemberSocial';
  /** Name of the account; null when not recorded. */
  account?: Maybe<Scalars['String']['output']>;
  /** The network; null when it was not chosen or no longer exists. */
  social?: Maybe<Social>;
  /** Network id; null when it was not chosen. */
  socialId?: Maybe<Scalars['ID']['output']>;
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
  direction?: InputMaybe<SortDirection>;
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

/** A member tier, from Standard to Platinum. */
export type MemberTier = Node & {
  __typename?: 'MemberTier';
  /** What a member must reach. */
  conditions: Array<ConditionValue>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Tier id. */
  id: Scalars['ID']['output'];
  /** Picture; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** 1 is the lowest. */
  level: Scalars['Int']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** What its members get. */
  privileges: Array<TierPrivilege>;
  /** Whether members can be in it. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
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
  direction?: InputMaybe<SortDirection>;
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

/** Members by tier. */
export type MembersByTier = {
  __typename?: 'MembersByTier';
  /** From the lowest level up; members without a tier stand under a null one. */
  tiers: Array<TierCount>;
  /** All members. */
  total: Scalars['Count']['output'];
};

/** A menu that rights are given for. */
export type Menu = {
  __typename?: 'Menu';
  /** Page, the `objectCode` of a right. */
  code: Scalars['String']['output'];
  /** Menu id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. Menus whose code ends in New_Payment, Enquiry, Calendar, Campaign or Location have no row in the permission matrix. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** Menus below it, in their order. */
  subMenus: Array<SubMenu>;
};

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
export type MerchantBranch = Node & {
  __typename?: 'MerchantBranch';
  /** Postal address; null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** Short code in front of every receipt number; never changes. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Branch id. */
  id: Scalars['ID']['output'];
  /** Null without a picture. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Degrees north; null when not recorded. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east; null when not recorded. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name on the receipt. */
  name: Scalars['String']['output'];
  /** Null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whether it trades. */
  status: Status;
  /** Its number in the register of VAT, 5 digits; `00000` is the head office. null when not recorded. */
  taxBranchNo?: Maybe<Scalars['String']['output']>;
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
  direction?: InputMaybe<SortDirection>;
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
export type MerchantRole = Node & {
  __typename?: 'MerchantRole';
  /** Rights page by page; a page that is not named has none. */
  authorizes: Array<Authorize>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Role id. */
  id: Scalars['ID']['output'];
  /** `administrator` in any case has every right. */
  name: Scalars['String']['output'];
  /** Users with an `INACTIVE` role have no rights. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** One page of roles. */
export type MerchantRolePage = {
  __typename?: 'MerchantRolePage';
  /** The rows of this page. */
  items: Array<MerchantRole>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of roles. */
export type MerchantRoleSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
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

/** The merchant's setting. */
export type MerchantSetting = {
  __typename?: 'MerchantSetting';
  /** What nobody does alone at the counter. */
  approval: ApprovalSetting;
  /** How many days back a sale may be dated, counted by the days of its branch: 3 unless it was changed, 0 for today alone. */
  backdatingDays: Scalars['Int']['output'];
  /** How much is sold at once. */
  billBounds: BillBounds;
  /** For how many days after a sale to a guest its points can be claimed: 7 unless it was changed, 0 for never. */
  claimDays: Scalars['Int']['output'];
  /** Which steps a sale takes at the till. */
  counter: CounterSetting;
  /** ISO 4217, always `THB`. */
  currencyCode: Scalars['String']['output'];
  /** Whether a code for adjusting a sale is set. The codes themselves are kept hashed: nobody reads them. */
  hasAdjustCode: Scalars['Boolean']['output'];
  /** Whether a code for voiding a sale is set. */
  hasVoidCode: Scalars['Boolean']['output'];
  /** Always `self`: a merchant has one setting. For a client's cache. */
  id: Scalars['ID']['output'];
  /** Rates in force, as `viewer.pointRates` gives them to every session. */
  pointRates: PointRates;
  /** Wallet instance that carries reward points. */
  rewardInstanceId?: Maybe<Scalars['ID']['output']>;
  /** Wallet item that carries reward points. */
  rewardItemId?: Maybe<Scalars['ID']['output']>;
  /** Whether tax invoices are issued, and what stands on the papers of the shop. */
  tax: TaxSetting;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A user of the merchant's back office. Everybody may know who rang up a sale; how to reach a colleague is for oneself and for who may read users. */
export type MerchantUser = Node & {
  __typename?: 'MerchantUser';
  /** Null when not recorded, or where the reader may not see it. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** Branches the user works in; empty: in all of them. */
  branchIds: Array<Scalars['ID']['output']>;
  /** Branches the user works in; empty: in all of them. */
  branches: Array<MerchantBranch>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Null when not recorded, or where the reader may not see it. */
  email?: Maybe<Scalars['String']['output']>;
  /** Number of the employee as a text; null when not recorded. Never changes. */
  employeeNo?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Address of the portrait; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Job title; null when not recorded. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Department; null when not recorded. */
  jobUnit?: Maybe<Scalars['String']['output']>;
  /** When the user last signed in; null before the first time, or where the reader may not see it. */
  lastAccessTime?: Maybe<Scalars['DateTime']['output']>;
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Null when not recorded, or where the reader may not see it. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** The one role of the user, the same in all the branches; null when it no longer exists. */
  role?: Maybe<MerchantRole>;
  /** Role id. */
  roleId: Scalars['ID']['output'];
  /**
   * Until when wrong passwords keep the user waiting on devices they never used; null while they do not, or where the reader
   * may not see it.
   */
  signInLockedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user can sign in. */
  status: Status;
  /** Without the merchant's suffix; never changes. */
  username: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

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

/** One page of users. */
export type MerchantUserPage = {
  __typename?: 'MerchantUserPage';
  /** The rows of this page. */
  items: Array<MerchantUser>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of users. */
export type MerchantUserSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
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

/** Whose value of a field stays. */
export type MergeFieldInput = {
  /** Whose value. */
  choice: MemberMergeChoice;
  /** Which field. */
  field: MemberMergeFieldName;
};

/** Two accounts of one customer. */
export type MergeMembersInput = {
  /** Whose values stay; fields that are not named are as the preview suggests. */
  fields?: InputMaybe<Array<MergeFieldInput>>;
  /** Makes the merge safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Member id of the account that is kept. */
  keepId: Scalars['ID']['input'];
  /** Its `version` as it was shown. */
  keepVersion: Scalars['Int']['input'];
  /** Member id of the account that becomes part of it. */
  mergeId: Scalars['ID']['input'];
  /** Its `version` as it was shown. */
  mergeVersion: Scalars['Int']['input'];
};

/** What merging gives. */
export type MergeMembersPayload = {
  __typename?: 'MergeMembersPayload';
  /** The merge; null when refused. */
  memberMerge?: Maybe<MemberMerge>;
  /** STALE_VERSION, MEMBER_MERGED, MEMBER_ERASED, TOO_MANY_POINTS, PERMISSION, NOT_FOUND, IDEMPOTENCY_CONFLICT, or VALIDATION with its path; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A potential customer who is a member already. */
export type MergePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Member id of who they are. */
  memberId: Scalars['ID']['input'];
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
};

/** What merging a potential customer into a member gives. */
export type MergePotentialPayload = {
  __typename?: 'MergePotentialPayload';
  /** The potential customer, with the member they are; null when refused. */
  potential?: Maybe<Potential>;
  /** STALE_VERSION, ALREADY_MEMBER with path `id`, MEMBER_MERGED, MEMBER_ERASED, PERMISSION, NOT_FOUND or IDEMPOTENCY_CONFLICT; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** How a message goes. */
export type MessageChannel =
  /** To a mailbox. */
  | 'email'
  /** As a text to a phone. */
  | 'sms';

/** An answer to whether the shop may send messages. */
export type MessageConsent = {
  __typename?: 'MessageConsent';
  /** Name of who wrote it down, the username of who has none or works here no more; null: the customer. */
  by?: Maybe<Scalars['String']['output']>;
  /** Whether messages may be sent; `false` when withdrawn, or refused. */
  isGiven: Scalars['Boolean']['output'];
  /** In which language. */
  language: Language;
  /** When. */
  time: Scalars['DateTime']['output'];
  /** What was shown, word for word. */
  wording: Scalars['String']['output'];
};

/** What became of a message. */
export type MessageDelivery =
  /** It was for nobody. */
  | 'dropped'
  /** It was of no use any more before it could be sent. */
  | 'expired'
  /** It could not be sent. */
  | 'failed'
  /** It was handed over. */
  | 'sent'
  /** It waits to be sent. */
  | 'waiting';

/** Amounts in THB from the smallest to the largest, both included. */
export type MoneyRange = {
  /** Smallest; open when absent. */
  from?: InputMaybe<Scalars['Money']['input']>;
  /** Largest; open when absent. */
  to?: InputMaybe<Scalars['Money']['input']>;
};

/** Cash to put in or take out. */
export type MoveCashInput = {
  /** In THB, at most 9,999,999.99; below 0 it is taken out. */
  amount: Scalars['Money']['input'];
  /** Of `approve`, for this very entry; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** A UUID of the caller's: sent again it is done once. */
  entryId: Scalars['ID']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** Shift id. */
  shiftId: Scalars['ID']['input'];
};

/** What moving cash gives. */
export type MoveCashPayload = {
  __typename?: 'MoveCashPayload';
  /** The shift; null when refused. */
  tillShift?: Maybe<TillShift>;
  /** SHIFT_CLOSED, APPROVAL_REQUIRED, APPROVAL_INVALID, PERMISSION, NOT_FOUND, or VALIDATION with its path. */
  userErrors: Array<UserError>;
};

/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Lets a member's sale stand for another number of points; the difference goes to the member. Needs the adjust code, the branch of the sale and Write on `Page.Merchant.Management.Payment_History` (GET merchants/home and transactions/{id}, then POST payment/adjust). */
  adjustPoints: AdjustPointsPayload;
  /** Approves a sale, a void, a return, an exchange, cash in or out or the closing of a shift of the signed-in user, by the PIN of a second person who has the right to (Write on `Page.Merchant.Payment.Approval`). What it gives is used once, by this user, for this very content, within five minutes (POST approvals, an extension). */
  approve: ApprovePayload;
  /**
   * Changes one field of many records, 200 at a time and all in one set of changes. Answers how far it is within two seconds;
   * `changeRun` tells the rest. Sent again with its key, it goes on where it broke off (POST bulk-edits).
   */
  bulkEdit: BulkEditPayload;
  /** Stops a run after the part that is under way: what is done stays, and can be taken back (POST change-runs/{id}/cancel). */
  cancelChangeRun: CancelChangeRunPayload;
  /** Sets one's own password, or with the right to write users that of another; the other sessions of that user end at once (PATCH merchant-users/{id}/password). */
  changePassword: ChangePasswordPayload;
  /** Chooses what a list opens with for the viewer alone (POST saved-documents/default). */
  chooseDefaultView: ChooseDefaultViewPayload;
  /** Gives the points of a receipt to the member whose phone is proven by the code, or to who becomes one with `answers`: all of it or nothing, once for each receipt (POST onboard/claim/{token}). */
  claimPoints: ClaimPointsPayload;
  /** Takes away one's own PIN for the till, or with the right to write users that of another who has no more rights (DELETE merchant-users/{id}/till-pin, an extension). */
  clearTillPin: ClearTillPinPayload;
  /** Closes a shift by the count of its cash; it gets the next number of its till and is never changed. What is voided or returned afterwards is of the shift in which that is done (POST shifts/{id}/close). */
  closeShift: CloseShiftPayload;
  /** Adds an appointment (POST calendar). */
  createAppointment: CreateAppointmentPayload;
  /** Makes the secret by which a bank signs what it confirms of payments into an account; the one before it ends at once (POST payment-channels/{id}/confirmation-secret). */
  createConfirmationSecret: CreateConfirmationSecretPayload;
  /** Saves a dashboard, for oneself or shared with roles; also as a copy of another. One person has at most 100, each name once (POST dashboards, an extension). */
  createDashboard: CreateDashboardPayload;
  /** Mails a dashboard at its times, or when a figure turns; needs the right to change the dashboard, which has at most 20. Of one writer at most 50 run, over all dashboards (POST dashboards/{id}/schedules, an extension). */
  createDashboardSchedule: CreateDashboardSchedulePayload;
  /** Adds a location (POST locations). */
  createLocation: CreateLocationPayload;
  /** Registers a member; code and opening tier are given by the gateway (POST members, or POST potentials/{id}/member of a potential, who is marked as a member then). */
  createMember: CreateMemberPayload;
  /** Adds a tier (POST member-tiers). */
  createMemberTier: CreateMemberTierPayload;
  /** Makes the first merchant, with its first branch and its owner, who signs in afterwards; NOT_FOUND once there is a merchant (POST setup). */
  createMerchant: CreateMerchantPayload;
  /** Adds a branch; grant it to its users then (POST merchant-branches). */
  createMerchantBranch: CreateMerchantBranchPayload;
  /** Adds a role (POST merchant-roles). */
  createMerchantRole: CreateMerchantRolePayload;
  /** Adds a user (POST merchant-users). */
  createMerchantUser: CreateMerchantUserPayload;
  /** Adds an offer (POST offers). */
  createOffer: CreateOfferPayload;
  /** Adds a group of options (POST option-groups). */
  createOptionGroup: CreateOptionGroupPayload;
  /** Adds a way to pay (POST payment-channels). */
  createPaymentChannel: CreatePaymentChannelPayload;
  /** Registers a potential customer (POST potentials). */
  createPotential: CreatePotentialPayload;
  /** Adds a product (POST products). */
  createProduct: CreateProductPayload;
  /** Adds a category (POST product-categories). */
  createProductCategory: CreateProductCategoryPayload;
  /** Adds a sub-category (POST product-sub-categories). */
  createProductSubCategory: CreateProductSubCategoryPayload;
  /** Sets what a month should bring (POST revenue-targets). Needs Write on `Page.Merchant.Management.Setting`. A month has one target of the whole shop and one of each branch; whoever works in some branches sets those of their own. */
  createRevenueTarget: CreateRevenueTargetPayload;
  /**
   * Saves a segment, for oneself or for everybody. One person has at most 100, and each name once for a list
   * (POST saved-documents).
   */
  createSavedSegment: CreateSavedSegmentPayload;
  /**
   * Saves a view of a list, for oneself or for everybody. One person has at most 100, and each name once for a list
   * (POST saved-documents).
   */
  createSavedView: CreateSavedViewPayload;
  /** Adds an account for a program; it opens nothing until it has a key (POST service-accounts). */
  createServiceAccount: CreateServiceAccountPayload;
  /**
   * Makes a key for a service account. The key is told this once and kept nowhere: when no answer came, revoke what was made
   * and make another (POST service-accounts/{id}/keys).
   */
  createServiceAccountKey: CreateServiceAccountKeyPayload;
  /** Receives goods: the document is written once and fills the branch's shelves with what it lists, products without counted stock left out (POST stock). */
  createStockImport: CreateStockImportPayload;
  /** Adds a supplier (POST suppliers). */
  createSupplier: CreateSupplierPayload;
  /** Adds a till (POST tills). Needs Write on `Page.Merchant.Management.Branch`. */
  createTill: CreateTillPayload;
  /** Takes an appointment away (DELETE calendar/{id}). */
  deleteAppointment: DeleteAppointmentPayload;
  /** Deletes a dashboard with its versions: one's own, or with Write on the settings one that is shared (DELETE dashboards/{id}, an extension). */
  deleteDashboard: DeleteDashboardPayload;
  /** Deletes a schedule with what is known of its mails (DELETE dashboards/{id}/schedules/{id}, an extension). */
  deleteDashboardSchedule: DeleteDashboardSchedulePayload;
  /** Takes a tier away (DELETE member-tiers/{id}). */
  deleteMemberTier: DeleteMemberTierPayload;
  /** Takes a branch away that nobody works in and nothing was sold in; otherwise set it `INACTIVE` (DELETE merchant-branches/{id}). */
  deleteMerchantBranch: DeleteMerchantBranchPayload;
  /** Takes a role away that no user has (DELETE merchant-roles/{id}). */
  deleteMerchantRole: DeleteMerchantRolePayload;
  /** Takes a user away who never sold anything; otherwise set the user `INACTIVE` (DELETE merchant-users/{id}). */
  deleteMerchantUser: DeleteMerchantUserPayload;
  /** Takes an offer away that no sale has used; otherwise set it `INACTIVE` (DELETE offers/{id}). */
  deleteOffer: DeleteOfferPayload;
  /** Takes a group of options away that no product and no category names (DELETE option-groups/{id}). */
  deleteOptionGroup: DeleteOptionGroupPayload;
  /** Takes a way to pay away (DELETE payment-channels/{id}). */
  deletePaymentChannel: DeletePaymentChannelPayload;
  /** Takes a product away that was never sold; otherwise set it `INACTIVE` (DELETE products/{id}). */
  deleteProduct: DeleteProductPayload;
  /** Takes a category away that no product is in (DELETE product-categories/{id}). */
  deleteProductCategory: DeleteProductCategoryPayload;
  /** Takes a sub-category away that no product is in (DELETE product-sub-categories/{id}). */
  deleteProductSubCategory: DeleteProductSubCategoryPayload;
  /** Takes a target away (DELETE revenue-targets/{id}). */
  deleteRevenueTarget: DeleteRevenueTargetPayload;
  /** Deletes a segment: one's own, or with Write on the settings one that is shared (DELETE saved-documents/{id}). */
  deleteSavedSegment: DeleteSavedSegmentPayload;
  /** Deletes a view: one's own, or with Write on the settings one that is shared (DELETE saved-documents/{id}). */
  deleteSavedView: DeleteSavedViewPayload;
  /** Takes a service account and its keys away that never sold anything; otherwise set it `INACTIVE` (DELETE service-accounts/{id}). */
  deleteServiceAccount: DeleteServiceAccountPayload;
  /** Takes a supplier away (DELETE suppliers/{id}). */
  deleteSupplier: DeleteSupplierPayload;
  /** Takes a till away that never sold; otherwise set it `INACTIVE` (DELETE tills/{id}). */
  deleteTill: DeleteTillPayload;
  /** Discards a parked bill as it was read. Who did it and when can be read for 30 days. */
  discardParkedBill: DiscardParkedBillPayload;
  /** Makes a member unrecognisable, with all accounts that were merged into it: names, contacts, portraits, free texts and their history go; the code, the sales and all figures stay, and the points are forfeited. There is no way back. Needs Write on `Page.Merchant.Customer_Insight` and the right to know how to reach members (POST members/{id}/erasure, an extension). */
  eraseMember: EraseMemberPayload;
  /** Takes away what somebody left who is no member: the record, portraits, messages to them, and the values in its history. There is no way back. Needs Write on `Page.Merchant.Customer_Insight` and the right to know how to reach members (POST potentials/{id}/erasure, an extension). */
  erasePotential: ErasePotentialPayload;
  /** Takes pieces of a sale back and sells others in one: a return and a sale that name each other, all or nothing. What comes back pays for what is taken; only the difference is paid, or handed back as that of a return is. Needs what `returnSale` and `pay` need (GET transactions/{id}, then POST payment/exchange, an extension). */
  exchangeSale: ExchangeSalePayload;
  /** Makes a link by which a customer registers, for a day (POST onboard/subscribe/url/generate). */
  generateSelfRegisterUrl: GenerateSelfRegisterUrlPayload;
  /**
   * Hands the till over to another person of the branch by their PIN: the session of the call ends, and another begins as that
   * person. It has the rights of their role that a counter takes and no others, in this branch alone, and ends when the till
   * stands unused (`CounterSetting.tillIdle`), after 16 hours, and with the PIN; all else takes the password (POST
   * oauth/handover, an extension).
   */
  handOverTill: HandOverTillPayload;
  /** Adds members from a file, all rows or none unless `skipBad`; one who is known already, by phone or code, is left as they are and counts as `same` (POST members/import). Points, spending, visits and tier of a file need Write on `Page.Merchant.Management.Payment_History`. */
  importMembers: ImportMembersPayload;
  /** Adds potential customers from a file, all rows or none unless `skipBad` (POST potentials/import, an extension). */
  importPotentials: ImportPotentialsPayload;
  /** Adds and changes products from a file, all rows or none unless `skipBad` (POST products/import). */
  importProducts: ImportProductsPayload;
  /** Issues the full tax invoice of a sale in place of its abbreviated one, with the date and the figures of that one. A sale has one: requested again it is a copy, whatever buyer is named. Needs Write on `Page.Merchant.Payment` (POST tax-documents, an extension). */
  issueTaxInvoice: IssueTaxInvoicePayload;
  /** Makes one account of two: points, sales and what is chosen of the one become part of the other, and both codes and phones lead to it. Needs Write on `Page.Merchant.Customer_Insight` (POST members/{id}/merge, an extension). */
  mergeMembers: MergeMembersPayload;
  /** Says which member a potential customer is: the member gets what the shop did not know of them and keeps all else; the potential stays, Inactive, and tells whose it is. Needs Write on `Page.Merchant.Customer_Insight` (POST potentials/{id}/merge, an extension). */
  mergePotential: MergePotentialPayload;
  /** Puts cash into the drawer of an open shift, or takes some out (POST shifts/{id}/cash). */
  moveCash: MoveCashPayload;
  /** Notes that a till has the bill open, and answers all that is on it. Any till of the branch may, also while another one has it: who is paid first has it. */
  openParkedBill: OpenParkedBillPayload;
  /** Opens a shift with counted cash; a till has one at a time. Needs Write on `Page.Merchant.Payment.Shift` (POST tills/{id}/shift). */
  openShift: OpenShiftPayload;
  /** Parks a bill: it is on every till of the branch, and reserves nothing in the books. Sent again with the same id and content it is the same bill. The points that it spends may not be on another parked bill of the member too (INSUFFICIENT_POINTS). */
  parkBill: ParkBillPayload;
  /** Sells a basket: the gateway prices it by the rules in force and records it, once per idempotency key (POST payment/sale; a gateway without it gets the sale with its figures by POST payment/transaction). Refused when the amount told to the customer is not that of the rules. Once a sale is recorded its `transaction` stands: what cannot be read of it is null with an error at its path. */
  pay: PayPayload;
  /** Trades a refresh token for a new pair. The old refresh token is spent; using it again ends the session (POST oauth/refresh). */
  refreshSession: RefreshSessionPayload;
  /** Sends a one-time code to the phone that is to get the points of a receipt; the answer is the same for every phone (POST onboard/claim/{token}/code). */
  requestClaimCode: RequestClaimCodePayload;
  /** Sends a one-time code to the mailbox of a user who forgot the password; one that does not exist is answered alike (POST onboard/merchant-user/password/otp). */
  requestPasswordOtp: RequestPasswordOtpPayload;
  /** Sets a forgotten password anew, once, after `verifyOtp`, and ends every session of the user (POST onboard/merchant-user/password). */
  resetPassword: ResetPasswordPayload;
  /** Makes a dashboard what it was at an earlier version, as a version of its own (POST dashboards/{id}/restore, an extension). */
  restoreDashboard: RestoreDashboardPayload;
  /** Goes on with a run that broke off, from where it stopped and by the rights of today (POST change-runs/{id}/resume). */
  resumeChangeRun: ResumeChangeRunPayload;
  /** Takes some pieces of a sale back, or all that are left: a transaction of its own beside the sale, with amounts, pieces and points below zero. The sale stays as it was recorded. Needs the void code, the branch of the sale and Write on `Page.Merchant.Management.Payment_History.Return` (GET merchants/home and transactions/{id}, then POST payment/return, an extension). */
  returnSale: ReturnSalePayload;
  /**
   * Takes a set of changes back, or one change of it: every record gets what it had, by all rules of its kind and the rights of
   * whoever asks. What was changed since stays and is told; what the shop was set up with is not taken back. It is a set of changes itself, so it can be taken back too
   * (POST change-sets/{id}/revert).
   */
  revertChangeSet: RevertChangeSetPayload;
  /** Ends a key at once, and every subscription that it opened within a minute; once more changes nothing (DELETE service-accounts/{id}/keys/{key}). */
  revokeServiceAccountKey: RevokeServiceAccountKeyPayload;
  /** Makes a customer a member by a link; a link serves as many customers as scan it. With a picture the request carries the link's token as its bearer: files are taken from nobody else (POST onboard/subscribe/self/{token}). */
  selfRegister: SelfRegisterPayload;
  /** Sends such a link to a phone by SMS (POST onboard/subscribe/url/send). */
  sendSelfRegisterUrl: SendSelfRegisterUrlPayload;
  /** Writes down whether a member lets the shop send messages. Answers are added and never changed; the last one is in force. Needs Write on `Page.Merchant.Customer_Insight` (POST members/{id}/consents, an extension). */
  setMessageConsent: SetMessageConsentPayload;
  /** Sets one's own PIN for the till, by which one approves at the till of another or takes it over; what an earlier PIN took over ends (PATCH merchant-users/{id}/till-pin, an extension). */
  setTillPin: SetTillPinPayload;
  /** Signs a merchant user in: client sign-in, then user sign-in (POST oauth/signin twice). */
  signIn: SignInPayload;
  /** Ends the session at once, on every device that shares it (POST oauth/signout). */
  signOut: SignOutPayload;
  /** Ticks a line as prepared. One that is ticked stays as it is: the answer says by whom and when. */
  tickPreparation: TickPreparationPayload;
  /** Mails it once to the viewer, within a minute, whether or not it is due or crossed (POST dashboards/{id}/schedules/{id}/try, an extension). */
  tryDashboardSchedule: TryDashboardSchedulePayload;
  /** Makes two accounts of one again, each with what became of its own sales since. Needs Write on `Page.Merchant.Customer_Insight` (POST members/merges/{id}/undo, an extension). */
  undoMemberMerge: UndoMemberMergePayload;
  /** Takes the tick of a line back; it is to be prepared again. One without a tick stays so. */
  untickPreparation: UntickPreparationPayload;
  /** Changes an appointment (PATCH calendar/{id}). */
  updateAppointment: UpdateAppointmentPayload;
  /** Changes the name or the test of a kind of condition (PATCH conditions/{id}). */
  updateCondition: UpdateConditionPayload;
  /**
   * Changes a dashboard, as a version of its own: one's own, or with Write on the settings one that is shared. Of one whose owner works
   * here no more, whoever stops sharing it becomes the owner (PATCH dashboards/{id}, an extension).
   */
  updateDashboard: UpdateDashboardPayload;
  /** Changes a schedule; to switch one on is refused with VALIDATION where 50 of its writer run (PATCH dashboards/{id}/schedules/{id}, an extension). */
  updateDashboardSchedule: UpdateDashboardSchedulePayload;
  /** Changes a member; the code stays (PATCH members/{id}). */
  updateMember: UpdateMemberPayload;
  /** Changes the threshold of a badge (PATCH member-badges/{id}). */
  updateMemberBadge: UpdateMemberBadgePayload;
  /** Changes the thresholds of several badges at once, each by a call of its own; one that is refused keeps no other (PATCH member-badges/{id} for each). */
  updateMemberBadges: UpdateMemberBadgesPayload;
  /** Changes a tier (PATCH member-tiers/{id}). */
  updateMemberTier: UpdateMemberTierPayload;
  /** Changes a branch (PATCH merchant-branches/{id}). */
  updateMerchantBranch: UpdateMerchantBranchPayload;
  /** Changes a role; its users have the new rights at once (PATCH merchant-roles/{id}). */
  updateMerchantRole: UpdateMerchantRolePayload;
  /** Changes rates and authorization codes; the rates count at once, in open sessions too (PATCH merchant-setting/self). */
  updateMerchantSetting: UpdateMerchantSettingPayload;
  /** Changes a user: oneself, or with the right to write users anybody; username and employee number stay (PATCH merchant-users/{id}). */
  updateMerchantUser: UpdateMerchantUserPayload;
  /** Changes an offer (PATCH offers/{id}). */
  updateOffer: UpdateOfferPayload;
  /** Changes a group of options (PATCH option-groups/{id}). */
  updateOptionGroup: UpdateOptionGroupPayload;
  /** Puts a parked bill back as it is now, or names it. Refused with PARKED_BILL_CHANGED where somebody else has written the same since it was read; a new name does not stop who pays the bill or puts it back. */
  updateParkedBill: UpdateParkedBillPayload;
  /** Changes a way to pay (PATCH payment-channels/{id}). */
  updatePaymentChannel: UpdatePaymentChannelPayload;
  /** Renames a kind of payment (PATCH payment-methods/{id}). */
  updatePaymentMethod: UpdatePaymentMethodPayload;
  /** Changes a potential customer (PATCH potentials/{id}). */
  updatePotential: UpdatePotentialPayload;
  /** Changes a product; its code stays (PATCH products/{id}). */
  updateProduct: UpdateProductPayload;
  /** Changes a category (PATCH product-categories/{id}). */
  updateProductCategory: UpdateProductCategoryPayload;
  /** Changes a sub-category (PATCH product-sub-categories/{id}). */
  updateProductSubCategory: UpdateProductSubCategoryPayload;
  /** Changes how much a month should bring (PATCH revenue-targets/{id}). */
  updateRevenueTarget: UpdateRevenueTargetPayload;
  /**
   * Changes a segment: one's own, or with Write on the settings one that is shared. Only its owner can stop sharing it; one whose
   * owner works here no more then belongs to who does (PATCH saved-documents/{id}).
   */
  updateSavedSegment: UpdateSavedSegmentPayload;
  /**
   * Changes a view: one's own, or with Write on the settings one that is shared. Only its owner can stop sharing it; one whose owner
   * works here no more then belongs to who does (PATCH saved-documents/{id}).
   */
  updateSavedView: UpdateSavedViewPayload;
  /** Changes a service account; its keys have the new rights at once (PATCH service-accounts/{id}). */
  updateServiceAccount: UpdateServiceAccountPayload;
  /** Changes a supplier (PATCH suppliers/{id}). */
  updateSupplier: UpdateSupplierPayload;
  /** Changes a till; its code and its branch stay (PATCH tills/{id}). */
  updateTill: UpdateTillPayload;
  /** Puts a member's portrait in place (PATCH members/{id}, action=upload_image). */
  uploadMemberImage: UploadMemberImagePayload;
  /** Puts the picture of a tier in place (PATCH member-tiers/{id}, action=upload_image). */
  uploadMemberTierImage: UploadMemberTierImagePayload;
  /** Puts a branch's picture in place (PATCH merchant-branches/{id}, action=upload_image). */
  uploadMerchantBranchImage: UploadMerchantBranchImagePayload;
  /** Puts a user's portrait in place (PATCH merchant-users/{id}, action=upload_image). */
  uploadMerchantUserImage: UploadMerchantUserImagePayload;
  /** Puts the picture of a way to pay in place (PATCH payment-channels/{id}, action=upload_image). */
  uploadPaymentChannelImage: UploadPaymentChannelImagePayload;
  /** Puts a potential customer's portrait in place (PATCH potentials/{id}, action=upload_image). */
  uploadPotentialImage: UploadPotentialImagePayload;
  /** Puts a product's picture in place (PATCH products/{id}, action=upload_image). */
  uploadProductImage: UploadProductImagePayload;
  /** Puts the picture of a transfer slip on a sale, or another one in its place (PATCH transactions/{id}). */
  uploadTransactionSlip: UploadTransactionSlipPayload;
  /** Checks the authorization code of a discount or offer and lets this session use it for the next quarter of an hour (POST offers/{id}/verify). */
  verifyOffer: VerifyOfferPayload;
  /** Checks a one-time code; the password can be reset for the next minutes (POST security/otp/verify). */
  verifyOtp: VerifyOtpPayload;
  /** Takes a whole sale back: points, stock, lifetime figures, tier. Needs the void code, the branch of the sale and Write on `Page.Merchant.Management.Payment_History` (GET merchants/home and transactions/{id}, then POST payment/void). */
  voidTransaction: VoidTransactionPayload;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationAdjustPointsArgs = {
  input: AdjustPointsInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationApproveArgs = {
  input: ApproveInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationBulkEditArgs = {
  input: BulkEditInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCancelChangeRunArgs = {
  input: CancelChangeRunInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationChooseDefaultViewArgs = {
  input: ChooseDefaultViewInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationClaimPointsArgs = {
  input: ClaimPointsInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationClearTillPinArgs = {
  input: ClearTillPinInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCloseShiftArgs = {
  input: CloseShiftInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateAppointmentArgs = {
  input: CreateAppointmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateConfirmationSecretArgs = {
  input: CreateConfirmationSecretInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateDashboardArgs = {
  input: CreateDashboardInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateDashboardScheduleArgs = {
  input: CreateDashboardScheduleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateLocationArgs = {
  input: CreateLocationInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMemberArgs = {
  input: CreateMemberInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMemberTierArgs = {
  input: CreateMemberTierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMerchantArgs = {
  input: CreateMerchantInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMerchantBranchArgs = {
  input: CreateMerchantBranchInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMerchantRoleArgs = {
  input: CreateMerchantRoleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateMerchantUserArgs = {
  input: CreateMerchantUserInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateOfferArgs = {
  input: CreateOfferInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateOptionGroupArgs = {
  input: CreateOptionGroupInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreatePaymentChannelArgs = {
  input: CreatePaymentChannelInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreatePotentialArgs = {
  input: CreatePotentialInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateProductArgs = {
  input: CreateProductInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateProductCategoryArgs = {
  input: CreateProductCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateProductSubCategoryArgs = {
  input: CreateProductSubCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateRevenueTargetArgs = {
  input: CreateRevenueTargetInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateSavedSegmentArgs = {
  input: CreateSavedSegmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateSavedViewArgs = {
  input: CreateSavedViewInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateServiceAccountArgs = {
  input: CreateServiceAccountInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateServiceAccountKeyArgs = {
  input: CreateServiceAccountKeyInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateStockImportArgs = {
  input: CreateStockImportInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateSupplierArgs = {
  input: CreateSupplierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationCreateTillArgs = {
  input: CreateTillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteAppointmentArgs = {
  input: DeleteAppointmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteDashboardArgs = {
  input: DeleteDashboardInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteDashboardScheduleArgs = {
  input: DeleteDashboardScheduleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteMemberTierArgs = {
  input: DeleteMemberTierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteMerchantBranchArgs = {
  input: DeleteMerchantBranchInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteMerchantRoleArgs = {
  input: DeleteMerchantRoleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteMerchantUserArgs = {
  input: DeleteMerchantUserInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteOfferArgs = {
  input: DeleteOfferInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteOptionGroupArgs = {
  input: DeleteOptionGroupInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeletePaymentChannelArgs = {
  input: DeletePaymentChannelInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteProductArgs = {
  input: DeleteProductInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteProductCategoryArgs = {
  input: DeleteProductCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteProductSubCategoryArgs = {
  input: DeleteProductSubCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteRevenueTargetArgs = {
  input: DeleteRevenueTargetInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteSavedSegmentArgs = {
  input: DeleteSavedSegmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteSavedViewArgs = {
  input: DeleteSavedViewInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteServiceAccountArgs = {
  input: DeleteServiceAccountInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteSupplierArgs = {
  input: DeleteSupplierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDeleteTillArgs = {
  input: DeleteTillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationDiscardParkedBillArgs = {
  input: DiscardParkedBillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationEraseMemberArgs = {
  input: EraseMemberInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationErasePotentialArgs = {
  input: ErasePotentialInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationExchangeSaleArgs = {
  input: ExchangeSaleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationGenerateSelfRegisterUrlArgs = {
  input: GenerateSelfRegisterUrlInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationHandOverTillArgs = {
  input: HandOverTillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationImportMembersArgs = {
  input: ImportMembersInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationImportPotentialsArgs = {
  input: ImportPotentialsInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationImportProductsArgs = {
  input: ImportProductsInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationIssueTaxInvoiceArgs = {
  input: IssueTaxInvoiceInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationMergeMembersArgs = {
  input: MergeMembersInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationMergePotentialArgs = {
  input: MergePotentialInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationMoveCashArgs = {
  input: MoveCashInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationOpenParkedBillArgs = {
  input: OpenParkedBillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationOpenShiftArgs = {
  input: OpenShiftInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationParkBillArgs = {
  input: ParkBillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationPayArgs = {
  input: PayInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRefreshSessionArgs = {
  input: RefreshSessionInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRequestClaimCodeArgs = {
  input: RequestClaimCodeInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRequestPasswordOtpArgs = {
  input: RequestPasswordOtpInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRestoreDashboardArgs = {
  input: RestoreDashboardInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationResumeChangeRunArgs = {
  input: ResumeChangeRunInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationReturnSaleArgs = {
  input: ReturnSaleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRevertChangeSetArgs = {
  input: RevertChangeSetInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationRevokeServiceAccountKeyArgs = {
  input: RevokeServiceAccountKeyInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationSelfRegisterArgs = {
  input: SelfRegisterInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationSendSelfRegisterUrlArgs = {
  input: SendSelfRegisterUrlInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationSetMessageConsentArgs = {
  input: SetMessageConsentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationSetTillPinArgs = {
  input: SetTillPinInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationTickPreparationArgs = {
  input: TickPreparationInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationTryDashboardScheduleArgs = {
  input: TryDashboardScheduleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUndoMemberMergeArgs = {
  input: UndoMemberMergeInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUntickPreparationArgs = {
  input: UntickPreparationInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateAppointmentArgs = {
  input: UpdateAppointmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateConditionArgs = {
  input: UpdateConditionInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateDashboardArgs = {
  input: UpdateDashboardInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateDashboardScheduleArgs = {
  input: UpdateDashboardScheduleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMemberArgs = {
  input: UpdateMemberInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMemberBadgeArgs = {
  input: UpdateMemberBadgeInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMemberBadgesArgs = {
  input: UpdateMemberBadgesInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMemberTierArgs = {
  input: UpdateMemberTierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMerchantBranchArgs = {
  input: UpdateMerchantBranchInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMerchantRoleArgs = {
  input: UpdateMerchantRoleInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMerchantSettingArgs = {
  input: UpdateMerchantSettingInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateMerchantUserArgs = {
  input: UpdateMerchantUserInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateOfferArgs = {
  input: UpdateOfferInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateOptionGroupArgs = {
  input: UpdateOptionGroupInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateParkedBillArgs = {
  input: UpdateParkedBillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdatePaymentChannelArgs = {
  input: UpdatePaymentChannelInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdatePotentialArgs = {
  input: UpdatePotentialInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateProductArgs = {
  input: UpdateProductInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateProductCategoryArgs = {
  input: UpdateProductCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateProductSubCategoryArgs = {
  input: UpdateProductSubCategoryInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateRevenueTargetArgs = {
  input: UpdateRevenueTargetInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateSavedSegmentArgs = {
  input: UpdateSavedSegmentInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateSavedViewArgs = {
  input: UpdateSavedViewInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateServiceAccountArgs = {
  input: UpdateServiceAccountInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateSupplierArgs = {
  input: UpdateSupplierInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUpdateTillArgs = {
  input: UpdateTillInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadMemberImageArgs = {
  input: UploadMemberImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadMemberTierImageArgs = {
  input: UploadMemberTierImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadMerchantBranchImageArgs = {
  input: UploadMerchantBranchImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadMerchantUserImageArgs = {
  input: UploadMerchantUserImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadPaymentChannelImageArgs = {
  input: UploadPaymentChannelImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadPotentialImageArgs = {
  input: UploadPotentialImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadProductImageArgs = {
  input: UploadProductImageInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationUploadTransactionSlipArgs = {
  input: UploadTransactionSlipInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationVerifyOfferArgs = {
  input: VerifyOfferInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationVerifyOtpArgs = {
  input: VerifyOtpInput;
};


/** Write side. Every field without `@public` needs a signed-in user. Refusals the screen acts on come back in `userErrors`. In an input a field that is left out and one that is null mean the same, at any depth; alone the own fields of an update tell them apart where its description says so: what is absent stays, null clears. */
export type MutationVoidTransactionArgs = {
  input: VoidTransactionInput;
};

/** A name in both languages. */
export type Names = {
  __typename?: 'Names';
  /** English; null when not recorded. */
  en?: Maybe<Scalars['String']['output']>;
  /** Thai; null when not recorded. */
  th?: Maybe<Scalars['String']['output']>;
};

/** Whether a member had bought before. */
export type NewOrReturning =
  /** The first sale of its member that stands. */
  | 'New'
  /** A later one. */
  | 'Returning';

/** A record that `node` finds by its id alone. Ids are UUIDs, and no two records share one. */
export type Node = {
  /** Id of the record. */
  id: Scalars['ID']['output'];
};

/** An occupation. */
export type Occupation = Node & {
  __typename?: 'Occupation';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Occupation id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** A discount (first coupon Discount, Discount Percent or Set Price) or a special offer (first coupon Reward or Multiplier). */
export type Offer = Node & {
  __typename?: 'Offer';
  /** The code, for who may change offers; null for everybody else and where there is none. */
  authorizePin?: Maybe<Scalars['String']['output']>;
  /** All must hold. */
  conditions: Array<ConditionValue>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** For which products; null where it is for the whole bill. */
  goods?: Maybe<OfferGoods>;
  /** Whether staff must type an authorization code. The code itself never leaves the gateway's clients with that right. */
  hasAuthorizePin: Scalars['Boolean']['output'];
  /** Offer id. */
  id: Scalars['ID']['output'];
  /** Whether it applies by itself to every bill that meets it, where the cashier chose none: of several the one that takes most off. */
  isAutomatic: Scalars['Boolean']['output'];
  /** What it gives. */
  items: Array<CouponValue>;
  /** What it is, by its first benefit; null where that is of no kind that a till can apply. */
  kind?: Maybe<OfferKind>;
  /** How often it is given in all; null where that is not limited. */
  limitInAll?: Maybe<Scalars['Int']['output']>;
  /** How often it is given on one day, by the clock of the branch that sells; null where that is not limited. */
  limitPerDay?: Maybe<Scalars['Int']['output']>;
  /** How often it is given to one member, counted on the sales that stand; null where that is not limited. */
  limitPerMember?: Maybe<Scalars['Int']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** Whether it is offered. */
  status: Status;
  /** When, where and for whom it may be used; null where it is not narrowed. */
  terms?: Maybe<OfferTerms>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A discount or special offer as it is written down, to be tried. */
export type OfferDraftInput = {
  /** All must hold; none when absent. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** What the cashier would type, where the first benefit has the value 0. */
  customValue?: InputMaybe<Scalars['Float']['input']>;
  /** For which products; the whole bill when absent. Past sales are looked at by the categories in which their products are now. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** The offer that is being changed: it takes the place of what that offer gave. null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is tried as one that applies by itself, among those that do; not together with a first benefit of value 0 (VALIDATION). No when absent. */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it gives; the first makes it a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** How often it is given to one member: past sales to guests do not have it then. Uses are not counted. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** When, where and for whom; not narrowed when absent. */
  terms?: InputMaybe<OfferTermsInput>;
};

/** For which products an offer is. Those of its categories and those named by themselves count; its benefits are given on them alone. */
export type OfferGoods = {
  __typename?: 'OfferGoods';
  /** How many of each group benefit, the cheapest: 1 of 2 is every second, 1 of 3 is buy two, get one. null where each piece benefits. */
  benefits?: Maybe<Scalars['Int']['output']>;
  /** Categories that count, of every part; one that no longer exists is left out. */
  categories: Array<ProductCategory>;
  /** Categories that count, with all that stands in them, by id. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** How many pieces make a group; null where each piece benefits. */
  groupOf?: Maybe<Scalars['Int']['output']>;
  /** What belongs to a set beside `groupOf` pieces of the products above; empty where a group is of one kind. */
  otherParts: Array<OfferPart>;
  /** Products that count, by id. */
  productIds: Array<Scalars['ID']['output']>;
  /** Products that count, of every part; one that no longer exists is left out. */
  products: Array<Product>;
};

/** For which products an offer is, to write: at least one product or category. */
export type OfferGoodsInput = {
  /** How many of each group benefit, the cheapest; at most `groupOf`. */
  benefits?: InputMaybe<Scalars['Int']['input']>;
  /** Categories that count, with all that stands in them, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many pieces make a group, 1 to 100; absent where each piece benefits. Neither or both. */
  groupOf?: InputMaybe<Scalars['Int']['input']>;
  /** What belongs to a set beside `groupOf` pieces of the products above, at most 3 more parts; all of the set benefits, so `benefits` is `groupOf`. */
  otherParts?: InputMaybe<Array<OfferPartInput>>;
  /** Products that count, at most 200. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Kinds of offers; a bill takes one of each. */
export type OfferKind =
  /** Takes money off the bill. */
  | 'discount'
  /** Gives points, to members alone. */
  | 'offer';

/** One page of discounts and offers. */
export type OfferPage = {
  __typename?: 'OfferPage';
  /** The rows of this page. */
  items: Array<Offer>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** A part of a set that is made of several kinds, such as a drink and a cake. */
export type OfferPart = {
  __typename?: 'OfferPart';
  /** Categories that count, with all that stands in them, by id. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** How many of them belong to a set. */
  pieces: Scalars['Int']['output'];
  /** Products that count, by id. */
  productIds: Array<Scalars['ID']['output']>;
};

/** A part of a set, to write: at least one product or category. */
export type OfferPartInput = {
  /** Categories that count, with all that stands in them, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many of them belong to a set, 1 to 100. */
  pieces: Scalars['Int']['input'];
  /** Products that count, at most 200. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of discounts and offers. */
export type OfferSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: OfferSortField;
};

/** What discounts and offers can be sorted by. */
export type OfferSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** When, where and for whom an offer may be used. What is null or empty does not narrow it. */
export type OfferTerms = {
  __typename?: 'OfferTerms';
  /** Branches that give it. */
  branchIds: Array<Scalars['ID']['output']>;
  /** The first moment, by the clock of the branch. */
  from?: Maybe<Scalars['LocalDateTime']['output']>;
  /** First time of day, `HH:mm` by the clock of the branch; later than `untilHour` where it runs over midnight, which counts to the day it began on. */
  fromHour?: Maybe<Scalars['String']['output']>;
  /** Tiers whose members have it. */
  tierIds: Array<Scalars['ID']['output']>;
  /** The moment from which it is over, by the clock of the branch. */
  until?: Maybe<Scalars['LocalDateTime']['output']>;
  /** The time of day from which it is over, `HH:mm`. */
  untilHour?: Maybe<Scalars['String']['output']>;
  /** Days of the week, 1 to 7 from Sunday. */
  weekdays: Array<Scalars['Int']['output']>;
};

/** When, where and for whom an offer may be used, to write. What is absent or empty does not narrow it. */
export type OfferTermsInput = {
  /** Branches that give it, at most 1,000. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The first moment, by the clock of the branch. */
  from?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** First time of day, `HH:mm` by the clock of the branch; later than `untilHour` where it runs over midnight. Neither or both. */
  fromHour?: InputMaybe<Scalars['String']['input']>;
  /** Tiers whose members have it, at most 100. */
  tierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The moment from which it is over, by the clock of the branch; later than `from`. */
  until?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** The time of day from which it is over, `HH:mm`; another than `fromHour`. */
  untilHour?: InputMaybe<Scalars['String']['input']>;
  /** Days of the week, 1 to 7 from Sunday. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** How often an offer with a limit was given, on the sales that stand. What is not limited is 0. */
export type OfferUses = {
  __typename?: 'OfferUses';
  /** In all. */
  inAll: Scalars['Int']['output'];
  /** On the day of the branch, in all branches. */
  ofDay: Scalars['Int']['output'];
  /** To the member; 0 for a guest. */
  ofMember: Scalars['Int']['output'];
  /** Offer id. */
  offerId: Scalars['ID']['output'];
};

/** An answer to a question. */
export type OnboardAnswer = {
  __typename?: 'OnboardAnswer';
  /** Question id. */
  questionId: Scalars['ID']['output'];
  /** The answer. */
  value: Scalars['String']['output'];
};

/** An answer to a question. */
export type OnboardAnswerInput = {
  /** Question id. */
  questionId: Scalars['ID']['input'];
  /** The answer as text: a day as `YYYY-MM-DD`, a choice as its code or id. */
  value: Scalars['String']['input'];
};

/** One of a question's choices. */
export type OnboardChoice = {
  __typename?: 'OnboardChoice';
  /** What is sent as the answer. */
  code: Scalars['String']['output'];
  /** What is shown, Thai. */
  name: Scalars['String']['output'];
  /** What is shown in both languages. */
  names?: Maybe<Names>;
};

/** How a question is answered. */
export type OnboardElementType =
  /** A day. */
  | 'DatePicker'
  /** A file. */
  | 'File'
  /** A whole number. */
  | 'Integer'
  /** One of a list. */
  | 'Single-Select'
  /** A line of text. */
  | 'Text';

/** A registration form. */
export type OnboardForm = {
  __typename?: 'OnboardForm';
  /** Its code. */
  code: Scalars['String']['output'];
  /** What it asks, in its order. */
  questions: Array<OnboardQuestion>;
};

/** A question of a registration form. */
export type OnboardQuestion = {
  __typename?: 'OnboardQuestion';
  /** What there is to choose from, where it is no list of its own. */
  choices: Array<OnboardChoice>;
  /** A hint beside it; null without one. */
  description?: Maybe<Scalars['String']['output']>;
  /** How it is answered. */
  elementType: OnboardElementType;
  /** `phone`, `email`, `past-date`, `free-text` (a choice that may also be written) or `image`; null for any. */
  format?: Maybe<Scalars['String']['output']>;
  /** Section and name, for example `personal.firstname`; null when it has none. */
  gid?: Maybe<Scalars['String']['output']>;
  /** Name of the answer, for example `firstname`. */
  id: Scalars['ID']['output'];
  /** What it is answered with at first; null for nothing. */
  initialValue?: Maybe<Scalars['String']['output']>;
  /** Whether a change of `trigger` clears the answer and narrows the list. */
  isCascade: Scalars['Boolean']['output'];
  /** When it is asked at all, such as `[recommended_by] != 'Walk-in'`; null for always. */
  logic?: Maybe<Scalars['String']['output']>;
  /** Most characters; null for the usual 200. */
  maxLength?: Maybe<Scalars['Int']['output']>;
  /** Largest number; null for any. */
  maximum?: Maybe<Scalars['Int']['output']>;
  /** Fewest characters; null for any. */
  minLength?: Maybe<Scalars['Int']['output']>;
  /** Smallest number; null for any. */
  minimum?: Maybe<Scalars['Int']['output']>;
  /** The question, Thai. */
  name: Scalars['String']['output'];
  /** The question in both languages. */
  names?: Maybe<Names>;
  /** Regular expression that the answer matches; null for any. */
  pattern?: Maybe<Scalars['String']['output']>;
  /** A hint in the empty field; null without one. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Whether it must be answered. */
  required: Scalars['Boolean']['output'];
  /** Part of the form it stands in; null when not said. */
  section?: Maybe<Scalars['String']['output']>;
  /** The list that the choice comes from; null: from `choices`. */
  source?: Maybe<OnboardSource>;
  /** Id of the question whose answer changes this one; null without one. */
  trigger?: Maybe<Scalars['String']['output']>;
  /** Kind of the value: `string`, `number` or `file`; null when not said. */
  type?: Maybe<Scalars['String']['output']>;
  /** Whether no two customers may answer alike. */
  unique: Scalars['Boolean']['output'];
};

/** A list that a question chooses from; the answer is an id. */
export type OnboardSource =
  /** Districts of a province. */
  | 'districts'
  /** Occupations. */
  | 'occupations'
  /** Postcodes of a sub-district. */
  | 'postcodes'
  /** Provinces. */
  | 'provinces'
  /** Sub-districts of a district. */
  | 'sub-districts';

/** The parked bill to open. */
export type OpenParkedBillInput = {
  /** Parked bill id. */
  id: Scalars['ID']['input'];
};

/** A parked bill that was opened. */
export type OpenParkedBillPayload = {
  __typename?: 'OpenParkedBillPayload';
  /** The bill; null when it was refused. */
  parkedBill?: Maybe<ParkedBill>;
  /** PARKED_BILL_PAID, PARKED_BILL_DISCARDED, NOT_FOUND or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A shift to open. */
export type OpenShiftInput = {
  /** The cash in its drawer. */
  counted: CountedCashInput;
  /** Till id. */
  tillId: Scalars['ID']['input'];
};

/** What opening gives. */
export type OpenShiftPayload = {
  __typename?: 'OpenShiftPayload';
  /** The shift; null when refused. */
  tillShift?: Maybe<TillShift>;
  /** SHIFT_OPEN, TILL_UNAVAILABLE, PERMISSION, NOT_FOUND, or VALIDATION with its path. */
  userErrors: Array<UserError>;
};

/** What a customer chooses of a product: its size, how sweet, how many shots. */
export type OptionGroup = Node & {
  __typename?: 'OptionGroup';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Group id. */
  id: Scalars['ID']['output'];
  /** How many options may be chosen. */
  maxChoices: Scalars['Int']['output'];
  /** How many options must be chosen; 0 where none has to be. */
  minChoices: Scalars['Int']['output'];
  /** Name in front of the choice, such as Size. */
  name: Scalars['String']['output'];
  /** The options, in the order of the menu. */
  options: Array<ProductOption>;
  /** Whether it is offered. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Which groups of options. */
export type OptionGroupFilter = {
  /** Only these groups. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only groups of this status. */
  status?: InputMaybe<Status>;
};

/** One page of groups of options. */
export type OptionGroupPage = {
  __typename?: 'OptionGroupPage';
  /** The rows of this page. */
  items: Array<OptionGroup>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of groups of options. */
export type OptionGroupSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: OptionGroupSortField;
};

/** What groups of options can be sorted by. */
export type OptionGroupSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Where a page of a connection stands among all of it. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Where to read on: cursor of its last row, or the one that was given where nothing is behind it; null where there is nothing at all. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more is there behind it now. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether it does not begin with the first of all. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of its first row; null where it has none. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A bill to park. */
export type ParkBillInput = {
  /** Branch that parks it; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** What is on it. */
  content: ParkedContentInput;
  /** A new UUID, chosen by the till: sent again, it is the same bill. */
  id: Scalars['ID']['input'];
  /** What it is called, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A parked bill that was parked. */
export type ParkBillPayload = {
  __typename?: 'ParkBillPayload';
  /** The bill; null when it was refused. */
  parkedBill?: Maybe<ParkedBill>;
  /** INSUFFICIENT_POINTS, NOT_FOUND, PARKED_BILL_PAID, PARKED_BILL_DISCARDED, PARKED_BILL_CHANGED (another bill has the id), IDEMPOTENCY_CONFLICT, PERMISSION, or VALIDATION with its path; nothing was parked then. */
  userErrors: Array<UserError>;
};

/** A bill that waits at a branch. It is no sale yet: it stands in no figure, and is priced again when it is paid. */
export type ParkedBill = {
  __typename?: 'ParkedBill';
  /** Amount due that the till displayed when it was parked, in THB. */
  amountDue: Scalars['Money']['output'];
  /** Branch that parked it. */
  branchId: Scalars['ID']['output'];
  /** When it was last named or put back. */
  changedAt: Scalars['DateTime']['output'];
  /** Who did that. */
  changedByName?: Maybe<Scalars['String']['output']>;
  /** When it was paid or discarded; null before. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who was paid for it, or discarded it. */
  closedByName?: Maybe<Scalars['String']['output']>;
  /** What is on it; null in a list. */
  content?: Maybe<ParkedContent>;
  /** Version that wrote what is on it last: whoever read an older one has another bill before them. */
  contentVersion: Scalars['Int']['output'];
  /** Parked bill id. It is the idempotency key of its payment. */
  id: Scalars['ID']['output'];
  /** The member who buys; null for a guest. */
  member?: Maybe<Member>;
  /** The member who buys; null for a guest. Of a merged account it is the one that is sold to. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** What it is called, such as the number of a table; null when nobody named it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Since when a till has it open; null when none has. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who has it open. */
  openedByName?: Maybe<Scalars['String']['output']>;
  /** When it was parked. */
  parkedAt: Scalars['DateTime']['output'];
  /** Who parked it; null when they work here no more. */
  parkedByName?: Maybe<Scalars['String']['output']>;
  /** Points of the member, without those on their other parked bills: below 0 when other sales have taken them. null for a guest, and in a list. */
  pointsLeft?: Maybe<Scalars['Int']['output']>;
  /** Pieces on it. */
  quantity: Scalars['Int']['output'];
  /** Products with counted stock of which the branch has less than is on the bill, without what its other parked bills have. Of one bill alone: a list has none. */
  shortages: Array<ParkedShortage>;
  /** What became of it. */
  status: ParkedBillStatus;
  /** The sale that paid it. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Receipt number of that sale. */
  transactionNo?: Maybe<Scalars['String']['output']>;
  /** For version-checked writes and for its payment (`__v`). */
  version: Scalars['Int']['output'];
};

/** What became of a parked bill. */
export type ParkedBillStatus =
  /** Somebody discarded it. */
  | 'Discarded'
  /** It was paid: there is a sale. */
  | 'Paid'
  /** It waits for its customer. */
  | 'Parked';

/** That the parked bills of a branch are to be read again. */
export type ParkedBillsChanged = {
  __typename?: 'ParkedBillsChanged';
  /** When it was found out. */
  at: Scalars['DateTime']['output'];
};

/** What is on a parked bill: decisions of the till, and what it displayed. */
export type ParkedContent = {
  __typename?: 'ParkedContent';
  /** Places of the bill in which no offer applies by itself. */
  declined: Array<OfferKind>;
  /** Charged on top of the products, in THB. */
  deliveryCost: Scalars['Money']['output'];
  /** The discount of the bill. */
  discount?: Maybe<ParkedOffer>;
  /** What was seen of the guest; null for a member, or when nothing was said. */
  guest?: Maybe<Guest>;
  /** The lines, in their order. */
  lines: Array<ParkedLine>;
  /** The special offer of the bill. */
  offer?: Maybe<ParkedOffer>;
  /** Points to spend as cash. */
  pointsAsCash: Scalars['Int']['output'];
  /** Whether the member's tier privileges apply. */
  tierPrivileges: Scalars['Boolean']['output'];
};

/** What is on a bill. Every bound of a sale counts: at most 500 lines. */
export type ParkedContentInput = {
  /** Amount due that the till displays. */
  amountDue: Scalars['Money']['input'];
  /** Places of the bill in which no offer applies by itself. Those that do are chosen again when it is paid, and not parked. */
  declined?: InputMaybe<Array<OfferKind>>;
  /** Charged on top of the products. */
  deliveryCost?: InputMaybe<Scalars['Money']['input']>;
  /** The discount. A code that was typed for it is not kept: it is typed again before the payment. */
  discount?: InputMaybe<ParkedOfferInput>;
  /** What was seen of the guest. Not together with `memberId`. */
  guest?: InputMaybe<GuestInput>;
  /** At least one, at most 500. */
  lines: Array<ParkedLineInput>;
  /** The member who buys; null for a guest. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The special offer. */
  offer?: InputMaybe<ParkedOfferInput>;
  /** Points to spend as cash. */
  pointsAsCash?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the member's tier privileges apply. */
  tierPrivileges?: InputMaybe<Scalars['Boolean']['input']>;
};

/** One line of a parked bill. */
export type ParkedLine = {
  __typename?: 'ParkedLine';
  /** Its code then. */
  code: Scalars['String']['output'];
  /** Whether the cashier typed that price. */
  hasOwnPrice: Scalars['Boolean']['output'];
  /** The line's own reference. */
  itemRef: Scalars['String']['output'];
  /** What it was called when the bill was parked. */
  name: Scalars['String']['output'];
  /** Free words for this line; null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** What was chosen, as the till displayed it; empty where nothing was. */
  options: Array<ParkedOption>;
  /** Product to sell; it may be sold no more. */
  productId: Scalars['ID']['output'];
  /** Whole pieces. */
  quantity: Scalars['Int']['output'];
  /** The user who sold this line; null where the bill does not say, and when they work here no more. */
  soldBy?: Maybe<MerchantUser>;
  /** The user who sold this line; null where the bill does not say. */
  soldById?: Maybe<Scalars['ID']['output']>;
  /** Unit price that the till displayed, in THB. */
  unitPrice: Scalars['Money']['output'];
};

/** One line of a bill to park. */
export type ParkedLineInput = {
  /** Its code. */
  code: Scalars['String']['input'];
  /** Whether the cashier typed that price. */
  hasOwnPrice?: InputMaybe<Scalars['Boolean']['input']>;
  /** The line's own reference. */
  itemRef: Scalars['String']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Free words for this line, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What was chosen, at most 100; null where the product has nothing to choose. */
  options?: InputMaybe<Array<ParkedOptionInput>>;
  /** Product to sell. */
  productId: Scalars['ID']['input'];
  /** Whole pieces, 1 to 9999. */
  quantity: Scalars['Int']['input'];
  /** The user who sold this line. */
  soldById?: InputMaybe<Scalars['ID']['input']>;
  /** Unit price that the till displays. */
  unitPrice: Scalars['Money']['input'];
};

/** A discount or special offer on a parked bill. */
export type ParkedOffer = {
  __typename?: 'ParkedOffer';
  /** The value the cashier typed, where the offer leaves it open. */
  customValue?: Maybe<Scalars['Float']['output']>;
  /** What it was called when the bill was parked. */
  name: Scalars['String']['output'];
  /** Offer id. */
  offerId: Scalars['ID']['output'];
};

/** A discount or special offer on a bill to park. */
export type ParkedOfferInput = {
  /** The value the cashier typed, where the offer leaves it open. */
  customValue?: InputMaybe<Scalars['Float']['input']>;
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Offer id. */
  offerId: Scalars['ID']['input'];
};

/** An option of a line of a parked bill. */
export type ParkedOption = {
  __typename?: 'ParkedOption';
  /** Name of its group, when the bill was parked. */
  groupName: Scalars['String']['output'];
  /** What it was called then. */
  name: Scalars['String']['output'];
  /** Option id. */
  optionId: Scalars['ID']['output'];
  /** What it added to each piece then. */
  price: Scalars['Money']['output'];
};

/** An option of a line to park. */
export type ParkedOptionInput = {
  /** Name of its group. */
  groupName: Scalars['String']['input'];
  /** What it is called. */
  name: Scalars['String']['input'];
  /** Option id. */
  optionId: Scalars['ID']['input'];
  /** What it adds to each piece. */
  price: Scalars['Money']['input'];
};

/** A product of which there is less than a parked bill has. */
export type ParkedShortage = {
  __typename?: 'ParkedShortage';
  /** Pieces in stock at the branch that no other parked bill has; may be below 0. */
  left: Scalars['Int']['output'];
  /** Product name. */
  name: Scalars['String']['output'];
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Pieces on the bill. */
  quantity: Scalars['Int']['output'];
};

/** Where a one-time code was sent. */
export type PasswordOtp = {
  __typename?: 'PasswordOtp';
  /** Stands in the mail too; goes with the code (`verifyOtp`) and with the new password (`resetPassword`). */
  refCode: Scalars['String']['output'];
  /** Address of the mailbox, masked. */
  target: Scalars['String']['output'];
};

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
  /** Cash handed over, for CASH alone (VALIDATION otherwise), not below `amount`; change is the difference. null when not counted. */
  receivedAmount?: InputMaybe<Scalars['Money']['input']>;
  /** What the QR of the customer's slip says, for TRANSFER alone (VALIDATION otherwise); null where there is no slip, or none could be read (an extension). */
  slip?: InputMaybe<SlipReferenceInput>;
  /** How it is paid. */
  type: PaymentChannelType;
};

/** A sale to record. */
export type PayInput = {
  /** Of `approve`, for this very bill; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Branch that sells; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** Tenders; their amounts add up to `expectedAmountDue` exactly. */
  channels: Array<PayChannelInput>;
  /** When the sale took place, in the branch's time zone; now when null. At most five minutes ahead, for a clock that runs fast, and at most `Viewer.backdatingDays` back; VALIDATION otherwise. */
  createLocalTime?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** Places of the bill in which no offer applies by itself, as the cashier took it off. Elsewhere, where `discount` or `offer` names none, the best for the customer of the offers with `isAutomatic` applies (an extension). */
  declined?: InputMaybe<Array<OfferKind>>;
  /** Charged on top of the products; no points are earned on it. */
  deliveryCost?: InputMaybe<Scalars['Money']['input']>;
  /** The one discount of the bill. */
  discount?: InputMaybe<PayOfferInput>;
  /** The amount due that the customer was told. */
  expectedAmountDue: Scalars['Money']['input'];
  /** The points that the customer was told they would earn; not checked when null. A sale earns at most 10,000,000 points and leaves its member at most 1,000,000,000: one beyond is refused here with TOO_MANY_POINTS, told or not. */
  expectedEarnPoints?: InputMaybe<Scalars['Int']['input']>;
  /** The guest who buys; null or empty for one who said nothing. Not together with `memberId`. */
  guest?: InputMaybe<GuestInput>;
  /** Makes the payment safe to send again: the same key and content give the first answer, other content is IDEMPOTENCY_CONFLICT. 8 to 64 characters of ASCII, fresh for each sale (a UUID does). */
  idempotencyKey: Scalars['String']['input'];
  /** At least one, at most 500. */
  lines: Array<PayLineInput>;
  /** The member who buys; null for a guest. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The one special offer of the bill; members only. */
  offer?: InputMaybe<PayOfferInput>;
  /** Version of the parked bill that is paid, as it was read; `idempotencyKey` is the id of that bill then. Refused with PARKED_BILL_PAID, PARKED_BILL_DISCARDED or PARKED_BILL_CHANGED where somebody else was first. null for a bill that was never parked. */
  parkedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Points to spend as cash, at most the member's balance. */
  pointsAsCash?: InputMaybe<Scalars['Int']['input']>;
  /** Free text on the sale, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the transfer slip: jpg, gif, jpeg or png, at most 10,000,000 bytes. It is part of what was asked for: the same key with another picture is a conflict. */
  slipImage?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the member's tier privileges apply. */
  tierPrivileges?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the till of the branch at which the money moves; null where the device is none. TILL_UNAVAILABLE where the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of the basket. */
export type PayLineInput = {
  /** Unit price instead of the shelf price, above 0; null for the shelf price. Options are added to either. */
  customPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The line's own reference, shown again in refusals; its position when null. */
  itemRef?: InputMaybe<Scalars['String']['input']>;
  /** Free words for this line, at most 200 characters (an extension). */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Options that were chosen, at most 100; null of a till that knows no options, and then none is required (an extension). */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Product to sell. */
  productId: Scalars['ID']['input'];
  /** Whole pieces, 1 to 9999. */
  quantity: Scalars['Int']['input'];
  /** The user who sold this line, where another one takes the payment; null for who takes it (an extension). */
  soldById?: InputMaybe<Scalars['ID']['input']>;
};

/** A discount or special offer chosen at the till. */
export type PayOfferInput = {
  /** The till worked out that this offer applies by itself: the gateway works it out again, and where it comes to another, or none, the sale is refused with PAYMENT_MISMATCH. false where a person chose it (an extension). */
  byItself?: InputMaybe<Scalars['Boolean']['input']>;
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
export type PaymentChannel = Node & {
  __typename?: 'PaymentChannel';
  /** Account holder; null without an account. */
  accountName?: Maybe<Scalars['String']['output']>;
  /** Account number `xxx-x-xxxxx-x`; null without an account. */
  accountNo?: Maybe<Scalars['String']['output']>;
  /** Code the merchant books it under; null without one. */
  actionCode?: Maybe<Scalars['String']['output']>;
  /** Biller id that the account receives PromptPay bill payments under: a tax id and two more digits; null without one. The QR of the till is a bill payment then, with the code of the branch and a reference of the bill (an extension). */
  billerId?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Number of the e-wallet that receives PromptPay, 15 digits; null without one. The QR of the till pays it where there is neither biller nor PromptPay id (an extension). */
  eWalletId?: Maybe<Scalars['String']['output']>;
  /** Channel id. */
  id: Scalars['ID']['output'];
  /** QR or icon; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Bank of the account; null without one. */
  institute?: Maybe<Institute>;
  /** Bank, by id; null without one. */
  instituteId?: Maybe<Scalars['ID']['output']>;
  /** Name on the tile. */
  name: Scalars['String']['output'];
  /** Kind of payment. */
  paymentMethod: PaymentMethod;
  /** Kind of payment, by id. */
  paymentMethodId: Scalars['ID']['output'];
  /** Mobile phone number or tax id that the account receives PromptPay under; null without one. The till then shows a QR that banking apps pay. */
  promptPayId?: Maybe<Scalars['String']['output']>;
  /** Whether it is offered. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
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
  direction?: InputMaybe<SortDirection>;
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
  | 'Cash'
  /** Credit or debit card. */
  | 'Credit-Debit'
  /** Goods that came back in an exchange pay for others: of the return and the sale together it is 0. No payment names it (VALIDATION). */
  | 'Exchange'
  /** Anything else, and the tender of a bill of 0. */
  | 'Other'
  /** Bank transfer. */
  | 'Transfer';

/** What a bank says of money that came in for a bill. */
export type PaymentConfirmation = {
  __typename?: 'PaymentConfirmation';
  /** What came in, in THB: it may be another amount than that of the QR. */
  amount: Scalars['Money']['output'];
  /** Id of the confirmation. */
  id: Scalars['ID']['output'];
  /** Whether it stands for a transfer of a sale already. */
  isUsed: Scalars['Boolean']['output'];
  /** When the customer paid, as the bank says. */
  paidAt: Scalars['DateTime']['output'];
  /** When the bank said so. */
  receivedAt: Scalars['DateTime']['output'];
};

/** That a bank has confirmed a payment to a branch. */
export type PaymentConfirmed = {
  __typename?: 'PaymentConfirmed';
  /** When it was found out. */
  at: Scalars['DateTime']['output'];
};

/** A kind of payment: Cash, Credit / Debit Card, Transfer, Other. */
export type PaymentMethod = Node & {
  __typename?: 'PaymentMethod';
  /** Method id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
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
  /** Its name, in the language of the reader (`Accept-Language`); null without one. */
  instituteName?: Maybe<Scalars['String']['output']>;
  /** Kind of tender. */
  paymentMethod: PaymentChannelType;
  /** What was paid with it in THB, delivery included. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was used on; a sale paid in two ways is in two rows. */
  totalTransactions: Scalars['Count']['output'];
};

/** The busiest weekday. */
export type PeakDay = {
  __typename?: 'PeakDay';
  /** Pieces sold on all such days of the month. */
  totalQuantity: Scalars['Count']['output'];
  /** Which. */
  weekday: Weekday;
};

/** Points that were claimed. */
export type PointClaim = {
  __typename?: 'PointClaim';
  /** Code of the member. */
  memberCode: Scalars['String']['output'];
  /** How many. */
  points: Scalars['Int']['output'];
  /** What the member has now. */
  remainingPoints: Scalars['Int']['output'];
};

/** One movement of a member's points. */
export type PointEntry = {
  __typename?: 'PointEntry';
  /** What the member had after it: the newest one's is `Member.remainingPoints`. */
  balance: Scalars['Int']['output'];
  /** Day it counts for, in the time zone of the branch. */
  businessDate: Scalars['Date']['output'];
  /** Entry id. */
  id: Scalars['ID']['output'];
  /** What moved them. */
  kind: PointEntryKind;
  /** How many; negative where they were taken. */
  points: Scalars['Int']['output'];
  /** What was noted when points were adjusted or taken back; null without a note. */
  remark?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  time: Scalars['DateTime']['output'];
  /** That sale; null as above. */
  transaction?: Maybe<Transaction>;
  /** The sale it came of; null without one, or of a branch that one does not work in. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** What the rules said of these points when the sale was made; empty where no rule gave them. */
  why: Array<TraceEntry>;
};

/** Narrows a ledger; all that is named must hold. */
export type PointEntryFilter = {
  /** Only these kinds. */
  kinds?: InputMaybe<Array<PointEntryKind>>;
  /** Only movements that count for these days. */
  range?: InputMaybe<DayRangeInput>;
};

/** What moved points. */
export type PointEntryKind =
  /** A sale was made to stand for another number of points. */
  | 'adjust'
  /** The member claimed the points of a receipt that was sold to a guest. */
  | 'claim'
  /** A sale gave them. */
  | 'earn'
  /** Two accounts became one. */
  | 'merge'
  /** What the member had when the ledger began. */
  | 'opening'
  /** They were spent on a sale. */
  | 'redeem'
  /** Pieces of a sale were returned, and its points with them. */
  | 'return'
  /** A sale was taken back, and its points with it. */
  | 'void';

/** One page of a ledger. */
export type PointEntryPage = {
  __typename?: 'PointEntryPage';
  /** The movements of this page. */
  items: Array<PointEntry>;
  /** Movements in all pages. */
  total: Scalars['Int']['output'];
};

/** What points cost and give. */
export type PointRates = {
  __typename?: 'PointRates';
  /** THB to spend for `earnPoint` points. */
  earnCash: Scalars['Money']['output'];
  /** Points earned for every `earnCash`. */
  earnPoint: Scalars['Int']['output'];
  /** Always `self`: a merchant has one set of rates. For a client's cache. */
  id: Scalars['ID']['output'];
  /** THB that `redeemPoint` points are worth. */
  redeemCash: Scalars['Money']['output'];
  /** Points to redeem for `redeemCash`. */
  redeemPoint: Scalars['Int']['output'];
};

/** A member whose balance is not that of the ledger. */
export type PointsFault = {
  __typename?: 'PointsFault';
  /** Points that the member can spend. */
  balance: Scalars['Count']['output'];
  /** Member code. */
  code: Scalars['String']['output'];
  /** Sum of the member's entries. */
  ledger: Scalars['Count']['output'];
  /** Member id. */
  memberId: Scalars['ID']['output'];
};

/** Points that members could spend, along time. */
export type PointsLiability = {
  __typename?: 'PointsLiability';
  /** After the last day of the range. */
  closing: Scalars['Count']['output'];
  /** Members whose balance is not what their ledger comes to, by code, at most 20; none in a shop whose books are right. As of now, whatever the range (GET stat/points-faults). */
  faults: Array<PointsFault>;
  /** Before the first day of the range. */
  opening: Scalars['Count']['output'];
  /** In order of time. The first unit of the range is always there, others only where something moved. */
  rows: Array<PointsLiabilityRow>;
};

/** What moved the points of one unit of time; each movement is signed, so that all of them and `opening` come to `closing`. Voids and adjustments count on the day they are made. */
export type PointsLiabilityRow = {
  __typename?: 'PointsLiabilityRow';
  /** Changed by hand. */
  adjusted: Scalars['Count']['output'];
  /** Brought along when the shop began or when a member was imported. */
  brought: Scalars['Count']['output'];
  /** Claimed from receipts of guests. */
  claimed: Scalars['Count']['output'];
  /** Points at its end. */
  closing: Scalars['Count']['output'];
  /** Earned by sales. */
  earned: Scalars['Count']['output'];
  /** Moved between accounts that were merged; 0 in all branches together. */
  merged: Scalars['Count']['output'];
  /** Points at its beginning. */
  opening: Scalars['Count']['output'];
  /** Spent on sales; 0 or negative. */
  spent: Scalars['Count']['output'];
  /** First day of the unit, which may be before the first day of the range. */
  time: Scalars['Date']['output'];
  /** Given back and taken back by voids and returns. */
  voided: Scalars['Count']['output'];
};

/** A postcode of a sub-district. */
export type Postcode = Node & {
  __typename?: 'Postcode';
  /** Five digits. */
  code: Scalars['String']['output'];
  /** District it is in. */
  district?: Maybe<District>;
  /** District id; null where the gateway does not tell it. */
  districtId?: Maybe<Scalars['ID']['output']>;
  /** Postcode id. */
  id: Scalars['ID']['output'];
  /** Province it is in. */
  province?: Maybe<Province>;
  /** Province id; null where the gateway does not tell it. */
  provinceId?: Maybe<Scalars['ID']['output']>;
  /** Sub-district it belongs to. */
  subDistrict?: Maybe<SubDistrict>;
  /** Sub-district id. */
  subDistrictId: Scalars['ID']['output'];
};

/** Narrows the postcodes. */
export type PostcodeFilter = {
  /** Only those of this district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this sub-district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of postcodes. */
export type PostcodePage = {
  __typename?: 'PostcodePage';
  /** The rows of this page. */
  items: Array<Postcode>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of postcodes. */
export type PostcodeSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: PostcodeSortField;
};

/** What postcodes can be sorted by. */
export type PostcodeSortField =
  /** The five digits. */
  | 'CODE'
  /** Name of the district, in Thai dictionary order. */
  | 'DISTRICT'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE'
  /** Name of the sub-district, in Thai dictionary order. */
  | 'SUB_DISTRICT';

/** A person who left details and is not a member yet. */
export type Potential = Node & {
  __typename?: 'Potential';
  /** House, street and the like; null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** Branch of the registration; null when none was chosen. */
  branch?: Maybe<MerchantBranch>;
  /** Branch of the registration; null when none was chosen. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** When they registered. */
  createdAt: Scalars['DateTime']['output'];
  /** District; null when not recorded. */
  district?: Maybe<District>;
  /** District id; null when not recorded. */
  districtId?: Maybe<Scalars['ID']['output']>;
  /** Null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** Given name in English; null when not recorded. */
  firstnameEn?: Maybe<Scalars['String']['output']>;
  /** Given name in Thai; null when not recorded. */
  firstnameTh?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  gender?: Maybe<Gender>;
  /** Potential id. */
  id: Scalars['ID']['output'];
  /** Portrait; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Referral codes given at registration. */
  inviteCodes: Array<Scalars['String']['output']>;
  /** Language in which the shop writes to them (CUST-27). */
  language: Language;
  /** When something was last recorded of them. */
  lastActivityTime: Scalars['DateTime']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Family name in English; null when not recorded. */
  lastnameEn?: Maybe<Scalars['String']['output']>;
  /** Family name in Thai; null when not recorded. */
  lastnameTh?: Maybe<Scalars['String']['output']>;
  /** Marital status: `single`, `married` or free text; null when not recorded. */
  maritalStatus?: Maybe<Scalars['String']['output']>;
  /** The member they became; null while they are none. */
  member?: Maybe<Member>;
  /** The member they became; null while they are none. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** `Thai` or free text; null when not recorded. */
  nationality?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  nickname?: Maybe<Scalars['String']['output']>;
  /** Nickname in English; null when not recorded. */
  nicknameEn?: Maybe<Scalars['String']['output']>;
  /** Nickname in Thai; null when not recorded. */
  nicknameTh?: Maybe<Scalars['String']['output']>;
  /** Occupation; null when not recorded. */
  occupation?: Maybe<Occupation>;
  /** Occupation id; null when not recorded. */
  occupationId?: Maybe<Scalars['ID']['output']>;
  /** Null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Postcode; null when not recorded. */
  postcode?: Maybe<Postcode>;
  /** Postcode id; null when not recorded. */
  postcodeId?: Maybe<Scalars['ID']['output']>;
  /** Province; null when not recorded. */
  province?: Maybe<Province>;
  /** Province id; null when not recorded. */
  provinceId?: Maybe<Scalars['ID']['output']>;
  /** How they came to know the shop, for example `Walk-in`; null when not recorded. */
  recommendedBy?: Maybe<Scalars['String']['output']>;
  /** Whether they are a customer now. */
  status: Status;
  /** Sub-district; null when not recorded. */
  subDistrict?: Maybe<SubDistrict>;
  /** Sub-district id; null when not recorded. */
  subDistrictId?: Maybe<Scalars['ID']['output']>;
  /** Free tags, at most three. */
  tags: Array<Scalars['String']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Why the data of a potential customer cannot be erased now. */
export type PotentialErasureObstacle =
  /** They became a member, whose data are erased instead. */
  | 'MEMBER';

/** What erasing the data of a potential customer would take. */
export type PotentialErasurePreview = {
  __typename?: 'PotentialErasurePreview';
  /** Changes of the record, of which only stays which field it was, who and when. */
  changes: Scalars['Int']['output'];
  /** Potential id. */
  id: Scalars['ID']['output'];
  /** Messages to them, emptied. */
  messages: Scalars['Int']['output'];
  /** Why they cannot be erased now; they can when it is empty. */
  obstacles: Array<PotentialErasureObstacle>;
  /** Other potential customers with the same phone, who stay. */
  samePhone: Scalars['Int']['output'];
  /** For the erasure (`__v`). */
  version: Scalars['Int']['output'];
};

/** Narrows the potential customers. */
export type PotentialFilter = {
  /** Only those of this age in years today. */
  age?: InputMaybe<IntRange>;
  /** Only those born on these days. */
  birthdate?: InputMaybe<DayRangeInput>;
  /** Only those registered in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only those whose last activity was on these days. */
  lastActivity?: InputMaybe<DayRangeInput>;
  /** Only those of this status. */
  status?: InputMaybe<Status>;
  /** Only those with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only those with all of these tags. */
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those with at least one of these tags. */
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those with none of these tags. */
  tagsNone?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** One page of potential customers. */
export type PotentialPage = {
  __typename?: 'PotentialPage';
  /** The rows of this page. */
  items: Array<Potential>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of potential customers. */
export type PotentialSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
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

/** How often and for how much a product or category was bought. */
export type Preference = {
  __typename?: 'Preference';
  /** Line totals in THB, before deductions. */
  amount: Scalars['Money']['output'];
  /** Sales it was on. */
  frequent: Scalars['Count']['output'];
  /** Product or category id; null for products without a category. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Its name now; null when it has none. */
  name?: Maybe<Scalars['String']['output']>;
  /** Pieces. */
  quantity: Scalars['Count']['output'];
};

/** What a branch has to prepare. */
export type Preparation = {
  __typename?: 'Preparation';
  /** Sales beyond those. */
  more: Scalars['Int']['output'];
  /** Sales with something to prepare, the first paid first. */
  orders: Array<PreparationOrder>;
  /** Stations of the shop's categories, in their order. */
  stations: Array<Scalars['String']['output']>;
};

/** That what a branch has to prepare is to be read again. */
export type PreparationChanged = {
  __typename?: 'PreparationChanged';
  /** When it was found out. */
  at: Scalars['DateTime']['output'];
};

/** One line of a sale that a station makes. */
export type PreparationLine = {
  __typename?: 'PreparationLine';
  /** Its position in the sale; with the id of the sale it names the line. */
  line: Scalars['Int']['output'];
  /** Name of the product, as it was sold. */
  name: Scalars['String']['output'];
  /** Free words for this line; null without. */
  note?: Maybe<Scalars['String']['output']>;
  /** What was chosen, in the order of the menu; empty where nothing was. */
  options: Array<Scalars['String']['output']>;
  /** When it was ticked; null while it is to be made. */
  preparedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who ticked it; null while it is to be made, and when they work here no more. */
  preparedByName?: Maybe<Scalars['String']['output']>;
  /** Pieces to make: those sold without those returned. */
  quantity: Scalars['Int']['output'];
  /** Where it is made. */
  station: Scalars['String']['output'];
};

/** A sale with something to prepare. */
export type PreparationOrder = {
  __typename?: 'PreparationOrder';
  /** First name of the customer; null for a guest, and for who may not read members. */
  customerName?: Maybe<Scalars['String']['output']>;
  /** Sale id. */
  id: Scalars['ID']['output'];
  /** What is to be made of it, and what was ticked within the last ten minutes. */
  lines: Array<PreparationLine>;
  /** When it was paid. */
  paidAt: Scalars['DateTime']['output'];
  /** Who sold it. */
  soldByName?: Maybe<Scalars['String']['output']>;
  /** Its receipt number. */
  transactionNo: Scalars['String']['output'];
};

/** Whether a line is prepared. */
export type PreparedLine = {
  __typename?: 'PreparedLine';
  /** Position of the line in the sale. */
  line: Scalars['Int']['output'];
  /** When it was ticked; null while it is to be made. */
  preparedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who ticked it; null while it is to be made, and when they work here no more. */
  preparedByName?: Maybe<Scalars['String']['output']>;
  /** Sale id. */
  transactionId: Scalars['ID']['output'];
};

/** A change of many records that is tried out. */
export type PreviewBulkEditInput = {
  /** What is done to it. */
  action: BulkEditAction;
  /** Name of the field that changes, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** What the records are narrowed to; all when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** Records by id, at most 1000; when null, all that the filter and the keyword find, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A part of what a list of them is searched by. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** For members: what their list is narrowed to, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** Contract type of the records, for example `Product`; of a `Member`, the `tags` can be changed. */
  type: Scalars['String']['input'];
};

/** Something the shop sells. */
export type Product = Node & {
  __typename?: 'Product';
  /** Its category; null without one. */
  category?: Maybe<ProductCategory>;
  /** Category id; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Code on the shelf and in the scanner, unique in the realm. */
  code: Scalars['String']['output'];
  /** What was paid for a piece when it was last received; null when that is not recorded, and for users without Read on `Page.Merchant.Management.Stock` (an extension). */
  cost?: Maybe<Scalars['Money']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Each starts with `#`. */
  hashtags: Array<Scalars['String']['output']>;
  /** Product id. */
  id: Scalars['ID']['output'];
  /** Null without a picture. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Whether the shop wants it in reach at the till (an extension). */
  isFavourite: Scalars['Boolean']['output'];
  /** Whether it is sold without VAT, such as fresh food or books. It matters only where the shop issues tax invoices. */
  isVatExempt: Scalars['Boolean']['output'];
  /** Groups of options at the till: those of its category, then its own, each once, also groups that are not offered at the moment (an extension). */
  menuOptionGroupIds: Array<Scalars['ID']['output']>;
  /** Name on the receipt. */
  name: Scalars['String']['output'];
  /** Groups of options that it names itself, in their order (an extension). */
  optionGroupIds: Array<Scalars['ID']['output']>;
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['output'];
  /** True when stock is not counted for it. */
  skipStock: Scalars['Boolean']['output'];
  /** Whether it is sold. */
  status: Status;
  /** Pieces in the branch that the list's filter names, or in all that the user works in; below 0 when more was sold than had been received. Null when stock is not counted, and for users without Read on `Page.Merchant.Management.Stock` (an extension). */
  stock?: Maybe<Scalars['Int']['output']>;
  /** Its sub-category; null without one. */
  subCategory?: Maybe<ProductSubCategory>;
  /** Sub-category id; null without one. */
  subCategoryId?: Maybe<Scalars['ID']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A group of products, a chip on the sales screen. */
export type ProductCategory = Node & {
  __typename?: 'ProductCategory';
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Category id. */
  id: Scalars['ID']['output'];
  /** Name on the chip. */
  name: Scalars['String']['output'];
  /** Groups of options of its products, in their order (an extension). */
  optionGroupIds: Array<Scalars['ID']['output']>;
  /** Where its products are made, such as a kitchen; null where nothing is to be made (an extension). */
  station?: Maybe<Scalars['String']['output']>;
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
  direction?: InputMaybe<SortDirection>;
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
  totalMembers: Scalars['Count']['output'];
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Count']['output'];
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
  /** What the rows of all pages come to (GET stat/products/totals, an extension). */
  totals?: Maybe<SoldFiguresTotals>;
};

/** Order of products' figures. */
export type ProductFiguresSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: ProductFiguresSortField;
};

/** What products' figures can be sorted by. */
export type ProductFiguresSortField =
  /** Product code. */
  | 'CODE'
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS';

/** Narrows the products. */
export type ProductFilter = {
  /** Narrows nothing: `stock` is that of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only the product with exactly this code, as a barcode gives it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Only these products. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only favourites and the 24 products of which most pieces were sold in this month and the last, in all branches; or all others (an extension). */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only products of this status. */
  status?: InputMaybe<Status>;
  /** Only products whose stock is counted and of which there are at most so many pieces; for users with Read on `Page.Merchant.Management.Stock`. */
  stockAtMost?: InputMaybe<Scalars['Int']['input']>;
  /** Only products of this sub-category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a branch begins with: it is received by a document, as goods are (an extension). */
export type ProductOpeningInput = {
  /** Branch whose shelf it fills; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** What was paid for a piece; kept with the document. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Pieces, 1 to 1,000,000. */
  quantity: Scalars['Int']['input'];
};

/** One option of a group, such as Large. */
export type ProductOption = {
  __typename?: 'ProductOption';
  /** Option id, unique in the realm; it stays when the option gets another name or price. */
  id: Scalars['ID']['output'];
  /** Whether it can be chosen; false for what is off the menu, such as what has run out. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it is chosen before anyone presses. */
  isDefault: Scalars['Boolean']['output'];
  /** Name on the till and the receipt. */
  name: Scalars['String']['output'];
  /** Added to the price of each piece. */
  price: Scalars['Money']['output'];
};

/** One option of a group, as it is written. */
export type ProductOptionInput = {
  /** Option id, of an option that stays; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it can be chosen; true when absent. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is chosen before anyone presses; false when absent. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** Added to the price of each piece, 0 to 50,000; 0 when absent. */
  price?: InputMaybe<Scalars['Money']['input']>;
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
  direction?: InputMaybe<SortDirection>;
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
  | 'RETAIL_PRICE'
  /** Pieces in the branch of the filter; those that are not counted come last. For users with Read on `Page.Merchant.Management.Stock`. */
  | 'STOCK';

/** A group within a category. */
export type ProductSubCategory = Node & {
  __typename?: 'ProductSubCategory';
  /** Category it belongs to; null when it no longer exists. */
  category?: Maybe<ProductCategory>;
  /** Category id. */
  categoryId: Scalars['ID']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
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
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: ProductSubCategorySortField;
};

/** What sub-categories can be sorted by. */
export type ProductSubCategorySortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** Whether figures can be relied on. Each rule is looked at in one moment of the database. */
export type Proof = {
  __typename?: 'Proof';
  /** When it was looked at. */
  asOf: Scalars['DateTime']['output'];
  /** One for each rule, always in the same order. */
  checks: Array<ProofCheck>;
};

/** One rule that the figures of a page rest on. */
export type ProofCheck = {
  __typename?: 'ProofCheck';
  /** Sales, members, or days of a branch that break the rule; 0 when it was not checked. */
  faultCount: Scalars['Count']['output'];
  /** The first 20 of them; empty for whoever may not see sales or members. */
  faults: Array<ProofFault>;
  /** The rule. */
  rule: ProofRule;
  /** What was found. */
  state: ProofState;
};

/** A sale, a member, or a day of a branch where figures are not right. */
export type ProofFault = {
  __typename?: 'ProofFault';
  /** Branch of the sale or of the day, or where the member is registered. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Business day of the sale, or the day whose sums are wrong. */
  businessDate?: Maybe<Scalars['Date']['output']>;
  /** Their code. */
  memberCode?: Maybe<Scalars['String']['output']>;
  /** The member; null where a sale or a day is meant. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** The sale; null where a member or a day is meant. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Its number on the receipt. */
  transactionNo?: Maybe<Scalars['String']['output']>;
};

/** What figures rest on. */
export type ProofRule =
  /** The points that each member can spend are what the ledger adds up to, as of now, whatever the range. */
  | 'LEDGER_EQUALS_BALANCES'
  /** The sums that are kept of each day of the range are those of its sales. */
  | 'ROLLUPS_EQUAL_SALES'
  /** What the tenders of each sale of the range paid is what was due for it. */
  | 'TENDERS_EQUAL_DUE';

/** What was found about a rule. */
export type ProofState =
  /** Something breaks it. */
  | 'DIFFERENT'
  /** Nothing breaks it. */
  | 'EQUAL'
  /** There was too much to look at in time: ask for fewer days or one branch. */
  | 'NOT_CHECKED';

/** A province. */
export type Province = Node & {
  __typename?: 'Province';
  /** Province id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** Pieces sold in one unit of time to one customer type. */
export type QuantityPoint = {
  __typename?: 'QuantityPoint';
  /** Who bought. */
  customerType: CustomerType;
  /** First day of the unit, which may be before the first day of the range. */
  time: Scalars['Date']['output'];
  /** Pieces. */
  value: Scalars['Count']['output'];
};

/** Pieces sold in a period. */
export type QuantitySeries = {
  __typename?: 'QuantitySeries';
  /** Pieces sold to guests. */
  guest: Scalars['Count']['output'];
  /** Pieces sold to members. */
  member: Scalars['Count']['output'];
  /** In order of time; units and customer types without a sale are left out. */
  points: Array<QuantityPoint>;
  /** Sum of the points. */
  total: Scalars['Count']['output'];
};

/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type Query = {
  __typename?: 'Query';
  /** One attribute by its id; null when there is none (GET attributes/{id}). */
  attribute?: Maybe<Attribute>;
  /** What products of this merchant differ by (GET attributes). */
  attributes?: Maybe<Array<Attribute>>;
  /** Runs of one's own that nobody works on any more though they are not through, the latest first, at most 10 (GET change-runs). */
  brokenOffRuns?: Maybe<Array<ChangeRun>>;
  /** Appointments that touch the days, by when they begin, then members' birthdays that fall on one of them (GET calendar). */
  calendar?: Maybe<CalendarEntryPage>;
  /** One appointment by its id, or a birthday by the id of the member; null when there is none (GET calendar/{id}). */
  calendarEntry?: Maybe<CalendarEntry>;
  /** One card type by its id; null when there is none (GET cards/{id}). */
  card?: Maybe<Card>;
  /** Card types by institute (GET cards). */
  cards?: Maybe<Array<Card>>;
  /** How far a run is: for whoever began it; null when there is none (GET change-runs/{id}). */
  changeRun?: Maybe<ChangeRun>;
  /** The latest changes of the shop, by what was done at once: of records that one may write (GET change-sets). */
  changeSets?: Maybe<LatestChangeSetPage>;
  /**
   * What was changed of one record, latest first, also of one that was deleted (GET changes). Needs the right to read such
   * records and Write on their page; kept for 400 days.
   */
  changes?: Maybe<ChangePage>;
  /** The changes of one set, in the order they were made, as far as one may know them (GET changes). */
  changesOfSet?: Maybe<ChangePage>;
  /** What the page behind the code on a receipt shows; null when the link is not complete (GET onboard/claim/{token}). */
  claimForm?: Maybe<ClaimForm>;
  /** One color by its id; null when there is none (GET colors/{id}). */
  color?: Maybe<Color>;
  /** Colours a customer may like best, in a fixed order (GET colors). */
  colors?: Maybe<Array<Color>>;
  /** One condition by its id; null when there is none (GET conditions/{id}). */
  condition?: Maybe<Condition>;
  /** Kinds of condition (GET conditions). */
  conditions?: Maybe<Array<Condition>>;
  /** Whether a bank can confirm payments into an account, and since when; never the secret. null when there is no such account. Needs Write on payment methods (PERMISSION otherwise). */
  confirmationSecret?: Maybe<ConfirmationSecret>;
  /** One coupon by its id; null when there is none (GET coupons/{id}). */
  coupon?: Maybe<Coupon>;
  /** Kinds of benefit (GET coupons). */
  coupons?: Maybe<Array<Coupon>>;
  /** The one currency amounts are in, in a fixed order (GET currencies). */
  currencies?: Maybe<Array<Currency>>;
  /** One currency by its id; null when there is none (GET currencies/{id}). */
  currency?: Maybe<Currency>;
  /** One saved dashboard; null when there is none that the viewer may see (GET dashboards/{id}, an extension). */
  dashboard?: Maybe<Dashboard>;
  /** Schedules and alerts of a dashboard, the oldest first; none for whoever may not change the dashboard (GET dashboards/{id}/schedules, an extension). */
  dashboardSchedules?: Maybe<Array<DashboardSchedule>>;
  /**
   * Saved dashboards: the viewer's own first, then those shared with the viewer's role, each by name; with Write on the settings
   * all that are shared. What they show is read with the rights of whoever runs their document (GET dashboards, an extension).
   */
  dashboards?: Maybe<Array<Dashboard>>;
  /** One district by its id; null when there is none (GET districts/{id}). */
  district?: Maybe<District>;
  /** Districts of the whole country (GET districts). */
  districtPage?: Maybe<DistrictPage>;
  /** Districts of a province, by name (GET districts). */
  districts?: Maybe<Array<District>>;
  /** One earning rule by its id; null when there is none (GET earning-rules/{id}). */
  earningRule?: Maybe<EarningRule>;
  /** For how much money a member earns how many points (GET earning-rules). */
  earningRules?: Maybe<Array<EarningRule>>;
  /** One event by its id; null when there is none (GET events/{id}). */
  event?: Maybe<Event>;
  /** What happens on a bill, in a fixed order (GET events). */
  events?: Maybe<Array<Event>>;
  /**
   * How far the pictures are that the rows of an import named; they come after the rows; null when there is no such import (GET
   * file-imports/{id}/pictures).
   */
  importPictures?: Maybe<ImportPictures>;
  /** One institute by its id; null when there is none (GET institutes/{id}). */
  institute?: Maybe<Institute>;
  /** Banks and other institutes (GET institutes). */
  institutes?: Maybe<Array<Institute>>;
  /** The buyer of the last full tax invoice for the member of a sale, or with a tax id; null without one, and for roles that may not know personal data. Needs Write on `Page.Merchant.Payment` (GET tax-documents/last-buyer, an extension). */
  lastTaxBuyer?: Maybe<TaxBuyer>;
  /** Members who may be the person that is about to be registered: the same phone, or the same name and birthday. What is absent matches nobody; at most five (GET members/likely). */
  likelyMembers?: Maybe<Array<LikelyMember>>;
  /** One locale by its id; null when there is none (GET locales/{id}). */
  locale?: Maybe<Locale>;
  /** Languages of the screens and of names, in a fixed order (GET locales). */
  locales?: Maybe<Array<Locale>>;
  /** One place; null when there is none (GET locations/{id}). */
  location?: Maybe<Location>;
  /** Places that are no branches: storerooms, stalls at a fair (GET locations). */
  locations?: Maybe<LocationPage>;
  /** One member; null when there is none (GET members/{id}). */
  member?: Maybe<Member>;
  /** One badge by its id; null when there is none (GET member-badges/{id}). */
  memberBadge?: Maybe<MemberBadge>;
  /** Badges and the thresholds they are given at (GET member-badges). */
  memberBadges?: Maybe<Array<MemberBadge>>;
  /** What happened with a member, newest first: sales, voids, adjustments, tiers, changes of the record, messages. Each for those who may see it where it stands (GET members/{id}/events, an extension). */
  memberEvents?: Maybe<MemberEventPage>;
  /** Where all members of a filter are as a file, as `transactionExport` tells it of sales (GET members/export, an extension, when it is read). */
  memberExport?: Maybe<Scalars['String']['output']>;
  /** What stands in the way of undoing a merge; empty when it can be undone. Needs Write on `Page.Merchant.Customer_Insight` (GET members/merges/{id}/undo, an extension). */
  memberMergeObstacles?: Maybe<Array<MemberMergeObstacle>>;
  /** Which accounts were made one, newest first (GET members/merges, an extension). */
  memberMerges?: Maybe<MemberMergePage>;
  /** One tier; null when there is none (GET member-tiers/{id}). */
  memberTier?: Maybe<MemberTier>;
  /** Tiers (GET member-tiers). */
  memberTiers?: Maybe<MemberTierPage>;
  /** Members (GET members). */
  members?: Maybe<MemberPage>;
  /** One menu by its id; null when there is none (GET menus/{id}). */
  menu?: Maybe<Menu>;
  /** The menus that rights are given for: the rows of a role's permission matrix, in their order (GET menus). */
  menus?: Maybe<Array<Menu>>;
  /** One branch; null when there is none (GET merchant-branches/{id}). */
  merchantBranch?: Maybe<MerchantBranch>;
  /** Branches of the merchant (GET merchant-branches). */
  merchantBranches?: Maybe<MerchantBranchPage>;
  /** One role; null when there is none (GET merchant-roles/{id}). */
  merchantRole?: Maybe<MerchantRole>;
  /** Roles (GET merchant-roles). */
  merchantRoles?: Maybe<MerchantRolePage>;
  /** The rates of points, and which authorization codes are set; null when the merchant has no setting (GET merchant-setting/self). */
  merchantSetting?: Maybe<MerchantSetting>;
  /** One user; null when there is none (GET merchant-users/{id}). */
  merchantUser?: Maybe<MerchantUser>;
  /** Users of the back office (GET merchant-users). */
  merchantUsers?: Maybe<MerchantUserPage>;
  /** All answers of a member to whether the shop may send messages, newest first, at most 1000. Needs Read on `Page.Merchant.Customer_Insight` (GET members/{id}/consents, an extension). */
  messageConsents?: Maybe<Array<MessageConsent>>;
  /** One record of whatever type, as the query of its type gives it; null when there is none, or the role may not see it (GET nodes, an extension, and the call of its type). */
  node?: Maybe<Node>;
  /** Several records, each at the place of its id; null at the place of one that is not there, or that the role may not see (GET nodes, an extension, and one call for each type). */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** One occupation by its id; null when there is none (GET occupations/{id}). */
  occupation?: Maybe<Occupation>;
  /** What customers do for a living, in a fixed order (GET occupations). */
  occupations?: Maybe<Array<Occupation>>;
  /** One discount or special offer; null when there is none (GET offers/{id}). */
  offer?: Maybe<Offer>;
  /** How often each active offer with a limit was given: to a member, on the day of a branch and in all, on the sales that stand. Needs Write on `Page.Merchant.Payment` (GET offers/uses, an extension); empty where the gateway cannot tell. */
  offerUses?: Maybe<Array<OfferUses>>;
  /** What a discount or special offer would have done to the sales of past days, told by the rules that sell; nothing is changed and nothing foretold. null where the gateway cannot tell. One at a time for each user: a newer one takes the place of an older, and one that nobody waits for any more ends. Needs Write on `Page.Merchant.Management.Offer` (POST offers/what-if). */
  offerWhatIf?: Maybe<WhatIf>;
  /** Discounts and special offers (GET offers). */
  offers?: Maybe<OfferPage>;
  /** A registration form, for example `FORM:MEMBER:ONBOARD:2.0`, `FORM:POTENTIAL:ONBOARD:2.0` or `FORM:MEMBER:ONBOARD:SERVICE:2.0`; null when there is none (GET onboard/subscribe/form). */
  onboardForm?: Maybe<OnboardForm>;
  /** One group of options; null when there is none (GET option-groups/{id}). */
  optionGroup?: Maybe<OptionGroup>;
  /** Groups of options that products and categories name; an extension: empty where the gateway has none (GET option-groups). */
  optionGroups?: Maybe<OptionGroupPage>;
  /** One parked bill, also for 30 days after it was paid or discarded; null when there is none in the user's branches. */
  parkedBill?: Maybe<ParkedBill>;
  /** Bills that wait at a branch for their customer, the one that waits longest first: on every till of the branch, at most 1,000. Needs Read on payments (PERMISSION otherwise); a branch of others is refused with VALIDATION. */
  parkedBills?: Maybe<Array<ParkedBill>>;
  /** One way to pay; null when there is none (GET payment-channels/{id}). */
  paymentChannel?: Maybe<PaymentChannel>;
  /** Ways to pay that the merchant set up (GET payment-channels). */
  paymentChannels?: Maybe<PaymentChannelPage>;
  /** What banks have confirmed of the bill whose QR has these references: what came first, first. Needs Write on payments (PERMISSION otherwise); of other branches' bills it is empty. */
  paymentConfirmations?: Maybe<Array<PaymentConfirmation>>;
  /** One method by its id; null when there is none (GET payment-methods/{id}). */
  paymentMethod?: Maybe<PaymentMethod>;
  /** Kinds of payment (GET payment-methods). */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** The ledger of a member's points, newest first, each movement with the balance after it. Which sale it was is told only of the branches one works in. Needs Read on `Page.Merchant.Payment`, `Page.Merchant.Customer_Insight`, `Page.Merchant.Business_Insight` or `Page.Merchant.Management.Payment_History` (GET members/{id}/point-entries, an extension). */
  pointEntries?: Maybe<PointEntryPage>;
  /** One postcode by its id; null when there is none (GET postcodes/{id}). */
  postcode?: Maybe<Postcode>;
  /** Postcodes of the whole country, once for each sub-district (GET postcodes). */
  postcodePage?: Maybe<PostcodePage>;
  /** Postcodes of a sub-district (GET postcodes). */
  postcodes?: Maybe<Array<Postcode>>;
  /** One potential; null when there is none (GET potentials/{id}). */
  potential?: Maybe<Potential>;
  /** Where all potential customers of a filter are as a file, as `transactionExport` tells it of sales (GET potentials/export, an extension, when it is read). */
  potentialExport?: Maybe<Scalars['String']['output']>;
  /** People who are not members yet (GET potentials). */
  potentials?: Maybe<PotentialPage>;
  /** What stations of a branch have to make: lines of its sales whose category has a station, from their payment on, until they are ticked, returned or voided. Sales of the business day that it was six hours ago, and later ones; the first paid first, at most 200. Needs Read on `Page.Merchant.Payment.Preparation` (PERMISSION otherwise); a branch of others is refused with VALIDATION (GET preparation, an extension). */
  preparation?: Maybe<Preparation>;
  /**
   * What `bulkEdit` would do, by its own rules and without doing it: how many records are meant, how many are so already, which
   * cannot be changed and why (POST bulk-edits/preview).
   */
  previewBulkEdit?: Maybe<BulkEditPreview>;
  /** What erasing the data of a member would take, and what stands in its way; nothing is changed. null when there is no such member. Needs Write on `Page.Merchant.Customer_Insight` and the right to know how to reach members (GET members/{id}/erasure, an extension). */
  previewMemberErasure?: Maybe<MemberErasurePreview>;
  /** What making one account of two would give; null when there is no such member. Needs Write on `Page.Merchant.Customer_Insight` (GET members/{id}/merge, an extension). */
  previewMemberMerge?: Maybe<MemberMergePreview>;
  /** What erasing the data of a potential customer would take, and what stands in its way; nothing is changed. null when there is no such potential. Needs Write on `Page.Merchant.Customer_Insight` and the right to know how to reach members (GET potentials/{id}/erasure, an extension). */
  previewPotentialErasure?: Maybe<PotentialErasurePreview>;
  /** What returning some pieces of a sale would give back and take back, and what stands in its way; nothing is changed. null when there is no such sale, or the gateway cannot tell. Needs Write on `Page.Merchant.Management.Payment_History.Return` (GET transactions/{id}, then POST payment/return/preview, an extension). */
  previewReturn?: Maybe<ReturnPreview>;
  /** What voiding a sale would give back and take back, and what stands in its way; nothing is changed. null when there is no such sale, or the gateway cannot tell. Needs Write on `Page.Merchant.Management.Payment_History` (GET transactions/{id}, then GET payment/void/preview). */
  previewVoidTransaction?: Maybe<VoidPreview>;
  /** One product; null when there is none (GET products/{id}). */
  product?: Maybe<Product>;
  /** Product categories (GET product-categories). */
  productCategories?: Maybe<ProductCategoryPage>;
  /** One category; null when there is none (GET product-categories/{id}). */
  productCategory?: Maybe<ProductCategory>;
  /** Product sub-categories (GET product-sub-categories). */
  productSubCategories?: Maybe<ProductSubCategoryPage>;
  /** One sub-category; null when there is none (GET product-sub-categories/{id}). */
  productSubCategory?: Maybe<ProductSubCategory>;
  /** Products (GET products). */
  products?: Maybe<ProductPage>;
  /** One province by its id; null when there is none (GET provinces/{id}). */
  province?: Maybe<Province>;
  /** The 77 provinces, by name (GET provinces). */
  provinces?: Maybe<Array<Province>>;
  /** Sales of a range of days row by row, as the reports of sales and of voids list them. */
  report?: Maybe<Report>;
  /** One target; null when there is none (GET revenue-targets/{id}). */
  revenueTarget?: Maybe<RevenueTarget>;
  /** What months should bring (GET revenue-targets). Needs Read on `Page.Merchant.Management.Setting` or `Page.Merchant.Business_Insight`; whoever works in some branches sees the targets of those. */
  revenueTargets?: Maybe<RevenueTargetPage>;
  /** One reward instance by its id; null when there is none (GET reward-instances/{id}). */
  rewardInstance?: Maybe<RewardInstance>;
  /** What the collected reward is worth now (GET reward-instances). */
  rewardInstances?: Maybe<Array<RewardInstance>>;
  /** One reward item by its id; null when there is none (GET reward-items/{id}). */
  rewardItem?: Maybe<RewardItem>;
  /** What members collect (GET reward-items). */
  rewardItems?: Maybe<Array<RewardItem>>;
  /** One reward type by its id; null when there is none (GET reward-types/{id}). */
  rewardType?: Maybe<RewardType>;
  /** What a merchant may give, in a fixed order (GET reward-types). */
  rewardTypes?: Maybe<Array<RewardType>>;
  /**
   * Which of today's users would gain or lose which rights if a role were changed so; nothing is written, and null stands
   * for a role that is not there (POST merchant-roles/{id}/impact). Needs Write on `Page.Merchant.Management.Role`.
   */
  roleImpact?: Maybe<RoleImpact>;
  /**
   * The segments that are saved of members or of potential customers: the viewer's own first, then what others share, each by
   * name. Whom a segment has is found when it is read. Needs the right to read that list (GET saved-documents).
   */
  savedSegments?: Maybe<Array<SavedSegment>>;
  /**
   * The views that are saved of one list: the viewer's own first, then what others share, each by name. Needs the right to read
   * that list, as a view may hold what somebody searched for (GET saved-documents).
   */
  savedViews?: Maybe<Array<SavedView>>;
  /** Who may be mailed a dashboard: active users with an email address who see it; without Read on users the viewer alone (GET dashboards/{id}/schedule-candidates, an extension). */
  scheduleCandidates?: Maybe<Array<ScheduleCandidate>>;
  /**
   * What happened at the doors of the shop, latest first: wrong passwords and codes, locks, passwords and rights that were
   * given (GET security-events). Kept for 400 days. Needs Read on `Page.Merchant.Management.Security`, which administrators have.
   */
  securityEvents?: Maybe<SecurityEventPage>;
  /** What a question of that page chooses from, for questions with a `source`; null when the link has expired or is not complete (GET onboard/subscribe/self/{token}/{source}). */
  selfRegisterChoices?: Maybe<Array<SelfRegisterChoice>>;
  /** What the page behind a self-register link asks; null when the link has expired or is not complete (GET onboard/subscribe/self/{token}). */
  selfRegisterForm?: Maybe<SelfRegisterForm>;
  /** One service account; null when there is none (GET service-accounts/{id}). */
  serviceAccount?: Maybe<ServiceAccount>;
  /**
   * Programs that work with the shop, and when each was last used (GET service-accounts). Needs Read on
   * `Page.Merchant.Management.User`.
   */
  serviceAccounts?: Maybe<ServiceAccountPage>;
  /** Whether there is a first merchant to be made (GET setup). */
  setup?: Maybe<Setup>;
  /** One shift; null when there is none (GET shifts/{id}). */
  shift?: Maybe<Shift>;
  /** Shifts of tills, an extension (GET shifts). Needs Read on `Page.Merchant.Payment.Shift`; whoever works in some branches sees the shifts of those. */
  shifts?: Maybe<ShiftPage>;
  /** One social network by its id; null when there is none (GET socials/{id}). */
  social?: Maybe<Social>;
  /** Networks that a member's account is kept of, in a fixed order (GET socials). */
  socials?: Maybe<Array<Social>>;
  /** Figures of a range of days: one upstream call for each distinct statistic asked, whatever its aliases. Voided sales count nowhere, delivery is no revenue, a sale counts on its business date. Needs Read on `Page.Merchant.Business_Insight`. */
  statistics?: Maybe<Statistics>;
  /** One document of goods received; null when there is none (GET stock-import/{id}). */
  stockImport?: Maybe<StockImport>;
  /** Goods received, latest first (GET stock-import). */
  stockImports?: Maybe<StockImportPage>;
  /** One shelf; null when there is none (GET stock/{id}). */
  stockLevel?: Maybe<StockLevel>;
  /** Pieces on the shelves: one row for each product that a branch counts (GET stock). */
  stockLevels?: Maybe<StockLevelPage>;
  /** What came to the shelves of one product and left them, latest first (GET stock/movement). */
  stockMovements?: Maybe<StockMovementPage>;
  /** Pieces of one product, counted or not; null when there is none (GET stock/product/{id}). */
  stockProduct?: Maybe<StockProduct>;
  /** Pieces of each product, with its branches (GET stock/product). */
  stockProducts?: Maybe<StockProductPage>;
  /** One sub-district by its id; null when there is none (GET sub-districts/{id}). */
  subDistrict?: Maybe<SubDistrict>;
  /** Sub-districts of the whole country (GET sub-districts). */
  subDistrictPage?: Maybe<SubDistrictPage>;
  /** Sub-districts of a district, by name (GET sub-districts). */
  subDistricts?: Maybe<Array<SubDistrict>>;
  /** One supplier; null when there is none (GET suppliers/{id}). */
  supplier?: Maybe<Supplier>;
  /** Who delivers goods (GET suppliers). */
  suppliers?: Maybe<SupplierPage>;
  /** One template by its id; null when there is none (GET templates/{id}). */
  template?: Maybe<Template>;
  /** The formulas that conditions and coupons are made of (GET templates). */
  templates?: Maybe<Array<Template>>;
  /** How many of today's members stand in each tier, and would by the rules with this one as it is written down; from the lowest level up. Nothing is changed: a member's tier is looked at with their next sale. null where the gateway cannot tell. Needs Write on `Page.Merchant.Management.Tier` (POST member-tiers/standing). */
  tierStanding?: Maybe<Array<TierStanding>>;
  /** The same for what a tier gives: the sales to members who were in it then. null where the gateway cannot tell. Needs Write on `Page.Merchant.Management.Tier` (POST member-tiers/what-if). */
  tierWhatIf?: Maybe<WhatIf>;
  /** One till; null when there is none (GET tills/{id}). */
  till?: Maybe<Till>;
  /** The open shift of a till; null where none is open. Needs Write on `Page.Merchant.Payment.Shift` or `Page.Merchant.Payment` (GET tills/{id}/shift). */
  tillShift?: Maybe<TillShift>;
  /** The other people of a branch who have a PIN for its tills, who was there last first. Needs Write on payments, the history or returns (PERMISSION otherwise); a branch of others is refused with VALIDATION (GET till-users, an extension). */
  tillUsers?: Maybe<Array<TillUser>>;
  /** Tills of branches, an extension (GET tills); whoever works in some branches sees those of them. */
  tills?: Maybe<TillPage>;
  /** One sale; null when there is none (GET transactions/{id}). */
  transaction?: Maybe<Transaction>;
  /** Where all sales of a filter are as a file: an address relative to that of this API, to be read with the session's access token as a bearer. `format` (`xlsx`, or `csv`) and `columns` (JSON pairs of a field of the gateway and its heading) are added to its query. It names days, so it does not move on with the calendar (GET transactions/export, an extension, when it is read). */
  transactionExport?: Maybe<Scalars['String']['output']>;
  /** Sales in the order in which they were recorded, whatever day they count for: for programs that copy all of them, now or each night. Who reads on from `endCursor` gets each sale once, none twice and none left out, whatever is sold meanwhile. A sale comes here a minute after it was recorded; what happens to it later (a void, an adjustment) does not bring it again (GET transactions/recorded, an extension). */
  transactionFeed?: Maybe<TransactionConnection>;
  /** What all sales of a filter come to, on whatever page they are, as of the moment of asking. null when the gateway cannot tell (GET transactions/totals, an extension). */
  transactionTotals?: Maybe<TransactionTotals>;
  /** Sales (GET transactions). */
  transactions?: Maybe<TransactionPage>;
  /**
   * What stood in a field of a record on a day, for example what a product cost: one value, or several where it was changed
   * that day. Exact, from the record as it is now back through every change (GET changes/values).
   */
  valuesOnDay?: Maybe<Array<HeldValue>>;
  /** The signed-in user with merchant, branches, rights and rates (GET merchants/home, merchant-setting/self, merchant-roles/{id}). */
  viewer?: Maybe<Viewer>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryAttributeArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryCalendarArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  range: DayRangeInput;
  type?: InputMaybe<CalendarEntryType>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryCalendarEntryArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryCardArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryChangeRunArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryChangeSetsArgs = {
  filter?: InputMaybe<ChangeSetFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryChangesArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  type: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryChangesOfSetArgs = {
  id: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryClaimFormArgs = {
  token: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryColorArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryConditionArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryConfirmationSecretArgs = {
  paymentChannelId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryCouponArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryCurrencyArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryDashboardArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryDashboardSchedulesArgs = {
  dashboardId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryDistrictArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryDistrictPageArgs = {
  filter?: InputMaybe<DistrictFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<DistrictSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryDistrictsArgs = {
  provinceId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryEarningRuleArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryEventArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryImportPicturesArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryInstituteArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryInstitutesArgs = {
  filter?: InputMaybe<StatusFilter>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryLastTaxBuyerArgs = {
  taxId?: InputMaybe<Scalars['String']['input']>;
  transactionId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryLikelyMembersArgs = {
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  firstname?: InputMaybe<Scalars['String']['input']>;
  lastname?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryLocaleArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryLocationArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryLocationsArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<LocationSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberBadgeArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberEventsArgs = {
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberExportArgs = {
  filter?: InputMaybe<MemberFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<MemberSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberMergeObstaclesArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberMergesArgs = {
  filter?: InputMaybe<MemberMergeFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberTierArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMemberTiersArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberTierSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMembersArgs = {
  filter?: InputMaybe<MemberFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMenuArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantBranchArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantBranchesArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MerchantBranchSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantRoleArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantRolesArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MerchantRoleSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantUserArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMerchantUsersArgs = {
  filter?: InputMaybe<MerchantUserFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MerchantUserSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryMessageConsentsArgs = {
  memberId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOccupationArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOfferUsesArgs = {
  branchId: Scalars['ID']['input'];
  memberId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOfferWhatIfArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  depth?: InputMaybe<WhatIfDepth>;
  offer: OfferDraftInput;
  range: DayRangeInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOffersArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OfferSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOnboardFormArgs = {
  code: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOptionGroupArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryOptionGroupsArgs = {
  filter?: InputMaybe<OptionGroupFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<OptionGroupSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryParkedBillArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryParkedBillsArgs = {
  branchId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentChannelArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentChannelsArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PaymentChannelSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentConfirmationsArgs = {
  paymentChannelId: Scalars['ID']['input'];
  ref1: Scalars['String']['input'];
  ref2: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPaymentMethodArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPointEntriesArgs = {
  filter?: InputMaybe<PointEntryFilter>;
  memberId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPostcodeArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPostcodePageArgs = {
  filter?: InputMaybe<PostcodeFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PostcodeSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPostcodesArgs = {
  subDistrictId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPotentialArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPotentialExportArgs = {
  filter?: InputMaybe<PotentialFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<PotentialSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPotentialsArgs = {
  filter?: InputMaybe<PotentialFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<PotentialSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreparationArgs = {
  branchId: Scalars['ID']['input'];
  station?: InputMaybe<Scalars['String']['input']>;
  transactionId?: InputMaybe<Scalars['ID']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewBulkEditArgs = {
  input: PreviewBulkEditInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewMemberErasureArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewMemberMergeArgs = {
  keepId: Scalars['ID']['input'];
  mergeId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewPotentialErasureArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewReturnArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  lines: Array<ReturnLineInput>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryPreviewVoidTransactionArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductCategoriesArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductCategorySort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductSubCategoriesArgs = {
  filter?: InputMaybe<ProductSubCategoryFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSubCategorySort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductSubCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryProvinceArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryReportArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  range: DayRangeInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRevenueTargetArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRevenueTargetsArgs = {
  filter?: InputMaybe<RevenueTargetFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<RevenueTargetSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRewardInstanceArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRewardItemArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRewardTypeArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryRoleImpactArgs = {
  id: Scalars['ID']['input'];
  input: RoleImpactInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySavedSegmentsArgs = {
  of: SegmentOf;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryScheduleCandidatesArgs = {
  dashboardId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySecurityEventsArgs = {
  filter?: InputMaybe<SecurityEventFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySelfRegisterChoicesArgs = {
  parentId?: InputMaybe<Scalars['ID']['input']>;
  source: OnboardSource;
  token: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySelfRegisterFormArgs = {
  token: Scalars['String']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryServiceAccountArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryServiceAccountsArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ServiceAccountSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryShiftArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryShiftsArgs = {
  filter?: InputMaybe<ShiftFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ShiftSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySocialArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStatisticsArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  by?: InputMaybe<TimeUnit>;
  compare?: InputMaybe<Comparison>;
  range: DayRangeInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockImportArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockImportsArgs = {
  filter?: InputMaybe<StockImportFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StockImportSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockLevelArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockLevelsArgs = {
  filter?: InputMaybe<StockFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StockLevelSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockMovementsArgs = {
  filter: StockMovementFilter;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockProductArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryStockProductsArgs = {
  filter?: InputMaybe<StockProductFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<StockProductSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySubDistrictArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySubDistrictPageArgs = {
  filter?: InputMaybe<SubDistrictFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SubDistrictSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySubDistrictsArgs = {
  districtId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySupplierArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QuerySuppliersArgs = {
  filter?: InputMaybe<StatusFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SupplierSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTierStandingArgs = {
  tier: TierDraftInput;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTierWhatIfArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  depth?: InputMaybe<WhatIfDepth>;
  privileges: Array<TierPrivilegeInput>;
  range: DayRangeInput;
  tierId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTillArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTillShiftArgs = {
  tillId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTillUsersArgs = {
  branchId: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTillsArgs = {
  filter?: InputMaybe<TillFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TillSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionArgs = {
  id: Scalars['ID']['input'];
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionExportArgs = {
  filter?: InputMaybe<TransactionFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<TransactionSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<TransactionFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionTotalsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryTransactionsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TransactionSort>;
};


/** Read side. Every field without `@public` needs a signed-in user (`Authorization: Bearer`); rights are the gateway's. */
export type QueryValuesOnDayArgs = {
  day: Scalars['Date']['input'];
  field: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  type: Scalars['String']['input'];
};

/** A branch that fell quiet on a day. */
export type QuietBranch = {
  __typename?: 'QuietBranch';
  /** Time of its last sale by the clock of the branch, `HH:mm`. */
  after: Scalars['String']['output'];
  /** The branch. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId: Scalars['ID']['output'];
};

/** What becomes of the receipt when a sale is paid. */
export type ReceiptAfterSale =
  /** A button prints it. */
  | 'ASK'
  /** Nothing is printed. */
  | 'NONE'
  /** It is printed at once. */
  | 'PRINT';

/** The refresh token to trade. */
export type RefreshSessionInput = {
  /** As received from `signIn` or the last `refreshSession`. */
  refreshToken: Scalars['String']['input'];
};

/** What a refresh gives. */
export type RefreshSessionPayload = {
  __typename?: 'RefreshSessionPayload';
  /** Null when the token is unknown, spent or expired: sign in again. */
  session?: Maybe<Session>;
  /** WRONG_CREDENTIALS when the token is not good. */
  userErrors: Array<UserError>;
};

/** Days by what they mean today, by the clock of the branch that is asked for, or of the branch the user works in; asking for it costs a call (GET merchants/home), ALL_TIME does not. A week begins on Monday. Figures of a week, month, quarter or year that is not over are those up to today. */
export type RelativeRange =
  /** All days; of figures from 2000-01-01 to today. */
  | 'ALL_TIME'
  /** Today and the 6 days before. */
  | 'LAST_7_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 89 days before. */
  | 'LAST_90_DAYS'
  /** The month before, whole. */
  | 'LAST_MONTH'
  /** The quarter before, whole. */
  | 'LAST_QUARTER'
  /** The week before, whole. */
  | 'LAST_WEEK'
  /** The year before, whole. */
  | 'LAST_YEAR'
  /** The month that today is in. */
  | 'THIS_MONTH'
  /** The quarter that today is in. */
  | 'THIS_QUARTER'
  /** The week that today is in. */
  | 'THIS_WEEK'
  /** The year that today is in. */
  | 'THIS_YEAR'
  /** Today. */
  | 'TODAY'
  /** The day before today. */
  | 'YESTERDAY';

/** Sales of a period row by row. Every other report is a field of `statistics`: members, bigSpenders, frequentMembers, guests, tiers, products, productCategories, productSubCategories, paymentMethods. */
export type Report = {
  __typename?: 'Report';
  /** Key for a client's cache: tells days and branch. Made up here; nothing is read by it. */
  id: Scalars['ID']['output'];
  /** The days that were worked out from the argument. */
  range: DayRange;
  /** Sales that count: their figures add up to those of `statistics` (GET transactions). */
  transactions?: Maybe<TransactionPage>;
  /** Sales of the period that were taken back, with who did it and why (GET transactions, status Void). */
  voids?: Maybe<TransactionPage>;
};


/** Sales of a period row by row. Every other report is a field of `statistics`: members, bigSpenders, frequentMembers, guests, tiers, products, productCategories, productSubCategories, paymentMethods. */
export type ReportTransactionsArgs = {
  filter?: InputMaybe<SalesFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TransactionSort>;
};


/** Sales of a period row by row. Every other report is a field of `statistics`: members, bigSpenders, frequentMembers, guests, tiers, products, productCategories, productSubCategories, paymentMethods. */
export type ReportVoidsArgs = {
  filter?: InputMaybe<SalesFilter>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<TransactionSort>;
};

/** A receipt, and the phone that is to get its points. */
export type RequestClaimCodeInput = {
  /** Language of the message; Thai when null. */
  language?: InputMaybe<Language>;
  /** The phone, however it is written. */
  phone: Scalars['String']['input'];
  /** The last part of the link. */
  token: Scalars['String']['input'];
};

/** What asking for a code gives. */
export type RequestClaimCodePayload = {
  __typename?: 'RequestClaimCodePayload';
  /** What was sent; null when refused. */
  claimCode?: Maybe<ClaimCode>;
  /** Why it was refused: LINK_EXPIRED, NOT_CLAIMABLE (`reason` says why), WRONG_PHONE, TOO_MANY_ATTEMPTS or VALIDATION. */
  userErrors: Array<UserError>;
};

/** Whose password was forgotten. */
export type RequestPasswordOtpInput = {
  /** Language of the mail; Thai when absent. */
  language?: InputMaybe<Language>;
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** What asking for a one-time code gives. */
export type RequestPasswordOtpPayload = {
  __typename?: 'RequestPasswordOtpPayload';
  /** Null when refused. */
  passwordOtp?: Maybe<PasswordOtp>;
  /** VALIDATION or TOO_MANY_ATTEMPTS. */
  userErrors: Array<UserError>;
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

/** What resetting a password gives. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Whether the password is set. */
  changed: Scalars['Boolean']['output'];
  /** VALIDATION, OTP_NOT_VERIFIED or TOO_MANY_ATTEMPTS. */
  userErrors: Array<UserError>;
};

/** To which version a dashboard goes back. */
export type RestoreDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** The version that it is made again. */
  toVersion: Scalars['Int']['input'];
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What restoring a dashboard gives. */
export type RestoreDashboardPayload = {
  __typename?: 'RestoreDashboardPayload';
  /** The dashboard; null when refused. */
  dashboard?: Maybe<Dashboard>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Which run goes on. */
export type ResumeChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** What came of going on. */
export type ResumeChangeRunPayload = {
  __typename?: 'ResumeChangeRunPayload';
  /** How far it is; null when it was refused. */
  changeRun?: Maybe<ChangeRun>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Members who first bought in one month. */
export type RetentionCohort = {
  __typename?: 'RetentionCohort';
  /** First day of the month. */
  month: Scalars['Date']['output'];
  /** Those who bought in the month itself (0) and in later ones, in order; months in which nobody did are left out. */
  months: Array<RetentionMonth>;
  /** Different members who first bought in it. */
  totalMembers: Scalars['Count']['output'];
};

/** How many of a month's new buyers bought in a later month. */
export type RetentionMonth = {
  __typename?: 'RetentionMonth';
  /** Months since the first purchase; 0 is the month itself. */
  month: Scalars['Int']['output'];
  /** Part of all members of the cohort in percent, to two decimals. */
  share: Scalars['Float']['output'];
  /** Different members who bought. */
  totalMembers: Scalars['Count']['output'];
};

/** Pieces of one line of a sale that come back. */
export type ReturnLineInput = {
  /** `position` of the line in `returnable`. */
  position: Scalars['Int']['input'];
  /** Pieces, at least 1. */
  quantity: Scalars['Int']['input'];
  /** Why, at most 200 characters; kept with the line. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Whether they go back to the shelf, where it is counted. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a return changes for the member. */
export type ReturnMember = {
  __typename?: 'ReturnMember';
  /** Names of the badges whose threshold is no longer reached. */
  badgesLost: Array<Scalars['String']['output']>;
  /** Spent points that are given back. */
  given: Scalars['Int']['output'];
  /** Lifetime figures afterwards. */
  lifetimeAfter: LifetimeFigures;
  /** Lifetime figures now. */
  lifetimeBefore: LifetimeFigures;
  /** Points afterwards. */
  pointsAfter: Scalars['Int']['output'];
  /** Points now. */
  pointsBefore: Scalars['Int']['output'];
  /** Earned points that are taken back. */
  taken: Scalars['Int']['output'];
  /** Tier afterwards; null without one. */
  tierAfter?: Maybe<MemberTier>;
  /** Tier now; null without one. */
  tierBefore?: Maybe<MemberTier>;
};

/** What becomes of points that a return takes and the member has spent since. */
export type ReturnPoints =
  /** Their worth in THB is kept back of what is handed back. */
  | 'DEDUCT'
  /** The return is refused. */
  | 'REFUSE';

/** What returning some pieces would do. Amounts and pieces are those that come to the sale's: what is taken back is below 0. */
export type ReturnPreview = {
  __typename?: 'ReturnPreview';
  /** In THB: below 0 is handed back; above 0 is to be paid, as a discount is lost. */
  amount: Scalars['Money']['output'];
  /** What is kept back for them, in THB; 0 otherwise. */
  deductedAmount: Scalars['Money']['output'];
  /** Points that the member keeps, as they are spent, where the shop keeps their worth back; 0 otherwise. */
  deductedPoints: Scalars['Int']['output'];
  /** Delivery that is given back. */
  deliveryCost: Scalars['Money']['output'];
  /** Nothing is left of the sale: it no longer counts. */
  isLast: Scalars['Boolean']['output'];
  /** Discounts, offers and tiers whose condition what is left does not meet. */
  lost: Array<Scalars['String']['output']>;
  /** What changes for the member; null for a guest. */
  member?: Maybe<ReturnMember>;
  /** What `returnSale` would refuse it for; it may be returned when empty. */
  refusals: Array<UserError>;
  /** Lines that come back, and what discounts, offers and points take back of them. */
  rows: Array<ReturnRow>;
  /** Pieces that come back into stock; products whose stock is not counted are left out. */
  stock: Array<VoidStock>;
  /** Money by tender: below 0 is handed back. */
  tenders: Array<VoidTender>;
  /** What deductions take back, above 0. */
  totalDiscount: Scalars['Money']['output'];
  /** Lines before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Number on the receipt of the sale. */
  transactionNo: Scalars['String']['output'];
  /** Version of the sale that this was planned for. */
  version: Scalars['Int']['output'];
};

/** One row of a return. */
export type ReturnRow = {
  __typename?: 'ReturnRow';
  /** In THB: below 0 is given back, above 0 is a deduction that is taken back. */
  amount: Scalars['Money']['output'];
  /** The product, tier, discount or offer. */
  name: Scalars['String']['output'];
  /** Place of the row on the bill of the sale, from 0. */
  position: Scalars['Int']['output'];
  /** Pieces, below 0; 0 for what is no product. */
  quantity: Scalars['Int']['output'];
};

/** Pieces of a sale to take back. */
export type ReturnSaleInput = {
  /** `amount` as `previewReturn` gave it: another one is refused. */
  amount: Scalars['Money']['input'];
  /** Of `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** Delivery is given back too, with the last piece. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** Makes the return safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Handed back in cash, however the sale was paid. */
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  /** Which pieces. */
  lines: Array<ReturnLineInput>;
  /** Free text, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Id of the till of the branch at which the money moves; null where the device is none. TILL_UNAVAILABLE where the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** What returning gives. */
export type ReturnSalePayload = {
  __typename?: 'ReturnSalePayload';
  /** Points the member has afterwards; null for a guest or when refused. */
  remainingPoints?: Maybe<Scalars['Int']['output']>;
  /** The sale, with what is left of it; null when refused. */
  sale?: Maybe<Transaction>;
  /** The return; null when refused. */
  transaction?: Maybe<Transaction>;
  /** WRONG_AUTHORIZE_CODE, TOO_MANY_ATTEMPTS, ALREADY_VOID, IS_RETURN, INSUFFICIENT_POINTS (`missing` says how many), PAYMENT_MISMATCH where it comes to another amount, STALE_VERSION, PERMISSION, NOT_FOUND, IDEMPOTENCY_CONFLICT, APPROVAL_REQUIRED, APPROVAL_INVALID, TILL_UNAVAILABLE, SHIFT_REQUIRED, or VALIDATION with its path; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A line of a sale with what is left of it. */
export type ReturnableLine = {
  __typename?: 'ReturnableLine';
  /** What one piece cost in THB, before the deductions of the bill. */
  chargeAmount: Scalars['Money']['output'];
  /** Pieces that may still be returned. */
  left: Scalars['Int']['output'];
  /** The product, as it was sold. */
  name: Scalars['String']['output'];
  /** What was chosen of it, in words, in their order. */
  options: Array<Scalars['String']['output']>;
  /** Its place on the bill, from 0. */
  position: Scalars['Int']['output'];
  /** Pieces that were sold. */
  quantity: Scalars['Int']['output'];
};

/** Revenue of one unit of time and customer type. */
export type RevenuePoint = {
  __typename?: 'RevenuePoint';
  /** Who bought. */
  customerType: CustomerType;
  /** First day of the unit, which may be before the first day of the range. */
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

/** What a month should bring, for the whole shop or for one branch. */
export type RevenueTarget = Node & {
  __typename?: 'RevenueTarget';
  /** Revenue without delivery in THB. */
  amount: Scalars['Money']['output'];
  /** The branch; null for the whole shop. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id; null for the whole shop. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** When it was set. */
  createdAt: Scalars['DateTime']['output'];
  /** Target id. */
  id: Scalars['ID']['output'];
  /** The month: 2026-11. */
  month: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Which targets. */
export type RevenueTargetFilter = {
  /** Only those of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of targets. */
export type RevenueTargetPage = {
  __typename?: 'RevenueTargetPage';
  /** The rows of this page. */
  items: Array<RevenueTarget>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of targets. */
export type RevenueTargetSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: RevenueTargetSortField;
};

/** What targets can be sorted by. */
export type RevenueTargetSortField =
  /** How much it is. */
  | 'AMOUNT'
  /** When it was set. */
  | 'CREATED_AT'
  /** The month. */
  | 'MONTH';

/** What is taken back. */
export type RevertChangeSetInput = {
  /** One change of the set alone; all of it when null. */
  changeId?: InputMaybe<Scalars['ID']['input']>;
  /** Set id. */
  id: Scalars['ID']['input'];
  /** Names this request, 8 to 64 characters of ASCII: sent again, it is done once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What came of taking changes back. */
export type RevertChangeSetPayload = {
  __typename?: 'RevertChangeSetPayload';
  /** How far it is; null when it was refused. */
  changeRun?: Maybe<ChangeRun>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A key to revoke. */
export type RevokeServiceAccountKeyInput = {
  /** Key id. */
  keyId: Scalars['ID']['input'];
  /** Account id. */
  serviceAccountId: Scalars['ID']['input'];
};

/** What revoking a key gives. */
export type RevokeServiceAccountKeyPayload = {
  __typename?: 'RevokeServiceAccountKeyPayload';
  /** Its id; null when refused. */
  revokedId?: Maybe<Scalars['ID']['output']>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** What the collected reward is worth now; the figures are those of the settings. */
export type RewardInstance = Node & {
  __typename?: 'RewardInstance';
  /** Reward id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** THB that `redeemPoint` points are worth. */
  redeemCash: Scalars['Money']['output'];
  /** Points to redeem for `redeemCash`. */
  redeemPoint: Scalars['Int']['output'];
  /** Item it values. */
  rewardItem?: Maybe<RewardItem>;
  /** Item it values, by id. */
  rewardItemId: Scalars['ID']['output'];
};

/** What members collect at this merchant. */
export type RewardItem = Node & {
  __typename?: 'RewardItem';
  /** Item id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** Kind of reward. */
  rewardType?: Maybe<RewardType>;
  /** Kind of reward, by id. */
  rewardTypeId: Scalars['ID']['output'];
};

/** A kind of reward. */
export type RewardType = Node & {
  __typename?: 'RewardType';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Kind id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** What a change of a role would do to its users. All of them gain and lose the same. */
export type RoleImpact = {
  __typename?: 'RoleImpact';
  /** Rights that they do not have today. */
  gained: Array<Authorize>;
  /** Rights that they would have no more. */
  lost: Array<Authorize>;
  /** Active users of the role. */
  total: Scalars['Int']['output'];
  /** The first 100 of them by name; null without Read on `Page.Merchant.Management.User`. */
  users?: Maybe<Array<RoleUser>>;
};

/** What a role would become: what is absent stays. */
export type RoleImpactInput = {
  /** All rights of the role: what is not named is taken away. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** A role named `administrator` has every right. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** An `INACTIVE` role gives no rights. */
  status?: InputMaybe<Status>;
};

/** A user of a role, by name. */
export type RoleUser = {
  __typename?: 'RoleUser';
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Without the merchant's suffix. */
  username: Scalars['String']['output'];
};

/** What a second person approved of a sale, its void or a return. */
export type SaleApproval = {
  __typename?: 'SaleApproval';
  /** What of it took an approval. */
  actions: Array<ApprovalAction>;
  /** Who approved; null when the account is gone. */
  approvedBy?: Maybe<MerchantUser>;
  /** Id of who approved. */
  approvedById: Scalars['ID']['output'];
  /** Id of who was allowed to do it. */
  givenToId: Scalars['ID']['output'];
  /** When it was used: the moment of the sale, the void or the return. */
  time: Scalars['DateTime']['output'];
};

/** The other document of an exchange. */
export type SaleExchange = {
  __typename?: 'SaleExchange';
  /** Its transaction id. */
  id: Scalars['ID']['output'];
  /** Its number. */
  transactionNo: Scalars['String']['output'];
};

/** A movement of points that came of a sale. */
export type SalePointEntry = {
  __typename?: 'SalePointEntry';
  /** Who did it; null as above, or when the user no longer exists. */
  by?: Maybe<MerchantUser>;
  /** User id of who did it; null for the sale itself, and where the member did. */
  byId?: Maybe<Scalars['ID']['output']>;
  /** What moved them. */
  kind: PointEntryKind;
  /** How many; negative where they were taken. */
  points: Scalars['Int']['output'];
  /** What was noted when points were adjusted or taken back; null without a note. */
  remark?: Maybe<Scalars['String']['output']>;
  /** When it was written. */
  time: Scalars['DateTime']['output'];
};

/** A return, as its sale names it. */
export type SaleReturn = {
  __typename?: 'SaleReturn';
  /** In THB, delivery included: below 0 was handed back. */
  amountDue: Scalars['Money']['output'];
  /** Wall clock of the branch when it was made. */
  createLocalTime: Scalars['LocalDateTime']['output'];
  /** Transaction id of the return. */
  id: Scalars['ID']['output'];
  /** Pieces, below 0. */
  totalQuantity: Scalars['Int']['output'];
  /** Its number. */
  transactionNo: Scalars['String']['output'];
};

/** Whether money moves only in an open shift of a till. */
export type SaleShift =
  /** Also without one. */
  | 'OPTIONAL'
  /** Only in one. */
  | 'REQUIRED';

/** What a sale begins with. */
export type SaleStart =
  /** The question who buys, and of a guest the details. */
  | 'CUSTOMER'
  /** The goods, for a guest until a customer is named. */
  | 'GOODS';

/** Which of the sales of some days and branches. All conditions hold together, the values of one are alternatives; an empty list asks for nothing. The same conditions as those of `TransactionFilter`, which finds the sales one by one. */
export type SalesFilter = {
  /** Only sales whose points were adjusted, or were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales to people of these ages: a guest's as the cashier saw it, a member's on the day of the sale; null among them asks for those of whom it is not known. Known to whoever may know birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only sales whose amount due, delivery included, is within this range, in THB. */
  amountDue?: InputMaybe<MoneyRange>;
  /** Only sales that a tender with one of these card types paid a part of; null among them asks for a tender without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these categories, as it was sold; null among them asks for a line without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales to people of these genders: a guest's as the cashier saw it, a member's as it is known now; null among them asks for those of whom it is not known. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only sales that a tender of one of these banks or other institutes paid a part of; null among them asks for a tender without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only returns, or only what is none. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales that gave or took points, as a member's wallet lists them; or those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only the first sale of each member that stands, or only those after it; neither has sales to guests. */
  newOrReturning?: InputMaybe<NewOrReturning>;
  /** Only sales that one of these discounts or special offers was given on; null among them asks for sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales that this kind of tender paid a part of; together with `instituteIds` and `cardIds` it is one tender that fits all. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales with a line of one of these products; one line has to fit all that is asked of product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales whose revenue, after all deductions and without delivery, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Only sales with a line of one of these sub-categories, as it was sold; null among them asks for a line without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to members who were of one of these tiers when they bought, before the sale; null among them asks for sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or handed back at one of these tills; null among them asks for those at none. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

/** A filter of people under a name: always of now, whoever has come to it or left it since. */
export type SavedSegment = {
  __typename?: 'SavedSegment';
  /** Segment id. */
  id: Scalars['ID']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether everybody who sees the list sees it. */
  isShared: Scalars['Boolean']['output'];
  /** Whether the viewer may change and delete it: their own, and with Write on the settings whatever is shared. */
  mayChange: Scalars['Boolean']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Whom it is of. */
  of: SegmentOf;
  /** Who saved it; null when they work here no more. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** The filter as it stands in the address of its list, as a query string. It may be of another version of the screens: read it as an address that a person typed. */
  query: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** How somebody looks at a list: what it is searched for, narrowed to and ordered by, and its columns. */
export type SavedView = {
  __typename?: 'SavedView';
  /** View id. */
  id: Scalars['ID']['output'];
  /** Whether the list opens with it for the viewer. */
  isDefault: Scalars['Boolean']['output'];
  /** Whether it is the viewer's own. */
  isOwn: Scalars['Boolean']['output'];
  /** Whether everybody who sees the list sees it. */
  isShared: Scalars['Boolean']['output'];
  /** Path of its list. */
  list: Scalars['String']['output'];
  /** Whether the viewer may change and delete it: their own, and with Write on the settings whatever is shared. */
  mayChange: Scalars['Boolean']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** Who saved it; null when they work here no more. */
  ownerName?: Maybe<Scalars['String']['output']>;
  /** What stands in the address of the list, as a query string without the page. It may be of another version of the screens: read it as an address that a person typed. */
  query: Scalars['String']['output'];
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A question about one figure of a dashboard. */
export type ScheduleAlert = {
  __typename?: 'ScheduleAlert';
  /** When it is worth a mail. */
  condition: AlertCondition;
  /** The figure of the part by its key, such as `total`; empty where the part is the figure. Of UNUSUAL: a figure of its rows along time, such as `value`. */
  figure: Scalars['String']['output'];
  /** Part of the dashboard, by its keys in the answer. */
  path: Scalars['String']['output'];
  /** In the unit of the figure (baht, points, pieces); null of UNUSUAL. */
  threshold?: Maybe<Scalars['Float']['output']>;
};

/** A question about one figure, to save. */
export type ScheduleAlertInput = {
  /** When it is worth a mail. */
  condition: AlertCondition;
  /** Key of its figure. */
  figure: Scalars['String']['input'];
  /** Part of the dashboard, by its keys in the answer. */
  path: Scalars['String']['input'];
  /** In the unit of the figure; needed unless UNUSUAL. */
  threshold?: InputMaybe<Scalars['Float']['input']>;
};

/** Somebody who may be mailed a dashboard. */
export type ScheduleCandidate = {
  __typename?: 'ScheduleCandidate';
  /** User id. */
  id: Scalars['ID']['output'];
  /** Given and family name. */
  name: Scalars['String']['output'];
};

/** One mail to one recipient, or why there was none. */
export type ScheduleDelivery = {
  __typename?: 'ScheduleDelivery';
  /** When it was due. */
  dueAt: Scalars['DateTime']['output'];
  /** When it was through; null while it waits. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Delivery id. */
  id: Scalars['ID']['output'];
  /** Whether somebody mailed it to themselves to try it. */
  isTrial: Scalars['Boolean']['output'];
  /** Name of the recipient. */
  name: Scalars['String']['output'];
  /** Why there was no mail; null where there was. */
  reason?: Maybe<DeliveryReason>;
  /** What became of it. */
  state: DeliveryState;
};

/** Somebody who gets a schedule. */
export type ScheduleRecipient = {
  __typename?: 'ScheduleRecipient';
  /** Of an alert: they were told, and it has not come back since; false too of who may read more than the viewer. */
  isCrossed: Scalars['Boolean']['output'];
  /** Whether they want it; whoever unsubscribed by the link of a mail takes it up again by that link alone, also where the schedule was deleted and its writer made another of the dashboard. */
  isSubscribed: Scalars['Boolean']['output'];
  /** Given and family name. */
  name: Scalars['String']['output'];
  /** User id. */
  userId: Scalars['ID']['output'];
};

/** How often a schedule comes due. */
export type ScheduleRhythm =
  /** Each day at its hour. */
  | 'DAILY'
  /** At each full hour. */
  | 'HOURLY'
  /** On its day of the month. */
  | 'MONTHLY'
  /** On its days of the week. */
  | 'WEEKLY';

/** Something that happened at a door of the shop. Nothing that was typed is kept of it. */
export type SecurityEvent = {
  __typename?: 'SecurityEvent';
  /** Username that it is about; null where it is about nobody, or about a name that nobody has. */
  account?: Maybe<Scalars['String']['output']>;
  /** Address it came from. */
  address?: Maybe<Scalars['String']['output']>;
  /** Branch of a user who works in one branch alone. */
  branch?: Maybe<MerchantBranch>;
  /** Username of who was signed in; null for nobody, and for a user who was deleted since. */
  byUsername?: Maybe<Scalars['String']['output']>;
  /** Of PEOPLE_EXPORTED: what left; null for any other event. */
  exported?: Maybe<ExportedList>;
  /** Event id. */
  id: Scalars['ID']['output'];
  /** What. */
  kind: SecurityEventKind;
  /** Name of the role or the offer that it is about. */
  subject?: Maybe<Scalars['String']['output']>;
  /** When. */
  time: Scalars['DateTime']['output'];
};

/** Which events. */
export type SecurityEventFilter = {
  /** First day, included, as days are counted where the shop is. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Only events of this kind. */
  kind?: InputMaybe<SecurityEventKind>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** What happened at a door of the shop. */
export type SecurityEventKind =
  /** A wrong code for adjusting points. */
  | 'ADJUST_CODE_FAILED'
  /** So many wrong codes for adjusting that the next is waited for. */
  | 'ADJUST_CODE_LOCKED'
  /** A user approved what another does at a till; `subject` says what. */
  | 'APPROVAL_GIVEN'
  /** The secret by which a bank confirms payments into an account was made, and the one before it ended; `subject` is the account's name. */
  | 'BANK_SECRET_CREATED'
  /** A confirmation of a payment came that the secret of its account did not sign; `subject` is the account's name. */
  | 'BANK_SIGNATURE_FAILED'
  /** Everything that is held about a member was fetched as a file; `subject` is the code of the member. */
  | 'MEMBER_DATA_FETCHED'
  /** A wrong PIN of an offer; `subject` is its name. */
  | 'OFFER_PIN_FAILED'
  /** So many wrong PINs of an offer that the next is waited for. */
  | 'OFFER_PIN_LOCKED'
  /** A wrong one-time code. */
  | 'OTP_FAILED'
  /** A one-time code for a forgotten password was asked for. */
  | 'OTP_REQUESTED'
  /** A user changed the own password. */
  | 'PASSWORD_CHANGED'
  /** A forgotten password was set anew, with a one-time code. */
  | 'PASSWORD_RESET'
  /** A user set the password of another. */
  | 'PASSWORD_SET_FOR_OTHER'
  /** A list of people was taken away as a file; `exported` says which. */
  | 'PEOPLE_EXPORTED'
  /** Everything that is held about a potential customer was fetched as a file; `subject` is the id of the potential. */
  | 'POTENTIAL_DATA_FETCHED'
  /** A role (`subject`) was made, or got other rights, another name or another status. */
  | 'ROLE_RIGHTS_CHANGED'
  /** A service account was made, or got another role, other branches or another status; `subject` is the role. */
  | 'SERVICE_ACCOUNT_CHANGED'
  /** A key of a service account was made; `subject` is its name. */
  | 'SERVICE_KEY_CREATED'
  /** A key was sent that was revoked or has ended; `subject` is its name. */
  | 'SERVICE_KEY_FAILED'
  /** A key of a service account was revoked; `subject` is its name. */
  | 'SERVICE_KEY_REVOKED'
  /** A refresh token was used a second time: somebody has copied it, and the session was ended. */
  | 'SESSION_COPIED'
  /** A wrong password. */
  | 'SIGN_IN_FAILED'
  /** So many wrong passwords in a row that the next is waited for. */
  | 'SIGN_IN_LOCKED'
  /** A till went from one user (`user`) to another (`account`) by the PIN of the second; `subject` is the branch. */
  | 'TILL_HANDED_OVER'
  /** The PIN of a user was taken away. */
  | 'TILL_PIN_CLEARED'
  /** A wrong PIN of a user, typed at the till of another. */
  | 'TILL_PIN_FAILED'
  /** So many wrong PINs that it takes the password to use it again. */
  | 'TILL_PIN_LOCKED'
  /** A user set the PIN that they use at the till of another. */
  | 'TILL_PIN_SET'
  /** The mailbox that a user's one-time codes go to was changed. */
  | 'USER_EMAIL_CHANGED'
  /** A user was made, or got another role (`subject`), other branches or another status. */
  | 'USER_RIGHTS_CHANGED'
  /** A wrong code for voiding a sale. */
  | 'VOID_CODE_FAILED'
  /** So many wrong codes for voiding that the next is waited for. */
  | 'VOID_CODE_LOCKED';

/** A page of events. */
export type SecurityEventPage = {
  __typename?: 'SecurityEventPage';
  /** The rows of this page. */
  items: Array<SecurityEvent>;
  /** How many there are on all pages. */
  total: Scalars['Int']['output'];
};

/** Whom a segment is of. */
export type SegmentOf =
  /** Members. */
  | 'members'
  /** People who are no members yet. */
  | 'potentials';

/** An entry of a list that a question chooses from. */
export type SelfRegisterChoice = {
  __typename?: 'SelfRegisterChoice';
  /** What is sent as the answer. */
  id: Scalars['ID']['output'];
  /** What is shown. */
  name: Scalars['String']['output'];
};

/** The page behind a self-register link. */
export type SelfRegisterForm = {
  __typename?: 'SelfRegisterForm';
  /** Name of the branch; null when the link is for none. */
  branch?: Maybe<Scalars['String']['output']>;
  /** Code of the form. */
  formCode: Scalars['String']['output'];
  /** What it asks, in its order. */
  questions: Array<OnboardQuestion>;
  /** Name of the shop. */
  shop: Scalars['String']['output'];
};

/** What a customer answered. */
export type SelfRegisterInput = {
  /** Answers; a question that is not answered is left out. */
  answers: Array<OnboardAnswerInput>;
  /** What they were shown and agreed to, word for word: the shop may send them messages. Null when they did not agree; of who was a member before it makes no difference. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and answers give the first answer, and one member. 8 to 64 characters of ASCII, fresh for each person (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** The last part of the link. */
  token: Scalars['String']['input'];
};

/** What registering by a link gives. */
export type SelfRegisterPayload = {
  __typename?: 'SelfRegisterPayload';
  /** Whether the customer is a member now. One who was a member before is told the same, and nothing of theirs has changed: whoever has the link learns of nobody whether they are one. */
  registered: Scalars['Boolean']['output'];
  /** Why it was refused: LINK_EXPIRED, WRONG_PHONE, TOO_MANY_ATTEMPTS or VALIDATION; `path` is `["answers", question id]` where an answer is at fault or missing. */
  userErrors: Array<UserError>;
};

/** A link by which a customer registers. */
export type SelfRegisterUrl = {
  __typename?: 'SelfRegisterUrl';
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** The link, shown as a QR code. */
  url: Scalars['String']['output'];
};

/** To whom a link goes. */
export type SendSelfRegisterUrlInput = {
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and one message goes out. 8 to 64 characters of ASCII, fresh for each message (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Language of the message; Thai when absent. */
  language?: InputMaybe<Language>;
  /** The customer's phone, ten digits. */
  phone: Scalars['PhoneNumber']['input'];
};

/** What sending a link gives. */
export type SendSelfRegisterUrlPayload = {
  __typename?: 'SendSelfRegisterUrlPayload';
  /** The message; null when refused. */
  sentMessage?: Maybe<SentMessage>;
  /** Why it was refused: WRONG_PHONE, TOO_MANY_ATTEMPTS, VALIDATION or PERMISSION. */
  userErrors: Array<UserError>;
};

/** A message on its way. */
export type SentMessage = {
  __typename?: 'SentMessage';
  /** When the link in it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Message id. */
  messageId: Scalars['ID']['output'];
  /** Where it goes, as screens show a number. */
  phone: Scalars['String']['output'];
  /** `queued`. */
  status: Scalars['String']['output'];
};

/** A program that works with the shop: it sends one of its keys as `Authorization: Bearer`, and acts with its role in its branches. What it writes names it. It never writes users, roles, service accounts or settings. */
export type ServiceAccount = Node & {
  __typename?: 'ServiceAccount';
  /** Branches the program works in; empty: in all of them. */
  branchIds: Array<Scalars['ID']['output']>;
  /** Branches the program works in; empty: in all of them. */
  branches: Array<MerchantBranch>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Account id; also that of the user whom sales and changes name. */
  id: Scalars['ID']['output'];
  /** Its keys, newest first; those that were revoked or have ended too. */
  keys: Array<ServiceAccountKey>;
  /** When any of its keys was last used, to the minute; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** At most 200 characters, one account by each name. */
  name: Scalars['String']['output'];
  /** The one role, never the administrators'; null when it no longer exists. */
  role?: Maybe<MerchantRole>;
  /** Role id. */
  roleId: Scalars['ID']['output'];
  /** Keys of an `INACTIVE` account open nothing. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** A key of a service account, without the key itself: nobody can be told that again. */
export type ServiceAccountKey = {
  __typename?: 'ServiceAccountKey';
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Username of who made it. */
  createdBy: Scalars['String']['output'];
  /** When it ends by itself; null when it does not. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Key id; no part of the key. */
  id: Scalars['ID']['output'];
  /** The last four characters of the key, to tell it from others. */
  lastFour: Scalars['String']['output'];
  /** When it was last used, to the minute; null before the first time. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it is for. */
  name: Scalars['String']['output'];
  /** When it was revoked; null while it was not. */
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** One page of service accounts. */
export type ServiceAccountPage = {
  __typename?: 'ServiceAccountPage';
  /** The rows of this page. */
  items: Array<ServiceAccount>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of service accounts. */
export type ServiceAccountSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: ServiceAccountSortField;
};

/** What service accounts can be sorted by. */
export type ServiceAccountSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the role. */
  | 'ROLE'
  /** Status. */
  | 'STATUS';

/** A signed-in session. Keep it on the device; the access token is short-lived. */
export type Session = {
  __typename?: 'Session';
  /** Bearer token for every call. */
  accessToken: Scalars['String']['output'];
  /** When the access token stops working. */
  accessTokenExpiresAt: Scalars['DateTime']['output'];
  /** Token of the client application, from the first of the two sign-in calls. */
  clientToken: Scalars['String']['output'];
  /**
   * To be kept on this device, also after signing out, and sent with the next `signIn`. null after `refreshSession`, which
   * changes nothing about it, and from a gateway that does not count by device.
   */
  deviceToken?: Maybe<Scalars['String']['output']>;
  /** For `refreshSession`, usable once. */
  refreshToken: Scalars['String']['output'];
  /** Who signed in. */
  viewer: Viewer;
};

/** An answer of a member. */
export type SetMessageConsentInput = {
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Whether messages may be sent from now on. */
  isGiven: Scalars['Boolean']['input'];
  /** Member id. */
  memberId: Scalars['ID']['input'];
  /** What was shown, word for word; refused when it is not what is asked today. At most 1000 characters. */
  wording: Scalars['String']['input'];
};

/** What an answer gives. */
export type SetMessageConsentPayload = {
  __typename?: 'SetMessageConsentPayload';
  /** The member, with the answer in force; null when refused. */
  member?: Maybe<Member>;
  /** VALIDATION, MEMBER_ERASED, MEMBER_MERGED, PERMISSION, NOT_FOUND or IDEMPOTENCY_CONFLICT; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A PIN for the till. */
export type SetTillPinInput = {
  /** One's present password; not asked for within ten minutes after signing in. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** 4 to 8 digits, and not one that is guessed at once. Nothing ever answers it. */
  pin: Scalars['String']['input'];
  /** One's own id: nobody sets the PIN of another. */
  userId: Scalars['ID']['input'];
};

/** What setting a PIN gives. */
export type SetTillPinPayload = {
  __typename?: 'SetTillPinPayload';
  /** Whether the PIN is set. */
  changed: Scalars['Boolean']['output'];
  /** VALIDATION, PERMISSION, or TOO_MANY_ATTEMPTS after wrong present passwords. */
  userErrors: Array<UserError>;
};

/** How far a new installation is. */
export type Setup = {
  __typename?: 'Setup';
  /** True while there is no merchant: then `createMerchant` makes the first one. False where the gateway has no such way. */
  needed: Scalars['Boolean']['output'];
};

/** From counted cash to counted cash at one till. */
export type Shift = Node & {
  __typename?: 'Shift';
  /** Who approved the difference; null where none was needed. */
  approvedBy?: Maybe<MerchantUser>;
  /** User id of who approved the difference; null where none was needed. */
  approvedById?: Maybe<Scalars['ID']['output']>;
  /** The branch. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId?: Maybe<Scalars['ID']['output']>;
  /** When it was closed; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it; null while it is open. */
  closedBy?: Maybe<MerchantUser>;
  /** User id of who closed it. */
  closedById?: Maybe<Scalars['ID']['output']>;
  /** Cash that was counted at the closing, in THB; null while it is open. */
  countedCash?: Maybe<Scalars['Money']['output']>;
  /** Counted less expected, in THB: below 0 it was short; null while it is open. */
  difference?: Maybe<Scalars['Money']['output']>;
  /** Cash that should have been there at the closing, in THB; null while it is open. */
  expectedCash?: Maybe<Scalars['Money']['output']>;
  /** Shift id. */
  id: Scalars['ID']['output'];
  /** Number of its closing, without a gap at each till; null while it is open. */
  number?: Maybe<Scalars['Int']['output']>;
  /** When it was opened. */
  openedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who opened it; null when the user no longer exists. */
  openedBy?: Maybe<MerchantUser>;
  /** User id of who opened it. */
  openedById?: Maybe<Scalars['ID']['output']>;
  /** Cash it began with, in THB. */
  openingCash?: Maybe<Scalars['Money']['output']>;
  /** Why it differed; null without a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What it comes to: as it was at the closing, or now while it is open. */
  report: ShiftReport;
  /** The till. */
  till?: Maybe<Till>;
  /** Till id. */
  tillId?: Maybe<Scalars['ID']['output']>;
};

/** The part of one user in a shift. */
export type ShiftCashier = {
  __typename?: 'ShiftCashier';
  /** Deductions of their sales, in THB. */
  discount: Scalars['Money']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Name; null when the user no longer exists. */
  name?: Maybe<Scalars['String']['output']>;
  /** What their returns came to, in THB. */
  returned: Scalars['Money']['output'];
  /** Sales. */
  sales: Scalars['Int']['output'];
  /** What they came to, in THB. */
  sold: Scalars['Money']['output'];
  /** What their voids came to, in THB. */
  voided: Scalars['Money']['output'];
};

/** Cash that was put into a drawer or taken out. */
export type ShiftEntry = {
  __typename?: 'ShiftEntry';
  /** In THB; below 0 it was taken out. */
  amount: Scalars['Money']['output'];
  /** Who approved it; null where none was needed. */
  approvedByName?: Maybe<Scalars['String']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** By whom; null when the user no longer exists. */
  byName?: Maybe<Scalars['String']['output']>;
  /** Why. */
  reason: Scalars['String']['output'];
};

/** Which shifts. */
export type ShiftFilter = {
  /** Only shifts of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only shifts that this user opened. */
  openedById?: InputMaybe<Scalars['ID']['input']>;
  /** Only shifts of this till. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of shifts. */
export type ShiftPage = {
  __typename?: 'ShiftPage';
  /** The rows of this page. */
  items: Array<Shift>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** What a shift comes to. Sales that were voided later count here; their void counts where it was done. */
export type ShiftReport = {
  __typename?: 'ShiftReport';
  /** Cash put in, in THB. */
  cashIn: Scalars['Money']['output'];
  /** Cash taken out, in THB. */
  cashOut: Scalars['Money']['output'];
  /** The part of each user. */
  cashiers: Array<ShiftCashier>;
  /** Deductions of the sales, in THB. */
  discount: Scalars['Money']['output'];
  /** Cash that was put in and taken out. */
  entries: Array<ShiftEntry>;
  /** Cash that should be there, in THB: opening, cash of sales without change, less what returns and voids handed back, with what was put in and taken out. */
  expectedCash: Scalars['Money']['output'];
  /** Cash it began with, in THB. */
  openingCash: Scalars['Money']['output'];
  /** What they came to, in THB. */
  returned: Scalars['Money']['output'];
  /** Returns, those of exchanges among them. */
  returns: Scalars['Int']['output'];
  /** Sales. */
  sales: Scalars['Int']['output'];
  /** What they came to, delivery included, in THB. */
  sold: Scalars['Money']['output'];
  /** What each kind of tender came to, less what went back by it. */
  tenders: Array<ShiftTender>;
  /** What they came to, in THB. */
  voided: Scalars['Money']['output'];
  /** Voids. */
  voids: Scalars['Int']['output'];
};

/** Order of shifts. */
export type ShiftSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: ShiftSortField;
};

/** What shifts can be sorted by. */
export type ShiftSortField =
  /** When it was closed. */
  | 'CLOSED_AT'
  /** By how much the count differed. */
  | 'DIFFERENCE'
  /** Number. */
  | 'NUMBER'
  /** When it was opened. */
  | 'OPENED_AT';

/** What one kind of tender came to in a shift. */
export type ShiftTender = {
  __typename?: 'ShiftTender';
  /** In THB. */
  amount: Scalars['Money']['output'];
  /** Tenders. */
  count: Scalars['Int']['output'];
  /** The kind. */
  type: PaymentChannelType;
};

/** Credentials of a merchant user. */
export type SignInInput = {
  /**
   * `Session.deviceToken` of the last sign-in on this device, whoever signed in. With it, wrong passwords that others try
   * for the same account, or from the same address, never keep its user waiting here. It opens nothing by itself.
   */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  /** In clear, over TLS. */
  password: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** What signing in gives. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** Null when refused. */
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

/** Which transfer the slip of a tender is of. It pays for no other sale, unless this one is voided. */
export type SlipReference = {
  __typename?: 'SlipReference';
  /** Position of the tender in `channels`, from 0. */
  position: Scalars['Int']['output'];
  /** That bank's own reference of the transfer. */
  reference: Scalars['String']['output'];
  /** Code of the bank that sent the money: three digits. */
  sendingBank: Scalars['String']['output'];
};

/** Which transfer a slip is of, as the QR on every Thai bank's slip says. No slip pays for two sales that stand: SLIP_USED. */
export type SlipReferenceInput = {
  /** That bank's own reference of the transfer: 4 to 40 letters and digits, of which capitals count. */
  reference: Scalars['String']['input'];
  /** Code of the bank that sent the money: three digits. */
  sendingBank: Scalars['String']['input'];
};

/** A social network. */
export type Social = Node & {
  __typename?: 'Social';
  /** Code that does not change with the language. */
  code: Scalars['String']['output'];
  /** Network id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
  /** Address of the network; null without one. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What figures of products or categories come to. A sale of two products is a sale of each, so sales do not add up and are none of these. */
export type SoldFiguresTotals = {
  __typename?: 'SoldFiguresTotals';
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Line totals in THB, before the deductions of the bill. */
  totalRevenue: Scalars['Money']['output'];
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type Statistics = {
  __typename?: 'Statistics';
  /** How many sales were of how many pieces (GET stat/basket-pieces). */
  basketPieces?: Maybe<BasketPieces>;
  /** How many sales came to how much (GET stat/basket-sizes). */
  basketSizes?: Maybe<BasketSizes>;
  /** Members on the list of big spenders: their total payment from 2020-01-01 to the last day of the period (from its first day where that is earlier) reaches the threshold of the badge Big Spender (GET stat/big-spenders). Their figures are those of the period; who bought nothing in it has 0. With a branch: of what they bought there. */
  bigSpenders?: Maybe<BadgeMemberPage>;
  /**
   * Figures of sales by one to three dimensions, from kept figures where they tell all that is selected and from the sales
   * themselves otherwise (GET stat/breakdown, an extension of the gateway). Dimensions of lines (PRODUCT, CATEGORY,
   * SUB_CATEGORY), of tenders (TENDER, BANK) and of offers (OFFER) do not go together, and what is too much to add up is
   * refused with VALIDATION. Sales that were taken back count nowhere.
   */
  breakdown?: Maybe<Breakdown>;
  /** All members by how lately and how often they buy, from the best to those who never did, as of the last day of the period (GET stat/buyer-groups). With a branch: of the members registered there. */
  buyerGroups?: Maybe<Array<BuyerGroupFigures>>;
  /** Unit that series are added up by. */
  by: TimeUnit;
  /** Members on the list of frequent members: their number of sales from 2020-01-01 to the last day of the period (from its first day where that is earlier) reaches the threshold of the badge Frequent Member (GET stat/frequent-members). Their figures are those of the period; who bought nothing in it has 0. With a branch: of what they bought there. */
  frequentMembers?: Maybe<BadgeMemberPage>;
  /** Walk-in sales by what the cashiers saw of the guests, largest revenue first (GET stat/guests). */
  guests?: Maybe<Array<GuestFigures>>;
  /** Nine figures of one month beside those of the month before (GET stat/health-check). */
  healthCheck?: Maybe<HealthCheck>;
  /** Key for a client's cache: tells days, unit, comparison and branch. Made up here; nothing is read by it. */
  id: Scalars['ID']['output'];
  /** Members who bought in the period; the report of members, and of one tier's members (GET stat/members). */
  members?: Maybe<MemberFiguresPage>;
  /** Members who joined, along time (GET stat/new-subs). A member joins in the branch that registered them. */
  newMembers?: Maybe<CountSeries>;
  /** What the shop knows of the days beside their figures, in the order of the days: public holidays, closed branches, unusual days, voids, offers and prices; at most 400 days, else BAD_INPUT (GET stat/notes, an extension). Offers are told to who may read offers, prices to who may read products. */
  notes?: Maybe<Array<DayNote>>;
  /** Tenders by bank and card: the method that was paid with most, each bank and card of it from the largest amount down, then the next method (GET stat/payment-methods). */
  paymentMethods?: Maybe<Array<PaymentMethodFigures>>;
  /** Points that members could spend, along time, and what moved them (GET stat/points-liability): opening and movements come to closing. With a branch: of the members registered there now; those of no branch are in the whole alone. */
  pointsLiability?: Maybe<PointsLiability>;
  /** The same statistics of the days to compare with; null when no comparison is asked, for ALL_TIME, and where nothing can be before. Where the last of the days asked is not over, the last of these counts up to the same time by the clock of each branch (`until`): both sides cover equal time. What is as of the end of a day (`buyerGroups`, `retention`, `UnsoldProduct.lastSoldDate`) or of now (`totalRemaining`, members of `tiers`) is not cut, and stands beside nothing that is not over. */
  previous?: Maybe<Statistics>;
  /** Categories that were sold from, by the category of the product on the day (GET stat/product-categories). */
  productCategories?: Maybe<CategoryFiguresPage>;
  /** Sub-categories that were sold from, by the sub-category of the product on the day (GET stat/product-sub-categories). */
  productSubCategories?: Maybe<SubCategoryFiguresPage>;
  /** Products that were sold (GET stat/products). For a top five sort by MEMBER_QUANTITY or GUEST_QUANTITY. */
  products?: Maybe<ProductFiguresPage>;
  /** Whether what the figures of the range rest on is right, and where it is not (GET stat/proof). */
  proof?: Maybe<Proof>;
  /** The days that were worked out from the argument. */
  range: DayRange;
  /** Members by the month of their first purchase, with how many of them bought again in each month since; the last 24 months of the period at most, oldest first (GET stat/retention). With a branch: purchases there alone. */
  retention?: Maybe<Array<RetentionCohort>>;
  /** The first day of all time with a sale that counts, in this branch or in all of one's own: figures of days before it are 0 because nothing was recorded yet (GET stat/first-sale, an extension). null before the first sale, and where a gateway cannot say it. */
  salesSince?: Maybe<Scalars['Date']['output']>;
  /** What the days should bring by the targets that the shop set, and how much of it they did (GET stat/target, an extension of the gateway). */
  target?: Maybe<TargetFigures>;
  /** Tiers from the lowest level up, with the members who are in them now, and what those bought in the period (GET stat/tiers). */
  tiers?: Maybe<Array<TierFigures>>;
  /** Points earned, along time; adjustments are in the day of their sale (GET stat/total-earn). */
  totalEarn?: Maybe<CountSeries>;
  /** Members at the end of the last day, by tier of today (GET stat/total-subs). */
  totalMembers?: Maybe<MembersByTier>;
  /** Pieces sold along time and by customer type (GET stat/total-qty). */
  totalQuantity?: Maybe<QuantitySeries>;
  /** Points spent, along time (GET stat/total-redeem). */
  totalRedeem?: Maybe<CountSeries>;
  /** Points that members can spend now, whatever the period (GET stat/tiers). With a branch: of the members registered there. */
  totalRemaining?: Maybe<Scalars['Count']['output']>;
  /** Revenue without delivery, along time and by customer type (GET stat/total-revenue). */
  totalRevenue?: Maybe<RevenueSeries>;
  /** Sales along time, by customer type and by the tender that paid most (GET stat/total-trans). */
  totalTransactions?: Maybe<TransactionSeries>;
  /** Products on sale now that nobody bought in the period (GET stat/unsold-products). */
  unsoldProducts?: Maybe<UnsoldProductPage>;
  /** Up to which time the last day counts, `YYYY-MM-DD HH:mm:ss` to the minute, on the clock that says which day it is in the shop; every branch is cut at this time of its own clock's day. null where the last day counts whole, or as far as it has gone by now: so it is set in `previous` alone. */
  until?: Maybe<Scalars['LocalDateTime']['output']>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsBigSpendersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsBreakdownArgs = {
  by: Array<BreakdownDimension>;
  filter?: InputMaybe<SalesFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BreakdownSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsFrequentMembersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsHealthCheckArgs = {
  month?: InputMaybe<Scalars['Date']['input']>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsMembersArgs = {
  filter?: InputMaybe<MemberFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<MemberFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsNotesArgs = {
  language?: InputMaybe<Language>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductCategoriesArgs = {
  filter?: InputMaybe<CategoryFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CategoryFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductSubCategoriesArgs = {
  filter?: InputMaybe<SubCategoryFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CategoryFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsProductsArgs = {
  filter?: InputMaybe<ProductFiguresFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductFiguresSort>;
};


/** Statistics of one range of days. Each field is null, with an error that says why, when it alone could not be read. */
export type StatisticsUnsoldProductsArgs = {
  filter?: InputMaybe<UnsoldProductFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<UnsoldProductSort>;
};

/** Whether a record is in use. `INACTIVE` records keep their history and are no longer offered. */
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

/** Goods received from a supplier. */
export type StockImport = Node & {
  __typename?: 'StockImport';
  /** The branch; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch whose shelves it filled. */
  branchId: Scalars['ID']['output'];
  /** The shop's own number; null when not recorded. */
  code?: Maybe<Scalars['String']['output']>;
  /** Who received them; null when the user no longer exists. */
  createBy?: Maybe<MerchantUser>;
  /** User id of who received them. */
  createById?: Maybe<Scalars['ID']['output']>;
  /** When it was received. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Document id. */
  id: Scalars['ID']['output'];
  /** Number on the supplier's invoice; null when not recorded. */
  invoiceNo?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  name?: Maybe<Scalars['String']['output']>;
  /** What came. */
  products: Array<StockImportLine>;
  /** The supplier; null when not recorded. */
  supplier?: Maybe<Supplier>;
  /** Supplier id; null when not recorded. */
  supplierId?: Maybe<Scalars['ID']['output']>;
};

/** Narrows the goods received. */
export type StockImportFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only documents received on these days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** One product of a delivery. */
export type StockImportLine = {
  __typename?: 'StockImportLine';
  /** Price paid per piece; null when not recorded. */
  basePrice?: Maybe<Scalars['Money']['output']>;
  /** Product code. */
  code: Scalars['String']['output'];
  /** Cost in the shop's own code; null when not recorded. */
  costCode?: Maybe<Scalars['String']['output']>;
  /** Price after the supplier's discount; null when not recorded. */
  finalPrice?: Maybe<Scalars['Money']['output']>;
  /** Where it was put; null when not recorded. */
  location?: Maybe<Scalars['String']['output']>;
  /** Product name. */
  name: Scalars['String']['output'];
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Pieces received. */
  quantity: Scalars['Int']['output'];
  /** Free text; null without one. */
  remark?: Maybe<Scalars['String']['output']>;
  /** Shelf price planned; null when not recorded. The product's own price stays. */
  retailPrice?: Maybe<Scalars['Money']['output']>;
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
  quantity: Scalars['Int']['input'];
  /** Free text. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Shelf price planned; the product's own price stays. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
};

/** One page of goods received. */
export type StockImportPage = {
  __typename?: 'StockImportPage';
  /** The rows of this page. */
  items: Array<StockImport>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of goods received. */
export type StockImportSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: StockImportSortField;
};

/** What goods received can be sorted by. */
export type StockImportSortField =
  /** The shop's own number. */
  | 'CODE'
  /** When they were received. */
  | 'CREATED_AT'
  /** Name of the document, in Thai dictionary order. */
  | 'NAME'
  /** Name of the supplier, in Thai dictionary order. */
  | 'SUPPLIER';

/** What a branch has of a product. */
export type StockLevel = Node & {
  __typename?: 'StockLevel';
  /** The branch; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId: Scalars['ID']['output'];
  /** Shelf id. */
  id: Scalars['ID']['output'];
  /** The product; null when it no longer exists. */
  product?: Maybe<Product>;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Pieces; below 0 when more was sold than had been received. */
  quantity: Scalars['Int']['output'];
};

/** One page of shelves. */
export type StockLevelPage = {
  __typename?: 'StockLevelPage';
  /** The rows of this page. */
  items: Array<StockLevel>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of shelves. */
export type StockLevelSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: StockLevelSortField;
};

/** What shelves can be sorted by. */
export type StockLevelSortField =
  /** Name of the branch, in Thai dictionary order. */
  | 'BRANCH_NAME'
  /** Product code. */
  | 'PRODUCT_CODE'
  /** Name of the product, in Thai dictionary order. */
  | 'PRODUCT_NAME'
  /** Pieces. */
  | 'QUANTITY';

/** What put pieces of a product on a shelf, or took them from there. */
export type StockMovement = {
  __typename?: 'StockMovement';
  /** The branch; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch of the shelf. */
  branchId: Scalars['ID']['output'];
  /** Movement id. */
  id: Scalars['ID']['output'];
  /** By what. */
  kind: StockMovementKind;
  /** Pieces: above 0 where they came, below where they left. */
  quantity: Scalars['Int']['output'];
  /** Pieces on the shelf of this branch then; below 0 when more was sold than had been received. */
  quantityAfter: Scalars['Int']['output'];
  /** Its code. */
  stockImportCode?: Maybe<Scalars['String']['output']>;
  /** The document of goods received; null for any other. */
  stockImportId?: Maybe<Scalars['ID']['output']>;
  /** When. */
  time: Scalars['DateTime']['output'];
  /** The sale that it is of, of which a void gives back; null for any other. */
  transactionId?: Maybe<Scalars['ID']['output']>;
  /** Its receipt number. */
  transactionNo?: Maybe<Scalars['String']['output']>;
};

/** Which movements. */
export type StockMovementFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Of this product. */
  productId: Scalars['ID']['input'];
};

/** What moves stock. */
export type StockMovementKind =
  /** Goods received. */
  | 'import'
  /** What was there when counting began. */
  | 'opening'
  /** A return of pieces of a sale. */
  | 'return'
  /** A sale. */
  | 'sale'
  /** The void of a sale. */
  | 'void';

/** One page of movements. */
export type StockMovementPage = {
  __typename?: 'StockMovementPage';
  /** The rows of this page. */
  items: Array<StockMovement>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** What one branch has of a product. */
export type StockOfBranch = {
  __typename?: 'StockOfBranch';
  /** Branch id. */
  branchId: Scalars['ID']['output'];
  /** Name of the branch. */
  branchName: Scalars['String']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
};

/** What there is of a product. */
export type StockProduct = {
  __typename?: 'StockProduct';
  /** The same by branch. */
  branches: Array<StockOfBranch>;
  /** Its category; null without one. */
  category?: Maybe<ProductCategory>;
  /** Category id; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Product code. */
  code: Scalars['String']['output'];
  /** Product id. */
  id: Scalars['ID']['output'];
  /** Null without a picture. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Product name. */
  name: Scalars['String']['output'];
  /** Pieces in the asked branch, or in all that the user works in; below 0 when more was sold than had been received. */
  quantity: Scalars['Int']['output'];
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['output'];
  /** True when stock is not counted for it; `quantity` then says nothing. */
  skipStock: Scalars['Boolean']['output'];
  /** Whether it is sold. */
  status: Status;
  /** Unit it is counted in. */
  unit?: Maybe<Scalars['String']['output']>;
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

/** One page of products with their stock. */
export type StockProductPage = {
  __typename?: 'StockProductPage';
  /** The rows of this page. */
  items: Array<StockProduct>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of products with their stock. */
export type StockProductSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
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
  | 'QUANTITY';

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
  totalMembers: Scalars['Count']['output'];
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
  /** Line totals in THB. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales it was on. */
  totalTransactions: Scalars['Count']['output'];
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
  /** What the rows of all pages come to (GET stat/product-sub-categories/totals, an extension). */
  totals?: Maybe<SoldFiguresTotals>;
};

/** A sub-district (tambon, in Bangkok khwaeng). */
export type SubDistrict = Node & {
  __typename?: 'SubDistrict';
  /** District it is in. */
  district?: Maybe<District>;
  /** District id. */
  districtId: Scalars['ID']['output'];
  /** Sub-district id. */
  id: Scalars['ID']['output'];
  /** Its name in Thai. */
  name: Scalars['String']['output'];
  /** Province it is in. */
  province?: Maybe<Province>;
  /** Province id; null where the gateway does not tell it. */
  provinceId?: Maybe<Scalars['ID']['output']>;
};

/** Narrows the sub-districts. */
export type SubDistrictFilter = {
  /** Only those of this district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of sub-districts. */
export type SubDistrictPage = {
  __typename?: 'SubDistrictPage';
  /** The rows of this page. */
  items: Array<SubDistrict>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of sub-districts. */
export type SubDistrictSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: SubDistrictSortField;
};

/** What sub-districts can be sorted by. */
export type SubDistrictSortField =
  /** Name of the district, in Thai dictionary order. */
  | 'DISTRICT'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE';

/** A menu below another. */
export type SubMenu = {
  __typename?: 'SubMenu';
  /** Page, the `objectCode` of a right. */
  code: Scalars['String']['output'];
  /** Menu id. */
  id: Scalars['ID']['output'];
  /** Its name, in the language of `Accept-Language` (Thai or English); Thai without one. */
  name: Scalars['String']['output'];
  /** Its name in both languages. */
  names?: Maybe<Names>;
};

/** What happens, as it happens: POST one subscription to `/graphql/stream` with `Accept: text/event-stream`; events come as the protocol of graphql-sse (distinct connections) says. It ends when the session or its right does. */
export type Subscription = {
  __typename?: 'Subscription';
  /** Tells when figures are not what they were: a sale was paid, voided, adjusted or claimed. At most one event a second; several changes meanwhile are told as one. Only of branches that the user works in. Needs the right to read sales (PERMISSION otherwise); a branch of others, or that there is not, is refused with VALIDATION. Completes when the session or the right ends. */
  figuresChanged: FiguresChanged;
  /** Tells when the parked bills of a branch are not what they were: one was parked, changed, opened, discarded or paid. At most one event a second. Needs the right to read sales (PERMISSION otherwise); a branch of others is refused with VALIDATION. Completes when the session or the right ends. */
  parkedBillsChanged: ParkedBillsChanged;
  /** Tells when a bank has confirmed a payment to a branch, and nothing of it: `paymentConfirmations` says what, to those who may know. At most one event a second. Needs the right to read sales (PERMISSION otherwise); a branch of others is refused with VALIDATION. Completes when the session or the right ends. */
  paymentConfirmed: PaymentConfirmed;
  /** Tells when what a branch has to prepare is not what it was: a sale was paid, voided or returned, a line ticked or taken back. At most one event a second. Needs the right to follow sales (PERMISSION otherwise); a branch of others is refused with VALIDATION. Completes when the session or the right ends. */
  preparationChanged: PreparationChanged;
};


/** What happens, as it happens: POST one subscription to `/graphql/stream` with `Accept: text/event-stream`; events come as the protocol of graphql-sse (distinct connections) says. It ends when the session or its right does. */
export type SubscriptionFiguresChangedArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  lately?: InputMaybe<Scalars['Int']['input']>;
};


/** What happens, as it happens: POST one subscription to `/graphql/stream` with `Accept: text/event-stream`; events come as the protocol of graphql-sse (distinct connections) says. It ends when the session or its right does. */
export type SubscriptionParkedBillsChangedArgs = {
  branchId: Scalars['ID']['input'];
};


/** What happens, as it happens: POST one subscription to `/graphql/stream` with `Accept: text/event-stream`; events come as the protocol of graphql-sse (distinct connections) says. It ends when the session or its right does. */
export type SubscriptionPaymentConfirmedArgs = {
  branchId: Scalars['ID']['input'];
};


/** What happens, as it happens: POST one subscription to `/graphql/stream` with `Accept: text/event-stream`; events come as the protocol of graphql-sse (distinct connections) says. It ends when the session or its right does. */
export type SubscriptionPreparationChangedArgs = {
  branchId: Scalars['ID']['input'];
};

/** Who delivers goods to the shop. */
export type Supplier = Node & {
  __typename?: 'Supplier';
  /** Null when not recorded. */
  address?: Maybe<Scalars['String']['output']>;
  /** What they trade in; null when not recorded. */
  businessType?: Maybe<Scalars['String']['output']>;
  /** First person to ask for; null when not recorded. */
  contact1?: Maybe<Scalars['String']['output']>;
  /** Second person to ask for; null when not recorded. */
  contact2?: Maybe<Scalars['String']['output']>;
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Longer text; null when not recorded. */
  description?: Maybe<Scalars['String']['output']>;
  /** Null when not recorded. */
  email?: Maybe<Scalars['String']['output']>;
  /** Supplier id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Null when not recorded. */
  phone?: Maybe<Scalars['PhoneNumber']['output']>;
  /** Whether they deliver. */
  status: Status;
  /** Tax id; null when not recorded. */
  taxId?: Maybe<Scalars['String']['output']>;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** One page of suppliers. */
export type SupplierPage = {
  __typename?: 'SupplierPage';
  /** The rows of this page. */
  items: Array<Supplier>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Order of suppliers. */
export type SupplierSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: SupplierSortField;
};

/** What suppliers can be sorted by. */
export type SupplierSortField =
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/**
 * Figures beside a target. Of each month the days have as many of its parts as they are days of it, also those that are
 * still to come. The whole shop has its own target or else what all its branches have; a branch has its own.
 */
export type TargetFigures = {
  __typename?: 'TargetFigures';
  /** What the days should bring in THB; null when a month of them has no target, which is not the same as 0. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Months that the days touch. */
  months: Scalars['Int']['output'];
  /** How many of them have a target. */
  monthsSet: Scalars['Int']['output'];
  /** How much of that they did bring, in whole percent, rounded down; null without a target. */
  percent?: Maybe<Scalars['Count']['output']>;
  /** Revenue of the days without delivery, from the same moment. */
  totalRevenue: Scalars['Money']['output'];
};

/** The buyer on a full tax invoice. */
export type TaxBuyer = {
  __typename?: 'TaxBuyer';
  /** Postal address. */
  address: Scalars['String']['output'];
  /** Number of the branch of a company, `00000` for the head office; null of a person. */
  branchNo?: Maybe<Scalars['String']['output']>;
  /** Name of the person or the company. */
  name: Scalars['String']['output'];
  /** 13 digits; null of a person who gave none. */
  taxId?: Maybe<Scalars['String']['output']>;
};

/** The buyer on a full tax invoice. */
export type TaxBuyerInput = {
  /** Postal address, at most 500 characters. */
  address: Scalars['String']['input'];
  /** 5 digits, `00000` for the head office; only with a tax id. */
  branchNo?: InputMaybe<Scalars['String']['input']>;
  /** Name of the person or the company, at most 200 characters. */
  name: Scalars['String']['input'];
  /** 13 digits, of which the last is a check digit; spaces and hyphens do not matter. Left out for a person who gives none. */
  taxId?: InputMaybe<Scalars['String']['input']>;
};

/** A tax invoice or a credit note, as it was issued: never changed, with a number that has no gap in its series. */
export type TaxDocument = {
  __typename?: 'TaxDocument';
  /** Business date of the sale, the return or the void: the rate and the month follow it. */
  businessDate: Scalars['Date']['output'];
  /** Who bought, as it was; null without one, where the person was erased since, and for roles that may not know personal data. */
  buyer?: Maybe<TaxBuyer>;
  /** Of an invoice the credit notes of its sale, in the order of their issue; empty of a credit note. */
  creditNotes: Array<TaxDocumentReference>;
  /** Its number as it is printed, such as `B01-A-000123`: branch, till where it was rung up at one, kind, number. */
  documentNo: Scalars['String']['output'];
  /** What of it bears no VAT. */
  exempt: Scalars['Money']['output'];
  /** Id of the document. */
  id: Scalars['ID']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Which of them it is. */
  kind: TaxDocumentKind;
  /** Of a credit note the value without VAT of what is then left of the sale; null of an invoice. */
  leftValue?: Maybe<Scalars['Money']['output']>;
  /** What was sold; of a credit note what came back, below 0. */
  lines: Array<TaxDocumentLine>;
  /** Rate of VAT in percent. */
  percent: Scalars['Int']['output'];
  /** Why something came back; null of an invoice. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The invoice that a full one replaces, or that a credit note corrects; null for any other. */
  refersTo?: Maybe<TaxDocumentReference>;
  /** Who sold, as it was. */
  seller: TaxSeller;
  /** What is due for all of it: `exempt` + `value` + `vat`. */
  total: Scalars['Money']['output'];
  /** What of it bears VAT, without it. */
  value: Scalars['Money']['output'];
  /** VAT. */
  vat: Scalars['Money']['output'];
};

/** Which tax document it is. */
export type TaxDocumentKind =
  /** Stands for every sale of a shop that issues tax invoices. */
  | 'ABBREVIATED'
  /** For what came back in a return or a void. */
  | 'CREDIT_NOTE'
  /** With the buyer, in place of an abbreviated one. */
  | 'FULL';

/** A line of a tax document. */
export type TaxDocumentLine = {
  __typename?: 'TaxDocumentLine';
  /** Of all pieces before deductions, with VAT. */
  amount: Scalars['Money']['output'];
  /** Code of the product; null without one. */
  code?: Maybe<Scalars['String']['output']>;
  /** Its part of the deductions of the bill, 0 or below. */
  discountAmount: Scalars['Money']['output'];
  /** Whether it bears no VAT. */
  isExempt: Scalars['Boolean']['output'];
  /** Name of the goods; empty for what is none. */
  name: Scalars['String']['output'];
  /** Of one piece, with VAT. */
  price: Scalars['Money']['output'];
  /** Pieces. */
  quantity: Scalars['Int']['output'];
  /** What it is. */
  type: TaxLineType;
  /** After deductions and without VAT. */
  value: Scalars['Money']['output'];
};

/** A tax document, as another one names it. */
export type TaxDocumentReference = {
  __typename?: 'TaxDocumentReference';
  /** Its business date. */
  businessDate: Scalars['Date']['output'];
  /** Its number as it is printed. */
  documentNo: Scalars['String']['output'];
  /** Its id. */
  id: Scalars['ID']['output'];
  /** Its value without VAT, with what is exempt. */
  value: Scalars['Money']['output'];
};

/** What a line of a tax document is. */
export type TaxLineType =
  /** Delivery. */
  | 'DELIVERY'
  /** Goods. */
  | 'GOODS'
  /** What was kept back of a refund. */
  | 'KEPT';

/** Whether a shop issues tax invoices. */
export type TaxMode =
  /** Prices include VAT, and every sale is an abbreviated tax invoice. */
  | 'INCLUDED'
  /** It does not: VAT is shown as the display settings say, and nothing more. */
  | 'NONE';

/** The seller on a tax document. */
export type TaxSeller = {
  __typename?: 'TaxSeller';
  /** Registered address; null where there was none. */
  address?: Maybe<Scalars['String']['output']>;
  /** Name of the branch. */
  branchName: Scalars['String']['output'];
  /** Number of the branch, `00000` for the head office; null where it had none. */
  branchNo?: Maybe<Scalars['String']['output']>;
  /** Number of the machine as registered with the Revenue Department; null where it had none. */
  machineNo?: Maybe<Scalars['String']['output']>;
  /** Registered name. */
  name: Scalars['String']['output'];
  /** 13 digits. */
  taxId: Scalars['String']['output'];
};

/** How a shop is taxed, and what stands on its papers. */
export type TaxSetting = {
  __typename?: 'TaxSetting';
  /** Always `self`: a merchant has one of them. For a client's cache. */
  id: Scalars['ID']['output'];
  /** Lines at the end of a receipt; empty for the usual thanks. */
  receiptFoot: Scalars['String']['output'];
  /** Lines above what is sold on a receipt; empty for none. */
  receiptHead: Scalars['String']['output'];
  /** Registered address of the seller; empty for that of the branch. */
  taxAddress: Scalars['String']['output'];
  /** 13 digits, with which tax invoices are issued; empty without one. */
  taxId: Scalars['String']['output'];
  /** Whether tax invoices are issued: NONE unless it was changed. */
  taxMode: TaxMode;
  /** Registered name of the seller; empty for the name of the shop. */
  taxName: Scalars['String']['output'];
  /** First business date of `vatPercent`. */
  vatFrom: Scalars['Date']['output'];
  /** Rate of VAT in percent for business dates from `vatFrom` on. */
  vatPercent: Scalars['Int']['output'];
  /** Rate of VAT in percent for business dates before. */
  vatPercentBefore: Scalars['Int']['output'];
};

/** A formula that conditions or coupons are made of. */
export type Template = {
  __typename?: 'Template';
  /** Template id. */
  id: Scalars['ID']['output'];
  /** `condition` or `coupon`. */
  kind: Scalars['String']['output'];
  /** Formula as data. */
  logic: Scalars['String']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Type of the conditions or coupons made of it. */
  type: Scalars['String']['output'];
  /** Name that the value has in the formula; null where it needs none. */
  variableName?: Maybe<Scalars['String']['output']>;
};

/** Which line of a sale was prepared. */
export type TickPreparationInput = {
  /** Position of the line in the sale. */
  line: Scalars['Int']['input'];
  /** Sale id. */
  transactionId: Scalars['ID']['input'];
};

/** What ticking a line gives. */
export type TickPreparationPayload = {
  __typename?: 'TickPreparationPayload';
  /** The line as it is now; null when it was refused. */
  preparedLine?: Maybe<PreparedLine>;
  /** NOT_FOUND for a line that is not to be prepared, as after a void, or PERMISSION. */
  userErrors: Array<UserError>;
};

/** Members of one tier. */
export type TierCount = {
  __typename?: 'TierCount';
  /** The tier; null for those without one. */
  tier?: Maybe<MemberTier>;
  /** Null for those without a tier. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Members. */
  value: Scalars['Count']['output'];
};

/** A tier as it is written down, to be tried. */
export type TierDraftInput = {
  /** The first is the lifetime value it takes to reach it; none is open to everybody. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** The tier that is being changed; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level: Scalars['Int']['input'];
  /** Whether members can be in it; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
};

/** A tier with the members who are in it now: what they are worth, and what they bought in the period, whichever tier they were in then. By the tier when they bought: `breakdown(by: [TIER])`. */
export type TierFigures = {
  __typename?: 'TierFigures';
  /** Members who are on the list of big spenders as of the last day of the period, as `Statistics.bigSpenders` has them. */
  bigSpenders: Scalars['Count']['output'];
  /** Points earned in the period of the members who are in the tier now. */
  earnPoints: Scalars['Count']['output'];
  /** Members who are on the list of frequent members as of the last day of the period, as `Statistics.frequentMembers` has them. */
  frequentMembers: Scalars['Count']['output'];
  /** Picture; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** 1 is the lowest. */
  level: Scalars['Int']['output'];
  /** Sum of the members' lifetime values in THB. */
  lifetimeRevenue: Scalars['Money']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Points spent in the period of the members who are in the tier now. */
  redeemPoints: Scalars['Count']['output'];
  /** Points the members can spend now. */
  remainingPoints: Scalars['Count']['output'];
  /** The tier. */
  tier?: Maybe<MemberTier>;
  /** Tier id. */
  tierId: Scalars['ID']['output'];
  /** Members now. */
  totalMembers: Scalars['Count']['output'];
  /** Pieces in the period of the members who are in the tier now. */
  totalQuantity: Scalars['Count']['output'];
  /** Revenue in the period, without delivery, of the members who are in the tier now. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales in the period of the members who are in the tier now. */
  totalTransactions: Scalars['Count']['output'];
};

/** When the condition holds, the coupon applies. */
export type TierPrivilege = {
  __typename?: 'TierPrivilege';
  /** Null when it always applies. */
  condition?: Maybe<ConditionValue>;
  /** The benefit. */
  item: CouponValue;
};

/** A privilege to write. */
export type TierPrivilegeInput = {
  /** When it applies; always when null. */
  condition?: InputMaybe<ConditionValueInput>;
  /** The benefit. */
  item: CouponValueInput;
};

/** How many members stand in a tier, and would. */
export type TierStanding = {
  __typename?: 'TierStanding';
  /** Whether it is about members in no tier. */
  isNone: Scalars['Boolean']['output'];
  /** Members in it today. */
  now: Scalars['Int']['output'];
  /** Tier id; null for the tier that is being added, and for no tier. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Members whom the rules would put there. */
  would: Scalars['Int']['output'];
};

/** A counter of a branch with its drawer, where sales are rung up. */
export type Till = Node & {
  __typename?: 'Till';
  /** The branch. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId: Scalars['ID']['output'];
  /** 1 to 8 letters and digits, unique in its branch; it stands in the numbers of its documents and stays. */
  code: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Till id. */
  id: Scalars['ID']['output'];
  /** Name, such as Front counter. */
  name: Scalars['String']['output'];
  /** Number of the machine as registered with the Revenue Department; null without one. */
  registrationNumber?: Maybe<Scalars['String']['output']>;
  /** Whether sales may be rung up at it. */
  status: Status;
  /** For version-checked updates (`__v`). */
  version: Scalars['Int']['output'];
};

/** Which tills. */
export type TillFilter = {
  /** Only tills of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only tills of this status. */
  status?: InputMaybe<Status>;
};

/** How long a till may stand unused that was handed over by PIN. */
export type TillIdle =
  /** A quarter of an hour. */
  | 'MINUTES_15'
  /** An hour. */
  | 'MINUTES_60'
  /** Four hours. */
  | 'MINUTES_240';

/** One page of tills. */
export type TillPage = {
  __typename?: 'TillPage';
  /** The rows of this page. */
  items: Array<Till>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** A shift as its till sees it. */
export type TillShift = {
  __typename?: 'TillShift';
  /** Who approved the difference; null where none was needed. */
  approvedByName?: Maybe<Scalars['String']['output']>;
  /** When it was closed; null while it is open. */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who closed it; null while it is open. */
  closedByName?: Maybe<Scalars['String']['output']>;
  /** Cash that was counted, in THB; null while it is open. */
  countedCash?: Maybe<Scalars['Money']['output']>;
  /** Counted less expected, in THB; null while it is open. */
  difference?: Maybe<Scalars['Money']['output']>;
  /** Shift id. */
  id: Scalars['ID']['output'];
  /** Whether it was opened on a day before today, by the clock of the branch. */
  isOfEarlierDay: Scalars['Boolean']['output'];
  /** Number of its closing; null while it is open. */
  number?: Maybe<Scalars['Int']['output']>;
  /** When it was opened. */
  openedAt: Scalars['DateTime']['output'];
  /** Who opened it; null when the user no longer exists. */
  openedByName?: Maybe<Scalars['String']['output']>;
  /** Why it differed; null without a reason. */
  reason?: Maybe<Scalars['String']['output']>;
  /** What it comes to; null while it is open, for users without Read on `Page.Merchant.Payment.Shift`, who count blind. */
  report?: Maybe<ShiftReport>;
  /** Till id. */
  tillId: Scalars['ID']['output'];
};

/** Order of tills. */
export type TillSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: TillSortField;
};

/** What tills can be sorted by. */
export type TillSortField =
  /** Code. */
  | 'CODE'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name, in Thai dictionary order. */
  | 'NAME';

/** A person of a branch who has a PIN for its tills. */
export type TillUser = {
  __typename?: 'TillUser';
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** Whether they approve for others. */
  mayApprove: Scalars['Boolean']['output'];
  /** Whether they may sell, and so take a till over by their PIN (`handOverTill`). */
  maySell: Scalars['Boolean']['output'];
};

/** Unit of time that series are added up by. Hours are not among them: figures are kept by day. */
export type TimeUnit =
  /** By day. */
  | 'DAY'
  /** By calendar month. */
  | 'MONTH'
  /** By calendar quarter; an extension of the gateway's documented units. */
  | 'QUARTER'
  /** By week, from Monday; an extension of the gateway's documented units. */
  | 'WEEK'
  /** By calendar year. */
  | 'YEAR';

/** What most pieces were sold of. */
export type TopByQuantity = {
  __typename?: 'TopByQuantity';
  /** Product id. */
  id: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Pieces. */
  totalQuantity: Scalars['Count']['output'];
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

/** A sale as recorded. */
export type Transaction = Node & {
  __typename?: 'Transaction';
  /** `totalRevenue` + `deliveryCost`: what the tenders add up to. */
  amountDue: Scalars['Money']['output'];
  /** What of it, or of its void, a second person approved, the oldest first; none where nothing took an approval. */
  approvals: Array<SaleApproval>;
  /** Branch that sold; null when it no longer exists. */
  branch?: Maybe<MerchantBranch>;
  /** Branch id. */
  branchId: Scalars['ID']['output'];
  /** Name of the branch that sold; null when it no longer exists. */
  branchName?: Maybe<Scalars['String']['output']>;
  /** Day it counts for, in the branch's time zone, fixed when it was recorded. */
  businessDate: Scalars['Date']['output'];
  /** Part of the amount due that was paid in cash. */
  cashAmount: Scalars['Money']['output'];
  /** Tenders. */
  channels: Array<TransactionChannel>;
  /** The address that stands as a code on the receipt, by which a guest claims the points of this sale; null where there is nothing to claim, or no more, and for roles that may read neither `Page.Merchant.Payment` nor past sales (GET transactions/{id}/claim-url, an extension). */
  claimUrl?: Maybe<Scalars['String']['output']>;
  /** When the member claimed the points of this sale, which was a guest's until then; null when it was not claimed. */
  claimedTime?: Maybe<Scalars['DateTime']['output']>;
  /** What banks have confirmed of its transfers; empty where they said nothing, and for roles that may not know personal data (an extension). */
  confirmations: Array<TransferConfirmation>;
  /** Cashier; null when the user no longer exists. */
  createBy?: Maybe<MerchantUser>;
  /** User id of the cashier. */
  createById: Scalars['ID']['output'];
  /** Wall clock of the branch when it was sold. */
  createLocalTime: Scalars['LocalDateTime']['output'];
  /** Part of the amount due that was paid by card. */
  creditDebitAmount: Scalars['Money']['output'];
  /** Who bought: a guest when there is no member (OP-24). */
  customerType: CustomerType;
  /** Charged on top. */
  deliveryCost: Scalars['Money']['output'];
  /** Reference codes of the benefits that took something off the bill. */
  discountCodes: Array<Scalars['String']['output']>;
  /** Points earned. */
  earnPoints: Scalars['Int']['output'];
  /** Of a sale the return that came with it in an exchange, of that return the sale; null without an exchange. */
  exchange?: Maybe<SaleExchange>;
  /** What was recorded of a guest; null for a member. */
  guest?: Maybe<Guest>;
  /** Transaction id. */
  id: Scalars['ID']['output'];
  /** Products, then privileges, discount, offer and points. */
  items: Array<TransactionItem>;
  /** Points that the last adjustment gave, negative when it took; they are in `earnPoints` already. null when never adjusted. */
  lastAdjustAmount?: Maybe<Scalars['Int']['output']>;
  /** The member as of now; null for a guest. */
  member?: Maybe<Member>;
  /** Member id; null for a guest. */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** Part of the amount due that was paid in other ways. */
  otherAmount: Scalars['Money']['output'];
  /** What this sale did to points, as it happened: earned, spent, adjusted, claimed, taken back (an extension). */
  pointEntries: Array<SalePointEntry>;
  /** Points spent. */
  redeemPoints: Scalars['Int']['output'];
  /** Free text; null without one. */
  remark?: Maybe<Scalars['String']['output']>;
  /** The sale that this return takes something back of; null for a sale. */
  returnOf?: Maybe<Transaction>;
  /** Lines of this sale, each with what is left to return; none for a return. */
  returnable: Array<ReturnableLine>;
  /** Pieces of this sale that were returned. */
  returnedQuantity: Scalars['Int']['output'];
  /** Returns of this sale, the oldest first; none for a return. */
  returns: Array<SaleReturn>;
  /** Picture of the transfer slip; null without one; like every picture of a slip it is shown only to a request with the token of who is signed in. */
  slipImageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Which transfers its slips name; empty where none was read, and for roles that may not know personal data (an extension). */
  slips: Array<SlipReference>;
  /** `COMPLETE` or `VOID`. */
  status: TransactionStatus;
  /** Its tax documents, the oldest first: invoices of a sale, the credit note of a return or of a void; none where the shop issued none. */
  taxDocuments: Array<TaxDocument>;
  /** Name of the member's tier when the sale was made; null for a guest. */
  tierName?: Maybe<Scalars['String']['output']>;
  /** The till at which it was rung up or handed back; null where the device was none. */
  till?: Maybe<Till>;
  /** When the gateway recorded it. */
  time: Scalars['DateTime']['output'];
  /** Sum of the deductions, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Products before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces sold. */
  totalQuantity: Scalars['Int']['output'];
  /** Products after deductions, without delivery. */
  totalRevenue: Scalars['Money']['output'];
  /** Why each rule applied or did not, in the order it was asked. */
  trace: Array<TraceEntry>;
  /** Number on the receipt. */
  transactionNo: Scalars['String']['output'];
  /** Part of the amount due that was paid by transfer. */
  transferAmount: Scalars['Money']['output'];
  /** Kind of transaction as the gateway names it, `Payment` or `Return`; null when not told. */
  type?: Maybe<Scalars['String']['output']>;
  /** For version-checked void, adjust and return (`__v`). */
  version: Scalars['Int']['output'];
  /** Who voided it; null when it was not, or the user no longer exists. */
  voidBy?: Maybe<MerchantUser>;
  /** User id of who voided it; null when it was not. */
  voidById?: Maybe<Scalars['ID']['output']>;
  /** Why it was voided; null when it was not, or nobody said why. */
  voidRemark?: Maybe<Scalars['String']['output']>;
  /** The till at which it was voided; null where it stands, or the device was none. */
  voidTill?: Maybe<Till>;
  /** When it was voided; null when it was not. */
  voidTime?: Maybe<Scalars['DateTime']['output']>;
};

/** One tender of a sale. */
export type TransactionChannel = {
  __typename?: 'TransactionChannel';
  /** Code of what was done at the terminal; null without one. */
  actionCode?: Maybe<Scalars['String']['output']>;
  /** Amount it covers. */
  amount: Scalars['Money']['output'];
  /** Card type; null without one. */
  cardName?: Maybe<Scalars['String']['output']>;
  /** Change given back; null when cash was not counted. */
  changeAmount?: Maybe<Scalars['Money']['output']>;
  /** When the customer paid, as the bank that received it confirms; null where the cashier alone took the payment (an extension). */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Bank or card issuer as it was recorded with the tender; for a transfer at our till the customer's bank. null without one. */
  instituteId?: Maybe<Scalars['ID']['output']>;
  /** Its name when the sale was made, or its name in the language of the reader (`Accept-Language`) where it has one; null without one. */
  instituteName?: Maybe<Scalars['String']['output']>;
  /** That account as it is now; null without one. */
  paymentChannel?: Maybe<PaymentChannel>;
  /** The shop's account that a transfer went to; null without one. */
  paymentChannelId?: Maybe<Scalars['ID']['output']>;
  /** Cash handed over; null when not counted. */
  receivedAmount?: Maybe<Scalars['Money']['output']>;
  /** Id of the bank that a transfer came from; null for other tenders, and where it was not said. */
  senderInstituteId?: Maybe<Scalars['ID']['output']>;
  /** Its name as `instituteName` has it; null without one. Of the account there nothing is recorded. */
  senderInstituteName?: Maybe<Scalars['String']['output']>;
  /** How it was paid. */
  type: PaymentChannelType;
};

/** Some sales of a feed. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** The sales with their cursors, the first recorded first. */
  edges: Array<TransactionEdge>;
  /** Where they stand in the feed. */
  pageInfo: PageInfo;
};

/** One benefit of a row of a bill. */
export type TransactionCoupon = {
  __typename?: 'TransactionCoupon';
  /** Coupon id; null where the gateway keeps none. */
  couponId?: Maybe<Scalars['ID']['output']>;
  /** Name and value, as printed: `Percent off 10%`. */
  description?: Maybe<Scalars['String']['output']>;
  /** The value alone, as printed: `50 THB`, `10%`, `+10` or `x2`. */
  descriptionValue?: Maybe<Scalars['String']['output']>;
  /** What it took off the bill, 0 or negative; null for points. */
  discountAmount?: Maybe<Scalars['Money']['output']>;
  /** Percent taken off; null where it was no percent. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
  /** Name of the benefit. */
  shortDescription?: Maybe<Scalars['String']['output']>;
  /** What kind of benefit it was. */
  type: TransactionCouponType;
};

/** Kind of a benefit on a bill. */
export type TransactionCouponType =
  /** Takes an amount or a percent off. */
  | 'discount'
  /** Multiplies the points. */
  | 'multiplier'
  /** Adds points. */
  | 'reward';

/** A sale in a feed. */
export type TransactionEdge = {
  __typename?: 'TransactionEdge';
  /** Where it stands. */
  cursor: Scalars['String']['output'];
  /** The sale. */
  node: Transaction;
};

/** Narrows the sales. */
export type TransactionFilter = {
  /** Only sales whose points were adjusted, or were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales to people of these ages: a guest's as the cashier saw it, a member's on the day of the sale; null among them asks for those of whom it is not known. Known to whoever may know birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only sales whose amount due, delivery included, is within this range, in THB. */
  amountDue?: InputMaybe<MoneyRange>;
  /** Only sales of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales that a tender with one of these card types paid a part of; null among them asks for a tender without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these categories, as it was sold; null among them asks for a line without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales to people of these genders: a guest's as the cashier saw it, a member's as it is known now; null among them asks for those of whom it is not known. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only these sales. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales that a tender of one of these banks or other institutes paid a part of; null among them asks for a tender without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only returns, or only what is none. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales that gave or took points, as a member's wallet lists them; or those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only the first sale of each member that stands, or only those after it; neither has sales to guests. */
  newOrReturning?: InputMaybe<NewOrReturning>;
  /** Only sales that one of these discounts or special offers was given on; null among them asks for sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales that this kind of tender paid a part of; together with `instituteIds` and `cardIds` it is one tender that fits all. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales with a line of one of these products; one line has to fit all that is asked of product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales of these business days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only sales whose revenue, after all deductions and without delivery, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Only sales with a line of one of these sub-categories, as it was sold; null among them asks for a line without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to members who were of one of these tiers when they bought, before the sale; null among them asks for sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or handed back at one of these tills; null among them asks for those at none. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
};

/** One row of a bill. */
export type TransactionItem = {
  __typename?: 'TransactionItem';
  /** Unit price with its options; 0 for a benefit. */
  chargeAmount: Scalars['Money']['output'];
  /** Product code; null for a benefit. */
  code?: Maybe<Scalars['String']['output']>;
  /** What a privilege, discount or offer gave on that day, benefit by benefit; empty for products and points. */
  coupons: Array<TransactionCoupon>;
  /** What the row takes off the bill, 0 or negative. */
  discountAmount: Scalars['Money']['output'];
  /** Points the row adds (a multiplier or a reward). */
  earnPoints: Scalars['Int']['output'];
  /** The products of this bill that a discount or offer was for; null for the whole bill and for other rows. */
  goods?: Maybe<TransactionItemGoods>;
  /** Line position, or the reference code of a benefit. */
  itemRef: Scalars['String']['output'];
  /** What the row is. */
  itemType: TransactionItemType;
  /** Product or benefit name, as it was on the day. */
  name: Scalars['String']['output'];
  /** What the cashier wrote for this line; null without a note. */
  note?: Maybe<Scalars['String']['output']>;
  /** What was chosen of the product, in words and prices of the day; empty where nothing was. */
  options: Array<TransactionItemOption>;
  /** Line total; 0 for a benefit. */
  paidAmount: Scalars['Money']['output'];
  /** Product id; null for a benefit. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Pieces; 0 for a benefit. */
  quantity: Scalars['Int']['output'];
  /** Points the row spends. */
  redeemPoints: Scalars['Int']['output'];
  /** The user who sold this line, where another one took the payment; else null, and when they work here no more. */
  soldBy?: Maybe<MerchantUser>;
  /** The user who sold this line, where another one took the payment; else null (an extension). */
  soldById?: Maybe<Scalars['ID']['output']>;
};

/** The products of a bill that a discount or offer was for, as they were when it was sold. */
export type TransactionItemGoods = {
  __typename?: 'TransactionItemGoods';
  /** How many of each group benefited; null where each piece did. */
  benefits?: Maybe<Scalars['Int']['output']>;
  /** How many pieces made a group; null where each piece benefited. */
  groupOf?: Maybe<Scalars['Int']['output']>;
  /** The other parts of a set that was made of several kinds. */
  otherParts: Array<TransactionItemPart>;
  /** Products of the bill that counted, by id. */
  productIds: Array<Scalars['ID']['output']>;
};

/** An option of a line, as it was sold. */
export type TransactionItemOption = {
  __typename?: 'TransactionItemOption';
  /** Name of its group, such as Size. */
  groupName: Scalars['String']['output'];
  /** Its name, such as Large. */
  name: Scalars['String']['output'];
  /** What it added to the price of each piece; it is in `chargeAmount`. */
  price: Scalars['Money']['output'];
};

/** A part of a set, as it was when it was sold. */
export type TransactionItemPart = {
  __typename?: 'TransactionItemPart';
  /** How many of them belonged to a set. */
  pieces: Scalars['Int']['output'];
  /** Products of the bill that counted, by id. */
  productIds: Array<Scalars['ID']['output']>;
};

/** Kind of a bill row. */
export type TransactionItemType =
  /** A discount. */
  | 'discount'
  /** Points spent as cash. */
  | 'event'
  /** A special offer. */
  | 'offer'
  /** A tier privilege. */
  | 'privilege'
  /** Something sold. */
  | 'product';

/** One page of sales. */
export type TransactionPage = {
  __typename?: 'TransactionPage';
  /** The rows of this page. */
  items: Array<Transaction>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
};

/** Sales of one unit of time, customer type and tender. */
export type TransactionPoint = {
  __typename?: 'TransactionPoint';
  /** Who bought. */
  customerType: CustomerType;
  /** The tender that paid most. */
  paymentMethod: PaymentChannelType;
  /** First day of the unit, which may be before the first day of the range. */
  time: Scalars['Date']['output'];
  /** Number of sales. */
  value: Scalars['Count']['output'];
};

/** Sales of a period. One that was paid in several ways counts once, for the tender that paid most. */
export type TransactionSeries = {
  __typename?: 'TransactionSeries';
  /** Sales to guests. */
  guest: Scalars['Count']['output'];
  /** Sales to members. */
  member: Scalars['Count']['output'];
  /** In order of time; what has no sale is left out. */
  points: Array<TransactionPoint>;
  /** Sum of the points. */
  total: Scalars['Count']['output'];
};

/** Order of sales. */
export type TransactionSort = {
  /** Which way. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: TransactionSortField;
};

/** What sales can be sorted by. */
export type TransactionSortField =
  /** Products after deductions, with delivery: what was paid. */
  | 'AMOUNT_DUE'
  /** When it was sold, by the branch's clock. */
  | 'CREATE_LOCAL_TIME'
  /** Points earned. */
  | 'EARN_POINTS'
  /** First and family name of the member; walk-in sales have none and come last from A to Z. */
  | 'MEMBER_NAME'
  /** Points spent. */
  | 'REDEEM_POINTS'
  /** Products before any deduction. */
  | 'TOTAL_PAYMENT'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
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

/** What many sales come to together. A voided sale counts in no figure but the two that say so. */
export type TransactionTotals = {
  __typename?: 'TransactionTotals';
  /** What they came to in THB, delivery included: the sum of their `amountDue`. */
  amountDue: Scalars['Money']['output'];
  /** Sales that count. */
  complete: Scalars['Count']['output'];
  /** Points they gave, adjustments included. */
  earnPoints: Scalars['Count']['output'];
  /** The lines that `productIds`, `categoryIds` and `subCategoryIds` of the filter ask for, in THB before the deductions of the bill; all lines where nothing is asked of lines. */
  itemAmount: Scalars['Money']['output'];
  /** Pieces of those lines. */
  itemQuantity: Scalars['Count']['output'];
  /** What the offers took off that `offerIds` of the filter ask for, in THB, 0 or negative; all discounts and special offers where nothing is asked of offers. */
  offerDiscount: Scalars['Money']['output'];
  /** Points that were spent on them. */
  redeemPoints: Scalars['Count']['output'];
  /** Returns among the sales that count: their amounts, pieces and points are taken off the sums. */
  returns: Scalars['Count']['output'];
  /** What the tenders paid that `paymentMethod`, `instituteIds` and `cardIds` of the filter ask for, in THB, delivery included; all tenders where nothing is asked of tenders. */
  tenderAmount: Scalars['Money']['output'];
  /** All deductions in THB, 0 or negative. */
  totalDiscount: Scalars['Money']['output'];
  /** Different members who bought. */
  totalMembers: Scalars['Count']['output'];
  /** Their products in THB, before any deduction. */
  totalPayment: Scalars['Money']['output'];
  /** Pieces of all their lines. */
  totalQuantity: Scalars['Count']['output'];
  /** What the sales that count came to in THB, after all deductions and without delivery: the sum of their `totalRevenue`. */
  totalRevenue: Scalars['Money']['output'];
  /** Sales that were taken back. */
  voided: Scalars['Count']['output'];
  /** What those had come to in THB. */
  voidedAmount: Scalars['Money']['output'];
};

/** What a bank has confirmed of a transfer. It stands for one tender of one sale, also after that is voided. */
export type TransferConfirmation = {
  __typename?: 'TransferConfirmation';
  /** When the customer paid, as the bank says. */
  paidAt: Scalars['DateTime']['output'];
  /** Position of the tender in `channels`, from 0. */
  position: Scalars['Int']['output'];
  /** When the bank said so. */
  receivedAt: Scalars['DateTime']['output'];
  /** The bank's own reference of the payment. */
  reference: Scalars['String']['output'];
};

/** Whether a transfer takes its proof. */
export type TransferProof =
  /** The bank and the slip may be left out. */
  | 'OPTIONAL'
  /** Without them nothing is sold. */
  | 'REQUIRED';

/** Which schedule is tried. */
export type TryDashboardScheduleInput = {
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Schedule id. */
  id: Scalars['ID']['input'];
};

/** What trying a schedule gives. */
export type TryDashboardSchedulePayload = {
  __typename?: 'TryDashboardSchedulePayload';
  /** The schedule with the mail that waits; null when refused. */
  dashboardSchedule?: Maybe<DashboardSchedule>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A merge to undo. */
export type UndoMemberMergeInput = {
  /** Id of the merge. */
  id: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What undoing a merge gives. */
export type UndoMemberMergePayload = {
  __typename?: 'UndoMemberMergePayload';
  /** The merge, undone; null when refused. */
  memberMerge?: Maybe<MemberMerge>;
  /** MERGE_STANDS (`reason` is one of `MemberMergeObstacleCode`), PERMISSION, NOT_FOUND or IDEMPOTENCY_CONFLICT; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** A product that nobody bought in the period. */
export type UnsoldProduct = {
  __typename?: 'UnsoldProduct';
  /** Its category now; null without one. */
  category?: Maybe<ProductCategory>;
  /** Its category now; null without one. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Its code. */
  code: Scalars['String']['output'];
  /** Day it was last sold, up to the end of the range; null when never. */
  lastSoldDate?: Maybe<Scalars['Date']['output']>;
  /** Its name now. */
  name: Scalars['String']['output'];
  /** The product. */
  product?: Maybe<Product>;
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Shelf price in THB. */
  retailPrice: Scalars['Money']['output'];
  /** Whether one's role may not read stock. Then `stockQuantity` is null whatever is on the shelf. */
  stockHidden: Scalars['Boolean']['output'];
  /** Pieces on the shelf now, in the asked branches; null for a product that is not counted, and where one's role may not read stock (`stockHidden`). */
  stockQuantity?: Maybe<Scalars['Count']['output']>;
  /** The pieces on the shelf at the shelf price, in THB; null where the pieces are. */
  stockValue?: Maybe<Scalars['Money']['output']>;
};

/** Which of the products that nobody bought. */
export type UnsoldProductFilter = {
  /** Of this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of products that nobody bought. */
export type UnsoldProductPage = {
  __typename?: 'UnsoldProductPage';
  /** The rows of this page. */
  items: Array<UnsoldProduct>;
  /** Rows in all pages. */
  total: Scalars['Int']['output'];
  /** What the rows of all pages come to (GET stat/unsold-products/totals, an extension). */
  totals?: Maybe<UnsoldProductTotals>;
};

/** Order of products that nobody bought. */
export type UnsoldProductSort = {
  /** Up or down. */
  direction?: InputMaybe<SortDirection>;
  /** By what. */
  field: UnsoldProductSortField;
};

/** What products that nobody bought can be sorted by. */
export type UnsoldProductSortField =
  /** Product code. */
  | 'CODE'
  /** Day it was last sold. */
  | 'LAST_SOLD_DATE'
  /** Name. */
  | 'NAME'
  /** Shelf price. */
  | 'RETAIL_PRICE'
  /** Pieces on the shelf; refused where one's role may not read stock. */
  | 'STOCK_QUANTITY'
  /** Their value at the shelf price. */
  | 'STOCK_VALUE';

/** What all rows of a filter come to, on whatever page. */
export type UnsoldProductTotals = {
  __typename?: 'UnsoldProductTotals';
  /** Whether one's role may not read stock. Then the sums are null whatever is on the shelf. */
  stockHidden: Scalars['Boolean']['output'];
  /** Pieces on the shelf now; null where one's role may not read stock (`stockHidden`). */
  stockQuantity?: Maybe<Scalars['Count']['output']>;
  /** The same at the shelf price, in THB; null where the pieces are. */
  stockValue?: Maybe<Scalars['Money']['output']>;
};

/** Which line of a sale is to be prepared again. */
export type UntickPreparationInput = {
  /** Position of the line in the sale. */
  line: Scalars['Int']['input'];
  /** Sale id. */
  transactionId: Scalars['ID']['input'];
};

/** What taking a tick back gives. */
export type UntickPreparationPayload = {
  __typename?: 'UntickPreparationPayload';
  /** The line as it is now; null when it was refused. */
  preparedLine?: Maybe<PreparedLine>;
  /** NOT_FOUND for a line that is not to be prepared, as after a void, or PERMISSION. */
  userErrors: Array<UserError>;
};

/** Changes to an appointment: what is absent stays, null clears. */
export type UpdateAppointmentInput = {
  /** Branch it is at. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
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

/** What changing an appointment gives. */
export type UpdateAppointmentPayload = {
  __typename?: 'UpdateAppointmentPayload';
  /** The appointment as it is now; null when refused. */
  appointment?: Maybe<CalendarEntry>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a kind of condition: what is absent stays, null clears. */
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

/** What changing a kind of condition gives. */
export type UpdateConditionPayload = {
  __typename?: 'UpdateConditionPayload';
  /** The condition as it is now; null when refused. */
  condition?: Maybe<Condition>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a dashboard: what is absent or null stays. */
export type UpdateDashboardInput = {
  /** One query operation of `statistics` and `report` alone; at most 64,000 characters. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All parts, in their order. */
  parts?: InputMaybe<Array<DashboardPartInput>>;
  /** All roles it is shared with; an empty list shares it no more. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A JSON object as text. */
  variables?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a dashboard gives. */
export type UpdateDashboardPayload = {
  __typename?: 'UpdateDashboardPayload';
  /** The dashboard; null when refused. */
  dashboard?: Maybe<Dashboard>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to a schedule: what is absent stays, null clears. */
export type UpdateDashboardScheduleInput = {
  /** Mail only when this turns. Another question is asked as one that was never told. */
  alert?: InputMaybe<ScheduleAlertInput>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Unit of series. */
  by?: InputMaybe<TimeUnit>;
  /** Days that are compared with. */
  compare?: InputMaybe<Comparison>;
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** 1 to 31. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  hour?: InputMaybe<Scalars['Int']['input']>;
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Whether it runs. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of the mails. */
  language?: InputMaybe<Language>;
  /** At most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Days of the figures. */
  range?: InputMaybe<RelativeRange>;
  /** All user ids; those that get it already may stay. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How often it comes due. */
  rhythm?: InputMaybe<ScheduleRhythm>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** 1 to 7 from Sunday. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** What changing a schedule gives. */
export type UpdateDashboardSchedulePayload = {
  __typename?: 'UpdateDashboardSchedulePayload';
  /** The schedule; null when refused. */
  dashboardSchedule?: Maybe<DashboardSchedule>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
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

/** What changing a badge gives. */
export type UpdateMemberBadgePayload = {
  __typename?: 'UpdateMemberBadgePayload';
  /** The badge as it is now; null when refused. */
  memberBadge?: Maybe<MemberBadge>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** New thresholds of several badges. */
export type UpdateMemberBadgesInput = {
  /** The badges that change, 1 to 20. */
  badges: Array<UpdateMemberBadgeInput>;
};

/** What changing several badges gives. */
export type UpdateMemberBadgesPayload = {
  __typename?: 'UpdateMemberBadgesPayload';
  /** The badges that were changed, in the order they were given. */
  memberBadges?: Maybe<Array<MemberBadge>>;
  /** Why others were refused; `path` begins with `badges` and the place in the list. */
  userErrors: Array<UserError>;
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
  /** Email address. */
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
  /** Language in which the shop writes to them. */
  language?: InputMaybe<Language>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
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

/** What changing a member gives. */
export type UpdateMemberPayload = {
  __typename?: 'UpdateMemberPayload';
  /** The member as it is now; null when refused. */
  member?: Maybe<Member>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a tier: what is absent stays, null clears. */
export type UpdateMemberTierInput = {
  /** The first is the lifetime value it takes to reach it. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
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

/** What changing a tier gives. */
export type UpdateMemberTierPayload = {
  __typename?: 'UpdateMemberTierPayload';
  /** The tier as it is now; null when refused. */
  memberTier?: Maybe<MemberTier>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a branch: what is absent stays, null clears. */
export type UpdateMerchantBranchInput = {
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Email address. */
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
  /** Its number in the register of VAT, 5 digits; `00000` is the head office. */
  taxBranchNo?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a branch gives. */
export type UpdateMerchantBranchPayload = {
  __typename?: 'UpdateMerchantBranchPayload';
  /** The branch as it is now; null when refused. */
  merchantBranch?: Maybe<MerchantBranch>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a role: what is absent stays, null clears. */
export type UpdateMerchantRoleInput = {
  /** All rights of the role: what is not named is taken away. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Role id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Users with an `INACTIVE` role have no rights. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a role gives. */
export type UpdateMerchantRolePayload = {
  __typename?: 'UpdateMerchantRolePayload';
  /** The role as it is now; null when refused. */
  merchantRole?: Maybe<MerchantRole>;
  /** Why it was refused; STALE_VERSION when somebody else changed it, LAST_ADMINISTRATOR when nobody could manage the shop any more. */
  userErrors: Array<UserError>;
};

/** Changes to the merchant's setting: what is absent or null stays. */
export type UpdateMerchantSettingInput = {
  /** New code for adjusting a sale, at most 50 characters; an empty one leaves the code in force. */
  adjustAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether a sale of a day before takes one. */
  approveBackDating?: InputMaybe<ApprovalRule>;
  /** Above how many THB cash that is put into a drawer or taken out takes one, 0 to 1,000,000,000; the most is none. */
  approveCashAbove?: InputMaybe<Scalars['Money']['input']>;
  /** Above how many THB over or short the closing of a shift takes one, 0 to 1,000,000,000; the most is none. */
  approveDifferenceAbove?: InputMaybe<Scalars['Money']['input']>;
  /** Above how many percent of the lines a discount typed without a code takes one, 0 to 100; 100 is none. */
  approveDiscountAbove?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a price that the cashier types takes an approval. */
  approveOwnPrice?: InputMaybe<ApprovalRule>;
  /** Above how many THB a return takes one, 0 to 1,000,000,000; the most is none. */
  approveReturnAbove?: InputMaybe<Scalars['Money']['input']>;
  /** Whether a void takes one. */
  approveVoid?: InputMaybe<ApprovalRule>;
  /** How many days back a sale may be dated, 0 to 366. */
  backdatingDays?: InputMaybe<Scalars['Int']['input']>;
  /** For how many days after a sale to a guest its points can be claimed, 0 for never, at most 90. */
  claimDays?: InputMaybe<Scalars['Int']['input']>;
  /** THB to spend for `earnPoint` points, at least 0.01. */
  earnCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points earned for every `earnCash`. */
  earnPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Highest sum of all lines and delivery of a bill before any deduction, 0.01 to 1,000,000,000 THB. */
  maxBillAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Most pieces of one line, 1 to 9,999. */
  maxLineQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** What a discount whose value is typed at the till without a code may take off, in percent of the lines, 0 to 100. */
  maxTypedDiscountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Highest price of one piece, 0.01 to 9,999,999.99 THB. */
  maxUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** What barcodes of a scale begin with that have a price: two digits from 20 to 29, or NONE. */
  priceLabels?: InputMaybe<Scalars['String']['input']>;
  /** What becomes of the receipt when a sale is paid. */
  receiptAfterSale?: InputMaybe<ReceiptAfterSale>;
  /** Lines at the end of a receipt, at most 500 characters; an empty text brings the usual thanks back. */
  receiptFoot?: InputMaybe<Scalars['String']['input']>;
  /** Lines above what is sold on a receipt, at most 500 characters; an empty text takes them away. */
  receiptHead?: InputMaybe<Scalars['String']['input']>;
  /** THB that `redeemPoint` points are worth. */
  redeemCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points to redeem for `redeemCash`, at least 1. */
  redeemPoint?: InputMaybe<Scalars['Int']['input']>;
  /** What becomes of spent points that a return takes. */
  returnPoints?: InputMaybe<ReturnPoints>;
  /** Whether sales, returns, exchanges and voids take an open shift of a till. */
  saleShift?: InputMaybe<SaleShift>;
  /** What a sale begins with. */
  saleStart?: InputMaybe<SaleStart>;
  /** Registered address of the seller, at most 500 characters; an empty one stands for that of the branch. */
  taxAddress?: InputMaybe<Scalars['String']['input']>;
  /** 13 digits, of which the last is a check digit; an empty one takes it away, which a shop that issues tax invoices cannot. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Whether tax invoices are issued. They need a tax id, and a `taxBranchNo` of every active branch. */
  taxMode?: InputMaybe<TaxMode>;
  /** Registered name of the seller, at most 200 characters; an empty one stands for the name of the shop. */
  taxName?: InputMaybe<Scalars['String']['input']>;
  /** How long a till that was handed over by PIN may stand unused. */
  tillIdle?: InputMaybe<TillIdle>;
  /** Whether a transfer takes its proof. */
  transferProof?: InputMaybe<TransferProof>;
  /** First business date of `vatPercent`. */
  vatFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Rate of VAT in percent from `vatFrom` on, 0 to 30. */
  vatPercent?: InputMaybe<Scalars['Int']['input']>;
  /** Rate of VAT in percent for business dates before, 0 to 30. */
  vatPercentBefore?: InputMaybe<Scalars['Int']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** New code for voiding a sale, at most 50 characters; an empty one leaves the code in force. */
  voidAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
  /** What barcodes of a scale begin with that have a weight: two digits from 20 to 29, or NONE. */
  weightLabels?: InputMaybe<Scalars['String']['input']>;
};

/** What changing the setting gives. */
export type UpdateMerchantSettingPayload = {
  __typename?: 'UpdateMerchantSettingPayload';
  /** The setting as it is now; null when refused. */
  merchantSetting?: Maybe<MerchantSetting>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a user: what is absent stays, null clears. */
export type UpdateMerchantUserInput = {
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Branches to work in, each of them one's own; empty only for a user who works in all of them already. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** One's present password, to change one's own email. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** Where one-time codes go. Changing one's own takes `currentPassword`, unless one has signed in within ten minutes. */
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
  /** Telephone: ten digits, beginning with 0. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** The one role; with no right that one has not oneself. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** `INACTIVE` ends the user's sessions. Needs the right to write users, as role and branches do. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a user gives. */
export type UpdateMerchantUserPayload = {
  __typename?: 'UpdateMerchantUserPayload';
  /** The user as it is now; null when refused. */
  merchantUser?: Maybe<MerchantUser>;
  /** Why it was refused; STALE_VERSION when somebody else changed it, LAST_ADMINISTRATOR when nobody could manage the shop any more. */
  userErrors: Array<UserError>;
};

/** Changes to an offer: what is absent stays, null clears. */
export type UpdateOfferInput = {
  /** Code that staff must type, at most 20 characters, always text; null takes it away. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** All must hold. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** For which products, all of it; null for the whole bill. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** Offer id. */
  id: Scalars['ID']['input'];
  /** Whether it applies by itself; not together with a code or a first benefit of value 0 (VALIDATION). */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** What it gives; the first makes it a discount or a special offer. */
  items?: InputMaybe<Array<CouponValueInput>>;
  /** How often it is given in all; not limited when null. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given on one day, by the clock of the branch that sells; not limited when null. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given to one member, 1 to 1,000,000; a guest does not have it then. Not limited when null. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** When, where and for whom it may be used, all of it; null for no narrowing. */
  terms?: InputMaybe<OfferTermsInput>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing an offer gives. */
export type UpdateOfferPayload = {
  __typename?: 'UpdateOfferPayload';
  /** The offer as it is now; null when refused. */
  offer?: Maybe<Offer>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a group of options: what is absent stays, null clears. */
export type UpdateOptionGroupInput = {
  /** Group id. */
  id: Scalars['ID']['input'];
  /** How many options may be chosen, 1 to 50. */
  maxChoices?: InputMaybe<Scalars['Int']['input']>;
  /** How many options must be chosen, 0 to 50. */
  minChoices?: InputMaybe<Scalars['Int']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** All options from now on, in the order of the menu; one that is left out is off the menu for good. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a group of options gives. */
export type UpdateOptionGroupPayload = {
  __typename?: 'UpdateOptionGroupPayload';
  /** The group as it is now; null when refused. */
  optionGroup?: Maybe<OptionGroup>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a parked bill: what is absent or null stays. */
export type UpdateParkedBillInput = {
  /** What is on it now; no till has it open then. */
  content?: InputMaybe<ParkedContentInput>;
  /** Parked bill id. */
  id: Scalars['ID']['input'];
  /** Its new name; empty for none. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** A parked bill that was changed. */
export type UpdateParkedBillPayload = {
  __typename?: 'UpdateParkedBillPayload';
  /** The bill; null when it was refused. */
  parkedBill?: Maybe<ParkedBill>;
  /** INSUFFICIENT_POINTS, NOT_FOUND, PARKED_BILL_PAID, PARKED_BILL_DISCARDED, PARKED_BILL_CHANGED, PERMISSION, or VALIDATION with its path; nothing was changed then. */
  userErrors: Array<UserError>;
};

/** Changes to a way to pay: what is absent stays, null clears. */
export type UpdatePaymentChannelInput = {
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Code the merchant books it under, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Biller id: a tax id of 13 digits and two more; spaces and hyphens do not count (an extension). */
  billerId?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Number of an e-wallet of 15 digits; spaces and hyphens do not count (an extension). */
  eWalletId?: InputMaybe<Scalars['String']['input']>;
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** Bank or other institute. */
  instituteId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Kind of payment. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Mobile phone number of 10 digits, or tax id of 13, that the account receives PromptPay under; spaces and hyphens do not count. */
  promptPayId?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a way to pay gives. */
export type UpdatePaymentChannelPayload = {
  __typename?: 'UpdatePaymentChannelPayload';
  /** The way to pay as it is now; null when refused. */
  paymentChannel?: Maybe<PaymentChannel>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
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

/** What changing a kind of payment gives. */
export type UpdatePaymentMethodPayload = {
  __typename?: 'UpdatePaymentMethodPayload';
  /** The kind of payment as it is now; null when refused. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a potential customer: what is absent stays, null clears. */
export type UpdatePotentialInput = {
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address. */
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
  /** Language in which the shop writes to them. */
  language?: InputMaybe<Language>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a potential customer gives. */
export type UpdatePotentialPayload = {
  __typename?: 'UpdatePotentialPayload';
  /** The potential customer as they are now; null when refused. */
  potential?: Maybe<Potential>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a category: what is absent stays, null clears. */
export type UpdateProductCategoryInput = {
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Category id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Groups of options that it names, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Where its products are made, such as a kitchen; at most 40 characters. */
  station?: InputMaybe<Scalars['String']['input']>;
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
  description?: InputMaybe<Scalars['String']['input']>;
  /** Tags; `#` is put in front where it is missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Product id. */
  id: Scalars['ID']['input'];
  /** Whether the shop wants it in reach at the till. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold without VAT. */
  isVatExempt?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Groups of options that it names, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
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
  description?: InputMaybe<Scalars['String']['input']>;
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

/** Changes to a target: what is absent stays, null clears; an amount that is null is refused as missing. */
export type UpdateRevenueTargetInput = {
  /** Revenue in THB, more than 0. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Target id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a target gives. */
export type UpdateRevenueTargetPayload = {
  __typename?: 'UpdateRevenueTargetPayload';
  /** The target as it is now; null when refused. */
  revenueTarget?: Maybe<RevenueTarget>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a segment: what is absent or null stays. */
export type UpdateSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
  /** Whether everybody who sees the list sees it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The filter as it stands in the address of its list, and nothing else; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a segment gives. */
export type UpdateSavedSegmentPayload = {
  __typename?: 'UpdateSavedSegmentPayload';
  /** The segment; null when refused. */
  savedSegment?: Maybe<SavedSegment>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to a view: what is absent or null stays. */
export type UpdateSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
  /** Whether everybody who sees the list sees it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What stands in the address of the list, without its page; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a view gives. */
export type UpdateSavedViewPayload = {
  __typename?: 'UpdateSavedViewPayload';
  /** The view; null when refused. */
  savedView?: Maybe<SavedView>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** Changes to a service account: what is absent stays, null clears. */
export type UpdateServiceAccountInput = {
  /** Branches to work in, each of them one's own; empty, for who works in all of them: all. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Account id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters, taken by no other account. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The one role; with no right that one has not oneself, and not the administrators'. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys of an `INACTIVE` account open nothing until it is `ACTIVE` again. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a service account gives. */
export type UpdateServiceAccountPayload = {
  __typename?: 'UpdateServiceAccountPayload';
  /** The account as it is now; null when refused. */
  serviceAccount?: Maybe<ServiceAccount>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
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
  description?: InputMaybe<Scalars['String']['input']>;
  /** Email address. */
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

/** What changing a supplier gives. */
export type UpdateSupplierPayload = {
  __typename?: 'UpdateSupplierPayload';
  /** The supplier as it is now; null when refused. */
  supplier?: Maybe<Supplier>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** Changes to a till: what is absent stays, null clears. */
export type UpdateTillInput = {
  /** Till id. */
  id: Scalars['ID']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As registered with the Revenue Department, at most 50 characters. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether sales may be rung up at it. */
  status?: InputMaybe<Status>;
  /** Version that was read; another is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** What changing a till gives. */
export type UpdateTillPayload = {
  __typename?: 'UpdateTillPayload';
  /** The till as it is now; null when refused. */
  till?: Maybe<Till>;
  /** Why it was refused; STALE_VERSION when somebody else changed it. */
  userErrors: Array<UserError>;
};

/** A member's portrait. */
export type UploadMemberImageInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new portrait gives. */
export type UploadMemberImagePayload = {
  __typename?: 'UploadMemberImagePayload';
  /** The member as it is now; null when refused. */
  member?: Maybe<Member>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The picture of a tier. */
export type UploadMemberTierImageInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new picture of a tier gives. */
export type UploadMemberTierImagePayload = {
  __typename?: 'UploadMemberTierImagePayload';
  /** The tier as it is now; null when refused. */
  memberTier?: Maybe<MemberTier>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A branch's picture. */
export type UploadMerchantBranchImageInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new picture gives. */
export type UploadMerchantBranchImagePayload = {
  __typename?: 'UploadMerchantBranchImagePayload';
  /** The branch as it is now; null when refused. */
  merchantBranch?: Maybe<MerchantBranch>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A user's portrait. */
export type UploadMerchantUserImageInput = {
  /** User id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new portrait gives. */
export type UploadMerchantUserImagePayload = {
  __typename?: 'UploadMerchantUserImagePayload';
  /** The user as it is now; null when refused. */
  merchantUser?: Maybe<MerchantUser>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** The picture of a way to pay. */
export type UploadPaymentChannelImageInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new picture of a way to pay gives. */
export type UploadPaymentChannelImagePayload = {
  __typename?: 'UploadPaymentChannelImagePayload';
  /** The way to pay as it is now; null when refused. */
  paymentChannel?: Maybe<PaymentChannel>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A potential customer's portrait. */
export type UploadPotentialImageInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** What a new portrait gives. */
export type UploadPotentialImagePayload = {
  __typename?: 'UploadPotentialImagePayload';
  /** The potential customer as they are now; null when refused. */
  potential?: Maybe<Potential>;
  /** Why it was refused. */
  userErrors: Array<UserError>;
};

/** A product's picture. */
export type UploadProductImageInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
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

/** The slip of a sale. */
export type UploadTransactionSlipInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** A jpg, gif, jpeg or png picture of at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** What putting a slip on a sale gives. */
export type UploadTransactionSlipPayload = {
  __typename?: 'UploadTransactionSlipPayload';
  /** The sale with its slip; null when refused. */
  transaction?: Maybe<Transaction>;
  /** STALE_VERSION, PERMISSION, NOT_FOUND, or VALIDATION at `image`. */
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
  /** Which input: names and list positions from `input` down, for example `["lines", "0", "quantity"]`. Empty when no single input is at fault. */
  path: Array<Scalars['String']['output']>;
};

/** Why an input was refused. Faults (no session, gateway unreachable) are GraphQL errors instead. */
export type UserErrorCode =
  /** More than the shop sells at once (`Viewer.billBounds`): `path` names the line's price or quantity, the discount, or `expectedAmountDue` for the bill; `params` carries the figure and the most of it (`most` in THB, or `limit` in pieces). */
  | 'ABOVE_LIMIT'
  /** This phone belongs to a member already (E07001). */
  | 'ALREADY_MEMBER'
  /** The sale is void already. */
  | 'ALREADY_VOID'
  /** The approval is of something else, was used, or is over: get another one. */
  | 'APPROVAL_INVALID'
  /** It takes the approval of a second person (`approve`); `params` has `actions`, what of it does, with commas between. */
  | 'APPROVAL_REQUIRED'
  /** The discount or offer needs its authorization code verified first (`verifyOffer`). */
  | 'AUTHORIZE_CODE_REQUIRED'
  /** A condition of the discount or offer is not met by this basket. */
  | 'CONDITION_NOT_MET'
  /** The data cannot be erased now; `reason` in `params` is one of `MemberErasureObstacle`, or of `PotentialErasureObstacle`. */
  | 'ERASURE_REFUSED'
  /** Pieces of the sale were returned: what is left of it is returned too, not voided or adjusted. */
  | 'HAS_RETURNS'
  /** The same idempotency key was used for another request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** More points than the member has. */
  | 'INSUFFICIENT_POINTS'
  /** Other records still refer to it: set it `INACTIVE` instead. */
  | 'IN_USE'
  /** Returned pieces paid for the sale: it is returned, not voided. */
  | 'IS_EXCHANGE'
  /** The transaction is a return, which stays as it is. */
  | 'IS_RETURN'
  /** The change would leave the shop without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** The link has expired or is not complete: ask the shop for a new one. */
  | 'LINK_EXPIRED'
  /** The data of the member were erased: they are sold nothing, edited, merged and asked no more, and their sales stand. */
  | 'MEMBER_ERASED'
  /** The account was merged into another one, which is sold to and edited instead; a payment names it in `params` (`member_id`, `member_code`, `member_name`). */
  | 'MEMBER_MERGED'
  /** The merge cannot be undone; `reason` in `params` says why. */
  | 'MERGE_STANDS'
  /** The person has no right to approve this here, or has no PIN. */
  | 'NOT_AN_APPROVER'
  /** The person may not sell at this branch, or has no PIN. */
  | 'NOT_AT_THIS_TILL'
  /** The points of a receipt cannot be claimed; the param `reason` says why: `VOID`, `CLAIMED`, `EXPIRED`, `NO_POINTS`, `INACTIVE` (the account is closed) or `TOO_MANY_POINTS`. */
  | 'NOT_CLAIMABLE'
  /** Only a member's points can be adjusted. */
  | 'NOT_FOR_GUEST'
  /** Named record does not exist in this realm, or is no longer `ACTIVE`. */
  | 'NOT_FOUND'
  /** Nothing of it takes an approval of this user. */
  | 'NO_APPROVAL_NEEDED'
  /** The sale has no abbreviated tax invoice that a full one could replace. */
  | 'NO_TAX_INVOICE'
  /** The one-time code was not verified first (`verifyOtp`), or has set a password already. */
  | 'OTP_NOT_VERIFIED'
  /** Nobody deletes their own account. */
  | 'OWN_ACCOUNT'
  /** The parked bill was changed since it was read; `params` says by whom (`by`) and when (`at`). */
  | 'PARKED_BILL_CHANGED'
  /** The parked bill was discarded; `params` says by whom (`by`) and when (`at`). */
  | 'PARKED_BILL_DISCARDED'
  /** The parked bill was paid; `params` says by whom (`by`), when (`at`) and with which receipt (`transaction_no`). */
  | 'PARKED_BILL_PAID'
  /** The figures told to the customer differ from the recomputed ones; `params` carries both. */
  | 'PAYMENT_MISMATCH'
  /** The role lacks the right for this. */
  | 'PERMISSION'
  /** Any other refusal by the gateway; `message` is its own text. */
  | 'REFUSED'
  /** The shift was closed; `params` says by whom (`by`) and when (`at`). */
  | 'SHIFT_CLOSED'
  /** The till has an open shift already. */
  | 'SHIFT_OPEN'
  /** The counted cash differs from what should be there, and no reason is given; `params` has `difference` for those who may see it. */
  | 'SHIFT_REASON_REQUIRED'
  /** Money moves only in an open shift here, and the till has none, or none is named. */
  | 'SHIFT_REQUIRED'
  /** The slip of a transfer pays for another sale that stands; `params` says which (`transaction_no`) and when (`at`) to those who may read that sale. */
  | 'SLIP_USED'
  /** The record was changed by somebody else since it was read. */
  | 'STALE_VERSION'
  /** The buyer of the sale can no longer deduct its VAT: no full tax invoice is issued. */
  | 'TAX_INVOICE_TOO_LATE'
  /** Too many wrong PINs: the person signs in with the password before the PIN works again. */
  | 'TILL_PIN_LOCKED'
  /** The branch has no such till, or it is not in use. */
  | 'TILL_UNAVAILABLE'
  /** Too many tries; wait before the next. */
  | 'TOO_MANY_ATTEMPTS'
  /** More points than one sale may give (10,000,000), or than a member may hold (1,000,000,000); `limit` in `params` says which. */
  | 'TOO_MANY_POINTS'
  /** An input breaks a rule of its own; `path` names it. */
  | 'VALIDATION'
  /** The authorization code (PIN) is wrong. */
  | 'WRONG_AUTHORIZE_CODE'
  /** Wrong username or password. */
  | 'WRONG_CREDENTIALS'
  /** The one-time code is wrong, used up or too old. */
  | 'WRONG_OTP'
  /** The phone number is incorrect (E02001). */
  | 'WRONG_PHONE'
  /** The PIN of the person is wrong. */
  | 'WRONG_TILL_PIN';

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

/** The one-time code of a mail. */
export type VerifyOtpInput = {
  /** Six digits. */
  otp: Scalars['String']['input'];
  /** As `requestPasswordOtp` gave it. */
  refCode: Scalars['String']['input'];
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
};

/** What checking a one-time code gives. */
export type VerifyOtpPayload = {
  __typename?: 'VerifyOtpPayload';
  /** WRONG_OTP or TOO_MANY_ATTEMPTS. */
  userErrors: Array<UserError>;
  /** Whether the code is right. */
  verified: Scalars['Boolean']['output'];
};

/** The signed-in merchant user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Rights per page. A role named administrator may do everything, whatever stands here. */
  authorizes: Array<Authorize>;
  /** How many days back a sale may be dated, counted by the days of its branch; 0 for today alone (`PayInput.createLocalTime`). */
  backdatingDays: Scalars['Int']['output'];
  /** How much is sold at once: `pay` refuses what is above with ABOVE_LIMIT. */
  billBounds: BillBounds;
  /** The branch the user starts in; null when the user works across all branches. */
  branch?: Maybe<MerchantBranch>;
  /** Branches the user may switch to. */
  branches: Array<MerchantBranch>;
  /** Which steps a sale takes at the till. */
  counter: CounterSetting;
  /** Given name. */
  firstname: Scalars['String']['output'];
  /** User id. */
  id: Scalars['ID']['output'];
  /** Address of the portrait; null without one. */
  imageUrl?: Maybe<Scalars['PictureUrl']['output']>;
  /** Job title; null when not recorded. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** Department; null when not recorded. */
  jobUnit?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  lastname: Scalars['String']['output'];
  /** The merchant. */
  merchant: Merchant;
  /** Rates in force now: a saved change counts at once, in sessions that are open too. A bill told by the rates before is refused with PAYMENT_MISMATCH. */
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

/** What a void changes for the member. */
export type VoidMember = {
  __typename?: 'VoidMember';
  /** Points by which the sale was adjusted, to be undone. */
  adjusted: Scalars['Int']['output'];
  /** Names of the badges whose threshold is no longer reached. */
  badgesLost: Array<Scalars['String']['output']>;
  /** Points the sale earned, to be taken back. */
  earned: Scalars['Int']['output'];
  /** Lifetime figures afterwards. */
  lifetimeAfter: LifetimeFigures;
  /** Lifetime figures now. */
  lifetimeBefore: LifetimeFigures;
  /** Points afterwards. */
  pointsAfter: Scalars['Int']['output'];
  /** Points now. */
  pointsBefore: Scalars['Int']['output'];
  /** Points spent on the sale, to be given back. */
  redeemed: Scalars['Int']['output'];
  /** Tier afterwards; null without one. */
  tierAfter?: Maybe<MemberTier>;
  /** Tier now; null without one. */
  tierBefore?: Maybe<MemberTier>;
};

/** What voiding a sale would do. */
export type VoidPreview = {
  __typename?: 'VoidPreview';
  /** What changes for the member; null for a guest. */
  member?: Maybe<VoidMember>;
  /** What `voidTransaction` would refuse it for; it may be voided when empty. */
  refusals: Array<UserError>;
  /** Pieces that come back into stock; products whose stock is not counted are left out. */
  stock: Array<VoidStock>;
  /** Money to give back, by tender. */
  tenders: Array<VoidTender>;
  /** Number on the receipt. */
  transactionNo: Scalars['String']['output'];
  /** Version of the sale that this was planned for. */
  version: Scalars['Int']['output'];
};

/** Pieces that a void brings back. */
export type VoidStock = {
  __typename?: 'VoidStock';
  /** Product id. */
  productId: Scalars['ID']['output'];
  /** Name on the bill; null when not recorded. */
  productName?: Maybe<Scalars['String']['output']>;
  /** Pieces. */
  quantity: Scalars['Float']['output'];
};

/** Money that a void gives back in one way. */
export type VoidTender = {
  __typename?: 'VoidTender';
  /** In THB. */
  amount: Scalars['Money']['output'];
  /** Card type; null without one. */
  cardName?: Maybe<Scalars['String']['output']>;
  /** Bank, in the language of the reader (`Accept-Language`); null without one. */
  instituteName?: Maybe<Scalars['String']['output']>;
  /** How it was paid. */
  type: PaymentChannelType;
};

/** A sale to take back. */
export type VoidTransactionInput = {
  /** Of `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** Makes the void safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Why, at most 200 characters; shown in the report of voids. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Id of the till of the branch at which the money moves; null where the device is none. TILL_UNAVAILABLE where the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** `version` of the sale as it was shown. */
  version: Scalars['Int']['input'];
};

/** What voiding gives. */
export type VoidTransactionPayload = {
  __typename?: 'VoidTransactionPayload';
  /** Points the member has afterwards; null for a guest or when refused. */
  remainingPoints?: Maybe<Scalars['Int']['output']>;
  /** The sale, now `VOID`; null when refused. */
  transaction?: Maybe<Transaction>;
  /** WRONG_AUTHORIZE_CODE, TOO_MANY_ATTEMPTS, ALREADY_VOID, IS_RETURN, HAS_RETURNS, IS_EXCHANGE, INSUFFICIENT_POINTS (`missing` says how many), STALE_VERSION, PERMISSION, NOT_FOUND, IDEMPOTENCY_CONFLICT, APPROVAL_REQUIRED, APPROVAL_INVALID, TILL_UNAVAILABLE, SHIFT_REQUIRED, or VALIDATION with its path; nothing was changed then. */
  userErrors: Array<UserError>;
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

/** What a rule would have done. Every sum is of the sales that were looked at; amounts in THB. */
export type WhatIf = {
  __typename?: 'WhatIf';
  /** Other offers that apply by themselves now. Each sale has what they would give it today, without the rule and with it; limits are not counted. */
  automaticOffers: Scalars['Int']['output'];
  /** Less to pay on them, in THB; below 0 where it gives less than the offers as they are. */
  discount: Scalars['Float']['output'];
  /** The dearest, at most 10. */
  examples: Array<WhatIfSale>;
  /** First day. */
  from: Scalars['Date']['output'];
  /** What the rule that is being changed gave on these sales as it was. */
  given: WhatIfGiven;
  /** Whether an offer was tried as one that applies by itself: among those that do and in place of itself, where the cashier chose nothing and took nothing off. Every difference is then from the offers as they are. Otherwise it was tried as if it had been chosen wherever nothing stands in its place. */
  isAutomatic: Scalars['Boolean']['output'];
  /** Different members who bought. */
  members: Scalars['Int']['output'];
  /** Of them, those who would have had something. */
  membersTouched: Scalars['Int']['output'];
  /** Why the other sales would have had nothing, most frequent first. */
  misses: Array<WhatIfMiss>;
  /** One in so many of them was looked at, chosen by id, so that the same days give the same sample; 1: all of them. */
  oneIn: Scalars['Int']['output'];
  /** More points earned on them; below 0 where it gives fewer, or lower amounts earn less. */
  points: Scalars['Float']['output'];
  /** Sales that come to other figures today even without it, because point rates, or offers that apply by themselves, have changed since: their figures compare two calculations of today. */
  pricedDifferently: Scalars['Int']['output'];
  /** Sales that were looked at. */
  sales: Scalars['Int']['output'];
  /** By the tier that the member had then; guests, and members without a tier, stand apart. Most sales first. */
  tiers: Array<WhatIfTier>;
  /** Last day, included. */
  to: Scalars['Date']['output'];
  /** Sales of these days; voided ones are left out. */
  total: Scalars['Int']['output'];
  /** Of them, those that it would have changed. */
  touched: Scalars['Int']['output'];
  /** By weekday of the business date, Sunday first. */
  weekdays: Array<WhatIfWeekday>;
};

/** Figures of a bill. */
export type WhatIfBill = {
  __typename?: 'WhatIfBill';
  /** To pay, in THB. */
  amountDue: Scalars['Float']['output'];
  /** Points it earns. */
  earnPoints: Scalars['Int']['output'];
  /** Sum of the lines, in THB. */
  totalPayment: Scalars['Float']['output'];
};

/** How many of the past sales are looked at. */
export type WhatIfDepth =
  /** All up to 20,000; of more, a sample of about so many. */
  | 'FULL'
  /** About 2,000 at most: the first figures, within a second. */
  | 'QUICK';

/** What a rule gave as it was. */
export type WhatIfGiven = {
  __typename?: 'WhatIfGiven';
  /** Less to pay, in THB. */
  discount: Scalars['Float']['output'];
  /** More points; below 0 where lower amounts earned less than it gave. */
  points: Scalars['Float']['output'];
  /** Sales. */
  sales: Scalars['Int']['output'];
};

/** Sales that would have had nothing, for one reason. */
export type WhatIfMiss = {
  __typename?: 'WhatIfMiss';
  /** What that condition asks about, by its name in the formula: `paid_amount`; null where nothing is asked. */
  about?: Maybe<Scalars['String']['output']>;
  /** What the example had. */
  actual?: Maybe<Scalars['Float']['output']>;
  /** The condition that was not met; null for other reasons. */
  conditionId?: Maybe<Scalars['ID']['output']>;
  /** The sale that came closest to the condition; for other reasons the latest. */
  example: WhatIfSale;
  /** Why. */
  reason: WhatIfReason;
  /** What it asks for: THB, pieces or sales. */
  required?: Maybe<Scalars['Float']['output']>;
  /** How many sales that were looked at. */
  sales: Scalars['Int']['output'];
};

/** Why a sale would have had nothing of a rule. */
export type WhatIfReason =
  /** There was another discount, or another special offer, on the bill. */
  | 'ANOTHER_CHOSEN'
  /** It applies by itself, and another one that does is at least as good for the customer. */
  | 'BETTER_ONE'
  /** It applies by itself, and the cashier had chosen what stands in its place. */
  | 'CHOSEN_BY_HAND'
  /** A condition was not met. */
  | 'CONDITION_NOT_MET'
  /** Too few of the products that the offer is for. */
  | 'GOODS_NOT_MET'
  /** A special offer, or one that is limited by member, and the customer was a guest. */
  | 'MEMBERS_ONLY'
  /** It stands on the bill, which comes to the same as with the offers as they are. */
  | 'NO_CHANGE'
  /** Nothing left to take off, or it rounds to nothing. */
  | 'NO_EFFECT'
  /** The customer was not in the tier. */
  | 'OTHER_TIER'
  /** The tier's privileges were switched off for the bill. */
  | 'PRIVILEGES_OFF'
  /** More points than a sale may give. */
  | 'REFUSED'
  /** It applies by itself, and the cashier had taken off what does. */
  | 'TAKEN_OFF'
  /** Another day, hour, branch or tier than the offer is for. */
  | 'TERM_NOT_MET';

/** One past sale with and without the rule. */
export type WhatIfSale = {
  __typename?: 'WhatIfSale';
  /** The day it counts for. */
  businessDate: Scalars['Date']['output'];
  /** Whom it was sold to. */
  customerType: CustomerType;
  /** Less to pay, in THB. */
  discount: Scalars['Float']['output'];
  /** More points. */
  points: Scalars['Float']['output'];
  /** The tier of the member then; null for guests and for members without one. */
  tierName?: Maybe<Scalars['String']['output']>;
  /** Why, rule by rule, of the bill with it. */
  trace: Array<TraceEntry>;
  /** Transaction id. */
  transactionId: Scalars['ID']['output'];
  /** Receipt number. */
  transactionNo: Scalars['String']['output'];
  /** The bill with it. */
  with: WhatIfBill;
  /** The bill without the rule; of an offer that was tried as one that applies by itself, with the offers as they are. */
  without: WhatIfBill;
};

/** Figures of one tier, of members without one, or of guests. */
export type WhatIfTier = {
  __typename?: 'WhatIfTier';
  /** Whom it sold to. */
  customerType: CustomerType;
  /** Less to pay, in THB. */
  discount: Scalars['Float']['output'];
  /** More points. */
  points: Scalars['Float']['output'];
  /** Sales that were looked at. */
  sales: Scalars['Int']['output'];
  /** Tier id; null for guests and for members without a tier. */
  tierId?: Maybe<Scalars['ID']['output']>;
  /** Its name then. */
  tierName?: Maybe<Scalars['String']['output']>;
  /** Of them, those that it would have changed. */
  touched: Scalars['Int']['output'];
};

/** Figures of one weekday. */
export type WhatIfWeekday = {
  __typename?: 'WhatIfWeekday';
  /** Less to pay, in THB. */
  discount: Scalars['Float']['output'];
  /** More points. */
  points: Scalars['Float']['output'];
  /** Sales that were looked at. */
  sales: Scalars['Int']['output'];
  /** Of them, those that it would have changed. */
  touched: Scalars['Int']['output'];
  /** Which. */
  weekday: Weekday;
};



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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( Partial<Attribute> )
    | ( Partial<Card> )
    | ( Partial<Color> )
    | ( Partial<Condition> )
    | ( Partial<Coupon> )
    | ( Partial<Currency> )
    | ( Partial<Dashboard> )
    | ( Partial<District> )
    | ( Partial<EarningRule> )
    | ( Partial<Event> )
    | ( Partial<Institute> )
    | ( Partial<Locale> )
    | ( Partial<Location> )
    | ( Partial<Member> )
    | ( Partial<MemberBadge> )
    | ( Partial<MemberTier> )
    | ( Partial<MerchantBranch> )
    | ( Partial<MerchantRole> )
    | ( Partial<MerchantUser> )
    | ( Partial<Occupation> )
    | ( Partial<Offer> )
    | ( Partial<OptionGroup> )
    | ( Partial<PaymentChannel> )
    | ( Partial<PaymentMethod> )
    | ( Partial<Postcode> )
    | ( Partial<Potential> )
    | ( Partial<Product> )
    | ( Partial<ProductCategory> )
    | ( Partial<ProductSubCategory> )
    | ( Partial<Province> )
    | ( Partial<RevenueTarget> )
    | ( Partial<RewardInstance> )
    | ( Partial<RewardItem> )
    | ( Partial<RewardType> )
    | ( Partial<ServiceAccount> )
    | ( Partial<Shift> )
    | ( Partial<Social> )
    | ( Partial<StockImport> )
    | ( Partial<StockLevel> )
    | ( Partial<SubDistrict> )
    | ( Partial<Supplier> )
    | ( Partial<Till> )
    | ( Partial<Transaction> )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionCode: ResolverTypeWrapper<Partial<ActionCode>>;
  AdjustPointsInput: ResolverTypeWrapper<Partial<AdjustPointsInput>>;
  AdjustPointsPayload: ResolverTypeWrapper<Partial<AdjustPointsPayload>>;
  AgeRange: ResolverTypeWrapper<Partial<AgeRange>>;
  AlertCondition: ResolverTypeWrapper<Partial<AlertCondition>>;
  Approval: ResolverTypeWrapper<Partial<Approval>>;
  ApprovalAction: ResolverTypeWrapper<Partial<ApprovalAction>>;
  ApprovalRule: ResolverTypeWrapper<Partial<ApprovalRule>>;
  ApprovalSetting: ResolverTypeWrapper<Partial<ApprovalSetting>>;
  ApproveExchangeInput: ResolverTypeWrapper<Partial<ApproveExchangeInput>>;
  ApproveInput: ResolverTypeWrapper<Partial<ApproveInput>>;
  ApprovePayload: ResolverTypeWrapper<Partial<ApprovePayload>>;
  ApproveReturnInput: ResolverTypeWrapper<Partial<ApproveReturnInput>>;
  ApproveVoidInput: ResolverTypeWrapper<Partial<ApproveVoidInput>>;
  Attribute: ResolverTypeWrapper<Partial<Attribute>>;
  Authorize: ResolverTypeWrapper<Partial<Authorize>>;
  AuthorizeInput: ResolverTypeWrapper<Partial<AuthorizeInput>>;
  BadgeMember: ResolverTypeWrapper<Partial<BadgeMember>>;
  BadgeMemberPage: ResolverTypeWrapper<Partial<BadgeMemberPage>>;
  BasketPieces: ResolverTypeWrapper<Partial<BasketPieces>>;
  BasketPiecesStep: ResolverTypeWrapper<Partial<BasketPiecesStep>>;
  BasketSizes: ResolverTypeWrapper<Partial<BasketSizes>>;
  BasketStep: ResolverTypeWrapper<Partial<BasketStep>>;
  BillBounds: ResolverTypeWrapper<Partial<BillBounds>>;
  Boolean: ResolverTypeWrapper<Partial<Scalars['Boolean']['output']>>;
  BoughtFigures: ResolverTypeWrapper<Partial<BoughtFigures>>;
  BoughtFilter: ResolverTypeWrapper<Partial<BoughtFilter>>;
  Breakdown: ResolverTypeWrapper<Partial<Omit<Breakdown, 'rows'> & { rows: Array<ResolversTypes['BreakdownRow']> }>>;
  BreakdownDimension: ResolverTypeWrapper<Partial<BreakdownDimension>>;
  BreakdownMeasure: ResolverTypeWrapper<Partial<BreakdownMeasure>>;
  BreakdownMeasures: ResolverTypeWrapper<Partial<BreakdownMeasures>>;
  BreakdownRow: ResolverTypeWrapper<ReadRow>;
  BreakdownSort: ResolverTypeWrapper<Partial<BreakdownSort>>;
  BreakdownSortField: ResolverTypeWrapper<Partial<BreakdownSortField>>;
  BulkEditAction: ResolverTypeWrapper<Partial<BulkEditAction>>;
  BulkEditExample: ResolverTypeWrapper<Partial<BulkEditExample>>;
  BulkEditFilter: ResolverTypeWrapper<Partial<BulkEditFilter>>;
  BulkEditInput: ResolverTypeWrapper<Partial<BulkEditInput>>;
  BulkEditKind: ResolverTypeWrapper<Partial<BulkEditKind>>;
  BulkEditPayload: ResolverTypeWrapper<Partial<BulkEditPayload>>;
  BulkEditPreview: ResolverTypeWrapper<Partial<BulkEditPreview>>;
  BulkEditRounding: ResolverTypeWrapper<Partial<BulkEditRounding>>;
  BuyerGroup: ResolverTypeWrapper<Partial<BuyerGroup>>;
  BuyerGroupFigures: ResolverTypeWrapper<Partial<BuyerGroupFigures>>;
  BuyersFilter: ResolverTypeWrapper<Partial<BuyersFilter>>;
  CalendarEntry: ResolverTypeWrapper<Partial<CalendarEntry>>;
  CalendarEntryPage: ResolverTypeWrapper<Partial<CalendarEntryPage>>;
  CalendarEntryType: ResolverTypeWrapper<Partial<CalendarEntryType>>;
  CancelChangeRunInput: ResolverTypeWrapper<Partial<CancelChangeRunInput>>;
  CancelChangeRunPayload: ResolverTypeWrapper<Partial<CancelChangeRunPayload>>;
  Card: ResolverTypeWrapper<Partial<Card>>;
  CashPiecesInput: ResolverTypeWrapper<Partial<CashPiecesInput>>;
  CategoryFigures: ResolverTypeWrapper<Partial<CategoryFigures>>;
  CategoryFiguresFilter: ResolverTypeWrapper<Partial<CategoryFiguresFilter>>;
  CategoryFiguresPage: ResolverTypeWrapper<Partial<CategoryFiguresPage>>;
  CategoryFiguresSort: ResolverTypeWrapper<Partial<CategoryFiguresSort>>;
  CategoryFiguresSortField: ResolverTypeWrapper<Partial<CategoryFiguresSortField>>;
  Change: ResolverTypeWrapper<Partial<Change>>;
  ChangeAction: ResolverTypeWrapper<Partial<ChangeAction>>;
  ChangeCount: ResolverTypeWrapper<Partial<ChangeCount>>;
  ChangePage: ResolverTypeWrapper<Partial<ChangePage>>;
  ChangePasswordInput: ResolverTypeWrapper<Partial<ChangePasswordInput>>;
  ChangePasswordPayload: ResolverTypeWrapper<Partial<ChangePasswordPayload>>;
  ChangeRun: ResolverTypeWrapper<Partial<ChangeRun>>;
  ChangeRunKind: ResolverTypeWrapper<Partial<ChangeRunKind>>;
  ChangeRunState: ResolverTypeWrapper<Partial<ChangeRunState>>;
  ChangeSet: ResolverTypeWrapper<Partial<ChangeSet>>;
  ChangeSetFilter: ResolverTypeWrapper<Partial<ChangeSetFilter>>;
  ChangeSource: ResolverTypeWrapper<Partial<ChangeSource>>;
  ChangedField: ResolverTypeWrapper<Partial<ChangedField>>;
  ChangedKind: ResolverTypeWrapper<Partial<ChangedKind>>;
  ChangedValue: ResolverTypeWrapper<Partial<ChangedValue>>;
  ChooseDefaultViewInput: ResolverTypeWrapper<Partial<ChooseDefaultViewInput>>;
  ChooseDefaultViewPayload: ResolverTypeWrapper<Partial<ChooseDefaultViewPayload>>;
  ClaimCode: ResolverTypeWrapper<Partial<ClaimCode>>;
  ClaimForm: ResolverTypeWrapper<Partial<ClaimForm>>;
  ClaimObstacle: ResolverTypeWrapper<Partial<ClaimObstacle>>;
  ClaimPointsInput: ResolverTypeWrapper<Partial<ClaimPointsInput>>;
  ClaimPointsPayload: ResolverTypeWrapper<Partial<ClaimPointsPayload>>;
  ClearTillPinInput: ResolverTypeWrapper<Partial<ClearTillPinInput>>;
  ClearTillPinPayload: ResolverTypeWrapper<Partial<ClearTillPinPayload>>;
  CloseShiftInput: ResolverTypeWrapper<Partial<CloseShiftInput>>;
  CloseShiftPayload: ResolverTypeWrapper<Partial<CloseShiftPayload>>;
  Color: ResolverTypeWrapper<Partial<Color>>;
  Comparison: ResolverTypeWrapper<Partial<Comparison>>;
  Condition: ResolverTypeWrapper<Partial<Condition>>;
  ConditionValue: ResolverTypeWrapper<Partial<ConditionValue>>;
  ConditionValueInput: ResolverTypeWrapper<Partial<ConditionValueInput>>;
  ConfirmationSecret: ResolverTypeWrapper<Partial<ConfirmationSecret>>;
  Count: ResolverTypeWrapper<Partial<Scalars['Count']['output']>>;
  CountPoint: ResolverTypeWrapper<Partial<CountPoint>>;
  CountSeries: ResolverTypeWrapper<Partial<CountSeries>>;
  CountedCashInput: ResolverTypeWrapper<Partial<CountedCashInput>>;
  CounterSetting: ResolverTypeWrapper<Partial<CounterSetting>>;
  Coupon: ResolverTypeWrapper<Partial<Coupon>>;
  CouponValue: ResolverTypeWrapper<Partial<CouponValue>>;
  CouponValueInput: ResolverTypeWrapper<Partial<CouponValueInput>>;
  CreateAppointmentInput: ResolverTypeWrapper<Partial<CreateAppointmentInput>>;
  CreateAppointmentPayload: ResolverTypeWrapper<Partial<CreateAppointmentPayload>>;
  CreateConfirmationSecretInput: ResolverTypeWrapper<Partial<CreateConfirmationSecretInput>>;
  CreateConfirmationSecretPayload: ResolverTypeWrapper<Partial<CreateConfirmationSecretPayload>>;
  CreateDashboardInput: ResolverTypeWrapper<Partial<CreateDashboardInput>>;
  CreateDashboardPayload: ResolverTypeWrapper<Partial<CreateDashboardPayload>>;
  CreateDashboardScheduleInput: ResolverTypeWrapper<Partial<CreateDashboardScheduleInput>>;
  CreateDashboardSchedulePayload: ResolverTypeWrapper<Partial<CreateDashboardSchedulePayload>>;
  CreateLocationInput: ResolverTypeWrapper<Partial<CreateLocationInput>>;
  CreateLocationPayload: ResolverTypeWrapper<Partial<CreateLocationPayload>>;
  CreateMemberInput: ResolverTypeWrapper<Partial<CreateMemberInput>>;
  CreateMemberPayload: ResolverTypeWrapper<Partial<CreateMemberPayload>>;
  CreateMemberTierInput: ResolverTypeWrapper<Partial<CreateMemberTierInput>>;
  CreateMemberTierPayload: ResolverTypeWrapper<Partial<CreateMemberTierPayload>>;
  CreateMerchantBranchInput: ResolverTypeWrapper<Partial<CreateMerchantBranchInput>>;
  CreateMerchantBranchPayload: ResolverTypeWrapper<Partial<CreateMerchantBranchPayload>>;
  CreateMerchantInput: ResolverTypeWrapper<Partial<CreateMerchantInput>>;
  CreateMerchantPayload: ResolverTypeWrapper<Partial<CreateMerchantPayload>>;
  CreateMerchantRoleInput: ResolverTypeWrapper<Partial<CreateMerchantRoleInput>>;
  CreateMerchantRolePayload: ResolverTypeWrapper<Partial<CreateMerchantRolePayload>>;
  CreateMerchantUserInput: ResolverTypeWrapper<Partial<CreateMerchantUserInput>>;
  CreateMerchantUserPayload: ResolverTypeWrapper<Partial<CreateMerchantUserPayload>>;
  CreateOfferInput: ResolverTypeWrapper<Partial<CreateOfferInput>>;
  CreateOfferPayload: ResolverTypeWrapper<Partial<CreateOfferPayload>>;
  CreateOptionGroupInput: ResolverTypeWrapper<Partial<CreateOptionGroupInput>>;
  CreateOptionGroupPayload: ResolverTypeWrapper<Partial<CreateOptionGroupPayload>>;
  CreatePaymentChannelInput: ResolverTypeWrapper<Partial<CreatePaymentChannelInput>>;
  CreatePaymentChannelPayload: ResolverTypeWrapper<Partial<CreatePaymentChannelPayload>>;
  CreatePotentialInput: ResolverTypeWrapper<Partial<CreatePotentialInput>>;
  CreatePotentialPayload: ResolverTypeWrapper<Partial<CreatePotentialPayload>>;
  CreateProductCategoryInput: ResolverTypeWrapper<Partial<CreateProductCategoryInput>>;
  CreateProductCategoryPayload: ResolverTypeWrapper<Partial<CreateProductCategoryPayload>>;
  CreateProductInput: ResolverTypeWrapper<Partial<CreateProductInput>>;
  CreateProductPayload: ResolverTypeWrapper<Partial<CreateProductPayload>>;
  CreateProductSubCategoryInput: ResolverTypeWrapper<Partial<CreateProductSubCategoryInput>>;
  CreateProductSubCategoryPayload: ResolverTypeWrapper<Partial<CreateProductSubCategoryPayload>>;
  CreateRevenueTargetInput: ResolverTypeWrapper<Partial<CreateRevenueTargetInput>>;
  CreateRevenueTargetPayload: ResolverTypeWrapper<Partial<CreateRevenueTargetPayload>>;
  CreateSavedSegmentInput: ResolverTypeWrapper<Partial<CreateSavedSegmentInput>>;
  CreateSavedSegmentPayload: ResolverTypeWrapper<Partial<CreateSavedSegmentPayload>>;
  CreateSavedViewInput: ResolverTypeWrapper<Partial<CreateSavedViewInput>>;
  CreateSavedViewPayload: ResolverTypeWrapper<Partial<CreateSavedViewPayload>>;
  CreateServiceAccountInput: ResolverTypeWrapper<Partial<CreateServiceAccountInput>>;
  CreateServiceAccountKeyInput: ResolverTypeWrapper<Partial<CreateServiceAccountKeyInput>>;
  CreateServiceAccountKeyPayload: ResolverTypeWrapper<Partial<CreateServiceAccountKeyPayload>>;
  CreateServiceAccountPayload: ResolverTypeWrapper<Partial<CreateServiceAccountPayload>>;
  CreateStockImportInput: ResolverTypeWrapper<Partial<CreateStockImportInput>>;
  CreateStockImportPayload: ResolverTypeWrapper<Partial<CreateStockImportPayload>>;
  CreateSupplierInput: ResolverTypeWrapper<Partial<CreateSupplierInput>>;
  CreateSupplierPayload: ResolverTypeWrapper<Partial<CreateSupplierPayload>>;
  CreateTillInput: ResolverTypeWrapper<Partial<CreateTillInput>>;
  CreateTillPayload: ResolverTypeWrapper<Partial<CreateTillPayload>>;
  Currency: ResolverTypeWrapper<Partial<Currency>>;
  CustomerEntry: ResolverTypeWrapper<Partial<CustomerEntry>>;
  CustomerEntryInput: ResolverTypeWrapper<Partial<CustomerEntryInput>>;
  CustomerFact: ResolverTypeWrapper<Partial<CustomerFact>>;
  CustomerFactInput: ResolverTypeWrapper<Partial<CustomerFactInput>>;
  CustomerType: ResolverTypeWrapper<Partial<CustomerType>>;
  Dashboard: ResolverTypeWrapper<Partial<Dashboard>>;
  DashboardDrawing: ResolverTypeWrapper<Partial<DashboardDrawing>>;
  DashboardFault: ResolverTypeWrapper<Partial<DashboardFault>>;
  DashboardPart: ResolverTypeWrapper<Partial<DashboardPart>>;
  DashboardPartInput: ResolverTypeWrapper<Partial<DashboardPartInput>>;
  DashboardSchedule: ResolverTypeWrapper<Partial<DashboardSchedule>>;
  DashboardVersion: ResolverTypeWrapper<Partial<DashboardVersion>>;
  Date: ResolverTypeWrapper<Partial<Scalars['Date']['output']>>;
  DateTime: ResolverTypeWrapper<Partial<Scalars['DateTime']['output']>>;
  DayNote: ResolverTypeWrapper<Partial<DayNote>>;
  DayNoteKind: ResolverTypeWrapper<Partial<DayNoteKind>>;
  DayRange: ResolverTypeWrapper<Partial<DayRange>>;
  DayRangeInput: ResolverTypeWrapper<Partial<DayRangeInput>>;
  DeleteAppointmentInput: ResolverTypeWrapper<Partial<DeleteAppointmentInput>>;
  DeleteAppointmentPayload: ResolverTypeWrapper<Partial<DeleteAppointmentPayload>>;
  DeleteDashboardInput: ResolverTypeWrapper<Partial<DeleteDashboardInput>>;
  DeleteDashboardPayload: ResolverTypeWrapper<Partial<DeleteDashboardPayload>>;
  DeleteDashboardScheduleInput: ResolverTypeWrapper<Partial<DeleteDashboardScheduleInput>>;
  DeleteDashboardSchedulePayload: ResolverTypeWrapper<Partial<DeleteDashboardSchedulePayload>>;
  DeleteMemberTierInput: ResolverTypeWrapper<Partial<DeleteMemberTierInput>>;
  DeleteMemberTierPayload: ResolverTypeWrapper<Partial<DeleteMemberTierPayload>>;
  DeleteMerchantBranchInput: ResolverTypeWrapper<Partial<DeleteMerchantBranchInput>>;
  DeleteMerchantBranchPayload: ResolverTypeWrapper<Partial<DeleteMerchantBranchPayload>>;
  DeleteMerchantRoleInput: ResolverTypeWrapper<Partial<DeleteMerchantRoleInput>>;
  DeleteMerchantRolePayload: ResolverTypeWrapper<Partial<DeleteMerchantRolePayload>>;
  DeleteMerchantUserInput: ResolverTypeWrapper<Partial<DeleteMerchantUserInput>>;
  DeleteMerchantUserPayload: ResolverTypeWrapper<Partial<DeleteMerchantUserPayload>>;
  DeleteOfferInput: ResolverTypeWrapper<Partial<DeleteOfferInput>>;
  DeleteOfferPayload: ResolverTypeWrapper<Partial<DeleteOfferPayload>>;
  DeleteOptionGroupInput: ResolverTypeWrapper<Partial<DeleteOptionGroupInput>>;
  DeleteOptionGroupPayload: ResolverTypeWrapper<Partial<DeleteOptionGroupPayload>>;
  DeletePaymentChannelInput: ResolverTypeWrapper<Partial<DeletePaymentChannelInput>>;
  DeletePaymentChannelPayload: ResolverTypeWrapper<Partial<DeletePaymentChannelPayload>>;
  DeleteProductCategoryInput: ResolverTypeWrapper<Partial<DeleteProductCategoryInput>>;
  DeleteProductCategoryPayload: ResolverTypeWrapper<Partial<DeleteProductCategoryPayload>>;
  DeleteProductInput: ResolverTypeWrapper<Partial<DeleteProductInput>>;
  DeleteProductPayload: ResolverTypeWrapper<Partial<DeleteProductPayload>>;
  DeleteProductSubCategoryInput: ResolverTypeWrapper<Partial<DeleteProductSubCategoryInput>>;
  DeleteProductSubCategoryPayload: ResolverTypeWrapper<Partial<DeleteProductSubCategoryPayload>>;
  DeleteRevenueTargetInput: ResolverTypeWrapper<Partial<DeleteRevenueTargetInput>>;
  DeleteRevenueTargetPayload: ResolverTypeWrapper<Partial<DeleteRevenueTargetPayload>>;
  DeleteSavedSegmentInput: ResolverTypeWrapper<Partial<DeleteSavedSegmentInput>>;
  DeleteSavedSegmentPayload: ResolverTypeWrapper<Partial<DeleteSavedSegmentPayload>>;
  DeleteSavedViewInput: ResolverTypeWrapper<Partial<DeleteSavedViewInput>>;
  DeleteSavedViewPayload: ResolverTypeWrapper<Partial<DeleteSavedViewPayload>>;
  DeleteServiceAccountInput: ResolverTypeWrapper<Partial<DeleteServiceAccountInput>>;
  DeleteServiceAccountPayload: ResolverTypeWrapper<Partial<DeleteServiceAccountPayload>>;
  DeleteSupplierInput: ResolverTypeWrapper<Partial<DeleteSupplierInput>>;
  DeleteSupplierPayload: ResolverTypeWrapper<Partial<DeleteSupplierPayload>>;
  DeleteTillInput: ResolverTypeWrapper<Partial<DeleteTillInput>>;
  DeleteTillPayload: ResolverTypeWrapper<Partial<DeleteTillPayload>>;
  DeliveryReason: ResolverTypeWrapper<Partial<DeliveryReason>>;
  DeliveryState: ResolverTypeWrapper<Partial<DeliveryState>>;
  DerivedColumn: ResolverTypeWrapper<Partial<DerivedColumn>>;
  DerivedColumnInput: ResolverTypeWrapper<Partial<DerivedColumnInput>>;
  DiscardParkedBillInput: ResolverTypeWrapper<Partial<DiscardParkedBillInput>>;
  DiscardParkedBillPayload: ResolverTypeWrapper<Partial<DiscardParkedBillPayload>>;
  District: ResolverTypeWrapper<Partial<District>>;
  DistrictFilter: ResolverTypeWrapper<Partial<DistrictFilter>>;
  DistrictPage: ResolverTypeWrapper<Partial<DistrictPage>>;
  DistrictSort: ResolverTypeWrapper<Partial<DistrictSort>>;
  DistrictSortField: ResolverTypeWrapper<Partial<DistrictSortField>>;
  EarningRule: ResolverTypeWrapper<Partial<EarningRule>>;
  EraseMemberInput: ResolverTypeWrapper<Partial<EraseMemberInput>>;
  EraseMemberPayload: ResolverTypeWrapper<Partial<EraseMemberPayload>>;
  ErasePotentialInput: ResolverTypeWrapper<Partial<ErasePotentialInput>>;
  ErasePotentialPayload: ResolverTypeWrapper<Partial<ErasePotentialPayload>>;
  Event: ResolverTypeWrapper<Partial<Event>>;
  ExchangeSaleInput: ResolverTypeWrapper<Partial<ExchangeSaleInput>>;
  ExchangeSalePayload: ResolverTypeWrapper<Partial<ExchangeSalePayload>>;
  ExportedList: ResolverTypeWrapper<Partial<ExportedList>>;
  FavouriteCategory: ResolverTypeWrapper<Partial<FavouriteCategory>>;
  FiguresChanged: ResolverTypeWrapper<Partial<FiguresChanged>>;
  FiguresSource: ResolverTypeWrapper<Partial<FiguresSource>>;
  Float: ResolverTypeWrapper<Partial<Scalars['Float']['output']>>;
  Gender: ResolverTypeWrapper<Partial<Gender>>;
  GenerateSelfRegisterUrlInput: ResolverTypeWrapper<Partial<GenerateSelfRegisterUrlInput>>;
  GenerateSelfRegisterUrlPayload: ResolverTypeWrapper<Partial<GenerateSelfRegisterUrlPayload>>;
  Guest: ResolverTypeWrapper<Partial<Guest>>;
  GuestFigures: ResolverTypeWrapper<Partial<GuestFigures>>;
  GuestInput: ResolverTypeWrapper<Partial<GuestInput>>;
  HandOverTillInput: ResolverTypeWrapper<Partial<HandOverTillInput>>;
  HandOverTillPayload: ResolverTypeWrapper<Partial<HandOverTillPayload>>;
  HealthCheck: ResolverTypeWrapper<Partial<HealthCheck>>;
  HealthCheckMonth: ResolverTypeWrapper<Partial<HealthCheckMonth>>;
  HeldValue: ResolverTypeWrapper<Partial<HeldValue>>;
  ID: ResolverTypeWrapper<Partial<Scalars['ID']['output']>>;
  ImportChoice: ResolverTypeWrapper<Partial<ImportChoice>>;
  ImportChoiceInput: ResolverTypeWrapper<Partial<ImportChoiceInput>>;
  ImportColumn: ResolverTypeWrapper<Partial<ImportColumn>>;
  ImportColumnBy: ResolverTypeWrapper<Partial<ImportColumnBy>>;
  ImportCount: ResolverTypeWrapper<Partial<ImportCount>>;
  ImportDoubt: ResolverTypeWrapper<Partial<ImportDoubt>>;
  ImportMembersInput: ResolverTypeWrapper<Partial<ImportMembersInput>>;
  ImportMembersPayload: ResolverTypeWrapper<Partial<ImportMembersPayload>>;
  ImportOtherSheet: ResolverTypeWrapper<Partial<ImportOtherSheet>>;
  ImportPictureFault: ResolverTypeWrapper<Partial<ImportPictureFault>>;
  ImportPictures: ResolverTypeWrapper<Partial<ImportPictures>>;
  ImportPotentialsInput: ResolverTypeWrapper<Partial<ImportPotentialsInput>>;
  ImportPotentialsPayload: ResolverTypeWrapper<Partial<ImportPotentialsPayload>>;
  ImportProductsInput: ResolverTypeWrapper<Partial<ImportProductsInput>>;
  ImportProductsPayload: ResolverTypeWrapper<Partial<ImportProductsPayload>>;
  ImportSheet: ResolverTypeWrapper<Partial<ImportSheet>>;
  Institute: ResolverTypeWrapper<Partial<Institute>>;
  Int: ResolverTypeWrapper<Partial<Scalars['Int']['output']>>;
  IntRange: ResolverTypeWrapper<Partial<IntRange>>;
  IssueTaxInvoiceInput: ResolverTypeWrapper<Partial<IssueTaxInvoiceInput>>;
  IssueTaxInvoicePayload: ResolverTypeWrapper<Partial<IssueTaxInvoicePayload>>;
  Language: ResolverTypeWrapper<Partial<Language>>;
  LatestChangeSet: ResolverTypeWrapper<Partial<LatestChangeSet>>;
  LatestChangeSetPage: ResolverTypeWrapper<Partial<LatestChangeSetPage>>;
  LeftOut: ResolverTypeWrapper<Partial<LeftOut>>;
  LeftReason: ResolverTypeWrapper<Partial<LeftReason>>;
  LifetimeFigures: ResolverTypeWrapper<Partial<LifetimeFigures>>;
  LikelyMember: ResolverTypeWrapper<Partial<LikelyMember>>;
  LikelyReason: ResolverTypeWrapper<Partial<LikelyReason>>;
  LocalDateTime: ResolverTypeWrapper<Partial<Scalars['LocalDateTime']['output']>>;
  Locale: ResolverTypeWrapper<Partial<Locale>>;
  Location: ResolverTypeWrapper<Partial<Location>>;
  LocationPage: ResolverTypeWrapper<Partial<LocationPage>>;
  LocationSort: ResolverTypeWrapper<Partial<LocationSort>>;
  LocationSortField: ResolverTypeWrapper<Partial<LocationSortField>>;
  Member: ResolverTypeWrapper<Partial<Member>>;
  MemberBadge: ResolverTypeWrapper<Partial<MemberBadge>>;
  MemberErasureObstacle: ResolverTypeWrapper<Partial<MemberErasureObstacle>>;
  MemberErasurePreview: ResolverTypeWrapper<Partial<MemberErasurePreview>>;
  MemberEvent: ResolverTypeWrapper<Partial<MemberEvent>>;
  MemberEventKind: ResolverTypeWrapper<Partial<MemberEventKind>>;
  MemberEventPage: ResolverTypeWrapper<Partial<MemberEventPage>>;
  MemberFigures: ResolverTypeWrapper<Partial<MemberFigures>>;
  MemberFiguresFilter: ResolverTypeWrapper<Partial<MemberFiguresFilter>>;
  MemberFiguresPage: ResolverTypeWrapper<Partial<MemberFiguresPage>>;
  MemberFiguresSort: ResolverTypeWrapper<Partial<MemberFiguresSort>>;
  MemberFiguresSortField: ResolverTypeWrapper<Partial<MemberFiguresSortField>>;
  MemberFiguresTotals: ResolverTypeWrapper<Partial<MemberFiguresTotals>>;
  MemberFilter: ResolverTypeWrapper<Partial<MemberFilter>>;
  MemberInterests: ResolverTypeWrapper<Partial<MemberInterests>>;
  MemberInterestsInput: ResolverTypeWrapper<Partial<MemberInterestsInput>>;
  MemberLifeTime: ResolverTypeWrapper<Partial<MemberLifeTime>>;
  MemberLifetime: ResolverTypeWrapper<Partial<MemberLifetime>>;
  MemberMerge: ResolverTypeWrapper<Partial<MemberMerge>>;
  MemberMergeChoice: ResolverTypeWrapper<Partial<MemberMergeChoice>>;
  MemberMergeField: ResolverTypeWrapper<Partial<MemberMergeField>>;
  MemberMergeFieldName: ResolverTypeWrapper<Partial<MemberMergeFieldName>>;
  MemberMergeFilter: ResolverTypeWrapper<Partial<MemberMergeFilter>>;
  MemberMergeObstacle: ResolverTypeWrapper<Partial<MemberMergeObstacle>>;
  MemberMergeObstacleCode: ResolverTypeWrapper<Partial<MemberMergeObstacleCode>>;
  MemberMergePage: ResolverTypeWrapper<Partial<MemberMergePage>>;
  MemberMergePreview: ResolverTypeWrapper<Partial<MemberMergePreview>>;
  MemberMergeSale: ResolverTypeWrapper<Partial<MemberMergeSale>>;
  MemberPage: ResolverTypeWrapper<Partial<MemberPage>>;
  MemberSocial: ResolverTypeWrapper<Partial<MemberSocial>>;
  MemberSocialInput: ResolverTypeWrapper<Partial<MemberSocialInput>>;
  MemberSort: ResolverTypeWrapper<Partial<MemberSort>>;
  MemberSortField: ResolverTypeWrapper<Partial<MemberSortField>>;
  MemberTier: ResolverTypeWrapper<Partial<MemberTier>>;
  MemberTierPage: ResolverTypeWrapper<Partial<MemberTierPage>>;
  MemberTierSort: ResolverTypeWrapper<Partial<MemberTierSort>>;
  MemberTierSortField: ResolverTypeWrapper<Partial<MemberTierSortField>>;
  MembersByTier: ResolverTypeWrapper<Partial<MembersByTier>>;
  Menu: ResolverTypeWrapper<Partial<Menu>>;
  Merchant: ResolverTypeWrapper<Partial<Merchant>>;
  MerchantBranch: ResolverTypeWrapper<Partial<MerchantBranch>>;
  MerchantBranchPage: ResolverTypeWrapper<Partial<MerchantBranchPage>>;
  MerchantBranchSort: ResolverTypeWrapper<Partial<MerchantBranchSort>>;
  MerchantBranchSortField: ResolverTypeWrapper<Partial<MerchantBranchSortField>>;
  MerchantRole: ResolverTypeWrapper<Partial<MerchantRole>>;
  MerchantRolePage: ResolverTypeWrapper<Partial<MerchantRolePage>>;
  MerchantRoleSort: ResolverTypeWrapper<Partial<MerchantRoleSort>>;
  MerchantRoleSortField: ResolverTypeWrapper<Partial<MerchantRoleSortField>>;
  MerchantSetting: ResolverTypeWrapper<Partial<MerchantSetting>>;
  MerchantUser: ResolverTypeWrapper<Partial<MerchantUser>>;
  MerchantUserFilter: ResolverTypeWrapper<Partial<MerchantUserFilter>>;
  MerchantUserPage: ResolverTypeWrapper<Partial<MerchantUserPage>>;
  MerchantUserSort: ResolverTypeWrapper<Partial<MerchantUserSort>>;
  MerchantUserSortField: ResolverTypeWrapper<Partial<MerchantUserSortField>>;
  MergeFieldInput: ResolverTypeWrapper<Partial<MergeFieldInput>>;
  MergeMembersInput: ResolverTypeWrapper<Partial<MergeMembersInput>>;
  MergeMembersPayload: ResolverTypeWrapper<Partial<MergeMembersPayload>>;
  MergePotentialInput: ResolverTypeWrapper<Partial<MergePotentialInput>>;
  MergePotentialPayload: ResolverTypeWrapper<Partial<MergePotentialPayload>>;
  MessageChannel: ResolverTypeWrapper<Partial<MessageChannel>>;
  MessageConsent: ResolverTypeWrapper<Partial<MessageConsent>>;
  MessageDelivery: ResolverTypeWrapper<Partial<MessageDelivery>>;
  Money: ResolverTypeWrapper<Partial<Scalars['Money']['output']>>;
  MoneyRange: ResolverTypeWrapper<Partial<MoneyRange>>;
  MoveCashInput: ResolverTypeWrapper<Partial<MoveCashInput>>;
  MoveCashPayload: ResolverTypeWrapper<Partial<MoveCashPayload>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Names: ResolverTypeWrapper<Partial<Names>>;
  NewOrReturning: ResolverTypeWrapper<Partial<NewOrReturning>>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Occupation: ResolverTypeWrapper<Partial<Occupation>>;
  Offer: ResolverTypeWrapper<Partial<Offer>>;
  OfferDraftInput: ResolverTypeWrapper<Partial<OfferDraftInput>>;
  OfferGoods: ResolverTypeWrapper<Partial<OfferGoods>>;
  OfferGoodsInput: ResolverTypeWrapper<Partial<OfferGoodsInput>>;
  OfferKind: ResolverTypeWrapper<Partial<OfferKind>>;
  OfferPage: ResolverTypeWrapper<Partial<OfferPage>>;
  OfferPart: ResolverTypeWrapper<Partial<OfferPart>>;
  OfferPartInput: ResolverTypeWrapper<Partial<OfferPartInput>>;
  OfferSort: ResolverTypeWrapper<Partial<OfferSort>>;
  OfferSortField: ResolverTypeWrapper<Partial<OfferSortField>>;
  OfferTerms: ResolverTypeWrapper<Partial<OfferTerms>>;
  OfferTermsInput: ResolverTypeWrapper<Partial<OfferTermsInput>>;
  OfferUses: ResolverTypeWrapper<Partial<OfferUses>>;
  OnboardAnswer: ResolverTypeWrapper<Partial<OnboardAnswer>>;
  OnboardAnswerInput: ResolverTypeWrapper<Partial<OnboardAnswerInput>>;
  OnboardChoice: ResolverTypeWrapper<Partial<OnboardChoice>>;
  OnboardElementType: ResolverTypeWrapper<Partial<OnboardElementType>>;
  OnboardForm: ResolverTypeWrapper<Partial<OnboardForm>>;
  OnboardQuestion: ResolverTypeWrapper<Partial<OnboardQuestion>>;
  OnboardSource: ResolverTypeWrapper<Partial<OnboardSource>>;
  OpenParkedBillInput: ResolverTypeWrapper<Partial<OpenParkedBillInput>>;
  OpenParkedBillPayload: ResolverTypeWrapper<Partial<OpenParkedBillPayload>>;
  OpenShiftInput: ResolverTypeWrapper<Partial<OpenShiftInput>>;
  OpenShiftPayload: ResolverTypeWrapper<Partial<OpenShiftPayload>>;
  OptionGroup: ResolverTypeWrapper<Partial<OptionGroup>>;
  OptionGroupFilter: ResolverTypeWrapper<Partial<OptionGroupFilter>>;
  OptionGroupPage: ResolverTypeWrapper<Partial<OptionGroupPage>>;
  OptionGroupSort: ResolverTypeWrapper<Partial<OptionGroupSort>>;
  OptionGroupSortField: ResolverTypeWrapper<Partial<OptionGroupSortField>>;
  PageInfo: ResolverTypeWrapper<Partial<PageInfo>>;
  ParkBillInput: ResolverTypeWrapper<Partial<ParkBillInput>>;
  ParkBillPayload: ResolverTypeWrapper<Partial<ParkBillPayload>>;
  ParkedBill: ResolverTypeWrapper<Partial<ParkedBill>>;
  ParkedBillStatus: ResolverTypeWrapper<Partial<ParkedBillStatus>>;
  ParkedBillsChanged: ResolverTypeWrapper<Partial<ParkedBillsChanged>>;
  ParkedContent: ResolverTypeWrapper<Partial<ParkedContent>>;
  ParkedContentInput: ResolverTypeWrapper<Partial<ParkedContentInput>>;
  ParkedLine: ResolverTypeWrapper<Partial<ParkedLine>>;
  ParkedLineInput: ResolverTypeWrapper<Partial<ParkedLineInput>>;
  ParkedOffer: ResolverTypeWrapper<Partial<ParkedOffer>>;
  ParkedOfferInput: ResolverTypeWrapper<Partial<ParkedOfferInput>>;
  ParkedOption: ResolverTypeWrapper<Partial<ParkedOption>>;
  ParkedOptionInput: ResolverTypeWrapper<Partial<ParkedOptionInput>>;
  ParkedShortage: ResolverTypeWrapper<Partial<ParkedShortage>>;
  PasswordOtp: ResolverTypeWrapper<Partial<PasswordOtp>>;
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
  PaymentConfirmation: ResolverTypeWrapper<Partial<PaymentConfirmation>>;
  PaymentConfirmed: ResolverTypeWrapper<Partial<PaymentConfirmed>>;
  PaymentMethod: ResolverTypeWrapper<Partial<PaymentMethod>>;
  PaymentMethodFigures: ResolverTypeWrapper<Partial<PaymentMethodFigures>>;
  PeakDay: ResolverTypeWrapper<Partial<PeakDay>>;
  PhoneNumber: ResolverTypeWrapper<Partial<Scalars['PhoneNumber']['output']>>;
  PictureUrl: ResolverTypeWrapper<Partial<Scalars['PictureUrl']['output']>>;
  PointClaim: ResolverTypeWrapper<Partial<PointClaim>>;
  PointEntry: ResolverTypeWrapper<Partial<PointEntry>>;
  PointEntryFilter: ResolverTypeWrapper<Partial<PointEntryFilter>>;
  PointEntryKind: ResolverTypeWrapper<Partial<PointEntryKind>>;
  PointEntryPage: ResolverTypeWrapper<Partial<PointEntryPage>>;
  PointRates: ResolverTypeWrapper<Partial<PointRates>>;
  PointsFault: ResolverTypeWrapper<Partial<PointsFault>>;
  PointsLiability: ResolverTypeWrapper<PointsLiabilityScope>;
  PointsLiabilityRow: ResolverTypeWrapper<Partial<PointsLiabilityRow>>;
  Postcode: ResolverTypeWrapper<Partial<Postcode>>;
  PostcodeFilter: ResolverTypeWrapper<Partial<PostcodeFilter>>;
  PostcodePage: ResolverTypeWrapper<Partial<PostcodePage>>;
  PostcodeSort: ResolverTypeWrapper<Partial<PostcodeSort>>;
  PostcodeSortField: ResolverTypeWrapper<Partial<PostcodeSortField>>;
  Potential: ResolverTypeWrapper<Partial<Potential>>;
  PotentialErasureObstacle: ResolverTypeWrapper<Partial<PotentialErasureObstacle>>;
  PotentialErasurePreview: ResolverTypeWrapper<Partial<PotentialErasurePreview>>;
  PotentialFilter: ResolverTypeWrapper<Partial<PotentialFilter>>;
  PotentialPage: ResolverTypeWrapper<Partial<PotentialPage>>;
  PotentialSort: ResolverTypeWrapper<Partial<PotentialSort>>;
  PotentialSortField: ResolverTypeWrapper<Partial<PotentialSortField>>;
  Preference: ResolverTypeWrapper<Partial<Preference>>;
  Preparation: ResolverTypeWrapper<Partial<Preparation>>;
  PreparationChanged: ResolverTypeWrapper<Partial<PreparationChanged>>;
  PreparationLine: ResolverTypeWrapper<Partial<PreparationLine>>;
  PreparationOrder: ResolverTypeWrapper<Partial<PreparationOrder>>;
  PreparedLine: ResolverTypeWrapper<Partial<PreparedLine>>;
  PreviewBulkEditInput: ResolverTypeWrapper<Partial<PreviewBulkEditInput>>;
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
  ProductOpeningInput: ResolverTypeWrapper<Partial<ProductOpeningInput>>;
  ProductOption: ResolverTypeWrapper<Partial<ProductOption>>;
  ProductOptionInput: ResolverTypeWrapper<Partial<ProductOptionInput>>;
  ProductPage: ResolverTypeWrapper<Partial<ProductPage>>;
  ProductSort: ResolverTypeWrapper<Partial<ProductSort>>;
  ProductSortField: ResolverTypeWrapper<Partial<ProductSortField>>;
  ProductSubCategory: ResolverTypeWrapper<Partial<ProductSubCategory>>;
  ProductSubCategoryFilter: ResolverTypeWrapper<Partial<ProductSubCategoryFilter>>;
  ProductSubCategoryPage: ResolverTypeWrapper<Partial<ProductSubCategoryPage>>;
  ProductSubCategorySort: ResolverTypeWrapper<Partial<ProductSubCategorySort>>;
  ProductSubCategorySortField: ResolverTypeWrapper<Partial<ProductSubCategorySortField>>;
  Proof: ResolverTypeWrapper<Partial<Proof>>;
  ProofCheck: ResolverTypeWrapper<Partial<ProofCheck>>;
  ProofFault: ResolverTypeWrapper<Partial<ProofFault>>;
  ProofRule: ResolverTypeWrapper<Partial<ProofRule>>;
  ProofState: ResolverTypeWrapper<Partial<ProofState>>;
  Province: ResolverTypeWrapper<Partial<Province>>;
  QuantityPoint: ResolverTypeWrapper<Partial<QuantityPoint>>;
  QuantitySeries: ResolverTypeWrapper<Partial<QuantitySeries>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuietBranch: ResolverTypeWrapper<Partial<QuietBranch>>;
  ReceiptAfterSale: ResolverTypeWrapper<Partial<ReceiptAfterSale>>;
  RefreshSessionInput: ResolverTypeWrapper<Partial<RefreshSessionInput>>;
  RefreshSessionPayload: ResolverTypeWrapper<Partial<RefreshSessionPayload>>;
  RelativeRange: ResolverTypeWrapper<Partial<RelativeRange>>;
  Report: ResolverTypeWrapper<FiguresScope>;
  RequestClaimCodeInput: ResolverTypeWrapper<Partial<RequestClaimCodeInput>>;
  RequestClaimCodePayload: ResolverTypeWrapper<Partial<RequestClaimCodePayload>>;
  RequestPasswordOtpInput: ResolverTypeWrapper<Partial<RequestPasswordOtpInput>>;
  RequestPasswordOtpPayload: ResolverTypeWrapper<Partial<RequestPasswordOtpPayload>>;
  ResetPasswordInput: ResolverTypeWrapper<Partial<ResetPasswordInput>>;
  ResetPasswordPayload: ResolverTypeWrapper<Partial<ResetPasswordPayload>>;
  RestoreDashboardInput: ResolverTypeWrapper<Partial<RestoreDashboardInput>>;
  RestoreDashboardPayload: ResolverTypeWrapper<Partial<RestoreDashboardPayload>>;
  ResumeChangeRunInput: ResolverTypeWrapper<Partial<ResumeChangeRunInput>>;
  ResumeChangeRunPayload: ResolverTypeWrapper<Partial<ResumeChangeRunPayload>>;
  RetentionCohort: ResolverTypeWrapper<Partial<RetentionCohort>>;
  RetentionMonth: ResolverTypeWrapper<Partial<RetentionMonth>>;
  ReturnLineInput: ResolverTypeWrapper<Partial<ReturnLineInput>>;
  ReturnMember: ResolverTypeWrapper<Partial<ReturnMember>>;
  ReturnPoints: ResolverTypeWrapper<Partial<ReturnPoints>>;
  ReturnPreview: ResolverTypeWrapper<Partial<ReturnPreview>>;
  ReturnRow: ResolverTypeWrapper<Partial<ReturnRow>>;
  ReturnSaleInput: ResolverTypeWrapper<Partial<ReturnSaleInput>>;
  ReturnSalePayload: ResolverTypeWrapper<Partial<ReturnSalePayload>>;
  ReturnableLine: ResolverTypeWrapper<Partial<ReturnableLine>>;
  RevenuePoint: ResolverTypeWrapper<Partial<RevenuePoint>>;
  RevenueSeries: ResolverTypeWrapper<Partial<RevenueSeries>>;
  RevenueTarget: ResolverTypeWrapper<Partial<RevenueTarget>>;
  RevenueTargetFilter: ResolverTypeWrapper<Partial<RevenueTargetFilter>>;
  RevenueTargetPage: ResolverTypeWrapper<Partial<RevenueTargetPage>>;
  RevenueTargetSort: ResolverTypeWrapper<Partial<RevenueTargetSort>>;
  RevenueTargetSortField: ResolverTypeWrapper<Partial<RevenueTargetSortField>>;
  RevertChangeSetInput: ResolverTypeWrapper<Partial<RevertChangeSetInput>>;
  RevertChangeSetPayload: ResolverTypeWrapper<Partial<RevertChangeSetPayload>>;
  RevokeServiceAccountKeyInput: ResolverTypeWrapper<Partial<RevokeServiceAccountKeyInput>>;
  RevokeServiceAccountKeyPayload: ResolverTypeWrapper<Partial<RevokeServiceAccountKeyPayload>>;
  RewardInstance: ResolverTypeWrapper<Partial<RewardInstance>>;
  RewardItem: ResolverTypeWrapper<Partial<RewardItem>>;
  RewardType: ResolverTypeWrapper<Partial<RewardType>>;
  RoleImpact: ResolverTypeWrapper<Partial<RoleImpact>>;
  RoleImpactInput: ResolverTypeWrapper<Partial<RoleImpactInput>>;
  RoleUser: ResolverTypeWrapper<Partial<RoleUser>>;
  SaleApproval: ResolverTypeWrapper<Partial<SaleApproval>>;
  SaleExchange: ResolverTypeWrapper<Partial<SaleExchange>>;
  SalePointEntry: ResolverTypeWrapper<Partial<SalePointEntry>>;
  SaleReturn: ResolverTypeWrapper<Partial<SaleReturn>>;
  SaleShift: ResolverTypeWrapper<Partial<SaleShift>>;
  SaleStart: ResolverTypeWrapper<Partial<SaleStart>>;
  SalesFilter: ResolverTypeWrapper<Partial<SalesFilter>>;
  SavedSegment: ResolverTypeWrapper<Partial<SavedSegment>>;
  SavedView: ResolverTypeWrapper<Partial<SavedView>>;
  ScheduleAlert: ResolverTypeWrapper<Partial<ScheduleAlert>>;
  ScheduleAlertInput: ResolverTypeWrapper<Partial<ScheduleAlertInput>>;
  ScheduleCandidate: ResolverTypeWrapper<Partial<ScheduleCandidate>>;
  ScheduleDelivery: ResolverTypeWrapper<Partial<ScheduleDelivery>>;
  ScheduleRecipient: ResolverTypeWrapper<Partial<ScheduleRecipient>>;
  ScheduleRhythm: ResolverTypeWrapper<Partial<ScheduleRhythm>>;
  SecurityEvent: ResolverTypeWrapper<Partial<SecurityEvent>>;
  SecurityEventFilter: ResolverTypeWrapper<Partial<SecurityEventFilter>>;
  SecurityEventKind: ResolverTypeWrapper<Partial<SecurityEventKind>>;
  SecurityEventPage: ResolverTypeWrapper<Partial<SecurityEventPage>>;
  SegmentOf: ResolverTypeWrapper<Partial<SegmentOf>>;
  SelfRegisterChoice: ResolverTypeWrapper<Partial<SelfRegisterChoice>>;
  SelfRegisterForm: ResolverTypeWrapper<Partial<SelfRegisterForm>>;
  SelfRegisterInput: ResolverTypeWrapper<Partial<SelfRegisterInput>>;
  SelfRegisterPayload: ResolverTypeWrapper<Partial<SelfRegisterPayload>>;
  SelfRegisterUrl: ResolverTypeWrapper<Partial<SelfRegisterUrl>>;
  SendSelfRegisterUrlInput: ResolverTypeWrapper<Partial<SendSelfRegisterUrlInput>>;
  SendSelfRegisterUrlPayload: ResolverTypeWrapper<Partial<SendSelfRegisterUrlPayload>>;
  SentMessage: ResolverTypeWrapper<Partial<SentMessage>>;
  ServiceAccount: ResolverTypeWrapper<Partial<ServiceAccount>>;
  ServiceAccountKey: ResolverTypeWrapper<Partial<ServiceAccountKey>>;
  ServiceAccountPage: ResolverTypeWrapper<Partial<ServiceAccountPage>>;
  ServiceAccountSort: ResolverTypeWrapper<Partial<ServiceAccountSort>>;
  ServiceAccountSortField: ResolverTypeWrapper<Partial<ServiceAccountSortField>>;
  Session: ResolverTypeWrapper<Partial<Session>>;
  SetMessageConsentInput: ResolverTypeWrapper<Partial<SetMessageConsentInput>>;
  SetMessageConsentPayload: ResolverTypeWrapper<Partial<SetMessageConsentPayload>>;
  SetTillPinInput: ResolverTypeWrapper<Partial<SetTillPinInput>>;
  SetTillPinPayload: ResolverTypeWrapper<Partial<SetTillPinPayload>>;
  Setup: ResolverTypeWrapper<Partial<Setup>>;
  Shift: ResolverTypeWrapper<Partial<Shift>>;
  ShiftCashier: ResolverTypeWrapper<Partial<ShiftCashier>>;
  ShiftEntry: ResolverTypeWrapper<Partial<ShiftEntry>>;
  ShiftFilter: ResolverTypeWrapper<Partial<ShiftFilter>>;
  ShiftPage: ResolverTypeWrapper<Partial<ShiftPage>>;
  ShiftReport: ResolverTypeWrapper<Partial<ShiftReport>>;
  ShiftSort: ResolverTypeWrapper<Partial<ShiftSort>>;
  ShiftSortField: ResolverTypeWrapper<Partial<ShiftSortField>>;
  ShiftTender: ResolverTypeWrapper<Partial<ShiftTender>>;
  SignInInput: ResolverTypeWrapper<Partial<SignInInput>>;
  SignInPayload: ResolverTypeWrapper<Partial<SignInPayload>>;
  SignOutPayload: ResolverTypeWrapper<Partial<SignOutPayload>>;
  SlipReference: ResolverTypeWrapper<Partial<SlipReference>>;
  SlipReferenceInput: ResolverTypeWrapper<Partial<SlipReferenceInput>>;
  Social: ResolverTypeWrapper<Partial<Social>>;
  SoldFiguresTotals: ResolverTypeWrapper<Partial<SoldFiguresTotals>>;
  SortDirection: ResolverTypeWrapper<Partial<SortDirection>>;
  Statistics: ResolverTypeWrapper<StatisticsScope>;
  Status: ResolverTypeWrapper<Partial<Status>>;
  StatusFilter: ResolverTypeWrapper<Partial<StatusFilter>>;
  StockFilter: ResolverTypeWrapper<Partial<StockFilter>>;
  StockImport: ResolverTypeWrapper<Partial<StockImport>>;
  StockImportFilter: ResolverTypeWrapper<Partial<StockImportFilter>>;
  StockImportLine: ResolverTypeWrapper<Partial<StockImportLine>>;
  StockImportLineInput: ResolverTypeWrapper<Partial<StockImportLineInput>>;
  StockImportPage: ResolverTypeWrapper<Partial<StockImportPage>>;
  StockImportSort: ResolverTypeWrapper<Partial<StockImportSort>>;
  StockImportSortField: ResolverTypeWrapper<Partial<StockImportSortField>>;
  StockLevel: ResolverTypeWrapper<Partial<StockLevel>>;
  StockLevelPage: ResolverTypeWrapper<Partial<StockLevelPage>>;
  StockLevelSort: ResolverTypeWrapper<Partial<StockLevelSort>>;
  StockLevelSortField: ResolverTypeWrapper<Partial<StockLevelSortField>>;
  StockMovement: ResolverTypeWrapper<Partial<StockMovement>>;
  StockMovementFilter: ResolverTypeWrapper<Partial<StockMovementFilter>>;
  StockMovementKind: ResolverTypeWrapper<Partial<StockMovementKind>>;
  StockMovementPage: ResolverTypeWrapper<Partial<StockMovementPage>>;
  StockOfBranch: ResolverTypeWrapper<Partial<StockOfBranch>>;
  StockProduct: ResolverTypeWrapper<Partial<StockProduct>>;
  StockProductFilter: ResolverTypeWrapper<Partial<StockProductFilter>>;
  StockProductPage: ResolverTypeWrapper<Partial<StockProductPage>>;
  StockProductSort: ResolverTypeWrapper<Partial<StockProductSort>>;
  StockProductSortField: ResolverTypeWrapper<Partial<StockProductSortField>>;
  String: ResolverTypeWrapper<Partial<Scalars['String']['output']>>;
  SubCategoryFigures: ResolverTypeWrapper<Partial<SubCategoryFigures>>;
  SubCategoryFiguresFilter: ResolverTypeWrapper<Partial<SubCategoryFiguresFilter>>;
  SubCategoryFiguresPage: ResolverTypeWrapper<Partial<SubCategoryFiguresPage>>;
  SubDistrict: ResolverTypeWrapper<Partial<SubDistrict>>;
  SubDistrictFilter: ResolverTypeWrapper<Partial<SubDistrictFilter>>;
  SubDistrictPage: ResolverTypeWrapper<Partial<SubDistrictPage>>;
  SubDistrictSort: ResolverTypeWrapper<Partial<SubDistrictSort>>;
  SubDistrictSortField: ResolverTypeWrapper<Partial<SubDistrictSortField>>;
  SubMenu: ResolverTypeWrapper<Partial<SubMenu>>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Supplier: ResolverTypeWrapper<Partial<Supplier>>;
  SupplierPage: ResolverTypeWrapper<Partial<SupplierPage>>;
  SupplierSort: ResolverTypeWrapper<Partial<SupplierSort>>;
  SupplierSortField: ResolverTypeWrapper<Partial<SupplierSortField>>;
  TargetFigures: ResolverTypeWrapper<Partial<TargetFigures>>;
  TaxBuyer: ResolverTypeWrapper<Partial<TaxBuyer>>;
  TaxBuyerInput: ResolverTypeWrapper<Partial<TaxBuyerInput>>;
  TaxDocument: ResolverTypeWrapper<Partial<TaxDocument>>;
  TaxDocumentKind: ResolverTypeWrapper<Partial<TaxDocumentKind>>;
  TaxDocumentLine: ResolverTypeWrapper<Partial<TaxDocumentLine>>;
  TaxDocumentReference: ResolverTypeWrapper<Partial<TaxDocumentReference>>;
  TaxLineType: ResolverTypeWrapper<Partial<TaxLineType>>;
  TaxMode: ResolverTypeWrapper<Partial<TaxMode>>;
  TaxSeller: ResolverTypeWrapper<Partial<TaxSeller>>;
  TaxSetting: ResolverTypeWrapper<Partial<TaxSetting>>;
  Template: ResolverTypeWrapper<Partial<Template>>;
  TickPreparationInput: ResolverTypeWrapper<Partial<TickPreparationInput>>;
  TickPreparationPayload: ResolverTypeWrapper<Partial<TickPreparationPayload>>;
  TierCount: ResolverTypeWrapper<Partial<TierCount>>;
  TierDraftInput: ResolverTypeWrapper<Partial<TierDraftInput>>;
  TierFigures: ResolverTypeWrapper<Partial<TierFigures>>;
  TierPrivilege: ResolverTypeWrapper<Partial<TierPrivilege>>;
  TierPrivilegeInput: ResolverTypeWrapper<Partial<TierPrivilegeInput>>;
  TierStanding: ResolverTypeWrapper<Partial<TierStanding>>;
  Till: ResolverTypeWrapper<Partial<Till>>;
  TillFilter: ResolverTypeWrapper<Partial<TillFilter>>;
  TillIdle: ResolverTypeWrapper<Partial<TillIdle>>;
  TillPage: ResolverTypeWrapper<Partial<TillPage>>;
  TillShift: ResolverTypeWrapper<Partial<TillShift>>;
  TillSort: ResolverTypeWrapper<Partial<TillSort>>;
  TillSortField: ResolverTypeWrapper<Partial<TillSortField>>;
  TillUser: ResolverTypeWrapper<Partial<TillUser>>;
  TimeUnit: ResolverTypeWrapper<Partial<TimeUnit>>;
  TopByQuantity: ResolverTypeWrapper<Partial<TopByQuantity>>;
  TopByRevenue: ResolverTypeWrapper<Partial<TopByRevenue>>;
  TraceEntry: ResolverTypeWrapper<Partial<TraceEntry>>;
  Transaction: ResolverTypeWrapper<Partial<Transaction>>;
  TransactionChannel: ResolverTypeWrapper<Partial<TransactionChannel>>;
  TransactionConnection: ResolverTypeWrapper<Partial<TransactionConnection>>;
  TransactionCoupon: ResolverTypeWrapper<Partial<TransactionCoupon>>;
  TransactionCouponType: ResolverTypeWrapper<Partial<TransactionCouponType>>;
  TransactionEdge: ResolverTypeWrapper<Partial<TransactionEdge>>;
  TransactionFilter: ResolverTypeWrapper<Partial<TransactionFilter>>;
  TransactionItem: ResolverTypeWrapper<Partial<TransactionItem>>;
  TransactionItemGoods: ResolverTypeWrapper<Partial<TransactionItemGoods>>;
  TransactionItemOption: ResolverTypeWrapper<Partial<TransactionItemOption>>;
  TransactionItemPart: ResolverTypeWrapper<Partial<TransactionItemPart>>;
  TransactionItemType: ResolverTypeWrapper<Partial<TransactionItemType>>;
  TransactionPage: ResolverTypeWrapper<Partial<TransactionPage>>;
  TransactionPoint: ResolverTypeWrapper<Partial<TransactionPoint>>;
  TransactionSeries: ResolverTypeWrapper<Partial<TransactionSeries>>;
  TransactionSort: ResolverTypeWrapper<Partial<TransactionSort>>;
  TransactionSortField: ResolverTypeWrapper<Partial<TransactionSortField>>;
  TransactionStatus: ResolverTypeWrapper<Partial<TransactionStatus>>;
  TransactionTotals: ResolverTypeWrapper<Partial<TransactionTotals>>;
  TransferConfirmation: ResolverTypeWrapper<Partial<TransferConfirmation>>;
  TransferProof: ResolverTypeWrapper<Partial<TransferProof>>;
  TryDashboardScheduleInput: ResolverTypeWrapper<Partial<TryDashboardScheduleInput>>;
  TryDashboardSchedulePayload: ResolverTypeWrapper<Partial<TryDashboardSchedulePayload>>;
  UndoMemberMergeInput: ResolverTypeWrapper<Partial<UndoMemberMergeInput>>;
  UndoMemberMergePayload: ResolverTypeWrapper<Partial<UndoMemberMergePayload>>;
  UnsoldProduct: ResolverTypeWrapper<Partial<UnsoldProduct>>;
  UnsoldProductFilter: ResolverTypeWrapper<Partial<UnsoldProductFilter>>;
  UnsoldProductPage: ResolverTypeWrapper<Partial<UnsoldProductPage>>;
  UnsoldProductSort: ResolverTypeWrapper<Partial<UnsoldProductSort>>;
  UnsoldProductSortField: ResolverTypeWrapper<Partial<UnsoldProductSortField>>;
  UnsoldProductTotals: ResolverTypeWrapper<Partial<UnsoldProductTotals>>;
  UntickPreparationInput: ResolverTypeWrapper<Partial<UntickPreparationInput>>;
  UntickPreparationPayload: ResolverTypeWrapper<Partial<UntickPreparationPayload>>;
  UpdateAppointmentInput: ResolverTypeWrapper<Partial<UpdateAppointmentInput>>;
  UpdateAppointmentPayload: ResolverTypeWrapper<Partial<UpdateAppointmentPayload>>;
  UpdateConditionInput: ResolverTypeWrapper<Partial<UpdateConditionInput>>;
  UpdateConditionPayload: ResolverTypeWrapper<Partial<UpdateConditionPayload>>;
  UpdateDashboardInput: ResolverTypeWrapper<Partial<UpdateDashboardInput>>;
  UpdateDashboardPayload: ResolverTypeWrapper<Partial<UpdateDashboardPayload>>;
  UpdateDashboardScheduleInput: ResolverTypeWrapper<Partial<UpdateDashboardScheduleInput>>;
  UpdateDashboardSchedulePayload: ResolverTypeWrapper<Partial<UpdateDashboardSchedulePayload>>;
  UpdateMemberBadgeInput: ResolverTypeWrapper<Partial<UpdateMemberBadgeInput>>;
  UpdateMemberBadgePayload: ResolverTypeWrapper<Partial<UpdateMemberBadgePayload>>;
  UpdateMemberBadgesInput: ResolverTypeWrapper<Partial<UpdateMemberBadgesInput>>;
  UpdateMemberBadgesPayload: ResolverTypeWrapper<Partial<UpdateMemberBadgesPayload>>;
  UpdateMemberInput: ResolverTypeWrapper<Partial<UpdateMemberInput>>;
  UpdateMemberPayload: ResolverTypeWrapper<Partial<UpdateMemberPayload>>;
  UpdateMemberTierInput: ResolverTypeWrapper<Partial<UpdateMemberTierInput>>;
  UpdateMemberTierPayload: ResolverTypeWrapper<Partial<UpdateMemberTierPayload>>;
  UpdateMerchantBranchInput: ResolverTypeWrapper<Partial<UpdateMerchantBranchInput>>;
  UpdateMerchantBranchPayload: ResolverTypeWrapper<Partial<UpdateMerchantBranchPayload>>;
  UpdateMerchantRoleInput: ResolverTypeWrapper<Partial<UpdateMerchantRoleInput>>;
  UpdateMerchantRolePayload: ResolverTypeWrapper<Partial<UpdateMerchantRolePayload>>;
  UpdateMerchantSettingInput: ResolverTypeWrapper<Partial<UpdateMerchantSettingInput>>;
  UpdateMerchantSettingPayload: ResolverTypeWrapper<Partial<UpdateMerchantSettingPayload>>;
  UpdateMerchantUserInput: ResolverTypeWrapper<Partial<UpdateMerchantUserInput>>;
  UpdateMerchantUserPayload: ResolverTypeWrapper<Partial<UpdateMerchantUserPayload>>;
  UpdateOfferInput: ResolverTypeWrapper<Partial<UpdateOfferInput>>;
  UpdateOfferPayload: ResolverTypeWrapper<Partial<UpdateOfferPayload>>;
  UpdateOptionGroupInput: ResolverTypeWrapper<Partial<UpdateOptionGroupInput>>;
  UpdateOptionGroupPayload: ResolverTypeWrapper<Partial<UpdateOptionGroupPayload>>;
  UpdateParkedBillInput: ResolverTypeWrapper<Partial<UpdateParkedBillInput>>;
  UpdateParkedBillPayload: ResolverTypeWrapper<Partial<UpdateParkedBillPayload>>;
  UpdatePaymentChannelInput: ResolverTypeWrapper<Partial<UpdatePaymentChannelInput>>;
  UpdatePaymentChannelPayload: ResolverTypeWrapper<Partial<UpdatePaymentChannelPayload>>;
  UpdatePaymentMethodInput: ResolverTypeWrapper<Partial<UpdatePaymentMethodInput>>;
  UpdatePaymentMethodPayload: ResolverTypeWrapper<Partial<UpdatePaymentMethodPayload>>;
  UpdatePotentialInput: ResolverTypeWrapper<Partial<UpdatePotentialInput>>;
  UpdatePotentialPayload: ResolverTypeWrapper<Partial<UpdatePotentialPayload>>;
  UpdateProductCategoryInput: ResolverTypeWrapper<Partial<UpdateProductCategoryInput>>;
  UpdateProductCategoryPayload: ResolverTypeWrapper<Partial<UpdateProductCategoryPayload>>;
  UpdateProductInput: ResolverTypeWrapper<Partial<UpdateProductInput>>;
  UpdateProductPayload: ResolverTypeWrapper<Partial<UpdateProductPayload>>;
  UpdateProductSubCategoryInput: ResolverTypeWrapper<Partial<UpdateProductSubCategoryInput>>;
  UpdateProductSubCategoryPayload: ResolverTypeWrapper<Partial<UpdateProductSubCategoryPayload>>;
  UpdateRevenueTargetInput: ResolverTypeWrapper<Partial<UpdateRevenueTargetInput>>;
  UpdateRevenueTargetPayload: ResolverTypeWrapper<Partial<UpdateRevenueTargetPayload>>;
  UpdateSavedSegmentInput: ResolverTypeWrapper<Partial<UpdateSavedSegmentInput>>;
  UpdateSavedSegmentPayload: ResolverTypeWrapper<Partial<UpdateSavedSegmentPayload>>;
  UpdateSavedViewInput: ResolverTypeWrapper<Partial<UpdateSavedViewInput>>;
  UpdateSavedViewPayload: ResolverTypeWrapper<Partial<UpdateSavedViewPayload>>;
  UpdateServiceAccountInput: ResolverTypeWrapper<Partial<UpdateServiceAccountInput>>;
  UpdateServiceAccountPayload: ResolverTypeWrapper<Partial<UpdateServiceAccountPayload>>;
  UpdateSupplierInput: ResolverTypeWrapper<Partial<UpdateSupplierInput>>;
  UpdateSupplierPayload: ResolverTypeWrapper<Partial<UpdateSupplierPayload>>;
  UpdateTillInput: ResolverTypeWrapper<Partial<UpdateTillInput>>;
  UpdateTillPayload: ResolverTypeWrapper<Partial<UpdateTillPayload>>;
  Upload: ResolverTypeWrapper<Partial<Scalars['Upload']['output']>>;
  UploadMemberImageInput: ResolverTypeWrapper<Partial<UploadMemberImageInput>>;
  UploadMemberImagePayload: ResolverTypeWrapper<Partial<UploadMemberImagePayload>>;
  UploadMemberTierImageInput: ResolverTypeWrapper<Partial<UploadMemberTierImageInput>>;
  UploadMemberTierImagePayload: ResolverTypeWrapper<Partial<UploadMemberTierImagePayload>>;
  UploadMerchantBranchImageInput: ResolverTypeWrapper<Partial<UploadMerchantBranchImageInput>>;
  UploadMerchantBranchImagePayload: ResolverTypeWrapper<Partial<UploadMerchantBranchImagePayload>>;
  UploadMerchantUserImageInput: ResolverTypeWrapper<Partial<UploadMerchantUserImageInput>>;
  UploadMerchantUserImagePayload: ResolverTypeWrapper<Partial<UploadMerchantUserImagePayload>>;
  UploadPaymentChannelImageInput: ResolverTypeWrapper<Partial<UploadPaymentChannelImageInput>>;
  UploadPaymentChannelImagePayload: ResolverTypeWrapper<Partial<UploadPaymentChannelImagePayload>>;
  UploadPotentialImageInput: ResolverTypeWrapper<Partial<UploadPotentialImageInput>>;
  UploadPotentialImagePayload: ResolverTypeWrapper<Partial<UploadPotentialImagePayload>>;
  UploadProductImageInput: ResolverTypeWrapper<Partial<UploadProductImageInput>>;
  UploadProductImagePayload: ResolverTypeWrapper<Partial<UploadProductImagePayload>>;
  UploadTransactionSlipInput: ResolverTypeWrapper<Partial<UploadTransactionSlipInput>>;
  UploadTransactionSlipPayload: ResolverTypeWrapper<Partial<UploadTransactionSlipPayload>>;
  UserError: ResolverTypeWrapper<Partial<UserError>>;
  UserErrorCode: ResolverTypeWrapper<Partial<UserErrorCode>>;
  UserErrorParam: ResolverTypeWrapper<Partial<UserErrorParam>>;
  VerifyOfferInput: ResolverTypeWrapper<Partial<VerifyOfferInput>>;
  VerifyOfferPayload: ResolverTypeWrapper<Partial<VerifyOfferPayload>>;
  VerifyOtpInput: ResolverTypeWrapper<Partial<VerifyOtpInput>>;
  VerifyOtpPayload: ResolverTypeWrapper<Partial<VerifyOtpPayload>>;
  Viewer: ResolverTypeWrapper<Partial<Viewer>>;
  VoidMember: ResolverTypeWrapper<Partial<VoidMember>>;
  VoidPreview: ResolverTypeWrapper<Partial<VoidPreview>>;
  VoidStock: ResolverTypeWrapper<Partial<VoidStock>>;
  VoidTender: ResolverTypeWrapper<Partial<VoidTender>>;
  VoidTransactionInput: ResolverTypeWrapper<Partial<VoidTransactionInput>>;
  VoidTransactionPayload: ResolverTypeWrapper<Partial<VoidTransactionPayload>>;
  Weekday: ResolverTypeWrapper<Partial<Weekday>>;
  WhatIf: ResolverTypeWrapper<Partial<WhatIf>>;
  WhatIfBill: ResolverTypeWrapper<Partial<WhatIfBill>>;
  WhatIfDepth: ResolverTypeWrapper<Partial<WhatIfDepth>>;
  WhatIfGiven: ResolverTypeWrapper<Partial<WhatIfGiven>>;
  WhatIfMiss: ResolverTypeWrapper<Partial<WhatIfMiss>>;
  WhatIfReason: ResolverTypeWrapper<Partial<WhatIfReason>>;
  WhatIfSale: ResolverTypeWrapper<Partial<WhatIfSale>>;
  WhatIfTier: ResolverTypeWrapper<Partial<WhatIfTier>>;
  WhatIfWeekday: ResolverTypeWrapper<Partial<WhatIfWeekday>>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdjustPointsInput: Partial<AdjustPointsInput>;
  AdjustPointsPayload: Partial<AdjustPointsPayload>;
  Approval: Partial<Approval>;
  ApprovalSetting: Partial<ApprovalSetting>;
  ApproveExchangeInput: Partial<ApproveExchangeInput>;
  ApproveInput: Partial<ApproveInput>;
  ApprovePayload: Partial<ApprovePayload>;
  ApproveReturnInput: Partial<ApproveReturnInput>;
  ApproveVoidInput: Partial<ApproveVoidInput>;
  Attribute: Partial<Attribute>;
  Authorize: Partial<Authorize>;
  AuthorizeInput: Partial<AuthorizeInput>;
  BadgeMember: Partial<BadgeMember>;
  BadgeMemberPage: Partial<BadgeMemberPage>;
  BasketPieces: Partial<BasketPieces>;
  BasketPiecesStep: Partial<BasketPiecesStep>;
  BasketSizes: Partial<BasketSizes>;
  BasketStep: Partial<BasketStep>;
  BillBounds: Partial<BillBounds>;
  Boolean: Partial<Scalars['Boolean']['output']>;
  BoughtFigures: Partial<BoughtFigures>;
  BoughtFilter: Partial<BoughtFilter>;
  Breakdown: Partial<Omit<Breakdown, 'rows'> & { rows: Array<ResolversParentTypes['BreakdownRow']> }>;
  BreakdownMeasures: Partial<BreakdownMeasures>;
  BreakdownRow: ReadRow;
  BreakdownSort: Partial<BreakdownSort>;
  BulkEditAction: Partial<BulkEditAction>;
  BulkEditExample: Partial<BulkEditExample>;
  BulkEditFilter: Partial<BulkEditFilter>;
  BulkEditInput: Partial<BulkEditInput>;
  BulkEditPayload: Partial<BulkEditPayload>;
  BulkEditPreview: Partial<BulkEditPreview>;
  BuyerGroupFigures: Partial<BuyerGroupFigures>;
  BuyersFilter: Partial<BuyersFilter>;
  CalendarEntry: Partial<CalendarEntry>;
  CalendarEntryPage: Partial<CalendarEntryPage>;
  CancelChangeRunInput: Partial<CancelChangeRunInput>;
  CancelChangeRunPayload: Partial<CancelChangeRunPayload>;
  Card: Partial<Card>;
  CashPiecesInput: Partial<CashPiecesInput>;
  CategoryFigures: Partial<CategoryFigures>;
  CategoryFiguresFilter: Partial<CategoryFiguresFilter>;
  CategoryFiguresPage: Partial<CategoryFiguresPage>;
  CategoryFiguresSort: Partial<CategoryFiguresSort>;
  Change: Partial<Change>;
  ChangeCount: Partial<ChangeCount>;
  ChangePage: Partial<ChangePage>;
  ChangePasswordInput: Partial<ChangePasswordInput>;
  ChangePasswordPayload: Partial<ChangePasswordPayload>;
  ChangeRun: Partial<ChangeRun>;
  ChangeSet: Partial<ChangeSet>;
  ChangeSetFilter: Partial<ChangeSetFilter>;
  ChangedField: Partial<ChangedField>;
  ChangedValue: Partial<ChangedValue>;
  ChooseDefaultViewInput: Partial<ChooseDefaultViewInput>;
  ChooseDefaultViewPayload: Partial<ChooseDefaultViewPayload>;
  ClaimCode: Partial<ClaimCode>;
  ClaimForm: Partial<ClaimForm>;
  ClaimPointsInput: Partial<ClaimPointsInput>;
  ClaimPointsPayload: Partial<ClaimPointsPayload>;
  ClearTillPinInput: Partial<ClearTillPinInput>;
  ClearTillPinPayload: Partial<ClearTillPinPayload>;
  CloseShiftInput: Partial<CloseShiftInput>;
  CloseShiftPayload: Partial<CloseShiftPayload>;
  Color: Partial<Color>;
  Condition: Partial<Condition>;
  ConditionValue: Partial<ConditionValue>;
  ConditionValueInput: Partial<ConditionValueInput>;
  ConfirmationSecret: Partial<ConfirmationSecret>;
  Count: Partial<Scalars['Count']['output']>;
  CountPoint: Partial<CountPoint>;
  CountSeries: Partial<CountSeries>;
  CountedCashInput: Partial<CountedCashInput>;
  CounterSetting: Partial<CounterSetting>;
  Coupon: Partial<Coupon>;
  CouponValue: Partial<CouponValue>;
  CouponValueInput: Partial<CouponValueInput>;
  CreateAppointmentInput: Partial<CreateAppointmentInput>;
  CreateAppointmentPayload: Partial<CreateAppointmentPayload>;
  CreateConfirmationSecretInput: Partial<CreateConfirmationSecretInput>;
  CreateConfirmationSecretPayload: Partial<CreateConfirmationSecretPayload>;
  CreateDashboardInput: Partial<CreateDashboardInput>;
  CreateDashboardPayload: Partial<CreateDashboardPayload>;
  CreateDashboardScheduleInput: Partial<CreateDashboardScheduleInput>;
  CreateDashboardSchedulePayload: Partial<CreateDashboardSchedulePayload>;
  CreateLocationInput: Partial<CreateLocationInput>;
  CreateLocationPayload: Partial<CreateLocationPayload>;
  CreateMemberInput: Partial<CreateMemberInput>;
  CreateMemberPayload: Partial<CreateMemberPayload>;
  CreateMemberTierInput: Partial<CreateMemberTierInput>;
  CreateMemberTierPayload: Partial<CreateMemberTierPayload>;
  CreateMerchantBranchInput: Partial<CreateMerchantBranchInput>;
  CreateMerchantBranchPayload: Partial<CreateMerchantBranchPayload>;
  CreateMerchantInput: Partial<CreateMerchantInput>;
  CreateMerchantPayload: Partial<CreateMerchantPayload>;
  CreateMerchantRoleInput: Partial<CreateMerchantRoleInput>;
  CreateMerchantRolePayload: Partial<CreateMerchantRolePayload>;
  CreateMerchantUserInput: Partial<CreateMerchantUserInput>;
  CreateMerchantUserPayload: Partial<CreateMerchantUserPayload>;
  CreateOfferInput: Partial<CreateOfferInput>;
  CreateOfferPayload: Partial<CreateOfferPayload>;
  CreateOptionGroupInput: Partial<CreateOptionGroupInput>;
  CreateOptionGroupPayload: Partial<CreateOptionGroupPayload>;
  CreatePaymentChannelInput: Partial<CreatePaymentChannelInput>;
  CreatePaymentChannelPayload: Partial<CreatePaymentChannelPayload>;
  CreatePotentialInput: Partial<CreatePotentialInput>;
  CreatePotentialPayload: Partial<CreatePotentialPayload>;
  CreateProductCategoryInput: Partial<CreateProductCategoryInput>;
  CreateProductCategoryPayload: Partial<CreateProductCategoryPayload>;
  CreateProductInput: Partial<CreateProductInput>;
  CreateProductPayload: Partial<CreateProductPayload>;
  CreateProductSubCategoryInput: Partial<CreateProductSubCategoryInput>;
  CreateProductSubCategoryPayload: Partial<CreateProductSubCategoryPayload>;
  CreateRevenueTargetInput: Partial<CreateRevenueTargetInput>;
  CreateRevenueTargetPayload: Partial<CreateRevenueTargetPayload>;
  CreateSavedSegmentInput: Partial<CreateSavedSegmentInput>;
  CreateSavedSegmentPayload: Partial<CreateSavedSegmentPayload>;
  CreateSavedViewInput: Partial<CreateSavedViewInput>;
  CreateSavedViewPayload: Partial<CreateSavedViewPayload>;
  CreateServiceAccountInput: Partial<CreateServiceAccountInput>;
  CreateServiceAccountKeyInput: Partial<CreateServiceAccountKeyInput>;
  CreateServiceAccountKeyPayload: Partial<CreateServiceAccountKeyPayload>;
  CreateServiceAccountPayload: Partial<CreateServiceAccountPayload>;
  CreateStockImportInput: Partial<CreateStockImportInput>;
  CreateStockImportPayload: Partial<CreateStockImportPayload>;
  CreateSupplierInput: Partial<CreateSupplierInput>;
  CreateSupplierPayload: Partial<CreateSupplierPayload>;
  CreateTillInput: Partial<CreateTillInput>;
  CreateTillPayload: Partial<CreateTillPayload>;
  Currency: Partial<Currency>;
  CustomerEntry: Partial<CustomerEntry>;
  CustomerEntryInput: Partial<CustomerEntryInput>;
  CustomerFact: Partial<CustomerFact>;
  CustomerFactInput: Partial<CustomerFactInput>;
  Dashboard: Partial<Dashboard>;
  DashboardFault: Partial<DashboardFault>;
  DashboardPart: Partial<DashboardPart>;
  DashboardPartInput: Partial<DashboardPartInput>;
  DashboardSchedule: Partial<DashboardSchedule>;
  DashboardVersion: Partial<DashboardVersion>;
  Date: Partial<Scalars['Date']['output']>;
  DateTime: Partial<Scalars['DateTime']['output']>;
  DayNote: Partial<DayNote>;
  DayRange: Partial<DayRange>;
  DayRangeInput: Partial<DayRangeInput>;
  DeleteAppointmentInput: Partial<DeleteAppointmentInput>;
  DeleteAppointmentPayload: Partial<DeleteAppointmentPayload>;
  DeleteDashboardInput: Partial<DeleteDashboardInput>;
  DeleteDashboardPayload: Partial<DeleteDashboardPayload>;
  DeleteDashboardScheduleInput: Partial<DeleteDashboardScheduleInput>;
  DeleteDashboardSchedulePayload: Partial<DeleteDashboardSchedulePayload>;
  DeleteMemberTierInput: Partial<DeleteMemberTierInput>;
  DeleteMemberTierPayload: Partial<DeleteMemberTierPayload>;
  DeleteMerchantBranchInput: Partial<DeleteMerchantBranchInput>;
  DeleteMerchantBranchPayload: Partial<DeleteMerchantBranchPayload>;
  DeleteMerchantRoleInput: Partial<DeleteMerchantRoleInput>;
  DeleteMerchantRolePayload: Partial<DeleteMerchantRolePayload>;
  DeleteMerchantUserInput: Partial<DeleteMerchantUserInput>;
  DeleteMerchantUserPayload: Partial<DeleteMerchantUserPayload>;
  DeleteOfferInput: Partial<DeleteOfferInput>;
  DeleteOfferPayload: Partial<DeleteOfferPayload>;
  DeleteOptionGroupInput: Partial<DeleteOptionGroupInput>;
  DeleteOptionGroupPayload: Partial<DeleteOptionGroupPayload>;
  DeletePaymentChannelInput: Partial<DeletePaymentChannelInput>;
  DeletePaymentChannelPayload: Partial<DeletePaymentChannelPayload>;
  DeleteProductCategoryInput: Partial<DeleteProductCategoryInput>;
  DeleteProductCategoryPayload: Partial<DeleteProductCategoryPayload>;
  DeleteProductInput: Partial<DeleteProductInput>;
  DeleteProductPayload: Partial<DeleteProductPayload>;
  DeleteProductSubCategoryInput: Partial<DeleteProductSubCategoryInput>;
  DeleteProductSubCategoryPayload: Partial<DeleteProductSubCategoryPayload>;
  DeleteRevenueTargetInput: Partial<DeleteRevenueTargetInput>;
  DeleteRevenueTargetPayload: Partial<DeleteRevenueTargetPayload>;
  DeleteSavedSegmentInput: Partial<DeleteSavedSegmentInput>;
  DeleteSavedSegmentPayload: Partial<DeleteSavedSegmentPayload>;
  DeleteSavedViewInput: Partial<DeleteSavedViewInput>;
  DeleteSavedViewPayload: Partial<DeleteSavedViewPayload>;
  DeleteServiceAccountInput: Partial<DeleteServiceAccountInput>;
  DeleteServiceAccountPayload: Partial<DeleteServiceAccountPayload>;
  DeleteSupplierInput: Partial<DeleteSupplierInput>;
  DeleteSupplierPayload: Partial<DeleteSupplierPayload>;
  DeleteTillInput: Partial<DeleteTillInput>;
  DeleteTillPayload: Partial<DeleteTillPayload>;
  DerivedColumn: Partial<DerivedColumn>;
  DerivedColumnInput: Partial<DerivedColumnInput>;
  DiscardParkedBillInput: Partial<DiscardParkedBillInput>;
  DiscardParkedBillPayload: Partial<DiscardParkedBillPayload>;
  District: Partial<District>;
  DistrictFilter: Partial<DistrictFilter>;
  DistrictPage: Partial<DistrictPage>;
  DistrictSort: Partial<DistrictSort>;
  EarningRule: Partial<EarningRule>;
  EraseMemberInput: Partial<EraseMemberInput>;
  EraseMemberPayload: Partial<EraseMemberPayload>;
  ErasePotentialInput: Partial<ErasePotentialInput>;
  ErasePotentialPayload: Partial<ErasePotentialPayload>;
  Event: Partial<Event>;
  ExchangeSaleInput: Partial<ExchangeSaleInput>;
  ExchangeSalePayload: Partial<ExchangeSalePayload>;
  ExportedList: Partial<ExportedList>;
  FavouriteCategory: Partial<FavouriteCategory>;
  FiguresChanged: Partial<FiguresChanged>;
  Float: Partial<Scalars['Float']['output']>;
  GenerateSelfRegisterUrlInput: Partial<GenerateSelfRegisterUrlInput>;
  GenerateSelfRegisterUrlPayload: Partial<GenerateSelfRegisterUrlPayload>;
  Guest: Partial<Guest>;
  GuestFigures: Partial<GuestFigures>;
  GuestInput: Partial<GuestInput>;
  HandOverTillInput: Partial<HandOverTillInput>;
  HandOverTillPayload: Partial<HandOverTillPayload>;
  HealthCheck: Partial<HealthCheck>;
  HealthCheckMonth: Partial<HealthCheckMonth>;
  HeldValue: Partial<HeldValue>;
  ID: Partial<Scalars['ID']['output']>;
  ImportChoice: Partial<ImportChoice>;
  ImportChoiceInput: Partial<ImportChoiceInput>;
  ImportColumn: Partial<ImportColumn>;
  ImportCount: Partial<ImportCount>;
  ImportDoubt: Partial<ImportDoubt>;
  ImportMembersInput: Partial<ImportMembersInput>;
  ImportMembersPayload: Partial<ImportMembersPayload>;
  ImportOtherSheet: Partial<ImportOtherSheet>;
  ImportPictureFault: Partial<ImportPictureFault>;
  ImportPictures: Partial<ImportPictures>;
  ImportPotentialsInput: Partial<ImportPotentialsInput>;
  ImportPotentialsPayload: Partial<ImportPotentialsPayload>;
  ImportProductsInput: Partial<ImportProductsInput>;
  ImportProductsPayload: Partial<ImportProductsPayload>;
  ImportSheet: Partial<ImportSheet>;
  Institute: Partial<Institute>;
  Int: Partial<Scalars['Int']['output']>;
  IntRange: Partial<IntRange>;
  IssueTaxInvoiceInput: Partial<IssueTaxInvoiceInput>;
  IssueTaxInvoicePayload: Partial<IssueTaxInvoicePayload>;
  LatestChangeSet: Partial<LatestChangeSet>;
  LatestChangeSetPage: Partial<LatestChangeSetPage>;
  LeftOut: Partial<LeftOut>;
  LifetimeFigures: Partial<LifetimeFigures>;
  LikelyMember: Partial<LikelyMember>;
  LocalDateTime: Partial<Scalars['LocalDateTime']['output']>;
  Locale: Partial<Locale>;
  Location: Partial<Location>;
  LocationPage: Partial<LocationPage>;
  LocationSort: Partial<LocationSort>;
  Member: Partial<Member>;
  MemberBadge: Partial<MemberBadge>;
  MemberErasurePreview: Partial<MemberErasurePreview>;
  MemberEvent: Partial<MemberEvent>;
  MemberEventPage: Partial<MemberEventPage>;
  MemberFigures: Partial<MemberFigures>;
  MemberFiguresFilter: Partial<MemberFiguresFilter>;
  MemberFiguresPage: Partial<MemberFiguresPage>;
  MemberFiguresSort: Partial<MemberFiguresSort>;
  MemberFiguresTotals: Partial<MemberFiguresTotals>;
  MemberFilter: Partial<MemberFilter>;
  MemberInterests: Partial<MemberInterests>;
  MemberInterestsInput: Partial<MemberInterestsInput>;
  MemberLifeTime: Partial<MemberLifeTime>;
  MemberLifetime: Partial<MemberLifetime>;
  MemberMerge: Partial<MemberMerge>;
  MemberMergeField: Partial<MemberMergeField>;
  MemberMergeFilter: Partial<MemberMergeFilter>;
  MemberMergeObstacle: Partial<MemberMergeObstacle>;
  MemberMergePage: Partial<MemberMergePage>;
  MemberMergePreview: Partial<MemberMergePreview>;
  MemberMergeSale: Partial<MemberMergeSale>;
  MemberPage: Partial<MemberPage>;
  MemberSocial: Partial<MemberSocial>;
  MemberSocialInput: Partial<MemberSocialInput>;
  MemberSort: Partial<MemberSort>;
  MemberTier: Partial<MemberTier>;
  MemberTierPage: Partial<MemberTierPage>;
  MemberTierSort: Partial<MemberTierSort>;
  MembersByTier: Partial<MembersByTier>;
  Menu: Partial<Menu>;
  Merchant: Partial<Merchant>;
  MerchantBranch: Partial<MerchantBranch>;
  MerchantBranchPage: Partial<MerchantBranchPage>;
  MerchantBranchSort: Partial<MerchantBranchSort>;
  MerchantRole: Partial<MerchantRole>;
  MerchantRolePage: Partial<MerchantRolePage>;
  MerchantRoleSort: Partial<MerchantRoleSort>;
  MerchantSetting: Partial<MerchantSetting>;
  MerchantUser: Partial<MerchantUser>;
  MerchantUserFilter: Partial<MerchantUserFilter>;
  MerchantUserPage: Partial<MerchantUserPage>;
  MerchantUserSort: Partial<MerchantUserSort>;
  MergeFieldInput: Partial<MergeFieldInput>;
  MergeMembersInput: Partial<MergeMembersInput>;
  MergeMembersPayload: Partial<MergeMembersPayload>;
  MergePotentialInput: Partial<MergePotentialInput>;
  MergePotentialPayload: Partial<MergePotentialPayload>;
  MessageConsent: Partial<MessageConsent>;
  Money: Partial<Scalars['Money']['output']>;
  MoneyRange: Partial<MoneyRange>;
  MoveCashInput: Partial<MoveCashInput>;
  MoveCashPayload: Partial<MoveCashPayload>;
  Mutation: Record<PropertyKey, never>;
  Names: Partial<Names>;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Occupation: Partial<Occupation>;
  Offer: Partial<Offer>;
  OfferDraftInput: Partial<OfferDraftInput>;
  OfferGoods: Partial<OfferGoods>;
  OfferGoodsInput: Partial<OfferGoodsInput>;
  OfferPage: Partial<OfferPage>;
  OfferPart: Partial<OfferPart>;
  OfferPartInput: Partial<OfferPartInput>;
  OfferSort: Partial<OfferSort>;
  OfferTerms: Partial<OfferTerms>;
  OfferTermsInput: Partial<OfferTermsInput>;
  OfferUses: Partial<OfferUses>;
  OnboardAnswer: Partial<OnboardAnswer>;
  OnboardAnswerInput: Partial<OnboardAnswerInput>;
  OnboardChoice: Partial<OnboardChoice>;
  OnboardForm: Partial<OnboardForm>;
  OnboardQuestion: Partial<OnboardQuestion>;
  OpenParkedBillInput: Partial<OpenParkedBillInput>;
  OpenParkedBillPayload: Partial<OpenParkedBillPayload>;
  OpenShiftInput: Partial<OpenShiftInput>;
  OpenShiftPayload: Partial<OpenShiftPayload>;
  OptionGroup: Partial<OptionGroup>;
  OptionGroupFilter: Partial<OptionGroupFilter>;
  OptionGroupPage: Partial<OptionGroupPage>;
  OptionGroupSort: Partial<OptionGroupSort>;
  PageInfo: Partial<PageInfo>;
  ParkBillInput: Partial<ParkBillInput>;
  ParkBillPayload: Partial<ParkBillPayload>;
  ParkedBill: Partial<ParkedBill>;
  ParkedBillsChanged: Partial<ParkedBillsChanged>;
  ParkedContent: Partial<ParkedContent>;
  ParkedContentInput: Partial<ParkedContentInput>;
  ParkedLine: Partial<ParkedLine>;
  ParkedLineInput: Partial<ParkedLineInput>;
  ParkedOffer: Partial<ParkedOffer>;
  ParkedOfferInput: Partial<ParkedOfferInput>;
  ParkedOption: Partial<ParkedOption>;
  ParkedOptionInput: Partial<ParkedOptionInput>;
  ParkedShortage: Partial<ParkedShortage>;
  PasswordOtp: Partial<PasswordOtp>;
  PayChannelInput: Partial<PayChannelInput>;
  PayInput: Partial<PayInput>;
  PayLineInput: Partial<PayLineInput>;
  PayOfferInput: Partial<PayOfferInput>;
  PayPayload: Partial<PayPayload>;
  PaymentChannel: Partial<PaymentChannel>;
  PaymentChannelPage: Partial<PaymentChannelPage>;
  PaymentChannelSort: Partial<PaymentChannelSort>;
  PaymentConfirmation: Partial<PaymentConfirmation>;
  PaymentConfirmed: Partial<PaymentConfirmed>;
  PaymentMethod: Partial<PaymentMethod>;
  PaymentMethodFigures: Partial<PaymentMethodFigures>;
  PeakDay: Partial<PeakDay>;
  PhoneNumber: Partial<Scalars['PhoneNumber']['output']>;
  PictureUrl: Partial<Scalars['PictureUrl']['output']>;
  PointClaim: Partial<PointClaim>;
  PointEntry: Partial<PointEntry>;
  PointEntryFilter: Partial<PointEntryFilter>;
  PointEntryPage: Partial<PointEntryPage>;
  PointRates: Partial<PointRates>;
  PointsFault: Partial<PointsFault>;
  PointsLiability: PointsLiabilityScope;
  PointsLiabilityRow: Partial<PointsLiabilityRow>;
  Postcode: Partial<Postcode>;
  PostcodeFilter: Partial<PostcodeFilter>;
  PostcodePage: Partial<PostcodePage>;
  PostcodeSort: Partial<PostcodeSort>;
  Potential: Partial<Potential>;
  PotentialErasurePreview: Partial<PotentialErasurePreview>;
  PotentialFilter: Partial<PotentialFilter>;
  PotentialPage: Partial<PotentialPage>;
  PotentialSort: Partial<PotentialSort>;
  Preference: Partial<Preference>;
  Preparation: Partial<Preparation>;
  PreparationChanged: Partial<PreparationChanged>;
  PreparationLine: Partial<PreparationLine>;
  PreparationOrder: Partial<PreparationOrder>;
  PreparedLine: Partial<PreparedLine>;
  PreviewBulkEditInput: Partial<PreviewBulkEditInput>;
  Product: Partial<Product>;
  ProductCategory: Partial<ProductCategory>;
  ProductCategoryPage: Partial<ProductCategoryPage>;
  ProductCategorySort: Partial<ProductCategorySort>;
  ProductFigures: Partial<ProductFigures>;
  ProductFiguresFilter: Partial<ProductFiguresFilter>;
  ProductFiguresPage: Partial<ProductFiguresPage>;
  ProductFiguresSort: Partial<ProductFiguresSort>;
  ProductFilter: Partial<ProductFilter>;
  ProductOpeningInput: Partial<ProductOpeningInput>;
  ProductOption: Partial<ProductOption>;
  ProductOptionInput: Partial<ProductOptionInput>;
  ProductPage: Partial<ProductPage>;
  ProductSort: Partial<ProductSort>;
  ProductSubCategory: Partial<ProductSubCategory>;
  ProductSubCategoryFilter: Partial<ProductSubCategoryFilter>;
  ProductSubCategoryPage: Partial<ProductSubCategoryPage>;
  ProductSubCategorySort: Partial<ProductSubCategorySort>;
  Proof: Partial<Proof>;
  ProofCheck: Partial<ProofCheck>;
  ProofFault: Partial<ProofFault>;
  Province: Partial<Province>;
  QuantityPoint: Partial<QuantityPoint>;
  QuantitySeries: Partial<QuantitySeries>;
  Query: Record<PropertyKey, never>;
  QuietBranch: Partial<QuietBranch>;
  RefreshSessionInput: Partial<RefreshSessionInput>;
  RefreshSessionPayload: Partial<RefreshSessionPayload>;
  Report: FiguresScope;
  RequestClaimCodeInput: Partial<RequestClaimCodeInput>;
  RequestClaimCodePayload: Partial<RequestClaimCodePayload>;
  RequestPasswordOtpInput: Partial<RequestPasswordOtpInput>;
  RequestPasswordOtpPayload: Partial<RequestPasswordOtpPayload>;
  ResetPasswordInput: Partial<ResetPasswordInput>;
  ResetPasswordPayload: Partial<ResetPasswordPayload>;
  RestoreDashboardInput: Partial<RestoreDashboardInput>;
  RestoreDashboardPayload: Partial<RestoreDashboardPayload>;
  ResumeChangeRunInput: Partial<ResumeChangeRunInput>;
  ResumeChangeRunPayload: Partial<ResumeChangeRunPayload>;
  RetentionCohort: Partial<RetentionCohort>;
  RetentionMonth: Partial<RetentionMonth>;
  ReturnLineInput: Partial<ReturnLineInput>;
  ReturnMember: Partial<ReturnMember>;
  ReturnPreview: Partial<ReturnPreview>;
  ReturnRow: Partial<ReturnRow>;
  ReturnSaleInput: Partial<ReturnSaleInput>;
  ReturnSalePayload: Partial<ReturnSalePayload>;
  ReturnableLine: Partial<ReturnableLine>;
  RevenuePoint: Partial<RevenuePoint>;
  RevenueSeries: Partial<RevenueSeries>;
  RevenueTarget: Partial<RevenueTarget>;
  RevenueTargetFilter: Partial<RevenueTargetFilter>;
  RevenueTargetPage: Partial<RevenueTargetPage>;
  RevenueTargetSort: Partial<RevenueTargetSort>;
  RevertChangeSetInput: Partial<RevertChangeSetInput>;
  RevertChangeSetPayload: Partial<RevertChangeSetPayload>;
  RevokeServiceAccountKeyInput: Partial<RevokeServiceAccountKeyInput>;
  RevokeServiceAccountKeyPayload: Partial<RevokeServiceAccountKeyPayload>;
  RewardInstance: Partial<RewardInstance>;
  RewardItem: Partial<RewardItem>;
  RewardType: Partial<RewardType>;
  RoleImpact: Partial<RoleImpact>;
  RoleImpactInput: Partial<RoleImpactInput>;
  RoleUser: Partial<RoleUser>;
  SaleApproval: Partial<SaleApproval>;
  SaleExchange: Partial<SaleExchange>;
  SalePointEntry: Partial<SalePointEntry>;
  SaleReturn: Partial<SaleReturn>;
  SalesFilter: Partial<SalesFilter>;
  SavedSegment: Partial<SavedSegment>;
  SavedView: Partial<SavedView>;
  ScheduleAlert: Partial<ScheduleAlert>;
  ScheduleAlertInput: Partial<ScheduleAlertInput>;
  ScheduleCandidate: Partial<ScheduleCandidate>;
  ScheduleDelivery: Partial<ScheduleDelivery>;
  ScheduleRecipient: Partial<ScheduleRecipient>;
  SecurityEvent: Partial<SecurityEvent>;
  SecurityEventFilter: Partial<SecurityEventFilter>;
  SecurityEventPage: Partial<SecurityEventPage>;
  SelfRegisterChoice: Partial<SelfRegisterChoice>;
  SelfRegisterForm: Partial<SelfRegisterForm>;
  SelfRegisterInput: Partial<SelfRegisterInput>;
  SelfRegisterPayload: Partial<SelfRegisterPayload>;
  SelfRegisterUrl: Partial<SelfRegisterUrl>;
  SendSelfRegisterUrlInput: Partial<SendSelfRegisterUrlInput>;
  SendSelfRegisterUrlPayload: Partial<SendSelfRegisterUrlPayload>;
  SentMessage: Partial<SentMessage>;
  ServiceAccount: Partial<ServiceAccount>;
  ServiceAccountKey: Partial<ServiceAccountKey>;
  ServiceAccountPage: Partial<ServiceAccountPage>;
  ServiceAccountSort: Partial<ServiceAccountSort>;
  Session: Partial<Session>;
  SetMessageConsentInput: Partial<SetMessageConsentInput>;
  SetMessageConsentPayload: Partial<SetMessageConsentPayload>;
  SetTillPinInput: Partial<SetTillPinInput>;
  SetTillPinPayload: Partial<SetTillPinPayload>;
  Setup: Partial<Setup>;
  Shift: Partial<Shift>;
  ShiftCashier: Partial<ShiftCashier>;
  ShiftEntry: Partial<ShiftEntry>;
  ShiftFilter: Partial<ShiftFilter>;
  ShiftPage: Partial<ShiftPage>;
  ShiftReport: Partial<ShiftReport>;
  ShiftSort: Partial<ShiftSort>;
  ShiftTender: Partial<ShiftTender>;
  SignInInput: Partial<SignInInput>;
  SignInPayload: Partial<SignInPayload>;
  SignOutPayload: Partial<SignOutPayload>;
  SlipReference: Partial<SlipReference>;
  SlipReferenceInput: Partial<SlipReferenceInput>;
  Social: Partial<Social>;
  SoldFiguresTotals: Partial<SoldFiguresTotals>;
  Statistics: StatisticsScope;
  StatusFilter: Partial<StatusFilter>;
  StockFilter: Partial<StockFilter>;
  StockImport: Partial<StockImport>;
  StockImportFilter: Partial<StockImportFilter>;
  StockImportLine: Partial<StockImportLine>;
  StockImportLineInput: Partial<StockImportLineInput>;
  StockImportPage: Partial<StockImportPage>;
  StockImportSort: Partial<StockImportSort>;
  StockLevel: Partial<StockLevel>;
  StockLevelPage: Partial<StockLevelPage>;
  StockLevelSort: Partial<StockLevelSort>;
  StockMovement: Partial<StockMovement>;
  StockMovementFilter: Partial<StockMovementFilter>;
  StockMovementPage: Partial<StockMovementPage>;
  StockOfBranch: Partial<StockOfBranch>;
  StockProduct: Partial<StockProduct>;
  StockProductFilter: Partial<StockProductFilter>;
  StockProductPage: Partial<StockProductPage>;
  StockProductSort: Partial<StockProductSort>;
  String: Partial<Scalars['String']['output']>;
  SubCategoryFigures: Partial<SubCategoryFigures>;
  SubCategoryFiguresFilter: Partial<SubCategoryFiguresFilter>;
  SubCategoryFiguresPage: Partial<SubCategoryFiguresPage>;
  SubDistrict: Partial<SubDistrict>;
  SubDistrictFilter: Partial<SubDistrictFilter>;
  SubDistrictPage: Partial<SubDistrictPage>;
  SubDistrictSort: Partial<SubDistrictSort>;
  SubMenu: Partial<SubMenu>;
  Subscription: Record<PropertyKey, never>;
  Supplier: Partial<Supplier>;
  SupplierPage: Partial<SupplierPage>;
  SupplierSort: Partial<SupplierSort>;
  TargetFigures: Partial<TargetFigures>;
  TaxBuyer: Partial<TaxBuyer>;
  TaxBuyerInput: Partial<TaxBuyerInput>;
  TaxDocument: Partial<TaxDocument>;
  TaxDocumentLine: Partial<TaxDocumentLine>;
  TaxDocumentReference: Partial<TaxDocumentReference>;
  TaxSeller: Partial<TaxSeller>;
  TaxSetting: Partial<TaxSetting>;
  Template: Partial<Template>;
  TickPreparationInput: Partial<TickPreparationInput>;
  TickPreparationPayload: Partial<TickPreparationPayload>;
  TierCount: Partial<TierCount>;
  TierDraftInput: Partial<TierDraftInput>;
  TierFigures: Partial<TierFigures>;
  TierPrivilege: Partial<TierPrivilege>;
  TierPrivilegeInput: Partial<TierPrivilegeInput>;
  TierStanding: Partial<TierStanding>;
  Till: Partial<Till>;
  TillFilter: Partial<TillFilter>;
  TillPage: Partial<TillPage>;
  TillShift: Partial<TillShift>;
  TillSort: Partial<TillSort>;
  TillUser: Partial<TillUser>;
  TopByQuantity: Partial<TopByQuantity>;
  TopByRevenue: Partial<TopByRevenue>;
  TraceEntry: Partial<TraceEntry>;
  Transaction: Partial<Transaction>;
  TransactionChannel: Partial<TransactionChannel>;
  TransactionConnection: Partial<TransactionConnection>;
  TransactionCoupon: Partial<TransactionCoupon>;
  TransactionEdge: Partial<TransactionEdge>;
  TransactionFilter: Partial<TransactionFilter>;
  TransactionItem: Partial<TransactionItem>;
  TransactionItemGoods: Partial<TransactionItemGoods>;
  TransactionItemOption: Partial<TransactionItemOption>;
  TransactionItemPart: Partial<TransactionItemPart>;
  TransactionPage: Partial<TransactionPage>;
  TransactionPoint: Partial<TransactionPoint>;
  TransactionSeries: Partial<TransactionSeries>;
  TransactionSort: Partial<TransactionSort>;
  TransactionTotals: Partial<TransactionTotals>;
  TransferConfirmation: Partial<TransferConfirmation>;
  TryDashboardScheduleInput: Partial<TryDashboardScheduleInput>;
  TryDashboardSchedulePayload: Partial<TryDashboardSchedulePayload>;
  UndoMemberMergeInput: Partial<UndoMemberMergeInput>;
  UndoMemberMergePayload: Partial<UndoMemberMergePayload>;
  UnsoldProduct: Partial<UnsoldProduct>;
  UnsoldProductFilter: Partial<UnsoldProductFilter>;
  UnsoldProductPage: Partial<UnsoldProductPage>;
  UnsoldProductSort: Partial<UnsoldProductSort>;
  UnsoldProductTotals: Partial<UnsoldProductTotals>;
  UntickPreparationInput: Partial<UntickPreparationInput>;
  UntickPreparationPayload: Partial<UntickPreparationPayload>;
  UpdateAppointmentInput: Partial<UpdateAppointmentInput>;
  UpdateAppointmentPayload: Partial<UpdateAppointmentPayload>;
  UpdateConditionInput: Partial<UpdateConditionInput>;
  UpdateConditionPayload: Partial<UpdateConditionPayload>;
  UpdateDashboardInput: Partial<UpdateDashboardInput>;
  UpdateDashboardPayload: Partial<UpdateDashboardPayload>;
  UpdateDashboardScheduleInput: Partial<UpdateDashboardScheduleInput>;
  UpdateDashboardSchedulePayload: Partial<UpdateDashboardSchedulePayload>;
  UpdateMemberBadgeInput: Partial<UpdateMemberBadgeInput>;
  UpdateMemberBadgePayload: Partial<UpdateMemberBadgePayload>;
  UpdateMemberBadgesInput: Partial<UpdateMemberBadgesInput>;
  UpdateMemberBadgesPayload: Partial<UpdateMemberBadgesPayload>;
  UpdateMemberInput: Partial<UpdateMemberInput>;
  UpdateMemberPayload: Partial<UpdateMemberPayload>;
  UpdateMemberTierInput: Partial<UpdateMemberTierInput>;
  UpdateMemberTierPayload: Partial<UpdateMemberTierPayload>;
  UpdateMerchantBranchInput: Partial<UpdateMerchantBranchInput>;
  UpdateMerchantBranchPayload: Partial<UpdateMerchantBranchPayload>;
  UpdateMerchantRoleInput: Partial<UpdateMerchantRoleInput>;
  UpdateMerchantRolePayload: Partial<UpdateMerchantRolePayload>;
  UpdateMerchantSettingInput: Partial<UpdateMerchantSettingInput>;
  UpdateMerchantSettingPayload: Partial<UpdateMerchantSettingPayload>;
  UpdateMerchantUserInput: Partial<UpdateMerchantUserInput>;
  UpdateMerchantUserPayload: Partial<UpdateMerchantUserPayload>;
  UpdateOfferInput: Partial<UpdateOfferInput>;
  UpdateOfferPayload: Partial<UpdateOfferPayload>;
  UpdateOptionGroupInput: Partial<UpdateOptionGroupInput>;
  UpdateOptionGroupPayload: Partial<UpdateOptionGroupPayload>;
  UpdateParkedBillInput: Partial<UpdateParkedBillInput>;
  UpdateParkedBillPayload: Partial<UpdateParkedBillPayload>;
  UpdatePaymentChannelInput: Partial<UpdatePaymentChannelInput>;
  UpdatePaymentChannelPayload: Partial<UpdatePaymentChannelPayload>;
  UpdatePaymentMethodInput: Partial<UpdatePaymentMethodInput>;
  UpdatePaymentMethodPayload: Partial<UpdatePaymentMethodPayload>;
  UpdatePotentialInput: Partial<UpdatePotentialInput>;
  UpdatePotentialPayload: Partial<UpdatePotentialPayload>;
  UpdateProductCategoryInput: Partial<UpdateProductCategoryInput>;
  UpdateProductCategoryPayload: Partial<UpdateProductCategoryPayload>;
  UpdateProductInput: Partial<UpdateProductInput>;
  UpdateProductPayload: Partial<UpdateProductPayload>;
  UpdateProductSubCategoryInput: Partial<UpdateProductSubCategoryInput>;
  UpdateProductSubCategoryPayload: Partial<UpdateProductSubCategoryPayload>;
  UpdateRevenueTargetInput: Partial<UpdateRevenueTargetInput>;
  UpdateRevenueTargetPayload: Partial<UpdateRevenueTargetPayload>;
  UpdateSavedSegmentInput: Partial<UpdateSavedSegmentInput>;
  UpdateSavedSegmentPayload: Partial<UpdateSavedSegmentPayload>;
  UpdateSavedViewInput: Partial<UpdateSavedViewInput>;
  UpdateSavedViewPayload: Partial<UpdateSavedViewPayload>;
  UpdateServiceAccountInput: Partial<UpdateServiceAccountInput>;
  UpdateServiceAccountPayload: Partial<UpdateServiceAccountPayload>;
  UpdateSupplierInput: Partial<UpdateSupplierInput>;
  UpdateSupplierPayload: Partial<UpdateSupplierPayload>;
  UpdateTillInput: Partial<UpdateTillInput>;
  UpdateTillPayload: Partial<UpdateTillPayload>;
  Upload: Partial<Scalars['Upload']['output']>;
  UploadMemberImageInput: Partial<UploadMemberImageInput>;
  UploadMemberImagePayload: Partial<UploadMemberImagePayload>;
  UploadMemberTierImageInput: Partial<UploadMemberTierImageInput>;
  UploadMemberTierImagePayload: Partial<UploadMemberTierImagePayload>;
  UploadMerchantBranchImageInput: Partial<UploadMerchantBranchImageInput>;
  UploadMerchantBranchImagePayload: Partial<UploadMerchantBranchImagePayload>;
  UploadMerchantUserImageInput: Partial<UploadMerchantUserImageInput>;
  UploadMerchantUserImagePayload: Partial<UploadMerchantUserImagePayload>;
  UploadPaymentChannelImageInput: Partial<UploadPaymentChannelImageInput>;
  UploadPaymentChannelImagePayload: Partial<UploadPaymentChannelImagePayload>;
  UploadPotentialImageInput: Partial<UploadPotentialImageInput>;
  UploadPotentialImagePayload: Partial<UploadPotentialImagePayload>;
  UploadProductImageInput: Partial<UploadProductImageInput>;
  UploadProductImagePayload: Partial<UploadProductImagePayload>;
  UploadTransactionSlipInput: Partial<UploadTransactionSlipInput>;
  UploadTransactionSlipPayload: Partial<UploadTransactionSlipPayload>;
  UserError: Partial<UserError>;
  UserErrorParam: Partial<UserErrorParam>;
  VerifyOfferInput: Partial<VerifyOfferInput>;
  VerifyOfferPayload: Partial<VerifyOfferPayload>;
  VerifyOtpInput: Partial<VerifyOtpInput>;
  VerifyOtpPayload: Partial<VerifyOtpPayload>;
  Viewer: Partial<Viewer>;
  VoidMember: Partial<VoidMember>;
  VoidPreview: Partial<VoidPreview>;
  VoidStock: Partial<VoidStock>;
  VoidTender: Partial<VoidTender>;
  VoidTransactionInput: Partial<VoidTransactionInput>;
  VoidTransactionPayload: Partial<VoidTransactionPayload>;
  WhatIf: Partial<WhatIf>;
  WhatIfBill: Partial<WhatIfBill>;
  WhatIfGiven: Partial<WhatIfGiven>;
  WhatIfMiss: Partial<WhatIfMiss>;
  WhatIfSale: Partial<WhatIfSale>;
  WhatIfTier: Partial<WhatIfTier>;
  WhatIfWeekday: Partial<WhatIfWeekday>;
};

export type CostDirectiveArgs = {
  weight: Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  perUnit?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<Array<Scalars['String']['input']>>;
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SensitiveDirectiveArgs = { };

export type SensitiveDirectiveResolver<Result, Parent, ContextType = Context, Args = SensitiveDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AdjustPointsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdjustPointsPayload'] = ResolversParentTypes['AdjustPointsPayload']> = {
  difference?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Approval'] = ResolversParentTypes['Approval']> = {
  actions?: Resolver<Array<ResolversTypes['ApprovalAction']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApprovalSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovalSetting'] = ResolversParentTypes['ApprovalSetting']> = {
  approveBackDating?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType>;
  approveCashAbove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approveDifferenceAbove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approveDiscountAbove?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approveOwnPrice?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType>;
  approveReturnAbove?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approveVoid?: Resolver<ResolversTypes['ApprovalRule'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ApprovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApprovePayload'] = ResolversParentTypes['ApprovePayload']> = {
  approval?: Resolver<Maybe<ResolversTypes['Approval']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttributeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  choices?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorizeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authorize'] = ResolversParentTypes['Authorize']> = {
  actionCodes?: Resolver<Array<ResolversTypes['ActionCode']>, ParentType, ContextType>;
  objectCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BadgeMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeMember'] = ResolversParentTypes['BadgeMember']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lifetimeRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personalHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type BadgeMemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BadgeMemberPage'] = ResolversParentTypes['BadgeMemberPage']> = {
  items?: Resolver<Array<ResolversTypes['BadgeMember']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['MemberFiguresTotals']>, ParentType, ContextType>;
};

export type BasketPiecesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketPieces'] = ResolversParentTypes['BasketPieces']> = {
  average?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['BasketPiecesStep']>, ParentType, ContextType>;
};

export type BasketPiecesStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketPiecesStep'] = ResolversParentTypes['BasketPiecesStep']> = {
  orMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type BasketSizesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSizes'] = ResolversParentTypes['BasketSizes']> = {
  average?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['BasketStep']>, ParentType, ContextType>;
};

export type BasketStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketStep'] = ResolversParentTypes['BasketStep']> = {
  from?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type BillBoundsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BillBounds'] = ResolversParentTypes['BillBounds']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxBillAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maxLineQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTypedDiscountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxUnitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BoughtFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BoughtFigures'] = ResolversParentTypes['BoughtFigures']> = {
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type BreakdownResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breakdown'] = ResolversParentTypes['Breakdown']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['BreakdownRow']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FiguresSource'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['BreakdownMeasures'], ParentType, ContextType>;
};

export type BreakdownMeasuresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownMeasures'] = ResolversParentTypes['BreakdownMeasures']> = {
  averageBasket?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  earnPoints?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  itemAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  tenderAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalMembers?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalQuantity?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalRevenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTransactions?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
};

export type BreakdownRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BreakdownRow'] = ResolversParentTypes['BreakdownRow']> = {
  ageRange?: Resolver<Maybe<ResolversTypes['AgeRange']>, ParentType, ContextType>;
  averageBasket?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<BreakdownRowChangeArgs, 'of'>>;
  createBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  createById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerType?: Resolver<Maybe<ResolversTypes['CustomerType']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  earnPoints?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  hour?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institute?: Resolver<Maybe<ResolversTypes['Institute']>, ParentType, ContextType>;
  instituteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  newOrReturning?: Resolver<Maybe<ResolversTypes['NewOrReturning']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  offerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentChannelType']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['BreakdownMeasures']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quarter?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  redeemPoints?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<BreakdownRowShareArgs, 'of'>>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tenderAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  tillId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalMembers?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalPayment?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalQuantity?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalRevenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalTransactions?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  weekday?: Resolver<Maybe<ResolversTypes['Weekday']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type BulkEditExampleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditExample'] = ResolversParentTypes['BulkEditExample']> = {
  after?: Resolver<Maybe<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BulkEditPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditPayload'] = ResolversParentTypes['BulkEditPayload']> = {
  changeRun?: Resolver<Maybe<ResolversTypes['ChangeRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BulkEditPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BulkEditPreview'] = ResolversParentTypes['BulkEditPreview']> = {
  changing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['BulkEditExample']>, ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BuyerGroupFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyerGroupFigures'] = ResolversParentTypes['BuyerGroupFigures']> = {
  group?: Resolver<ResolversTypes['BuyerGroup'], ParentType, ContextType>;
  lifetimeRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type CalendarEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEntry'] = ResolversParentTypes['CalendarEntry']> = {
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CalendarEntryType'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CalendarEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CalendarEntryPage'] = ResolversParentTypes['CalendarEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CancelChangeRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelChangeRunPayload'] = ResolversParentTypes['CancelChangeRunPayload']> = {
  changeRun?: Resolver<Maybe<ResolversTypes['ChangeRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Card'] = ResolversParentTypes['Card']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  instituteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CategoryFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFigures'] = ResolversParentTypes['CategoryFigures']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type CategoryFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CategoryFiguresPage'] = ResolversParentTypes['CategoryFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['CategoryFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['SoldFiguresTotals']>, ParentType, ContextType>;
};

export type ChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Change'] = ResolversParentTypes['Change']> = {
  action?: Resolver<ResolversTypes['ChangeAction'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  recordName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  set?: Resolver<Maybe<ResolversTypes['ChangeSet']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangeCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeCount'] = ResolversParentTypes['ChangeCount']> = {
  count?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePage'] = ResolversParentTypes['ChangePage']> = {
  items?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRun'] = ResolversParentTypes['ChangeRun']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangeRunKind'], ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  leftCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  setId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ChangeRunState'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangeSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeSet'] = ResolversParentTypes['ChangeSet']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  client?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revertedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revertsId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['ChangeSource'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ChangedKind'], ParentType, ContextType>;
};

export type ChangedValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangedValue'] = ResolversParentTypes['ChangedValue']> = {
  json?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChooseDefaultViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChooseDefaultViewPayload'] = ResolversParentTypes['ChooseDefaultViewPayload']> = {
  savedViews?: Resolver<Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClaimCodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCode'] = ResolversParentTypes['ClaimCode']> = {
  minutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimForm'] = ResolversParentTypes['ClaimForm']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastDay?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['ClaimObstacle']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimPointsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimPointsPayload'] = ResolversParentTypes['ClaimPointsPayload']> = {
  claim?: Resolver<Maybe<ResolversTypes['PointClaim']>, ParentType, ContextType>;
  registerToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ClearTillPinPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClearTillPinPayload'] = ResolversParentTypes['ClearTillPinPayload']> = {
  cleared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CloseShiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseShiftPayload'] = ResolversParentTypes['CloseShiftPayload']> = {
  tillShift?: Resolver<Maybe<ResolversTypes['TillShift']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Color'] = ResolversParentTypes['Color']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Condition'] = ResolversParentTypes['Condition']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConditionValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConditionValue'] = ResolversParentTypes['ConditionValue']> = {
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  conditionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ConfirmationSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmationSecret'] = ResolversParentTypes['ConfirmationSecret']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface CountScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Count'], any> {
  name: 'Count';
}

export type CountPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountPoint'] = ResolversParentTypes['CountPoint']> = {
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type CountSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountSeries'] = ResolversParentTypes['CountSeries']> = {
  points?: Resolver<Array<ResolversTypes['CountPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type CounterSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CounterSetting'] = ResolversParentTypes['CounterSetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priceLabels?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptAfterSale?: Resolver<ResolversTypes['ReceiptAfterSale'], ParentType, ContextType>;
  returnPoints?: Resolver<ResolversTypes['ReturnPoints'], ParentType, ContextType>;
  saleShift?: Resolver<ResolversTypes['SaleShift'], ParentType, ContextType>;
  saleStart?: Resolver<ResolversTypes['SaleStart'], ParentType, ContextType>;
  tillIdle?: Resolver<ResolversTypes['TillIdle'], ParentType, ContextType>;
  transferProof?: Resolver<ResolversTypes['TransferProof'], ParentType, ContextType>;
  weightLabels?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  variableName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CouponValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CouponValue'] = ResolversParentTypes['CouponValue']> = {
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  couponId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreateAppointmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAppointmentPayload'] = ResolversParentTypes['CreateAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateConfirmationSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateConfirmationSecretPayload'] = ResolversParentTypes['CreateConfirmationSecretPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateDashboardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDashboardPayload'] = ResolversParentTypes['CreateDashboardPayload']> = {
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateDashboardSchedulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDashboardSchedulePayload'] = ResolversParentTypes['CreateDashboardSchedulePayload']> = {
  dashboardSchedule?: Resolver<Maybe<ResolversTypes['DashboardSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateLocationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateLocationPayload'] = ResolversParentTypes['CreateLocationPayload']> = {
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMemberPayload'] = ResolversParentTypes['CreateMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMemberTierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMemberTierPayload'] = ResolversParentTypes['CreateMemberTierPayload']> = {
  memberTier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMerchantBranchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMerchantBranchPayload'] = ResolversParentTypes['CreateMerchantBranchPayload']> = {
  merchantBranch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMerchantPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMerchantPayload'] = ResolversParentTypes['CreateMerchantPayload']> = {
  merchantId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMerchantRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMerchantRolePayload'] = ResolversParentTypes['CreateMerchantRolePayload']> = {
  merchantRole?: Resolver<Maybe<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMerchantUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMerchantUserPayload'] = ResolversParentTypes['CreateMerchantUserPayload']> = {
  merchantUser?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOfferPayload'] = ResolversParentTypes['CreateOfferPayload']> = {
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateOptionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateOptionGroupPayload'] = ResolversParentTypes['CreateOptionGroupPayload']> = {
  optionGroup?: Resolver<Maybe<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePaymentChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePaymentChannelPayload'] = ResolversParentTypes['CreatePaymentChannelPayload']> = {
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePotentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePotentialPayload'] = ResolversParentTypes['CreatePotentialPayload']> = {
  potential?: Resolver<Maybe<ResolversTypes['Potential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type CreateRevenueTargetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRevenueTargetPayload'] = ResolversParentTypes['CreateRevenueTargetPayload']> = {
  revenueTarget?: Resolver<Maybe<ResolversTypes['RevenueTarget']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSavedSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSavedSegmentPayload'] = ResolversParentTypes['CreateSavedSegmentPayload']> = {
  savedSegment?: Resolver<Maybe<ResolversTypes['SavedSegment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSavedViewPayload'] = ResolversParentTypes['CreateSavedViewPayload']> = {
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateServiceAccountKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountKeyPayload'] = ResolversParentTypes['CreateServiceAccountKeyPayload']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateServiceAccountPayload'] = ResolversParentTypes['CreateServiceAccountPayload']> = {
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateStockImportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStockImportPayload'] = ResolversParentTypes['CreateStockImportPayload']> = {
  stockImport?: Resolver<Maybe<ResolversTypes['StockImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateSupplierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateSupplierPayload'] = ResolversParentTypes['CreateSupplierPayload']> = {
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTillPayload'] = ResolversParentTypes['CreateTillPayload']> = {
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  symbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerEntry'] = ResolversParentTypes['CustomerEntry']> = {
  facts?: Resolver<Array<ResolversTypes['CustomerFact']>, ParentType, ContextType>;
};

export type CustomerFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CustomerFact'] = ResolversParentTypes['CustomerFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['DashboardFault']>, ParentType, ContextType>;
  forkedFromName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['DashboardPart']>, ParentType, ContextType>;
  sharedWithRoles?: Resolver<Array<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['DashboardVersion']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardFault'] = ResolversParentTypes['DashboardFault']> = {
  column?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardPart'] = ResolversParentTypes['DashboardPart']> = {
  columns?: Resolver<Array<ResolversTypes['DerivedColumn']>, ParentType, ContextType>;
  drawing?: Resolver<ResolversTypes['DashboardDrawing'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardScheduleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardSchedule'] = ResolversParentTypes['DashboardSchedule']> = {
  alert?: Resolver<Maybe<ResolversTypes['ScheduleAlert']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['TimeUnit']>, ParentType, ContextType>;
  compare?: Resolver<Maybe<ResolversTypes['Comparison']>, ParentType, ContextType>;
  dashboardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  dayOfMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['ScheduleDelivery']>, ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextDueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['RelativeRange'], ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['ScheduleRecipient']>, ParentType, ContextType>;
  rhythm?: Resolver<ResolversTypes['ScheduleRhythm'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DashboardVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DashboardVersion'] = ResolversParentTypes['DashboardVersion']> = {
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['DashboardPart']>, ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayNote'] = ResolversParentTypes['DayNote']> = {
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DayNoteKind'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quietBranches?: Resolver<Array<ResolversTypes['QuietBranch']>, ParentType, ContextType>;
  revenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usualCount?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  usualRevenue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type DayRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DayRange'] = ResolversParentTypes['DayRange']> = {
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type DeleteAppointmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAppointmentPayload'] = ResolversParentTypes['DeleteAppointmentPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDashboardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDashboardPayload'] = ResolversParentTypes['DeleteDashboardPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteDashboardSchedulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDashboardSchedulePayload'] = ResolversParentTypes['DeleteDashboardSchedulePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMemberTierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMemberTierPayload'] = ResolversParentTypes['DeleteMemberTierPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMerchantBranchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMerchantBranchPayload'] = ResolversParentTypes['DeleteMerchantBranchPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMerchantRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMerchantRolePayload'] = ResolversParentTypes['DeleteMerchantRolePayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteMerchantUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteMerchantUserPayload'] = ResolversParentTypes['DeleteMerchantUserPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOfferPayload'] = ResolversParentTypes['DeleteOfferPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteOptionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOptionGroupPayload'] = ResolversParentTypes['DeleteOptionGroupPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePaymentChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePaymentChannelPayload'] = ResolversParentTypes['DeletePaymentChannelPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

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

export type DeleteRevenueTargetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRevenueTargetPayload'] = ResolversParentTypes['DeleteRevenueTargetPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSavedSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedSegmentPayload'] = ResolversParentTypes['DeleteSavedSegmentPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSavedViewPayload'] = ResolversParentTypes['DeleteSavedViewPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteServiceAccountPayload'] = ResolversParentTypes['DeleteServiceAccountPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteSupplierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteSupplierPayload'] = ResolversParentTypes['DeleteSupplierPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteTillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteTillPayload'] = ResolversParentTypes['DeleteTillPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DerivedColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DerivedColumn'] = ResolversParentTypes['DerivedColumn']> = {
  formula?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DiscardParkedBillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DiscardParkedBillPayload'] = ResolversParentTypes['DiscardParkedBillPayload']> = {
  parkedBill?: Resolver<Maybe<ResolversTypes['ParkedBill']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['District'] = ResolversParentTypes['District']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DistrictPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DistrictPage'] = ResolversParentTypes['DistrictPage']> = {
  items?: Resolver<Array<ResolversTypes['District']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EarningRule'] = ResolversParentTypes['EarningRule']> = {
  earnCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardInstance?: Resolver<Maybe<ResolversTypes['RewardInstance']>, ParentType, ContextType>;
  rewardInstanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['RewardItem']>, ParentType, ContextType>;
  rewardItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EraseMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseMemberPayload'] = ResolversParentTypes['EraseMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ErasePotentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ErasePotentialPayload'] = ResolversParentTypes['ErasePotentialPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExchangeSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExchangeSalePayload'] = ResolversParentTypes['ExchangeSalePayload']> = {
  remainingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportedListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportedList'] = ResolversParentTypes['ExportedList']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FavouriteCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FavouriteCategory'] = ResolversParentTypes['FavouriteCategory']> = {
  frequent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type FiguresChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FiguresChanged'] = ResolversParentTypes['FiguresChanged']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  businessDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type GenerateSelfRegisterUrlPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GenerateSelfRegisterUrlPayload'] = ResolversParentTypes['GenerateSelfRegisterUrlPayload']> = {
  selfRegisterUrl?: Resolver<Maybe<ResolversTypes['SelfRegisterUrl']>, ParentType, ContextType>;
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
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type HandOverTillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HandOverTillPayload'] = ResolversParentTypes['HandOverTillPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type HealthCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheck'] = ResolversParentTypes['HealthCheck']> = {
  current?: Resolver<ResolversTypes['HealthCheckMonth'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['HealthCheckMonth'], ParentType, ContextType>;
  revenueChangePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HealthCheckMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealthCheckMonth'] = ResolversParentTypes['HealthCheckMonth']> = {
  averageBasket?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  guestShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  highDemandProduct?: Resolver<Maybe<ResolversTypes['TopByQuantity']>, ParentType, ContextType>;
  memberShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  peakDay?: Resolver<Maybe<ResolversTypes['PeakDay']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  topCategory?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  topChannel?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  topProduct?: Resolver<Maybe<ResolversTypes['TopByRevenue']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDateTime']>, ParentType, ContextType>;
};

export type HeldValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HeldValue'] = ResolversParentTypes['HeldValue']> = {
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
};

export type ImportChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportChoice'] = ResolversParentTypes['ImportChoice']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  by?: Resolver<Maybe<ResolversTypes['ImportColumnBy']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportCount'] = ResolversParentTypes['ImportCount']> = {
  bad?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changeSetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  choices?: Resolver<Array<ResolversTypes['ImportChoice']>, ParentType, ContextType>;
  doubtful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doubts?: Resolver<Array<ResolversTypes['ImportDoubt']>, ParentType, ContextType>;
  importId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  inserted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherSheets?: Resolver<Array<ResolversTypes['ImportOtherSheet']>, ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sheet?: Resolver<Maybe<ResolversTypes['ImportSheet']>, ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportDoubtResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportDoubt'] = ResolversParentTypes['ImportDoubt']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportMembersPayload'] = ResolversParentTypes['ImportMembersPayload']> = {
  imported?: Resolver<Maybe<ResolversTypes['ImportCount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportOtherSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportOtherSheet'] = ResolversParentTypes['ImportOtherSheet']> = {
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPictureFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPictureFault'] = ResolversParentTypes['ImportPictureFault']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportPicturesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPictures'] = ResolversParentTypes['ImportPictures']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ImportPictureFault']>, ParentType, ContextType>;
  named?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportPotentialsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportPotentialsPayload'] = ResolversParentTypes['ImportPotentialsPayload']> = {
  imported?: Resolver<Maybe<ResolversTypes['ImportCount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportProductsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportProductsPayload'] = ResolversParentTypes['ImportProductsPayload']> = {
  imported?: Resolver<Maybe<ResolversTypes['ImportCount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportSheetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImportSheet'] = ResolversParentTypes['ImportSheet']> = {
  columns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  encoding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstRows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  headingRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rowsAbove?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  separator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InstituteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Institute'] = ResolversParentTypes['Institute']> = {
  fontColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IssueTaxInvoicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IssueTaxInvoicePayload'] = ResolversParentTypes['IssueTaxInvoicePayload']> = {
  isCopy?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  taxDocument?: Resolver<Maybe<ResolversTypes['TaxDocument']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LatestChangeSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatestChangeSet'] = ResolversParentTypes['LatestChangeSet']> = {
  changes?: Resolver<Array<ResolversTypes['Change']>, ParentType, ContextType>;
  counts?: Resolver<Array<ResolversTypes['ChangeCount']>, ParentType, ContextType>;
  set?: Resolver<ResolversTypes['ChangeSet'], ParentType, ContextType>;
};

export type LatestChangeSetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LatestChangeSetPage'] = ResolversParentTypes['LatestChangeSetPage']> = {
  items?: Resolver<Array<ResolversTypes['LatestChangeSet']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LeftReason'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LifetimeFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LifetimeFigures'] = ResolversParentTypes['LifetimeFigures']> = {
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LikelyMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikelyMember'] = ResolversParentTypes['LikelyMember']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['LikelyReason'], ParentType, ContextType>;
};

export interface LocalDateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['LocalDateTime'], any> {
  name: 'LocalDateTime';
}

export type LocaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Locale'] = ResolversParentTypes['Locale']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LocationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LocationPage'] = ResolversParentTypes['LocationPage']> = {
  items?: Resolver<Array<ResolversTypes['Location']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answers?: Resolver<Maybe<Array<ResolversTypes['OnboardAnswer']>>, ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['MemberBadge']>, ParentType, ContextType>;
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  educations?: Resolver<Maybe<Array<ResolversTypes['CustomerEntry']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erasedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstnameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstnameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  instagramId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interests?: Resolver<Maybe<ResolversTypes['MemberInterests']>, ParentType, ContextType>;
  inviteCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastTransactionTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastnameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastnameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lifetime?: Resolver<ResolversTypes['MemberLifetime'], ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  merchantRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mergedInto?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  messageConsent?: Resolver<Maybe<ResolversTypes['MessageConsent']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicknameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicknameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['Occupation']>, ParentType, ContextType>;
  occupationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  personalHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['Postcode']>, ParentType, ContextType>;
  postcodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recommendedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  socials?: Resolver<Maybe<Array<ResolversTypes['MemberSocial']>>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  subDistrict?: Resolver<Maybe<ResolversTypes['SubDistrict']>, ParentType, ContextType>;
  subDistrictId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  works?: Resolver<Maybe<Array<ResolversTypes['CustomerEntry']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberBadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberBadge'] = ResolversParentTypes['MemberBadge']> = {
  conditions?: Resolver<Array<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberErasurePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberErasurePreview'] = ResolversParentTypes['MemberErasurePreview']> = {
  appointments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mergedAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['MemberErasureObstacle']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  potentials?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEvent'] = ResolversParentTypes['MemberEvent']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['MessageChannel']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['MessageDelivery']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['MemberEventKind'], ParentType, ContextType>;
  points?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tierAfter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tierBefore?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MemberEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberEventPage'] = ResolversParentTypes['MemberEventPage']> = {
  items?: Resolver<Array<ResolversTypes['MemberEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFigures'] = ResolversParentTypes['MemberFigures']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lifeTime?: Resolver<Maybe<ResolversTypes['MemberLifeTime']>, ParentType, ContextType>;
  lifetimeRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  personalHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type MemberFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFiguresPage'] = ResolversParentTypes['MemberFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['MemberFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['MemberFiguresTotals']>, ParentType, ContextType>;
};

export type MemberFiguresTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberFiguresTotals'] = ResolversParentTypes['MemberFiguresTotals']> = {
  earnPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  lifetimeRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type MemberInterestsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberInterests'] = ResolversParentTypes['MemberInterests']> = {
  books?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fashionBrands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hangouts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  hobbies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  movies?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  onlineShopping?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  shoppingPlaces?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
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
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  transferAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type MemberLifetimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberLifetime'] = ResolversParentTypes['MemberLifetime']> = {
  durationSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastExpenseCategory?: Resolver<Maybe<ResolversTypes['FavouriteCategory']>, ParentType, ContextType>;
  topExpenseCategory?: Resolver<Maybe<ResolversTypes['FavouriteCategory']>, ParentType, ContextType>;
  topFrequentCategory?: Resolver<Maybe<ResolversTypes['FavouriteCategory']>, ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberMergeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMerge'] = ResolversParentTypes['MemberMerge']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  keptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  merged?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  mergedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undoneBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undoneTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MemberMergeFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMergeField'] = ResolversParentTypes['MemberMergeField']> = {
  both?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['MemberMergeFieldName'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  merged?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  suggested?: Resolver<ResolversTypes['MemberMergeChoice'], ParentType, ContextType>;
};

export type MemberMergeObstacleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMergeObstacle'] = ResolversParentTypes['MemberMergeObstacle']> = {
  code?: Resolver<ResolversTypes['MemberMergeObstacleCode'], ParentType, ContextType>;
  mergeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sales?: Resolver<Array<ResolversTypes['MemberMergeSale']>, ParentType, ContextType>;
};

export type MemberMergePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMergePage'] = ResolversParentTypes['MemberMergePage']> = {
  items?: Resolver<Array<ResolversTypes['MemberMerge']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberMergePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMergePreview'] = ResolversParentTypes['MemberMergePreview']> = {
  fields?: Resolver<Array<ResolversTypes['MemberMergeField']>, ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  merged?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  pointsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  tierAfter?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  totalRevenueAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactionsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberMergeSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberMergeSale'] = ResolversParentTypes['MemberMergeSale']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberSocialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberSocial'] = ResolversParentTypes['MemberSocial']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType>;
  socialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MemberTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTier'] = ResolversParentTypes['MemberTier']> = {
  conditions?: Resolver<Array<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privileges?: Resolver<Array<ResolversTypes['TierPrivilege']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MemberTierPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MemberTierPage'] = ResolversParentTypes['MemberTierPage']> = {
  items?: Resolver<Array<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MembersByTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MembersByTier'] = ResolversParentTypes['MembersByTier']> = {
  tiers?: Resolver<Array<ResolversTypes['TierCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type MenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Menu'] = ResolversParentTypes['Menu']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  subMenus?: Resolver<Array<ResolversTypes['SubMenu']>, ParentType, ContextType>;
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
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  taxBranchNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MerchantBranchPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantBranchPage'] = ResolversParentTypes['MerchantBranchPage']> = {
  items?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantRole'] = ResolversParentTypes['MerchantRole']> = {
  authorizes?: Resolver<Array<ResolversTypes['Authorize']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MerchantRolePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantRolePage'] = ResolversParentTypes['MerchantRolePage']> = {
  items?: Resolver<Array<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantSetting'] = ResolversParentTypes['MerchantSetting']> = {
  approval?: Resolver<ResolversTypes['ApprovalSetting'], ParentType, ContextType>;
  backdatingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billBounds?: Resolver<ResolversTypes['BillBounds'], ParentType, ContextType>;
  claimDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['CounterSetting'], ParentType, ContextType>;
  currencyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasAdjustCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasVoidCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pointRates?: Resolver<ResolversTypes['PointRates'], ParentType, ContextType>;
  rewardInstanceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rewardItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['TaxSetting'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MerchantUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantUser'] = ResolversParentTypes['MerchantUser']> = {
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  branchIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  branches?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employeeNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobUnit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAccessTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  signInLockedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MerchantUserPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MerchantUserPage'] = ResolversParentTypes['MerchantUserPage']> = {
  items?: Resolver<Array<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MergeMembersPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergeMembersPayload'] = ResolversParentTypes['MergeMembersPayload']> = {
  memberMerge?: Resolver<Maybe<ResolversTypes['MemberMerge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MergePotentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MergePotentialPayload'] = ResolversParentTypes['MergePotentialPayload']> = {
  potential?: Resolver<Maybe<ResolversTypes['Potential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MessageConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MessageConsent'] = ResolversParentTypes['MessageConsent']> = {
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGiven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  wording?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MoveCashPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MoveCashPayload'] = ResolversParentTypes['MoveCashPayload']> = {
  tillShift?: Resolver<Maybe<ResolversTypes['TillShift']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adjustPoints?: Resolver<ResolversTypes['AdjustPointsPayload'], ParentType, ContextType, RequireFields<MutationAdjustPointsArgs, 'input'>>;
  approve?: Resolver<ResolversTypes['ApprovePayload'], ParentType, ContextType, RequireFields<MutationApproveArgs, 'input'>>;
  bulkEdit?: Resolver<ResolversTypes['BulkEditPayload'], ParentType, ContextType, RequireFields<MutationBulkEditArgs, 'input'>>;
  cancelChangeRun?: Resolver<ResolversTypes['CancelChangeRunPayload'], ParentType, ContextType, RequireFields<MutationCancelChangeRunArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  chooseDefaultView?: Resolver<ResolversTypes['ChooseDefaultViewPayload'], ParentType, ContextType, RequireFields<MutationChooseDefaultViewArgs, 'input'>>;
  claimPoints?: Resolver<ResolversTypes['ClaimPointsPayload'], ParentType, ContextType, RequireFields<MutationClaimPointsArgs, 'input'>>;
  clearTillPin?: Resolver<ResolversTypes['ClearTillPinPayload'], ParentType, ContextType, RequireFields<MutationClearTillPinArgs, 'input'>>;
  closeShift?: Resolver<ResolversTypes['CloseShiftPayload'], ParentType, ContextType, RequireFields<MutationCloseShiftArgs, 'input'>>;
  createAppointment?: Resolver<ResolversTypes['CreateAppointmentPayload'], ParentType, ContextType, RequireFields<MutationCreateAppointmentArgs, 'input'>>;
  createConfirmationSecret?: Resolver<ResolversTypes['CreateConfirmationSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateConfirmationSecretArgs, 'input'>>;
  createDashboard?: Resolver<ResolversTypes['CreateDashboardPayload'], ParentType, ContextType, RequireFields<MutationCreateDashboardArgs, 'input'>>;
  createDashboardSchedule?: Resolver<ResolversTypes['CreateDashboardSchedulePayload'], ParentType, ContextType, RequireFields<MutationCreateDashboardScheduleArgs, 'input'>>;
  createLocation?: Resolver<ResolversTypes['CreateLocationPayload'], ParentType, ContextType, RequireFields<MutationCreateLocationArgs, 'input'>>;
  createMember?: Resolver<ResolversTypes['CreateMemberPayload'], ParentType, ContextType, RequireFields<MutationCreateMemberArgs, 'input'>>;
  createMemberTier?: Resolver<ResolversTypes['CreateMemberTierPayload'], ParentType, ContextType, RequireFields<MutationCreateMemberTierArgs, 'input'>>;
  createMerchant?: Resolver<ResolversTypes['CreateMerchantPayload'], ParentType, ContextType, RequireFields<MutationCreateMerchantArgs, 'input'>>;
  createMerchantBranch?: Resolver<ResolversTypes['CreateMerchantBranchPayload'], ParentType, ContextType, RequireFields<MutationCreateMerchantBranchArgs, 'input'>>;
  createMerchantRole?: Resolver<ResolversTypes['CreateMerchantRolePayload'], ParentType, ContextType, RequireFields<MutationCreateMerchantRoleArgs, 'input'>>;
  createMerchantUser?: Resolver<ResolversTypes['CreateMerchantUserPayload'], ParentType, ContextType, RequireFields<MutationCreateMerchantUserArgs, 'input'>>;
  createOffer?: Resolver<ResolversTypes['CreateOfferPayload'], ParentType, ContextType, RequireFields<MutationCreateOfferArgs, 'input'>>;
  createOptionGroup?: Resolver<ResolversTypes['CreateOptionGroupPayload'], ParentType, ContextType, RequireFields<MutationCreateOptionGroupArgs, 'input'>>;
  createPaymentChannel?: Resolver<ResolversTypes['CreatePaymentChannelPayload'], ParentType, ContextType, RequireFields<MutationCreatePaymentChannelArgs, 'input'>>;
  createPotential?: Resolver<ResolversTypes['CreatePotentialPayload'], ParentType, ContextType, RequireFields<MutationCreatePotentialArgs, 'input'>>;
  createProduct?: Resolver<ResolversTypes['CreateProductPayload'], ParentType, ContextType, RequireFields<MutationCreateProductArgs, 'input'>>;
  createProductCategory?: Resolver<ResolversTypes['CreateProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateProductCategoryArgs, 'input'>>;
  createProductSubCategory?: Resolver<ResolversTypes['CreateProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationCreateProductSubCategoryArgs, 'input'>>;
  createRevenueTarget?: Resolver<ResolversTypes['CreateRevenueTargetPayload'], ParentType, ContextType, RequireFields<MutationCreateRevenueTargetArgs, 'input'>>;
  createSavedSegment?: Resolver<ResolversTypes['CreateSavedSegmentPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedSegmentArgs, 'input'>>;
  createSavedView?: Resolver<ResolversTypes['CreateSavedViewPayload'], ParentType, ContextType, RequireFields<MutationCreateSavedViewArgs, 'input'>>;
  createServiceAccount?: Resolver<ResolversTypes['CreateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountArgs, 'input'>>;
  createServiceAccountKey?: Resolver<ResolversTypes['CreateServiceAccountKeyPayload'], ParentType, ContextType, RequireFields<MutationCreateServiceAccountKeyArgs, 'input'>>;
  createStockImport?: Resolver<ResolversTypes['CreateStockImportPayload'], ParentType, ContextType, RequireFields<MutationCreateStockImportArgs, 'input'>>;
  createSupplier?: Resolver<ResolversTypes['CreateSupplierPayload'], ParentType, ContextType, RequireFields<MutationCreateSupplierArgs, 'input'>>;
  createTill?: Resolver<ResolversTypes['CreateTillPayload'], ParentType, ContextType, RequireFields<MutationCreateTillArgs, 'input'>>;
  deleteAppointment?: Resolver<ResolversTypes['DeleteAppointmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteAppointmentArgs, 'input'>>;
  deleteDashboard?: Resolver<ResolversTypes['DeleteDashboardPayload'], ParentType, ContextType, RequireFields<MutationDeleteDashboardArgs, 'input'>>;
  deleteDashboardSchedule?: Resolver<ResolversTypes['DeleteDashboardSchedulePayload'], ParentType, ContextType, RequireFields<MutationDeleteDashboardScheduleArgs, 'input'>>;
  deleteMemberTier?: Resolver<ResolversTypes['DeleteMemberTierPayload'], ParentType, ContextType, RequireFields<MutationDeleteMemberTierArgs, 'input'>>;
  deleteMerchantBranch?: Resolver<ResolversTypes['DeleteMerchantBranchPayload'], ParentType, ContextType, RequireFields<MutationDeleteMerchantBranchArgs, 'input'>>;
  deleteMerchantRole?: Resolver<ResolversTypes['DeleteMerchantRolePayload'], ParentType, ContextType, RequireFields<MutationDeleteMerchantRoleArgs, 'input'>>;
  deleteMerchantUser?: Resolver<ResolversTypes['DeleteMerchantUserPayload'], ParentType, ContextType, RequireFields<MutationDeleteMerchantUserArgs, 'input'>>;
  deleteOffer?: Resolver<ResolversTypes['DeleteOfferPayload'], ParentType, ContextType, RequireFields<MutationDeleteOfferArgs, 'input'>>;
  deleteOptionGroup?: Resolver<ResolversTypes['DeleteOptionGroupPayload'], ParentType, ContextType, RequireFields<MutationDeleteOptionGroupArgs, 'input'>>;
  deletePaymentChannel?: Resolver<ResolversTypes['DeletePaymentChannelPayload'], ParentType, ContextType, RequireFields<MutationDeletePaymentChannelArgs, 'input'>>;
  deleteProduct?: Resolver<ResolversTypes['DeleteProductPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductArgs, 'input'>>;
  deleteProductCategory?: Resolver<ResolversTypes['DeleteProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductCategoryArgs, 'input'>>;
  deleteProductSubCategory?: Resolver<ResolversTypes['DeleteProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationDeleteProductSubCategoryArgs, 'input'>>;
  deleteRevenueTarget?: Resolver<ResolversTypes['DeleteRevenueTargetPayload'], ParentType, ContextType, RequireFields<MutationDeleteRevenueTargetArgs, 'input'>>;
  deleteSavedSegment?: Resolver<ResolversTypes['DeleteSavedSegmentPayload'], ParentType, ContextType, RequireFields<MutationDeleteSavedSegmentArgs, 'input'>>;
  deleteSavedView?: Resolver<ResolversTypes['DeleteSavedViewPayload'], ParentType, ContextType, RequireFields<MutationDeleteSavedViewArgs, 'input'>>;
  deleteServiceAccount?: Resolver<ResolversTypes['DeleteServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationDeleteServiceAccountArgs, 'input'>>;
  deleteSupplier?: Resolver<ResolversTypes['DeleteSupplierPayload'], ParentType, ContextType, RequireFields<MutationDeleteSupplierArgs, 'input'>>;
  deleteTill?: Resolver<ResolversTypes['DeleteTillPayload'], ParentType, ContextType, RequireFields<MutationDeleteTillArgs, 'input'>>;
  discardParkedBill?: Resolver<ResolversTypes['DiscardParkedBillPayload'], ParentType, ContextType, RequireFields<MutationDiscardParkedBillArgs, 'input'>>;
  eraseMember?: Resolver<ResolversTypes['EraseMemberPayload'], ParentType, ContextType, RequireFields<MutationEraseMemberArgs, 'input'>>;
  erasePotential?: Resolver<ResolversTypes['ErasePotentialPayload'], ParentType, ContextType, RequireFields<MutationErasePotentialArgs, 'input'>>;
  exchangeSale?: Resolver<ResolversTypes['ExchangeSalePayload'], ParentType, ContextType, RequireFields<MutationExchangeSaleArgs, 'input'>>;
  generateSelfRegisterUrl?: Resolver<ResolversTypes['GenerateSelfRegisterUrlPayload'], ParentType, ContextType, RequireFields<MutationGenerateSelfRegisterUrlArgs, 'input'>>;
  handOverTill?: Resolver<ResolversTypes['HandOverTillPayload'], ParentType, ContextType, RequireFields<MutationHandOverTillArgs, 'input'>>;
  importMembers?: Resolver<ResolversTypes['ImportMembersPayload'], ParentType, ContextType, RequireFields<MutationImportMembersArgs, 'input'>>;
  importPotentials?: Resolver<ResolversTypes['ImportPotentialsPayload'], ParentType, ContextType, RequireFields<MutationImportPotentialsArgs, 'input'>>;
  importProducts?: Resolver<ResolversTypes['ImportProductsPayload'], ParentType, ContextType, RequireFields<MutationImportProductsArgs, 'input'>>;
  issueTaxInvoice?: Resolver<ResolversTypes['IssueTaxInvoicePayload'], ParentType, ContextType, RequireFields<MutationIssueTaxInvoiceArgs, 'input'>>;
  mergeMembers?: Resolver<ResolversTypes['MergeMembersPayload'], ParentType, ContextType, RequireFields<MutationMergeMembersArgs, 'input'>>;
  mergePotential?: Resolver<ResolversTypes['MergePotentialPayload'], ParentType, ContextType, RequireFields<MutationMergePotentialArgs, 'input'>>;
  moveCash?: Resolver<ResolversTypes['MoveCashPayload'], ParentType, ContextType, RequireFields<MutationMoveCashArgs, 'input'>>;
  openParkedBill?: Resolver<ResolversTypes['OpenParkedBillPayload'], ParentType, ContextType, RequireFields<MutationOpenParkedBillArgs, 'input'>>;
  openShift?: Resolver<ResolversTypes['OpenShiftPayload'], ParentType, ContextType, RequireFields<MutationOpenShiftArgs, 'input'>>;
  parkBill?: Resolver<ResolversTypes['ParkBillPayload'], ParentType, ContextType, RequireFields<MutationParkBillArgs, 'input'>>;
  pay?: Resolver<ResolversTypes['PayPayload'], ParentType, ContextType, RequireFields<MutationPayArgs, 'input'>>;
  refreshSession?: Resolver<ResolversTypes['RefreshSessionPayload'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'input'>>;
  requestClaimCode?: Resolver<ResolversTypes['RequestClaimCodePayload'], ParentType, ContextType, RequireFields<MutationRequestClaimCodeArgs, 'input'>>;
  requestPasswordOtp?: Resolver<ResolversTypes['RequestPasswordOtpPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordOtpArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restoreDashboard?: Resolver<ResolversTypes['RestoreDashboardPayload'], ParentType, ContextType, RequireFields<MutationRestoreDashboardArgs, 'input'>>;
  resumeChangeRun?: Resolver<ResolversTypes['ResumeChangeRunPayload'], ParentType, ContextType, RequireFields<MutationResumeChangeRunArgs, 'input'>>;
  returnSale?: Resolver<ResolversTypes['ReturnSalePayload'], ParentType, ContextType, RequireFields<MutationReturnSaleArgs, 'input'>>;
  revertChangeSet?: Resolver<ResolversTypes['RevertChangeSetPayload'], ParentType, ContextType, RequireFields<MutationRevertChangeSetArgs, 'input'>>;
  revokeServiceAccountKey?: Resolver<ResolversTypes['RevokeServiceAccountKeyPayload'], ParentType, ContextType, RequireFields<MutationRevokeServiceAccountKeyArgs, 'input'>>;
  selfRegister?: Resolver<ResolversTypes['SelfRegisterPayload'], ParentType, ContextType, RequireFields<MutationSelfRegisterArgs, 'input'>>;
  sendSelfRegisterUrl?: Resolver<ResolversTypes['SendSelfRegisterUrlPayload'], ParentType, ContextType, RequireFields<MutationSendSelfRegisterUrlArgs, 'input'>>;
  setMessageConsent?: Resolver<ResolversTypes['SetMessageConsentPayload'], ParentType, ContextType, RequireFields<MutationSetMessageConsentArgs, 'input'>>;
  setTillPin?: Resolver<ResolversTypes['SetTillPinPayload'], ParentType, ContextType, RequireFields<MutationSetTillPinArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  tickPreparation?: Resolver<ResolversTypes['TickPreparationPayload'], ParentType, ContextType, RequireFields<MutationTickPreparationArgs, 'input'>>;
  tryDashboardSchedule?: Resolver<ResolversTypes['TryDashboardSchedulePayload'], ParentType, ContextType, RequireFields<MutationTryDashboardScheduleArgs, 'input'>>;
  undoMemberMerge?: Resolver<ResolversTypes['UndoMemberMergePayload'], ParentType, ContextType, RequireFields<MutationUndoMemberMergeArgs, 'input'>>;
  untickPreparation?: Resolver<ResolversTypes['UntickPreparationPayload'], ParentType, ContextType, RequireFields<MutationUntickPreparationArgs, 'input'>>;
  updateAppointment?: Resolver<ResolversTypes['UpdateAppointmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateAppointmentArgs, 'input'>>;
  updateCondition?: Resolver<ResolversTypes['UpdateConditionPayload'], ParentType, ContextType, RequireFields<MutationUpdateConditionArgs, 'input'>>;
  updateDashboard?: Resolver<ResolversTypes['UpdateDashboardPayload'], ParentType, ContextType, RequireFields<MutationUpdateDashboardArgs, 'input'>>;
  updateDashboardSchedule?: Resolver<ResolversTypes['UpdateDashboardSchedulePayload'], ParentType, ContextType, RequireFields<MutationUpdateDashboardScheduleArgs, 'input'>>;
  updateMember?: Resolver<ResolversTypes['UpdateMemberPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberArgs, 'input'>>;
  updateMemberBadge?: Resolver<ResolversTypes['UpdateMemberBadgePayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberBadgeArgs, 'input'>>;
  updateMemberBadges?: Resolver<ResolversTypes['UpdateMemberBadgesPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberBadgesArgs, 'input'>>;
  updateMemberTier?: Resolver<ResolversTypes['UpdateMemberTierPayload'], ParentType, ContextType, RequireFields<MutationUpdateMemberTierArgs, 'input'>>;
  updateMerchantBranch?: Resolver<ResolversTypes['UpdateMerchantBranchPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantBranchArgs, 'input'>>;
  updateMerchantRole?: Resolver<ResolversTypes['UpdateMerchantRolePayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantRoleArgs, 'input'>>;
  updateMerchantSetting?: Resolver<ResolversTypes['UpdateMerchantSettingPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantSettingArgs, 'input'>>;
  updateMerchantUser?: Resolver<ResolversTypes['UpdateMerchantUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateMerchantUserArgs, 'input'>>;
  updateOffer?: Resolver<ResolversTypes['UpdateOfferPayload'], ParentType, ContextType, RequireFields<MutationUpdateOfferArgs, 'input'>>;
  updateOptionGroup?: Resolver<ResolversTypes['UpdateOptionGroupPayload'], ParentType, ContextType, RequireFields<MutationUpdateOptionGroupArgs, 'input'>>;
  updateParkedBill?: Resolver<ResolversTypes['UpdateParkedBillPayload'], ParentType, ContextType, RequireFields<MutationUpdateParkedBillArgs, 'input'>>;
  updatePaymentChannel?: Resolver<ResolversTypes['UpdatePaymentChannelPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaymentChannelArgs, 'input'>>;
  updatePaymentMethod?: Resolver<ResolversTypes['UpdatePaymentMethodPayload'], ParentType, ContextType, RequireFields<MutationUpdatePaymentMethodArgs, 'input'>>;
  updatePotential?: Resolver<ResolversTypes['UpdatePotentialPayload'], ParentType, ContextType, RequireFields<MutationUpdatePotentialArgs, 'input'>>;
  updateProduct?: Resolver<ResolversTypes['UpdateProductPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductArgs, 'input'>>;
  updateProductCategory?: Resolver<ResolversTypes['UpdateProductCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductCategoryArgs, 'input'>>;
  updateProductSubCategory?: Resolver<ResolversTypes['UpdateProductSubCategoryPayload'], ParentType, ContextType, RequireFields<MutationUpdateProductSubCategoryArgs, 'input'>>;
  updateRevenueTarget?: Resolver<ResolversTypes['UpdateRevenueTargetPayload'], ParentType, ContextType, RequireFields<MutationUpdateRevenueTargetArgs, 'input'>>;
  updateSavedSegment?: Resolver<ResolversTypes['UpdateSavedSegmentPayload'], ParentType, ContextType, RequireFields<MutationUpdateSavedSegmentArgs, 'input'>>;
  updateSavedView?: Resolver<ResolversTypes['UpdateSavedViewPayload'], ParentType, ContextType, RequireFields<MutationUpdateSavedViewArgs, 'input'>>;
  updateServiceAccount?: Resolver<ResolversTypes['UpdateServiceAccountPayload'], ParentType, ContextType, RequireFields<MutationUpdateServiceAccountArgs, 'input'>>;
  updateSupplier?: Resolver<ResolversTypes['UpdateSupplierPayload'], ParentType, ContextType, RequireFields<MutationUpdateSupplierArgs, 'input'>>;
  updateTill?: Resolver<ResolversTypes['UpdateTillPayload'], ParentType, ContextType, RequireFields<MutationUpdateTillArgs, 'input'>>;
  uploadMemberImage?: Resolver<ResolversTypes['UploadMemberImagePayload'], ParentType, ContextType, RequireFields<MutationUploadMemberImageArgs, 'input'>>;
  uploadMemberTierImage?: Resolver<ResolversTypes['UploadMemberTierImagePayload'], ParentType, ContextType, RequireFields<MutationUploadMemberTierImageArgs, 'input'>>;
  uploadMerchantBranchImage?: Resolver<ResolversTypes['UploadMerchantBranchImagePayload'], ParentType, ContextType, RequireFields<MutationUploadMerchantBranchImageArgs, 'input'>>;
  uploadMerchantUserImage?: Resolver<ResolversTypes['UploadMerchantUserImagePayload'], ParentType, ContextType, RequireFields<MutationUploadMerchantUserImageArgs, 'input'>>;
  uploadPaymentChannelImage?: Resolver<ResolversTypes['UploadPaymentChannelImagePayload'], ParentType, ContextType, RequireFields<MutationUploadPaymentChannelImageArgs, 'input'>>;
  uploadPotentialImage?: Resolver<ResolversTypes['UploadPotentialImagePayload'], ParentType, ContextType, RequireFields<MutationUploadPotentialImageArgs, 'input'>>;
  uploadProductImage?: Resolver<ResolversTypes['UploadProductImagePayload'], ParentType, ContextType, RequireFields<MutationUploadProductImageArgs, 'input'>>;
  uploadTransactionSlip?: Resolver<ResolversTypes['UploadTransactionSlipPayload'], ParentType, ContextType, RequireFields<MutationUploadTransactionSlipArgs, 'input'>>;
  verifyOffer?: Resolver<ResolversTypes['VerifyOfferPayload'], ParentType, ContextType, RequireFields<MutationVerifyOfferArgs, 'input'>>;
  verifyOtp?: Resolver<ResolversTypes['VerifyOtpPayload'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'input'>>;
  voidTransaction?: Resolver<ResolversTypes['VoidTransactionPayload'], ParentType, ContextType, RequireFields<MutationVoidTransactionArgs, 'input'>>;
};

export type NamesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Names'] = ResolversParentTypes['Names']> = {
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  th?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Attribute' | 'Card' | 'Color' | 'Condition' | 'Coupon' | 'Currency' | 'Dashboard' | 'District' | 'EarningRule' | 'Event' | 'Institute' | 'Locale' | 'Location' | 'Member' | 'MemberBadge' | 'MemberTier' | 'MerchantBranch' | 'MerchantRole' | 'MerchantUser' | 'Occupation' | 'Offer' | 'OptionGroup' | 'PaymentChannel' | 'PaymentMethod' | 'Postcode' | 'Potential' | 'Product' | 'ProductCategory' | 'ProductSubCategory' | 'Province' | 'RevenueTarget' | 'RewardInstance' | 'RewardItem' | 'RewardType' | 'ServiceAccount' | 'Shift' | 'Social' | 'StockImport' | 'StockLevel' | 'SubDistrict' | 'Supplier' | 'Till' | 'Transaction', ParentType, ContextType>;
};

export type OccupationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Occupation'] = ResolversParentTypes['Occupation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  authorizePin?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['OfferGoods']>, ParentType, ContextType>;
  hasAuthorizePin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['CouponValue']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['OfferKind']>, ParentType, ContextType>;
  limitInAll?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitPerDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  limitPerMember?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['OfferTerms']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OfferGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferGoods'] = ResolversParentTypes['OfferGoods']> = {
  benefits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  groupOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherParts?: Resolver<Array<ResolversTypes['OfferPart']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type OfferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPage'] = ResolversParentTypes['OfferPage']> = {
  items?: Resolver<Array<ResolversTypes['Offer']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferPart'] = ResolversParentTypes['OfferPart']> = {
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OfferTermsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferTerms'] = ResolversParentTypes['OfferTerms']> = {
  branchIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['LocalDateTime']>, ParentType, ContextType>;
  fromHour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tierIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['LocalDateTime']>, ParentType, ContextType>;
  untilHour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OfferUsesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OfferUses'] = ResolversParentTypes['OfferUses']> = {
  inAll?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ofDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ofMember?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OnboardAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardAnswer'] = ResolversParentTypes['OnboardAnswer']> = {
  questionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OnboardChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardChoice'] = ResolversParentTypes['OnboardChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
};

export type OnboardFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardForm'] = ResolversParentTypes['OnboardForm']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['OnboardQuestion']>, ParentType, ContextType>;
};

export type OnboardQuestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OnboardQuestion'] = ResolversParentTypes['OnboardQuestion']> = {
  choices?: Resolver<Array<ResolversTypes['OnboardChoice']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elementType?: Resolver<ResolversTypes['OnboardElementType'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCascade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  logic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minLength?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minimum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  pattern?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  section?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['OnboardSource']>, ParentType, ContextType>;
  trigger?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OpenParkedBillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenParkedBillPayload'] = ResolversParentTypes['OpenParkedBillPayload']> = {
  parkedBill?: Resolver<Maybe<ResolversTypes['ParkedBill']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OpenShiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenShiftPayload'] = ResolversParentTypes['OpenShiftPayload']> = {
  tillShift?: Resolver<Maybe<ResolversTypes['TillShift']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type OptionGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionGroup'] = ResolversParentTypes['OptionGroup']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maxChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minChoices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OptionGroupPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OptionGroupPage'] = ResolversParentTypes['OptionGroupPage']> = {
  items?: Resolver<Array<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParkBillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkBillPayload'] = ResolversParentTypes['ParkBillPayload']> = {
  parkedBill?: Resolver<Maybe<ResolversTypes['ParkedBill']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ParkedBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedBill'] = ResolversParentTypes['ParkedBill']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['ParkedContent']>, ParentType, ContextType>;
  contentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  parkedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pointsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortages?: Resolver<Array<ResolversTypes['ParkedShortage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ParkedBillStatus'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transactionNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkedBillsChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedBillsChanged'] = ResolversParentTypes['ParkedBillsChanged']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ParkedContentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedContent'] = ResolversParentTypes['ParkedContent']> = {
  declined?: Resolver<Array<ResolversTypes['OfferKind']>, ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['ParkedOffer']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['Guest']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ParkedLine']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['ParkedOffer']>, ParentType, ContextType>;
  pointsAsCash?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierPrivileges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ParkedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedLine'] = ResolversParentTypes['ParkedLine']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasOwnPrice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ParkedOption']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  soldById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ParkedOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedOffer'] = ResolversParentTypes['ParkedOffer']> = {
  customValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ParkedOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedOption'] = ResolversParentTypes['ParkedOption']> = {
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ParkedShortageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParkedShortage'] = ResolversParentTypes['ParkedShortage']> = {
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasswordOtpResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordOtp'] = ResolversParentTypes['PasswordOtp']> = {
  refCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  billerId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eWalletId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  institute?: Resolver<Maybe<ResolversTypes['Institute']>, ParentType, ContextType>;
  instituteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  paymentMethodId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  promptPayId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentChannelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentChannelPage'] = ResolversParentTypes['PaymentChannelPage']> = {
  items?: Resolver<Array<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConfirmation'] = ResolversParentTypes['PaymentConfirmation']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentConfirmedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConfirmed'] = ResolversParentTypes['PaymentConfirmed']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PeakDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PeakDay'] = ResolversParentTypes['PeakDay']> = {
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export interface PhoneNumberScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PhoneNumber'], any> {
  name: 'PhoneNumber';
}

export interface PictureUrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PictureUrl'], any> {
  name: 'PictureUrl';
}

export type PointClaimResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointClaim'] = ResolversParentTypes['PointClaim']> = {
  memberCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEntry'] = ResolversParentTypes['PointEntry']> = {
  balance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointEntryKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  why?: Resolver<Array<ResolversTypes['TraceEntry']>, ParentType, ContextType>;
};

export type PointEntryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointEntryPage'] = ResolversParentTypes['PointEntryPage']> = {
  items?: Resolver<Array<ResolversTypes['PointEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointRatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointRates'] = ResolversParentTypes['PointRates']> = {
  earnCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  redeemCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redeemPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PointsFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsFault'] = ResolversParentTypes['PointsFault']> = {
  balance?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledger?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  memberId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PointsLiabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsLiability'] = ResolversParentTypes['PointsLiability']> = {
  closing?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['PointsFault']>, ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PointsLiabilityRow']>, ParentType, ContextType>;
};

export type PointsLiabilityRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PointsLiabilityRow'] = ResolversParentTypes['PointsLiabilityRow']> = {
  adjusted?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  brought?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  claimed?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  closing?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  merged?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  opening?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PostcodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Postcode'] = ResolversParentTypes['Postcode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  subDistrict?: Resolver<Maybe<ResolversTypes['SubDistrict']>, ParentType, ContextType>;
  subDistrictId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostcodePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostcodePage'] = ResolversParentTypes['PostcodePage']> = {
  items?: Resolver<Array<ResolversTypes['Postcode']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PotentialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Potential'] = ResolversParentTypes['Potential']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstnameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstnameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  inviteCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastActivityTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastnameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastnameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maritalStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nationality?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nickname?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicknameEn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nicknameTh?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occupation?: Resolver<Maybe<ResolversTypes['Occupation']>, ParentType, ContextType>;
  occupationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['Postcode']>, ParentType, ContextType>;
  postcodeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recommendedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  subDistrict?: Resolver<Maybe<ResolversTypes['SubDistrict']>, ParentType, ContextType>;
  subDistrictId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PotentialErasurePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PotentialErasurePreview'] = ResolversParentTypes['PotentialErasurePreview']> = {
  changes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  obstacles?: Resolver<Array<ResolversTypes['PotentialErasureObstacle']>, ParentType, ContextType>;
  samePhone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PotentialPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PotentialPage'] = ResolversParentTypes['PotentialPage']> = {
  items?: Resolver<Array<ResolversTypes['Potential']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preference'] = ResolversParentTypes['Preference']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  frequent?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type PreparationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Preparation'] = ResolversParentTypes['Preparation']> = {
  more?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['PreparationOrder']>, ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PreparationChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparationChanged'] = ResolversParentTypes['PreparationChanged']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PreparationLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparationLine'] = ResolversParentTypes['PreparationLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preparedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  station?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreparationOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparationOrder'] = ResolversParentTypes['PreparationOrder']> = {
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PreparationLine']>, ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  soldByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PreparedLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedLine'] = ResolversParentTypes['PreparedLine']> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  preparedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  preparedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  isFavourite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVatExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  menuOptionGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  retailPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skipStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  stock?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionGroupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  station?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
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
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type ProductFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductFiguresPage'] = ResolversParentTypes['ProductFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['ProductFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['SoldFiguresTotals']>, ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSubCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSubCategory'] = ResolversParentTypes['ProductSubCategory']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductSubCategoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductSubCategoryPage'] = ResolversParentTypes['ProductSubCategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Proof'] = ResolversParentTypes['Proof']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['ProofCheck']>, ParentType, ContextType>;
};

export type ProofCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofCheck'] = ResolversParentTypes['ProofCheck']> = {
  faultCount?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['ProofFault']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ProofRule'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProofState'], ParentType, ContextType>;
};

export type ProofFaultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProofFault'] = ResolversParentTypes['ProofFault']> = {
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  businessDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  memberCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transactionNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProvinceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Province'] = ResolversParentTypes['Province']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuantityPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuantityPoint'] = ResolversParentTypes['QuantityPoint']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type QuantitySeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuantitySeries'] = ResolversParentTypes['QuantitySeries']> = {
  guest?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['QuantityPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  attribute?: Resolver<Maybe<ResolversTypes['Attribute']>, ParentType, ContextType, RequireFields<QueryAttributeArgs, 'id'>>;
  attributes?: Resolver<Maybe<Array<ResolversTypes['Attribute']>>, ParentType, ContextType>;
  brokenOffRuns?: Resolver<Maybe<Array<ResolversTypes['ChangeRun']>>, ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['CalendarEntryPage']>, ParentType, ContextType, RequireFields<QueryCalendarArgs, 'page' | 'perPage' | 'range'>>;
  calendarEntry?: Resolver<Maybe<ResolversTypes['CalendarEntry']>, ParentType, ContextType, RequireFields<QueryCalendarEntryArgs, 'id'>>;
  card?: Resolver<Maybe<ResolversTypes['Card']>, ParentType, ContextType, RequireFields<QueryCardArgs, 'id'>>;
  cards?: Resolver<Maybe<Array<ResolversTypes['Card']>>, ParentType, ContextType>;
  changeRun?: Resolver<Maybe<ResolversTypes['ChangeRun']>, ParentType, ContextType, RequireFields<QueryChangeRunArgs, 'id'>>;
  changeSets?: Resolver<Maybe<ResolversTypes['LatestChangeSetPage']>, ParentType, ContextType, RequireFields<QueryChangeSetsArgs, 'page' | 'perPage'>>;
  changes?: Resolver<Maybe<ResolversTypes['ChangePage']>, ParentType, ContextType, RequireFields<QueryChangesArgs, 'id' | 'page' | 'perPage' | 'type'>>;
  changesOfSet?: Resolver<Maybe<ResolversTypes['ChangePage']>, ParentType, ContextType, RequireFields<QueryChangesOfSetArgs, 'id' | 'page' | 'perPage'>>;
  claimForm?: Resolver<Maybe<ResolversTypes['ClaimForm']>, ParentType, ContextType, RequireFields<QueryClaimFormArgs, 'token'>>;
  color?: Resolver<Maybe<ResolversTypes['Color']>, ParentType, ContextType, RequireFields<QueryColorArgs, 'id'>>;
  colors?: Resolver<Maybe<Array<ResolversTypes['Color']>>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType, RequireFields<QueryConditionArgs, 'id'>>;
  conditions?: Resolver<Maybe<Array<ResolversTypes['Condition']>>, ParentType, ContextType>;
  confirmationSecret?: Resolver<Maybe<ResolversTypes['ConfirmationSecret']>, ParentType, ContextType, RequireFields<QueryConfirmationSecretArgs, 'paymentChannelId'>>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType, RequireFields<QueryCouponArgs, 'id'>>;
  coupons?: Resolver<Maybe<Array<ResolversTypes['Coupon']>>, ParentType, ContextType>;
  currencies?: Resolver<Maybe<Array<ResolversTypes['Currency']>>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType, RequireFields<QueryCurrencyArgs, 'id'>>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType, RequireFields<QueryDashboardArgs, 'id'>>;
  dashboardSchedules?: Resolver<Maybe<Array<ResolversTypes['DashboardSchedule']>>, ParentType, ContextType, RequireFields<QueryDashboardSchedulesArgs, 'dashboardId'>>;
  dashboards?: Resolver<Maybe<Array<ResolversTypes['Dashboard']>>, ParentType, ContextType>;
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType, RequireFields<QueryDistrictArgs, 'id'>>;
  districtPage?: Resolver<Maybe<ResolversTypes['DistrictPage']>, ParentType, ContextType, RequireFields<QueryDistrictPageArgs, 'page' | 'perPage'>>;
  districts?: Resolver<Maybe<Array<ResolversTypes['District']>>, ParentType, ContextType, RequireFields<QueryDistrictsArgs, 'provinceId'>>;
  earningRule?: Resolver<Maybe<ResolversTypes['EarningRule']>, ParentType, ContextType, RequireFields<QueryEarningRuleArgs, 'id'>>;
  earningRules?: Resolver<Maybe<Array<ResolversTypes['EarningRule']>>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['Event']>, ParentType, ContextType, RequireFields<QueryEventArgs, 'id'>>;
  events?: Resolver<Maybe<Array<ResolversTypes['Event']>>, ParentType, ContextType>;
  importPictures?: Resolver<Maybe<ResolversTypes['ImportPictures']>, ParentType, ContextType, RequireFields<QueryImportPicturesArgs, 'id'>>;
  institute?: Resolver<Maybe<ResolversTypes['Institute']>, ParentType, ContextType, RequireFields<QueryInstituteArgs, 'id'>>;
  institutes?: Resolver<Maybe<Array<ResolversTypes['Institute']>>, ParentType, ContextType, Partial<QueryInstitutesArgs>>;
  lastTaxBuyer?: Resolver<Maybe<ResolversTypes['TaxBuyer']>, ParentType, ContextType, RequireFields<QueryLastTaxBuyerArgs, 'transactionId'>>;
  likelyMembers?: Resolver<Maybe<Array<ResolversTypes['LikelyMember']>>, ParentType, ContextType, Partial<QueryLikelyMembersArgs>>;
  locale?: Resolver<Maybe<ResolversTypes['Locale']>, ParentType, ContextType, RequireFields<QueryLocaleArgs, 'id'>>;
  locales?: Resolver<Maybe<Array<ResolversTypes['Locale']>>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationArgs, 'id'>>;
  locations?: Resolver<Maybe<ResolversTypes['LocationPage']>, ParentType, ContextType, RequireFields<QueryLocationsArgs, 'page' | 'perPage'>>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMemberArgs, 'id'>>;
  memberBadge?: Resolver<Maybe<ResolversTypes['MemberBadge']>, ParentType, ContextType, RequireFields<QueryMemberBadgeArgs, 'id'>>;
  memberBadges?: Resolver<Maybe<Array<ResolversTypes['MemberBadge']>>, ParentType, ContextType>;
  memberEvents?: Resolver<Maybe<ResolversTypes['MemberEventPage']>, ParentType, ContextType, RequireFields<QueryMemberEventsArgs, 'memberId' | 'page' | 'perPage'>>;
  memberExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryMemberExportArgs>>;
  memberMergeObstacles?: Resolver<Maybe<Array<ResolversTypes['MemberMergeObstacle']>>, ParentType, ContextType, RequireFields<QueryMemberMergeObstaclesArgs, 'id'>>;
  memberMerges?: Resolver<Maybe<ResolversTypes['MemberMergePage']>, ParentType, ContextType, RequireFields<QueryMemberMergesArgs, 'page' | 'perPage'>>;
  memberTier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType, RequireFields<QueryMemberTierArgs, 'id'>>;
  memberTiers?: Resolver<Maybe<ResolversTypes['MemberTierPage']>, ParentType, ContextType, RequireFields<QueryMemberTiersArgs, 'page' | 'perPage'>>;
  members?: Resolver<Maybe<ResolversTypes['MemberPage']>, ParentType, ContextType, RequireFields<QueryMembersArgs, 'page' | 'perPage'>>;
  menu?: Resolver<Maybe<ResolversTypes['Menu']>, ParentType, ContextType, RequireFields<QueryMenuArgs, 'id'>>;
  menus?: Resolver<Maybe<Array<ResolversTypes['Menu']>>, ParentType, ContextType>;
  merchantBranch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType, RequireFields<QueryMerchantBranchArgs, 'id'>>;
  merchantBranches?: Resolver<Maybe<ResolversTypes['MerchantBranchPage']>, ParentType, ContextType, RequireFields<QueryMerchantBranchesArgs, 'page' | 'perPage'>>;
  merchantRole?: Resolver<Maybe<ResolversTypes['MerchantRole']>, ParentType, ContextType, RequireFields<QueryMerchantRoleArgs, 'id'>>;
  merchantRoles?: Resolver<Maybe<ResolversTypes['MerchantRolePage']>, ParentType, ContextType, RequireFields<QueryMerchantRolesArgs, 'page' | 'perPage'>>;
  merchantSetting?: Resolver<Maybe<ResolversTypes['MerchantSetting']>, ParentType, ContextType>;
  merchantUser?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType, RequireFields<QueryMerchantUserArgs, 'id'>>;
  merchantUsers?: Resolver<Maybe<ResolversTypes['MerchantUserPage']>, ParentType, ContextType, RequireFields<QueryMerchantUsersArgs, 'page' | 'perPage'>>;
  messageConsents?: Resolver<Maybe<Array<ResolversTypes['MessageConsent']>>, ParentType, ContextType, RequireFields<QueryMessageConsentsArgs, 'memberId'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  occupation?: Resolver<Maybe<ResolversTypes['Occupation']>, ParentType, ContextType, RequireFields<QueryOccupationArgs, 'id'>>;
  occupations?: Resolver<Maybe<Array<ResolversTypes['Occupation']>>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType, RequireFields<QueryOfferArgs, 'id'>>;
  offerUses?: Resolver<Maybe<Array<ResolversTypes['OfferUses']>>, ParentType, ContextType, RequireFields<QueryOfferUsesArgs, 'branchId'>>;
  offerWhatIf?: Resolver<Maybe<ResolversTypes['WhatIf']>, ParentType, ContextType, RequireFields<QueryOfferWhatIfArgs, 'depth' | 'offer' | 'range'>>;
  offers?: Resolver<Maybe<ResolversTypes['OfferPage']>, ParentType, ContextType, RequireFields<QueryOffersArgs, 'page' | 'perPage'>>;
  onboardForm?: Resolver<Maybe<ResolversTypes['OnboardForm']>, ParentType, ContextType, RequireFields<QueryOnboardFormArgs, 'code'>>;
  optionGroup?: Resolver<Maybe<ResolversTypes['OptionGroup']>, ParentType, ContextType, RequireFields<QueryOptionGroupArgs, 'id'>>;
  optionGroups?: Resolver<Maybe<ResolversTypes['OptionGroupPage']>, ParentType, ContextType, RequireFields<QueryOptionGroupsArgs, 'page' | 'perPage'>>;
  parkedBill?: Resolver<Maybe<ResolversTypes['ParkedBill']>, ParentType, ContextType, RequireFields<QueryParkedBillArgs, 'id'>>;
  parkedBills?: Resolver<Maybe<Array<ResolversTypes['ParkedBill']>>, ParentType, ContextType, RequireFields<QueryParkedBillsArgs, 'branchId'>>;
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType, RequireFields<QueryPaymentChannelArgs, 'id'>>;
  paymentChannels?: Resolver<Maybe<ResolversTypes['PaymentChannelPage']>, ParentType, ContextType, RequireFields<QueryPaymentChannelsArgs, 'page' | 'perPage'>>;
  paymentConfirmations?: Resolver<Maybe<Array<ResolversTypes['PaymentConfirmation']>>, ParentType, ContextType, RequireFields<QueryPaymentConfirmationsArgs, 'paymentChannelId' | 'ref1' | 'ref2'>>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType, RequireFields<QueryPaymentMethodArgs, 'id'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType>;
  pointEntries?: Resolver<Maybe<ResolversTypes['PointEntryPage']>, ParentType, ContextType, RequireFields<QueryPointEntriesArgs, 'memberId' | 'page' | 'perPage'>>;
  postcode?: Resolver<Maybe<ResolversTypes['Postcode']>, ParentType, ContextType, RequireFields<QueryPostcodeArgs, 'id'>>;
  postcodePage?: Resolver<Maybe<ResolversTypes['PostcodePage']>, ParentType, ContextType, RequireFields<QueryPostcodePageArgs, 'page' | 'perPage'>>;
  postcodes?: Resolver<Maybe<Array<ResolversTypes['Postcode']>>, ParentType, ContextType, RequireFields<QueryPostcodesArgs, 'subDistrictId'>>;
  potential?: Resolver<Maybe<ResolversTypes['Potential']>, ParentType, ContextType, RequireFields<QueryPotentialArgs, 'id'>>;
  potentialExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryPotentialExportArgs>>;
  potentials?: Resolver<Maybe<ResolversTypes['PotentialPage']>, ParentType, ContextType, RequireFields<QueryPotentialsArgs, 'page' | 'perPage'>>;
  preparation?: Resolver<Maybe<ResolversTypes['Preparation']>, ParentType, ContextType, RequireFields<QueryPreparationArgs, 'branchId'>>;
  previewBulkEdit?: Resolver<Maybe<ResolversTypes['BulkEditPreview']>, ParentType, ContextType, RequireFields<QueryPreviewBulkEditArgs, 'input'>>;
  previewMemberErasure?: Resolver<Maybe<ResolversTypes['MemberErasurePreview']>, ParentType, ContextType, RequireFields<QueryPreviewMemberErasureArgs, 'id'>>;
  previewMemberMerge?: Resolver<Maybe<ResolversTypes['MemberMergePreview']>, ParentType, ContextType, RequireFields<QueryPreviewMemberMergeArgs, 'keepId' | 'mergeId'>>;
  previewPotentialErasure?: Resolver<Maybe<ResolversTypes['PotentialErasurePreview']>, ParentType, ContextType, RequireFields<QueryPreviewPotentialErasureArgs, 'id'>>;
  previewReturn?: Resolver<Maybe<ResolversTypes['ReturnPreview']>, ParentType, ContextType, RequireFields<QueryPreviewReturnArgs, 'delivery' | 'id' | 'inCash' | 'lines'>>;
  previewVoidTransaction?: Resolver<Maybe<ResolversTypes['VoidPreview']>, ParentType, ContextType, RequireFields<QueryPreviewVoidTransactionArgs, 'id'>>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productCategories?: Resolver<Maybe<ResolversTypes['ProductCategoryPage']>, ParentType, ContextType, RequireFields<QueryProductCategoriesArgs, 'page' | 'perPage'>>;
  productCategory?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType, RequireFields<QueryProductCategoryArgs, 'id'>>;
  productSubCategories?: Resolver<Maybe<ResolversTypes['ProductSubCategoryPage']>, ParentType, ContextType, RequireFields<QueryProductSubCategoriesArgs, 'page' | 'perPage'>>;
  productSubCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType, RequireFields<QueryProductSubCategoryArgs, 'id'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'perPage'>>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType, RequireFields<QueryProvinceArgs, 'id'>>;
  provinces?: Resolver<Maybe<Array<ResolversTypes['Province']>>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportArgs, 'range'>>;
  revenueTarget?: Resolver<Maybe<ResolversTypes['RevenueTarget']>, ParentType, ContextType, RequireFields<QueryRevenueTargetArgs, 'id'>>;
  revenueTargets?: Resolver<Maybe<ResolversTypes['RevenueTargetPage']>, ParentType, ContextType, RequireFields<QueryRevenueTargetsArgs, 'page' | 'perPage'>>;
  rewardInstance?: Resolver<Maybe<ResolversTypes['RewardInstance']>, ParentType, ContextType, RequireFields<QueryRewardInstanceArgs, 'id'>>;
  rewardInstances?: Resolver<Maybe<Array<ResolversTypes['RewardInstance']>>, ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['RewardItem']>, ParentType, ContextType, RequireFields<QueryRewardItemArgs, 'id'>>;
  rewardItems?: Resolver<Maybe<Array<ResolversTypes['RewardItem']>>, ParentType, ContextType>;
  rewardType?: Resolver<Maybe<ResolversTypes['RewardType']>, ParentType, ContextType, RequireFields<QueryRewardTypeArgs, 'id'>>;
  rewardTypes?: Resolver<Maybe<Array<ResolversTypes['RewardType']>>, ParentType, ContextType>;
  roleImpact?: Resolver<Maybe<ResolversTypes['RoleImpact']>, ParentType, ContextType, RequireFields<QueryRoleImpactArgs, 'id' | 'input'>>;
  savedSegments?: Resolver<Maybe<Array<ResolversTypes['SavedSegment']>>, ParentType, ContextType, RequireFields<QuerySavedSegmentsArgs, 'of'>>;
  savedViews?: Resolver<Maybe<Array<ResolversTypes['SavedView']>>, ParentType, ContextType, RequireFields<QuerySavedViewsArgs, 'list'>>;
  scheduleCandidates?: Resolver<Maybe<Array<ResolversTypes['ScheduleCandidate']>>, ParentType, ContextType, RequireFields<QueryScheduleCandidatesArgs, 'dashboardId'>>;
  securityEvents?: Resolver<Maybe<ResolversTypes['SecurityEventPage']>, ParentType, ContextType, RequireFields<QuerySecurityEventsArgs, 'page' | 'perPage'>>;
  selfRegisterChoices?: Resolver<Maybe<Array<ResolversTypes['SelfRegisterChoice']>>, ParentType, ContextType, RequireFields<QuerySelfRegisterChoicesArgs, 'source' | 'token'>>;
  selfRegisterForm?: Resolver<Maybe<ResolversTypes['SelfRegisterForm']>, ParentType, ContextType, RequireFields<QuerySelfRegisterFormArgs, 'token'>>;
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType, RequireFields<QueryServiceAccountArgs, 'id'>>;
  serviceAccounts?: Resolver<Maybe<ResolversTypes['ServiceAccountPage']>, ParentType, ContextType, RequireFields<QueryServiceAccountsArgs, 'page' | 'perPage'>>;
  setup?: Resolver<Maybe<ResolversTypes['Setup']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Shift']>, ParentType, ContextType, RequireFields<QueryShiftArgs, 'id'>>;
  shifts?: Resolver<Maybe<ResolversTypes['ShiftPage']>, ParentType, ContextType, RequireFields<QueryShiftsArgs, 'page' | 'perPage'>>;
  social?: Resolver<Maybe<ResolversTypes['Social']>, ParentType, ContextType, RequireFields<QuerySocialArgs, 'id'>>;
  socials?: Resolver<Maybe<Array<ResolversTypes['Social']>>, ParentType, ContextType>;
  statistics?: Resolver<Maybe<ResolversTypes['Statistics']>, ParentType, ContextType, RequireFields<QueryStatisticsArgs, 'range'>>;
  stockImport?: Resolver<Maybe<ResolversTypes['StockImport']>, ParentType, ContextType, RequireFields<QueryStockImportArgs, 'id'>>;
  stockImports?: Resolver<Maybe<ResolversTypes['StockImportPage']>, ParentType, ContextType, RequireFields<QueryStockImportsArgs, 'page' | 'perPage'>>;
  stockLevel?: Resolver<Maybe<ResolversTypes['StockLevel']>, ParentType, ContextType, RequireFields<QueryStockLevelArgs, 'id'>>;
  stockLevels?: Resolver<Maybe<ResolversTypes['StockLevelPage']>, ParentType, ContextType, RequireFields<QueryStockLevelsArgs, 'page' | 'perPage'>>;
  stockMovements?: Resolver<Maybe<ResolversTypes['StockMovementPage']>, ParentType, ContextType, RequireFields<QueryStockMovementsArgs, 'filter' | 'page' | 'perPage'>>;
  stockProduct?: Resolver<Maybe<ResolversTypes['StockProduct']>, ParentType, ContextType, RequireFields<QueryStockProductArgs, 'id'>>;
  stockProducts?: Resolver<Maybe<ResolversTypes['StockProductPage']>, ParentType, ContextType, RequireFields<QueryStockProductsArgs, 'page' | 'perPage'>>;
  subDistrict?: Resolver<Maybe<ResolversTypes['SubDistrict']>, ParentType, ContextType, RequireFields<QuerySubDistrictArgs, 'id'>>;
  subDistrictPage?: Resolver<Maybe<ResolversTypes['SubDistrictPage']>, ParentType, ContextType, RequireFields<QuerySubDistrictPageArgs, 'page' | 'perPage'>>;
  subDistricts?: Resolver<Maybe<Array<ResolversTypes['SubDistrict']>>, ParentType, ContextType, RequireFields<QuerySubDistrictsArgs, 'districtId'>>;
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType, RequireFields<QuerySupplierArgs, 'id'>>;
  suppliers?: Resolver<Maybe<ResolversTypes['SupplierPage']>, ParentType, ContextType, RequireFields<QuerySuppliersArgs, 'page' | 'perPage'>>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, RequireFields<QueryTemplateArgs, 'id'>>;
  templates?: Resolver<Maybe<Array<ResolversTypes['Template']>>, ParentType, ContextType>;
  tierStanding?: Resolver<Maybe<Array<ResolversTypes['TierStanding']>>, ParentType, ContextType, RequireFields<QueryTierStandingArgs, 'tier'>>;
  tierWhatIf?: Resolver<Maybe<ResolversTypes['WhatIf']>, ParentType, ContextType, RequireFields<QueryTierWhatIfArgs, 'depth' | 'privileges' | 'range' | 'tierId'>>;
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType, RequireFields<QueryTillArgs, 'id'>>;
  tillShift?: Resolver<Maybe<ResolversTypes['TillShift']>, ParentType, ContextType, RequireFields<QueryTillShiftArgs, 'tillId'>>;
  tillUsers?: Resolver<Maybe<Array<ResolversTypes['TillUser']>>, ParentType, ContextType, RequireFields<QueryTillUsersArgs, 'branchId'>>;
  tills?: Resolver<Maybe<ResolversTypes['TillPage']>, ParentType, ContextType, RequireFields<QueryTillsArgs, 'page' | 'perPage'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'id'>>;
  transactionExport?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, Partial<QueryTransactionExportArgs>>;
  transactionFeed?: Resolver<Maybe<ResolversTypes['TransactionConnection']>, ParentType, ContextType, RequireFields<QueryTransactionFeedArgs, 'first'>>;
  transactionTotals?: Resolver<Maybe<ResolversTypes['TransactionTotals']>, ParentType, ContextType, Partial<QueryTransactionTotalsArgs>>;
  transactions?: Resolver<Maybe<ResolversTypes['TransactionPage']>, ParentType, ContextType, RequireFields<QueryTransactionsArgs, 'page' | 'perPage'>>;
  valuesOnDay?: Resolver<Maybe<Array<ResolversTypes['HeldValue']>>, ParentType, ContextType, RequireFields<QueryValuesOnDayArgs, 'day' | 'field' | 'id' | 'type'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type QuietBranchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietBranch'] = ResolversParentTypes['QuietBranch']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RefreshSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefreshSessionPayload'] = ResolversParentTypes['RefreshSessionPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['TransactionPage']>, ParentType, ContextType, RequireFields<ReportTransactionsArgs, 'page' | 'perPage'>>;
  voids?: Resolver<Maybe<ResolversTypes['TransactionPage']>, ParentType, ContextType, RequireFields<ReportVoidsArgs, 'page' | 'perPage'>>;
};

export type RequestClaimCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestClaimCodePayload'] = ResolversParentTypes['RequestClaimCodePayload']> = {
  claimCode?: Resolver<Maybe<ResolversTypes['ClaimCode']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordOtpPayload'] = ResolversParentTypes['RequestPasswordOtpPayload']> = {
  passwordOtp?: Resolver<Maybe<ResolversTypes['PasswordOtp']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreDashboardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreDashboardPayload'] = ResolversParentTypes['RestoreDashboardPayload']> = {
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResumeChangeRunPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResumeChangeRunPayload'] = ResolversParentTypes['ResumeChangeRunPayload']> = {
  changeRun?: Resolver<Maybe<ResolversTypes['ChangeRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RetentionCohortResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionCohort'] = ResolversParentTypes['RetentionCohort']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['RetentionMonth']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type RetentionMonthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetentionMonth'] = ResolversParentTypes['RetentionMonth']> = {
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type ReturnMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnMember'] = ResolversParentTypes['ReturnMember']> = {
  badgesLost?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  given?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lifetimeAfter?: Resolver<ResolversTypes['LifetimeFigures'], ParentType, ContextType>;
  lifetimeBefore?: Resolver<ResolversTypes['LifetimeFigures'], ParentType, ContextType>;
  pointsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taken?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierAfter?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierBefore?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
};

export type ReturnPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnPreview'] = ResolversParentTypes['ReturnPreview']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deductedPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isLast?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lost?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['ReturnMember']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ReturnRow']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['VoidStock']>, ParentType, ContextType>;
  tenders?: Resolver<Array<ResolversTypes['VoidTender']>, ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnRowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnRow'] = ResolversParentTypes['ReturnRow']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnSalePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnSalePayload'] = ResolversParentTypes['ReturnSalePayload']> = {
  remainingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sale?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReturnableLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnableLine'] = ResolversParentTypes['ReturnableLine']> = {
  chargeAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type RevenueTargetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevenueTarget'] = ResolversParentTypes['RevenueTarget']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueTargetPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevenueTargetPage'] = ResolversParentTypes['RevenueTargetPage']> = {
  items?: Resolver<Array<ResolversTypes['RevenueTarget']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RevertChangeSetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevertChangeSetPayload'] = ResolversParentTypes['RevertChangeSetPayload']> = {
  changeRun?: Resolver<Maybe<ResolversTypes['ChangeRun']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeServiceAccountKeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeServiceAccountKeyPayload'] = ResolversParentTypes['RevokeServiceAccountKeyPayload']> = {
  revokedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RewardInstanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardInstance'] = ResolversParentTypes['RewardInstance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  redeemCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redeemPoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['RewardItem']>, ParentType, ContextType>;
  rewardItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardItem'] = ResolversParentTypes['RewardItem']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  rewardType?: Resolver<Maybe<ResolversTypes['RewardType']>, ParentType, ContextType>;
  rewardTypeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RewardTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RewardType'] = ResolversParentTypes['RewardType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoleImpactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleImpact'] = ResolversParentTypes['RoleImpact']> = {
  gained?: Resolver<Array<ResolversTypes['Authorize']>, ParentType, ContextType>;
  lost?: Resolver<Array<ResolversTypes['Authorize']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  users?: Resolver<Maybe<Array<ResolversTypes['RoleUser']>>, ParentType, ContextType>;
};

export type RoleUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleUser'] = ResolversParentTypes['RoleUser']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SaleApprovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleApproval'] = ResolversParentTypes['SaleApproval']> = {
  actions?: Resolver<Array<ResolversTypes['ApprovalAction']>, ParentType, ContextType>;
  approvedBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  approvedById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  givenToId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaleExchangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleExchange'] = ResolversParentTypes['SaleExchange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SalePointEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SalePointEntry'] = ResolversParentTypes['SalePointEntry']> = {
  by?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  byId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PointEntryKind'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SaleReturnResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleReturn'] = ResolversParentTypes['SaleReturn']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  createLocalTime?: Resolver<ResolversTypes['LocalDateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedSegmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedSegment'] = ResolversParentTypes['SavedSegment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['SegmentOf'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedViewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SavedView'] = ResolversParentTypes['SavedView']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScheduleAlertResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleAlert'] = ResolversParentTypes['ScheduleAlert']> = {
  condition?: Resolver<ResolversTypes['AlertCondition'], ParentType, ContextType>;
  figure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ScheduleCandidateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleCandidate'] = ResolversParentTypes['ScheduleCandidate']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScheduleDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleDelivery'] = ResolversParentTypes['ScheduleDelivery']> = {
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['DeliveryReason']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DeliveryState'], ParentType, ContextType>;
};

export type ScheduleRecipientResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ScheduleRecipient'] = ResolversParentTypes['ScheduleRecipient']> = {
  isCrossed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SecurityEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEvent'] = ResolversParentTypes['SecurityEvent']> = {
  account?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  byUsername?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exported?: Resolver<Maybe<ResolversTypes['ExportedList']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityEventKind'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SecurityEventPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecurityEventPage'] = ResolversParentTypes['SecurityEventPage']> = {
  items?: Resolver<Array<ResolversTypes['SecurityEvent']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SelfRegisterChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfRegisterChoice'] = ResolversParentTypes['SelfRegisterChoice']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelfRegisterFormResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfRegisterForm'] = ResolversParentTypes['SelfRegisterForm']> = {
  branch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['OnboardQuestion']>, ParentType, ContextType>;
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SelfRegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfRegisterPayload'] = ResolversParentTypes['SelfRegisterPayload']> = {
  registered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SelfRegisterUrlResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfRegisterUrl'] = ResolversParentTypes['SelfRegisterUrl']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendSelfRegisterUrlPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SendSelfRegisterUrlPayload'] = ResolversParentTypes['SendSelfRegisterUrlPayload']> = {
  sentMessage?: Resolver<Maybe<ResolversTypes['SentMessage']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SentMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SentMessage'] = ResolversParentTypes['SentMessage']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccount'] = ResolversParentTypes['ServiceAccount']> = {
  branchIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  branches?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  keys?: Resolver<Array<ResolversTypes['ServiceAccountKey']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceAccountKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountKey'] = ResolversParentTypes['ServiceAccountKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ServiceAccountPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceAccountPage'] = ResolversParentTypes['ServiceAccountPage']> = {
  items?: Resolver<Array<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accessTokenExpiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clientToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deviceToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type SetMessageConsentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetMessageConsentPayload'] = ResolversParentTypes['SetMessageConsentPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetTillPinPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTillPinPayload'] = ResolversParentTypes['SetTillPinPayload']> = {
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Setup'] = ResolversParentTypes['Setup']> = {
  needed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Shift'] = ResolversParentTypes['Shift']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  approvedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  closedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  countedCash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  expectedCash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openedBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  openedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  openingCash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<ResolversTypes['ShiftReport'], ParentType, ContextType>;
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  tillId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShiftCashierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftCashier'] = ResolversParentTypes['ShiftCashier']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ShiftEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftEntry'] = ResolversParentTypes['ShiftEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShiftPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftPage'] = ResolversParentTypes['ShiftPage']> = {
  items?: Resolver<Array<ResolversTypes['Shift']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftReport'] = ResolversParentTypes['ShiftReport']> = {
  cashIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cashOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cashiers?: Resolver<Array<ResolversTypes['ShiftCashier']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['ShiftEntry']>, ParentType, ContextType>;
  expectedCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  openingCash?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tenders?: Resolver<Array<ResolversTypes['ShiftTender']>, ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voids?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShiftTenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShiftTender'] = ResolversParentTypes['ShiftTender']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SlipReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlipReference'] = ResolversParentTypes['SlipReference']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendingBank?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SocialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Social'] = ResolversParentTypes['Social']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SoldFiguresTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SoldFiguresTotals'] = ResolversParentTypes['SoldFiguresTotals']> = {
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type StatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Statistics'] = ResolversParentTypes['Statistics']> = {
  basketPieces?: Resolver<Maybe<ResolversTypes['BasketPieces']>, ParentType, ContextType>;
  basketSizes?: Resolver<Maybe<ResolversTypes['BasketSizes']>, ParentType, ContextType>;
  bigSpenders?: Resolver<Maybe<ResolversTypes['BadgeMemberPage']>, ParentType, ContextType, RequireFields<StatisticsBigSpendersArgs, 'page' | 'perPage'>>;
  breakdown?: Resolver<Maybe<ResolversTypes['Breakdown']>, ParentType, ContextType, RequireFields<StatisticsBreakdownArgs, 'by' | 'first'>>;
  buyerGroups?: Resolver<Maybe<Array<ResolversTypes['BuyerGroupFigures']>>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['TimeUnit'], ParentType, ContextType>;
  frequentMembers?: Resolver<Maybe<ResolversTypes['BadgeMemberPage']>, ParentType, ContextType, RequireFields<StatisticsFrequentMembersArgs, 'page' | 'perPage'>>;
  guests?: Resolver<Maybe<Array<ResolversTypes['GuestFigures']>>, ParentType, ContextType>;
  healthCheck?: Resolver<Maybe<ResolversTypes['HealthCheck']>, ParentType, ContextType, Partial<StatisticsHealthCheckArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<Maybe<ResolversTypes['MemberFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsMembersArgs, 'page' | 'perPage'>>;
  newMembers?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['DayNote']>>, ParentType, ContextType, RequireFields<StatisticsNotesArgs, 'language'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethodFigures']>>, ParentType, ContextType>;
  pointsLiability?: Resolver<Maybe<ResolversTypes['PointsLiability']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Statistics']>, ParentType, ContextType>;
  productCategories?: Resolver<Maybe<ResolversTypes['CategoryFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductCategoriesArgs, 'page' | 'perPage'>>;
  productSubCategories?: Resolver<Maybe<ResolversTypes['SubCategoryFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductSubCategoriesArgs, 'page' | 'perPage'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductFiguresPage']>, ParentType, ContextType, RequireFields<StatisticsProductsArgs, 'page' | 'perPage'>>;
  proof?: Resolver<Maybe<ResolversTypes['Proof']>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['DayRange'], ParentType, ContextType>;
  retention?: Resolver<Maybe<Array<ResolversTypes['RetentionCohort']>>, ParentType, ContextType>;
  salesSince?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  target?: Resolver<Maybe<ResolversTypes['TargetFigures']>, ParentType, ContextType>;
  tiers?: Resolver<Maybe<Array<ResolversTypes['TierFigures']>>, ParentType, ContextType>;
  totalEarn?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  totalMembers?: Resolver<Maybe<ResolversTypes['MembersByTier']>, ParentType, ContextType>;
  totalQuantity?: Resolver<Maybe<ResolversTypes['QuantitySeries']>, ParentType, ContextType>;
  totalRedeem?: Resolver<Maybe<ResolversTypes['CountSeries']>, ParentType, ContextType>;
  totalRemaining?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalRevenue?: Resolver<Maybe<ResolversTypes['RevenueSeries']>, ParentType, ContextType>;
  totalTransactions?: Resolver<Maybe<ResolversTypes['TransactionSeries']>, ParentType, ContextType>;
  unsoldProducts?: Resolver<Maybe<ResolversTypes['UnsoldProductPage']>, ParentType, ContextType, RequireFields<StatisticsUnsoldProductsArgs, 'page' | 'perPage'>>;
  until?: Resolver<Maybe<ResolversTypes['LocalDateTime']>, ParentType, ContextType>;
};

export type StockImportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockImport'] = ResolversParentTypes['StockImport']> = {
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  createById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['StockImportLine']>, ParentType, ContextType>;
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockImportLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockImportLine'] = ResolversParentTypes['StockImportLine']> = {
  basePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  costCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  retailPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type StockImportPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockImportPage'] = ResolversParentTypes['StockImportPage']> = {
  items?: Resolver<Array<ResolversTypes['StockImport']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockLevelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLevel'] = ResolversParentTypes['StockLevel']> = {
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StockLevelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockLevelPage'] = ResolversParentTypes['StockLevelPage']> = {
  items?: Resolver<Array<ResolversTypes['StockLevel']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockMovementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovement'] = ResolversParentTypes['StockMovement']> = {
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StockMovementKind'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantityAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stockImportCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stockImportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transactionNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockMovementPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockMovementPage'] = ResolversParentTypes['StockMovementPage']> = {
  items?: Resolver<Array<ResolversTypes['StockMovement']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockOfBranchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockOfBranch'] = ResolversParentTypes['StockOfBranch']> = {
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StockProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockProduct'] = ResolversParentTypes['StockProduct']> = {
  branches?: Resolver<Array<ResolversTypes['StockOfBranch']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retailPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  skipStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StockProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StockProductPage'] = ResolversParentTypes['StockProductPage']> = {
  items?: Resolver<Array<ResolversTypes['StockProduct']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubCategoryFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategoryFigures'] = ResolversParentTypes['SubCategoryFigures']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  guest?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['BoughtFigures'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subCategory?: Resolver<Maybe<ResolversTypes['ProductSubCategory']>, ParentType, ContextType>;
  subCategoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type SubCategoryFiguresPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubCategoryFiguresPage'] = ResolversParentTypes['SubCategoryFiguresPage']> = {
  items?: Resolver<Array<ResolversTypes['SubCategoryFigures']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['SoldFiguresTotals']>, ParentType, ContextType>;
};

export type SubDistrictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubDistrict'] = ResolversParentTypes['SubDistrict']> = {
  district?: Resolver<Maybe<ResolversTypes['District']>, ParentType, ContextType>;
  districtId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['Province']>, ParentType, ContextType>;
  provinceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubDistrictPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubDistrictPage'] = ResolversParentTypes['SubDistrictPage']> = {
  items?: Resolver<Array<ResolversTypes['SubDistrict']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SubMenuResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubMenu'] = ResolversParentTypes['SubMenu']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  names?: Resolver<Maybe<ResolversTypes['Names']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  figuresChanged?: SubscriptionResolver<ResolversTypes['FiguresChanged'], "figuresChanged", ParentType, ContextType, RequireFields<SubscriptionFiguresChangedArgs, 'lately'>>;
  parkedBillsChanged?: SubscriptionResolver<ResolversTypes['ParkedBillsChanged'], "parkedBillsChanged", ParentType, ContextType, RequireFields<SubscriptionParkedBillsChangedArgs, 'branchId'>>;
  paymentConfirmed?: SubscriptionResolver<ResolversTypes['PaymentConfirmed'], "paymentConfirmed", ParentType, ContextType, RequireFields<SubscriptionPaymentConfirmedArgs, 'branchId'>>;
  preparationChanged?: SubscriptionResolver<ResolversTypes['PreparationChanged'], "preparationChanged", ParentType, ContextType, RequireFields<SubscriptionPreparationChangedArgs, 'branchId'>>;
};

export type SupplierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Supplier'] = ResolversParentTypes['Supplier']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contact2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['PhoneNumber']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupplierPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierPage'] = ResolversParentTypes['SupplierPage']> = {
  items?: Resolver<Array<ResolversTypes['Supplier']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TargetFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TargetFigures'] = ResolversParentTypes['TargetFigures']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthsSet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxBuyerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxBuyer'] = ResolversParentTypes['TaxBuyer']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaxDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDocument'] = ResolversParentTypes['TaxDocument']> = {
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['TaxBuyer']>, ParentType, ContextType>;
  creditNotes?: Resolver<Array<ResolversTypes['TaxDocumentReference']>, ParentType, ContextType>;
  documentNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exempt?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TaxDocumentKind'], ParentType, ContextType>;
  leftValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['TaxDocumentLine']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refersTo?: Resolver<Maybe<ResolversTypes['TaxDocumentReference']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['TaxSeller'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxDocumentLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDocumentLine'] = ResolversParentTypes['TaxDocumentLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isExempt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TaxLineType'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxDocumentReferenceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxDocumentReference'] = ResolversParentTypes['TaxDocumentReference']> = {
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  documentNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TaxSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSeller'] = ResolversParentTypes['TaxSeller']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  branchNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  machineNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaxSettingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TaxSetting'] = ResolversParentTypes['TaxSetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptFoot?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  receiptHead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxMode?: Resolver<ResolversTypes['TaxMode'], ParentType, ContextType>;
  taxName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  vatPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vatPercentBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variableName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TickPreparationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TickPreparationPayload'] = ResolversParentTypes['TickPreparationPayload']> = {
  preparedLine?: Resolver<Maybe<ResolversTypes['PreparedLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TierCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierCount'] = ResolversParentTypes['TierCount']> = {
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type TierFiguresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierFigures'] = ResolversParentTypes['TierFigures']> = {
  bigSpenders?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  frequentMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lifetimeRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  remainingPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalTransactions?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type TierPrivilegeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierPrivilege'] = ResolversParentTypes['TierPrivilege']> = {
  condition?: Resolver<Maybe<ResolversTypes['ConditionValue']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['CouponValue'], ParentType, ContextType>;
};

export type TierStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TierStanding'] = ResolversParentTypes['TierStanding']> = {
  isNone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  would?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Till'] = ResolversParentTypes['Till']> = {
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  registrationNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Status'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TillPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TillPage'] = ResolversParentTypes['TillPage']> = {
  items?: Resolver<Array<ResolversTypes['Till']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TillShiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TillShift'] = ResolversParentTypes['TillShift']> = {
  approvedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countedCash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfEarlierDay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ShiftReport']>, ParentType, ContextType>;
  tillId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TillUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TillUser'] = ResolversParentTypes['TillUser']> = {
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayApprove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maySell?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TopByQuantityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopByQuantity'] = ResolversParentTypes['TopByQuantity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
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

export type TransactionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvals?: Resolver<Array<ResolversTypes['SaleApproval']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branchId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  branchName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  cashAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['TransactionChannel']>, ParentType, ContextType>;
  claimUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  claimedTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  confirmations?: Resolver<Array<ResolversTypes['TransferConfirmation']>, ParentType, ContextType>;
  createBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  createById?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createLocalTime?: Resolver<ResolversTypes['LocalDateTime'], ParentType, ContextType>;
  creditDebitAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discountCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchange?: Resolver<Maybe<ResolversTypes['SaleExchange']>, ParentType, ContextType>;
  guest?: Resolver<Maybe<ResolversTypes['Guest']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['TransactionItem']>, ParentType, ContextType>;
  lastAdjustAmount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  memberId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  otherAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  pointEntries?: Resolver<Array<ResolversTypes['SalePointEntry']>, ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnOf?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  returnable?: Resolver<Array<ResolversTypes['ReturnableLine']>, ParentType, ContextType>;
  returnedQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returns?: Resolver<Array<ResolversTypes['SaleReturn']>, ParentType, ContextType>;
  slipImageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
  slips?: Resolver<Array<ResolversTypes['SlipReference']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TransactionStatus'], ParentType, ContextType>;
  taxDocuments?: Resolver<Array<ResolversTypes['TaxDocument']>, ParentType, ContextType>;
  tierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  trace?: Resolver<Array<ResolversTypes['TraceEntry']>, ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transferAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voidBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  voidById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  voidRemark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voidTill?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  voidTime?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionChannelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionChannel'] = ResolversParentTypes['TransactionChannel']> = {
  actionCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changeAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  confirmedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instituteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  instituteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  paymentChannelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  receivedAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  senderInstituteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  senderInstituteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
};

export type TransactionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['TransactionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TransactionCouponResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionCoupon'] = ResolversParentTypes['TransactionCoupon']> = {
  couponId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shortDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionCouponType'], ParentType, ContextType>;
};

export type TransactionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionEdge'] = ResolversParentTypes['TransactionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Transaction'], ParentType, ContextType>;
};

export type TransactionItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionItem'] = ResolversParentTypes['TransactionItem']> = {
  chargeAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coupons?: Resolver<Array<ResolversTypes['TransactionCoupon']>, ParentType, ContextType>;
  discountAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  goods?: Resolver<Maybe<ResolversTypes['TransactionItemGoods']>, ParentType, ContextType>;
  itemRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['TransactionItemType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['TransactionItemOption']>, ParentType, ContextType>;
  paidAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldBy?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  soldById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TransactionItemGoodsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionItemGoods'] = ResolversParentTypes['TransactionItemGoods']> = {
  benefits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  groupOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  otherParts?: Resolver<Array<ResolversTypes['TransactionItemPart']>, ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TransactionItemOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionItemOption'] = ResolversParentTypes['TransactionItemOption']> = {
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TransactionItemPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionItemPart'] = ResolversParentTypes['TransactionItemPart']> = {
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TransactionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage']> = {
  items?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TransactionPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionPoint'] = ResolversParentTypes['TransactionPoint']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type TransactionSeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionSeries'] = ResolversParentTypes['TransactionSeries']> = {
  guest?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  member?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['TransactionPoint']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
};

export type TransactionTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransactionTotals'] = ResolversParentTypes['TransactionTotals']> = {
  amountDue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  complete?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  itemAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  itemQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  offerDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  redeemPoints?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  tenderAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalMembers?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalQuantity?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  voided?: Resolver<ResolversTypes['Count'], ParentType, ContextType>;
  voidedAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TransferConfirmationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TransferConfirmation'] = ResolversParentTypes['TransferConfirmation']> = {
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TryDashboardSchedulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TryDashboardSchedulePayload'] = ResolversParentTypes['TryDashboardSchedulePayload']> = {
  dashboardSchedule?: Resolver<Maybe<ResolversTypes['DashboardSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UndoMemberMergePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoMemberMergePayload'] = ResolversParentTypes['UndoMemberMergePayload']> = {
  memberMerge?: Resolver<Maybe<ResolversTypes['MemberMerge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UnsoldProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsoldProduct'] = ResolversParentTypes['UnsoldProduct']> = {
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSoldDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  retailPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  stockHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  stockValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type UnsoldProductPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsoldProductPage'] = ResolversParentTypes['UnsoldProductPage']> = {
  items?: Resolver<Array<ResolversTypes['UnsoldProduct']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['UnsoldProductTotals']>, ParentType, ContextType>;
};

export type UnsoldProductTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsoldProductTotals'] = ResolversParentTypes['UnsoldProductTotals']> = {
  stockHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stockQuantity?: Resolver<Maybe<ResolversTypes['Count']>, ParentType, ContextType>;
  stockValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type UntickPreparationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UntickPreparationPayload'] = ResolversParentTypes['UntickPreparationPayload']> = {
  preparedLine?: Resolver<Maybe<ResolversTypes['PreparedLine']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateAppointmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAppointmentPayload'] = ResolversParentTypes['UpdateAppointmentPayload']> = {
  appointment?: Resolver<Maybe<ResolversTypes['CalendarEntry']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateConditionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateConditionPayload'] = ResolversParentTypes['UpdateConditionPayload']> = {
  condition?: Resolver<Maybe<ResolversTypes['Condition']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateDashboardPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDashboardPayload'] = ResolversParentTypes['UpdateDashboardPayload']> = {
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateDashboardSchedulePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDashboardSchedulePayload'] = ResolversParentTypes['UpdateDashboardSchedulePayload']> = {
  dashboardSchedule?: Resolver<Maybe<ResolversTypes['DashboardSchedule']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMemberBadgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberBadgePayload'] = ResolversParentTypes['UpdateMemberBadgePayload']> = {
  memberBadge?: Resolver<Maybe<ResolversTypes['MemberBadge']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMemberBadgesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberBadgesPayload'] = ResolversParentTypes['UpdateMemberBadgesPayload']> = {
  memberBadges?: Resolver<Maybe<Array<ResolversTypes['MemberBadge']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMemberPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberPayload'] = ResolversParentTypes['UpdateMemberPayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMemberTierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMemberTierPayload'] = ResolversParentTypes['UpdateMemberTierPayload']> = {
  memberTier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMerchantBranchPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMerchantBranchPayload'] = ResolversParentTypes['UpdateMerchantBranchPayload']> = {
  merchantBranch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMerchantRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMerchantRolePayload'] = ResolversParentTypes['UpdateMerchantRolePayload']> = {
  merchantRole?: Resolver<Maybe<ResolversTypes['MerchantRole']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMerchantSettingPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMerchantSettingPayload'] = ResolversParentTypes['UpdateMerchantSettingPayload']> = {
  merchantSetting?: Resolver<Maybe<ResolversTypes['MerchantSetting']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateMerchantUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateMerchantUserPayload'] = ResolversParentTypes['UpdateMerchantUserPayload']> = {
  merchantUser?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOfferPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOfferPayload'] = ResolversParentTypes['UpdateOfferPayload']> = {
  offer?: Resolver<Maybe<ResolversTypes['Offer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateOptionGroupPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateOptionGroupPayload'] = ResolversParentTypes['UpdateOptionGroupPayload']> = {
  optionGroup?: Resolver<Maybe<ResolversTypes['OptionGroup']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateParkedBillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateParkedBillPayload'] = ResolversParentTypes['UpdateParkedBillPayload']> = {
  parkedBill?: Resolver<Maybe<ResolversTypes['ParkedBill']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePaymentChannelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePaymentChannelPayload'] = ResolversParentTypes['UpdatePaymentChannelPayload']> = {
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePaymentMethodPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePaymentMethodPayload'] = ResolversParentTypes['UpdatePaymentMethodPayload']> = {
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePotentialPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePotentialPayload'] = ResolversParentTypes['UpdatePotentialPayload']> = {
  potential?: Resolver<Maybe<ResolversTypes['Potential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
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

export type UpdateRevenueTargetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRevenueTargetPayload'] = ResolversParentTypes['UpdateRevenueTargetPayload']> = {
  revenueTarget?: Resolver<Maybe<ResolversTypes['RevenueTarget']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSavedSegmentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSavedSegmentPayload'] = ResolversParentTypes['UpdateSavedSegmentPayload']> = {
  savedSegment?: Resolver<Maybe<ResolversTypes['SavedSegment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSavedViewPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSavedViewPayload'] = ResolversParentTypes['UpdateSavedViewPayload']> = {
  savedView?: Resolver<Maybe<ResolversTypes['SavedView']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateServiceAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateServiceAccountPayload'] = ResolversParentTypes['UpdateServiceAccountPayload']> = {
  serviceAccount?: Resolver<Maybe<ResolversTypes['ServiceAccount']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateSupplierPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSupplierPayload'] = ResolversParentTypes['UpdateSupplierPayload']> = {
  supplier?: Resolver<Maybe<ResolversTypes['Supplier']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateTillPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateTillPayload'] = ResolversParentTypes['UpdateTillPayload']> = {
  till?: Resolver<Maybe<ResolversTypes['Till']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadMemberImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadMemberImagePayload'] = ResolversParentTypes['UploadMemberImagePayload']> = {
  member?: Resolver<Maybe<ResolversTypes['Member']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadMemberTierImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadMemberTierImagePayload'] = ResolversParentTypes['UploadMemberTierImagePayload']> = {
  memberTier?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadMerchantBranchImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadMerchantBranchImagePayload'] = ResolversParentTypes['UploadMerchantBranchImagePayload']> = {
  merchantBranch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadMerchantUserImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadMerchantUserImagePayload'] = ResolversParentTypes['UploadMerchantUserImagePayload']> = {
  merchantUser?: Resolver<Maybe<ResolversTypes['MerchantUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadPaymentChannelImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPaymentChannelImagePayload'] = ResolversParentTypes['UploadPaymentChannelImagePayload']> = {
  paymentChannel?: Resolver<Maybe<ResolversTypes['PaymentChannel']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadPotentialImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPotentialImagePayload'] = ResolversParentTypes['UploadPotentialImagePayload']> = {
  potential?: Resolver<Maybe<ResolversTypes['Potential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadProductImagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadProductImagePayload'] = ResolversParentTypes['UploadProductImagePayload']> = {
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UploadTransactionSlipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadTransactionSlipPayload'] = ResolversParentTypes['UploadTransactionSlipPayload']> = {
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
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

export type VerifyOtpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyOtpPayload'] = ResolversParentTypes['VerifyOtpPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  authorizes?: Resolver<Array<ResolversTypes['Authorize']>, ParentType, ContextType>;
  backdatingDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  billBounds?: Resolver<ResolversTypes['BillBounds'], ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  branches?: Resolver<Array<ResolversTypes['MerchantBranch']>, ParentType, ContextType>;
  counter?: Resolver<ResolversTypes['CounterSetting'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['PictureUrl']>, ParentType, ContextType>;
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

export type VoidMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidMember'] = ResolversParentTypes['VoidMember']> = {
  adjusted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badgesLost?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lifetimeAfter?: Resolver<ResolversTypes['LifetimeFigures'], ParentType, ContextType>;
  lifetimeBefore?: Resolver<ResolversTypes['LifetimeFigures'], ParentType, ContextType>;
  pointsAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pointsBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redeemed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierAfter?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
  tierBefore?: Resolver<Maybe<ResolversTypes['MemberTier']>, ParentType, ContextType>;
};

export type VoidPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidPreview'] = ResolversParentTypes['VoidPreview']> = {
  member?: Resolver<Maybe<ResolversTypes['VoidMember']>, ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  stock?: Resolver<Array<ResolversTypes['VoidStock']>, ParentType, ContextType>;
  tenders?: Resolver<Array<ResolversTypes['VoidTender']>, ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VoidStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidStock'] = ResolversParentTypes['VoidStock']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VoidTenderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidTender'] = ResolversParentTypes['VoidTender']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  cardName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instituteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PaymentChannelType'], ParentType, ContextType>;
};

export type VoidTransactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VoidTransactionPayload'] = ResolversParentTypes['VoidTransactionPayload']> = {
  remainingPoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WhatIfResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIf'] = ResolversParentTypes['WhatIf']> = {
  automaticOffers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['WhatIfSale']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  given?: Resolver<ResolversTypes['WhatIfGiven'], ParentType, ContextType>;
  isAutomatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  membersTouched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  misses?: Resolver<Array<ResolversTypes['WhatIfMiss']>, ParentType, ContextType>;
  oneIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pricedDifferently?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tiers?: Resolver<Array<ResolversTypes['WhatIfTier']>, ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekdays?: Resolver<Array<ResolversTypes['WhatIfWeekday']>, ParentType, ContextType>;
};

export type WhatIfBillResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfBill'] = ResolversParentTypes['WhatIfBill']> = {
  amountDue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  earnPoints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPayment?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type WhatIfGivenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfGiven'] = ResolversParentTypes['WhatIfGiven']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfMissResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfMiss'] = ResolversParentTypes['WhatIfMiss']> = {
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actual?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conditionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  example?: Resolver<ResolversTypes['WhatIfSale'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['WhatIfReason'], ParentType, ContextType>;
  required?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfSaleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfSale'] = ResolversParentTypes['WhatIfSale']> = {
  businessDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trace?: Resolver<Array<ResolversTypes['TraceEntry']>, ParentType, ContextType>;
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transactionNo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  with?: Resolver<ResolversTypes['WhatIfBill'], ParentType, ContextType>;
  without?: Resolver<ResolversTypes['WhatIfBill'], ParentType, ContextType>;
};

export type WhatIfTierResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfTier'] = ResolversParentTypes['WhatIfTier']> = {
  customerType?: Resolver<ResolversTypes['CustomerType'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tierName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WhatIfWeekdayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WhatIfWeekday'] = ResolversParentTypes['WhatIfWeekday']> = {
  discount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sales?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Weekday'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AdjustPointsPayload?: AdjustPointsPayloadResolvers<ContextType>;
  Approval?: ApprovalResolvers<ContextType>;
  ApprovalSetting?: ApprovalSettingResolvers<ContextType>;
  ApprovePayload?: ApprovePayloadResolvers<ContextType>;
  Attribute?: AttributeResolvers<ContextType>;
  Authorize?: AuthorizeResolvers<ContextType>;
  BadgeMember?: BadgeMemberResolvers<ContextType>;
  BadgeMemberPage?: BadgeMemberPageResolvers<ContextType>;
  BasketPieces?: BasketPiecesResolvers<ContextType>;
  BasketPiecesStep?: BasketPiecesStepResolvers<ContextType>;
  BasketSizes?: BasketSizesResolvers<ContextType>;
  BasketStep?: BasketStepResolvers<ContextType>;
  BillBounds?: BillBoundsResolvers<ContextType>;
  BoughtFigures?: BoughtFiguresResolvers<ContextType>;
  Breakdown?: BreakdownResolvers<ContextType>;
  BreakdownMeasures?: BreakdownMeasuresResolvers<ContextType>;
  BreakdownRow?: BreakdownRowResolvers<ContextType>;
  BulkEditExample?: BulkEditExampleResolvers<ContextType>;
  BulkEditPayload?: BulkEditPayloadResolvers<ContextType>;
  BulkEditPreview?: BulkEditPreviewResolvers<ContextType>;
  BuyerGroupFigures?: BuyerGroupFiguresResolvers<ContextType>;
  CalendarEntry?: CalendarEntryResolvers<ContextType>;
  CalendarEntryPage?: CalendarEntryPageResolvers<ContextType>;
  CancelChangeRunPayload?: CancelChangeRunPayloadResolvers<ContextType>;
  Card?: CardResolvers<ContextType>;
  CategoryFigures?: CategoryFiguresResolvers<ContextType>;
  CategoryFiguresPage?: CategoryFiguresPageResolvers<ContextType>;
  Change?: ChangeResolvers<ContextType>;
  ChangeCount?: ChangeCountResolvers<ContextType>;
  ChangePage?: ChangePageResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeRun?: ChangeRunResolvers<ContextType>;
  ChangeSet?: ChangeSetResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  ChangedValue?: ChangedValueResolvers<ContextType>;
  ChooseDefaultViewPayload?: ChooseDefaultViewPayloadResolvers<ContextType>;
  ClaimCode?: ClaimCodeResolvers<ContextType>;
  ClaimForm?: ClaimFormResolvers<ContextType>;
  ClaimPointsPayload?: ClaimPointsPayloadResolvers<ContextType>;
  ClearTillPinPayload?: ClearTillPinPayloadResolvers<ContextType>;
  CloseShiftPayload?: CloseShiftPayloadResolvers<ContextType>;
  Color?: ColorResolvers<ContextType>;
  Condition?: ConditionResolvers<ContextType>;
  ConditionValue?: ConditionValueResolvers<ContextType>;
  ConfirmationSecret?: ConfirmationSecretResolvers<ContextType>;
  Count?: GraphQLScalarType;
  CountPoint?: CountPointResolvers<ContextType>;
  CountSeries?: CountSeriesResolvers<ContextType>;
  CounterSetting?: CounterSettingResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  CouponValue?: CouponValueResolvers<ContextType>;
  CreateAppointmentPayload?: CreateAppointmentPayloadResolvers<ContextType>;
  CreateConfirmationSecretPayload?: CreateConfirmationSecretPayloadResolvers<ContextType>;
  CreateDashboardPayload?: CreateDashboardPayloadResolvers<ContextType>;
  CreateDashboardSchedulePayload?: CreateDashboardSchedulePayloadResolvers<ContextType>;
  CreateLocationPayload?: CreateLocationPayloadResolvers<ContextType>;
  CreateMemberPayload?: CreateMemberPayloadResolvers<ContextType>;
  CreateMemberTierPayload?: CreateMemberTierPayloadResolvers<ContextType>;
  CreateMerchantBranchPayload?: CreateMerchantBranchPayloadResolvers<ContextType>;
  CreateMerchantPayload?: CreateMerchantPayloadResolvers<ContextType>;
  CreateMerchantRolePayload?: CreateMerchantRolePayloadResolvers<ContextType>;
  CreateMerchantUserPayload?: CreateMerchantUserPayloadResolvers<ContextType>;
  CreateOfferPayload?: CreateOfferPayloadResolvers<ContextType>;
  CreateOptionGroupPayload?: CreateOptionGroupPayloadResolvers<ContextType>;
  CreatePaymentChannelPayload?: CreatePaymentChannelPayloadResolvers<ContextType>;
  CreatePotentialPayload?: CreatePotentialPayloadResolvers<ContextType>;
  CreateProductCategoryPayload?: CreateProductCategoryPayloadResolvers<ContextType>;
  CreateProductPayload?: CreateProductPayloadResolvers<ContextType>;
  CreateProductSubCategoryPayload?: CreateProductSubCategoryPayloadResolvers<ContextType>;
  CreateRevenueTargetPayload?: CreateRevenueTargetPayloadResolvers<ContextType>;
  CreateSavedSegmentPayload?: CreateSavedSegmentPayloadResolvers<ContextType>;
  CreateSavedViewPayload?: CreateSavedViewPayloadResolvers<ContextType>;
  CreateServiceAccountKeyPayload?: CreateServiceAccountKeyPayloadResolvers<ContextType>;
  CreateServiceAccountPayload?: CreateServiceAccountPayloadResolvers<ContextType>;
  CreateStockImportPayload?: CreateStockImportPayloadResolvers<ContextType>;
  CreateSupplierPayload?: CreateSupplierPayloadResolvers<ContextType>;
  CreateTillPayload?: CreateTillPayloadResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CustomerEntry?: CustomerEntryResolvers<ContextType>;
  CustomerFact?: CustomerFactResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardFault?: DashboardFaultResolvers<ContextType>;
  DashboardPart?: DashboardPartResolvers<ContextType>;
  DashboardSchedule?: DashboardScheduleResolvers<ContextType>;
  DashboardVersion?: DashboardVersionResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DayNote?: DayNoteResolvers<ContextType>;
  DayRange?: DayRangeResolvers<ContextType>;
  DeleteAppointmentPayload?: DeleteAppointmentPayloadResolvers<ContextType>;
  DeleteDashboardPayload?: DeleteDashboardPayloadResolvers<ContextType>;
  DeleteDashboardSchedulePayload?: DeleteDashboardSchedulePayloadResolvers<ContextType>;
  DeleteMemberTierPayload?: DeleteMemberTierPayloadResolvers<ContextType>;
  DeleteMerchantBranchPayload?: DeleteMerchantBranchPayloadResolvers<ContextType>;
  DeleteMerchantRolePayload?: DeleteMerchantRolePayloadResolvers<ContextType>;
  DeleteMerchantUserPayload?: DeleteMerchantUserPayloadResolvers<ContextType>;
  DeleteOfferPayload?: DeleteOfferPayloadResolvers<ContextType>;
  DeleteOptionGroupPayload?: DeleteOptionGroupPayloadResolvers<ContextType>;
  DeletePaymentChannelPayload?: DeletePaymentChannelPayloadResolvers<ContextType>;
  DeleteProductCategoryPayload?: DeleteProductCategoryPayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteProductSubCategoryPayload?: DeleteProductSubCategoryPayloadResolvers<ContextType>;
  DeleteRevenueTargetPayload?: DeleteRevenueTargetPayloadResolvers<ContextType>;
  DeleteSavedSegmentPayload?: DeleteSavedSegmentPayloadResolvers<ContextType>;
  DeleteSavedViewPayload?: DeleteSavedViewPayloadResolvers<ContextType>;
  DeleteServiceAccountPayload?: DeleteServiceAccountPayloadResolvers<ContextType>;
  DeleteSupplierPayload?: DeleteSupplierPayloadResolvers<ContextType>;
  DeleteTillPayload?: DeleteTillPayloadResolvers<ContextType>;
  DerivedColumn?: DerivedColumnResolvers<ContextType>;
  DiscardParkedBillPayload?: DiscardParkedBillPayloadResolvers<ContextType>;
  District?: DistrictResolvers<ContextType>;
  DistrictPage?: DistrictPageResolvers<ContextType>;
  EarningRule?: EarningRuleResolvers<ContextType>;
  EraseMemberPayload?: EraseMemberPayloadResolvers<ContextType>;
  ErasePotentialPayload?: ErasePotentialPayloadResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  ExchangeSalePayload?: ExchangeSalePayloadResolvers<ContextType>;
  ExportedList?: ExportedListResolvers<ContextType>;
  FavouriteCategory?: FavouriteCategoryResolvers<ContextType>;
  FiguresChanged?: FiguresChangedResolvers<ContextType>;
  GenerateSelfRegisterUrlPayload?: GenerateSelfRegisterUrlPayloadResolvers<ContextType>;
  Guest?: GuestResolvers<ContextType>;
  GuestFigures?: GuestFiguresResolvers<ContextType>;
  HandOverTillPayload?: HandOverTillPayloadResolvers<ContextType>;
  HealthCheck?: HealthCheckResolvers<ContextType>;
  HealthCheckMonth?: HealthCheckMonthResolvers<ContextType>;
  HeldValue?: HeldValueResolvers<ContextType>;
  ImportChoice?: ImportChoiceResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportCount?: ImportCountResolvers<ContextType>;
  ImportDoubt?: ImportDoubtResolvers<ContextType>;
  ImportMembersPayload?: ImportMembersPayloadResolvers<ContextType>;
  ImportOtherSheet?: ImportOtherSheetResolvers<ContextType>;
  ImportPictureFault?: ImportPictureFaultResolvers<ContextType>;
  ImportPictures?: ImportPicturesResolvers<ContextType>;
  ImportPotentialsPayload?: ImportPotentialsPayloadResolvers<ContextType>;
  ImportProductsPayload?: ImportProductsPayloadResolvers<ContextType>;
  ImportSheet?: ImportSheetResolvers<ContextType>;
  Institute?: InstituteResolvers<ContextType>;
  IssueTaxInvoicePayload?: IssueTaxInvoicePayloadResolvers<ContextType>;
  LatestChangeSet?: LatestChangeSetResolvers<ContextType>;
  LatestChangeSetPage?: LatestChangeSetPageResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  LifetimeFigures?: LifetimeFiguresResolvers<ContextType>;
  LikelyMember?: LikelyMemberResolvers<ContextType>;
  LocalDateTime?: GraphQLScalarType;
  Locale?: LocaleResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationPage?: LocationPageResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberBadge?: MemberBadgeResolvers<ContextType>;
  MemberErasurePreview?: MemberErasurePreviewResolvers<ContextType>;
  MemberEvent?: MemberEventResolvers<ContextType>;
  MemberEventPage?: MemberEventPageResolvers<ContextType>;
  MemberFigures?: MemberFiguresResolvers<ContextType>;
  MemberFiguresPage?: MemberFiguresPageResolvers<ContextType>;
  MemberFiguresTotals?: MemberFiguresTotalsResolvers<ContextType>;
  MemberInterests?: MemberInterestsResolvers<ContextType>;
  MemberLifeTime?: MemberLifeTimeResolvers<ContextType>;
  MemberLifetime?: MemberLifetimeResolvers<ContextType>;
  MemberMerge?: MemberMergeResolvers<ContextType>;
  MemberMergeField?: MemberMergeFieldResolvers<ContextType>;
  MemberMergeObstacle?: MemberMergeObstacleResolvers<ContextType>;
  MemberMergePage?: MemberMergePageResolvers<ContextType>;
  MemberMergePreview?: MemberMergePreviewResolvers<ContextType>;
  MemberMergeSale?: MemberMergeSaleResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  MemberSocial?: MemberSocialResolvers<ContextType>;
  MemberTier?: MemberTierResolvers<ContextType>;
  MemberTierPage?: MemberTierPageResolvers<ContextType>;
  MembersByTier?: MembersByTierResolvers<ContextType>;
  Menu?: MenuResolvers<ContextType>;
  Merchant?: MerchantResolvers<ContextType>;
  MerchantBranch?: MerchantBranchResolvers<ContextType>;
  MerchantBranchPage?: MerchantBranchPageResolvers<ContextType>;
  MerchantRole?: MerchantRoleResolvers<ContextType>;
  MerchantRolePage?: MerchantRolePageResolvers<ContextType>;
  MerchantSetting?: MerchantSettingResolvers<ContextType>;
  MerchantUser?: MerchantUserResolvers<ContextType>;
  MerchantUserPage?: MerchantUserPageResolvers<ContextType>;
  MergeMembersPayload?: MergeMembersPayloadResolvers<ContextType>;
  MergePotentialPayload?: MergePotentialPayloadResolvers<ContextType>;
  MessageConsent?: MessageConsentResolvers<ContextType>;
  Money?: GraphQLScalarType;
  MoveCashPayload?: MoveCashPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Names?: NamesResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Occupation?: OccupationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  OfferGoods?: OfferGoodsResolvers<ContextType>;
  OfferPage?: OfferPageResolvers<ContextType>;
  OfferPart?: OfferPartResolvers<ContextType>;
  OfferTerms?: OfferTermsResolvers<ContextType>;
  OfferUses?: OfferUsesResolvers<ContextType>;
  OnboardAnswer?: OnboardAnswerResolvers<ContextType>;
  OnboardChoice?: OnboardChoiceResolvers<ContextType>;
  OnboardForm?: OnboardFormResolvers<ContextType>;
  OnboardQuestion?: OnboardQuestionResolvers<ContextType>;
  OpenParkedBillPayload?: OpenParkedBillPayloadResolvers<ContextType>;
  OpenShiftPayload?: OpenShiftPayloadResolvers<ContextType>;
  OptionGroup?: OptionGroupResolvers<ContextType>;
  OptionGroupPage?: OptionGroupPageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  ParkBillPayload?: ParkBillPayloadResolvers<ContextType>;
  ParkedBill?: ParkedBillResolvers<ContextType>;
  ParkedBillsChanged?: ParkedBillsChangedResolvers<ContextType>;
  ParkedContent?: ParkedContentResolvers<ContextType>;
  ParkedLine?: ParkedLineResolvers<ContextType>;
  ParkedOffer?: ParkedOfferResolvers<ContextType>;
  ParkedOption?: ParkedOptionResolvers<ContextType>;
  ParkedShortage?: ParkedShortageResolvers<ContextType>;
  PasswordOtp?: PasswordOtpResolvers<ContextType>;
  PayPayload?: PayPayloadResolvers<ContextType>;
  PaymentChannel?: PaymentChannelResolvers<ContextType>;
  PaymentChannelPage?: PaymentChannelPageResolvers<ContextType>;
  PaymentConfirmation?: PaymentConfirmationResolvers<ContextType>;
  PaymentConfirmed?: PaymentConfirmedResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentMethodFigures?: PaymentMethodFiguresResolvers<ContextType>;
  PeakDay?: PeakDayResolvers<ContextType>;
  PhoneNumber?: GraphQLScalarType;
  PictureUrl?: GraphQLScalarType;
  PointClaim?: PointClaimResolvers<ContextType>;
  PointEntry?: PointEntryResolvers<ContextType>;
  PointEntryPage?: PointEntryPageResolvers<ContextType>;
  PointRates?: PointRatesResolvers<ContextType>;
  PointsFault?: PointsFaultResolvers<ContextType>;
  PointsLiability?: PointsLiabilityResolvers<ContextType>;
  PointsLiabilityRow?: PointsLiabilityRowResolvers<ContextType>;
  Postcode?: PostcodeResolvers<ContextType>;
  PostcodePage?: PostcodePageResolvers<ContextType>;
  Potential?: PotentialResolvers<ContextType>;
  PotentialErasurePreview?: PotentialErasurePreviewResolvers<ContextType>;
  PotentialPage?: PotentialPageResolvers<ContextType>;
  Preference?: PreferenceResolvers<ContextType>;
  Preparation?: PreparationResolvers<ContextType>;
  PreparationChanged?: PreparationChangedResolvers<ContextType>;
  PreparationLine?: PreparationLineResolvers<ContextType>;
  PreparationOrder?: PreparationOrderResolvers<ContextType>;
  PreparedLine?: PreparedLineResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductCategoryPage?: ProductCategoryPageResolvers<ContextType>;
  ProductFigures?: ProductFiguresResolvers<ContextType>;
  ProductFiguresPage?: ProductFiguresPageResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSubCategory?: ProductSubCategoryResolvers<ContextType>;
  ProductSubCategoryPage?: ProductSubCategoryPageResolvers<ContextType>;
  Proof?: ProofResolvers<ContextType>;
  ProofCheck?: ProofCheckResolvers<ContextType>;
  ProofFault?: ProofFaultResolvers<ContextType>;
  Province?: ProvinceResolvers<ContextType>;
  QuantityPoint?: QuantityPointResolvers<ContextType>;
  QuantitySeries?: QuantitySeriesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuietBranch?: QuietBranchResolvers<ContextType>;
  RefreshSessionPayload?: RefreshSessionPayloadResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  RequestClaimCodePayload?: RequestClaimCodePayloadResolvers<ContextType>;
  RequestPasswordOtpPayload?: RequestPasswordOtpPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreDashboardPayload?: RestoreDashboardPayloadResolvers<ContextType>;
  ResumeChangeRunPayload?: ResumeChangeRunPayloadResolvers<ContextType>;
  RetentionCohort?: RetentionCohortResolvers<ContextType>;
  RetentionMonth?: RetentionMonthResolvers<ContextType>;
  ReturnMember?: ReturnMemberResolvers<ContextType>;
  ReturnPreview?: ReturnPreviewResolvers<ContextType>;
  ReturnRow?: ReturnRowResolvers<ContextType>;
  ReturnSalePayload?: ReturnSalePayloadResolvers<ContextType>;
  ReturnableLine?: ReturnableLineResolvers<ContextType>;
  RevenuePoint?: RevenuePointResolvers<ContextType>;
  RevenueSeries?: RevenueSeriesResolvers<ContextType>;
  RevenueTarget?: RevenueTargetResolvers<ContextType>;
  RevenueTargetPage?: RevenueTargetPageResolvers<ContextType>;
  RevertChangeSetPayload?: RevertChangeSetPayloadResolvers<ContextType>;
  RevokeServiceAccountKeyPayload?: RevokeServiceAccountKeyPayloadResolvers<ContextType>;
  RewardInstance?: RewardInstanceResolvers<ContextType>;
  RewardItem?: RewardItemResolvers<ContextType>;
  RewardType?: RewardTypeResolvers<ContextType>;
  RoleImpact?: RoleImpactResolvers<ContextType>;
  RoleUser?: RoleUserResolvers<ContextType>;
  SaleApproval?: SaleApprovalResolvers<ContextType>;
  SaleExchange?: SaleExchangeResolvers<ContextType>;
  SalePointEntry?: SalePointEntryResolvers<ContextType>;
  SaleReturn?: SaleReturnResolvers<ContextType>;
  SavedSegment?: SavedSegmentResolvers<ContextType>;
  SavedView?: SavedViewResolvers<ContextType>;
  ScheduleAlert?: ScheduleAlertResolvers<ContextType>;
  ScheduleCandidate?: ScheduleCandidateResolvers<ContextType>;
  ScheduleDelivery?: ScheduleDeliveryResolvers<ContextType>;
  ScheduleRecipient?: ScheduleRecipientResolvers<ContextType>;
  SecurityEvent?: SecurityEventResolvers<ContextType>;
  SecurityEventPage?: SecurityEventPageResolvers<ContextType>;
  SelfRegisterChoice?: SelfRegisterChoiceResolvers<ContextType>;
  SelfRegisterForm?: SelfRegisterFormResolvers<ContextType>;
  SelfRegisterPayload?: SelfRegisterPayloadResolvers<ContextType>;
  SelfRegisterUrl?: SelfRegisterUrlResolvers<ContextType>;
  SendSelfRegisterUrlPayload?: SendSelfRegisterUrlPayloadResolvers<ContextType>;
  SentMessage?: SentMessageResolvers<ContextType>;
  ServiceAccount?: ServiceAccountResolvers<ContextType>;
  ServiceAccountKey?: ServiceAccountKeyResolvers<ContextType>;
  ServiceAccountPage?: ServiceAccountPageResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetMessageConsentPayload?: SetMessageConsentPayloadResolvers<ContextType>;
  SetTillPinPayload?: SetTillPinPayloadResolvers<ContextType>;
  Setup?: SetupResolvers<ContextType>;
  Shift?: ShiftResolvers<ContextType>;
  ShiftCashier?: ShiftCashierResolvers<ContextType>;
  ShiftEntry?: ShiftEntryResolvers<ContextType>;
  ShiftPage?: ShiftPageResolvers<ContextType>;
  ShiftReport?: ShiftReportResolvers<ContextType>;
  ShiftTender?: ShiftTenderResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  SlipReference?: SlipReferenceResolvers<ContextType>;
  Social?: SocialResolvers<ContextType>;
  SoldFiguresTotals?: SoldFiguresTotalsResolvers<ContextType>;
  Statistics?: StatisticsResolvers<ContextType>;
  StockImport?: StockImportResolvers<ContextType>;
  StockImportLine?: StockImportLineResolvers<ContextType>;
  StockImportPage?: StockImportPageResolvers<ContextType>;
  StockLevel?: StockLevelResolvers<ContextType>;
  StockLevelPage?: StockLevelPageResolvers<ContextType>;
  StockMovement?: StockMovementResolvers<ContextType>;
  StockMovementPage?: StockMovementPageResolvers<ContextType>;
  StockOfBranch?: StockOfBranchResolvers<ContextType>;
  StockProduct?: StockProductResolvers<ContextType>;
  StockProductPage?: StockProductPageResolvers<ContextType>;
  SubCategoryFigures?: SubCategoryFiguresResolvers<ContextType>;
  SubCategoryFiguresPage?: SubCategoryFiguresPageResolvers<ContextType>;
  SubDistrict?: SubDistrictResolvers<ContextType>;
  SubDistrictPage?: SubDistrictPageResolvers<ContextType>;
  SubMenu?: SubMenuResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  Supplier?: SupplierResolvers<ContextType>;
  SupplierPage?: SupplierPageResolvers<ContextType>;
  TargetFigures?: TargetFiguresResolvers<ContextType>;
  TaxBuyer?: TaxBuyerResolvers<ContextType>;
  TaxDocument?: TaxDocumentResolvers<ContextType>;
  TaxDocumentLine?: TaxDocumentLineResolvers<ContextType>;
  TaxDocumentReference?: TaxDocumentReferenceResolvers<ContextType>;
  TaxSeller?: TaxSellerResolvers<ContextType>;
  TaxSetting?: TaxSettingResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  TickPreparationPayload?: TickPreparationPayloadResolvers<ContextType>;
  TierCount?: TierCountResolvers<ContextType>;
  TierFigures?: TierFiguresResolvers<ContextType>;
  TierPrivilege?: TierPrivilegeResolvers<ContextType>;
  TierStanding?: TierStandingResolvers<ContextType>;
  Till?: TillResolvers<ContextType>;
  TillPage?: TillPageResolvers<ContextType>;
  TillShift?: TillShiftResolvers<ContextType>;
  TillUser?: TillUserResolvers<ContextType>;
  TopByQuantity?: TopByQuantityResolvers<ContextType>;
  TopByRevenue?: TopByRevenueResolvers<ContextType>;
  TraceEntry?: TraceEntryResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionChannel?: TransactionChannelResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  TransactionCoupon?: TransactionCouponResolvers<ContextType>;
  TransactionEdge?: TransactionEdgeResolvers<ContextType>;
  TransactionItem?: TransactionItemResolvers<ContextType>;
  TransactionItemGoods?: TransactionItemGoodsResolvers<ContextType>;
  TransactionItemOption?: TransactionItemOptionResolvers<ContextType>;
  TransactionItemPart?: TransactionItemPartResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  TransactionPoint?: TransactionPointResolvers<ContextType>;
  TransactionSeries?: TransactionSeriesResolvers<ContextType>;
  TransactionTotals?: TransactionTotalsResolvers<ContextType>;
  TransferConfirmation?: TransferConfirmationResolvers<ContextType>;
  TryDashboardSchedulePayload?: TryDashboardSchedulePayloadResolvers<ContextType>;
  UndoMemberMergePayload?: UndoMemberMergePayloadResolvers<ContextType>;
  UnsoldProduct?: UnsoldProductResolvers<ContextType>;
  UnsoldProductPage?: UnsoldProductPageResolvers<ContextType>;
  UnsoldProductTotals?: UnsoldProductTotalsResolvers<ContextType>;
  UntickPreparationPayload?: UntickPreparationPayloadResolvers<ContextType>;
  UpdateAppointmentPayload?: UpdateAppointmentPayloadResolvers<ContextType>;
  UpdateConditionPayload?: UpdateConditionPayloadResolvers<ContextType>;
  UpdateDashboardPayload?: UpdateDashboardPayloadResolvers<ContextType>;
  UpdateDashboardSchedulePayload?: UpdateDashboardSchedulePayloadResolvers<ContextType>;
  UpdateMemberBadgePayload?: UpdateMemberBadgePayloadResolvers<ContextType>;
  UpdateMemberBadgesPayload?: UpdateMemberBadgesPayloadResolvers<ContextType>;
  UpdateMemberPayload?: UpdateMemberPayloadResolvers<ContextType>;
  UpdateMemberTierPayload?: UpdateMemberTierPayloadResolvers<ContextType>;
  UpdateMerchantBranchPayload?: UpdateMerchantBranchPayloadResolvers<ContextType>;
  UpdateMerchantRolePayload?: UpdateMerchantRolePayloadResolvers<ContextType>;
  UpdateMerchantSettingPayload?: UpdateMerchantSettingPayloadResolvers<ContextType>;
  UpdateMerchantUserPayload?: UpdateMerchantUserPayloadResolvers<ContextType>;
  UpdateOfferPayload?: UpdateOfferPayloadResolvers<ContextType>;
  UpdateOptionGroupPayload?: UpdateOptionGroupPayloadResolvers<ContextType>;
  UpdateParkedBillPayload?: UpdateParkedBillPayloadResolvers<ContextType>;
  UpdatePaymentChannelPayload?: UpdatePaymentChannelPayloadResolvers<ContextType>;
  UpdatePaymentMethodPayload?: UpdatePaymentMethodPayloadResolvers<ContextType>;
  UpdatePotentialPayload?: UpdatePotentialPayloadResolvers<ContextType>;
  UpdateProductCategoryPayload?: UpdateProductCategoryPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateProductSubCategoryPayload?: UpdateProductSubCategoryPayloadResolvers<ContextType>;
  UpdateRevenueTargetPayload?: UpdateRevenueTargetPayloadResolvers<ContextType>;
  UpdateSavedSegmentPayload?: UpdateSavedSegmentPayloadResolvers<ContextType>;
  UpdateSavedViewPayload?: UpdateSavedViewPayloadResolvers<ContextType>;
  UpdateServiceAccountPayload?: UpdateServiceAccountPayloadResolvers<ContextType>;
  UpdateSupplierPayload?: UpdateSupplierPayloadResolvers<ContextType>;
  UpdateTillPayload?: UpdateTillPayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadMemberImagePayload?: UploadMemberImagePayloadResolvers<ContextType>;
  UploadMemberTierImagePayload?: UploadMemberTierImagePayloadResolvers<ContextType>;
  UploadMerchantBranchImagePayload?: UploadMerchantBranchImagePayloadResolvers<ContextType>;
  UploadMerchantUserImagePayload?: UploadMerchantUserImagePayloadResolvers<ContextType>;
  UploadPaymentChannelImagePayload?: UploadPaymentChannelImagePayloadResolvers<ContextType>;
  UploadPotentialImagePayload?: UploadPotentialImagePayloadResolvers<ContextType>;
  UploadProductImagePayload?: UploadProductImagePayloadResolvers<ContextType>;
  UploadTransactionSlipPayload?: UploadTransactionSlipPayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserErrorParam?: UserErrorParamResolvers<ContextType>;
  VerifyOfferPayload?: VerifyOfferPayloadResolvers<ContextType>;
  VerifyOtpPayload?: VerifyOtpPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VoidMember?: VoidMemberResolvers<ContextType>;
  VoidPreview?: VoidPreviewResolvers<ContextType>;
  VoidStock?: VoidStockResolvers<ContextType>;
  VoidTender?: VoidTenderResolvers<ContextType>;
  VoidTransactionPayload?: VoidTransactionPayloadResolvers<ContextType>;
  WhatIf?: WhatIfResolvers<ContextType>;
  WhatIfBill?: WhatIfBillResolvers<ContextType>;
  WhatIfGiven?: WhatIfGivenResolvers<ContextType>;
  WhatIfMiss?: WhatIfMissResolvers<ContextType>;
  WhatIfSale?: WhatIfSaleResolvers<ContextType>;
  WhatIfTier?: WhatIfTierResolvers<ContextType>;
  WhatIfWeekday?: WhatIfWeekdayResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
  sensitive?: SensitiveDirectiveResolver<any, any, ContextType>;
};
