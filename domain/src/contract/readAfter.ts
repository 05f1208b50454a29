/**
 * With replicas an answer to a write says where the log of the database stood behind it, and a question that states the same is
 * answered by a server that has got there.
 */
export const READ_AFTER = 'x-read-after';

/** A position that no replica reaches: the primary answers. */
export const NEVER_REACHED = 'FFFFFFFF/FFFFFFFF';

/** How long a position has to be stated: a replica that is further behind answers nothing at all. */
export const READ_AFTER_SECONDS = 60;

/** The greater of two positions, so that an answer that comes late takes nothing back. */
export function laterPosition(one: string | undefined, other: string): string {
  return one !== undefined && placeOf(one) > placeOf(other) ? one : other;
}

function placeOf(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const isLogPosition = (text: string): boolean => /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/i.test(text);

/** Which server answered a question that a replica may answer: `primary` or `replica`. */
export const ANSWERED_BY = 'x-answered-by';

/** Seconds that the replica was behind when it was looked at last. */
export const REPLICA_LAG = 'x-replica-lag';
