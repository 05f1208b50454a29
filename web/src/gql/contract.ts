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
  /** A whole number that can grow large as a sum: points, pieces, sales, members. A JSON number, exact up to 9,007,199,254,740,991 (2^53-1), where `Int` ends at 2,147,483,647. Output only. */
  Count: { input: number; output: number; }
  /** A calendar day `YYYY-MM-DD`, in the branch's time zone. A year of the Buddhist era is refused; the error names the year that was meant. */
  Date: { input: string; output: string; }
  /** A moment as RFC 3339 in UTC, for example `2026-11-20T09:15:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A local date and time in the branch's time zone (Asia/Bangkok unless the branch has another), without an offset. Returned as `YYYY-MM-DD HH:mm:ss`; accepted with a space or a `T` between day and time, with or without seconds. A year of the Buddhist era is refused; the error names the year that was meant. */
  LocalDateTime: { input: string; output: string; }
  /** An amount in THB: a number with at most two decimals, exact to the satang. More decimals are refused. The package `@taem/client` documents how this and the other scalars appear in a generated client. */
  Money: { input: number; output: number; }
  /** A telephone number in E.164, for example `+66812345678`. A ten-digit Thai number is accepted as input. */
  PhoneNumber: { input: string; output: string; }
  /** The address of a picture, relative to the address of this API. A client that runs elsewhere resolves it, in JavaScript with `new URL(imageUrl, 'https://shop.example/graphql')`. It needs no session, except for the picture of a slip. The address of a person's picture is signed and valid for a day at most: read it again instead of storing it. */
  PictureUrl: { input: string; output: string; }
  /** A file of a multipart request; a string or a number is refused. */
  Upload: { input: File; output: File; }
};

/** A right on a page. */
export type ActionCode =
  /** See the page. */
  | 'READ'
  /** Change what the page shows. */
  | 'WRITE';

/** A sale whose points are to be adjusted. */
export type AdjustPointsInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Current branch of the user; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's adjust code, as text. */
  authorizePin: Scalars['String']['input'];
  /** The new number of points that the sale earns, not the difference; at most 10,000,000. */
  points: Scalars['Int']['input'];
  /** The reason, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Id from `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Age of a guest, as estimated by the cashier. */
export type AgeRange =
  /** 1 to 12 years. */
  | 'AGE_1_12'
  /** 13 to 24 years. */
  | 'AGE_13_24'
  /** 25 to 60 years. */
  | 'AGE_25_60'
  /** Over 60 years. */
  | 'AGE_OVER_60';

/** When an alert sends a mail. */
export type AlertCondition =
  /** The figure is above the threshold. */
  | 'ABOVE'
  /** The figure is below the threshold. */
  | 'BELOW'
  /** Yesterday's figure is far from the same weekday in the eight weeks before, by the same measure as notes on days. */
  | 'UNUSUAL';

/** An action that may require an approval. */
export type ApprovalAction =
  /** A price typed by the cashier. */
  | 'OWN_PRICE'
  /** A discount or points typed without a code, above the limit. */
  | 'DISCOUNT'
  /** Points of the member spent, above the limit. */
  | 'POINTS'
  /** A sale of an earlier day. */
  | 'BACK_DATING'
  /** A void. */
  | 'VOID'
  /** More handed back than the limit, by returns, exchanges and voids. */
  | 'RETURN'
  /** Points given by adjusting sales, above the limit. */
  | 'ADJUSTMENT'
  /** Cash put into or taken out of a drawer, above the limit. */
  | 'CASH'
  /** A shift closed over or short by more than the limit; also any blind count that follows one refused for this reason. */
  | 'DIFFERENCE';

/** Whether something requires an approval. */
export type ApprovalRule =
  /** It does not. */
  | 'NEVER'
  /** It always does. */
  | 'ALWAYS';

/** An adjustment of points to approve. */
export type ApproveAdjustInput = {
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** The new number of points. */
  points: Scalars['Int']['input'];
};

/** An exchange to approve, both halves of it. */
export type ApproveExchangeInput = {
  /** What is returned. */
  returned: ApproveReturnInput;
  /** What is sold, as in `exchangeSale`. */
  sale: PayInput;
};

/** What is approved, exactly one of `sale`, `void`, `return`, `exchange`, `cash` and `closing`, and by whom. */
export type ApproveInput = {
  /** The approver, from `tillUsers`. */
  approverId: Scalars['ID']['input'];
  /** The PIN of that person. After 8 wrong attempts in a row it is locked until they sign in with the password. */
  pin: Scalars['String']['input'];
  /** The sale as it will be paid; tenders, slip and key are not part of the approval. */
  sale?: InputMaybe<PayInput>;
  /** The void. */
  void?: InputMaybe<ApproveVoidInput>;
  /** The return. */
  return?: InputMaybe<ApproveReturnInput>;
  /** The adjustment of points. */
  adjust?: InputMaybe<ApproveAdjustInput>;
  /** The exchange. */
  exchange?: InputMaybe<ApproveExchangeInput>;
  /** Cash in or out, as it will be recorded. */
  cash?: InputMaybe<MoveCashInput>;
  /** The closing of a shift, as it will be sent. */
  closing?: InputMaybe<CloseShiftInput>;
};

/** A return to approve: changing any of it requires a new approval. */
export type ApproveReturnInput = {
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Which pieces. */
  lines: Array<ReturnLineInput>;
  /** Whether delivery is refunded too. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the refund is in cash. */
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  /** As returned by `previewReturn`. */
  amount: Scalars['Money']['input'];
};

/** A void to approve. */
export type ApproveVoidInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
};

/** Rights on one page. */
export type AuthorizeInput = {
  /** Page: the code of a menu. */
  objectCode: Scalars['String']['input'];
  /** Allowed actions on the page; an entry without any is ignored. */
  actionCodes: Array<ActionCode>;
};

/** What a member bought, in sales that are not void: one of the products, or something of one of the categories at the time of the sale; for a user of some branches, in sales of those. Give at least one product or category. */
export type BoughtFilter = {
  /** Any of these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Anything of these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** On these business days; at any time when absent. */
  days?: InputMaybe<DayRangeInput>;
};

/** Dimensions of a breakdown of sales figures. */
export type BreakdownDimension =
  /** Hour of the day, by the clock of the branch. */
  | 'HOUR'
  /** Day of the week of the business date. */
  | 'WEEKDAY'
  /** Business date. */
  | 'DAY'
  /** Week, from Monday. */
  | 'WEEK'
  /** Calendar month. */
  | 'MONTH'
  /** Calendar quarter. */
  | 'QUARTER'
  /** Calendar year. */
  | 'YEAR'
  /** Branch that sold. */
  | 'BRANCH'
  /** The member's tier before the sale; none for guests. `tiers` has sales by the members' current tier. */
  | 'TIER'
  /** Member or guest. */
  | 'CUSTOMER_TYPE'
  /** Member; sales to guests are not included. */
  | 'MEMBER'
  /** A member's gender as recorded now, a guest's as noted by the cashier. */
  | 'GENDER'
  /** A member's age on the day of the sale, a guest's as noted by the cashier. Needs the right to see birthdates; refused with PERMISSION for other users. */
  | 'AGE'
  /** Product, by the lines of bills. */
  | 'PRODUCT'
  /** Category of the product on the day, by the lines of bills. */
  | 'CATEGORY'
  /** Sub-category of the product on the day, by the lines of bills. */
  | 'SUB_CATEGORY'
  /** Group of options, such as a size, by the lines of bills with the names of that day; lines without options are not included, those with several count in each. */
  | 'OPTION_GROUP'
  /** Chosen option with its group, by the lines of bills with the names of that day; lines without options are not included, those with several count in each. */
  | 'OPTION'
  /** Kind of tender. */
  | 'TENDER'
  /** Bank or other institute of a tender; none for cash. */
  | 'BANK'
  /** The user who rang it up. */
  | 'CASHIER'
  /** The till at which it was rung up or refunded; null for none. */
  | 'TILL'
  /** Shift in which it was sold or refunded; sales without a shift form their own row. Needs Read on `Page.Merchant.Payment.Shift`; refused with PERMISSION for other users, as their count is blind. */
  | 'SHIFT'
  /** Discount or special offer that was given; sales without one are not included, those with two count in both. */
  | 'OFFER'
  /** Whether it is the first sale of its member that is not void, by time; neither for guests. */
  | 'NEW_OR_RETURNING';

