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

/** A sale whose points are to be others. */
export type AdjustPointsInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's adjust code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Points the sale earns from now on: the new number, not the difference; at most 10,000,000. */
  points: Scalars['Int']['input'];
  /** Why, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Makes the adjustment safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
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

/** When the figure of an alert is worth a mail. */
export type AlertCondition =
  /** It is more than the threshold. */
  | 'ABOVE'
  /** It is less than the threshold. */
  | 'BELOW'
  /** That of yesterday is far from the same weekday in the eight weeks before, as notes on days measure it. */
  | 'UNUSUAL';

/** An action that may require an approval. */
export type ApprovalAction =
  /** A price typed by the cashier. */
  | 'OWN_PRICE'
  /** A discount or points typed without a code, above the limit. */
  | 'DISCOUNT'
  /** A sale of an earlier day. */
  | 'BACK_DATING'
  /** A void. */
  | 'VOID'
  /** A return above the limit. */
  | 'RETURN'
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

/** What somebody bought, in sales that stand: one of the products, or something of one of the categories as it was sold then; where one works in some branches alone, in sales of those. Names at least one of both. */
export type BoughtFilter = {
  /** Any of these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Anything of these categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** On these business days; ever when absent. */
  days?: InputMaybe<DayRangeInput>;
};

/** What figures of sales can be broken down by. */
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
  /** The member's tier when they bought, before the sale; none for guests. `tiers` has sales by the tier that members are in now. */
  | 'TIER'
  /** Member or guest. */
  | 'CUSTOMER_TYPE'
  /** Member; sales to guests are in no row. */
  | 'MEMBER'
  /** A member's as it is known now, a guest's as the cashier saw it. */
  | 'GENDER'
  /** A member's on the day of the sale, a guest's as the cashier saw it. Known to whoever may know birthdates; refused with PERMISSION for others. */
  | 'AGE'
  /** Product, by the lines of bills. */
  | 'PRODUCT'
  /** Category of the product on the day, by the lines of bills. */
  | 'CATEGORY'
  /** Sub-category of the product on the day, by the lines of bills. */
  | 'SUB_CATEGORY'
  /** Group of options, such as a size, by the lines of bills and the words of the day; lines without options are in no row, those with several in each. */
  | 'OPTION_GROUP'
  /** Option that was chosen, with its group, by the lines of bills and the words of the day; lines without options are in no row, those with several in each. */
  | 'OPTION'
  /** Kind of tender. */
  | 'TENDER'
  /** Bank or other institute of a tender; none for cash. */
  | 'BANK'
  /** Who rang it up. */
  | 'CASHIER'
  /** The till at which it was rung up or handed back; null for none. */
  | 'TILL'
  /** Shift in which it was sold or handed back; sales in none are a row of their own. Needs Read on `Page.Merchant.Payment.Shift`; refused with PERMISSION for others, as their count is blind. */
  | 'SHIFT'
  /** Discount or special offer that was given; sales without one are in no row, those with two in both. */
  | 'OFFER'
  /** Whether it is the first sale of its member that stands, by the clock; neither for guests. */
  | 'NEW_OR_RETURNING';

/** What is done to a field of many records. */
export type BulkEditAction = {
  /** How it changes. */
  kind: BulkEditKind;
  /** For `SET`: `ACTIVE` or `INACTIVE`, an id, `true` or `false`, an amount in THB; null for no other record. */
  value?: InputMaybe<Scalars['String']['input']>;
  /** For `PERCENT`: from -100 to 1000, with two decimals at most. */
  percent?: InputMaybe<Scalars['Float']['input']>;
  /** For `AMOUNT`: THB, less than 0 takes away. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** To what an amount is made even, in THB: 0.01, 0.25, 1, 5, 10 or 100; 0.01 when null. */
  roundTo?: InputMaybe<Scalars['Money']['input']>;
  /** How an amount is made even; to the nearest when null. */
  rounding?: InputMaybe<BulkEditRounding>;
  /** For tags: which. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
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
  /** Contract type of the records, for example `Product`; of a `Member`, the `tags` can be changed. */
  type: Scalars['String']['input'];
  /** Records by id, at most 1000; when null, all that the filter and the keyword find, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the records are narrowed to; all when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** For members: what their list is narrowed to, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** A part of what a list of them is searched by. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Name of the field that changes, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** What is done to it. */
  action: BulkEditAction;
  /** How many the preview found: with any other number nothing is changed. Not compared when null. */
  expected?: InputMaybe<Scalars['Int']['input']>;
  /** Names this request, 8 to 64 characters of ASCII: sent again, it is done once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What is done to a field. */
export type BulkEditKind =
  /** Every record gets the value. */
  | 'SET'
  /** An amount is changed by a percent of itself. */
  | 'PERCENT'
  /** An amount is changed by an amount. */
  | 'AMOUNT'
  /** Tags are added. */
  | 'ADD_TAGS'
  /** Tags are taken away. */
  | 'REMOVE_TAGS';

/** How an amount is made even. */
export type BulkEditRounding =
  /** To the nearest step, from the middle upwards. */
  | 'NEAREST'
  /** Upwards. */
  | 'UP'
  /** Downwards. */
  | 'DOWN';

/** How lately and how often a member buys; `domain/src/customers/find/buyerGroups.ts` has the rule. */
export type BuyerGroup =
  /** Bought within 30 days, five times or more in all. */
  | 'LOYAL'
  /** Bought within 30 days, two to four times in all. */
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
  /** Which. */
  group: BuyerGroup;
  /** The day; today when absent. */
  on?: InputMaybe<Scalars['Date']['input']>;
};

