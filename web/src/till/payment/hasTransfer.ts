/** Whether a transfer pays the bill, or a part of it: then the picture of its slip goes along where there is one. */
export function hasTransfer(channels: readonly { type: string }[]): boolean {
  return channels.some(({ type }) => type.toUpperCase() === 'TRANSFER');
}
