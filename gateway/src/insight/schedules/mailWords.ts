import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { writtenDay, writtenDays } from '@taem/domain/time/writtenDay.ts';
import type { ScheduleRule } from './schedules.ts';

export type MailWords = ReturnType<typeof thai>;

/** Returns the texts of a mail with figures, in the language of its schedule. */
export const mailWords = (locale: ScheduleRule['locale']): MailWords => (locale === 'en-US' ? english() : thai());

function thai() {
  return {
    day: (day: Day) => writtenDay(day, 'th'),
    days: (days: DayRange) => writtenDays(days, 'th'),
    compared: (days: string) => `เทียบกับ ${days}`,
    upTo: (days: string, clock: string) => `${days} ถึง ${clock} น. เท่ากัน`,
    notCompared: (days: string) => `เทียบกับ ${days}: ไม่มีตัวเลขของช่วงนั้น`,
    about: 'เกี่ยวกับไฟล์นี้',
    baht: 'บาท',
    alert: 'แจ้งเตือน',
    before: 'ช่วงที่เทียบ',
    beforeHeading: 'ช่วงที่เทียบ',
    figure: 'ตัวเลข',
    value: 'ค่า',
    nothing: 'ไม่มีรายการในช่วงนี้',
    more: (count: number) => `และอีก ${count} รายการในไฟล์แนบ`,
    file: 'ไฟล์แนบมีทุกแถวที่แดชบอร์ดถาม แยกชีตตามส่วน',
    writtenBy: (name: string) => `ผู้ตั้งการส่งนี้: ${name}`,
    open: 'เปิดแดชบอร์ด',
    unsubscribe: (name: string) => `เลิกรับ "${name}"`,
    above: (value: string, threshold: string, crossed: boolean) =>
      crossed ? `${value} สูงกว่า ${threshold}` : `${value} ยังไม่สูงกว่า ${threshold}`,
    below: (value: string, threshold: string, crossed: boolean) =>
      crossed ? `${value} ต่ำกว่า ${threshold}` : `${value} ยังไม่ต่ำกว่า ${threshold}`,
    unusual: (value: string, usual: string) => `เมื่อวาน ${value} ผิดไปจากปกติ ${usual}`,
    asUsual: (value: string) => `เมื่อวาน ${value} เป็นปกติ`,
    fault: (code: string): string => {
      if (code === 'PERMISSION') return 'คุณไม่มีสิทธิ์ดูส่วนนี้';
      return code === 'NOT_ASKED' ? 'แดชบอร์ดไม่ได้ถามส่วนนี้แล้ว' : 'อ่านส่วนนี้ไม่สำเร็จ เปิดแดชบอร์ดเพื่อดูอีกครั้ง';
    },
  };
}

function english(): MailWords {
  return {
    day: (day) => writtenDay(day, 'en'),
    days: (days) => writtenDays(days, 'en'),
    compared: (days) => `Compared with ${days}`,
    upTo: (days, clock) => `${days} up to the same time, ${clock}`,
    notCompared: (days) => `Compared with ${days}: there are no figures for those days.`,
    about: 'About this file',
    baht: 'THB',
    alert: 'Alert',
    before: 'before',
    beforeHeading: 'Before',
    figure: 'Figure',
    value: 'Value',
    nothing: 'There are no rows in this period.',
    more: (count) => `and ${count} more in the file`,
    file: 'The file has every row of the dashboard, with a sheet for each part.',
    writtenBy: (name) => `Set up by ${name}`,
    open: 'Open the dashboard',
    unsubscribe: (name) => `Stop receiving "${name}"`,
    above: (value, threshold, crossed) => `${value} is ${crossed ? '' : 'not '}above ${threshold}`,
    below: (value, threshold, crossed) => `${value} is ${crossed ? '' : 'not '}below ${threshold}`,
    unusual: (value, usual) => `yesterday's ${value} is far from the usual ${usual}`,
    asUsual: (value) => `yesterday's ${value} is as usual`,
    fault: (code) => {
      if (code === 'PERMISSION') return 'You do not have the right to see this part.';
      if (code === 'NOT_ASKED') return 'The dashboard no longer requests this part.';
      return 'This part could not be read. Open the dashboard to see it.';
    },
  };
}
