import { useApolloClient } from '@apollo/client/react';
import type { Satang } from '@taem/domain/money/money.ts';
import { type Basket, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST } from '@taem/domain/till/guest.ts';
import { useState } from 'react';
import { NoLocalStore } from '../../app/localStore.ts';
import { newKey } from '../../app/newKey.ts';
import { currentSession } from '../../app/session.ts';
import { readAnswer, readThrown, settle } from '../../app/writeAnswer.ts';
import { basketStore } from '../basket/basketStore.ts';
import { sellToGuest } from '../basket/enterSale.ts';
import { removeBillDrafts } from '../basket/saleDrafts.ts';
import { ParkBillDocument, type ParkedRefusalFragment, UpdateParkedBillDocument } from '../gql/graphql.ts';
import { removeSlip } from '../payment/keptSlip.ts';
import { useParkedMessages } from './messages.ts';
import { toParkedContent } from './parkedContent.ts';
import { useParkedWords } from './useParkedWords.ts';

type Parked = { kind: 'parked' };

/** The payload of both mutations. */
interface Payload {
  parkedBill: object | null;
  userErrors: ParkedRefusalFragment[];
}

/**
 * Returns a function that parks the bill on the screen. Its id is written to the device before it is sent: a till that is
 * stopped in between still has the bill, under the id that is also its payment key, and so neither parks nor sells it twice.
 */
export function usePark(branchId: string, amountDue: Satang) {
  const t = useParkedMessages();
  const { refusal } = useParkedWords();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  const send = async (basket: Basket, name: string, isRenamed: boolean) => {
    const { id, version } = basket.parked ?? { id: '', version: 0 };
    const content = toParkedContent(basket, amountDue, currentSession()?.id ?? null);
    const create = () =>
      client.mutate({ mutation: ParkBillDocument, variables: { input: { id, branchId, name, content } } });
    // A name that another till has given it since stays, unless a name was typed here.
    const changes = { id, version, content, ...(isRenamed && { name }) };
    const putBack = () => client.mutate({ mutation: UpdateParkedBillDocument, variables: { input: changes } });
    const answerTo = async (write: () => Promise<{ data?: object | null | undefined }>) => {
      try {
        const { data } = await write();
        const payload = Object.values(data ?? {}).find((value): value is Payload => typeof value === 'object');
        const done: Parked | null = payload?.parkedBill ? { kind: 'parked' } : null;
        return readAnswer(done, payload?.userErrors, { data, errors: [] });
      } catch (error) {
        return readThrown(error, ({ data, errors }) =>
          readAnswer<Parked, ParkedRefusalFragment>(null, [], { data, errors }),
        );
      }
    };
    if (version > 0) return answerTo(putBack);
    const created = await answerTo(create);
    // It was parked before by a till that was stopped, and then changed on this device.
    const isThere = created.kind === 'refused' && created.errors.some(({ code }) => code === 'PARKED_BILL_CHANGED');
    return isThere ? answerTo(putBack) : created;
  };

  /** Returns null if it is parked, otherwise why not. */
  const park = async (name: string): Promise<string | null> => {
    if (!navigator.onLine) return t('park.offline');
    const before = basketStore.get().parked;
    setBusy(true);
    try {
      const parked = { ...(before ?? { id: newKey(), version: 0, openedAt: null }), name: name || null };
      basketStore.dispatch({ type: 'setParked', parked });
      basketStore.keep();
      const outcome = settle(
        [await send(basketStore.get(), name, name !== (before?.name ?? ''))],
        false,
        (answer): answer is Parked => answer.kind === 'parked',
      );
      if (outcome.kind === 'unknown') return t('park.unknown');
      if (outcome.kind === 'parked') {
        clearBill();
        return null;
      }
      basketStore.dispatch({ type: 'setParked', parked: before });
      return outcome.kind === 'fault' ? outcome.message : outcome.errors.map(refusal).join(' ');
    } catch (error) {
      if (!(error instanceof NoLocalStore)) throw error;
      basketStore.dispatch({ type: 'setParked', parked: before });
      return error.message;
    } finally {
      setBusy(false);
    }
  };
  return { park, busy };
}

/** Removes a bill that is parked or discarded from the device; the next one is a guest's. */
export function clearBill(): void {
  removeBillDrafts('sale');
  void removeSlip('sale');
  basketStore.replace(EMPTY_BASKET);
  sellToGuest(EMPTY_GUEST);
}
