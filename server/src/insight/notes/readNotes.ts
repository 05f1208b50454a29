import type { Context } from '../../gateway/context.ts';
import { payloadOf } from '../../gateway/envelope.ts';
import { queryString } from '../../gateway/GatewayCalls.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { readRecords } from '../../gateway/records.ts';
import type { Operation } from '../../gateway/selection.ts';
import { at, isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type { DayNote, StatisticsNotesArgs } from '../../generated/schema.ts';
import type { StatisticsScope } from '../StatisticsScope.ts';
import type { WordlessNote } from './records.ts';

/** Reads the notes on days, in the requested language. */
export async function readNotes(
  { range, branchId }: StatisticsScope,
  { language }: StatisticsNotesArgs,
  context: Context,
  operation: Operation,
): Promise<DayNote[]> {
  const parameters = { from: range.from, to: range.to, branch_id: branchId };
  const payload = payloadOf(await context.gateway.get(`/stat/notes${queryString(parameters)}`));
  const rows = isWireRecord(payload) ? payload.notes : null;
  if (!Array.isArray(rows) || !rows.every(isWireRecord)) throw malformed('The answer has no notes.');
  const notes = await readRecords<WordlessNote>(context, operation, 'DayNote', rows);
  const name = language === wireEnums.Language.EN ? 'en' : 'th';
  return notes.map((note, place) => ({ ...note, ...wordsOf(rows[place] ?? {}, name) }));
}

function wordsOf(row: WireRecord, language: 'th' | 'en'): Pick<DayNote, 'text' | 'names'> {
  const text = at(row, ['text', language]);
  const names = Array.isArray(row.names) ? row.names.map((name) => at(name, [language])) : [];
  if (typeof text !== 'string' || !names.every((name) => typeof name === 'string')) {
    throw malformed('A note has no words.');
  }
  return { text, names };
}
