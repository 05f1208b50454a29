import type { OutgoingMessage } from './Sender.ts';

/** The same message always has the same Message-ID: a mailbox that gets it twice after a crash can show it once. */
export function composeMail({ id, recipient, content, writtenAt }: OutgoingMessage, from: string) {
  const domain = /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: recipient },
    ...(content.copyTo && { cc: { name: '', address: content.copyTo } }),
    subject: content.subject ?? '',
    text: content.text,
    html: content.html,
    date: writtenAt,
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...content.headers },
    attachments: (content.attachments ?? []).map(({ name, type, base64 }) => ({
      ...{ filename: name, contentType: type, content: Buffer.from(base64, 'base64') },
    })),
    // Content comes from templates only; nothing in it may make this process open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
