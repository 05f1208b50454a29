import type { Field } from '../resource/defineResource.ts';
import { computed, id } from '../resource/fields.ts';

const addon = (field: Field): Field => ({ ...field, addon: true });
const TILL = (column: string) => `(select json_build_object('id', l.id, 'code', l.code, 'name', l.name)
  from tills l where l.realm_id = t.realm_id and l.id = t.${column})`;

/** Extension: the till at which the money of a sale, a return or a void moved; returned when requested by name. */
export const forTills: Readonly<Record<string, Field>> = {
  till_id: addon(id('till_id')),
  till: addon(computed('json', TILL('till_id'))),
  void_till_id: addon(id('void_till_id')),
  void_till: addon(computed('json', TILL('void_till_id'))),
  till_code: addon(computed('text', '(select l.code from tills l where l.realm_id = t.realm_id and l.id = t.till_id)')),
};
