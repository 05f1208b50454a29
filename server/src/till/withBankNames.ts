import type { Context } from '../gateway/context.ts';
import { LOCALE } from '../gateway/locale.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { loadByIds } from './loadRecords.ts';

/**
 * Translates the names of banks in the answer to a payment, which are recorded in Thai, for a reader of another
 * language (docs/adr/0017). If loading them fails, the recorded names stay, because the sale is already recorded.
 */
export async function withBankNames(context: Context, operation: Operation, record: WireRecord): Promise<WireRecord> {
  const { payment_channels: channels } = record;
  const isSelected = selectionOf(operation).fieldsOf('TransactionChannel').has('instituteName');
  if (context.gateway.locale === LOCALE || !isSelected || !Array.isArray(channels)) return record;
  const ids = channels.filter(isWireRecord).map(({ institute_id }) => String(institute_id));
  const banks = await loadByIds(context, 'Institute', ids, ['id', 'name']).catch(() => NONE);
  if (banks.size === 0) return record;
  return {
    ...record,
    payment_channels: channels.map((channel) => {
      if (!isWireRecord(channel)) return channel;
      return { ...channel, institute_name: banks.get(String(channel.institute_id))?.name ?? channel.institute_name };
    }),
  };
}

const NONE: ReadonlyMap<string, WireRecord> = new Map();
