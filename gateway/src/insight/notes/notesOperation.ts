import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { NOTE_KINDS } from '@taem/domain/insight/notes/dayNote.ts';
import type { Operation } from '../../http/Operation.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';

/** More days than this are no chart by day. */
export const MOST_NOTED_DAYS = 400;

const Baht = Type.Union([Type.Number(), Type.Null()]);
const Count = Type.Union([Type.Integer(), Type.Null()]);
const Text = Type.Union([Type.String(), Type.Null()]);

const Words = Type.Object({ th: Type.String(), en: Type.String() });

const Note = Type.Object(
  {
    day: Type.String({ format: 'date' }),
    kind: Type.Unsafe<string>({ type: 'string', enum: [...NOTE_KINDS] }),
    text: Words,
    names: Type.Array(Words),
    branch_id: Text,
    branch_name: Text,
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

export const notesOperation: Operation = {
  id: 'statNotes',
  summary: `Extension: what the shop knows of days, at most ${MOST_NOTED_DAYS} of them`,
  tag: 'stat',
  permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
  forRuns: true,
  query: Type.Object({ ...dayParameters, ...branchParameter }),
  payload: fixed({ notes: Type.Array(Note) }),
};
