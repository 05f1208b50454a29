import { groupOf } from '../../questions/questions.ts';
import { type Book, groups, rounded, sum } from '../Book.ts';
import { daysBetween, daysText, plusDays } from '../days.ts';
import type { Line } from '../match.ts';
import { filed, filedRows, inFile, summed } from '../Report.ts';
import { type Look, windowLine } from '../windowLine.ts';
import type { Window } from '../windows.ts';
import { count, money } from '../written.ts';
import type { FigurePage } from './FigurePage.ts';

const GROUPS = ['LOYAL', 'ACTIVE', 'NEW', 'COOLING', 'AT_RISK', 'LOST', 'NEVER'];
/** Figures in the description of each group. */
const ABOUT: Record<string, string[]> = {
  LOYAL: ['30', '5'],
  ACTIVE: ['30', '2', '4'],
  NEW: ['30'],
  COOLING: ['31', '90'],
  AT_RISK: ['91', '180'],
  LOST: ['180'],
};
const DAYS_BEFORE = 30;

/** Returns the window for the groups at the end of a day. */
export function dayWindow(on: string, today: string): Window {
  const days = { from: on, to: on };
  return {
    name: `on ${on}`,
    address: on === today ? '' : `on=${on}`,
    days,
    before: null,
    chart: { days, unit: 'DAY' },
  };
}

/** Assigns every member to one group, by how recently and how often they bought. */
export function buyers(book: Book, look: Look): FigurePage {
  const { window, language, branch } = look;
  const on = window.days.to;
  const before = plusDays(on, -DAYS_BEFORE);
  const [now, then] = [membersOn(book, on, branch), membersOn(book, before, branch)];
  const rows = GROUPS.map((group) => {
    const own = now.get(group) ?? [];
    return {
      group,
      members: own.length,
      change: own.length - (then.get(group)?.length ?? 0),
      sales: sum(own.map(({ sales }) => sales)),
      revenue: sum(own.map(({ revenue }) => revenue)),
    };
  });
  const all = sum(rows.map(({ members }) => members));
  const share = (members: number) => rounded(10_000 * members, all);
  const lines = rows.flatMap(({ group, members, change, sales, revenue }): Line[] => [
    ...(ABOUT[group] ? [[{ figures: ABOUT[group] }]] : []),
    [
      count(members),
      `${money(share(members))}%`,
      change > 0 ? `+${count(change)}` : count(change),
      count(sales),
      money(revenue),
    ],
  ]);
  const heading: Line = [[], [], [], [String(DAYS_BEFORE)], [], []].map((figures) => ({ figures }));
  const total: Line = [
    language === 'th' ? 'รวม' : 'Total',
    count(all),
    '',
    '',
    count(sum(rows.map(({ sales }) => sales))),
  ];
  return {
    expected: [
      windowLine(look, false),
      { name: language === 'th' ? 'กลุ่มผู้ซื้อ' : 'Groups of buyers', lines: all === 0 ? [] : [heading, ...lines, total] },
    ],
    sentences: [daysText({ from: before, to: before }, language).match(/\d+/g) ?? []],
    file: {
      title: { th: 'กลุ่มผู้ซื้อ', en: 'Groups of buyers' },
      hasFilters: false,
      rows: filedRows(
        rows.map(({ group, members, sales, revenue }) => [
          inFile(group),
          summed(members),
          filed(share(members) / 100),
          summed(sales),
          summed(revenue / 100),
        ]),
      ),
    },
  };
}

interface Bought {
  readonly sales: number;
  readonly revenue: number;
}

/** Returns members who were registered on a day, or had bought by then, in the groups of that day. */
function membersOn(book: Book, on: string, branch: number | null): Map<string, Bought[]> {
  const sold = book.sold({ from: '1900-01-01', to: on, branch: null }).filter(({ isGuest }) => !isGuest);
  const bought = groups(sold, ({ basket }) => basket.member);
  const found = new Map<string, Bought[]>();
  for (const { member, joined } of book.registered(branch)) {
    const own = (member !== null && bought.get(member)) || [];
    if (own.length === 0 && joined > on) continue;
    const last = own
      .map(({ basket }) => basket.date)
      .sort()
      .at(-1);
    const group = last === undefined ? 'NEVER' : groupOf(own.length, daysBetween(last, on));
    const figures = { sales: own.length, revenue: sum(own.map(({ revenue }) => revenue)) };
    found.set(group, [...(found.get(group) ?? []), figures]);
  }
  return found;
}
