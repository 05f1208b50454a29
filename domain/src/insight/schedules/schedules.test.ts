import { describe, expect, it } from 'vitest';
import { thaiMessage } from '../../form/thaiMessages.ts';
import { addDays } from '../../time/calendar.ts';
import type { LaidOutPart } from '../dashboards/layOut.ts';
import { type DueRule, lastDue, nextDue, type WallHour } from './dueHours.ts';
import { daysToJudge, judgeAlert } from './judgeAlert.ts';
import { scheduleBody } from './scheduleBody.ts';
import { TOO_MANY_ACTIVE, TOO_MANY_SCHEDULES } from './scheduleLimits.ts';
import { withoutLinks } from './withoutLinks.ts';

const daily: DueRule = { rhythm: 'DAILY', weekdays: [], day_of_month: null, hour: 8 };
const said = ({ day, hour }: WallHour) => `${day} ${hour}`;

describe('a schedule is due', () => {
  it.each<[what: string, rule: Partial<DueRule>, now: WallHour, last: string, next: string]>([
    ['daily, before its hour', {}, { day: '2026-03-10', hour: 7 }, '2026-03-09 8', '2026-03-10 8'],
    ['daily, at its hour', {}, { day: '2026-03-10', hour: 8 }, '2026-03-10 8', '2026-03-11 8'],
    ['hourly, over midnight', { rhythm: 'HOURLY' }, { day: '2026-12-31', hour: 23 }, '2026-12-31 23', '2027-01-01 0'],
    // The 10th is a Tuesday.
    [
      'on Mondays and Fridays',
      { rhythm: 'WEEKLY', weekdays: [2, 6] },
      { day: '2026-03-10', hour: 9 },
      '2026-03-09 8',
      '2026-03-13 8',
    ],
    [
      'on the 31st',
      { rhythm: 'MONTHLY', day_of_month: 31 },
      { day: '2026-03-10', hour: 9 },
      '2026-02-28 8',
      '2026-03-31 8',
    ],
    [
      'on the 30th, in a February',
      { rhythm: 'MONTHLY', day_of_month: 30 },
      { day: '2028-02-10', hour: 9 },
      '2028-01-30 8',
      '2028-02-29 8',
    ],
  ])('%s', (_, rule, now, last, next) => {
    expect(said(lastDue({ ...daily, ...rule }, now))).toBe(last);
    expect(said(nextDue({ ...daily, ...rule }, now))).toBe(next);
  });
});

const column = (key: string, isTime: boolean) =>
  ({
    key,
    isKey: isTime,
    kind: 'money',
    name: null,
    figure: { key, isTime },
  }) as LaidOutPart['columns'][number];
const part = (changes: Partial<LaidOutPart>) =>
  ({ head: [], columns: [], rows: [], fault: null, ...changes }) as LaidOutPart;
const total = (value: number | null) => part({ head: [{ column: column('total', false), value, before: null }] });

describe('an alert', () => {
  it.each([
    ['ABOVE', 100, 100.01, true],
    ['ABOVE', 100, 100, false],
    ['BELOW', 100, 99.99, true],
    ['BELOW', 100, 100, false],
  ] as const)('%s %d is crossed by %d: %s', (condition, threshold, value, isCrossed) => {
    const alert = { path: 'statistics.totalRevenue', figure: 'total', condition, threshold };
    expect(judgeAlert(alert, total(value), '2026-03-10')).toEqual({ isCrossed, value, usual: null, kind: 'money' });
  });

  it('of a figure that is not there, failed or is withheld says nothing', () => {
    const alert = { path: 'a', figure: 'total', condition: 'BELOW', threshold: 5 } as const;
    const notJudged = { isCrossed: false, value: null, usual: null, kind: 'number' };
    expect(judgeAlert(alert, total(null), '2026-03-10')).toEqual(notJudged);
    expect(judgeAlert({ ...alert, figure: 'other' }, total(1), '2026-03-10')).toEqual(notJudged);
    const fault = { code: 'FAILED', reason: 'PERMISSION', message: 'No.' } as const;
    expect(judgeAlert(alert, part({ fault }), '2026-03-10')).toEqual(notJudged);
  });

  it('of the unusual looks at the last day that is over, by the rule of the notes on days', () => {
    const today = '2026-03-10';
    const { from, to } = daysToJudge(today);
    const days: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
    const judge = (value: number) =>
      judgeAlert(
        { path: 'a', figure: 'value', condition: 'UNUSUAL', threshold: null },
        part({
          columns: [column('time', true), column('value', false)],
          rows: days.map((day, at) => [day, day === to ? value : 1000 + (at % 5)]),
        }),
        today,
      );
    expect(judge(380)).toMatchObject({ isCrossed: true, value: 380 });
    expect(judge(1002)).toMatchObject({ isCrossed: false });
  });
});

describe('what is saved of a schedule', () => {
  const body = {
    ...{ name: 'เช้า', rhythm: 'DAILY', weekdays: [], day_of_month: null, hour: 8, locale: 'th-TH', range: 'YESTERDAY' },
    ...{ by: null, compare: null, branch_id: null, is_active: true, alert: null },
    recipient_ids: ['00000000-0000-4000-8000-000000000000'],
  };
  it.each([
    ['a weekly one without a day', { rhythm: 'WEEKLY' }, 'weekdays'],
    ['a monthly one without a day', { rhythm: 'MONTHLY' }, 'day_of_month'],
    ['one for nobody', { recipient_ids: [] }, 'recipient_ids'],
    ['an hour that no clock has', { hour: 24 }, 'hour'],
    [
      'a threshold that is none',
      { alert: { path: 'a', figure: '', condition: 'ABOVE', threshold: null } },
      'alert.threshold',
    ],
  ])('%s is refused', (_, changes, path) => {
    expect(scheduleBody.safeParse(body).success).toBe(true);
    expect(scheduleBody.safeParse({ ...body, ...changes }).error?.issues.map((issue) => issue.path.join('.'))).toEqual([
      path,
    ]);
  });
});

it.each([TOO_MANY_SCHEDULES, TOO_MANY_ACTIVE])('a limit of schedules is said in Thai: %s', (message) => {
  expect(thaiMessage(message)).toMatch(/[ก-๙]/);
});

it.each([
  ['https://evil.example/login', 'https: //evil. example/login'],
  ['ดูที่ www.evil.co.th', 'ดูที่ www. evil. co. th'],
  ['owner@evil.example', 'owner@evil. example'],
  ['ร้าน.ไทย', 'ร้าน. ไทย'],
  ['evil。example', 'evil。 example'],
  ['xn--a.xn--b', 'xn--a. xn--b'],
  ['HTTP://10.0.0.1/a', 'HTTP: //10.0.0.1/a'],
  ['a\r\n\thttps://b.cd', 'a https: //b. cd'],
  ['ยอด ก.ค. 1.5 เท่า, 08:00 น.', 'ยอด ก.ค. 1.5 เท่า, 08:00 น.'],
  ['Sales. Every day: all', 'Sales. Every day: all'],
])('a name in a mail has nothing to press: %j', (name, written) => {
  expect(withoutLinks(name)).toBe(written);
});
