import { recordOf } from '@taem/domain/records.ts';
import { computed } from '../resource/fields.ts';
import { recordResource } from '../resource/recordResource.ts';

/** The menus for which rights are given; submenus are only included in their parent. */
export const menus = recordResource(recordOf('Menu'), {
  fields: {
    sub_menus: computed(
      'json',
      `(select coalesce(json_agg(json_build_object('id', m.id, 'code', m.code, 'name', m.name, 'i18n', m.i18n) order by m.position), '[]')
        from menus m where m.parent_code = t.code)`,
    ),
  },
  visibleRows: () => 't.parent_code is null',
});
