/** Whether the bill is paid by one transfer, which is proved by a picture; a part of a split bill is not. */
export function needsSlip(channels: readonly { type: string }[]): boolean {
  return channels.length === 1 && channels[0]?.type.toUpperCase() === 'TRANSFER';
}
