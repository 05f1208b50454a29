import { z } from 'zod';
import { choiceOf } from '../form/choiceField.ts';
import { FORM_MESSAGES, lengthMessage } from '../form/messages.ts';
import { optionalNumber } from '../form/numberField.ts';
import { VAT_PERCENT } from '../limits.ts';
import { readTaxId, WRONG_TAX_ID } from '../person/taxId.ts';
import type { Choice } from '../reading/choice.ts';
import { emailIn } from '../reading/email.ts';
import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';
import { isDay } from '../time/calendar.ts';
import type { TaxAddress } from './addressParts.ts';
import { isPostcode, MAX_ADDRESS_PART, WRONG_POSTCODE } from './registeredAddress.ts';
import { isStampedSubject, MAX_STAMPED_SUBJECT, STAMPED_SUBJECT, WRONG_STAMPED_SUBJECT } from './stampedSubject.ts';
import type { VatRates } from './vatRates.ts';

/** How a shop is taxed: not registered for VAT, with VAT in its prices (docs/adr/0148), or with VAT added to them (docs/adr/0174). */
export type TaxMode = 'NONE' | 'INCLUDED' | 'ADDED';

/** The texts on a shop's papers, and the rules of its tax documents. */
export interface TaxSetting extends VatRates, TaxAddress {
  taxMode: TaxMode;
  /** As registered; empty for the name of the shop. */
  taxName: string;
  /** 13 digits; empty for none. */
  taxId: string;
  /** As registered; empty for the address of the branch. */
  taxAddress: string;
  /** Lines above the goods on a receipt, and below them instead of the usual thanks. */
  receiptHead: string;
  receiptFoot: string;
  /** For how many days after a sale its customer may request the full tax invoice on the receipt page; 0 for never. */
  taxRequestDays: number;
  /** The address for replies to mailed papers; empty for the sender of the installation. */
  mailReplyTo: string;
  /** The address to which mailed full tax invoices and their notes are copied for the time stamp; empty for no copy. */
  taxMailCopy: string;
  /** The subject of those mails, a template for `stampedSubject`. */
  taxMailSubject: string;
  /** The address of the logo; null without one. It is set by an upload. */
  logoUrl: string | null;
}

/** A shop without tax documents: receipts are as in the requirements (DISC-20, OP-15). */
export const NO_TAX: TaxSetting = {
  taxMode: 'NONE',
  vatPercent: VAT_PERCENT,
  vatFrom: '1992-01-01',
  vatPercentBefore: VAT_PERCENT,
  taxName: '',
  taxId: '',
  taxAddress: '',
  ...{ taxHouseNo: '', taxBuilding: '', taxMoo: '', taxSoi: '', taxRoad: '', taxSubDistrictId: '', taxPostcode: '' },
  receiptHead: '',
  receiptFoot: '',
  taxRequestDays: 0,
  mailReplyTo: '',
  taxMailCopy: '',
  taxMailSubject: STAMPED_SUBJECT,
  logoUrl: null,
};

export const TAX_MODES = [
  { value: 'NONE', words: { th: 'ไม่ออกใบกำกับภาษี', en: 'No tax invoices' } },
  {
    value: 'INCLUDED',
    words: {
      th: 'ราคารวม VAT แล้ว ทุกบิลเป็นใบกำกับภาษีอย่างย่อ',
      en: 'Prices include VAT; every sale is an abbreviated tax invoice',
    },
  },
  {
    value: 'ADDED',
    words: {
      th: 'ราคายังไม่รวม VAT บวก VAT เพิ่มท้ายบิล ทุกบิลเป็นใบกำกับภาษีอย่างย่อ',
      en: 'Prices exclude VAT, which is added to the bill; every sale is an abbreviated tax invoice',
    },
  },
] as const satisfies readonly Choice<TaxMode>[];

export const MAX_VAT_PERCENT = 30;
export const MAX_PAPER_TEXT = 500;
export const MAX_TAX_REQUEST_DAYS = 180;

const written = (text: string): string => valueOr(readText(text, { lines: true }), text) ?? '';
/** null leaves the text unchanged; an empty one removes it. */
const paperText = (max: number) =>
  z
    .string()
    .overwrite(written)
    .max(max, lengthMessage(max))
    .nullish()
    .transform((text) => text ?? null);
const addressPart = z
  .string()
  .overwrite((text) => valueOr(readText(text), text) ?? '')
  .max(MAX_ADDRESS_PART, lengthMessage(MAX_ADDRESS_PART))
  .nullish()
  .transform((text) => text ?? null);
const mailAddress = z
  .string()
  .nullish()
  .transform((typed) => (typed == null ? null : (emailIn(typed) ?? typed.trim())))
  .refine((address) => !address || emailIn(address) !== null, FORM_MESSAGES.emailNotValid);
const percent = optionalNumber({ decimals: 0, max: MAX_VAT_PERCENT });

/** Absent fields stay unchanged; texts may be cleared. */
export const taxForm = z.object({
  taxMode: choiceOf<TaxMode>(TAX_MODES),
  vatPercent: percent,
  vatFrom: z
    .string()
    .nullish()
    .transform((day) => day || null)
    .refine((day) => day === null || isDay(day), 'must be a day'),
  vatPercentBefore: percent,
  taxName: paperText(200),
  taxId: z
    .string()
    .nullish()
    .transform((typed) => (typed == null ? null : (readTaxId(typed) ?? typed.trim())))
    .refine((taxId) => !taxId || readTaxId(taxId) !== null, WRONG_TAX_ID),
  taxAddress: paperText(MAX_PAPER_TEXT),
  taxHouseNo: addressPart,
  taxBuilding: addressPart,
  taxMoo: addressPart,
  taxSoi: addressPart,
  taxRoad: addressPart,
  taxSubDistrictId: addressPart,
  taxPostcode: addressPart.refine((code) => !code || isPostcode(code), WRONG_POSTCODE),
  receiptHead: paperText(MAX_PAPER_TEXT),
  receiptFoot: paperText(MAX_PAPER_TEXT),
  taxRequestDays: optionalNumber({ decimals: 0, max: MAX_TAX_REQUEST_DAYS }),
  mailReplyTo: mailAddress,
  taxMailCopy: mailAddress,
  /** An empty subject restores the usual one. */
  taxMailSubject: z
    .string()
    .overwrite((text) => valueOr(readText(text), text) ?? '')
    .max(MAX_STAMPED_SUBJECT, lengthMessage(MAX_STAMPED_SUBJECT))
    .nullish()
    .transform((text) => (text == null ? null : text || STAMPED_SUBJECT))
    .refine((text) => text === null || isStampedSubject(text), WRONG_STAMPED_SUBJECT),
});
