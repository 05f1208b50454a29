import { handedOver } from '@taem/domain/till/basketReducer.ts';
import { removeDrafts } from '../../app/drafts.ts';
import { freshAccessToken } from '../../app/freshAccessToken.ts';
import { reloadPage } from '../../app/reloadPage.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { currentSession, replaceSession } from '../../app/session.ts';
import { sessionRecord } from '../../app/sessionRecord.ts';
import { noteTillUsed } from '../../app/tillUsed.ts';
import type { HandOverTillInput } from '../../gql/contract.ts';
import { basketStore, openBill } from '../basket/basketStore.ts';
import { lineSeller } from '../basket/lineSeller.ts';
import { takeBills } from '../basket/saleDrafts.ts';
import { HandOverTillDocument } from '../gql/graphql.ts';

const PAGES = { sale: '/payment/addproduct', quickSale: '/payment/lite' } as const;

/**
 * This browser goes on as another person, with the bill that is rung up (docs/adr/0146). All else of the person before goes:
 * what the device kept, and with the page what was in memory. Gives the code of a refusal; null where it is under way.
 */
export async function handOver(input: HandOverTillInput): Promise<string | null> {
  basketStore.keep();
  const from = currentSession();
  const giveBills = takeBills();
  const token = (await freshAccessToken()) ?? undefined;
  const { data, answeredAt } = await sendOperation(HandOverTillDocument, { input }, token);
  const { session, userErrors } = data.handOverTill;
  if (!session) return userErrors[0]?.code ?? '';
  await removeDrafts();
  replaceSession({ ...sessionRecord(session, answeredAt), isTill: true });
  noteTillUsed();
  giveBills((basket) => (from ? handedOver(basket, lineSeller(from), { id: input.userId }) : basket));
  // On with the same bill, which is no new entry.
  window.history.replaceState({ usr: { editBasket: true } }, '', PAGES[openBill()]);
  reloadPage();
  return null;
}
