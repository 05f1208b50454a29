import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { DayNote } from '@taem/domain/insight/notes/dayNote.ts';
import { daysToTime, notesOf, withQuiet } from '@taem/domain/insight/notes/notesOf.ts';
import { noteText } from '@taem/domain/insight/notes/noteText.ts';
import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import { lengthOf } from '@taem/domain/time/dayRange.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import { refuseField } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { route } from '../../http/route.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { readPeriod } from '../readPeriod.ts';
import { todayOf } from '../todayOf.ts';
import { MAX_NOTED_DAYS, Note } from './noteShapes.ts';
import { lastSalesOf, type NotesRequest, readFacts } from './readFacts.ts';

/**
 * Extension: holidays, closed branches, offers, prices, voids and unusual days. Offers and prices only for users who
 * may see these.
 */
export const noteRoutes: AreaRoutes = async (app) => {
  route(app, 'GET /stat/notes', {
    id: 'statNotes',
    summary: `Extension: notes on days, at most ${MAX_NOTED_DAYS} days`,
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: Type.Object({ ...dayParameters, ...branchParameter }),
    payload: fixed({ notes: Type.Array(Note) }),
    handle: async ({ query, session, reader }, reply) => {
      const { from, to, branchIds } = readPeriod(query, session);
      if (lengthOf({ from, to }) > MAX_NOTED_DAYS) throw refuseField('from', `must be within ${MAX_NOTED_DAYS} days`);
      const request: NotesRequest = {
        ...{ from, to, branchIds },
        today: await todayOf(reader, session, branchIds),
        mayKnowOffers: mayDo(session, PAGE.offer, 'Read'),
        mayKnowPrices: mayDo(session, PAGE.product, 'Read'),
      };
      const notes = await reader.inTransaction(session.realmId, (client) => readNotes(client, request), {
        snapshot: true,
      });
      return reply.send(answer({ notes: notes.map(onTheWire) }));
    },
  });
};

async function readNotes(client: DatabaseClient, request: NotesRequest): Promise<DayNote[]> {
  const facts = await readFacts(client, request);
  const notes = notesOf(facts);
  const days = daysToTime(notes);
  return days.length === 0 ? notes : withQuiet(notes, facts, await lastSalesOf(client, days, request.branchIds));
}

const baht = (amount: number | null) => amount && toBaht(amount as Satang);

function onTheWire(dayNote: DayNote) {
  const { day, kind, names, branchId, branchName, ...note } = dayNote;
  return {
    ...{ day, kind, names, count: note.count, percent: note.percent },
    text: { th: noteText(dayNote, 'th'), en: noteText(dayNote, 'en') },
    branch_id: branchId,
    branch_name: branchName,
    usual_count: note.usualCount,
    revenue: baht(note.revenue),
    usual_revenue: baht(note.usualRevenue),
    quiet: note.quiet.map((each) => ({ branch_id: each.branchId, branch_name: each.branchName, after: each.after })),
  };
}
