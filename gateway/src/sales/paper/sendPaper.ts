import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../files/FileStore.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { paperPdf, pdfName } from './paperPdf.ts';
import type { Paper } from './readPaper.ts';

const file = { type: 'string', contentMediaType: 'application/pdf' };
/** The response options of a route that sends a paper. */
export const aPaper = { payload: file, media: { 'application/pdf': file }, bare: true } as const;

export const PaperLanguage = Type.Optional(
  Type.Unsafe<'th' | 'en'>({
    type: 'string',
    enum: ['th', 'en'],
    description: 'Of the words; Thai where it is left out.',
  }),
);

/** Returns the paper if it is of a branch in which the caller works; throws otherwise. */
export function ownPaper(paper: Paper | null, { branchIds }: GatewaySession, noun: string): Paper {
  if (!paper || (branchIds.length > 0 && !branchIds.includes(paper.branchId))) throw refuseUnknown(noun);
  return paper;
}

/** Sends a paper as a file to download. */
export async function sendPaper(reply: FastifyReply, files: FileStore, paper: Paper): Promise<FastifyReply> {
  const bytes = await paperPdf(files, paper);
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${pdfName(paper.number)}"`)
    .send(bytes);
}