/** Which run is stopped. */
export type CancelChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** How many of one note or coin. */
export type CashPiecesInput = {
  /** Its worth in THB: 1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5 or 0.25. */
  piece: Scalars['Float']['input'];
  /** How many, at most 999,999. */
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
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** What they cost; for users with Read on `Page.Merchant.Management.Cost`. */
  | 'COST'
  /** What the shop keeps of them; for the same users. */
  | 'MARGIN'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY';

/** What happened to a record. */
export type ChangeAction =
  /** It was made. */
  | 'CREATED'
  /** Fields of it changed. */
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

/** What a run does. */
export type ChangeRunKind =
  /** Changes many records. */
  | 'BULK'
  /** Takes changes back. */
  | 'REVERT';

/** Whether a run goes on. */
export type ChangeRunState =
  /** It is worked on. */
  | 'RUNNING'
  /** It is through. */
  | 'DONE'
  /** It was stopped. */
  | 'CANCELLED'
  /** Nobody works on it any more: `resumeChangeRun` goes on with it. */
  | 'INTERRUPTED';

/** Which sets of changes. */
export type ChangeSetFilter = {
  /** First day, included, by the shop's time zone. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day, included. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Made by this user. */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** With records of this contract type. */
  type?: InputMaybe<Scalars['String']['input']>;
};

/** By what way changes came. */
export type ChangeSource =
  /** Somebody saved one record. */
  | 'SAVE'
  /** Somebody took in a file. */
  | 'IMPORT'
  /** Somebody changed many records at once. */
  | 'BULK'
  /** Somebody took earlier changes back. */
  | 'REVERT'
  /** A customer registered by the link of the shop. */
  | 'REGISTRATION'
  /** Nobody: the shop was set up or loaded. */
  | 'SYSTEM';

/** What a changed value is. */
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
  /** Entries of the record's own shape. */
  | 'ENTRIES'
  /** A picture, of which no more is told than that it changed. */
  | 'PICTURE'
  /** A code or a password, of which no more is told than that it changed. */
  | 'SECRET';

/** What a list opens with. */
export type ChooseDefaultViewInput = {
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
  /** View of that list, own or shared; null for the list as it is. */
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Why the points of a receipt cannot be claimed. */
export type ClaimObstacle =
  /** The sale was taken back. */
  | 'VOID'
  /** They are somebody's already. */
  | 'CLAIMED'
  /** It is too late, or the shop does not offer it. */
  | 'EXPIRED'
  /** There are none. */
  | 'NO_POINTS';

/** A receipt, the proof of a phone, and the answers of who is no member yet. */
export type ClaimPointsInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** The phone that the code was sent to. */
  phone: Scalars['String']['input'];
  /** As it was told when the code was sent. */
  refCode: Scalars['String']['input'];
  /** The code of the message. */
  code: Scalars['String']['input'];
  /** Answers to the questions behind `registerToken`, without those for a phone and a picture; only of who is no member yet. */
  answers?: InputMaybe<Array<OnboardAnswerInput>>;
  /** What they were shown and agreed to, word for word: the shop may send them messages. Only of who is no member yet; null when they did not agree. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Makes it safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The user whose PIN is removed. */
export type ClearTillPinInput = {
  /** User id. */
  userId: Scalars['ID']['input'];
};

/** Which month is closed. */
export type CloseMonthInput = {
  /** The month as `YYYY-MM`; it must be over. */
  month: Scalars['String']['input'];
};

/** The count that closes a shift. */
export type CloseShiftInput = {
  /** Shift id. */
  shiftId: Scalars['ID']['input'];
  /** The cash in its drawer. */
  counted: CountedCashInput;
  /** What of it stays in the drawer, in THB; all of it when absent. The rest is taken out at the closing, and counts towards the limit of cash that one person takes out. */
  leftCash?: InputMaybe<Scalars['Money']['input']>;
  /** Why the count differs from what should be there, at most 200 characters; SHIFT_REASON_REQUIRED without one where it does. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** Of `approve`, for this very count; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
};

/** How a stock count is closed. */
export type CloseStockCountInput = {
  /** Count id. */
  id: Scalars['ID']['input'];
  /** What becomes of lines that nobody counted. */
  uncounted: UncountedLines;
};

/** The days that a range is compared with; they never overlap it. */
export type Comparison =
  /** Just before: the weeks, months, quarters or years before a range that begins with one, else as many days. Whole units compare whole, one that is not over up to the like day and the same time: on 2026-11-22 at 18:05 the days from 2026-09-01 with those from 2026-06-01 to 08-22 at 18:05. */
  | 'PREVIOUS_PERIOD'
  /** The like days of the year before, or of as many years before as keep the two apart; of weeks those 52 weeks before. */
  | 'PREVIOUS_YEAR'
  /** The same weekdays of the week before, or of as many weeks before as keep the two apart: a Thursday with the Thursday before. */
  | 'PREVIOUS_WEEK';

/** A condition with its value, to write. */
export type ConditionValueInput = {
  /** Condition id. */
  conditionId: Scalars['ID']['input'];
  /** THB, pieces or transactions by the condition's type. */
  value: Scalars['Float']['input'];
};

/** What one person counted of a product. */
export type CountEntryInput = {
  /** A UUID of the device's own: sent again it is taken once. */
  id: Scalars['ID']['input'];
  /** Product id; null where `code` says it. */
  productId?: InputMaybe<Scalars['ID']['input']>;
  /** Code as it was scanned or typed, in any case, or the label of a scale; null where `productId` says it. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** More, or in all. */
  mode: CountEntryMode;
  /** Pieces, at most 1,000,000; 0 says that none was found. null with SET takes back what was counted. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** With SET, the total that it takes the place of; null where there was none. Another total is refused with COUNT_CHANGED. */
  seen?: InputMaybe<Scalars['Int']['input']>;
};

/** How an entry joins what was counted before. */
export type CountEntryMode =
  /** So many pieces more than others counted. */
  | 'ADD'
  /** So many pieces in all. */
  | 'SET';

/** Counted cash: one sum, or by note and coin. */
export type CountedCashInput = {
  /** In THB, 0 to 9,999,999.99; not read where `counts` is given. */
  cash?: InputMaybe<Scalars['Money']['input']>;
  /** By note and coin. */
  counts?: InputMaybe<Array<CashPiecesInput>>;
};

/** A coupon with its value, to write. */
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
  /** Branch it is at. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Member it is with. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** When it begins. */
  startTime: Scalars['DateTime']['input'];
  /** When it ends, not before it begins. */
  endTime: Scalars['DateTime']['input'];
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** One query operation of `statistics` and `report` alone; at most 64,000 characters. */
  document: Scalars['String']['input'];
  /** Values of the variables that the page does not give: a JSON object as text, at most 16,000 characters. */
  variables: Scalars['String']['input'];
  /** At most 40, in their order. */
  parts: Array<DashboardPartInput>;
  /** Roles it is shared with; nobody when absent. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Dashboard that it is a copy of; one that the viewer does not see is refused with VALIDATION. */
  forkedFromId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A schedule to save. */
export type CreateDashboardScheduleInput = {
  /** The dashboard that is mailed. */
  dashboardId: Scalars['ID']['input'];
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /** How often it comes due. */
  rhythm: ScheduleRhythm;
  /** 1 to 7 from Sunday; needed of a weekly one. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** 1 to 31; needed of a monthly one. */
  dayOfMonth?: InputMaybe<Scalars['Int']['input']>;
  /** 0 to 23. */
  hour: Scalars['Int']['input'];
  /** Language of the mails. */
  language: Language;
  /** Days of the figures. */
  range: RelativeRange;
  /** Unit of series. */
  by?: InputMaybe<TimeUnit>;
  /** Days that are compared with. */
  compare?: InputMaybe<Comparison>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it runs; true when absent. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** User ids, 1 to 50; whoever is none of `scheduleCandidates` is refused with VALIDATION. */
  recipientIds: Array<Scalars['ID']['input']>;
  /** Mail only when this turns. */
  alert?: InputMaybe<ScheduleAlertInput>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A member to register. */
export type CreateMemberInput = {
  /** The potential who becomes a member: what is absent here is kept as it is known of them, an empty text leaves it empty. */
  potentialId?: InputMaybe<Scalars['ID']['input']>;
  /** What the customer was shown and agreed to, word for word, as in `setMessageConsent`: the shop may send them messages. Null when they were not asked, or did not agree; no answer is recorded then. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Unique in the realm, at most 50 characters; one is made when absent. Never changes. */
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
  /** Ten digits, beginning with 0. Needed where the shop's registration form asks for it, as it does unless changed; so are the other answers. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Not in the future. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** As they say; needed like the phone. */
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
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** Where they studied: all entries. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** Where they work: all entries. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
  /** Accounts at social networks: all of them. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** What they like: a list that is absent is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
  /** Branch of the registration, one's own; needed unless one works in one branch only. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** The first is the lifetime value it takes to reach it. */
  conditions: Array<ConditionValueInput>;
  /** What its members get. */
  privileges: Array<TierPrivilegeInput>;
  /** Picture: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A branch to add. */
export type CreateMerchantBranchInput = {
  /** Prefix of every receipt number, at most 20 characters; a free one is chosen when absent. Never changes. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Name on the receipt, at most 200 characters. */
  name: Scalars['String']['input'];
  /** Postal address, at most 200 characters. */
  address: Scalars['String']['input'];
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
  /** Code that staff must type, at most 20 characters, always text; none when absent. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies by itself; not together with a code or a first benefit of value 0 (VALIDATION). No when absent. */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often it is given to one member, 1 to 1,000,000; a guest does not have it then. Not limited when absent. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given on one day, by the clock of the branch that sells; not limited when absent. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given in all; not limited when absent. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** All of them must be met. */
  conditions: Array<ConditionValueInput>;
  /** Its benefits; the first determines whether it is a discount or a special offer. */
  items: Array<CouponValueInput>;
  /** When, where and for whom it may be used; not narrowed when absent. */
  terms?: InputMaybe<OfferTermsInput>;
  /** For which products; the whole bill when absent. */
  goods?: InputMaybe<OfferGoodsInput>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** As they say. */
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
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Branch of the registration. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A segment to save. */
export type CreateSavedSegmentInput = {
  /** Whom it is of. */
  of: SegmentOf;
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** The filter as it stands in the address of its list, and nothing else; at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Whether everybody who sees the list is to see it; nobody when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A view to save. */
export type CreateSavedViewInput = {
  /** Path of the list, for example `products`. */
  list: Scalars['String']['input'];
  /** At most 60 characters. */
  name: Scalars['String']['input'];
  /** What stands in the address of the list, without its page; at most 2000 characters. */
  query: Scalars['String']['input'];
  /** Whether everybody who sees the list is to see it; nobody when absent. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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

/** A stock count to open. Its sheet has all products whose stock is counted, or those that all of this narrows it to. */
export type CreateStockCountInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Branch whose shelves are counted. */
  branchId: Scalars['ID']['input'];
  /** Only goods of this category. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only goods that were received from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products with these codes, at most 5,000; with an empty list products come onto the sheet as they are counted. */
  productCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether nobody is told what is expected before it is closed; false when absent. */
  isBlind?: InputMaybe<Scalars['Boolean']['input']>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** Branch whose shelves it fills; must be one of the user's. */
  branchId: Scalars['ID']['input'];
  /** Who delivered. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  /** At least one, at most 1000. */
  products: Array<StockImportLineInput>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A supplier to add. */
export type CreateSupplierInput = {
  /** At most 200 characters. */
  name: Scalars['String']['input'];
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What they trade in. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** First person to ask for. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second person to ask for. */
  contact2?: InputMaybe<Scalars['String']['input']>;
  /** Telephone; none when absent. */
  phone?: InputMaybe<Scalars['PhoneNumber']['input']>;
  /** Email address; none when absent. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Postal address, at most 200 characters; none when absent. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** `ACTIVE` when absent. */
  status?: InputMaybe<Status>;
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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
  /** Makes this safe to send again: the same key and content give the first answer, and nothing is made twice. 8 to 64 characters of ASCII, fresh for each new record (a UUID does). */
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

/** Who bought. */
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
  /** A line along time. */
  | 'LINE'
  /** Bars along the first key of the rows, stacked by the second. */
  | 'STACKED_BAR'
  /** Parts of a whole, each a bar with its share. */
  | 'RING';

/** A part of a dashboard to save. */
export type DashboardPartInput = {
  /** Keys of a field of the document's answer, joined by dots. */
  path: Scalars['String']['input'];
  /** What stands over it, at most 80 characters; null for the name of the field. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** How it is drawn. */
  drawing: DashboardDrawing;
  /** Columns of the grid that it takes, 1 to 12. */
  width: Scalars['Int']['input'];
  /** At most 10 columns that are worked out of the others. */
  columns?: InputMaybe<Array<DerivedColumnInput>>;
};

/** What a note on a day is about. */
export type DayNoteKind =
  /** A public holiday of Thailand, of the years 2024 to 2027; days of other years have none. */
  | 'HOLIDAY'
  /** A branch sold nothing while others sold, on a weekday on which it usually sells. */
  | 'CLOSED'
  /** Revenue far from that of the same weekday in the eight weeks before. */
  | 'UNUSUAL'
  /** At least three sales of the day were voided, far more than of the same weekday usually. */
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

/** An appointment to take away. */
export type DeleteAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
};

/** Which dashboard is deleted. */
export type DeleteDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** Which schedule is deleted. */
export type DeleteDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
};

/** A tier to take away. */
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

/** An offer to take away. */
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

/** A target to take away. */
export type DeleteRevenueTargetInput = {
  /** Target id. */
  id: Scalars['ID']['input'];
};

/** Which segment is deleted. */
export type DeleteSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
};

/** Which view is deleted. */
export type DeleteSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
};

/** A service account to delete. */
export type DeleteServiceAccountInput = {
  /** Account id. */
  id: Scalars['ID']['input'];
};

/** Which stock count to discard. */
export type DeleteStockCountInput = {
  /** Count id. */
  id: Scalars['ID']['input'];
};

/** A supplier to take away. */
export type DeleteSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
};

/** A till to take away. */
export type DeleteTillInput = {
  /** Till id. */
  id: Scalars['ID']['input'];
};

/** Why somebody got no mail of a schedule. */
export type DeliveryReason =
  /** The user is switched off. */
  | 'INACTIVE'
  /** The user has no email address, or another one than the mail was written to. */
  | 'NO_EMAIL'
  /** The user unsubscribed, or the schedule goes to them no more. */
  | 'UNSUBSCRIBED'
  /** The dashboard is not shared with the role of the user any more. */
  | 'NO_DASHBOARD'
  /** The user lost rights or branches that the figures were read with, before the mail was sent. */
  | 'FEWER_RIGHTS'
  /** The figure of the alert could not be read with the rights of the user. */
  | 'NO_FIGURE'
  /** The figure has not crossed. */
  | 'NOT_CROSSED'
  /** It was told before and has not come back since. */
  | 'STILL_CROSSED'
  /** The next one came due before it was run. */
  | 'REPLACED'
  /** It failed again and again. */
  | 'TOO_MANY_TRIES'
  /** The mail server refused it, or was away for three days. */
  | 'MAIL_FAILED';

/** What became of a mail of a schedule. */
export type DeliveryState =
  /** It is due and not run yet. */
  | 'WAITING'
  /** It is written and waits for the mail server. */
  | 'QUEUED'
  /** The mail server has it. */
  | 'SENT'
  /** The question of an alert was asked, and there was nothing new to tell. */
  | 'QUIET'
  /** The recipient may not have it, or the figure of an alert could not be read. */
  | 'SKIPPED'
  /** It could not be run or mailed. */
  | 'FAILED'
  /** A later one took its place. */
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

/** Narrows the districts. */
export type DistrictFilter = {
  /** Only those of this province. */
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

/** A file of what was counted. */
export type EnterStockCountFileInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** CSV or XLSX, at most 50,000,000 bytes, with a column of product codes and one of pieces; at most 5,000 rows. */
  file: Scalars['Upload']['input'];
  /** Whether it takes the place of what was counted of its products; it joins that when absent. */
  replaces?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What was counted. */
export type EnterStockCountInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** At most 5,000; taken in this order. */
  entries: Array<CountEntryInput>;
  /** Whether goods that are not on the sheet are put on it; refused with NOT_ON_SHEET otherwise. */
  addLines?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A member to erase. */
export type EraseMemberInput = {
  /** Member id. */
  id: Scalars['ID']['input'];
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A potential customer to erase. */
export type ErasePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An exchange. Both are dated now, in the branch of the earlier sale. */
export type ExchangeSaleInput = {
  /** Pieces of an earlier sale, and the code. Its branch is that of the new sale, and its key and approval are null or those of the new sale (VALIDATION otherwise). */
  returned: ReturnSaleInput;
  /** What is taken, with the key of the exchange and, where APPROVAL_REQUIRED says that either half takes one, the approval of the whole. `expectedAmountDue` is the price of it all; `channels` add up to what that is above the worth of what comes back, and are empty where nothing is. Neither a time nor a parked bill (VALIDATION). */
  sale: PayInput;
};

/** Why a line differs. */
export type ExplainCountDifferenceInput = {
  /** Count id. */
  countId: Scalars['ID']['input'];
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** At most 200 characters; null takes the reason back. */
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

/** For which branch a link is. */
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
  /** Who bought. */
  buyer: TaxBuyerInput;
};

/** A language of messages. */
export type Language =
  /** Thai (`th-TH`). */
  | 'TH'
  /** English (`en-US`). */
  | 'EN';

/** Why a record was left as it is. */
export type LeftReason =
  /** Somebody changed it since; `by` and `at` tell who and when. */
  | 'CHANGED'
  /** It is gone. */
  | 'GONE'
  /** Other records refer to it, or what it refers to is gone. */
  | 'IN_USE'
  /** What it had is a code or a password, which is not kept. */
  | 'SECRET'
  /** The right to do it is lacking. */
  | 'PERMISSION'
  /** Another rule refuses it; `message` tells which. */
  | 'RULE'
  /** It was brought back, but without its PIN, which is not kept, and inactive until there is a new one. Not among `leftCount`. */
  | 'WITHOUT_PIN';

/** What a member and a person who is about to be registered have in common. */
export type LikelyReason =
  /** The phone number: no second account is made with it. */
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

/** Why the data of a member cannot be erased now. */
export type MemberErasureObstacle =
  /** They were erased already. */
  | 'ERASED'
  /** The account was merged into another one, which is erased instead. */
  | 'MERGED'
  /** The member has appointments that are not over. */
  | 'UPCOMING_APPOINTMENTS';

/** What can happen with a member. */
export type MemberEventKind =
  /** Became a member. */
  | 'REGISTERED'
  /** Bought; the points of the sale are its own. */
  | 'SALE'
  /** A sale was taken back. */
  | 'VOID'
  /** Pieces of a sale were returned; the transaction is the return. */
  | 'RETURN'
  /** A sale was given other points. */
  | 'ADJUST'
  /** Points came without a sale, as the balance that a ledger began with. */
  | 'POINTS'
  /** Claimed the points of a receipt. */
  | 'CLAIM'
  /** Two accounts became one; the points are those that moved, none where there were none, and the remark is the code of the other account. */
  | 'MERGE'
  /** Accounts that had become one are two again. */
  | 'UNMERGE'
  /** Reached, or lost, a tier. */
  | 'TIER'
  /** Somebody changed the record. */
  | 'CHANGE'
  /** A message was sent to the member's phone or mailbox; kept for 30 days. */
  | 'MESSAGE';

/** Narrows members' figures. */
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

/** Narrows the members; all that is named must hold. Days are counted in the shop's time zone. */
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
  /** Only members whose birthday is today (0) or within so many days from today (6: within a week), at most 365. Whoever was born on 29 February has it on the 28th in other years. */
  birthdayWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Only members who bought within so many months before today. */
  activeMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members who bought since 2021-01-01, but not within so many months before today; together with `activeMonths` it must be less than that, or the filter is refused with BAD_USER_INPUT. */
  nonActiveMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Only members whose last sale was on these days. */
  lastTransaction?: InputMaybe<DayRangeInput>;
  /** Repeat range: only members with so many sales. */
  totalTransactions?: InputMaybe<IntRange>;
  /** Lifetime value range: only members who paid so much. */
  totalRevenue?: InputMaybe<MoneyRange>;
  /** Only members with so many points. */
  remainingPoints?: InputMaybe<IntRange>;
  /** Only members registered on these days. */
  created?: InputMaybe<DayRangeInput>;
  /** Only members who bought this. */
  bought?: InputMaybe<BoughtFilter>;
  /** Only members of this group of buyers; as many as `Statistics.buyerGroups` tells of the same day and branch. */
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

/** Whose value of a field stays. */
export type MemberMergeChoice =
  /** That of the account that is kept. */
  | 'KEPT'
  /** That of the account that becomes part of it. */
  | 'MERGED'
  /** Both, where they can be joined. */
  | 'BOTH';

/** What is chosen as one when two accounts become one. */
export type MemberMergeFieldName =
  /** Given name, family name and nickname, in all languages. */
  | 'NAME'
  /** Phone; the other one stays with the account that was merged, and is found still. */
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
  /** The data of the member were erased since. */
  | 'ERASED'
  /** A later merge of the account has to be undone before. */
  | 'LATER_MERGE'
  /** Points that the merged account brought were spent since. */
  | 'POINTS_SPENT'
  /** Voids and adjustments have taken more points back than the merged account brought. */
  | 'POINTS_TAKEN_BACK'
  /** Its phone belongs to somebody else by now. */
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
  /** Last sale; who never bought comes first when ascending. */
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

/** Narrows the users. */
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

/** Whose value of a field stays. */
export type MergeFieldInput = {
  /** Which field. */
  field: MemberMergeFieldName;
  /** Whose value. */
  choice: MemberMergeChoice;
};

/** Two accounts of one customer. */
export type MergeMembersInput = {
  /** Member id of the account that is kept. */
  keepId: Scalars['ID']['input'];
  /** Its `version` as it was shown. */
  keepVersion: Scalars['Int']['input'];
  /** Member id of the account that becomes part of it. */
  mergeId: Scalars['ID']['input'];
  /** Its `version` as it was shown. */
  mergeVersion: Scalars['Int']['input'];
  /** Whose values stay; fields that are not named are as the preview suggests. */
  fields?: InputMaybe<Array<MergeFieldInput>>;
  /** Makes the merge safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A potential customer who is a member already. */
export type MergePotentialInput = {
  /** Potential id. */
  id: Scalars['ID']['input'];
  /** Version as it was seen (`__v`). */
  version: Scalars['Int']['input'];
  /** Member id of who they are. */
  memberId: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** How a message goes. */
export type MessageChannel =
  /** To a mailbox. */
  | 'EMAIL'
  /** As a text to a phone. */
  | 'SMS';

/** What became of a message. */
export type MessageDelivery =
  /** It waits to be sent. */
  | 'WAITING'
  /** It was handed over. */
  | 'SENT'
  /** It could not be sent. */
  | 'FAILED'
  /** It was of no use any more before it could be sent. */
  | 'EXPIRED'
  /** It was for nobody. */
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
  /** A UUID of the caller's: sent again it is done once. */
  entryId: Scalars['ID']['input'];
  /** In THB, at most 9,999,999.99; below 0 it is taken out. */
  amount: Scalars['Money']['input'];
  /** Why, at most 200 characters. */
  reason: Scalars['String']['input'];
  /** Of `approve`, for this very entry; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
};

/** Whether a member had bought before. */
export type NewOrReturning =
  /** The first sale of its member that stands. */
  | 'NEW'
  /** A later one. */
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

/** Kinds of offers; a bill takes one of each. */
export type OfferKind =
  /** Takes money off the bill. */
  | 'DISCOUNT'
  /** Gives points, to members alone. */
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
  /** One of a list. */
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
  /** The cash in its drawer. */
  counted: CountedCashInput;
  /** Why it is other cash than the last shift left, at most 200 characters; SHIFT_REASON_REQUIRED without one where it is, but to those who count blind. */
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

/** Which tax documents, or which days. */
export type OutputTaxFilter = {
  /** A month, such as `2026-11`. */
  month: Scalars['String']['input'];
  /** Only those of this branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** What came of a tax invoice since. */
export type OutputTaxMark =
  /** A full one was issued in its place: it counts nothing. */
  | 'REPLACED'
  /** Its sale is void: a credit note takes all of it back. */
  | 'VOID'
  /** Pieces of its sale were returned: credit notes take them back. */
  | 'RETURNED';

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

/** Narrows a ledger; all that is named must hold. */
export type PointEntryFilter = {
  /** Only these kinds. */
  kinds?: InputMaybe<Array<PointEntryKind>>;
  /** Only movements that count for these days. */
  range?: InputMaybe<DayRangeInput>;
};

/** What moved points. */
export type PointEntryKind =
  /** What the member had when the ledger began. */
  | 'OPENING'
  /** A sale gave them. */
  | 'EARN'
  /** They were spent on a sale. */
  | 'REDEEM'
  /** A sale was made to stand for another number of points. */
  | 'ADJUST'
  /** A sale was taken back, and its points with it. */
  | 'VOID'
  /** Two accounts became one. */
  | 'MERGE'
  /** The member claimed the points of a receipt that was sold to a guest. */
  | 'CLAIM'
  /** Pieces of a sale were returned, and its points with them. */
  | 'RETURN';

/** Narrows the postcodes. */
export type PostcodeFilter = {
  /** Only those of this province. */
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
  /** They became a member, whose data are erased instead. */
  | 'MEMBER';

/** Narrows the potential customers. */
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

/** A change of many records that is tried out. */
export type PreviewBulkEditInput = {
  /** Contract type of the records, for example `Product`; of a `Member`, the `tags` can be changed. */
  type: Scalars['String']['input'];
  /** Records by id, at most 1000; when null, all that the filter and the keyword find, at most 100,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What the records are narrowed to; all when null. */
  filter?: InputMaybe<Array<BulkEditFilter>>;
  /** For members: what their list is narrowed to, in place of `filter`. */
  members?: InputMaybe<MemberFilter>;
  /** A part of what a list of them is searched by. */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** Name of the field that changes, for example `retailPrice`. */
  field: Scalars['String']['input'];
  /** What is done to it. */
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

/** Narrows products' figures. */
export type ProductFiguresFilter = {
  /** Only products of this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only products of this sub-category now. */
  subCategoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these products. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only what was sold to this customer type. */
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
  /** Sales it was on. */
  | 'TOTAL_TRANSACTIONS'
  /** Pieces. */
  | 'TOTAL_QUANTITY'
  /** Line totals. */
  | 'TOTAL_REVENUE'
  /** What they cost; for users with Read on `Page.Merchant.Management.Cost`. */
  | 'COST'
  /** What the shop keeps of them; for the same users. */
  | 'MARGIN'
  /** Different members. */
  | 'TOTAL_MEMBERS'
  /** Pieces sold to members. */
  | 'MEMBER_QUANTITY'
  /** Pieces sold to guests. */
  | 'GUEST_QUANTITY';

/** Narrows the products. */
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

/** Narrows the sub-categories. */
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

/** What figures rest on. */
export type ProofRule =
  /** What the tenders of each sale of the range paid is what was due for it. */
  | 'TENDERS_EQUAL_DUE'
  /** The points that each member can spend are what the ledger adds up to, as of now, whatever the range. */
  | 'LEDGER_EQUALS_BALANCES'
  /** The sums that are kept of each day of the range are those of its sales. */
  | 'ROLLUPS_EQUAL_SALES';

/** What was found about a rule. */
export type ProofState =
  /** Nothing breaks it. */
  | 'EQUAL'
  /** Something breaks it. */
  | 'DIFFERENT'
  /** There was too much to look at in time: ask for fewer days or one branch. */
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

/** Which closing is taken back. */
export type ReopenMonthInput = {
  /** Id of the closing. */
  id: Scalars['ID']['input'];
  /** Why, at most 500 characters. */
  reason: Scalars['String']['input'];
};

/** A receipt, and the phone that is to get its points. */
export type RequestClaimCodeInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** The phone, however it is written. */
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

/** A full tax invoice that a customer requests. */
export type RequestTaxInvoiceInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** Who bought. */
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

/** To which version a dashboard goes back. */
export type RestoreDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** The version that it is made again. */
  toVersion: Scalars['Int']['input'];
};

/** Which run goes on. */
export type ResumeChangeRunInput = {
  /** Run id. */
  id: Scalars['ID']['input'];
};

/** Pieces of one line of a sale that come back. */
export type ReturnLineInput = {
  /** `position` of the line in `returnable`. */
  position: Scalars['Int']['input'];
  /** Pieces, at least 1. */
  quantity: Scalars['Int']['input'];
  /** Whether they go back to the shelf, where it is counted. */
  restock?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why, at most 200 characters; kept with the line. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What happens when a return takes back points that the member has already spent. */
export type ReturnPoints =
  /** The return is refused. */
  | 'REFUSE'
  /** Their value in THB is deducted from the refund. */
  | 'DEDUCT';

/** Pieces of a sale to take back. */
export type ReturnSaleInput = {
  /** Transaction id of the sale. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Which pieces. */
  lines: Array<ReturnLineInput>;
  /** Delivery is given back too, with the last piece. */
  delivery?: InputMaybe<Scalars['Boolean']['input']>;
  /** Handed back in cash, however the sale was paid. */
  inCash?: InputMaybe<Scalars['Boolean']['input']>;
  /** `amount` as `previewReturn` gave it: another one is refused. */
  amount: Scalars['Money']['input'];
  /** Free text, at most 200 characters. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Of `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the till of the branch at which the money moves; null where the device is none: it is then the till that sold, as long as its open shift counts it. TILL_UNAVAILABLE where the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes the return safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
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
  /** How much it is. */
  | 'AMOUNT'
  /** When it was set. */
  | 'CREATED_AT';

/** What is taken back. */
export type RevertChangeSetInput = {
  /** Set id. */
  id: Scalars['ID']['input'];
  /** One change of the set alone; all of it when null. */
  changeId?: InputMaybe<Scalars['ID']['input']>;
  /** Names this request, 8 to 64 characters of ASCII: sent again, it is done once. */
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

/** Which of the sales of some days and branches. All conditions hold together, the values of one are alternatives; an empty list asks for nothing. The same conditions as those of `TransactionFilter`, which finds the sales one by one. */
export type SalesFilter = {
  /** Only sales to this member. */
  memberId?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales to members, or to guests. */
  customerType?: InputMaybe<CustomerType>;
  /** Only sales of this status. */
  status?: InputMaybe<TransactionStatus>;
  /** Only sales whose amount due, delivery and added VAT included, is within this range, in THB. */
  amountDue?: InputMaybe<MoneyRange>;
  /** Only sales whose revenue, after all deductions and without delivery, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales that this kind of tender paid a part of; together with `instituteIds` and `cardIds` it is one tender that fits all. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales that a tender of one of these banks or other institutes paid a part of; null among them asks for a tender without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales that a tender with one of these card types paid a part of; null among them asks for a tender without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales rung up or handed back at one of these tills; null among them asks for those at none. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or handed back in one of these shifts; null among them asks for those in none. Known to whoever has Read on `Page.Merchant.Payment.Shift`; refused with VALIDATION for others, as their count is blind. */
  shiftIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose points were adjusted, or were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only returns, or only what is none. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales that gave or took points, as a member's wallet lists them; or those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales with a line of one of these products; one line has to fit all that is asked of product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales with a line of one of these categories, as it was sold; null among them asks for a line without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these sub-categories, as it was sold; null among them asks for a line without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line that one of these options was chosen of, each with its group as `BreakdownRow.option` has it; of a line that fits all that is asked of products. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales with a line that an option of one of these groups was chosen of, by the name of the day; together with `options` it is one option that fits both. */
  optionGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales to members who were of one of these tiers when they bought, before the sale; null among them asks for sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
  /** Only sales that one of these discounts or special offers was given on; null among them asks for sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to people of these genders: a guest's as the cashier saw it, a member's as it is known now; null among them asks for those of whom it is not known. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales to people of these ages: a guest's as the cashier saw it, a member's on the day of the sale; null among them asks for those of whom it is not known. Known to whoever may know birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only the first sale of each member that stands, or only those after it; neither has sales to guests. */
  newOrReturning?: InputMaybe<NewOrReturning>;
};

/** A question about one figure, to save. */
export type ScheduleAlertInput = {
  /** Part of the dashboard, by its keys in the answer. */
  path: Scalars['String']['input'];
  /** Key of its figure. */
  figure: Scalars['String']['input'];
  /** When it is worth a mail. */
  condition: AlertCondition;
  /** In the unit of the figure; needed unless UNUSUAL. */
  threshold?: InputMaybe<Scalars['Float']['input']>;
};

/** How often a schedule comes due. */
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
  /** So many wrong passwords in a row that the next attempt must wait. */
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
  /** So many wrong PINs of an offer that the next attempt must wait. */
  | 'OFFER_PIN_LOCKED'
  /** A wrong code for voiding a sale. */
  | 'VOID_CODE_FAILED'
  /** So many wrong codes for voiding that the next attempt must wait. */
  | 'VOID_CODE_LOCKED'
  /** A wrong code for adjusting points. */
  | 'ADJUST_CODE_FAILED'
  /** So many wrong codes for adjusting that the next attempt must wait. */
  | 'ADJUST_CODE_LOCKED'
  /** A user set the PIN that they use at other users' tills. */
  | 'TILL_PIN_SET'
  /** The PIN of a user was removed. */
  | 'TILL_PIN_CLEARED'
  /** A wrong PIN of a user, typed at another user's till. */
  | 'TILL_PIN_FAILED'
  /** So many wrong PINs that the password is required before the PIN works again. */
  | 'TILL_PIN_LOCKED'
  /** A till was handed over from one user (`user`) to another (`account`) by the PIN of the second; `subject` is the branch. */
  | 'TILL_HANDED_OVER'
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

/** Whom a segment is of. */
export type SegmentOf =
  /** Members. */
  | 'MEMBERS'
  /** People who are no members yet. */
  | 'POTENTIALS';

/** What a customer answered. */
export type SelfRegisterInput = {
  /** The last part of the link. */
  token: Scalars['String']['input'];
  /** Answers; a question that is not answered is left out. */
  answers: Array<OnboardAnswerInput>;
  /** What they were shown and agreed to, word for word: the shop may send them messages. Null when they did not agree; of who was a member before it makes no difference. */
  consentWording?: InputMaybe<Scalars['String']['input']>;
  /** Portrait: jpg, gif, jpeg or png, at most 10,000,000 bytes. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Makes this safe to send again: the same key and answers give the first answer, and one member. 8 to 64 characters of ASCII, fresh for each person (a UUID does). */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** To whom a link goes. */
export type SendSelfRegisterUrlInput = {
  /** The customer's phone, ten digits. */
  phone: Scalars['PhoneNumber']['input'];
  /** Branch that the customer registers in; none when absent. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Code of a form for members; `FORM:MEMBER:ONBOARD:SERVICE:2.0` when absent. */
  formCode?: InputMaybe<Scalars['String']['input']>;
  /** Language of the message; Thai when absent. */
  language?: InputMaybe<Language>;
  /** Makes this safe to send again: the same key and content give the first answer, and one message goes out. 8 to 64 characters of ASCII, fresh for each message (a UUID does). */
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
  /** What was shown, word for word; refused when it is not what is asked today. At most 1000 characters. */
  wording: Scalars['String']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
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
  /** Only open ones, or closed ones. */
  state?: InputMaybe<ShiftState>;
  /** Only shifts that this user opened or closed. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those whose opening or closing count differed; false: those that had none of it. */
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

/** Narrows a list to one status. */
export type StatusFilter = {
  /** Only records of this status. */
  status?: InputMaybe<Status>;
};

/** Narrows the stock counts. */
export type StockCountFilter = {
  /** Only counts that were opened on these days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only closed ones, or open ones. */
  isClosed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Which lines of which stock count. */
export type StockCountLineFilter = {
  /** Of this count. */
  countId: Scalars['ID']['input'];
  /** Only lines that somebody counted, or that nobody did. */
  isCounted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only lines that differ, or that do not; for users with Read on `Page.Merchant.Management.Stock_Count`, and of a blind count when it is closed. */
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
  /** Pieces over or short; needs what `difference` needs. */
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

/** Narrows the shelves. */
export type StockFilter = {
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only this product. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** Narrows the goods received. */
export type StockImportFilter = {
  /** Only documents received on these days. */
  range?: InputMaybe<DayRangeInput>;
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Only from this supplier. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** One product of a delivery, to write. */
export type StockImportLineInput = {
  /** Product id. */
  productId: Scalars['ID']['input'];
  /** Pieces received, 1 to 1,000,000. */
  quantity: Scalars['Int']['input'];
  /** Cost in the shop's own code. */
  costCode?: InputMaybe<Scalars['String']['input']>;
  /** Price paid per piece. */
  basePrice?: InputMaybe<Scalars['Money']['input']>;
  /** Shelf price planned; the product's own price stays. */
  retailPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Price after the supplier's discount. */
  finalPrice?: InputMaybe<Scalars['Money']['input']>;
  /** Where it was put. */
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
  /** Of this product. */
  productId: Scalars['ID']['input'];
  /** Only this branch; all of the user's branches when null. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
};

/** What moves stock. */
export type StockMovementKind =
  /** What was there when counting began. */
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

/** Narrows the sub-districts. */
export type SubDistrictFilter = {
  /** Only those of this province. */
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
  /** 13 digits, of which the last is a check digit; spaces and hyphens do not matter. Left out for a person who gives none. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** 5 digits, `00000` for the head office; only with a tax id. */
  branchNo?: InputMaybe<Scalars['String']['input']>;
};

/** Which tax document it is. */
export type TaxDocumentKind =
  /** Stands for every sale of a shop that issues tax invoices. */
  | 'ABBREVIATED'
  /** With the buyer, in place of an abbreviated one. */
  | 'FULL'
  /** For what came back in a return or a void, below 0 (Revenue Code 86/10). */
  | 'CREDIT_NOTE'
  /** For a return by which what stays costs more, as a discount is lost: above 0 (Revenue Code 86/9). */
  | 'DEBIT_NOTE';

/** Why the customer cannot request a full tax invoice. */
export type TaxInvoiceObstacle =
  /** The sale was voided. */
  | 'ALREADY_VOID'
  /** It is too late. */
  | 'TAX_INVOICE_TOO_LATE'
  /** The shop offers it no longer; of an invoice that its customer requested before. */
  | 'TAX_INVOICE_NOT_OFFERED';

/** What a line of a tax document is. */
export type TaxLineType =
  /** Goods. */
  | 'GOODS'
  /** Delivery. */
  | 'DELIVERY'
  /** What was kept back of a refund. */
  | 'KEPT';

/** Whether a shop issues tax invoices, and whether its prices include VAT. */
export type TaxMode =
  /** No tax invoices: VAT is shown as the display settings say, and nothing more. */
  | 'NONE'
  /** Prices include VAT, and every sale gets an abbreviated tax invoice. */
  | 'INCLUDED'
  /** Prices are without VAT, which is added to each bill at the rate of its calendar date, and every sale gets an abbreviated tax invoice. It applies to sales from then on; earlier sales are unchanged. */
  | 'ADDED';

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

/** A privilege to write. */
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

/** Unit of time that series are added up by. Hours are not among them: figures are kept by day. */
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

/** Narrows the sales. */
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
  /** Only sales whose revenue, after all deductions and without delivery, is within this range, in THB. */
  revenue?: InputMaybe<MoneyRange>;
  /** Only sales that this kind of tender paid a part of; together with `instituteIds` and `cardIds` it is one tender that fits all. */
  paymentMethod?: InputMaybe<PaymentChannelType>;
  /** Only sales that a tender of one of these banks or other institutes paid a part of; null among them asks for a tender without one. */
  instituteIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales that a tender with one of these card types paid a part of; null among them asks for a tender without one. */
  cardIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up by this user. */
  createById?: InputMaybe<Scalars['ID']['input']>;
  /** Only sales rung up or handed back at one of these tills; null among them asks for those at none. */
  tillIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales rung up or handed back in one of these shifts; null among them asks for those in none. Known to whoever has Read on `Page.Merchant.Payment.Shift`; refused with VALIDATION for others, as their count is blind. */
  shiftIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales whose points were adjusted, or were not. */
  adjusted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only returns, or only what is none. */
  isReturn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales that gave or took points, as a member's wallet lists them; or those that did neither. */
  movedPoints?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only sales with a line of one of these products; one line has to fit all that is asked of product, category and sub-category. */
  productIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Only sales with a line of one of these categories, as it was sold; null among them asks for a line without one. */
  categoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line of one of these sub-categories, as it was sold; null among them asks for a line without one. */
  subCategoryIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales with a line that one of these options was chosen of, each with its group as `BreakdownRow.option` has it; of a line that fits all that is asked of products. */
  options?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales with a line that an option of one of these groups was chosen of, by the name of the day; together with `options` it is one option that fits both. */
  optionGroups?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Only sales to members who were of one of these tiers when they bought, before the sale; null among them asks for sales without a tier, such as those to guests. */
  tierIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales of these hours of the day, 0 to 23 by the clock of the branch. */
  hours?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Only sales whose business date is one of these days of the week. */
  weekdays?: InputMaybe<Array<Weekday>>;
  /** Only sales that one of these discounts or special offers was given on; null among them asks for sales without any. */
  offerIds?: InputMaybe<Array<InputMaybe<Scalars['ID']['input']>>>;
  /** Only sales to people of these genders: a guest's as the cashier saw it, a member's as it is known now; null among them asks for those of whom it is not known. */
  genders?: InputMaybe<Array<InputMaybe<Gender>>>;
  /** Only sales to people of these ages: a guest's as the cashier saw it, a member's on the day of the sale; null among them asks for those of whom it is not known. Known to whoever may know birthdates. */
  ageRanges?: InputMaybe<Array<InputMaybe<AgeRange>>>;
  /** Only the first sale of each member that stands, or only those after it; neither has sales to guests. */
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
  /** Taken back: it counts in no figure. */
  | 'VOID';

/** Whether a transfer requires its proof. */
export type TransferProof =
  /** The bank and the slip may be omitted. */
  | 'OPTIONAL'
  /** A sale without them is refused. */
  | 'REQUIRED';

/** Which schedule is tried. */
export type TryDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
};

/** What becomes of lines that nobody counted. */
export type UncountedLines =
  /** They are left alone. */
  | 'LEAVE'
  /** None of them was found: their shelves are empty. */
  | 'ZERO';

/** A merge to undo. */
export type UndoMemberMergeInput = {
  /** Id of the merge. */
  id: Scalars['ID']['input'];
  /** Makes it safe to send again: the same key gives the first answer. 8 to 64 characters of ASCII. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Which of the products that nobody bought. */
export type UnsoldProductFilter = {
  /** Of this category now. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Order of products that nobody bought. */
export type UnsoldProductSort = {
  /** Field to sort by. */
  field: UnsoldProductSortField;
  /** Up or down. */
  direction?: InputMaybe<SortDirection>;
};

/** What products that nobody bought can be sorted by. */
export type UnsoldProductSortField =
  /** Product code. */
  | 'CODE'
  /** Name. */
  | 'NAME'
  /** Day it was last sold. */
  | 'LAST_SOLD_DATE'
  /** Shelf price. */
  | 'RETAIL_PRICE'
  /** Pieces on the shelf; refused where one's role may not read stock. */
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

/** Changes to an appointment: what is absent stays, null clears. */
export type UpdateAppointmentInput = {
  /** Appointment id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** What it is about, at most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Branch it is at. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Member it is with. */
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

/** Changes to a dashboard: what is absent or null stays. */
export type UpdateDashboardInput = {
  /** Dashboard id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** One query operation of `statistics` and `report` alone; at most 64,000 characters. */
  document?: InputMaybe<Scalars['String']['input']>;
  /** A JSON object as text. */
  variables?: InputMaybe<Scalars['String']['input']>;
  /** All parts, in their order. */
  parts?: InputMaybe<Array<DashboardPartInput>>;
  /** All roles it is shared with; an empty list shares it no more. */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Changes to a schedule: what is absent stays, null clears. */
export type UpdateDashboardScheduleInput = {
  /** Schedule id. */
  id: Scalars['ID']['input'];
  /** Its dashboard. */
  dashboardId: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 80 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** How often it comes due. */
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
  /** Unit of series. */
  by?: InputMaybe<TimeUnit>;
  /** Days that are compared with. */
  compare?: InputMaybe<Comparison>;
  /** Branch of the figures. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it runs. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** All user ids; those that get it already may stay. */
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Mail only when this turns. Another question is asked as one that was never told. */
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

/** Changes to a member: what is absent stays, null clears. */
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
  /** As they say. */
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
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whether they are a customer now. */
  status?: InputMaybe<Status>;
  /** Account at LINE. */
  lineId?: InputMaybe<Scalars['String']['input']>;
  /** Account at Instagram. */
  instagramId?: InputMaybe<Scalars['String']['input']>;
  /** Where they studied: all entries. */
  educations?: InputMaybe<Array<CustomerEntryInput>>;
  /** Where they work: all entries. */
  works?: InputMaybe<Array<CustomerEntryInput>>;
  /** Accounts at social networks: all of them. */
  socials?: InputMaybe<Array<MemberSocialInput>>;
  /** What they like: a list that is absent is emptied. */
  interests?: InputMaybe<MemberInterestsInput>;
  /** A remark of the shop. */
  merchantRemark?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a tier: what is absent stays, null clears. */
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
  /** The first is the lifetime value it takes to reach it. */
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
  /** Whether a sale of an earlier day requires an approval. */
  approveBackDating?: InputMaybe<ApprovalRule>;
  /** Whether a void requires an approval. */
  approveVoid?: InputMaybe<ApprovalRule>;
  /** In THB, 0 to 1,000,000,000: a return above this requires an approval; the maximum is no limit. */
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
  /** Lines above the items on a receipt, at most 500 characters; empty removes them. */
  receiptHead?: InputMaybe<Scalars['String']['input']>;
  /** Lines at the end of a receipt, at most 500 characters; empty restores the default thanks. */
  receiptFoot?: InputMaybe<Scalars['String']['input']>;
  /** For how many days after a sale its customer may request the full tax invoice on the receipt page, at most 180; 0 for never. */
  taxRequestDays?: InputMaybe<Scalars['Int']['input']>;
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

/** Changes to an offer: what is absent stays, null clears. */
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
  /** Code that staff must type, at most 20 characters, always text; null takes it away. */
  authorizePin?: InputMaybe<Scalars['String']['input']>;
  /** Whether it applies by itself; not together with a code or a first benefit of value 0 (VALIDATION). */
  isAutomatic?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often it is given to one member, 1 to 1,000,000; a guest does not have it then. Not limited when null. */
  limitPerMember?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given on one day, by the clock of the branch that sells; not limited when null. */
  limitPerDay?: InputMaybe<Scalars['Int']['input']>;
  /** How often it is given in all; not limited when null. */
  limitInAll?: InputMaybe<Scalars['Int']['input']>;
  /** All of them must be met. */
  conditions?: InputMaybe<Array<ConditionValueInput>>;
  /** Its benefits; the first determines whether it is a discount or a special offer. */
  items?: InputMaybe<Array<CouponValueInput>>;
  /** When, where and for whom it may be used, all of it; null for no narrowing. */
  terms?: InputMaybe<OfferTermsInput>;
  /** For which products, all of it; null for the whole bill. */
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

/** Changes to a potential customer: what is absent stays, null clears. */
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
  /** As they say. */
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
  /** Referral codes; empty ones are dropped. */
  inviteCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most three tags of at most 50 characters; empty ones are dropped. */
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

/** Changes to a target: what is absent stays, null clears; an amount that is null is refused as missing. */
export type UpdateRevenueTargetInput = {
  /** Target id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** Revenue in THB, more than 0. */
  amount?: InputMaybe<Scalars['Money']['input']>;
};

/** Changes to a segment: what is absent or null stays. */
export type UpdateSavedSegmentInput = {
  /** Segment id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The filter as it stands in the address of its list, and nothing else; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody who sees the list sees it. */
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Changes to a view: what is absent or null stays. */
export type UpdateSavedViewInput = {
  /** View id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What stands in the address of the list, without its page; at most 2000 characters. */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Whether everybody who sees the list sees it. */
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

/** Changes to an open stock count: what is absent stays, null clears. */
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

/** Changes to a supplier: what is absent stays, null clears. */
export type UpdateSupplierInput = {
  /** Supplier id. */
  id: Scalars['ID']['input'];
  /** Version that was read; another version is refused with STALE_VERSION. */
  version: Scalars['Int']['input'];
  /** At most 200 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Longer text, at most 200 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What they trade in. */
  businessType?: InputMaybe<Scalars['String']['input']>;
  /** Tax id. */
  taxId?: InputMaybe<Scalars['String']['input']>;
  /** First person to ask for. */
  contact1?: InputMaybe<Scalars['String']['input']>;
  /** Second person to ask for. */
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

/** Changes to a till: what is absent stays, null clears. */
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
  /** The discount or offer needs its authorization code verified first (`verifyOffer`). */
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
  /** The approval of a second person is required (`approve`); `params` has `actions`, the parts of the request that need it, separated by commas. */
  | 'APPROVAL_REQUIRED'
  /** The approval is for something else, was already used or has expired: get a new one. */
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

/** A sale to take back. */
export type VoidTransactionInput = {
  /** Transaction id. */
  id: Scalars['ID']['input'];
  /** `version` of the sale as it was read. */
  version: Scalars['Int']['input'];
  /** Branch in force; must be the branch of the sale. */
  branchId: Scalars['ID']['input'];
  /** The shop's void code, as text. */
  authorizePin: Scalars['String']['input'];
  /** Why, at most 200 characters; shown in the report of voids. */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** Of `approve`; APPROVAL_REQUIRED says that one is needed. */
  approvalId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the till of the branch at which the money moves; null where the device is none: it is then the till that sold, as long as its open shift counts it. TILL_UNAVAILABLE where the branch has no such till in use. */
  tillId?: InputMaybe<Scalars['ID']['input']>;
  /** Makes the void safe to send again: the same key and content give the first answer. 8 to 64 characters of ASCII. */
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

/** Why a sale would have had nothing of a rule. */
export type WhatIfReason =
  /** A special offer, or one that is limited by member, and the customer was a guest. */
  | 'MEMBERS_ONLY'
  /** The customer was not in the tier. */
  | 'OTHER_TIER'
  /** The tier's privileges were switched off for the bill. */
  | 'PRIVILEGES_OFF'
  /** There was another discount, or another special offer, on the bill. */
  | 'ANOTHER_CHOSEN'
  /** It applies by itself, and the cashier had chosen what stands in its place. */
  | 'CHOSEN_BY_HAND'
  /** It applies by itself, and the cashier had taken off what does. */
  | 'TAKEN_OFF'
  /** It applies by itself, and another one that does is at least as good for the customer. */
  | 'BETTER_ONE'
  /** It stands on the bill, which comes to the same as with the offers as they are. */
  | 'NO_CHANGE'
  /** A condition was not met. */
  | 'CONDITION_NOT_MET'
  /** Another day, hour, branch or tier than the offer is for. */
  | 'TERM_NOT_MET'
  /** Too few of the products that the offer is for. */
  | 'GOODS_NOT_MET'
  /** More points than a sale may give. */
  | 'REFUSED'
  /** Nothing left to take off, or it rounds to nothing. */
  | 'NO_EFFECT';
