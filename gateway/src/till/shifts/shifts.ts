import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { shift } from '@taem/domain/till/shift.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import type { Days } from '../../resource/days.ts';
import { computed, integer, joined, json } from '../../resource/fields.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { recordResource } from '../../resource/recordResource.ts';

/** The business day on which it was opened, so that a shift over midnight counts for the day on which it began. */
const BUSINESS_DATE = businessDateSql(
  't.opened_at at time zone (select b.time_zone from merchant_branches b where b.id = t.branch_id)',
);
/** The name that people use: its till and the number of its Z report, or X while it is open. */
const NAME = `((select l.code from tills l where l.id = t.till_id) || coalesce(' Z' || t.number, ' X'))`;
export const OPENING_DIFFERENCE = '(t.opening_cash - t.expected_opening)';

/** Shifts as a readable resource: figures of a closed shift were stored, those of an open one are calculated. */
export const shifts = recordResource(shift, {
  visibleRows: ownShifts,
  within: withinBusinessDays,
  fields: {
    number: { ...integer('number', { writable: false }), searched: 't.number::text' },
    'till.name': { ...joined('text', 'till', 'name'), searched: true },
    'till.code': { ...joined('text', 'till', 'code'), searched: true },
    name: computed('text', NAME),
    business_date: computed('date', BUSINESS_DATE),
    opened_by_name: computed('text', nameOfUser('t.opened_by_id')),
    closed_by_name: computed('text', nameOfUser('t.closed_by_id')),
    opening_difference: computed('money', OPENING_DIFFERENCE),
    is_different: computed('boolean', `(coalesce(t.difference, 0) <> 0 or coalesce(${OPENING_DIFFERENCE}, 0) <> 0)`),
    report: { ...json('report', { writable: false }), sql: 'coalesce(t.report, shift_report(t.realm_id, t.id))' },
  },
});

/**
 * Users who may not see the figures of shifts see the shifts that they closed, with the figures of the closing; and
 * shifts that they opened and another user closed, but only once the next shift is open: before that, the count of its
 * opening would not be blind.
 */
function ownShifts(session: GatewaySession): string | null {
  if (mayDo(session, PAGE.shift, 'Read')) return null;
  const next = 'select from shifts n where n.till_id = t.till_id and (n.number is null or n.number > t.number)';
  return `t.closed_at is not null
    and (t.closed_by_id = '${session.userId}'::uuid or t.opened_by_id = '${session.userId}'::uuid and exists (${next}))`;
}

function withinBusinessDays({ from, to }: Days, parameters: Parameters): string {
  const conditions = [
    ...(from ? [`${BUSINESS_DATE} >= ${parameters.add(from)}::date`] : []),
    ...(to ? [`${BUSINESS_DATE} <= ${parameters.add(to)}::date`] : []),
  ];
  return conditions.join(' and ') || 'true';
}
