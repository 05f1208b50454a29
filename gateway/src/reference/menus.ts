import { defineResource } from '../resource/defineResource.ts';
import { computed, id, integer, text } from '../resource/fields.ts';

/** The menus that rights are given for; those below a menu come inside it and nowhere else. */
export const menus = defineResource({
  path: 'menus',
  listKey: 'menus',
  singleKey: 'menu',
  noun: 'The menu',
  table: 'menus',
  read: 'everyone',
  fields: {
    id: id('id'),
    code: text('code', { searched: true }),
    name: text('name', { searched: true }),
    position: integer('position'),
    sub_menus: computed(
      'json',
      `(select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code, 'name', m.name) order by m.position), '[]')
        from menus m where m.parent_code = t.code)`,
    ),
  },
  always: 't.parent_code is null',
  defaultSort: ['position', 1],
});
