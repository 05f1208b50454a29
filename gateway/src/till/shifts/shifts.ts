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

/** That on which it was opened, so that a night over midnight is of the day that it began on. */
const BUSINESS_DATE = businessDateSql(
  't.opened_at at time zone (select b.time_zone from merchant_branches b where b.id = t.branch_id)',
);
/** As people call it: its till and the number of its Z report, or X while it is open. */
const NAME = `((select l.code from tills l where l.id = t.till_id) || coalesce(' Z' || t.number, ' X'))`;
export const OPENING_DIFFERENCE = '(t.opening_cash - t.expected_opening)';

/** Shifts as they are looked into: what a closed one says was kept, an open one is added up. */
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
 * Who may not see what shifts come to sees those that they closed, as they saw them at the closing; and those that they opened
 * and another user closed, once the next one is open: before that the count of its opening would not be blind.
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
