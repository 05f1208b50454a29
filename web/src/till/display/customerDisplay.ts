import type { Satang } from '@taem/domain/money/money.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The bill being rung up, with what the customer may see of it. */
export interface DisplayedBill {
  readonly lines: readonly { readonly name: string; readonly qty: number; readonly amount: Satang }[];
  /** Taken off by the tier, offers and points together. */
  readonly saved: Satang;
  readonly deliveryCost: Satang;
  /** Left out where prices include VAT. */
  readonly addedVat?: Satang;
  readonly amountDue: Satang;
  /** In an exchange: what comes back, with amounts below 0, and what is handed back for it. */
  readonly broughtBack?: readonly { readonly name: string; readonly qty: number; readonly amount: Satang }[];
  readonly handedBack?: Satang;
  /** What the member has after this sale; null for a guest. */
  readonly pointsAfter: number | null;
}

/** A transfer that the customer is to make. */
export interface DisplayedTransfer {
  readonly amount: Satang;
  /** Of the shop's account. */
  readonly accountName: string | null;
  readonly accountNo: string | null;
  /** What the QR holds; null where the merchant's own picture stands instead, or nothing. */
  readonly payload: string | null;
  readonly picture: string | null;
}

/** The sale that was just paid. */
export interface DisplayedPayment {
  /** Amount due and change, in baht. */
  readonly amountDue: number;
  readonly change: number;
  /** In an exchange, in baht. */
  readonly handedBack?: number;
  readonly remainingPoints: number | null;
  /** Where the customer finds the receipt, and whether there are points to claim; null without a page. */
  readonly link: { readonly url: string; readonly canClaim: boolean } | null;
}

/** What stands on the customer's screen. */
export interface CustomerDisplay {
  readonly bill: DisplayedBill | null;
  readonly transfer: DisplayedTransfer | null;
  readonly paid: DisplayedPayment | null;
}

const NOTHING: CustomerDisplay = { bill: null, transfer: null, paid: null };
const CHANNEL = 'taem-customer-display';
/** From the screen, when it opens. */
const HELLO = 'hello';

let current = NOTHING;
let till: BroadcastChannel | null = null;
let isPosting = false;

/**
 * Puts a part of the sale on the customer's screen for as long as the component is there. The value is sent again when it
 * is another object.
 */
export function useCustomerDisplay<Part extends keyof CustomerDisplay>(part: Part, value: CustomerDisplay[Part]): void {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    show(part, value);
  }, [part, value]);
  // A part that another component has put there since stays.
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
  // From one page to the next the bill goes and comes back at once: the screen does not blink.
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

/** A window that sells nothing has nothing to say, also not to the screen of another one. */
const hasPart = () => Object.values(current).some((part) => part !== null);

let displayed = NOTHING;

/** What the till in another window of this browser shows its customer. */
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
