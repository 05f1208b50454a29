import { Type } from '@sinclair/typebox';
import { NOTE_KINDS } from '@taem/domain/insight/notes/dayNote.ts';
import { oneOf, orNull, TextOrNull } from '../../resource/jsonShapes.ts';

/** Maximum number of days: a longer chart by day is unreadable. */
export const MAX_NOTED_DAYS = 400;

const Baht = orNull(Type.Number());
const Count = orNull(Type.Integer());

const Words = Type.Object({ th: Type.String(), en: Type.String() });

export const Note = Type.Object(
  {
    day: Type.String({ format: 'date' }),
    kind: oneOf(NOTE_KINDS),
    text: Words,
    names: Type.Array(Words),
    branch_id: TextOrNull,
    branch_name: TextOrNull,
    count: Count,
    revenue: Baht,
    usual_revenue: Baht,
    usual_count: Count,
    percent: Count,
    quiet: Type.Array(
      Type.Object({
        branch_id: Type.String(),
        branch_name: Type.String(),
        after: Type.String({ description: 'HH:mm by the clock of the branch.' }),
      }),
    ),
  },
  { title: 'DayNote' },
);
