import { handedOver } from '@taem/domain/till/basketReducer.ts';
import { removeDrafts } from '../../app/drafts.ts';
import { freshAccessToken, tradeSession } from '../../app/freshAccessToken.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { currentSession, storeSession } from '../../app/session.ts';
import { sessionRecord } from '../../app/sessionRecord.ts';
import { noteTillUsed } from '../../app/tillUsed.ts';
import type { HandOverTillInput } from '../../gql/contract.ts';
import { basketStore, openBill } from '../basket/basketStore.ts';
import { lineSeller } from '../basket/lineSeller.ts';
import { takeBills } from '../basket/saleDrafts.ts';
import { HandOverTillDocument } from '../gql/graphql.ts';

const PAGES = { sale: '/payment/addproduct', quickSale: '/payment/lite' } as const;

/**
 * Hands this browser over to another person, with the bill that is rung up (docs/adr/0146, 0161). Everything else of the
 * previous person is removed: their data on the device and, with the session, their data in memory, in every tab. Returns the
 * page of the bill, or the code of a refusal.
 */
export async function handOver(input: HandOverTillInput): Promise<{ page: string } | { refused: string }> {
  basketStore.keep();
  await freshAccessToken();
  // The previous session ends with the answer: a call that is refused because of it waits, and then finds the session over.
  return tradeSession(async (signal) => {
    const from = currentSession();
    const { data, answeredAt } = await sendOperation(HandOverTillDocument, { input }, from?.access_token, signal);
    const { session, userErrors } = data.handOverTill;
    if (!session) return { refused: userErrors[0]?.code ?? '' };
    basketStore.keep();
    const giveBills = takeBills();
    void removeDrafts();
    noteTillUsed();
    // Before the session is stored: a tab that is notified of the new session must find the bill.
    giveBills(input.userId, (basket) => (from ? handedOver(basket, lineSeller(from), { id: input.userId }) : basket));
    storeSession({ ...sessionRecord(session, answeredAt), isTill: true });
    return { page: PAGES[openBill()] };
  });
}
