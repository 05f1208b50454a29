import type { Satang } from '@taem/domain/money/money.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The bill being rung up, with the parts that the customer may see. */
export interface DisplayedBill {
  readonly lines: readonly { readonly name: string; readonly qty: number; readonly amount: Satang }[];
  /** The sum of what the tier, offers and points take off. */
  readonly saved: Satang;
  readonly deliveryCost: Satang;
  /** Omitted if prices include VAT. */
  readonly addedVat?: Satang;
  readonly amountDue: Satang;
  /** In an exchange: the goods that come back, with amounts below 0, and the money that is handed back. */
  readonly broughtBack?: readonly { readonly name: string; readonly qty: number; readonly amount: Satang }[];
  readonly handedBack?: Satang;
  /** The member's points after this sale; null for a guest. */
  readonly pointsAfter: number | null;
}

/** A transfer that the customer has to make. */
export interface DisplayedTransfer {
  readonly amount: Satang;
  /** Name of the shop's account. */
  readonly accountName: string | null;
  readonly accountNo: string | null;
  /** Content of the QR; null if the merchant's own picture replaces it, or there is nothing to scan. */
  readonly payload: string | null;
  readonly picture: string | null;
}

/** The sale that was just paid. */
export interface DisplayedPayment {
  /** Amount due and change, in baht. */
  readonly amountDue: number;
  readonly change: number;
  /** In an exchange, the money handed back, in baht. */
  readonly handedBack?: number;
  readonly remainingPoints: number | null;
  /** Link to the receipt page, and whether there are points to claim; null without a page. */
  readonly link: { readonly url: string; readonly canClaim: boolean } | null;
}

/** The content of the customer's screen. */
export interface CustomerDisplay {
  readonly bill: DisplayedBill | null;
  readonly transfer: DisplayedTransfer | null;
  readonly paid: DisplayedPayment | null;
}

const NOTHING: CustomerDisplay = { bill: null, transfer: null, paid: null };
const CHANNEL = 'taem-customer-display';
/** Message of the screen when it opens. */
const HELLO = 'hello';

let current = NOTHING;
let till: BroadcastChannel | null = null;
let isPosting = false;

/** Displays a part of the sale on the customer's screen while the component is mounted. Another object is sent again. */
export function useCustomerDisplay<Part extends keyof CustomerDisplay>(part: Part, value: CustomerDisplay[Part]): void {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    show(part, value);
  }, [part, value]);
  // A part that another component has displayed since stays.
  useEffect(
    () => () => {
      if (current[part] === latest.current) show(part, null);
    },
    [part],
  );
}

function show<Part extends keyof CustomerDisplay>(part: Part, value: CustomerDisplay[Part]): void {
  if (current[part] === value) return;
  current = { ...current, [part]: value };
  till ??= openTill();
  if (isPosting) return;
  isPosting = true;
  // Between two pages the bill is removed and displayed again at once: sending it later avoids a blink.
  queueMicrotask(() => {
    isPosting = false;
    till?.postMessage(current);
  });
}

function openTill(): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === HELLO && hasPart()) channel.postMessage(current);
  });
  window.addEventListener('pagehide', () => {
    if (hasPart()) channel.postMessage(NOTHING);
  });
  return channel;
}

/** Whether this window displays anything: one that sells nothing must not answer the screen of another one. */
const hasPart = () => Object.values(current).some((part) => part !== null);

let displayed = NOTHING;

/** Returns what the till in another window of this browser displays to its customer. */
export const useDisplayed = (): CustomerDisplay => useSyncExternalStore(follow, () => displayed);

function follow(announce: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === HELLO) return;
    displayed = data as CustomerDisplay;
    announce();
  });
  channel.postMessage(HELLO);
  return () => channel.close();
}
