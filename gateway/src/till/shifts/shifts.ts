import { shift } from '@taem/domain/till/shift.ts';
import { computed, json } from '../../resource/fields.ts';
import { recordResource } from '../../resource/recordResource.ts';

/** Shifts as they are looked into: what a closed one says was kept, an open one is added up. */
export const shifts = recordResource(shift, {
  fields: {
    opening_difference: computed('money', '(t.opening_cash - t.expected_opening)'),
    report: { ...json('report', { writable: false }), sql: 'coalesce(t.report, shift_report(t.realm_id, t.id))' },
  },
});