/** The change of a field of many records. */
export type BulkEditAction = {
  /** How it changes. */
  kind: BulkEditKind;
  /** For `SET`: `ACTIVE` or `INACTIVE`, an id, `true` or `false`, an amount in THB; null for no reference. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** For `PERCENT`: from -100 to 1000, with at most two decimals. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** For `AMOUNT`: in THB; below 0 reduces it. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Rounding step of an amount, in THB: 0.01, 0.25, 1, 5, 10 or 100; 0.01 when null. */
  roundTo?: InputMaybe<Scalars['Money']['input']>;
  /** How an amount is rounded; to the nearest step when null. */
  rounding?: InputMaybe<BulkEditRounding>;
  /** For tags: the tags. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A condition on one field. */
export type BulkEditFilter = {
  /** Name of the field in the filter of the list. */
  field: Scalars['String']['input'];
  /** The value, as in the filter of the list. */
  value: Scalars['String']['input'];
};

/** A change of many records. */
export type BulkEditInput = {
  /** Contract type of the records, for example `Product`; for a `Member`, only the `tags` can be changed. */
  type: Scalars['String']['input'];
  /** Ids of the records, at most 1000; when null, all records that match the filter and the keyword, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter of the records; all records when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** For members: the filter of their list, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** Text to search for, as in their list. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Name of the field to change, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** The change of the field. */
  action: BulkEditAction;
  /** Number of records that the preview found: with any other number nothing is changed. Not checked when null. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Identifies this request, 8 to 64 ASCII characters: repeating it has no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of change of a field. */
export type BulkEditKind =
  /** Every record gets the value. */
  | 'SET'
  /** An amount is changed by a percentage of itself. */
  | 'PERCENT'
  /** An amount is changed by an amount. */
  | 'AMOUNT'
  /** Tags are added. */
  | 'ADD_TAGS'
  /** Tags are removed. */
  | 'REMOVE_TAGS';

/** How an amount is rounded. */
export type BulkEditRounding =
  /** To the nearest step, half up. */
  | 'NEAREST'
  /** Upwards. */
  | 'UP'
  /** Downwards. */
  | 'DOWN';

/** How recently and how often a member buys; the rule is in `domain/src/customers/find/buyerGroups.ts`. */
export type BuyerGroup =
  /** Bought within 30 days, at least five times in total. */
  | 'LOYAL'
  /** Bought within 30 days, two to four times in total. */
  | 'ACTIVE'
  /** Bought within 30 days for the first time. */
  | 'NEW'
  /** Last bought 31 to 90 days ago. */
  | 'COOLING'
  /** Last bought 91 to 180 days ago. */
  | 'AT_RISK'
  /** Last bought more than 180 days ago. */
  | 'LOST'
  /** Never bought. */
  | 'NEVER';

/** A group of buyers at the end of a day. */
export type BuyersFilter = {
  /** The weekday. */
  group: BuyerGroup;
  /** The day; today when absent. */
  on?: InputMaybe<Scalars['Date']['input']>;
};

/** The run to stop. */
export type CancelChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** Number of pieces of one note or coin. */
export type CashPiecesInput = {
  /** Its value in THB: 1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5 or 0.25. */
  piece: Scalars['Float']['input'];
  /** Number of pieces, at most 999,999. */
  count: Scalars['Int']['input'];
};

/** The unit and direction of cash rounding. 25, 50 and 100 are satang; cash handed back is rounded in the same way as cash received. */
export type CashRounding =
  /** Not at all. */
  | 'NONE'
  /** Down, to 0.25 THB. */
  | 'DOWN_25'
  /** Down, to 0.50 THB. */
  | 'DOWN_50'
  /** Down, to whole THB. */
  | 'DOWN_100'
  /** To the nearest 0.25 THB. */
  | 'NEAREST_25'
  /** To the nearest 0.50 THB; a half goes up. */
  | 'NEAREST_50'
  /** To the nearest THB; a half goes up. */
  | 'NEAREST_100';

/** Order of categories' figures. */
export type CategoryFiguresSort = {
  /** Field to sort by. */
  field: CategoryFiguresSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What figures of categories and sub-categories can be sorted by. */
export type CategoryFiguresSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Number of sales it was on. */
  | 'TOTAL_TRANSACTIONS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Their cost; for users with Read on `Page.Merchant.Management.Cost`. */
  | 'COST'
  /** Their margin; for the same users. */
  | 'MARGIN'
  /** Distinct members. */
  | 'TOTAL_MEMBERS'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY';

/** What was done to a record. */
export type ChangeAction =
  /** It was created. */
  | 'CREATED'
  /** Fields were changed. */
  | 'UPDATED'
  /** It was deleted. */
  | 'DELETED';

/** A new password. */
export type ChangePasswordInput = {
  /** The user: the caller or, with the right to write users, another user. */
  userId: Scalars['ID']['input'];
  /** As plain text over TLS; 8 to 200 characters, and not an easily guessed one. */
  password: Scalars['String']['input'];
  /** The caller's current password, required when changing their own; not needed within ten minutes of signing in. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of a run. */
export type ChangeRunKind =
  /** Changes many records. */
  | 'BULK'
  /** Undoes changes. */
  | 'REVERT';

/** State of a run. */
export type ChangeRunState =
  /** In progress. */
  | 'RUNNING'
  /** Finished. */
  | 'DONE'
  /** It was stopped. */
  | 'CANCELLED'
  /** It was interrupted: `resumeChangeRun` continues it. */
  | 'INTERRUPTED';

/** Filters sets of changes. */
export type ChangeSetFilter = {
  /** First day, included, by the shop's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only sets of this user. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sets with records of this contract type. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** How changes were made. */
export type ChangeSource =
  /** A user saved one record. */
  | 'SAVE'
  /** A user imported a file. */
  | 'IMPORT'
  /** A user changed many records at once. */
  | 'BULK'
  /** A user undid earlier changes. */
  | 'REVERT'
  /** A customer registered by the link of the shop. */
  | 'REGISTRATION'
  /** No user: the shop was set up or loaded. */
  | 'SYSTEM';

/** Kind of a changed value. */
export type ChangedKind =
  /** A text. */
  | 'TEXT'
  /** An amount in THB. */
  | 'MONEY'
  /** A number. */
  | 'NUMBER'
  /** True or false. */
  | 'FLAG'
  /** A day. */
  | 'DATE'
  /** A moment. */
  | 'MOMENT'
  /** Another record. */
  | 'REFERENCE'
  /** Texts or other records. */
  | 'LIST'
  /** Entries with their own fields. */
  | 'ENTRIES'
  /** A picture; only the fact that it changed is available. */
  | 'PICTURE'
  /** A code or a password; only the fact that it changed is available. */
  | 'SECRET';

/** The view that a list opens with. */
export type ChooseDefaultViewInput = {
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
  /** View of that list, own or shared; null for no view. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Why the points of a receipt cannot be claimed. */
export type ClaimObstacle =
  /** The sale was voided. */
  | 'VOID'
  /** They have already been claimed. */
  | 'CLAIMED'
  /** The time limit has passed, or the shop does not offer it. */
  | 'EXPIRED'
  /** There are no points. */
  | 'NO_POINTS';

/** A receipt, the proof of a phone, and the answers of a person who is not a member yet. */
export type ClaimPointsInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** The phone that the code was sent to. */
  phone: Scalars['String']['input'];
  /** As returned when the code was sent. */
  refCode: Scalars['String']['input'];
  /** The code of the message. */
  code: Scalars['String']['input'];
  /** Answers to the questions behind `registerToken`, except those for a phone and a picture; only for a person who is not a member yet. */
  answers?: InputMaybe<Array<OnboardAnswerInput>>;
  /** The wording that they saw and agreed to, exactly: the shop may send them messages. Only for a person who is not a member yet; null when they did not agree. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The user whose PIN is removed. */
export type ClearTillPinInput = {
  /** User id. */
  userId: Scalars['ID']['input'];
};

/** A month to close. */
export type CloseMonthInput = {
  /** The month as `YYYY-MM`; it must be over. */
  month: Scalars['String']['input'];
};

/** The count that closes a shift. */
export type CloseShiftInput = {
  /** Shift id. */
  shiftId: Scalars['ID']['input'];
  /** The counted cash in its drawer. */
  counted: CountedCashInput;
  /** The part that stays in the drawer, in THB; all of it when absent. The rest is taken out at the closing, and counts towards the limit of cash that one person takes out. */
  leftCash?: InputMaybe<Scalars['Money']['input']>;
  /** Why the count differs from the expected cash, at most 200 characters; SHIFT_REASON_REQUIRED when it differs and this is absent. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Id from `approve`, for exactly this count; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
};

/** How to close a stock count. */
export type CloseStockCountInput = {
  /** Count id. */
  id: Scalars['ID']['input'];
  /** How to treat lines that were not counted. */
  uncounted: UncountedLines;
};

/** The days to compare a range with; they never overlap it. */
export type Comparison =
  /** The period just before: for a range that begins with a week, month, quarter or year, as many of these units before; otherwise the same number of days. Whole units are compared with whole units, and a unit that is not over with the same days up to the same time: on 2026-11-22 at 18:05 the days from 2026-09-01 with those from 2026-06-01 to 08-22 at 18:05. */
  | 'PREVIOUS_PERIOD'
  /** The same days of the year before, or of as many years before as are needed to avoid an overlap; for weeks those 52 weeks before. */
  | 'PREVIOUS_YEAR'
  /** The same weekdays of the week before, or of as many weeks before as are needed to avoid an overlap: a Thursday with the Thursday before. */
  | 'PREVIOUS_WEEK';

/** Input of a condition with its value. */
export type ConditionValueInput = {
  /** Condition id. */
  conditionId: Scalars['ID']['input'];
  /** THB, pieces or transactions by the condition's type. */
  value: Scalars['Float']['input'];
};

/** An entry of one person for a product. */
export type CountEntryInput = {
  /** A UUID from the device: sending it again has no further effect. */
  id: Scalars['ID']['input'];
  /** Product id; null when `code` is given. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Code as it was scanned or typed, in any case, or the label of a scale; null when `productId` is given. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Whether to add to the counted pieces or to set the total. */
  mode: CountEntryMode;
  /** Pieces, at most 1,000,000; 0 when none was found. Null with SET withdraws the count. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** With SET, the total that it replaces; null when there was none. If the total has changed, it is refused with COUNT_CHANGED. */
  seen?: InputMaybe<Scalars['Int']['input']>;
};

/** How an entry combines with what was counted before. */
export type CountEntryMode =
  /** This number of pieces in addition to what others counted. */
  | 'ADD'
  /** This number of pieces in total. */
  | 'SET';

/** Counted cash: a sum, or the pieces of each note and coin. */
export type CountedCashInput = {
  /** In THB, 0 to 9,999,999.99; ignored when `counts` is given. */
  cash?: InputMaybe<Scalars['Money']['input']>;
  /** Pieces of each note and coin. */
  counts?: InputMaybe<Array<CashPiecesInput>>;
};

/** Input of a coupon with its value. */
export type CouponValueInput = {
  /** Coupon id. */
  couponId: Scalars['ID']['input'];
  /** THB, percent, points or factor by the coupon's type. With 0 the cashier types the value. */
  value: Scalars['Float']['input'];
};

/** An appointment to add. */
export type CreateAppointmentInput = {
  /** What it is about, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** The member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins. */
  startTime: Scalars['DateTime']['input'];
  /** When it ends, not before it begins. */
  endTime: Scalars['DateTime']['input'];
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The account that gets a secret. */
export type CreateConfirmationSecretInput = {
  /** Account id. */
  paymentChannelId: Scalars['ID']['input'];
};

/** A dashboard to save. */
export type CreateDashboardInput = {
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** One query operation with `statistics` and `report` only; at most 64,000 characters. */
  document: Scalars['String']['input'];
  /** Values of the variables that the page does not set: a JSON object as text, at most 16,000 characters. */
  variables: Scalars['String']['input'];
  /** At most 40, in their order. */
  parts: Array<DashboardPartInput>;
  /** Roles it is shared with; private when absent. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Dashboard that it is a copy of; one that the viewer may not see is refused with VALIDATION. */
  forkedFromId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A schedule to save. */
export type CreateDashboardScheduleInput = {
  /** The dashboard that is sent. */
  dashboardId: Scalars['ID']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** How often it is due. */
  rhythm: ScheduleRhythm;
  /** 1 to 7 from Sunday; required for WEEKLY. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 31; required for MONTHLY. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Language of the mails. */
  language: Language;
  /** Days of the figures. */
  range: RelativeRange;
  /** Unit of time for series. */
  by?: InputMaybe<TimeUnit>;
  /** The days to compare with. */
  compare?: InputMaybe<Comparison>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it runs; true when absent. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** User ids, 1 to 50; a user who is not in `scheduleCandidates` is refused with VALIDATION. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** Condition for sending a mail. */
  alert?: InputMaybe<ScheduleAlertInput>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A location to add. */
export type CreateLocationInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Telephone; none when absent. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address; none when absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, at most 200 characters; none when absent. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A member to register. */
export type CreateMemberInput = {
  /** The potential who becomes a member: an absent field is taken from the potential, an empty text leaves it empty. */
  potentialId?: InputMaybe<Scalars['ID']['input']>;
  /** The wording that the customer saw and agreed to, exactly as in `setMessageConsent`: the shop may send them messages. Null when there was no question, or they did not agree; no answer is then recorded. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Unique in the realm, at most 50 characters; generated when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Given name, at most 100 characters; absent only with `potentialId`. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters; absent only with `potentialId`. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits, beginning with 0. Required when the shop's registration form requires it, which is the default; the same holds for the other answers. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** As stated by the customer; required under the same condition as the phone. */
  gender?: InputMaybe<Gender>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Language in which the shop writes to them; Thai when absent, or that of the potential. */
  language?: InputMaybe<Language>;
  /** Referral codes; empty ones are ignored. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are ignored. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** Where they studied: the complete list. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** Where they work: the complete list. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
  /** Accounts at social networks: the complete list. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** What they like: an absent list is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
  /** Branch of the registration, one of the caller's; required unless the caller works in a single branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A tier to add. */
export type CreateMemberTierInput = {
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level: Scalars['Int']['input'];
  /** Whether members can be in it; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** The first is the lifetime value needed to reach it. */
  conditions: Array<ConditionValueInput>;
  /** What its members get. */
  privileges: Array<TierPrivilegeInput>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A branch to add. */
export type CreateMerchantBranchInput = {
  /** Prefix of every receipt number, at most 20 characters; a free one is chosen when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Name on the receipt, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Postal address, at most 200 characters; required unless it is given by parts. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Its VAT branch number, 5 digits; `00000` is the head office. */
  taxBranchNo?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone: Scalars['PhoneNumber']['input'];
  /** Email address. */
  email: Scalars['String']['input'];
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** House number of the address by parts, at most 60 characters; the address is then composed of its parts (an extension). */
  houseNo?: InputMaybe<Scalars['String']['input']>;
  /** Building, floor and room, at most 60 characters (an extension). */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Moo, the number of the village, at most 60 characters (an extension). */
  moo?: InputMaybe<Scalars['String']['input']>;
  /** Soi, the lane, at most 60 characters (an extension). */
  soi?: InputMaybe<Scalars['String']['input']>;
  /** Road, at most 60 characters (an extension). */
  road?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district id, which implies district and province; required with any other part (an extension). */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, 5 digits; may be absent where the sub-district has only one (an extension). */
  postcode?: InputMaybe<Scalars['String']['input']>;
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The shop to begin with. */
export type CreateMerchantInput = {
  /** The code that the gateway prints on its terminal while there is no merchant; any case, with or without dashes. */
  setupCode: Scalars['String']['input'];
  /** Name of the shop, as printed on receipts. */
  name: Scalars['String']['input'];
  /** 13 digits, the last of which is a check digit; spaces and hyphens are ignored. `-` is recorded when absent. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Prefix of the branch's receipt numbers: at most 10 letters A to Z and digits. */
  branchCode: Scalars['String']['input'];
  /** Name of the first branch. */
  branchName: Scalars['String']['input'];
  /** IANA name of the shop's time zone, which determines its days. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** First name of the owner. */
  firstname: Scalars['String']['input'];
  /** Last name of the owner. */
  lastname: Scalars['String']['input'];
  /** Username the owner signs in with: no spaces, no @. */
  username: Scalars['String']['input'];
  /** Mailbox for the code when the owner forgets the password. */
  email: Scalars['String']['input'];
  /** At least 8 characters, as plain text over TLS. */
  password: Scalars['String']['input'];
};

/** A role to add. */
export type CreateMerchantRoleInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Rights page by page; none when absent. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A user to add. */
export type CreateMerchantUserInput = {
  /** Username to sign in with, without spaces and without the merchant's suffix; never changes. */
  username: Scalars['String']['input'];
  /** Employee number as text; never changes. */
  employeeNo: Scalars['String']['input'];
  /** Given name. */
  firstname: Scalars['String']['input'];
  /** Family name. */
  lastname: Scalars['String']['input'];
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  jobUnit?: InputMaybe<Scalars['String']['input']>;
  /** Telephone: ten digits, beginning with 0. */
  phone: Scalars['PhoneNumber']['input'];
  /** Mailbox for one-time codes. */
  email: Scalars['String']['input'];
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Whether the user may sign in. */
  status: Status;
  /** The one role; it may hold no right that the caller lacks. */
  roleId: Scalars['ID']['input'];
  /** Branches to work in, at least one; the caller must work in each of them. */
  branchIds: Array<Scalars['ID']['input']>;
  /** 8 to 200 characters, and not an easily guessed one; when absent the user sets one with the code in a mail (`requestPasswordOtp`). */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An offer to add. */
export type CreateOfferInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Code that staff must type, at most 20 characters, always as text; none when absent. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies automatically; not together with a code or a first benefit of value 0 (VALIDATION). False when absent. */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often one member may use it, 1 to 1,000,000; guests then cannot use it. Not limited when absent. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** How often it may be used on one day, by the clock of the branch that sells; not limited when absent. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it may be used in total; not limited when absent. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** All of them must be met. */
  conditions: Array<ConditionValueInput>;
  /** Its benefits; the first determines whether it is a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** When, where and for whom it may be used; not restricted when absent. */
  terms?: InputMaybe<OfferTermsInput>;
  /** The products it applies to; the whole bill when absent. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A group of options to add. */
export type CreateOptionGroupInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** How many options must be chosen, 0 to 50. */
  minChoices: Scalars['Int']['input'];
  /** How many options may be chosen, 1 to 50. */
  maxChoices: Scalars['Int']['input'];
  /** The options, 1 to 50, in the order of the menu. */
  options: Array<ProductOptionInput>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A way to pay to add. */
export type CreatePaymentChannelInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Kind of payment. */
  paymentMethodId: Scalars['ID']['input'];
  /** Bank or other institute. */
  instituteId: Scalars['ID']['input'];
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Mobile phone number of 10 digits, or tax id of 13, registered for PromptPay; spaces and hyphens are ignored. */
  promptPayId?: InputMaybe<Scalars['String']['input']>;
  /** Biller id: a tax id of 13 digits and two more; spaces and hyphens are ignored (an extension). */
  billerId?: InputMaybe<Scalars['String']['input']>;
  /** Number of an e-wallet, 15 digits; spaces and hyphens are ignored (an extension). */
  eWalletId?: InputMaybe<Scalars['String']['input']>;
  /** Code in the merchant's bookkeeping, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Picture, for example the QR code of the account: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A potential customer to register. */
export type CreatePotentialInput = {
  /** Given name, at most 100 characters. */
  firstname: Scalars['String']['input'];
  /** Family name, at most 100 characters. */
  lastname: Scalars['String']['input'];
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** As stated by the customer. */
  gender?: InputMaybe<Gender>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Language in which the shop writes to them; Thai when absent. */
  language?: InputMaybe<Language>;
  /** Referral codes; empty ones are ignored. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are ignored. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Branch of the registration. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A category to add. */
export type CreateProductCategoryInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where its products are prepared, such as a kitchen; at most 40 characters. */
  station?: InputMaybe<Scalars['String']['input']>;
  /** Its own groups of options, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A product to add. Currency THB, unit Piece and type Product are the same for all products. */
export type CreateProductInput = {
  /** Code on the shelf and in the scanner, unique in the realm, at most 50 characters; never changes. */
  code: Scalars['String']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Shelf price per piece. */
  retailPrice: Scalars['Money']['input'];
  /** True when its stock is not counted; true when absent. */
  skipStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Opening stock, when its stock is counted; requires Write on `Page.Merchant.Management.Stock`. */
  opening?: InputMaybe<ProductOpeningInput>;
  /** Reorder level: the number of pieces in a branch below which it should be reordered; not monitored when null. */
  reorderLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Category it belongs to. */
  categoryId: Scalars['ID']['input'];
  /** Sub-category, of the same category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Its own groups of options, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is a favourite at the till; false when absent. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold without VAT. */
  isVatExempt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tags; `#` is prepended when missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A sub-category to add. */
export type CreateProductSubCategoryInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Category it belongs to. */
  categoryId: Scalars['ID']['input'];
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A target to set. */
export type CreateRevenueTargetInput = {
  /** The month: 2026-11. */
  month: Scalars['String']['input'];
  /** Branch id; the whole shop when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Revenue in THB, more than 0. */
  amount: Scalars['Money']['input'];
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A segment to save. */
export type CreateSavedSegmentInput = {
  /** The kind of people. */
  of: SegmentOf;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The filter as a query string of the list's address, and nothing else; at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Whether everyone who can see the list sees it; private when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A view to save. */
export type CreateSavedViewInput = {
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The query string of the list's address, without its page; at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Whether everyone who can see the list sees it; private when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A service account to add. */
export type CreateServiceAccountInput = {
  /** At most 200 characters, not used by another service account. */
  name: Scalars['String']['input'];
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The one role; it may hold no right that the caller lacks, and not be an administrator role. */
  roleId: Scalars['ID']['input'];
  /** Branches to work in; the caller must work in each of them. Empty means all branches, if the caller works in all of them. */
  branchIds: Array<Scalars['ID']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A key to create. */
export type CreateServiceAccountKeyInput = {
  /** Account id. */
  serviceAccountId: Scalars['ID']['input'];
  /** Its purpose, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Days until it expires, at most 730; null for a key that does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
};

/** A stock count to open. Its sheet has all products whose stock is counted, restricted by all of the following. */
export type CreateStockCountInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Branch whose stock is counted. */
  branchId: Scalars['ID']['input'];
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products that were received from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products with these codes, at most 5,000; with an empty list, products are added to the sheet as they are counted. */
  productCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether the expected pieces are hidden until it is closed; false when absent. */
  isBlind?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A document of goods received to add. */
export type CreateStockImportInput = {
  /** The shop's own number, at most 50 characters. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Number on the supplier's invoice. */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** Name of the document. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Branch that receives them; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** The supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** At least one, at most 1000. */
  products: Array<StockImportLineInput>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A supplier to add. */
export type CreateSupplierInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Line of business. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** First contact person. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second contact person. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Telephone; none when absent. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address; none when absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, at most 200 characters; none when absent. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A till to add. */
export type CreateTillInput = {
  /** 1 to 8 letters and digits, unique in its branch. */
  code: Scalars['String']['input'];
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Branch id. */
  branchId: Scalars['ID']['input'];
  /** As registered with the Revenue Department, at most 50 characters. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes a retry safe: a request with the same key and content returns the first result and creates nothing. 8 to 64 ASCII characters, new for each record, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
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

/** The buyer. */
export type CustomerType =
  /** A member. */
  | 'MEMBER'
  /** A walk-in guest. */
  | 'GUEST';

/** How a part of a dashboard is drawn. */
export type DashboardDrawing =
  /** Its figures, large. */
  | 'NUMBER'
  /** All rows and figures. */
  | 'TABLE'
  /** Bars, one for each row. */
  | 'BAR'
  /** A line over time. */
  | 'LINE'
  /** Bars along the first key of the rows, stacked by the second. */
  | 'STACKED_BAR'
  /** Parts of a whole, each as a bar with its share. */
  | 'RING';

/** A part of a dashboard to save. */
export type DashboardPartInput = {
  /** Keys of a field of the document's answer, joined by dots. */
  path: Scalars['String']['input'];
  /** Its title, at most 80 characters; null for the name of the field. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** How it is drawn. */
  drawing: DashboardDrawing;
  /** Width in columns of the grid, 1 to 12. */
  width: Scalars['Int']['input'];
  /** At most 10 columns that are calculated from the others. */
  columns?: InputMaybe<Array<DerivedColumnInput>>;
};

/** Kind of a note on a day. */
export type DayNoteKind =
  /** A public holiday of Thailand, in the years 2024 to 2027; other years have none. */
  | 'HOLIDAY'
  /** A branch sold nothing while others did, on a weekday on which it usually sells. */
  | 'CLOSED'
  /** Revenue far from that of the same weekday in the eight weeks before. */
  | 'UNUSUAL'
  /** At least three sales of the day were voided, far more than usual for the weekday. */
  | 'VOIDS'
  /** Offers that could be used from this day on. */
  | 'OFFER_STARTED'
  /** Offers that were switched off or deleted. */
  | 'OFFER_ENDED'
  /** Products whose shelf price was changed. */
  | 'PRICES';

/** Days: relative to today (`last`), so that a saved document stays current, or from the first to the last, both included. Give either `last`, or `from`, `to` or both; anything else is refused with BAD_USER_INPUT. */
export type DayRangeInput = {
  /** A range relative to today; not together with `from` and `to`. */
  last?: InputMaybe<RelativeRange>;
  /** First day, included; open when null. For figures: 2000-01-01. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included; open when null. For figures: today. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** An appointment to delete. */
export type DeleteAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
};

/** The dashboard to delete. */
export type DeleteDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** The schedule to delete. */
export type DeleteDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** A tier to delete. */
export type DeleteMemberTierInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
};

/** A branch to delete. */
export type DeleteMerchantBranchInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
};

/** A role to delete. */
export type DeleteMerchantRoleInput = {
  /** Role id. */
  id: Scalars['ID']['input'];
};

/** A user to delete. */
export type DeleteMerchantUserInput = {
  /** User id. */
  id: Scalars['ID']['input'];
};

/** An offer to delete. */
export type DeleteOfferInput = {
  /** Offer id. */
  id: Scalars['ID']['input'];
};

/** A group of options to delete. */
export type DeleteOptionGroupInput = {
  /** Group id. */
  id: Scalars['ID']['input'];
};

/** A way to pay to delete. */
export type DeletePaymentChannelInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
};

/** A category to delete. */
export type DeleteProductCategoryInput = {
  /** Category id. */
  id: Scalars['ID']['input'];
};

/** A product to delete. */
export type DeleteProductInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
};

/** A sub-category to delete. */
export type DeleteProductSubCategoryInput = {
  /** Sub-category id. */
  id: Scalars['ID']['input'];
};

/** A target to delete. */
export type DeleteRevenueTargetInput = {
  /** Target id. */
  id: Scalars['ID']['input'];
};

/** The segment to delete. */
export type DeleteSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
};

/** The view to delete. */
export type DeleteSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
};

/** A service account to delete. */
export type DeleteServiceAccountInput = {
  /** Account id. */
  id: Scalars['ID']['input'];
};

/** The stock count to discard. */
export type DeleteStockCountInput = {
  /** Count id. */
  id: Scalars['ID']['input'];
};

/** A supplier to delete. */
export type DeleteSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
};

/** A till to delete. */
export type DeleteTillInput = {
  /** Till id. */
  id: Scalars['ID']['input'];
};

/** Why a mail of a schedule was not sent. */
export type DeliveryReason =
  /** The user is inactive. */
  | 'INACTIVE'
  /** The user has no email address, or not the one the mail was written to. */
  | 'NO_EMAIL'
  /** The user unsubscribed, or is no longer a recipient of the schedule. */
  | 'UNSUBSCRIBED'
  /** The dashboard is no longer shared with the role of the user. */
  | 'NO_DASHBOARD'
  /** The user lost rights or branches that the figures were read with, before the mail was sent. */
  | 'FEWER_RIGHTS'
  /** The figure of the alert could not be read with the rights of the user. */
  | 'NO_FIGURE'
  /** The condition is not met. */
  | 'NOT_CROSSED'
  /** It was already reported, and the condition has been met since. */
  | 'STILL_CROSSED'
  /** The next one was due before it was run. */
  | 'REPLACED'
  /** It failed repeatedly. */
  | 'TOO_MANY_TRIES'
  /** The mail server refused it, or was unavailable for three days. */
  | 'MAIL_FAILED';

/** State of a mail of a schedule. */
export type DeliveryState =
  /** Due but not run yet. */
  | 'WAITING'
  /** Waiting for the mail server. */
  | 'QUEUED'
  /** Accepted by the mail server. */
  | 'SENT'
  /** The condition of an alert was checked, and there was nothing new to report. */
  | 'QUIET'
  /** The recipient may not receive it, or the figure of an alert could not be read. */
  | 'SKIPPED'
  /** It could not be run or mailed. */
  | 'FAILED'
  /** A later one replaced it. */
  | 'MISSED';

/** A derived column to save. */
export type DerivedColumnInput = {
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** Numbers, `+ - * /`, parentheses and figures of the row; at most 200 characters. */
  formula: Scalars['String']['input'];
};

/** The parked bill to discard. */
export type DiscardParkedBillInput = {
  /** Parked bill id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
};

/** Filters districts. */
export type DistrictFilter = {
  /** Only districts of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of districts. */
export type DistrictSort = {
  /** Field to sort by. */
  field: DistrictSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What districts can be sorted by. */
export type DistrictSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE';

/** A file of counted pieces. */
export type EnterStockCountFileInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** CSV or XLSX, at most 50,000,000 bytes, with a column of product codes and one of pieces; at most 5,000 rows. */
  file: Scalars['Upload']['input'];
  /** Whether it replaces what was counted of its products; added to it when absent. */
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Counted pieces to record. */
export type EnterStockCountInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** At most 5,000; applied in this order. */
  entries: Array<CountEntryInput>;
  /** Whether products that are not on the sheet are added to it; refused with NOT_ON_SHEET otherwise. */
  addLines?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A member to erase. */
export type EraseMemberInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Version that was read (`__v`). */
  version: Scalars['Int']['input'];
  /** Makes a retry safe: a request with the same key returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A potential customer to erase. */
export type ErasePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version that was read (`__v`). */
  version: Scalars['Int']['input'];
  /** Makes a retry safe: a request with the same key returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An exchange. Both halves are dated now, in the branch of the earlier sale. */
export type ExchangeSaleInput = {
  /** Pieces of an earlier sale, and the code. Its branch must be that of the new sale, and its key and approval null or those of the new sale (VALIDATION otherwise). */
  returned: ReturnSaleInput;
  /** The new sale, with the key of the exchange and, when APPROVAL_REQUIRED says that either half needs one, the approval of the whole. `expectedAmountDue` is its full price; `channels` add up to the part above the value of the returned pieces, and are empty when there is none. Neither a time nor a parked bill may be given (VALIDATION). */
  sale: PayInput;
};

/** The reason of a difference. */
export type ExplainCountDifferenceInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** At most 200 characters; null removes the reason. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Gender as recorded for guests and members. */
export type Gender =
  /** Male. */
  | 'MALE'
  /** Female. */
  | 'FEMALE'
  /** Other or not stated. */
  | 'OTHER';

/** The branch of a link. */
export type GenerateSelfRegisterUrlInput = {
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
};

/** Details of a guest. Once any is given, age range and gender are required. */
export type GuestInput = {
  /** As estimated by the cashier. */
  ageRange?: InputMaybe<AgeRange>;
  /** As estimated by the cashier. */
  gender?: InputMaybe<Gender>;
  /** Free tags; `#` is prepended. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Who takes the till over, and where. */
export type HandOverTillInput = {
  /** The branch: one of the signed-in user's and of the person's. The new session works in this branch only. */
  branchId: Scalars['ID']['input'];
  /** The person who takes it over, from `tillUsers`. */
  userId: Scalars['ID']['input'];
  /** The PIN of that person. After 8 wrong attempts in a row it is locked until they sign in with the password. */
  pin: Scalars['String']['input'];
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
  /** Transaction id of the sale. */
  transactionId: Scalars['ID']['input'];
  /** The buyer. */
  buyer: TaxBuyerInput;
};

/** A language of messages. */
export type Language =
  /** Thai (`th-TH`). */
  | 'TH'
  /** English (`en-US`). */
  | 'EN';

/** Why a record was left unchanged. */
export type LeftReason =
  /** Another user has changed it since; `by` and `at` say who and when. */
  | 'CHANGED'
  /** It no longer exists. */
  | 'GONE'
  /** Other records refer to it, or a record it refers to no longer exists. */
  | 'IN_USE'
  /** Its old value is a code or a password, which is not stored. */
  | 'SECRET'
  /** The right to do it is missing. */
  | 'PERMISSION'
  /** Another rule refuses it; `message` says which. */
  | 'RULE'
  /** It was restored without its PIN, which is not stored, and is inactive until it has a new one. Not counted in `leftCount`. */
  | 'WITHOUT_PIN';

/** What a member and a person about to be registered have in common. */
export type LikelyReason =
  /** The phone number: a second account with it is refused. */
  | 'PHONE'
  /** Name and birthday. */
  | 'NAME_AND_BIRTHDATE';

/** Order of locations. */
export type LocationSort = {
  /** Field to sort by. */
  field: LocationSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What locations can be sorted by. */
export type LocationSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** A paper to email. */
export type MailPaperInput = {
  /** Transaction id of the sale or the return. */
  transactionId: Scalars['ID']['input'];
  /** Id of the tax document; null or absent for the receipt. */
  taxDocumentId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address of the recipient, at most 200 characters. */
  email: Scalars['String']['input'];
  /** Language of the paper and of the email. */
  language: Language;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is sent twice. 8 to 64 ASCII characters, new for each email (a UUID works). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Why the data of a member cannot be erased now. */
export type MemberErasureObstacle =
  /** It was already erased. */
  | 'ERASED'
  /** The account was merged into another one, which is erased instead. */
  | 'MERGED'
  /** The member has appointments that are not over. */
  | 'UPCOMING_APPOINTMENTS';

/** Kinds of events in the history of a member. */
export type MemberEventKind =
  /** Became a member. */
  | 'REGISTERED'
  /** Bought; `points` are those of the sale. */
  | 'SALE'
  /** A sale was voided. */
  | 'VOID'
  /** Pieces of a sale were returned; the transaction is the return. */
  | 'RETURN'
  /** The points of a sale were adjusted. */
  | 'ADJUST'
  /** Points came without a sale, such as the opening balance of a ledger. */
  | 'POINTS'
  /** Claimed the points of a receipt. */
  | 'CLAIM'
  /** Two accounts were merged; `points` are those that moved, null when there were none, and `remark` is the code of the other account. */
  | 'MERGE'
  /** A merge of two accounts was undone. */
  | 'UNMERGE'
  /** Reached, or lost, a tier. */
  | 'TIER'
  /** A user changed the record. */
  | 'CHANGE'
  /** A message was sent to the member's phone or mailbox; kept for 30 days. */
  | 'MESSAGE';

/** Filters members' figures. */
export type MemberFiguresFilter = {
  /** Only members of this tier. */
  tierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only members of the tier with this name, for example `Gold`. */
  tierName?: InputMaybe<Scalars['String']['input']>;
  /** Only these members. */
  memberIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of members' figures. */
export type MemberFiguresSort = {
  /** Field to sort by. */
  field: MemberFiguresSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What members' figures can be sorted by. */
export type MemberFiguresSortField =
  /** Given name, in Thai dictionary order. */
  | 'NAME'
  /** Level of the tier. */
  | 'TIER_LEVEL'
  /** Lifetime value. */
  | 'LIFETIME_REVENUE'
  /** Revenue in the period. */
  | 'TOTAL_REVENUE'
  /** Payment before deductions in the period. */
  | 'TOTAL_PAYMENT'
  /** Sales in the period. */
  | 'TOTAL_TRANSACTIONS'
  /** Pieces in the period. */
  | 'TOTAL_QUANTITY'
  /** Points earned in the period. */
  | 'EARN_POINTS'
  /** Points spent in the period. */
  | 'REDEEM_POINTS';

/** Filters members; all given conditions must hold. Days are counted in the shop's time zone. */
export type MemberFilter = {
  /** Only members of these tiers. */
  tierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Not members of these tiers. */
  tiersNot?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only members of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only members of this age in years today. */
  age?: InputMaybe<IntRange>;
  /** Only members born on these days. */
  birthdate?: InputMaybe<DayRangeInput>;
  /** Only members whose birthday is today (0) or within this many days from today (6: within a week), at most 365. A birthday on 29 February counts as the 28th in other years. */
  birthdayWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only members who bought within this many months before today. */
  activeMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members who bought since 2021-01-01, but not within this many months before today; must be less than `activeMonths` when both are given, otherwise the filter is refused with BAD_USER_INPUT. */
  nonActiveMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members whose last sale was on these days. */
  lastTransaction?: InputMaybe<DayRangeInput>;
  /** Only members with this number of sales. */
  totalTransactions?: InputMaybe<IntRange>;
  /** Only members with this lifetime value. */
  totalRevenue?: InputMaybe<MoneyRange>;
  /** Only members with this number of points. */
  remainingPoints?: InputMaybe<IntRange>;
  /** Only members registered on these days. */
  created?: InputMaybe<DayRangeInput>;
  /** Only members who bought this. */
  bought?: InputMaybe<BoughtFilter>;
  /** Only members of this group of buyers; the same number as in `Statistics.buyerGroups` for that day and branch. */
  buyers?: InputMaybe<BuyersFilter>;
  /** Only members with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only members with at least one of these tags. */
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members with all of these tags. */
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members with none of these tags. */
  tagsNone?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only members of this status. */
  status?: InputMaybe<Status>;
  /** Only members registered in this branch; with `bought`, those who bought it in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these members. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What a member likes, a few words each; at most 20 entries a list. */
export type MemberInterestsInput = {
  /** Hobbies. */
  hobbies?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Colours. */
  colors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Fashion brands. */
  fashionBrands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they shop. */
  shoppingPlaces?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they shop online. */
  onlineShopping?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where they meet. */
  hangouts?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Books. */
  books?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Films. */
  movies?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Which value of a field to keep. */
export type MemberMergeChoice =
  /** That of the account that is kept. */
  | 'KEPT'
  /** That of the account that is merged into it. */
  | 'MERGED'
  /** Both, when they can be combined. */
  | 'BOTH';

/** A group of values to choose when two accounts are merged. */
export type MemberMergeFieldName =
  /** Given name, family name and nickname, in all languages. */
  | 'NAME'
  /** Phone; the other one stays with the merged account, and can still be found. */
  | 'PHONE'
  /** Email. */
  | 'EMAIL'
  /** Day of birth. */
  | 'BIRTHDATE'
  /** Gender. */
  | 'GENDER'
  /** Nationality. */
  | 'NATIONALITY'
  /** Marital status. */
  | 'MARITAL_STATUS'
  /** Occupation. */
  | 'OCCUPATION'
  /** The address, down to the postcode. */
  | 'ADDRESS'
  /** How they came to know the shop, with the referral codes. */
  | 'RECOMMENDED_BY'
  /** Portrait. */
  | 'PORTRAIT'
  /** Account at LINE. */
  | 'LINE'
  /** Account at Instagram. */
  | 'INSTAGRAM'
  /** Accounts at social networks. */
  | 'SOCIALS'
  /** Tags. */
  | 'TAGS'
  /** Where they studied. */
  | 'EDUCATIONS'
  /** Where they work. */
  | 'WORKS'
  /** What they like. */
  | 'INTERESTS'
  /** The shop's remark. */
  | 'REMARK'
  /** Answers to questions of the shop's own form. */
  | 'ANSWERS';

/** Why a merge cannot be undone. */
export type MemberMergeObstacleCode =
  /** It was undone already. */
  | 'UNDONE'
  /** The data of the member has been erased since. */
  | 'ERASED'
  /** A later merge of the account has to be undone first. */
  | 'LATER_MERGE'
  /** Points of the merged account have been spent since. */
  | 'POINTS_SPENT'
  /** Voids and adjustments have taken back more points than the merged account brought. */
  | 'POINTS_TAKEN_BACK'
  /** Its phone now belongs to another member. */
  | 'PHONE_TAKEN';

/** A member's account at a social network. */
export type MemberSocialInput = {
  /** Network. */
  socialId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the account. */
  account?: InputMaybe<Scalars['String']['input']>;
};

/** Order of members. */
export type MemberSort = {
  /** Field to sort by. */
  field: MemberSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What members can be sorted by. */
export type MemberSortField =
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Member code. */
  | 'CODE'
  /** Name of the tier. */
  | 'TIER'
  /** Last sale; members who never bought come first when ascending. */
  | 'LAST_TRANSACTION_TIME'
  /** Lifetime value. */
  | 'TOTAL_REVENUE'
  /** Number of sales. */
  | 'TOTAL_TRANSACTIONS'
  /** Points. */
  | 'REMAINING_POINTS'
  /** When they registered. */
  | 'CREATED_AT';

/** Order of tiers. */
export type MemberTierSort = {
  /** Field to sort by. */
  field: MemberTierSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What tiers can be sorted by. */
export type MemberTierSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Level, 1 is the lowest. */
  | 'LEVEL'
  /** When it was created. */
  | 'CREATED_AT';

/** Order of branches. */
export type MerchantBranchSort = {
  /** Field to sort by. */
  field: MerchantBranchSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What branches can be sorted by. */
export type MerchantBranchSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Order of roles. */
export type MerchantRoleSort = {
  /** Field to sort by. */
  field: MerchantRoleSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What roles can be sorted by. */
export type MerchantRoleSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Status. */
  | 'STATUS'
  /** When it was created. */
  | 'CREATED_AT';

/** Filters users. */
export type MerchantUserFilter = {
  /** Only users of this status. */
  status?: InputMaybe<Status>;
  /** Only users with this role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Only users assigned to this branch; users who work in all branches are left out. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these users. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of users. */
export type MerchantUserSort = {
  /** Field to sort by. */
  field: MerchantUserSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What users can be sorted by. */
export type MerchantUserSortField =
  /** Username. */
  | 'USERNAME'
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Name of the role. */
  | 'ROLE'
  /** Status. */
  | 'STATUS'
  /** When it was created. */
  | 'CREATED_AT';

/** Which value of a field to keep. */
export type MergeFieldInput = {
  /** The field. */
  field: MemberMergeFieldName;
  /** The value to keep. */
  choice: MemberMergeChoice;
};

/** Two accounts of one customer. */
export type MergeMembersInput = {
  /** Member id of the account that is kept. */
  keepId: Scalars['ID']['input'];
  /** Its `version` as it was read. */
  keepVersion: Scalars['Int']['input'];
  /** Member id of the account that is merged into it. */
  mergeId: Scalars['ID']['input'];
  /** Its `version` as it was read. */
  mergeVersion: Scalars['Int']['input'];
  /** Which values to keep; fields that are not listed follow the preview's suggestion. */
  fields?: InputMaybe<Array<MergeFieldInput>>;
  /** Makes a retry safe: a request with the same key and content returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A potential customer who is already a member. */
export type MergePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version that was read (`__v`). */
  version: Scalars['Int']['input'];
  /** Member id of the same person. */
  memberId: Scalars['ID']['input'];
  /** Makes a retry safe: a request with the same key returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How a message is sent. */
export type MessageChannel =
  /** To a mailbox. */
  | 'EMAIL'
  /** As a text to a phone. */
  | 'SMS';

/** The state of a message. */
export type MessageDelivery =
  /** Waiting to be sent. */
  | 'WAITING'
  /** Handed over for delivery. */
  | 'SENT'
  /** It could not be sent. */
  | 'FAILED'
  /** It was outdated before it could be sent. */
  | 'EXPIRED'
  /** It had no recipient. */
  | 'DROPPED';

/** Amounts in THB from the smallest to the largest, both included. */
export type MoneyRange = {
  /** Smallest; open when absent. */
  from?: InputMaybe<Scalars['Money']['input']>;
  /** Largest; open when absent. */
  to?: InputMaybe<Scalars['Money']['input']>;
};

/** Cash to put in or take out. */
export type MoveCashInput = {
  /** Shift id. */
  shiftId: Scalars['ID']['input'];
  /** A UUID from the caller: sending it again has no further effect. */
  entryId: Scalars['ID']['input'];
  /** In THB, at most 9,999,999.99; below 0 to take cash out. */
  amount: Scalars['Money']['input'];
  /** The reason, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** Id from `approve`, for exactly this entry; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether a member had bought before. */
export type NewOrReturning =
  /** The first sale of its member that is not void. */
  | 'NEW'
  /** A later sale. */
  | 'RETURNING';

/** The draft of a discount or special offer, to evaluate. */
export type OfferDraftInput = {
  /** The offer that is being changed: the draft replaces what that offer gave. Null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** All of them must be met; none when absent. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Its benefits; the first determines whether it is a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** When, where and for whom; not restricted when absent. */
  terms?: InputMaybe<OfferTermsInput>;
  /** The products it applies to; the whole bill when absent. Past sales are evaluated with the current categories of their products. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** Whether to evaluate it as an automatic offer, among the other automatic offers; not together with a first benefit of value 0 (VALIDATION). False when absent. */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often one member may use it: past sales to guests then do not get it. Uses are not counted. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** The value that the cashier would type, when the first benefit has the value 0. */
  customValue?: InputMaybe<Scalars['Float']['input']>;
};

/** Input of the products an offer applies to: at least one product, category or sub-category. */
export type OfferGoodsInput = {
  /** Products, at most 200. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Categories with all their products, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sub-categories, at most 100. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many pieces form a group, 1 to 100; absent when each piece benefits. Give neither or both. */
  groupOf?: InputMaybe<Scalars['Int']['input']>;
  /** How many pieces of each group benefit, the cheapest first; at most `groupOf`. */
  benefits?: InputMaybe<Scalars['Int']['input']>;
  /** Further parts of a set beside `groupOf` pieces of the products above, at most 3; the whole set benefits, so `benefits` equals `groupOf`. */
  otherParts?: InputMaybe<Array<OfferPartInput>>;
};

/** Kinds of offers; a bill can have one of each. */
export type OfferKind =
  /** Takes money off the bill. */
  | 'DISCOUNT'
  /** Gives points, to members only. */
  | 'OFFER';

/** Input of a part of a set: at least one product, category or sub-category. */
export type OfferPartInput = {
  /** Products, at most 200. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Categories with all their products, at most 100. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Sub-categories, at most 100. */
  subCategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** How many pieces of it belong to a set, 1 to 100. */
  pieces: Scalars['Int']['input'];
};

/** Order of discounts and offers. */
export type OfferSort = {
  /** Field to sort by. */
  field: OfferSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What discounts and offers can be sorted by. */
export type OfferSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Input of when, where and for whom an offer may be used. An absent or empty field does not restrict it. */
export type OfferTermsInput = {
  /** First moment of validity, by the clock of the branch. */
  from?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** End of validity, excluded, by the clock of the branch; later than `from`. */
  until?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** Days of the week, 1 to 7 from Sunday. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** First time of day, `HH:mm` by the clock of the branch; later than `untilHour` when the period runs past midnight. Give neither or both. */
  fromHour?: InputMaybe<Scalars['String']['input']>;
  /** End of the time of day, excluded, `HH:mm`; must differ from `fromHour`. */
  untilHour?: InputMaybe<Scalars['String']['input']>;
  /** Branches that offer it, at most 1,000. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tiers whose members can use it, at most 100. */
  tierIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** An answer to a question. */
export type OnboardAnswerInput = {
  /** Question id. */
  questionId: Scalars['ID']['input'];
  /** The answer as text: a day as `YYYY-MM-DD`, a choice as its code or id. */
  value: Scalars['String']['input'];
};

/** How a question is answered. */
export type OnboardElementType =
  /** A line of text. */
  | 'TEXT'
  /** A choice from a list. */
  | 'SINGLE_SELECT'
  /** A day. */
  | 'DATE_PICKER'
  /** A whole number. */
  | 'INTEGER'
  /** A file. */
  | 'FILE';

/** A list that a question chooses from; the answer is an id. */
export type OnboardSource =
  /** Occupations. */
  | 'OCCUPATIONS'
  /** Provinces. */
  | 'PROVINCES'
  /** Districts of a province. */
  | 'DISTRICTS'
  /** Sub-districts of a district. */
  | 'SUB_DISTRICTS'
  /** Postcodes of a sub-district. */
  | 'POSTCODES';

/** The parked bill to open. */
export type OpenParkedBillInput = {
  /** Parked bill id. */
  id: Scalars['ID']['input'];
};

/** A shift to open. */
export type OpenShiftInput = {
  /** Till id. */
  tillId: Scalars['ID']['input'];
  /** The counted cash in its drawer. */
  counted: CountedCashInput;
  /** Why the cash differs from what the last shift left, at most 200 characters; when it differs and this is absent, SHIFT_REASON_REQUIRED, except for users who count blind. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** Which groups of options. */
export type OptionGroupFilter = {
  /** Only groups of this status. */
  status?: InputMaybe<Status>;
  /** Only these groups. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of groups of options. */
export type OptionGroupSort = {
  /** Field to sort by. */
  field: OptionGroupSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What groups of options can be sorted by. */
export type OptionGroupSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Filters tax documents, or days. */
export type OutputTaxFilter = {
  /** A month, such as `2026-11`. */
  month: Scalars['String']['input'];
  /** Only those of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** What has happened to a tax document since. */
export type OutputTaxMark =
  /** Another one was issued in its place: its amounts do not count. */
  | 'REPLACED'
  /** Its sale is void: a credit note reverses all of it. */
  | 'VOID'
  /** Pieces of its sale were returned: credit notes reverse them. */
  | 'RETURNED';

/** Why an email was not sent, or not to both addresses. */
export type PaperMailReason =
  /** The mail server refused the address of the recipient. */
  | 'ADDRESS_REFUSED'
  /** The recipient received it, but the mail server refused the address of the copy. */
  | 'COPY_REFUSED'
  /** The recipient received it; the address of the copy was refused temporarily, and only the copy is sent again. */
  | 'COPY_LATER'
  /** The mail server could not be reached for two days. */
  | 'NOT_REACHED'
  /** The PDF is larger than 3 MB. */
  | 'TOO_LARGE'
  /** The personal data of the member was erased before it was sent. */
  | 'ERASED'
  /** The paper no longer exists. */
  | 'NO_PAPER';

/** State of an email. */
export type PaperMailState =
  /** Waiting to be sent. */
  | 'WAITING'
  /** Not accepted yet; sending is tried again. */
  | 'RETRYING'
  /** Accepted by the mail server. */
  | 'SENT'
  /** Not sent, or not to both addresses. */
  | 'FAILED';

/** A bill to park. */
export type ParkBillInput = {
  /** A new UUID, chosen by the till: sending it again returns the same bill. */
  id: Scalars['ID']['input'];
  /** Branch that parks it; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** Its name, at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What is on it. */
  content: ParkedContentInput;
};

/** The state of a parked bill. */
export type ParkedBillStatus =
  /** It waits for its customer. */
  | 'PARKED'
  /** It was paid: there is a sale. */
  | 'PAID'
  /** It was discarded. */
  | 'DISCARDED';

/** The content of a bill. Every bound of a sale applies: at most 500 lines. */
export type ParkedContentInput = {
  /** At least one, at most 500. */
  lines: Array<ParkedLineInput>;
  /** The member who buys; null for a guest. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Details of the guest. Not together with `memberId`. */
  guest?: InputMaybe<GuestInput>;
  /** Whether the member's tier privileges apply. */
  tierPrivileges?: InputMaybe<Scalars['Boolean']['input']>;
  /** The discount. An authorization code typed for it is not stored and must be typed again before the payment. */
  discount?: InputMaybe<ParkedOfferInput>;
  /** The special offer. */
  offer?: InputMaybe<ParkedOfferInput>;
  /** Slots of the bill where no automatic offer applies. Automatic offers themselves are not parked; they are chosen again at the payment. */
  declined?: InputMaybe<Array<OfferKind>>;
  /** Points to spend as cash. */
  pointsAsCash?: InputMaybe<Scalars['Int']['input']>;
  /** Added to the price of the products. */
  deliveryCost?: InputMaybe<Scalars['Money']['input']>;
  /** When the sale took place, in the branch's time zone; null for the moment of its payment. How far back it may be is checked at the payment. */
  createLocalTime?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** Amount due that the till displays. */
  amountDue: Scalars['Money']['input'];
};

/** One line of a bill to park. */
export type ParkedLineInput = {
  /** The line's own reference. */
  itemRef: Scalars['String']['input'];
  /** Product to sell. */
  productId: Scalars['ID']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its code. */
  code: Scalars['String']['input'];
  /** Whole pieces, 1 to 9999. */
  quantity: Scalars['Int']['input'];
  /** Unit price that the till displays. */
  unitPrice: Scalars['Money']['input'];
  /** Whether the cashier typed that price. */
  hasOwnPrice?: InputMaybe<Scalars['Boolean']['input']>;
  /** The chosen options, at most 100; null when the product has none. */
  options?: InputMaybe<Array<ParkedOptionInput>>;
  /** Free text for this line, at most 200 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The user who sold this line. */
  soldById?: InputMaybe<Scalars['ID']['input']>;
};

/** A discount or special offer on a bill to park. */
export type ParkedOfferInput = {
  /** Offer id. */
  offerId: Scalars['ID']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
  /** The value typed by the cashier, when the offer leaves it open. */
  customValue?: InputMaybe<Scalars['Float']['input']>;
};

/** An option of a line to park. */
export type ParkedOptionInput = {
  /** Option id. */
  optionId: Scalars['ID']['input'];
  /** Name of its group. */
  groupName: Scalars['String']['input'];
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its price for each piece. */
  price: Scalars['Money']['input'];
};

/** One tender. */
export type PayChannelInput = {
  /** How it is paid. */
  type: PaymentChannelType;
  /** The part of the amount due that it covers. */
  amount: Scalars['Money']['input'];
  /** Cash handed over, for CASH only (VALIDATION otherwise), not below `amount`; the difference is the change. Null when not counted. */
  receivedAmount?: InputMaybe<Scalars['Money']['input']>;
  /** The customer's bank (transfer) or the card's bank. */
  instituteId?: InputMaybe<Scalars['ID']['input']>;
  /** Card type. */
  cardId?: InputMaybe<Scalars['ID']['input']>;
  /** The seller's account that received the transfer. */
  paymentChannelId?: InputMaybe<Scalars['ID']['input']>;
  /** Content of the QR on the customer's slip, for TRANSFER only (VALIDATION otherwise); null when there is no slip or its QR could not be read (an extension). */
  slip?: InputMaybe<SlipReferenceInput>;
};

/** A sale to record. */
export type PayInput = {
  /** Makes a retry safe: a request with the same key and content returns the first result; other content is refused with IDEMPOTENCY_CONFLICT. 8 to 64 ASCII characters, new for each sale, such as a UUID. */
  idempotencyKey: Scalars['String']['input'];
  /** Branch that sells; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** The member who buys; null for a guest. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** The guest who buys; null or empty when there are no details. Not together with `memberId`. */
  guest?: InputMaybe<GuestInput>;
  /** At least one, at most 500. */
  lines: Array<PayLineInput>;
  /** Whether the member's tier privileges apply. */
  tierPrivileges?: InputMaybe<Scalars['Boolean']['input']>;
  /** The one discount of the bill. */
  discount?: InputMaybe<PayOfferInput>;
  /** The one special offer of the bill; members only. */
  offer?: InputMaybe<PayOfferInput>;
  /** Slots of the bill where no automatic offer applies because the cashier removed it. In the other slots, when `discount` or `offer` is not given, the best offer with `isAutomatic` for the customer applies (an extension). */
  declined?: InputMaybe<Array<OfferKind>>;
  /** Points to spend as cash, at most the member's balance. */
  pointsAsCash?: InputMaybe<Scalars['Int']['input']>;
  /** Added to the price of the products; it earns no points. */
  deliveryCost?: InputMaybe<Scalars['Money']['input']>;
  /** Tenders; their amounts must add up to `expectedAmountDue` exactly. */
  channels: Array<PayChannelInput>;
  /** The amount due that was shown to the customer. */
  expectedAmountDue: Scalars['Money']['input'];
  /** The points to earn that were shown to the customer; not checked when null. A sale earns at most 10,000,000 points and leaves its member with at most 1,000,000,000: beyond that it is refused with TOO_MANY_POINTS, whether or not this is given. */
  expectedEarnPoints?: InputMaybe<Scalars['Int']['input']>;
  /** When the sale took place, in the branch's time zone; now when null. At most five minutes in the future, for a clock that runs fast, and at most `Viewer.backdatingDays` back; VALIDATION otherwise, MONTH_CLOSED for a day up to `Viewer.closedThrough`. */
  createLocalTime?: InputMaybe<Scalars['LocalDateTime']['input']>;
  /** Free text on the sale, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Picture of the transfer slip: jpg, gif, jpeg or png, at most 10,000,000 bytes. It is part of the request: the same key with another picture is a conflict. */
  slipImage?: InputMaybe<Scalars['Upload']['input']>;
  /** Version of the parked bill to pay, as it was read; `idempotencyKey` is then the id of that bill. Refused with PARKED_BILL_PAID, PARKED_BILL_DISCARDED or PARKED_BILL_CHANGED when another user was first. Null for a bill that was never parked. */
  parkedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id from `approve`, for exactly this bill; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the branch's till at which the money moves; null when the device is not a till. TILL_UNAVAILABLE when the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of the basket. */
export type PayLineInput = {
  /** The line's own reference, repeated in refusals; its position when null. */
  itemRef?: InputMaybe<Scalars['String']['input']>;
  /** Product to sell. */
  productId: Scalars['ID']['input'];
  /** Whole pieces, 1 to 9999. */
  quantity: Scalars['Int']['input'];
  /** Unit price in place of the shelf price, above 0; null for the shelf price. Options are added to either. */
  customPrice?: InputMaybe<Scalars['Money']['input']>;
  /** The chosen options, at most 100; null from a till that does not support options, in which case none is required (an extension). */
  optionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Free text for this line, at most 200 characters (an extension). */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The user of this branch who sold this line, if not the one who takes the payment; null for the latter (an extension). */
  soldById?: InputMaybe<Scalars['ID']['input']>;
};

/** A discount or special offer chosen at the till. */
export type PayOfferInput = {
  /** Offer id. */
  offerId: Scalars['ID']['input'];
  /** The value typed by the cashier, when the offer leaves it open (value 0). */
  customValue?: InputMaybe<Scalars['Float']['input']>;
  /** Whether the till chose this offer automatically. The gateway then works it out again, and refuses the sale with PAYMENT_MISMATCH when it finds another offer or none. False when a person chose it (an extension). */
  byItself?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of ways to pay. */
export type PaymentChannelSort = {
  /** Field to sort by. */
  field: PaymentChannelSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What ways to pay can be sorted by. */
export type PaymentChannelSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** A kind of tender. */
export type PaymentChannelType =
  /** Notes and coins. */
  | 'CASH'
  /** Credit or debit card. */
  | 'CREDIT_DEBIT'
  /** Bank transfer. */
  | 'TRANSFER'
  /** Anything else, and the tender of a bill of 0. */
  | 'OTHER'
  /** Goods returned in an exchange pay for others: over the return and the sale together it is 0. Not accepted in a payment (VALIDATION). */
  | 'EXCHANGE';

/** Filters a ledger; all given conditions must hold. */
export type PointEntryFilter = {
  /** Only these kinds. */
  kinds?: InputMaybe<Array<PointEntryKind>>;
  /** Only movements of these business days. */
  range?: InputMaybe<DayRangeInput>;
};

/** The cause of a movement of points. */
export type PointEntryKind =
  /** The balance of the member when the ledger began. */
  | 'OPENING'
  /** Points earned in a sale. */
  | 'EARN'
  /** Points spent on a sale. */
  | 'REDEEM'
  /** The points of a sale were adjusted. */
  | 'ADJUST'
  /** A sale was voided, and its points reversed. */
  | 'VOID'
  /** Two accounts were merged. */
  | 'MERGE'
  /** The member claimed the points of a receipt that was sold to a guest. */
  | 'CLAIM'
  /** Pieces of a sale were returned, and their points reversed. */
  | 'RETURN';

/** Filters postcodes. */
export type PostcodeFilter = {
  /** Only districts of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this sub-district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of postcodes. */
export type PostcodeSort = {
  /** Field to sort by. */
  field: PostcodeSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What postcodes can be sorted by. */
export type PostcodeSortField =
  /** The five digits. */
  | 'CODE'
  /** Name of the sub-district, in Thai dictionary order. */
  | 'SUB_DISTRICT'
  /** Name of the district, in Thai dictionary order. */
  | 'DISTRICT'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE';

/** Why the data of a potential customer cannot be erased now. */
export type PotentialErasureObstacle =
  /** They became a member: erase the member's data instead. */
  | 'MEMBER';

/** Filters potential customers. */
export type PotentialFilter = {
  /** Only those of these genders. */
  genders?: InputMaybe<Array<Gender>>;
  /** Only those of this age in years today. */
  age?: InputMaybe<IntRange>;
  /** Only those born on these days. */
  birthdate?: InputMaybe<DayRangeInput>;
  /** Only those whose last activity was on these days. */
  lastActivity?: InputMaybe<DayRangeInput>;
  /** Only those with this tag. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Only those with at least one of these tags. */
  tagsAny?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those with all of these tags. */
  tagsAll?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those with none of these tags. */
  tagsNone?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only those of this status. */
  status?: InputMaybe<Status>;
  /** Only those registered in this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Order of potential customers. */
export type PotentialSort = {
  /** Field to sort by. */
  field: PotentialSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What potential customers can be sorted by. */
export type PotentialSortField =
  /** Given name, in Thai dictionary order. */
  | 'FIRSTNAME'
  /** Family name, in Thai dictionary order. */
  | 'LASTNAME'
  /** Last activity. */
  | 'LAST_ACTIVITY_TIME'
  /** When they registered. */
  | 'CREATED_AT';

/** A change of many records to preview. */
export type PreviewBulkEditInput = {
  /** Contract type of the records, for example `Product`; for a `Member`, only the `tags` can be changed. */
  type: Scalars['String']['input'];
  /** Ids of the records, at most 1000; when null, all records that match the filter and the keyword, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Filter of the records; all records when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** For members: the filter of their list, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** Text to search for, as in their list. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Name of the field to change, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** The change of the field. */
  action: BulkEditAction;
};

/** A tax document that was printed. */
export type PrintTaxDocumentInput = {
  /** Its id. */
  id: Scalars['ID']['input'];
};

/** Order of categories. */
export type ProductCategorySort = {
  /** Field to sort by. */
  field: ProductCategorySortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What categories can be sorted by. */
export type ProductCategorySortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Filters products' figures. */
export type ProductFiguresFilter = {
  /** Only products that are in this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products that are in this sub-category now. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales to this customer type. */
  boughtBy?: InputMaybe<CustomerType>;
};

/** Order of products' figures. */
export type ProductFiguresSort = {
  /** Field to sort by. */
  field: ProductFiguresSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What products' figures can be sorted by. */
export type ProductFiguresSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Product code. */
  | 'CODE'
  /** Number of sales it was on. */
  | 'TOTAL_TRANSACTIONS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** Their cost; for users with Read on `Page.Merchant.Management.Cost`. */
  | 'COST'
  /** Their margin; for the same users. */
  | 'MARGIN'
  /** Distinct members. */
  | 'TOTAL_MEMBERS'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY';

/** Filters products. */
export type ProductFilter = {
  /** Only products of this status. */
  status?: InputMaybe<Status>;
  /** Only products of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of this sub-category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these products. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only the product with exactly this code, as a barcode gives it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Only products with counted stock that have at most this many pieces; for users with Read on `Page.Merchant.Management.Stock`. */
  stockAtMost?: InputMaybe<Scalars['Int']['input']>;
  /** Only products below their reorder level in a branch that `stock` covers, or all others; for users with Read on `Page.Merchant.Management.Stock` (an extension). */
  isBelowLevel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only favourites and the 24 products with the most pieces sold this month and last month, in all branches; or all others (an extension). */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Does not filter: `stock` is that of this branch, or of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** Opening stock of a branch, received with a document like any goods (an extension). */
export type ProductOpeningInput = {
  /** Branch that receives it; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** Pieces, 1 to 1,000,000. */
  quantity: Scalars['Int']['input'];
  /** Price paid for one piece; kept with the document. */
  cost?: InputMaybe<Scalars['Money']['input']>;
};

/** One option of a group, as input. */
export type ProductOptionInput = {
  /** Id of an existing option; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** At most 100 characters. */
  name: Scalars['String']['input'];
  /** Added to the price of each piece, 0 to 50,000; 0 when absent. */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** Whether it is preselected; false when absent. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it can be chosen; true when absent. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of products. */
export type ProductSort = {
  /** Field to sort by. */
  field: ProductSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What products can be sorted by. */
export type ProductSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Product code. */
  | 'CODE'
  /** Shelf price. */
  | 'RETAIL_PRICE'
  /** Pieces in the branch of the filter; products without counted stock come last. For users with Read on `Page.Merchant.Management.Stock`. */
  | 'STOCK'
  /** Pieces missing to its reorder level. For users with Read on `Page.Merchant.Management.Stock`. */
  | 'SHORTFALL'
  /** Days for which its stock lasts; products without sales come last. For users with Read on `Page.Merchant.Management.Stock`. */
  | 'DAYS_OF_COVER'
  /** When it was created. */
  | 'CREATED_AT';

/** Filters sub-categories. */
export type ProductSubCategoryFilter = {
  /** Only sub-categories of this status. */
  status?: InputMaybe<Status>;
  /** Only sub-categories of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of sub-categories. */
export type ProductSubCategorySort = {
  /** Field to sort by. */
  field: ProductSubCategorySortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What sub-categories can be sorted by. */
export type ProductSubCategorySortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Rules that figures rely on. */
export type ProofRule =
  /** The tenders of each sale of the range add up to its amount due. */
  | 'TENDERS_EQUAL_DUE'
  /** The points that each member can spend equal the sum of their ledger, as of now, whatever the range. */
  | 'LEDGER_EQUALS_BALANCES'
  /** The stored sums of each day of the range equal those of its sales. */
  | 'ROLLUPS_EQUAL_SALES';

/** The result of checking a rule. */
export type ProofState =
  /** The rule holds. */
  | 'EQUAL'
  /** The rule is broken somewhere. */
  | 'DIFFERENT'
  /** There was too much data to check in time: request fewer days or one branch. */
  | 'NOT_CHECKED';

/** What happens with the receipt when a sale is paid. */
export type ReceiptAfterSale =
  /** It is printed on request. */
  | 'ASK'
  /** It is printed immediately. */
  | 'PRINT'
  /** Nothing is printed. */
  | 'NONE';

/** The refresh token to exchange. */
export type RefreshSessionInput = {
  /** As received from `signIn` or the last `refreshSession`. */
  refreshToken: Scalars['String']['input'];
};

/** Days relative to today, by the clock of the requested branch or of the branch the user works in. Resolving them costs a call (GET merchants/home), except for ALL_TIME. A week begins on Monday. Figures of a week, month, quarter or year that is not over run up to today. */
export type RelativeRange =
  /** Today. */
  | 'TODAY'
  /** The day before today. */
  | 'YESTERDAY'
  /** Today and the 6 days before. */
  | 'LAST_7_DAYS'
  /** Today and the 29 days before. */
  | 'LAST_30_DAYS'
  /** Today and the 89 days before. */
  | 'LAST_90_DAYS'
  /** The current week. */
  | 'THIS_WEEK'
  /** The whole week before. */
  | 'LAST_WEEK'
  /** The current month. */
  | 'THIS_MONTH'
  /** The whole month before. */
  | 'LAST_MONTH'
  /** The current quarter. */
  | 'THIS_QUARTER'
  /** The whole quarter before. */
  | 'LAST_QUARTER'
  /** The current year. */
  | 'THIS_YEAR'
  /** The whole year before. */
  | 'LAST_YEAR'
  /** All days; for figures from 2000-01-01 to today. */
  | 'ALL_TIME';

/** A closing to undo. */
export type ReopenMonthInput = {
  /** Id of the closing. */
  id: Scalars['ID']['input'];
  /** The reason, at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** A full tax invoice to cancel and issue again. */
export type ReplaceTaxInvoiceInput = {
  /** Id of the full tax invoice that is in force. */
  id: Scalars['ID']['input'];
  /** The complete buyer, as the new invoice states it. */
  buyer: TaxBuyerInput;
  /** `Wrong Name`, `Wrong Address`, `Wrong Tax ID`, `Wrong Buyer` or `Other`, optionally followed by a colon, a space and details, which are required after `Other`. At most 200 characters. */
  reason: Scalars['String']['input'];
};

/** A receipt, and the phone that will get its points. */
export type RequestClaimCodeInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** The phone, in any notation. */
  phone: Scalars['String']['input'];
  /** Language of the message; Thai when null. */
  language?: InputMaybe<Language>;
};

/** Whose password was forgotten. */
export type RequestPasswordOtpInput = {
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
  /** Language of the mail; Thai when absent. */
  language?: InputMaybe<Language>;
};

/** A request of a customer for a full tax invoice. */
export type RequestTaxInvoiceInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** The buyer. */
  buyer: TaxBuyerInput;
};

/** A new password for a user who forgot theirs. */
export type ResetPasswordInput = {
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
  /** As returned by `requestPasswordOtp`, with its code verified (the `secret` of the call). */
  refCode: Scalars['String']['input'];
  /** As plain text over TLS; more than 8 characters. */
  password: Scalars['String']['input'];
};

/** The version to restore. */
export type RestoreDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** The version to restore. */
  toVersion: Scalars['Int']['input'];
};

/** The run to continue. */
export type ResumeChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** Pieces of one line of a sale to return. */
export type ReturnLineInput = {
  /** `position` of the line in `returnable`. */
  position: Scalars['Int']['input'];
  /** Pieces, at least 1. */
  quantity: Scalars['Int']['input'];
  /** Whether they go back into stock, when it is counted. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** The reason, at most 200 characters; kept with the line. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What happens when a return takes back points that the member has already spent. */
export type ReturnPoints =
  /** The return is refused. */
  | 'REFUSE'
  /** Their value in THB is deducted from the refund. */
  | 'DEDUCT';

/** Pieces of a sale to return. */
export type ReturnSaleInput = {
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Current branch of the user; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Which pieces. */
  lines: Array<ReturnLineInput>;
  /** Whether delivery is refunded too, with the last piece. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the refund is in cash, however the sale was paid. */
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  /** `amount` as returned by `previewReturn`; another amount is refused. */
  amount: Scalars['Money']['input'];
  /** Free text, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Id from `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the branch's till at which the money moves; null when the device is not a till: the till that sold is then used while the shift that counted the sale is open. TILL_UNAVAILABLE when the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which targets. */
export type RevenueTargetFilter = {
  /** Only those of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of targets. */
export type RevenueTargetSort = {
  /** Field to sort by. */
  field: RevenueTargetSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What targets can be sorted by. */
export type RevenueTargetSortField =
  /** The month. */
  | 'MONTH'
  /** The amount. */
  | 'AMOUNT'
  /** When it was set. */
  | 'CREATED_AT';

/** The changes to undo. */
export type RevertChangeSetInput = {
  /** Set id. */
  id: Scalars['ID']['input'];
  /** Only this change of the set; all of it when null. */
  changeId?: InputMaybe<Scalars['ID']['input']>;
  /** Identifies this request, 8 to 64 ASCII characters: repeating it has no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A key to revoke. */
export type RevokeServiceAccountKeyInput = {
  /** Account id. */
  serviceAccountId: Scalars['ID']['input'];
  /** Key id. */
  keyId: Scalars['ID']['input'];
};

/** The planned changes to a role: an absent field is unchanged. */
export type RoleImpactInput = {
  /** A role named `administrator` has every right. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** An `INACTIVE` role gives no rights. */
  status?: InputMaybe<Status>;
  /** All rights of the role: a right that is not listed is removed. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
};

/** Whether money moves only in an open shift of a till. */
export type SaleShift =
  /** A shift is not required. */
  | 'OPTIONAL'
  /** A shift is required. */
  | 'REQUIRED';

/** What a sale begins with. */
export type SaleStart =
  /** The goods, for a guest until a customer is chosen. */
  | 'GOODS'
  /** The customer, and for a guest the details. */
  | 'CUSTOMER';

/** Filters the sales of some days and branches. All conditions must hold; the values of one condition are alternatives, and an empty list is no condition. The same conditions as in `TransactionFilter`, which finds individual sales. */
export type SalesFilter = {
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Only sales whose amount due, delivery and added VAT included, is within this range, in THB. */
  amountDue?: InputMaybe<MoneyRange>;
  /** Only sales whose revenue, after all deductions and without delivery and added VAT, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales partly or fully paid with this kind of tender; together with `instituteIds` and `cardIds` a single tender must match all of them. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales partly or fully paid with a tender of one of these banks or other institutes; a null in the list matches tenders without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales partly or fully paid with a tender of one of these card types; a null in the list matches tenders without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales rung up or refunded at one of these tills; a null in the list matches those at no till. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or refunded in one of these shifts; a null in the list matches those in no shift. Needs Read on `Page.Merchant.Payment.Shift`; refused with VALIDATION for other users, as their count is blind. */
  shiftIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose points were adjusted, or only those whose points were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only returns, or only sales that are not returns. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales that gave or took points, as listed in a member's wallet; or only those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales with a line of one of these products; a single line must match product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales with a line of one of these categories, at the time of the sale; a null in the list matches lines without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these sub-categories, at the time of the sale; a null in the list matches lines without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line for which one of these options was chosen, each with its group in the form of `BreakdownRow.option`; the same line must match the product conditions. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales with a line for which an option of one of these groups was chosen, by its name on that day; together with `options` a single option must match both. */
  optionGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales to members who were in one of these tiers before the sale; a null in the list matches sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
  /** Only sales on which one of these discounts or special offers was given; a null in the list matches sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to people of these genders: a guest's as noted by the cashier, a member's as recorded now; a null in the list matches unknown ones. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales to people of these ages: a guest's as noted by the cashier, a member's on the day of the sale; a null in the list matches unknown ones. Needs the right to see birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only the first sale of each member that is not void, or only later ones; neither includes sales to guests. */
  newOrReturning?: InputMaybe<NewOrReturning>;
};

/** A condition on one figure, to save. */
export type ScheduleAlertInput = {
  /** Part of the dashboard, by its keys in the answer. */
  path: Scalars['String']['input'];
  /** Key of its figure. */
  figure: Scalars['String']['input'];
  /** When a mail is sent. */
  condition: AlertCondition;
  /** In the unit of the figure; required unless UNUSUAL. */
  threshold?: InputMaybe<Scalars['Float']['input']>;
};

/** How often a schedule is due. */
export type ScheduleRhythm =
  /** At each full hour. */
  | 'HOURLY'
  /** Each day at its hour. */
  | 'DAILY'
  /** On its days of the week. */
  | 'WEEKLY'
  /** On its day of the month. */
  | 'MONTHLY';

/** Which events. */
export type SecurityEventFilter = {
  /** Only events of this kind. */
  kind?: InputMaybe<SecurityEventKind>;
  /** First day, included, by the shop's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** A kind of security event. */
export type SecurityEventKind =
  /** A wrong password. */
  | 'SIGN_IN_FAILED'
  /** Too many wrong passwords in a row: the next attempt must wait. */
  | 'SIGN_IN_LOCKED'
  /** A one-time code for a forgotten password was requested. */
  | 'OTP_REQUESTED'
  /** A wrong one-time code. */
  | 'OTP_FAILED'
  /** A new password was set with a one-time code in place of a forgotten one. */
  | 'PASSWORD_RESET'
  /** A user changed their own password. */
  | 'PASSWORD_CHANGED'
  /** A user set the password of another. */
  | 'PASSWORD_SET_FOR_OTHER'
  /** A wrong PIN of an offer; `subject` is its name. */
  | 'OFFER_PIN_FAILED'
  /** Too many wrong PINs of an offer: the next attempt must wait. */
  | 'OFFER_PIN_LOCKED'
  /** A wrong code for voiding a sale. */
  | 'VOID_CODE_FAILED'
  /** Too many wrong codes for voiding: the next attempt must wait. */
  | 'VOID_CODE_LOCKED'
  /** A wrong code for adjusting points. */
  | 'ADJUST_CODE_FAILED'
  /** Too many wrong codes for adjusting: the next attempt must wait. */
  | 'ADJUST_CODE_LOCKED'
  /** A user set the PIN that they use at other users' tills. */
  | 'TILL_PIN_SET'
  /** The PIN of a user was removed. */
  | 'TILL_PIN_CLEARED'
  /** A wrong PIN of a user, typed at another user's till. */
  | 'TILL_PIN_FAILED'
  /** Too many wrong PINs: the password is required before the PIN works again. */
  | 'TILL_PIN_LOCKED'
  /** A till was handed over from one user (`user`) to another (`account`) by the PIN of the second; `subject` is the branch. */
  | 'TILL_HANDED_OVER'
  /** A parked bill was discarded unpaid; `subject` is its amount due in THB. */
  | 'PARKED_BILL_DISCARDED'
  /** A parked bill lost pieces, options or a part of their price when it was parked again or paid; `subject` is what its products came to in THB and how much of that is left, then the number of the sale if it was paid. */
  | 'PARKED_BILL_REDUCED'
  /** A closed month of the books was reopened; `subject` is the month and the reason. */
  | 'MONTH_REOPENED'
  /** A user (`account`) approved an action of another (`user`) at a till; `subject` is each `ApprovalAction`, then the number of the sale if there is one. */
  | 'APPROVAL_GIVEN'
  /** A user was created, or got another role (`subject`), other branches or another status. */
  | 'USER_RIGHTS_CHANGED'
  /** The mailbox for a user's one-time codes was changed. */
  | 'USER_EMAIL_CHANGED'
  /** A role (`subject`) was created, or got other rights, another name or another status. */
  | 'ROLE_RIGHTS_CHANGED'
  /** All data stored about a member was downloaded as a file; `subject` is the code of the member. */
  | 'MEMBER_DATA_FETCHED'
  /** All data stored about a potential customer was downloaded as a file; `subject` is the id of the potential. */
  | 'POTENTIAL_DATA_FETCHED'
  /** A list of people was exported as a file; `exported` says which. */
  | 'PEOPLE_EXPORTED'
  /** A refresh token was used a second time: it has been copied, and the session was ended. */
  | 'SESSION_COPIED'
  /** A service account was created, or got another role, other branches or another status; `subject` is the role. */
  | 'SERVICE_ACCOUNT_CHANGED'
  /** A key of a service account was created; `subject` is its name. */
  | 'SERVICE_KEY_CREATED'
  /** A key of a service account was revoked; `subject` is its name. */
  | 'SERVICE_KEY_REVOKED'
  /** A revoked or expired key was used; `subject` is its name. */
  | 'SERVICE_KEY_FAILED'
  /** The secret with which a bank signs confirmations of payments into an account was created, and the previous one ended; `subject` is the account's name. */
  | 'BANK_SECRET_CREATED'
  /** A confirmation of a payment was received that is not signed with the secret of its account; `subject` is the account's name. */
  | 'BANK_SIGNATURE_FAILED';

/** The kind of people in a segment. */
export type SegmentOf =
  /** Members. */
  | 'MEMBERS'
  /** People who are not members yet. */
  | 'POTENTIALS';

/** The answers of a customer. */
export type SelfRegisterInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** Answers; unanswered questions are left out. */
  answers: Array<OnboardAnswerInput>;
  /** The wording that they saw and agreed to, exactly: the shop may send them messages. Null when they did not agree; it has no effect for existing members. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes a retry safe: a request with the same key and answers returns the first result and creates one member. 8 to 64 ASCII characters, new for each person, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The recipient of a link. */
export type SendSelfRegisterUrlInput = {
  /** The customer's phone, ten digits. */
  phone: Scalars['PhoneNumber']['input'];
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
  /** Language of the message; Thai when absent. */
  language?: InputMaybe<Language>;
  /** Makes a retry safe: a request with the same key and content returns the first result and sends no second message. 8 to 64 ASCII characters, new for each message, such as a UUID. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Order of service accounts. */
export type ServiceAccountSort = {
  /** Field to sort by. */
  field: ServiceAccountSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What service accounts can be sorted by. */
export type ServiceAccountSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the role. */
  | 'ROLE'
  /** Status. */
  | 'STATUS'
  /** When it was created. */
  | 'CREATED_AT';

/** An answer of a member. */
export type SetMessageConsentInput = {
  /** Member id. */
  memberId: Scalars['ID']['input'];
  /** Whether messages may be sent from now on. */
  isGiven: Scalars['Boolean']['input'];
  /** The exact wording that was displayed; refused when it is not the current wording. At most 1000 characters. */
  wording: Scalars['String']['input'];
  /** Makes a retry safe: a request with the same key returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The logo of a shop. */
export type SetShopLogoInput = {
  /** Version of the setting that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes; null removes the logo. */
  image?: InputMaybe<Scalars['Upload']['input']>;
};

/** A PIN for the till. */
export type SetTillPinInput = {
  /** The caller's own id: users cannot set the PIN of another user. */
  userId: Scalars['ID']['input'];
  /** 4 to 8 digits, and not an easily guessed PIN. It is never returned. */
  pin: Scalars['String']['input'];
  /** The caller's current password; not needed within ten minutes of signing in. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Which shifts. */
export type ShiftFilter = {
  /** Only shifts that were opened on these days, by the clock of their branch. */
  range?: InputMaybe<DayRangeInput>;
  /** Only open shifts, or only closed ones. */
  state?: InputMaybe<ShiftState>;
  /** Only shifts that this user opened or closed. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only shifts whose opening or closing count differed; false: only those without a difference. */
  isDifferent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only shifts of this till. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** Only shifts of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only shifts that this user opened. */
  openedById?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of shifts. */
export type ShiftSort = {
  /** Field to sort by. */
  field: ShiftSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What shifts can be sorted by. */
export type ShiftSortField =
  /** Business day. */
  | 'BUSINESS_DATE'
  /** Number. */
  | 'NUMBER'
  /** When it was opened. */
  | 'OPENED_AT'
  /** When it was closed. */
  | 'CLOSED_AT'
  /** By how much the count differed. */
  | 'DIFFERENCE';

/** Whether a shift is open. */
export type ShiftState =
  /** It is open. */
  | 'OPEN'
  /** It is closed. */
  | 'CLOSED';

/** Credentials of a merchant user. */
export type SignInInput = {
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
  /** As plain text over TLS. */
  password: Scalars['String']['input'];
  /**
   * `Session.deviceToken` of the last sign-in on this device, by any user. With it, wrong passwords tried elsewhere
   * for the same account or from the same address never lock out the user on this device. It gives no access by itself.
   */
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};

/** The transfer that a slip belongs to, from the QR on every Thai bank's slip. A slip cannot pay for two sales that are not void: SLIP_USED. */
export type SlipReferenceInput = {
  /** Code of the bank that sent the money: three digits. */
  sendingBank: Scalars['String']['input'];
  /** That bank's reference of the transfer: 4 to 40 letters and digits, case-sensitive. */
  reference: Scalars['String']['input'];
};

/** Direction of a sort. */
export type SortDirection =
  /** Smallest, earliest or A first. */
  | 'ASC'
  /** Largest, latest or Z first. */
  | 'DESC';

/** Whether a record is in use. `INACTIVE` records keep their history and are no longer offered. */
export type Status =
  /** In use. */
  | 'ACTIVE'
  /** Kept, no longer offered. */
  | 'INACTIVE';

/** Filters a list by status. */
export type StatusFilter = {
  /** Only records of this status. */
  status?: InputMaybe<Status>;
};

/** Filters stock counts. */
export type StockCountFilter = {
  /** Only counts that were opened on these days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only closed counts, or only open ones. */
  isClosed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Filters the lines of a stock count. */
export type StockCountLineFilter = {
  /** The stock count. */
  countId: Scalars['ID']['input'];
  /** Only lines that were counted, or only lines that were not. */
  isCounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only lines with a difference, or only lines without; for users with Read on `Page.Merchant.Management.Stock_Count`, and for a blind count only when it is closed. */
  isDifferent?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Order of the lines of a sheet. */
export type StockCountLineSort = {
  /** Field to sort by. */
  field: StockCountLineSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What the lines of a sheet can be sorted by. */
export type StockCountLineSortField =
  /** Product name, in Thai dictionary order. */
  | 'NAME'
  /** Product code. */
  | 'CODE'
  /** When it was last counted. */
  | 'COUNTED_AT'
  /** Pieces over or short; requires what `difference` requires. */
  | 'DIFFERENCE';

/** Order of stock counts. */
export type StockCountSort = {
  /** Field to sort by. */
  field: StockCountSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What stock counts can be sorted by. */
export type StockCountSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When they were closed. */
  | 'CLOSED_AT'
  /** When they were opened. */
  | 'CREATED_AT';

/** Filters shelves. */
export type StockFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** Filters goods received. */
export type StockImportFilter = {
  /** Only documents received on these days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** Input of one product of a delivery. */
export type StockImportLineInput = {
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** Pieces received, 1 to 1,000,000. */
  quantity: Scalars['Int']['input'];
  /** Cost in the shop's own code. */
  costCode?: InputMaybe<Scalars['String']['input']>;
  /** Price paid per piece. */
  basePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Planned shelf price; the product's own price is not changed. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Price after the supplier's discount. */
  finalPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Where it was stored. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** Free text. */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** Order of goods received. */
export type StockImportSort = {
  /** Field to sort by. */
  field: StockImportSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What goods received can be sorted by. */
export type StockImportSortField =
  /** When they were received. */
  | 'CREATED_AT'
  /** The shop's own number. */
  | 'CODE'
  /** Name of the document, in Thai dictionary order. */
  | 'NAME'
  /** Name of the supplier, in Thai dictionary order. */
  | 'SUPPLIER';

/** Order of shelves. */
export type StockLevelSort = {
  /** Field to sort by. */
  field: StockLevelSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What shelves can be sorted by. */
export type StockLevelSortField =
  /** Name of the product, in Thai dictionary order. */
  | 'PRODUCT_NAME'
  /** Product code. */
  | 'PRODUCT_CODE'
  /** Name of the branch, in Thai dictionary order. */
  | 'BRANCH_NAME'
  /** Pieces. */
  | 'QUANTITY';

/** Which movements. */
export type StockMovementFilter = {
  /** The product. */
  productId: Scalars['ID']['input'];
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** The cause of a stock movement. */
export type StockMovementKind =
  /** Opening stock. */
  | 'OPENING'
  /** A sale. */
  | 'SALE'
  /** The void of a sale. */
  | 'VOID'
  /** A return of pieces of a sale. */
  | 'RETURN'
  /** Goods received. */
  | 'IMPORT'
  /** A stock count. */
  | 'COUNT';

/** Filters products with their stock. */
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
  /** Field to sort by. */
  field: StockProductSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What products with their stock can be sorted by. */
export type StockProductSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Product code. */
  | 'CODE'
  /** Pieces. */
  | 'QUANTITY';

/** Filters sub-districts. */
export type SubDistrictFilter = {
  /** Only districts of this province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this district. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of sub-districts. */
export type SubDistrictSort = {
  /** Field to sort by. */
  field: SubDistrictSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What sub-districts can be sorted by. */
export type SubDistrictSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** Name of the district, in Thai dictionary order. */
  | 'DISTRICT'
  /** Name of the province, in Thai dictionary order. */
  | 'PROVINCE';

/** Order of suppliers. */
export type SupplierSort = {
  /** Field to sort by. */
  field: SupplierSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What suppliers can be sorted by. */
export type SupplierSortField =
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** The buyer on a full tax invoice. */
export type TaxBuyerInput = {
  /** Name of the person or the company, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Postal address, at most 500 characters. */
  address: Scalars['String']['input'];
  /** 13 digits, the last of which is a check digit; spaces and hyphens are ignored. Absent for a person who gives none. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** 5 digits, `00000` for the head office; only with a tax id. */
  branchNo?: InputMaybe<Scalars['String']['input']>;
};

/** The kind of a tax document. */
export type TaxDocumentKind =
  /** Issued for every sale of a shop that issues tax invoices. */
  | 'ABBREVIATED'
  /** Issued with the buyer in place of an abbreviated one. */
  | 'FULL'
  /** For a return or a void, below 0 (Revenue Code 86/10). */
  | 'CREDIT_NOTE'
  /** For a return after which the remaining pieces cost more because a discount is lost, above 0 (Revenue Code 86/9). */
  | 'DEBIT_NOTE';

/** Why the customer cannot request a full tax invoice. */
export type TaxInvoiceObstacle =
  /** The sale was voided. */
  | 'ALREADY_VOID'
  /** The time limit has passed. */
  | 'TAX_INVOICE_TOO_LATE'
  /** The shop no longer offers it; for an invoice that its customer requested before. */
  | 'TAX_INVOICE_NOT_OFFERED';

/** What a line of a tax document is. */
export type TaxLineType =
  /** Goods. */
  | 'GOODS'
  /** Delivery. */
  | 'DELIVERY'
  /** A deduction from a refund. */
  | 'KEPT';

/** Whether a shop issues tax invoices, and whether its prices include VAT. */
export type TaxMode =
  /** No tax invoices: VAT is shown as the display settings say, and nothing more. */
  | 'NONE'
  /** Prices include VAT, and every sale gets an abbreviated tax invoice. */
  | 'INCLUDED'
  /** Prices are without VAT, which is added to each bill at the rate of its calendar date, and every sale gets an abbreviated tax invoice. It applies to sales from then on; earlier sales are unchanged. */
  | 'ADDED';

/** What a credit or debit note was issued for. */
export type TaxNoteCause =
  /** The void of the sale. */
  | 'VOID'
  /** A return, also as part of an exchange. */
  | 'RETURN';

/** Which line of a sale was prepared. */
export type TickPreparationInput = {
  /** Sale id. */
  transactionId: Scalars['ID']['input'];
  /** Position of the line in the sale. */
  line: Scalars['Int']['input'];
};

/** The draft of a tier, to evaluate. */
export type TierDraftInput = {
  /** The tier that is being changed; null for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level: Scalars['Int']['input'];
  /** Whether members can be in it; `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** The first is the lifetime value needed to reach it; without any, the tier is open to everyone. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
};

/** Input of a privilege. */
export type TierPrivilegeInput = {
  /** When it applies; always when null. */
  condition?: InputMaybe<ConditionValueInput>;
  /** The benefit. */
  item: CouponValueInput;
};

/** Which tills. */
export type TillFilter = {
  /** Only tills of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only tills of this status. */
  status?: InputMaybe<Status>;
};

/** How long a till that was handed over by PIN may be idle. */
export type TillIdle =
  /** A quarter of an hour. */
  | 'MINUTES_15'
  /** An hour. */
  | 'MINUTES_60'
  /** Four hours. */
  | 'MINUTES_240';

/** Order of tills. */
export type TillSort = {
  /** Field to sort by. */
  field: TillSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What tills can be sorted by. */
export type TillSortField =
  /** Code. */
  | 'CODE'
  /** Name, in Thai dictionary order. */
  | 'NAME'
  /** When it was created. */
  | 'CREATED_AT';

/** Unit of time for series. There are no hours: figures are stored by day. */
export type TimeUnit =
  /** By day. */
  | 'DAY'
  /** By week, from Monday; an extension of the gateway's documented units. */
  | 'WEEK'
  /** By calendar month. */
  | 'MONTH'
  /** By calendar quarter; an extension of the gateway's documented units. */
  | 'QUARTER'
  /** By calendar year. */
  | 'YEAR';

/** Kind of a benefit on a bill. */
export type TransactionCouponType =
  /** Takes an amount or a percent off. */
  | 'DISCOUNT'
  /** Multiplies the points. */
  | 'MULTIPLIER'
  /** Adds points. */
  | 'REWARD';

/** Filters sales. */
export type TransactionFilter = {
  /** Only sales of these business days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only sales of this branch; of all the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Only sales whose amount due, delivery and added VAT included, is within this range, in THB. */
  amountDue?: InputMaybe<MoneyRange>;
  /** Only sales whose revenue, after all deductions and without delivery and added VAT, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales partly or fully paid with this kind of tender; together with `instituteIds` and `cardIds` a single tender must match all of them. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales partly or fully paid with a tender of one of these banks or other institutes; a null in the list matches tenders without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales partly or fully paid with a tender of one of these card types; a null in the list matches tenders without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales rung up or refunded at one of these tills; a null in the list matches those at no till. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or refunded in one of these shifts; a null in the list matches those in no shift. Needs Read on `Page.Merchant.Payment.Shift`; refused with VALIDATION for other users, as their count is blind. */
  shiftIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose points were adjusted, or only those whose points were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only returns, or only sales that are not returns. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales that gave or took points, as listed in a member's wallet; or only those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales with a line of one of these products; a single line must match product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales with a line of one of these categories, at the time of the sale; a null in the list matches lines without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these sub-categories, at the time of the sale; a null in the list matches lines without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line for which one of these options was chosen, each with its group in the form of `BreakdownRow.option`; the same line must match the product conditions. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales with a line for which an option of one of these groups was chosen, by its name on that day; together with `options` a single option must match both. */
  optionGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales to members who were in one of these tiers before the sale; a null in the list matches sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
  /** Only sales on which one of these discounts or special offers was given; a null in the list matches sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to people of these genders: a guest's as noted by the cashier, a member's as recorded now; a null in the list matches unknown ones. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales to people of these ages: a guest's as noted by the cashier, a member's on the day of the sale; a null in the list matches unknown ones. Needs the right to see birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only the first sale of each member that is not void, or only later ones; neither includes sales to guests. */
  newOrReturning?: InputMaybe<NewOrReturning>;
  /** Only these sales. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Kind of a bill row. */
export type TransactionItemType =
  /** Something sold. */
  | 'PRODUCT'
  /** A tier privilege. */
  | 'PRIVILEGE'
  /** A discount. */
  | 'DISCOUNT'
  /** A special offer. */
  | 'OFFER'
  /** Points spent as cash. */
  | 'EVENT';

/** Order of sales. */
export type TransactionSort = {
  /** Field to sort by. */
  field: TransactionSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What sales can be sorted by. */
export type TransactionSortField =
  /** First and family name of the member; walk-in sales have none and come last from A to Z. */
  | 'MEMBER_NAME'
  /** When it was sold, by the branch's clock. */
  | 'CREATE_LOCAL_TIME'
  /** Number on the receipt. */
  | 'TRANSACTION_NO'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Products before any deduction. */
  | 'TOTAL_PAYMENT'
  /** Products after deductions. */
  | 'TOTAL_REVENUE'
  /** Products after deductions, with delivery: what was paid. */
  | 'AMOUNT_DUE'
  /** Points earned. */
  | 'EARN_POINTS'
  /** Points spent. */
  | 'REDEEM_POINTS'
  /** When it was voided. */
  | 'VOID_TIME';

/** State of a sale. */
export type TransactionStatus =
  /** Sold. */
  | 'COMPLETE'
  /** Voided: it counts in no figure. */
  | 'VOID';

/** Whether a transfer requires its proof. */
export type TransferProof =
  /** The bank and the slip may be omitted. */
  | 'OPTIONAL'
  /** A sale without them is refused. */
  | 'REQUIRED';

/** The schedule to try. */
export type TryDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
};

/** How to treat lines that were not counted. */
export type UncountedLines =
  /** They are left unchanged. */
  | 'LEAVE'
  /** They count as not found: their stock becomes 0. */
  | 'ZERO';

/** A merge to undo. */
export type UndoMemberMergeInput = {
  /** Id of the merge. */
  id: Scalars['ID']['input'];
  /** Makes a retry safe: a request with the same key returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Filters products without sales. */
export type UnsoldProductFilter = {
  /** Only products that are in this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of products without sales. */
export type UnsoldProductSort = {
  /** Field to sort by. */
  field: UnsoldProductSortField;
  /** Sort direction. */
  direction?: InputMaybe<SortDirection>;
};

/** What products without sales can be sorted by. */
export type UnsoldProductSortField =
  /** Product code. */
  | 'CODE'
  /** Name. */
  | 'NAME'
  /** Day it was last sold. */
  | 'LAST_SOLD_DATE'
  /** Shelf price. */
  | 'RETAIL_PRICE'
  /** Pieces on the shelf; refused when the caller's role may not read stock. */
  | 'STOCK_QUANTITY'
  /** Their value at the shelf price. */
  | 'STOCK_VALUE';

/** Which line of a sale is to be prepared again. */
export type UntickPreparationInput = {
  /** Sale id. */
  transactionId: Scalars['ID']['input'];
  /** Position of the line in the sale. */
  line: Scalars['Int']['input'];
};

/** Changes to an appointment: an absent field is unchanged, null clears it. */
export type UpdateAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** What it is about, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** The member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins. */
  startTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** When it ends, not before it begins. */
  endTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Changes to a kind of condition: an absent field is unchanged, null clears it. */
export type UpdateConditionInput = {
  /** Condition id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Formula of the test, over `item_qty`, `paid_amount`, `charge_amount`, `total_ltv` or `total_transaction`; a formula that cannot be parsed is refused. */
  logic?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a dashboard: an absent or null field is unchanged. */
export type UpdateDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** One query operation with `statistics` and `report` only; at most 64,000 characters. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** A JSON object as text. */
  variables?: InputMaybe<Scalars['String']['input']>;
  /** All parts, in their order. */
  parts?: InputMaybe<Array<DashboardPartInput>>;
  /** All roles it is shared with; an empty list stops sharing it. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Changes to a schedule: an absent field is unchanged, null clears it. */
export type UpdateDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How often it is due. */
  rhythm?: InputMaybe<ScheduleRhythm>;
  /** 1 to 7 from Sunday. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 31. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  hour?: InputMaybe<Scalars['Int']['input']>;
  /** Language of the mails. */
  language?: InputMaybe<Language>;
  /** Days of the figures. */
  range?: InputMaybe<RelativeRange>;
  /** Unit of time for series. */
  by?: InputMaybe<TimeUnit>;
  /** The days to compare with. */
  compare?: InputMaybe<Comparison>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it runs. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** All user ids; existing recipients may stay. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Condition for sending a mail. A changed condition starts as not yet reported. */
  alert?: InputMaybe<ScheduleAlertInput>;
};

/** A new threshold of a badge. */
export type UpdateMemberBadgeInput = {
  /** Badge id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** The kind of condition, which cannot be changed: the badge's first. */
  conditionId: Scalars['ID']['input'];
  /** The value to reach, 0 or more, in the unit of the badge. */
  threshold: Scalars['Float']['input'];
};

/** New thresholds of several badges. */
export type UpdateMemberBadgesInput = {
  /** The badges that change, 1 to 20. */
  badges: Array<UpdateMemberBadgeInput>;
};

/** Changes to a member: an absent field is unchanged, null clears it. */
export type UpdateMemberInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Given name, at most 100 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** As stated by the customer. */
  gender?: InputMaybe<Gender>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Language in which the shop writes to them. */
  language?: InputMaybe<Language>;
  /** Referral codes; empty ones are ignored. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are ignored. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** Where they studied: the complete list. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** Where they work: the complete list. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
  /** Accounts at social networks: the complete list. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** What they like: an absent list is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a tier: an absent field is unchanged, null clears it. */
export type UpdateMemberTierInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** 1 is the lowest; 1 to 1000. */
  level?: InputMaybe<Scalars['Int']['input']>;
  /** Whether members can be in it. */
  status?: InputMaybe<Status>;
  /** The first is the lifetime value needed to reach it. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** What its members get. */
  privileges?: InputMaybe<Array<TierPrivilegeInput>>;
};

/** Changes to a branch: an absent field is unchanged, null clears it. */
export type UpdateMerchantBranchInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Name on the receipt, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Its VAT branch number, 5 digits; `00000` is the head office. */
  taxBranchNo?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Whether it trades. */
  status?: InputMaybe<Status>;
  /** Degrees north, -90 to 90. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east, -180 to 180. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** House number of the address by parts, at most 60 characters; the address is then composed of its parts (an extension). */
  houseNo?: InputMaybe<Scalars['String']['input']>;
  /** Building, floor and room, at most 60 characters (an extension). */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Moo, the number of the village, at most 60 characters (an extension). */
  moo?: InputMaybe<Scalars['String']['input']>;
  /** Soi, the lane, at most 60 characters (an extension). */
  soi?: InputMaybe<Scalars['String']['input']>;
  /** Road, at most 60 characters (an extension). */
  road?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district id, which implies district and province; required with any other part (an extension). */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, 5 digits; may be absent where the sub-district has only one (an extension). */
  postcode?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a role: an absent field is unchanged, null clears it. */
export type UpdateMerchantRoleInput = {
  /** Role id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Users with an `INACTIVE` role have no rights. */
  status?: InputMaybe<Status>;
  /** All rights of the role: a right that is not listed is removed. */
  authorizes?: InputMaybe<Array<AuthorizeInput>>;
};

/** Changes to the merchant's setting: an absent or null field is unchanged. */
export type UpdateMerchantSettingInput = {
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Name of the shop, 1 to 200 characters; tax documents already issued keep the name they were issued with (an extension). */
  shopName?: InputMaybe<Scalars['String']['input']>;
  /** THB to spend for `earnPoint` points, at least 0.01. */
  earnCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points earned for each `earnCash`. */
  earnPoint?: InputMaybe<Scalars['Int']['input']>;
  /** Value in THB of `redeemPoint` points. */
  redeemCash?: InputMaybe<Scalars['Money']['input']>;
  /** Points to redeem for `redeemCash`, at least 1. */
  redeemPoint?: InputMaybe<Scalars['Int']['input']>;
  /** How many business days back a sale may be dated, 0 to 366. */
  backdatingDays?: InputMaybe<Scalars['Int']['input']>;
  /** The hour at which a business day ends, 0 (midnight) to 11; applies from the next day that has not begun at any branch. */
  dayEndsAt?: InputMaybe<Scalars['Int']['input']>;
  /** For how many days after a sale to a guest its points can be claimed, at most 90; 0 for never. */
  claimDays?: InputMaybe<Scalars['Int']['input']>;
  /** Highest price of one piece, 0.01 to 9,999,999.99 THB. */
  maxUnitPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Most pieces of one line, 1 to 9,999. */
  maxLineQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** Highest sum of all lines and delivery of a bill before any deduction, 0.01 to 1,000,000,000 THB. */
  maxBillAmount?: InputMaybe<Scalars['Money']['input']>;
  /** Upper bound of a value typed at the till without a code, whether taken off or given in points at their cash value, in percent of the lines, 0 to 100. */
  maxTypedDiscountPercent?: InputMaybe<Scalars['Int']['input']>;
  /** What a sale begins with. */
  saleStart?: InputMaybe<SaleStart>;
  /** Whether a transfer requires its proof. */
  transferProof?: InputMaybe<TransferProof>;
  /** What happens with the receipt when a sale is paid. */
  receiptAfterSale?: InputMaybe<ReceiptAfterSale>;
  /** Prefix of scale barcodes that contain a weight: two digits from 20 to 29, or NONE. */
  weightLabels?: InputMaybe<Scalars['String']['input']>;
  /** Prefix of scale barcodes that contain a price: two digits from 20 to 29, or NONE. */
  priceLabels?: InputMaybe<Scalars['String']['input']>;
  /** What happens when a return takes back spent points. */
  returnPoints?: InputMaybe<ReturnPoints>;
  /** Whether sales, returns, exchanges and voids require an open shift of a till. */
  saleShift?: InputMaybe<SaleShift>;
  /** How long a till that was handed over by PIN may be idle. */
  tillIdle?: InputMaybe<TillIdle>;
  /** The unit and direction of cash rounding. */
  cashRounding?: InputMaybe<CashRounding>;
  /** Whether a price typed by the cashier requires an approval. */
  approveOwnPrice?: InputMaybe<ApprovalRule>;
  /** In percent of the lines, 0 to 100: a value typed without a code above this, whether taken off or given in points at their cash value, requires an approval; 100 is no limit. */
  approveDiscountAbove?: InputMaybe<Scalars['Int']['input']>;
  /** In points, 0 to 1,000,000,000: a sale with which its member has spent more than this on one business day requires an approval, and so does an adjustment with which one user has added more; the maximum is no limit. */
  approvePointsAbove?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a sale of an earlier day, or of an earlier hour with an offer that no longer applies, requires an approval. */
  approveBackDating?: InputMaybe<ApprovalRule>;
  /** Whether a void requires an approval. */
  approveVoid?: InputMaybe<ApprovalRule>;
  /** In THB, 0 to 1,000,000,000: what one person hands back at a branch within a business day, by returns, exchanges and voids, requires an approval above this (approved ones do not count), together with earlier returns of the same sale; the maximum is no limit. */
  approveReturnAbove?: InputMaybe<Scalars['Money']['input']>;
  /** In THB, 0 to 1,000,000,000: cash that one person puts into or takes out of the drawers of a branch within a day requires an approval above this (approved movements do not count); the maximum is no limit. */
  approveCashAbove?: InputMaybe<Scalars['Money']['input']>;
  /** In THB, 0 to 1,000,000,000: closing a shift over or short by more than this requires an approval, at its opening and at its closing, counted with the shifts of its business day, or of today, that the same person closed at the branch (approved ones do not count); the maximum is no limit. */
  approveDifferenceAbove?: InputMaybe<Scalars['Money']['input']>;
  /** Whether tax invoices are issued. They require a tax id, an address, and a separate `taxBranchNo` for every active branch. */
  taxMode?: InputMaybe<TaxMode>;
  /** Rate of VAT in percent from `vatFrom` on, 0 to 30. */
  vatPercent?: InputMaybe<Scalars['Int']['input']>;
  /** First calendar date of `vatPercent`. */
  vatFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Rate of VAT in percent for earlier calendar dates, 0 to 30. */
  vatPercentBefore?: InputMaybe<Scalars['Int']['input']>;
  /** Registered name of the seller, at most 200 characters; when empty, the name of the shop is used. */
  taxName?: InputMaybe<Scalars['String']['input']>;
  /** 13 digits, the last of which is a check digit; empty removes it, which is refused in a shop that issues tax invoices. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** Registered address of the seller, at most 500 characters; when empty, the address of the branch is used. */
  taxAddress?: InputMaybe<Scalars['String']['input']>;
  /** House number of the registered address, at most 60 characters; required with a sub-district. When an address is given by parts, `taxAddress` is composed of them (an extension). */
  taxHouseNo?: InputMaybe<Scalars['String']['input']>;
  /** Building, floor and room of the registered address, at most 60 characters (an extension). */
  taxBuilding?: InputMaybe<Scalars['String']['input']>;
  /** Moo, the number of the village, at most 60 characters (an extension). */
  taxMoo?: InputMaybe<Scalars['String']['input']>;
  /** Soi, the lane, at most 60 characters (an extension). */
  taxSoi?: InputMaybe<Scalars['String']['input']>;
  /** Road, at most 60 characters (an extension). */
  taxRoad?: InputMaybe<Scalars['String']['input']>;
  /** Sub-district id; an empty one takes it away. To return to an address in one line, send all parts empty together with `taxAddress` (an extension). */
  taxSubDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** 5 digits; may be left empty for a sub-district that has only one (an extension). */
  taxPostcode?: InputMaybe<Scalars['String']['input']>;
  /** Lines above the items on a receipt, at most 500 characters; empty removes them. */
  receiptHead?: InputMaybe<Scalars['String']['input']>;
  /** Lines at the end of a receipt, at most 500 characters; empty restores the default thanks. */
  receiptFoot?: InputMaybe<Scalars['String']['input']>;
  /** For how many days after a sale its customer may request the full tax invoice on the receipt page, at most 180; 0 for never. */
  taxRequestDays?: InputMaybe<Scalars['Int']['input']>;
  /** Email address that answers to emailed receipts and tax documents go to, at most 200 characters; empty for the sender of the installation. */
  mailReplyTo?: InputMaybe<Scalars['String']['input']>;
  /** Email address that is copied on every emailed full tax invoice, credit note and debit note with a buyer, at most 200 characters; empty for no copy. */
  taxMailCopy?: InputMaybe<Scalars['String']['input']>;
  /** Subject template of those emails, at most 100 characters: must contain `{number}`, may contain `{date}`, `{date_ce}`, `{kind}` and `{corrects}`; empty restores the default. */
  taxMailSubject?: InputMaybe<Scalars['String']['input']>;
  /** New code for adjusting a sale, at most 50 characters; empty keeps the current code. */
  adjustAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
  /** New code for voiding a sale, at most 50 characters; empty keeps the current code. */
  voidAuthorizeCode?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a user: an absent field is unchanged, null clears it. */
export type UpdateMerchantUserInput = {
  /** User id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Given name. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Family name. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** Job title. */
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Department. */
  jobUnit?: InputMaybe<Scalars['String']['input']>;
  /** Telephone: ten digits, beginning with 0. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Mailbox for one-time codes. Changing the caller's own requires `currentPassword`, unless they signed in within the last ten minutes. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** `INACTIVE` ends the user's sessions. Needs the right to write users, as role and branches do. */
  status?: InputMaybe<Status>;
  /** The one role; it may hold no right that the caller lacks. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Branches to work in; the caller must work in each of them. Empty only for a user who already works in all branches. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The caller's current password, required when changing their own email. */
  currentPassword?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an offer: an absent field is unchanged, null clears it. */
export type UpdateOfferInput = {
  /** Offer id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
  /** Code that staff must type, at most 20 characters, always as text; null removes it. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies automatically; not together with a code or a first benefit of value 0 (VALIDATION). */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often one member may use it, 1 to 1,000,000; guests then cannot use it. Not limited when null. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** How often it may be used on one day, by the clock of the branch that sells; not limited when null. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it may be used in total; not limited when null. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** All of them must be met. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Its benefits; the first determines whether it is a discount or a special offer. */
  items?: InputMaybe<Array<CouponValueInput>>;
  /** When, where and for whom it may be used, as a whole; null for no restriction. */
  terms?: InputMaybe<OfferTermsInput>;
  /** The products it applies to, as a whole; null for the whole bill. */
  goods?: InputMaybe<OfferGoodsInput>;
};

/** Changes to a group of options: an absent field is unchanged, null clears it. */
export type UpdateOptionGroupInput = {
  /** Group id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How many options must be chosen, 0 to 50. */
  minChoices?: InputMaybe<Scalars['Int']['input']>;
  /** How many options may be chosen, 1 to 50. */
  maxChoices?: InputMaybe<Scalars['Int']['input']>;
  /** The complete list of options, in the order of the menu; an option that is left out is removed permanently. */
  options?: InputMaybe<Array<ProductOptionInput>>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
};

/** Changes to a parked bill: an absent or null field is unchanged. */
export type UpdateParkedBillInput = {
  /** Parked bill id. */
  id: Scalars['ID']['input'];
  /** The version that was read. */
  version: Scalars['Int']['input'];
  /** Its new name; empty for none. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Its new content; the bill is then no longer open on any till. */
  content?: InputMaybe<ParkedContentInput>;
};

/** Changes to a way to pay: an absent field is unchanged, null clears it. */
export type UpdatePaymentChannelInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Kind of payment. */
  paymentMethodId?: InputMaybe<Scalars['ID']['input']>;
  /** Bank or other institute. */
  instituteId?: InputMaybe<Scalars['ID']['input']>;
  /** Account holder. */
  accountName?: InputMaybe<Scalars['String']['input']>;
  /** Account number `xxx-x-xxxxx-x`. */
  accountNo?: InputMaybe<Scalars['String']['input']>;
  /** Mobile phone number of 10 digits, or tax id of 13, registered for PromptPay; spaces and hyphens are ignored. */
  promptPayId?: InputMaybe<Scalars['String']['input']>;
  /** Biller id: a tax id of 13 digits and two more; spaces and hyphens are ignored (an extension). */
  billerId?: InputMaybe<Scalars['String']['input']>;
  /** Number of an e-wallet, 15 digits; spaces and hyphens are ignored (an extension). */
  eWalletId?: InputMaybe<Scalars['String']['input']>;
  /** Code in the merchant's bookkeeping, at most 50 characters. */
  actionCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
};

/** Changes to a kind of payment: an absent field is unchanged, null clears it. */
export type UpdatePaymentMethodInput = {
  /** Kind of payment id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a potential customer: an absent field is unchanged, null clears it. */
export type UpdatePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Given name, at most 100 characters. */
  firstname?: InputMaybe<Scalars['String']['input']>;
  /** Family name, at most 100 characters. */
  lastname?: InputMaybe<Scalars['String']['input']>;
  /** At most 100 characters. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Given name in Thai. */
  firstnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Family name in Thai. */
  lastnameTh?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in Thai. */
  nicknameTh?: InputMaybe<Scalars['String']['input']>;
  /** Given name in English: letters a to z, dot and space. */
  firstnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Family name in English: letters a to z, dot and space. */
  lastnameEn?: InputMaybe<Scalars['String']['input']>;
  /** Nickname in English. */
  nicknameEn?: InputMaybe<Scalars['String']['input']>;
  /** Ten digits. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** As stated by the customer. */
  gender?: InputMaybe<Gender>;
  /** `Thai` or free text. */
  nationality?: InputMaybe<Scalars['String']['input']>;
  /** Marital status: `single`, `married` or free text. */
  maritalStatus?: InputMaybe<Scalars['String']['input']>;
  /** Occupation. */
  occupationId?: InputMaybe<Scalars['ID']['input']>;
  /** House, street and the like, at most 500 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Province. */
  provinceId?: InputMaybe<Scalars['ID']['input']>;
  /** District, in the province. */
  districtId?: InputMaybe<Scalars['ID']['input']>;
  /** Sub-district, in the district. */
  subDistrictId?: InputMaybe<Scalars['ID']['input']>;
  /** Postcode, of the sub-district. */
  postcodeId?: InputMaybe<Scalars['ID']['input']>;
  /** How they came to know the shop, for example `Walk-in`. */
  recommendedBy?: InputMaybe<Scalars['String']['input']>;
  /** Language in which the shop writes to them. */
  language?: InputMaybe<Language>;
  /** Referral codes; empty ones are ignored. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are ignored. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
};

/** Changes to a category: an absent field is unchanged, null clears it. */
export type UpdateProductCategoryInput = {
  /** Category id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Where its products are prepared, such as a kitchen; at most 40 characters. */
  station?: InputMaybe<Scalars['String']['input']>;
  /** Its own groups of options, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
};

/** Changes to a product: an absent field is unchanged, null clears it. */
export type UpdateProductInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Shelf price per piece. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
  /** True when its stock is not counted. */
  skipStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Reorder level: the number of pieces in a branch below which it should be reordered; not monitored when null. */
  reorderLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Category it belongs to. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Sub-category, of the same category. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Its own groups of options, at most 20, in their order. */
  optionGroupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether it is a favourite at the till. */
  isFavourite?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is sold without VAT. */
  isVatExempt?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tags; `#` is prepended when missing. */
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether it is sold. */
  status?: InputMaybe<Status>;
};

/** Changes to a sub-category: an absent field is unchanged, null clears it. */
export type UpdateProductSubCategoryInput = {
  /** Sub-category id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Category it belongs to. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is offered. */
  status?: InputMaybe<Status>;
};

/** Changes to a target: an absent field is unchanged, null clears it; a null amount is refused as missing. */
export type UpdateRevenueTargetInput = {
  /** Target id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Revenue in THB, more than 0. */
  amount?: InputMaybe<Scalars['Money']['input']>;
};

/** Changes to a segment: an absent or null field is unchanged. */
export type UpdateSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The filter as a query string of the list's address, and nothing else; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everyone who can see the list sees it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a view: an absent or null field is unchanged. */
export type UpdateSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The query string of the list's address, without its page; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everyone who can see the list sees it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a service account: an absent field is unchanged, null clears it. */
export type UpdateServiceAccountInput = {
  /** Account id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters, not used by another service account. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** The one role; it may hold no right that the caller lacks, and not be an administrator role. */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** Branches to work in; the caller must work in each of them. Empty means all branches, if the caller works in all of them. */
  branchIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Keys of an `INACTIVE` account give no access until it is `ACTIVE` again. */
  status?: InputMaybe<Status>;
};

/** Changes to an open stock count: an absent field is unchanged, null clears it. */
export type UpdateStockCountInput = {
  /** Count id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a supplier: an absent field is unchanged, null clears it. */
export type UpdateSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Line of business. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** First contact person. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second contact person. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Telephone. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, at most 200 characters. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** Whether they deliver. */
  status?: InputMaybe<Status>;
};

/** Changes to a till: an absent field is unchanged, null clears it. */
export type UpdateTillInput = {
  /** Till id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** As registered with the Revenue Department, at most 50 characters. */
  registrationNumber?: InputMaybe<Scalars['String']['input']>;
  /** Whether sales may be rung up at it. */
  status?: InputMaybe<Status>;
};

/** A member's portrait. */
export type UploadMemberImageInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** The picture of a tier. */
export type UploadMemberTierImageInput = {
  /** Tier id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** A branch's picture. */
export type UploadMerchantBranchImageInput = {
  /** Branch id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** A user's portrait. */
export type UploadMerchantUserImageInput = {
  /** User id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** The picture of a way to pay. */
export type UploadPaymentChannelImageInput = {
  /** Way to pay id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** A potential customer's portrait. */
export type UploadPotentialImageInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** A product's picture. */
export type UploadProductImageInput = {
  /** Product id. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** The slip of a sale. */
export type UploadTransactionSlipInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** A jpg, gif, jpeg or png picture of at most 10,000,000 bytes. */
  image: Scalars['Upload']['input'];
};

/** Why an input was refused. Faults (no session, gateway unreachable) are GraphQL errors instead. */
export type UserErrorCode =
  /** An input breaks a rule; `path` names the input. */
  | 'VALIDATION'
  /** The role lacks the right for this. */
  | 'PERMISSION'
  /** Wrong username or password. */
  | 'WRONG_CREDENTIALS'
  /** Too many attempts; wait before the next one. */
  | 'TOO_MANY_ATTEMPTS'
  /** The authorization code (PIN) is wrong. */
  | 'WRONG_AUTHORIZE_CODE'
  /** The discount or offer needs its authorization code verified first (`verifyOffer`), for each sale. */
  | 'AUTHORIZE_CODE_REQUIRED'
  /** The shop has no authorization code for this yet. It is set in the settings of the shop (`updateMerchantSetting`). */
  | 'AUTHORIZE_CODE_NOT_SET'
  /** The figures shown to the customer differ from the recomputed ones; `params` carries both. */
  | 'PAYMENT_MISMATCH'
  /** A condition of the discount or offer is not met by this basket. */
  | 'CONDITION_NOT_MET'
  /** More points than the member has. */
  | 'INSUFFICIENT_POINTS'
  /** More points than one sale may give (10,000,000) or a member may hold (1,000,000,000); `limit` in `params` says which. */
  | 'TOO_MANY_POINTS'
  /** Above what the shop sells at once (`Viewer.billBounds`): `path` names the line's price or quantity, the discount, or `expectedAmountDue` for the bill; `params` carries the figure and its maximum (`most` in THB, or `limit` in pieces). */
  | 'ABOVE_LIMIT'
  /** The same idempotency key was used for a different request. */
  | 'IDEMPOTENCY_CONFLICT'
  /** Named record does not exist in this realm, or is no longer `ACTIVE`. */
  | 'NOT_FOUND'
  /** The record was changed by another user since it was read. */
  | 'STALE_VERSION'
  /** The parked bill was paid; `params` says by whom (`by`), when (`at`) and with which receipt (`transaction_no`). */
  | 'PARKED_BILL_PAID'
  /** The slip of the transfer already pays for another sale that is not void; `params` says which (`transaction_no`) and when (`at`) to users who may read that sale. */
  | 'SLIP_USED'
  /** The branch has no such till, or it is not in use. */
  | 'TILL_UNAVAILABLE'
  /** The till already has an open shift. */
  | 'SHIFT_OPEN'
  /** Money moves only in an open shift here, and the till has none or no till was given. */
  | 'SHIFT_REQUIRED'
  /** The shift was closed; `params` says by whom (`by`) and when (`at`). */
  | 'SHIFT_CLOSED'
  /** The counted cash differs from the expected amount and no reason is given; `params` has `difference` for users who may see it. */
  | 'SHIFT_REASON_REQUIRED'
  /** The sale has no abbreviated tax invoice that a full one could replace. */
  | 'NO_TAX_INVOICE'
  /** The buyer of the sale can no longer deduct its VAT, so no full tax invoice is issued. */
  | 'TAX_INVOICE_TOO_LATE'
  /** The stock count was closed; `params` says by whom (`by`) and when (`at`). */
  | 'COUNT_CLOSED'
  /** Another user has counted the product in the meantime; `params` says which (`product`) and what its total is now (`counted`). */
  | 'COUNT_CHANGED'
  /** Goods are on another open stock count of the branch, which `params` names (`name`). */
  | 'COUNTED_ELSEWHERE'
  /** A product is not on the sheet of the stock count; `params` has its `code`. */
  | 'NOT_ON_SHEET'
  /** More pieces of one product than a stock count accepts; `params` has the `product`. */
  | 'TOO_MANY_COUNTED'
  /** The books of the month are closed: no entry can be dated in it. */
  | 'MONTH_CLOSED'
  /** The month is not over at every branch, or ended less than an hour ago. */
  | 'MONTH_NOT_OVER'
  /** An earlier month is still open: months are closed in order. */
  | 'NOT_THE_NEXT_MONTH'
  /** Only the month that was closed last can be reopened. */
  | 'NOT_THE_LAST_CLOSED_MONTH'
  /** Shifts that were opened in the month are still open; `params` has `tills`, their branches and tills separated by commas. */
  | 'SHIFTS_NOT_CLOSED'
  /** A month is closed for the whole shop: a user who works in only some branches cannot close it. */
  | 'ALL_BRANCHES_REQUIRED'
  /** The seller of the sale lacks a registered name, an address, a tax id or a VAT branch number, which a full tax invoice needs, and the shop does not have it either or now has another name or tax id. */
  | 'SELLER_INCOMPLETE'
  /** The shop does not let customers request tax invoices themselves. */
  | 'TAX_INVOICE_NOT_OFFERED'
  /** A full tax invoice of the sale was already issued to another buyer, or with other data of the same buyer. */
  | 'TAX_INVOICE_ISSUED'
  /** Another tax invoice was already issued in place of this one; `params` says which (`document_no`), when (`at`), and by whom (`by`) if a user issued it. */
  | 'TAX_DOCUMENT_REPLACED'
  /** The tax invoice already has this buyer: there is nothing to correct. */
  | 'SAME_BUYER'
  /** The approval of a second person is required (`approve`); `params` has `actions`, the parts of the request that need it, separated by commas. */
  | 'APPROVAL_REQUIRED'
  /** The approval no longer counts: get a new one. `params` has `reason`, which is OTHER (it is for something else), USED, EXPIRED, MORE (`missing` was not approved) or APPROVER (the approver has lost the right, the branch or the PIN), and `actions`, as with APPROVAL_REQUIRED. */
  | 'APPROVAL_INVALID'
  /** The PIN of the person is wrong. */
  | 'WRONG_TILL_PIN'
  /** Too many wrong PINs: the person must sign in with the password before the PIN works again. */
  | 'TILL_PIN_LOCKED'
  /** The person has no right to approve this here, or has no PIN. */
  | 'NOT_AN_APPROVER'
  /** The person may not sell at this branch, or has no PIN. */
  | 'NOT_AT_THIS_TILL'
  /** No part of the request needs an approval of this user. */
  | 'NO_APPROVAL_NEEDED'
  /** The parked bill was discarded; `params` says by whom (`by`) and when (`at`). */
  | 'PARKED_BILL_DISCARDED'
  /** The parked bill was changed after it was read; `params` says by whom (`by`) and when (`at`). */
  | 'PARKED_BILL_CHANGED'
  /** The sale is already void. */
  | 'ALREADY_VOID'
  /** The transaction is a return, which cannot be changed. */
  | 'IS_RETURN'
  /** Pieces of the sale were returned: return the rest too, instead of voiding or adjusting the sale. */
  | 'HAS_RETURNS'
  /** The sale was paid with returned pieces: return it instead of voiding it. */
  | 'IS_EXCHANGE'
  /** Only a member's points can be adjusted. */
  | 'NOT_FOR_GUEST'
  /** The account was merged into another one: sell to and edit that one instead. A payment names it in `params` (`member_id`, `member_code`, `member_name`). */
  | 'MEMBER_MERGED'
  /** The data of the member was erased: the account can no longer be sold to, edited, merged or contacted. Its sales remain. */
  | 'MEMBER_ERASED'
  /** The data cannot be erased now; `reason` in `params` is a value of `MemberErasureObstacle` or `PotentialErasureObstacle`. */
  | 'ERASURE_REFUSED'
  /** The merge cannot be undone; `reason` in `params` says why. */
  | 'MERGE_STANDS'
  /** Other records still refer to it: set it `INACTIVE` instead. */
  | 'IN_USE'
  /** The one-time code is wrong, used up or too old. */
  | 'WRONG_OTP'
  /** The one-time code was not verified first (`verifyOtp`), or has already been used to set a password. */
  | 'OTP_NOT_VERIFIED'
  /** Users cannot delete their own account. */
  | 'OWN_ACCOUNT'
  /** The change would leave the shop without an active administrator. */
  | 'LAST_ADMINISTRATOR'
  /** This phone number already belongs to a member (E07001). */
  | 'ALREADY_MEMBER'
  /** The phone number is incorrect (E02001). */
  | 'WRONG_PHONE'
  /** The link has expired or is incomplete: request a new one from the shop. */
  | 'LINK_EXPIRED'
  /** The points of a receipt cannot be claimed; the param `reason` says why: `VOID`, `CLAIMED`, `EXPIRED`, `NO_POINTS`, `INACTIVE` (the account is closed) or `TOO_MANY_POINTS`. */
  | 'NOT_CLAIMABLE'
  /** Any other refusal by the gateway; `message` is its own text. */
  | 'REFUSED';

/** The code typed for an offer. */
export type VerifyOfferInput = {
  /** Offer id. */
  offerId: Scalars['ID']['input'];
  /** The code, always as text. */
  authorizePin: Scalars['String']['input'];
};

/** The one-time code of a mail. */
export type VerifyOtpInput = {
  /** As the user types it, without the merchant's suffix. */
  username: Scalars['String']['input'];
  /** As returned by `requestPasswordOtp`. */
  refCode: Scalars['String']['input'];
  /** Six digits. */
  otp: Scalars['String']['input'];
};

/** A sale to void. */
export type VoidTransactionInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Current branch of the user; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** The reason, at most 200 characters; displayed in the report of voids. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Id from `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the branch's till at which the money moves; null when the device is not a till: the till that sold is then used while the shift that counted the sale is open. TILL_UNAVAILABLE when the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes a retry safe: a request with the same key and content returns the first result. 8 to 64 ASCII characters. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A day of the week. */
export type Weekday =
  /** Sunday. */
  | 'SUNDAY'
  /** Monday. */
  | 'MONDAY'
  /** Tuesday. */
  | 'TUESDAY'
  /** Wednesday. */
  | 'WEDNESDAY'
  /** Thursday. */
  | 'THURSDAY'
  /** Friday. */
  | 'FRIDAY'
  /** Saturday. */
  | 'SATURDAY';

/** How many past sales are evaluated. */
export type WhatIfDepth =
  /** At most about 2,000: first figures, within a second. */
  | 'QUICK'
  /** All, up to 20,000; above that, a sample of about that size. */
  | 'FULL';

/** Why a sale would not have benefited from a rule. */
export type WhatIfReason =
  /** The customer was a guest, and the rule is a special offer or limited by member. */
  | 'MEMBERS_ONLY'
  /** The customer was not in the tier. */
  | 'OTHER_TIER'
  /** The tier's privileges were switched off for the bill. */
  | 'PRIVILEGES_OFF'
  /** There was another discount, or another special offer, on the bill. */
  | 'ANOTHER_CHOSEN'
  /** It applies automatically, and the cashier had chosen another offer in its slot. */
  | 'CHOSEN_BY_HAND'
  /** It applies automatically, and the cashier had removed the automatic offers. */
  | 'TAKEN_OFF'
  /** It applies automatically, and another automatic offer is at least as good for the customer. */
  | 'BETTER_ONE'
  /** It is on the bill, but the bill comes to the same amounts as with the current offers. */
  | 'NO_CHANGE'
  /** A condition was not met. */
  | 'CONDITION_NOT_MET'
  /** Outside the days, hours, branches or tiers of the offer. */
  | 'TERM_NOT_MET'
  /** Too few of the products that the offer applies to. */
  | 'GOODS_NOT_MET'
  /** More points than a sale may give. */
  | 'REFUSED'
  /** Nothing left to take off, or it rounds to zero. */
  | 'NO_EFFECT';
