import type { OutgoingMessage } from './Sender.ts';

/**
 * Composes a mail. The same message always has the same Message-ID: a mailbox that gets it twice after a crash can
 * display it once.
 */
export function composeMail({ id, recipient, content, writtenAt, reached }: OutgoingMessage, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const domain = /@([\w.-]+)$/.exec(address)?.[1] ?? 'localhost';
  const { copyTo, fromName, replyTo } = content;
  return {
    from: fromName ? { name: fromName, address } : from,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    to: { name: '', address: recipient },
    ...(copyTo && { cc: { name: '', address: copyTo } }),
    // If one of two addresses has it already, it is only sent to the other, but still names both.
    ...((reached.recipient || reached.copy) && {
      envelope: {
        from: address,
        to: [...(reached.recipient ? [] : [recipient]), ...(copyTo && !reached.copy ? [copyTo] : [])],
      },
    }),
    subject: content.subject ?? '',
    text: content.text,
    html: content.html,
    date: writtenAt,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    attachments: (content.attachments ?? []).map(({ name, type, base64 }) => ({
      ...{ filename: name, contentType: type, content: Buffer.from(base64, 'base64') },
    })),
    // Content comes only from templates; it must never make this process open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
