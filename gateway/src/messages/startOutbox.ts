import type { OutboxMessages } from '../database/generated/rows.ts';
import { keepListening } from '../database/keepListening.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import type { Senders } from './openSenders.ts';
import type { MessageContent } from './queueMessage.ts';
import { PartlyTaken, type Reached, RefusedForGood } from './Sender.ts';
import { withoutPeople } from './withoutPeople.ts';

export interface Outbox {
  /** Finishes sending current messages; the rest waits for the next gateway. */
  close(): Promise<void>;
}

export interface OutboxTiming {
  /**
   * After this, a message taken by a gateway that died is free for others; a gateway that is still sending renews its
   * claim in time.
   */
  leaseMs: number;
  /** Wait before the second try; doubles with each further one. */
  firstWaitMs: number;
  /** Interval of checks without a notice, in case one was lost. */
  pollMs: number;
}

const TIMING: OutboxTiming = { leaseMs: 60_000, firstWaitMs: 5_000, pollMs: 15_000 };
const MAX_WAIT_MS = 10 * 60_000;
/** Enough for three days; a mail itself states until when it is useful. */
const MAX_TRIES = 440;
const AT_ONCE = 5;

/** A message that is about to be sent, perhaps long after it was written. */
export interface WaitingMessage {
  id: string;
  realmId: string;
  recipient: string;
  content: MessageContent;
}

/**
 * The content to send, what to do in the transaction that records that its recipient has it, and what remains for the
 * address of its copy if that is still to get it; or why it may no longer be sent, or that another one must be sent
 * first.
 */
export type Prepared =
  | { content: MessageContent; afterReached?: (client: DatabaseClient) => Promise<unknown>; forCopy?: MessageContent }
  | { dropped: string }
  | 'NOT_YET';
export type PrepareMessage = (message: WaitingMessage) => Promise<Prepared>;

/**
 * Sends what transactions have left in the outbox. Any number of gateways may do so in parallel. Each message is
 * prepared before each try; one that may no longer be sent is dropped, with the reason, even at its first try, as there
 * may have been no gateway until now.
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
  /** By id; a message in here is not taken again by this process, even if its lease was lost. */
  const sending = new Map<string, Promise<unknown>>();

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
        const free = AT_ONCE - sending.size;
        const claimed = free > 0 ? await claim(database, free, leaseMs, [...sending.keys()]) : [];
        for (const message of claimed) begin(message);
        if (claimed.length > 0) isRequested = true;
      }
      // If no place is free, the next message that ends wakes this.
      if (sending.size < AT_ONCE) wait = Math.min(pollMs, await nextDue(database, pollMs, [...sending.keys()]));
    } catch {
      // The database is unavailable: the message stays, and is looked for again.
    }
    if (closed) return;
    timer = setTimeout(wake, wait);
    timer.unref();
  }

  /**
   * Starts sending a message. A slow one does not delay others. One whose end cannot be written is free for all when
   * its lease ends.
   */
  function begin(message: ClaimedMessage): void {
    const one = whileHeld(database, message, leaseMs, () => deliver(database, senders, message, firstWaitMs, prepare))
      .catch(() => undefined)
      .finally(() => {
        sending.delete(message.id);
        wake();
      });
    sending.set(message.id, one);
  }

  const listening = await keepListening(database, 'outbox', wake);
  wake();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await listening.close();
      await working;
      await Promise.all(sending.values());
      for (const sender of Object.values(senders)) sender.close();
    },
  };
}

interface ClaimedMessage
  extends Pick<
    OutboxMessages,
    'id' | 'realm_id' | 'channel' | 'recipient' | 'tries' | 'created_at' | 'last_error' | 'has_recipient' | 'has_copy'
  > {
  content: MessageContent;
  expired: boolean;
}

async function claim(
  database: Database,
  most: number,
  leaseMs: number,
  sending: readonly string[],
): Promise<ClaimedMessage[]> {
  const answer = await database.system((client) => client.query<ClaimedMessage>(CLAIM, [most, leaseMs, sending]));
  return answer.rows;
}

/**
 * Renews the lease while working, as a large mail on a slow line takes longer, and so does one that waits for its turn
 * at the mail server.
 */
async function whileHeld(
  database: Database,
  { id, tries }: ClaimedMessage,
  leaseMs: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const hold = () => database.system((client) => client.query(HOLD, [id, tries, leaseMs]));
  // While the database is unavailable, other gateways cannot take messages either.
  const holding = setInterval(() => void hold().catch(() => undefined), leaseMs / 4);
  try {
    await work();
  } finally {
    clearInterval(holding);
  }
}

