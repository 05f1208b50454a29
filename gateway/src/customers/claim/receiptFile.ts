import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { type Language, paperOfReceipt } from '../../sales/paper/readPaper.ts';
import { sendPaper } from '../../sales/paper/sendPaper.ts';
import { readClaimToken, refuseLink } from './claimToken.ts';
import { readReceiptOfPage } from './receiptPage.ts';

/**
 * Returns the paper of the receipt page as PDF/A-3; for an abbreviated tax invoice with its data. Files are drawn one
 * at a time, in the process that answers payments, so the number is limited by receipt and day, and by address and
 * quarter of an hour.
 */
export async function receiptFile(
  context: GatewayContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, language }: { token: string; language: Language },
): Promise<FastifyReply> {
  const { realmId, saleId } = await readClaimToken(context, token);
  const row = await context.database.withRealm(realmId, (client) =>
    readReceiptOfPage(client, { realmId, saleId }, language === 'th' ? 'th-TH' : 'en-US'),
  );
  if (!row) throw refuseLink();
  await context.limits.spend([
    { kind: 'receipt-file-token', key: saleId },
    { kind: 'receipt-file-address', key: networkOf(request.ip) },
  ]);
  return await sendPaper(
    reply,
    context.files,
    // The page names the member who bought as well.
    paperOfReceipt(row, saleId, { language, knowsPeople: true, isCopy: null }),
  );
}
