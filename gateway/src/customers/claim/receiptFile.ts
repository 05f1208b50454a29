import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { type Language, paperOfReceipt } from '../../sales/paper/readPaper.ts';
import { sendPaper } from '../../sales/paper/sendPaper.ts';
import { readClaimToken, refuseLink } from './claimToken.ts';
import { readReceiptOfPage } from './receiptPage.ts';

/**
 * The paper that stands on the receipt page, as PDF/A-3: of an abbreviated tax invoice with its data. Files are drawn one after
 * the other beside payments, so a receipt gives a few in a day, and an address some in a quarter of an hour.
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
    // The member who bought stands on the page too.
    paperOfReceipt(row, saleId, { language, knowsPeople: true, isCopy: null }),
  );
}
