import { daysText, type Language } from './days.ts';
import type { Expected } from './match.ts';
import type { Window } from './windows.ts';

/** The days, the language and the branch in which a page is opened. */
export interface Look {
  readonly window: Window;
  readonly language: Language;
  /** Index of the branch; null for all branches. */
  readonly branch: number | null;
  readonly branchName: string | null;
  readonly today: string;
}

/** Returns the expected line with the days of the figures. */
export function windowLine({ window, language, branchName, today }: Look, compares: boolean): Expected {
  const isThai = language === 'th';
  const { days, before } = window;
  const said = daysText(days, language);
  const running = isThai ? `${said} (ถึงตอนนี้)` : `${said} (so far)`;
  const beside = before
    ? `${isThai ? 'เทียบกับ' : 'compared with'} ${daysText(before, language)}`
    : isThai
      ? 'ไม่มีช่วงก่อนหน้าให้เทียบ'
      : 'no earlier period to compare with';
  const parts = [
    days.to >= today ? running : said,
    ...(compares ? [beside] : []),
    branchName ?? (isThai ? 'ทุกสาขา' : 'All branches'),
    isThai ? 'เวลาประเทศไทย' : 'Thailand time',
  ];
  return { name: 'window', lines: [[parts.join(' · ')]] };
}
