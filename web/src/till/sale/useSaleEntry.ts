import { useApolloClient } from '@apollo/client/react';
import { isEmptyBill } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { currentUserId } from '../../app/session.ts';
import { billOf } from '../basket/basketStore.ts';
import { enterSale, finishWalkIn, type SaleEntry } from '../basket/enterSale.ts';
import { useBasket } from '../basket/useBasket.ts';
import { CounterDocument } from '../gql/graphql.ts';

/** The last navigation to the sales screen, and the user who was signed in. */
let entered = { key: '', by: currentUserId() };

/** Enters the sales screen once per navigation and holds the walk-in dialog. */
export function useSaleEntry() {
  const { key, state } = useLocation();
  const isWayBack = useNavigationType() === 'POP';
  const client = useApolloClient();
  /** Why the walk-in dialog is open: by the entry rules, if sales begin with the customer, or on demand. */
  const [askWalkIn, setAskWalkIn] = useState<'entry' | 'demand' | null>(null);
  const guest = useBasket(({ walkinInfo }) => walkinInfo) ?? EMPTY_GUEST;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the navigation, the state belongs to it.
  useLayoutEffect(() => {
    const by = currentUserId();
    // The till was handed over on this very screen: the bill continues.
    const isHandedOver = entered.key === key && entered.by !== by;
    // The back buttons of the top bar and of the browser return to the bill; after a reload this tab has none.
    const goesBack = isWayBack && !isEmptyBill(billOf('sale')) && startsWithGoods();
    const goesOn = isHandedOver || goesBack;
    entered = { key, by };
    setAskWalkIn(enterSale(goesOn ? { editBasket: true } : (state as SaleEntry | null)).askWalkIn ? 'entry' : null);
    // A reload is an entry without navigation state (PAY-13), although the browser would hand the old one over again.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [key]);

  /** Reads the cached setting: the page sends no further request for it. */
  function startsWithGoods(): boolean {
    return client.readQuery({ query: CounterDocument })?.viewer.counter.saleStart === 'GOODS';
  }

  return {
    guest,
    askWalkIn,
    editGuest: () => setAskWalkIn('demand'),
    finishWalkIn: (answered: Guest) => {
      finishWalkIn(answered);
      setAskWalkIn(null);
    },
  };
}
