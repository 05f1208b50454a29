import type { Words } from '../../record/words.ts';

/** The columns of the points liability by branch and tier, by the gateway's names, on the screen and in its file. */
export const POINTS_LIABILITY_COLUMNS = {
  'branch.name': { th: 'สาขาที่สมัคร', en: 'Branch of registration' },
  'tier.name': { th: 'ระดับสมาชิก', en: 'Tier' },
  total_member: { th: 'สมาชิกที่มีแต้ม', en: 'Members with points' },
  points: { th: 'แต้มคงค้าง', en: 'Points liability' },
  value: { th: 'มูลค่า (บาท)', en: 'Value (THB)' },
  idle_points: { th: 'ไม่เคลื่อนไหว 12 เดือน', en: 'Idle for 12 months' },
  earned: { th: 'ได้รับใน 12 เดือน', en: 'Earned in 12 months' },
  claimed: { th: 'รับจากใบเสร็จใน 12 เดือน', en: 'Claimed in 12 months' },
  spent: { th: 'ใช้ใน 12 เดือน', en: 'Used in 12 months' },
  voided: { th: 'คืนหรือยกเลิกใน 12 เดือน', en: 'Returns and voids in 12 months' },
  adjusted: { th: 'ปรับแต้มใน 12 เดือน', en: 'Adjusted in 12 months' },
  merged: { th: 'รวมบัญชีใน 12 เดือน', en: 'Merged in 12 months' },
  brought: { th: 'ยกมาใน 12 เดือน', en: 'Brought forward in 12 months' },
} as const satisfies Readonly<Record<string, Words>>;

interface Moved {
  readonly points: number;
  readonly idlePoints: number;
  readonly earned: number;
  readonly claimed: number;
  /** 0 or below. */
  readonly spent: number;
  /** 0 or below, unless a void gives points back. */
  readonly voided: number;
}

/**
 * Calculates the basis for an estimate of points that will never be used, in percent with one decimal; null if the
 * divisor is 0.
 */
export function breakageFigures(rows: readonly Moved[]): {
  /**
   * The share of the points earned and claimed in the twelve months, less those taken back by returns and voids, that
   * were used in the same months.
   */
  readonly usedShare: number | null;
  /** The share of the liability that belongs to members whose points have not moved for twelve months. */
  readonly idleShare: number | null;
} {
  const sum = (name: keyof Moved) => rows.reduce((total, row) => total + row[name], 0);
  return {
    usedShare: percent(-sum('spent'), sum('earned') + sum('claimed') + sum('voided')),
    idleShare: percent(sum('idlePoints'), sum('points')),
  };
}

const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 1000) / whole) / 10 : null;
