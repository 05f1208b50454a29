import type { MessageContent } from './queueMessage.ts';

/** A message as it is handed over; `id` stays the same however often that is tried. */
export interface OutgoingMessage {
  id: string;
  recipient: string;
  content: MessageContent;
  writtenAt: Date;
}

export interface Sender {
  /** Throws when the message was not taken. */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** Trying again would be refused again: there is no such address, or the provider will never take this message. */
export class RefusedForGood extends Error {}

/** The recipient has it; who was to get a copy does not, and sent again it would come twice. */
export class CopyRefused extends RefusedForGood {}
