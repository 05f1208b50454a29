import type { OutboxMessages } from '../database/generated/rows.ts';
import { keepListening } from '../database/keepListening.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { Senders } from './openSenders.ts';
import type { MessageContent } from './queueMessage.ts';
import { CopyRefused, RefusedForGood } from './Sender.ts';
import { withoutPeople } from './withoutPeople.ts';

export interface Outbox {
  /** Finishes what is being sent; the rest waits for the next gateway. */
  close(): Promise<void>;
}

export interface OutboxTiming {
  /** A message taken by a gateway that died is free for others after this; longer than any sender takes. */
  leaseMs: number;
  /** Wait before the second try; doubles with every further one. */
  firstWaitMs: number;
  /** Looks by itself this often, in case a notice was lost. */
  pollMs: number;
}

const TIMING: OutboxTiming = { leaseMs: 60_000, firstWaitMs: 5_000, pollMs: 15_000 };
const LONGEST_WAIT_MS = 10 * 60_000;
/** Three days: until when a mail is of use is said by the mail itself. */
const MOST_TRIES = 440;
const AT_ONCE = 5;

/** A message that is about to be sent, perhaps long after it was written. */
export interface WaitingMessage {
  id: string;
  realmId: string;
  recipient: string;
  content: MessageContent;
}

/** What is sent, and what follows in the transaction that ends it; or why it may not be sent any more. */
export type Prepared =
  | { content: MessageContent; afterSent?: (client: DatabaseClient) => Promise<unknown> }
  | { dropped: string };
export type PrepareMessage = (message: WaitingMessage) => Promise<Prepared>;

/**
 * Sends what transactions have left in the outbox. Any number of gateways may do so side by side. Each message is prepared
 * before each try; what may not be sent any more is dropped, with the reason: also at the first try, which no gateway may
 * have been there for until now.
 */
export async function startOutbox(
  database: Database,
  senders: Senders,
  timing: Partial<OutboxTiming> = {},
  prepare: PrepareMessage = async ({ content }) => ({ content }),
): Promise<Outbox> {
  const { leaseMs, firstWaitMs, pollMs } = { ...TIMING, ...timing };
  let closed = false;
  let isRequested = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isRequested = true;
    if (closed || working) return;
    working = work().finally(() => {
      working = null;
      if (isRequested) wake();
    });
  }

  async function work(): Promise<void> {
    clearTimeout(timer);
    let wait = pollMs;
    try {
      while (isRequested && !closed) {
        isRequested = false;
        const claimed = await claim(database, leaseMs);
        await Promise.all(claimed.map((message) => deliver(database, senders, message, firstWaitMs, prepare)));
        if (claimed.length > 0) isRequested = true;
      }
      wait = Math.min(pollMs, await nextDue(database, pollMs));
    } catch {
      // The database is away: the message stays where it is and is looked for again.
    }
    if (closed) return;
    timer = setTimeout(wake, wait);
    timer.unref();
  }

  const listening = await keepListening(database, 'outbox', wake);
  wake();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await listening.close();
      await working;
      for (const sender of Object.values(senders)) sender.close();
    },
  };
}

interface ClaimedMessage
  extends Pick<OutboxMessages, 'id' | 'realm_id' | 'channel' | 'recipient' | 'tries' | 'created_at' | 'last_error'> {
  content: MessageContent;
  expired: boolean;
}

async function claim(database: Database, leaseMs: number): Promise<ClaimedMessage[]> {
  const answer = await database.system((client) => client.query<ClaimedMessage>(CLAIM, [AT_ONCE, leaseMs]));
  return answer.rows;
}

async function deliver(
  database: Database,
  senders: Senders,
  message: ClaimedMessage,
  firstWaitMs: number,
  prepare: PrepareMessage,
) {
  const { id, realm_id: realmId, channel, recipient, tries, created_at } = message;
  const end = (state: string, error: string | null, then?: (client: DatabaseClient) => Promise<unknown>) =>
    database.inTransaction(realmId, async (client) => {
      const ended = await client.query(END, [id, tries, state, error]);
      if (ended.rowCount === 1) await then?.(client);
    });
  if (recipient === null) return end('dropped', null);
  if (message.expired) return end('expired', message.last_error);
  let afterSent: ((client: DatabaseClient) => Promise<unknown>) | undefined;
  try {
    const prepared = await prepare({ id, realmId, recipient, content: message.content });
    if ('dropped' in prepared) return await end('dropped', prepared.dropped);
    afterSent = prepared.afterSent;
    await senders[channel].send({ id, recipient, content: prepared.content, writtenAt: created_at });
  } catch (error) {
    const reason = withoutPeople(String(error instanceof Error ? error.message : error)).slice(0, 500);
    if (error instanceof CopyRefused) return end('failed', `${COPY_REFUSED} ${reason}`, afterSent);
    if (error instanceof RefusedForGood || tries >= MOST_TRIES) return end('failed', reason);
    const wait = Math.min(firstWaitMs * 2 ** (tries - 1), LONGEST_WAIT_MS);
    return database.system((client) => client.query(TRY_LATER, [id, tries, wait, reason]));
  }
  return end('sent', null, afterSent);
}

/** How the error begins of a message that its recipient has, but not who was to get a copy. */
export const COPY_REFUSED = 'COPY_REFUSED';

async function nextDue(database: Database, pollMs: number): Promise<number> {
  const answer = await database.system((client) => client.query<{ wait: number | null }>(NEXT_DUE));
  return Math.max(0, answer.rows[0]?.wait ?? pollMs);
}

/**
 * Counts the try before it is made, so that a message that kills its sender is not tried for ever. Picked in a
 * materialized step: as a subquery of the condition a plan may run it once per row, and claim more than the limit.
 */
const CLAIM = `
  with picked as materialized (select id from outbox_messages where state = 'waiting' and next_try_at <= now()
    order by next_try_at limit $1 for update skip locked)
  update outbox_messages o set tries = o.tries + 1, next_try_at = now() + $2 * interval '1 millisecond'
  from picked where o.id = picked.id
  returning o.id, realm_id, channel, recipient, content, tries, created_at, last_error, expires_at <= now() as expired`;

/**
 * Only under a claim that is still valid: after the lease another gateway may have taken the message. Its text is
 * deleted.
 */
const END = `
  update outbox_messages set state = $3, last_error = $4, content = null, ended_at = now()
  where id = $1 and tries = $2 and state = 'waiting'`;

const TRY_LATER = `
  update outbox_messages set next_try_at = now() + $3 * interval '1 millisecond', last_error = $4
  where id = $1 and tries = $2 and state = 'waiting'`;

/** Of a paper stays that it was sent, when and by whom; its address goes. */
const NEXT_DUE = `
  with old as (delete from outbox_messages
    where state <> 'waiting' and transaction_id is null and created_at < now() - interval '30 days'),
  papers as (update outbox_messages set recipient = null
    where state <> 'waiting' and transaction_id is not null and recipient is not null
      and created_at < now() - interval '30 days')
  select ceil(extract(epoch from min(next_try_at) - now()) * 1000)::int as wait from outbox_messages
  where state = 'waiting'`;
