import { del, get, set } from 'idb-keyval';
import { DRAFT_PREFIX } from '../../app/drafts.ts';
import { currentSession, onOtherPerson } from '../../app/session.ts';
import { openBill } from '../basket/basketStore.ts';
import type { BillName } from '../basket/saleDrafts.ts';

const SENT = 'taem.payment.slip.';

interface KeptSlip {
  owner: string;
  slip: File;
}

// If the device stores nothing, the tab still has the slip.
const inThisTab = new Map<string, KeptSlip>();
onOtherPerson(() => {
  for (const place of inThisTab.keys()) if (place.startsWith(DRAFT_PREFIX)) inThisTab.delete(place);
});

/** Stores the slip of the transfer that is being taken for the open bill, so that a reload finds it. */
export const keepSlip = (slip: File) => write(draftOf(openBill()), slip);
export const readSlip = () => read(draftOf(openBill()));
export const removeSlip = (bill = openBill()) => remove(draftOf(bill));

/**
 * Returns the slip that a payment is sent with. It is stored until the outcome is known, whatever else is sold and even when
 * another user signs in: the payment is sent again with the very same picture.
 */
export async function slipToSend(key: string, bill: BillName = openBill()): Promise<File | null> {
  const sent = await read(SENT + key);
  if (sent) return sent;
  const draft = await read(draftOf(bill));
  if (draft) await write(SENT + key, draft);
  return draft;
}

/** Removes the slip of a payment once its outcome is known. */
export const removeSentSlip = (key: string) => remove(SENT + key);

function draftOf(bill: BillName): string {
  return `${DRAFT_PREFIX}slip.${bill}@${currentSession()?.id ?? ''}`;
}

async function write(place: string, slip: File): Promise<void> {
  const kept: KeptSlip = { owner: currentSession()?.id ?? '', slip };
  inThisTab.set(place, kept);
  await quietly(() => set(place, kept));
}

async function read(place: string): Promise<File | null> {
  const kept = inThisTab.get(place) ?? (await quietly(() => get<KeptSlip>(place)));
  if (kept?.owner !== currentSession()?.id || !(kept?.slip instanceof Blob)) return null;
  inThisTab.set(place, kept);
  return kept.slip;
}

async function remove(place: string): Promise<void> {
  inThisTab.delete(place);
  await quietly(() => del(place));
}

async function quietly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
