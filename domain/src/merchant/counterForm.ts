import { z } from 'zod';
import { choiceOf } from '../form/choiceField.ts';
import type { Choice } from '../reading/choice.ts';
import type {
  CashRounding,
  CounterSetting,
  ReceiptAfterSale,
  ReturnPoints,
  SaleShift,
  SaleStart,
  TillIdle,
  TransferProof,
} from './counterSetting.ts';
import { SCALE_PREFIXES } from './scaleLabel.ts';

const PREFIXES = SCALE_PREFIXES.map((value) => ({
  value,
  words: value === 'NONE' ? { th: 'ไม่มี', en: 'None' } : { th: value, en: value },
}));

/** The choices of each setting, with their labels. */
export const COUNTER_CHOICES = {
  saleStart: [
    {
      value: 'GOODS',
      words: { th: 'สินค้า (ลูกค้าทั่วไปจนกว่าจะระบุ)', en: 'The products, for a walk-in until a customer is named' },
    },
    { value: 'CUSTOMER', words: { th: 'ถามก่อนว่าใครซื้อ', en: 'Asking who buys, and the details of a walk-in' } },
  ],
  transferProof: [
    { value: 'OPTIONAL', words: { th: 'ไม่บังคับ', en: 'Optional' } },
    { value: 'REQUIRED', words: { th: 'บังคับทุกครั้ง', en: 'Required' } },
  ],
  receiptAfterSale: [
    { value: 'ASK', words: { th: 'มีปุ่มพิมพ์ให้กด', en: 'A button prints it' } },
    { value: 'PRINT', words: { th: 'พิมพ์ทันที', en: 'Printed at once' } },
    { value: 'NONE', words: { th: 'ไม่พิมพ์', en: 'None' } },
  ],
  weightLabels: PREFIXES,
  priceLabels: PREFIXES,
  returnPoints: [
    { value: 'REFUSE', words: { th: 'ไม่ให้คืน', en: 'The return is refused' } },
    { value: 'DEDUCT', words: { th: 'หักเป็นเงินจากยอดคืน', en: 'Their worth is kept back' } },
  ],
  saleShift: [
    { value: 'OPTIONAL', words: { th: 'ขายได้แม้ไม่ได้เปิดกะ', en: 'Also without an open shift' } },
    { value: 'REQUIRED', words: { th: 'ต้องเปิดกะก่อน', en: 'Only with an open shift' } },
  ],
  tillIdle: [
    { value: 'MINUTES_15', words: { th: '15 นาที', en: '15 minutes' } },
    { value: 'MINUTES_60', words: { th: '1 ชั่วโมง', en: '1 hour' } },
    { value: 'MINUTES_240', words: { th: '4 ชั่วโมง', en: '4 hours' } },
  ],
  cashRounding: [
    { value: 'NONE', words: { th: 'ไม่ปัดเศษ', en: 'Not rounded' } },
    { value: 'DOWN_25', words: { th: 'ปัดลง ทุก 0.25 บาท', en: 'Down to 0.25 THB' } },
    { value: 'DOWN_50', words: { th: 'ปัดลง ทุก 0.50 บาท', en: 'Down to 0.50 THB' } },
    { value: 'DOWN_100', words: { th: 'ปัดลง เป็นบาทถ้วน', en: 'Down to the baht' } },
    { value: 'NEAREST_25', words: { th: 'ปัดใกล้ที่สุด ทุก 0.25 บาท', en: 'To the nearest 0.25 THB' } },
    { value: 'NEAREST_50', words: { th: 'ปัดใกล้ที่สุด ทุก 0.50 บาท', en: 'To the nearest 0.50 THB' } },
    { value: 'NEAREST_100', words: { th: 'ปัดใกล้ที่สุด เป็นบาทถ้วน', en: 'To the nearest baht' } },
  ],
} as const satisfies { [Name in keyof CounterSetting]: readonly Choice<CounterSetting[Name]>[] };

/** The steps of a sale; absent fields stay unchanged. */
export const counterForm = z.object({
  saleStart: choiceOf<SaleStart>(COUNTER_CHOICES.saleStart),
  transferProof: choiceOf<TransferProof>(COUNTER_CHOICES.transferProof),
  receiptAfterSale: choiceOf<ReceiptAfterSale>(COUNTER_CHOICES.receiptAfterSale),
  weightLabels: choiceOf<string>(COUNTER_CHOICES.weightLabels),
  priceLabels: choiceOf<string>(COUNTER_CHOICES.priceLabels),
  returnPoints: choiceOf<ReturnPoints>(COUNTER_CHOICES.returnPoints),
  saleShift: choiceOf<SaleShift>(COUNTER_CHOICES.saleShift),
  tillIdle: choiceOf<TillIdle>(COUNTER_CHOICES.tillIdle),
  cashRounding: choiceOf<CashRounding>(COUNTER_CHOICES.cashRounding),
});
