/**
 * With replicas, the answer to a write states the position of the database's log after it, and a read that states the
 * same position is answered by a server that has reached it.
 */
export const READ_AFTER = 'x-read-after';

/** A position that no replica reaches: the primary answers. */
export const NEVER_REACHED = 'FFFFFFFF/FFFFFFFF';

/** How long clients have to state a position; a replica that lags more than this answers nothing. */
export const READ_AFTER_SECONDS = 60;

/** Returns the later of two positions, so that a delayed answer does not set it back. */
export function laterPosition(one: string | undefined, other: string): string {
  return one !== undefined && placeOf(one) > placeOf(other) ? one : other;
}

function placeOf(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const isLogPosition = (text: string): boolean => /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/i.test(text);

/** The server that answered a read that a replica may answer: `primary` or `replica`. */
export const ANSWERED_BY = 'x-answered-by';

/** The replica's lag in seconds when it was last checked. */
export const REPLICA_LAG = 'x-replica-lag';
