import { formatCount, formatMoney } from '../../money/formatNumber.ts';
import type { Satang } from '../../money/money.ts';
import type { Words } from '../../record/words.ts';
import { weekdayOf } from '../../time/writtenDay.ts';
import type { DayNote } from './dayNote.ts';

type Language = keyof Words;

/** Words a note in one sentence, without its day, which is displayed next to it. */
export function noteText(note: DayNote, language: Language): string {
  return language === 'th' ? inThai(note) : inEnglish(note);
}

function inThai(note: DayNote): string {
  const { kind, branchName, count, percent, revenue, usualRevenue, usualCount } = note;
  const names = named(note, 'th', ' และอื่น ๆ');
  switch (kind) {
    case 'HOLIDAY':
      return names;
    case 'CLOSED':
      return `${branchName} ไม่มีการขายเลย ขณะที่สาขาอื่นขาย`;
    case 'OFFER_STARTED':
      return `เริ่มใช้ข้อเสนอ ${names}`;
    case 'OFFER_ENDED':
      return `หยุดใช้ข้อเสนอ ${names}`;
    case 'PRICES':
      return `เปลี่ยนราคาสินค้า ${formatCount(count ?? 0)} รายการ: ${names}`;
    case 'VOIDS':
      return `ยกเลิก ${formatCount(count ?? 0)} บิล ปกติ ${formatCount(usualCount ?? 0)} บิล`;
    case 'UNUSUAL': {
      const weekday = weekdayOf(note.day, 'th', 'long');
      const quiet = note.quiet.map((each) => `${each.branchName} ไม่มีการขายหลัง ${each.after}`);
      if (percent === null) return `ขาย ${baht(revenue)} บาท ทั้งที่${weekday}ปกติไม่มีการขาย`;
      if (revenue === 0) return `ไม่มีการขายเลย ${weekday}ปกติขาย ${baht(usualRevenue)} บาท`;
      const way = percent < 0 ? 'ต่ำกว่า' : 'สูงกว่า';
      return [
        `${way}${weekday}ปกติ ${Math.abs(percent)}% (${baht(revenue)} จากปกติ ${baht(usualRevenue)} บาท)`,
        ...quiet,
      ].join('; ');
    }
  }
}

function inEnglish(note: DayNote): string {
  const { kind, branchName, count, percent, revenue, usualRevenue, usualCount } = note;
  const names = named(note, 'en', ' and others');
  switch (kind) {
    case 'HOLIDAY':
      return names;
    case 'CLOSED':
      return `${branchName} sold nothing while other branches sold`;
    case 'OFFER_STARTED':
      return `Offer started: ${names}`;
    case 'OFFER_ENDED':
      return `Offer ended: ${names}`;
    case 'PRICES':
      return `Price changed of ${formatCount(count ?? 0)} ${count === 1 ? 'product' : 'products'}: ${names}`;
    case 'VOIDS':
      return `${formatCount(count ?? 0)} sales voided, usually ${formatCount(usualCount ?? 0)}`;
    case 'UNUSUAL': {
      const weekday = weekdayOf(note.day, 'en', 'long');
      const quiet = note.quiet.map((each) => `${each.branchName} sold nothing after ${each.after}`);
      if (percent === null) return `${baht(revenue)} THB on a ${weekday}, which usually sells nothing`;
      if (revenue === 0) return `Nothing sold; a usual ${weekday} sells ${baht(usualRevenue)} THB`;
      const way = percent < 0 ? 'under' : 'over';
      return [
        `${Math.abs(percent)}% ${way} a usual ${weekday} (${baht(revenue)} against ${baht(usualRevenue)} THB)`,
        ...quiet,
      ].join('; ');
    }
  }
}

function named({ names, count }: DayNote, language: Language, more: string): string {
  const listed = names.map((each) => each[language]).join(', ');
  return count !== null && count > names.length ? listed + more : listed;
}

const baht = (satang: number | null): string => formatMoney((satang ?? 0) as Satang);