async function deliver(
  database: Database,
  senders: Senders,
  message: ClaimedMessage,
  firstWaitMs: number,
  prepare: PrepareMessage,
) {
  const { id, realm_id: realmId, channel, recipient, tries, created_at } = message;
  let reached: Reached = { recipient: message.has_recipient, copy: message.has_copy };
  let prepared: Extract<Prepared, { content: MessageContent }> | null = null;
  const write = (text: string, ...values: unknown[]) =>
    database.inTransaction(realmId, async (client) => {
      const written = await client.query(text, [id, tries, reached.recipient, reached.copy, ...values]);
      if (written.rowCount === 1 && reached.recipient && !message.has_recipient) await prepared?.afterReached?.(client);
    });
  const end = (state: string, error: string | null) => write(END, state, error);
  // If the recipient has it, only the address of the copy could not be reached.
  const giveUp = (state: string, reason: string | null) =>
    reached.recipient ? end('failed', message.last_error) : end(state, reason);
  if (recipient === null) return end('dropped', null);
  if (message.expired) return giveUp('expired', message.last_error);
  try {
    const answer = await prepare({ id, realmId, recipient, content: message.content });
    if (answer === 'NOT_YET')
      return await database.system((client) => client.query(WAIT_ITS_TURN, [id, tries, firstWaitMs]));
    if ('dropped' in answer) return await giveUp('dropped', answer.dropped);
    prepared = answer;
    const { content } = prepared;
    await senders[channel].send({ id, recipient, content, writtenAt: created_at, reached });
    reached = { recipient: true, copy: reached.copy || content.copyTo !== undefined };
  } catch (error) {
    const reason = withoutPeople(String(error instanceof Error ? error.message : error)).slice(0, 500);
    if (error instanceof PartlyTaken) reached = error.reached;
    const isFinal = error instanceof RefusedForGood || (error instanceof PartlyTaken && error.isFinal);
    if (isFinal || tries >= MAX_TRIES) return end('failed', reason);
    const wait = Math.min(firstWaitMs * 2 ** (tries - 1), MAX_WAIT_MS);
    const forCopy = reached.recipient && !message.has_recipient && prepared?.forCopy;
    return write(TRY_LATER, wait, reason, forCopy ? JSON.stringify(forCopy) : null);
  }
  return end('sent', null);
}

async function nextDue(database: Database, pollMs: number, sending: readonly string[]): Promise<number> {
  const answer = await database.system((client) => client.query<{ wait: number | null }>(NEXT_DUE, [sending]));
  return Math.max(0, answer.rows[0]?.wait ?? pollMs);
}

/** Leaves out shops that move to or from this database: only one of the two sends their messages (docs/adr/0182). */
const IS_SENT_HERE = 'not exists (select from cell_moves m where m.id = outbox_messages.realm_id and m.holds_messages)';

/**
 * Counts the try before it starts, so that a message that kills its sender is not tried forever. Picked in a
 * materialized step: as a subquery of the condition, a plan might run it once per row and claim more than the limit.
 */
const CLAIM = `
  with picked as materialized (select id from outbox_messages where state = 'waiting' and next_try_at <= now()
      and id <> all($3::uuid[]) and ${IS_SENT_HERE}
    order by next_try_at limit $1 for update skip locked)
  update outbox_messages o set tries = o.tries + 1, next_try_at = now() + $2 * interval '1 millisecond'
  from picked where o.id = picked.id
  returning o.id, realm_id, channel, recipient, content, tries, created_at, last_error, has_recipient, has_copy,
    expires_at <= now() as expired`;

const HOLD = `
  update outbox_messages set next_try_at = now() + $3 * interval '1 millisecond'
  where id = $1 and tries = $2 and state = 'waiting'`;

/** A message that only waited does not count as tried: it is not delayed once its turn has come. */
const WAIT_ITS_TURN = `
  update outbox_messages set tries = tries - 1, next_try_at = now() + $3 * interval '1 millisecond'
  where id = $1 and tries = $2 and state = 'waiting'`;

/**
 * Only under a claim that is still valid: after the lease, another gateway may have taken the message. If the recipient
 * was erased while it was being sent, they have it all the same, which is recorded; it is not tried again.
 */
const IS_CLAIMED = "id = $1 and tries = $2 and (state = 'waiting' or $3 and recipient is null)";

/** Also deletes its text. */
const END = `
  update outbox_messages set has_recipient = $3, has_copy = $4, state = $5, last_error = $6, content = null, ended_at = now()
  where ${IS_CLAIMED}`;

const TRY_LATER = `
  update outbox_messages set has_recipient = $3, has_copy = $4, next_try_at = now() + $5 * interval '1 millisecond',
    last_error = $6, content = case when state = 'waiting' then coalesce($7::jsonb, content) - 'hasTurn' end,
    state = case when state = 'waiting' then state else 'failed' end
  where ${IS_CLAIMED}`;

/** Deletes ended messages after 30 days; for a paper, the record of when and by whom it was sent stays, without the address. */
const NEXT_DUE = `
  with old as (delete from outbox_messages
    where state <> 'waiting' and transaction_id is null and created_at < now() - interval '30 days' and ${IS_SENT_HERE}),
  papers as (update outbox_messages set recipient = null
    where state <> 'waiting' and transaction_id is not null and recipient is not null
      and created_at < now() - interval '30 days' and ${IS_SENT_HERE})
  select ceil(extract(epoch from min(next_try_at) - now()) * 1000)::int as wait from outbox_messages
  where state = 'waiting' and id <> all($1::uuid[]) and ${IS_SENT_HERE}`;
