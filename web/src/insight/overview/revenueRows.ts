import { unitsAlong } from '@taem/domain/insight/alongTime.ts';
import { hourInDay } from '@taem/domain/merchant/businessDay.ts';
import { figureInSatang } from '@taem/domain/money/figure.ts';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange, TimeUnit } from '@taem/domain/time/dayRange.ts';
import type { Language } from '../../app/language.ts';
import type { ChartRow } from '../charts/chartData.ts';
import { unitLabel, unitName } from '../period/dayNames.ts';
import type { RevenuePoint } from './useOverview.ts';

/** Returns the revenue of each unit by buyer, in satang, without units that have no sale. */
function byUnit(points: readonly RevenuePoint[]): Map<Day, { MEMBER: Satang; GUEST: Satang }> {
  const units = new Map<Day, { MEMBER: Satang; GUEST: Satang }>();
  for (const { time, value, customerType } of points) {
    const unit = units.get(time) ?? { MEMBER: 0 as Satang, GUEST: 0 as Satang };
    units.set(time, { ...unit, [customerType]: unit[customerType] + figureInSatang(value) });
  }
  return units;
}

interface HourRow {
  readonly hour?: number | null;
  readonly customerType?: 'MEMBER' | 'GUEST' | null;
  readonly totalRevenue?: number | null;
}

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** BI-04 Returns the revenue rows for each hour of a business day that begins at `endsAt`, from the first sale to the last. */
export function revenueByHour(rows: readonly HourRow[], endsAt: number): ChartRow[] {
  const sold = new Map<number, { MEMBER: Satang; GUEST: Satang }>();
  for (const { hour: onClock, customerType, totalRevenue } of rows) {
    if (onClock == null || !customerType) continue;
    const hour = hourInDay(onClock, endsAt);
    const own = sold.get(hour) ?? { MEMBER: 0 as Satang, GUEST: 0 as Satang };
    sold.set(hour, { ...own, [customerType]: own[customerType] + figureInSatang(totalRevenue ?? 0) });
  }
  const first = Math.min(...sold.keys());
  const count = sold.size === 0 ? 0 : Math.max(...sold.keys()) - first + 1;
  return Array.from({ length: count }, (_, at) => {
    const { MEMBER, GUEST } = sold.get(first + at) ?? { MEMBER: 0 as Satang, GUEST: 0 as Satang };
    const onClock = (first + at) % 24;
    const hour = twoDigits(onClock);
    const values = [MEMBER, GUEST, (MEMBER + GUEST) as Satang].map(toBaht);
    return { key: String(onClock), label: hour, name: `${hour}:00–${hour}:59`, values };
  });
}

/**
 * BI-04 Returns the revenue of members, walk-in and both for each unit of the range, without units before the first sale if
 * `isAll`.
 */
export function revenueRows(
  points: readonly RevenuePoint[],
  { range, by, isAll }: { readonly range: DayRange; readonly by: TimeUnit; readonly isAll: boolean },
  language: Language,
): ChartRow[] {
  const sold = byUnit(points);
  const first = isAll ? [...sold.keys()].sort()[0] : undefined;
  return unitsAlong(range, by)
    .filter((unit) => first === undefined || unit >= first)
    .map((unit) => {
      const { MEMBER, GUEST } = sold.get(unit) ?? { MEMBER: 0 as Satang, GUEST: 0 as Satang };
      const values = [MEMBER, GUEST, (MEMBER + GUEST) as Satang].map(toBaht);
      return { key: unit, label: unitLabel(unit, by, language), name: unitName(unit, by, language), values };
    });
}
