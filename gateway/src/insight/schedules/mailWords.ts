import type { DayRange } from '@taem/domain/time/dayRange.ts';
import type { ScheduleRule } from './schedules.ts';

export type MailWords = ReturnType<typeof thai>;

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const dayIn = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, DAY).format(new Date(`${day}T00:00:00Z`));

const daysIn = (locale: string) => {
  const day = dayIn(locale);
  return ({ from, to }: DayRange) => (from === to ? day(from) : `${day(from)} - ${day(to)}`);
};

/** The words of a mail with figures, in the language of its schedule. */
export const mailWords = (locale: ScheduleRule['locale']): MailWords => (locale === 'en-US' ? english() : thai());

function thai() {
  return {
    day: dayIn('th-TH-u-ca-buddhist-nu-latn'),
    days: daysIn('th-TH-u-ca-buddhist-nu-latn'),
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
    file: 'ไฟล์แนบมีทุกแถวที่แดชบอร์ดถาม แยกแผ่นงานตามส่วน',
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
    day: dayIn('en-GB'),
    days: daysIn('en-GB'),
    compared: (days) => `Compared with ${days}`,
    upTo: (days, clock) => `${days} up to the same time, ${clock}`,
    notCompared: (days) => `Compared with ${days}: there are no figures of those days.`,
    about: 'About this file',
    baht: 'THB',
    alert: 'Alert',
    before: 'before',
    beforeHeading: 'Before',
    figure: 'Figure',
    value: 'Value',
    nothing: 'There are no rows in these days.',
    more: (count) => `and ${count} more in the file`,
    file: 'The file has all rows that the dashboard asks for, with a sheet for each part.',
    writtenBy: (name) => `Who set up this mail: ${name}`,
    open: 'Open the dashboard',
    unsubscribe: (name) => `Stop receiving "${name}"`,
    above: (value, threshold, crossed) => `${value} is ${crossed ? '' : 'not '}above ${threshold}`,
    below: (value, threshold, crossed) => `${value} is ${crossed ? '' : 'not '}below ${threshold}`,
    unusual: (value, usual) => `yesterday's ${value} is far from the usual ${usual}`,
    asUsual: (value) => `yesterday's ${value} is as usual`,
    fault: (code) => {
      if (code === 'PERMISSION') return 'You may not see this part.';
      if (code === 'NOT_ASKED') return 'The dashboard asks for this part no more.';
      return 'This part could not be read. Open the dashboard to see it.';
    },
  };
}
