import type { Satang } from '../money/money.ts';

/** PAY-18 Products the sales screen asks for at once. */
export const SALES_PRODUCT_PAGE_SIZE = 200;
/** PAY-19 Categories the sales screen asks for at once. */
export const CATEGORY_PAGE_SIZE = 1000;
/** PAY-03 Members per page where a sale is started. */
export const PAYMENT_MEMBER_PAGE_SIZE = 20;
/** PAY-09 Characters of a category name that fit its chip. */
export const CHIP_LABEL_LENGTH = 10;
/** PAY-32 Most pieces the product dialog adds at once. */
export const PRODUCT_DIALOG_MAX_QTY = 100;
/** Most pieces of one line of a bill. */
export const MAX_LINE_QTY = 9999;
/** Most lines of one bill. */
export const MAX_LINES = 500;
/**
 * Highest unit price and delivery cost, 9,999,999.99 THB: with MAX_LINE_QTY and MAX_LINES every sum of a bill stays
 * below 2^53 satang, so that pricing cannot overflow.
 */
export const MAX_UNIT_PRICE = 999_999_999 as Satang;
/** Most points a bill can earn or spend; the ledger counts them in 32 bits. */
export const MAX_POINTS = 2_147_483_647;
/** Most tenders of one bill. */
export const MAX_CHANNELS = 20;
/** Most tags of one walk-in guest, and the length of one with its `#`. */
export const MAX_GUEST_HASHTAGS = 20;
export const MAX_HASHTAG_LENGTH = 50;
/** Longest remark on a sale. */
export const MAX_REMARK_LENGTH = 200;
/** Longest name or description copied onto a bill. */
export const MAX_NAME_LENGTH = 500;
/** CHAN-10 Largest picture, in bytes; exactly this many pass (OP-53). */
export const MAX_IMAGE_BYTES = 10_000_000;
/** CHAN-10 Kinds of picture a transfer slip may be. */
export const RECEIPT_IMAGE_EXTENSIONS = ['jpg', 'gif', 'jpeg', 'png'] as const;
/** HOME-13 The one currency. */
export const CURRENCY = 'THB';
/** DISC-20 VAT in percent. */
export const VAT_PERCENT = 7;
/** CHAN-11 Bank and card type that stand in when none is chosen. */
export const OTHER_INSTITUTE_NAME = 'Other';
/** DISC-26 References of the rows that are no products. */
export const PRIVILEGE_REF = 'PRIV001';
export const OFFER_REF = 'OFFER001';
export const POINTS_REF = 'TIER001';
/** PAY-22 Reference of a line whose product was recommended. */
export const RECOMMENDED_REF = 'AI';
