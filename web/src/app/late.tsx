import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useAppMessages } from './messages.ts';
import { useNotice } from './notice.tsx';

type Fetch = () => Promise<unknown>;

/** Parts that were named and not fetched yet, in that order. */
const waiting = new Set<Fetch>();

/** A slow processor draws first; a browser without the call waits as long at most. */
const IDLE_WITHIN_MS = 1_000;
/** Doubled each time: after an upgrade of the server the file stays away until the page is loaded again. */
const AGAIN_MS = 3_000;
const AGAIN_WITHIN_MS = 60_000;

interface LatePart<Props> {
  component: ComponentType<Props> | null;
  fetch: Fetch;
}

/**
 * A part of a page that comes in a separate file, such as a dialog behind a button. `fetchAhead` brings it before it is
 * needed. Where it cannot be fetched the page stays as it is, with its bill, and a notice says so. What can be closed is
 * closed, so that it does not open by itself later, and the next press tries once more; anything else tries on its own.
 *
 * React's `lazy` is for what a page has nothing without, such as the content of a tab: its place waits with the page, and
 * where it cannot be fetched the page itself says so and is loaded again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part: LatePart<Props> = {
    component: null,
    async fetch() {
      part.component ??= await load();
      waiting.delete(part.fetch);
    },
  };
  waiting.add(part.fetch);
  return (props: Props) => <Late part={part} props={props} />;
}

function Late<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const [, draw] = useState(0);
  const t = useAppMessages();
  const notify = useNotice();
  const begin = useEffectEvent(() => {
    if (part.component) return;
    let isLeft = false;
    let wait = AGAIN_MS;
    let again: ReturnType<typeof setTimeout> | undefined;
    const fail = () => {
      if (isLeft) return;
      // Said once, however often it is tried.
      if (again === undefined) notify(t('late.failed'), 'warning');
      const close = closeOf(props);
      if (close) close();
      else again = setTimeout(fetch, wait);
      wait = Math.min(2 * wait, AGAIN_WITHIN_MS);
    };
    const fetch = () => void part.fetch().then(() => isLeft || draw(1), fail);
    fetch();
    return () => {
      isLeft = true;
      clearTimeout(again);
    };
  });
  useEffect(() => begin(), []);
  const Component = part.component;
  return Component && <Component {...props} />;
}

/** What closes a dialog, also one that asks and is cancelled. */
function closeOf(props: object): (() => void) | undefined {
  const { onClose, onCancel }: { onClose?: () => void; onCancel?: () => void } = props;
  return onClose ?? onCancel;
}

/**
 * Fetches the given pages and then every late part that the loaded ones name, one after the other while the browser has
 * nothing else to do: no press waits for the network, and a till goes on when the network fails or the server has been
 * upgraded and has other files. What fails is fetched when it is needed.
 */
export async function fetchAhead(pages: readonly Fetch[]): Promise<void> {
  const tried = new Set<Fetch>();
  for (const page of pages) await fetchIdle(page);
  for (;;) {
    const next = [...waiting].find((fetch) => !tried.has(fetch));
    if (!next) return;
    tried.add(next);
    await fetchIdle(next);
  }
}

async function fetchIdle(fetch: Fetch): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else setTimeout(resolve, IDLE_WITHIN_MS);
  });
  await fetch().catch(() => undefined);
}
