import type { Satang } from './money/money.ts';

/** PAY-18 Products that the sales screen loads at once. */
export const SALES_PRODUCT_PAGE_SIZE = 200;
/** PAY-03 Members per page when a sale is started. */
export const PAYMENT_MEMBER_PAGE_SIZE = 20;
/** PAY-09 Characters of a category name that fit its chip. */
export const CHIP_LABEL_LENGTH = 10;
/** PAY-32 The maximum pieces that the product dialog adds at once. */
export const PRODUCT_DIALOG_MAX_QTY = 100;
/** The maximum pieces of one line of a bill. */
export const MAX_LINE_QTY = 9999;
/** The maximum lines of one bill. */
export const MAX_LINES = 500;
/**
 * Highest unit price and delivery cost, 9,999,999.99 THB: with MAX_LINE_QTY and MAX_LINES every sum of a bill stays
 * below 2^53 satang, so that pricing cannot overflow.
 */
export const MAX_UNIT_PRICE = 999_999_999 as Satang;
/** The maximum groups of options of a product, and of a category. */
export const MAX_OPTION_GROUPS = 20;
/** The maximum products and categories that an offer names. */
export const MAX_OFFER_PRODUCTS = 200;
export const MAX_OFFER_CATEGORIES = 100;
/** The maximum pieces in a group of an offer. */
export const MAX_OF_A_GROUP = 100;
/** The maximum parts of a set besides its first. */
export const MAX_OTHER_PARTS = 3;
/** The highest limit of an offer. */
export const MAX_OFFER_USES = 1_000_000;
/** The maximum options of one group. */
export const MAX_GROUP_OPTIONS = 50;
/** The maximum options of one line of a bill. */
export const MAX_LINE_OPTIONS = 100;
/** Highest price of an option, 50,000.00 THB: with MAX_LINE_OPTIONS the sums of a bill still stay below 2^53 satang. */
export const MAX_OPTION_PRICE = 5_000_000 as Satang;
/** The number of popular products in reach at the till. */
export const MAX_POPULAR = 24;
/** Longest note on a line of a bill. */
export const MAX_LINE_NOTE_LENGTH = 200;
/** Highest bill that a shop may set, 1,000,000,000.00 THB, so that sums of any number of bills can be read. */
export const MAX_BILL = 100_000_000_000 as Satang;
/**
 * The maximum points that one sale gives, or is adjusted to. A sale of ten million baht at a point per baht reaches it;
 * a telephone number typed into the field of points, with or without its area code, exceeds it.
 */
export const MAX_SALE_POINTS = 10_000_000;
/**
 * The maximum points that a member may hold, and so spend on a bill. The ledger counts in 32 bits; sums over members do
 * not.
 */
export const MAX_MEMBER_POINTS = 1_000_000_000;
/** The maximum days for which the points of a guest's receipt can be claimed. */
export const MAX_CLAIM_DAYS = 90;
/**
 * How long a change of sales is remembered for pages that load after it, in ms; a page that was requested before is
 * loaded again.
 */
export const SALES_REMEMBERED_MS = 10_000;
/** The maximum tenders of one bill. */
export const MAX_CHANNELS = 20;
/** The maximum tags of one walk-in guest. */
export const MAX_GUEST_HASHTAGS = 20;
/** Longest tag of a guest, with its `#`. */
export const MAX_HASHTAG_LENGTH = 50;
/** The maximum parked bills of one branch. */
export const MAX_PARKED_BILLS = 1_000;
/** Longest name of a parked bill. */
export const MAX_PARKED_NAME_LENGTH = 60;
/** Days after which clearing a parked bill is suggested. */
export const PARKED_BILL_DAYS = 3;
/** Longest name of a station, such as a kitchen. */
export const MAX_STATION_LENGTH = 40;
/** The maximum sales in one answer to a station. */
export const MAX_SALES_TO_PREPARE = 200;
/** Minutes for which a prepared line can be taken back on the page. */
export const PREPARED_MINUTES = 10;
/** Longest remark on a sale. */
export const MAX_REMARK_LENGTH = 200;
/** Longest name or description copied onto a bill. */
export const MAX_NAME_LENGTH = 500;
/** CHAN-10 The largest picture in bytes; exactly this size is accepted (OP-53). */
export const MAX_IMAGE_BYTES = 10_000_000;
/**
 * The maximum bytes of a request's address and headers: the address for a file of a thousand selected records contains
 * all their ids.
 */
export const MAX_HEADER_BYTES = 128 * 1024;
/** Largest file that records are imported from, in bytes. */
export const MAX_IMPORT_BYTES = 50_000_000;
/** The largest zip of pictures, in bytes. */
export const MAX_PICTURES_BYTES = 200_000_000;
/** CHAN-10 Kinds of picture a transfer slip may be. */
export const RECEIPT_IMAGE_EXTENSIONS = ['jpg', 'gif', 'jpeg', 'png'] as const;
/** HOME-13 The one currency. */
export const CURRENCY = 'THB';
/** DISC-20 VAT in percent. */
export const VAT_PERCENT = 7;
/** CHAN-11 The bank and card type used if none is chosen. */
export const OTHER_INSTITUTE_NAME = 'Other';
/** DISC-26 Reference of the row of a tier's privileges. */
export const PRIVILEGE_REF = 'PRIV001';
/** DISC-26 Reference of a discount's or offer's row. */
export const OFFER_REF = 'OFFER001';
/** DISC-26 Reference of the row of points spent as cash. */
export const POINTS_REF = 'TIER001';
/** PAY-22 Reference of a line whose product was recommended. */
export const RECOMMENDED_REF = 'AI';

/** The highest page number of any list. */
export const MAX_PAGE = 1_000_000;
/** CUST-03 Members per page in customer insight. */
export const MEMBER_PAGE_SIZE = 10;
/** CUST-11 Potential customers per page. */
export const POTENTIAL_PAGE_SIZE = 100;
/** WALL-03 Sales per page on a member's profile. */
export const MEMBER_TRANSACTION_PAGE_SIZE = 100;
/** WALL-03 The days of those sales. */
export const MEMBER_TRANSACTION_RANGE = { from: '2000-01-01', to: '2700-12-31' } as const;
/** CUST-02 Pause in typing before a search goes out, in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 1000;
/** CUST-06 The first day of the non-active range of the member filter. */
export const NON_ACTIVE_START = '2021-01-01';
/** MGMT-01, BI-18 Rows per page of a management list and of a report. */
export const TABLE_PAGE_SIZE = 10;
/** BI-35 Rows of the top products card. */
export const TOP_PRODUCTS_SIZE = 5;
/** CALENDAR-03 The days that the calendar loads. */
export const CALENDAR_RANGE = { from: '2000-01-01', to: '2700-12-31' } as const;

/** Highest version of a record that is read from a caller; no record is written so often. */
export const MAX_VERSION = 999_999_999;

/** The maximum listed emails of a sale, the latest ones. */
export const LISTED_MAILS = 50;

/** The maximum reorder level. */
export const MAX_REORDER_LEVEL = 1_000_000;
