/** Whether a transfer pays the bill or a part of it: then its slip is sent too, if there is one. */
export function hasTransfer(channels: readonly { type: string }[]): boolean {
  return channels.some(({ type }) => type.toUpperCase() === 'TRANSFER');
}
