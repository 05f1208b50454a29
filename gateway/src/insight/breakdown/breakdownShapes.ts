import { type TSchema, Type } from '@sinclair/typebox';
import { MEASURE_NAMES, MEASURES } from '@taem/domain/insight/breakdown/measures.ts';
import { orNull } from '../../resource/jsonShapes.ts';

const key = (schema: TSchema) => Type.Optional(orNull(schema));
const id = key(Type.String({ format: 'uuid' }));
const day = key(Type.String({ format: 'date', description: 'Its first day.' }));

const figures = Object.fromEntries(
  MEASURE_NAMES.map((name) => {
    const { wire, isMoney } = MEASURES[name];
    const type = isMoney ? Type.Number({ description: 'In baht.' }) : Type.Integer();
    return [wire, Type.Optional(orNull(type))];
  }),
);
export const Figures = Type.Object(figures, { title: 'BreakdownFigures' });

export const Row = Type.Object(
  {
    hour: key(Type.Integer({ minimum: 0, maximum: 23, description: 'By the clock of the branch.' })),
    weekday: key(Type.String()),
    ...{ day, week: day, month: day, quarter: day, year: day },
    ...{ branch_id: id, tier_id: id, member_id: id, create_by_id: id, till_id: id, shift_id: id },
    customer_type: key(Type.String()),
    ...{ gender: key(Type.String()), age_range: key(Type.String()), new_or_returning: key(Type.String()) },
    ...{ product_id: id, category_id: id, sub_category_id: id, institute_id: id, offer_id: id },
    option_group: key(Type.String()),
    option: key(Type.String({ description: 'With its group, such as `Size: Large`.' })),
    payment_method: key(Type.String()),
    ...figures,
    previous: Type.Optional(
      orNull(Type.Object(figures, { description: 'Of the days compared with; null where they have no such key.' })),
    ),
  },
  { title: 'BreakdownRow' },
);
