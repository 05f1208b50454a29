import { defineResource } from '../resource/defineResource.ts';
import { computed, id, integer, json, sharedName, text } from '../resource/fields.ts';

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
    name: sharedName(),
    i18n: json('i18n', { writable: false }),
    position: integer('position'),
    sub_menus: computed(
      'json',
      `(select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code, 'name', m.name, 'i18n', m.i18n) order by m.position), '[]')
        from menus m where m.parent_code = t.code)`,
    ),
  },
  searchedExpressions: ["(t.i18n -> 'en-US' ->> 'name')"],
  always: 't.parent_code is null',
  defaultSort: ['position', 1],
});
