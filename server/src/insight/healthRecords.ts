import { count, day, enumOf, number, optionalText, text, valueAt } from '../gateway/fields.ts';
import { nested, recordType } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { HealthCheck, HealthCheckMonth, PeakDay, TopByQuantity, TopByRevenue } from '../generated/schema.ts';

const MONTH = /^\d{4}-\d\d$/;

export const healthRecords = [
  recordType<HealthCheck>('HealthCheck', null, {
    month: valueAt('month', (month) => (typeof month === 'string' && MONTH.test(month) ? `${month}-01` : undefined)),
    revenueChangePercent: number('revenue_change_percent'),
    current: nested<HealthCheckMonth>('HealthCheckMonth', 'current'),
    previous: nested<HealthCheckMonth>('HealthCheckMonth', 'previous'),
  }),
  recordType<HealthCheckMonth>('HealthCheckMonth', null, {
    from: day('from'),
    to: day('to'),
    until: optionalText('until'),
    totalRevenue: number('total_revenue'),
    totalTransactions: count('total_transaction'),
    topChannel: nested<TopByRevenue>('TopByRevenue', 'top_channel'),
    memberShare: number('member_share'),
    guestShare: number('guest_share'),
    newMembers: count('new_members'),
    topProduct: nested<TopByRevenue>('TopByRevenue', 'top_product'),
    averageBasket: number('average_basket'),
    topCategory: nested<TopByRevenue>('TopByRevenue', 'top_category'),
    highDemandProduct: nested<TopByQuantity>('TopByQuantity', 'high_demand_product'),
    peakDay: nested<PeakDay>('PeakDay', 'peak_day'),
  }),
  recordType<TopByRevenue>('TopByRevenue', null, {
    id: text('id'),
    name: text('name'),
    totalRevenue: number('total_revenue'),
    share: number('share'),
  }),
  recordType<TopByQuantity>('TopByQuantity', null, {
    id: text('id'),
    name: text('name'),
    totalQuantity: count('total_qty'),
  }),
  recordType<PeakDay>('PeakDay', null, {
    weekday: enumOf('weekday', wireEnums.Weekday),
    totalQuantity: count('total_qty'),
  }),
];
