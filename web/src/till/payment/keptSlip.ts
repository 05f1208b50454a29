import { del, get, set } from 'idb-keyval';
import { currentSession } from '../../app/session.ts';

const KEY = 'taem.payment.slip';

interface KeptSlip {
  owner: string;
  slip: File;
}

let current: File | null = null;

/**
 * The picture of the slip of the transfer that is being taken, also on the device: a payment whose outcome is unknown
 * is sent again with the very same picture, even after a reload.
 */
export async function keepSlip(slip: File): Promise<void> {
  current = slip;
  const kept: KeptSlip = { owner: currentSession()?.id ?? '', slip };
  await quietly(() => set(KEY, kept));
}

export async function readSlip(): Promise<File | null> {
  if (current) return current;
  const kept = await quietly(() => get<KeptSlip>(KEY));
  if (kept && kept.owner === currentSession()?.id) current = kept.slip;
  return current;
}

export async function removeSlip(): Promise<void> {
  current = null;
  await quietly(() => del(KEY));
}

// Where the device keeps nothing, the tab still has it.
async function quietly<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
