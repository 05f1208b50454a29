import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppMessages } from './messages.ts';
import { useNotice } from './notice.tsx';

type Fetch = () => Promise<unknown>;

/** Parts that were declared but not fetched yet, in order of declaration. */
const waiting = new Set<Fetch>();

/** Longest wait for an idle browser, as drawing comes first; one without `requestIdleCallback` always waits this long. */
const IDLE_WITHIN_MS = 1_000;
/** Doubled after each failure: a page that stays open after an upgrade would request files that no longer exist all day. */
const AGAIN_MS = { first: 3_000, most: 30_000 };

/** Draws a placeholder until the part is loaded; `again` tries once more, after it could not be fetched. */
type Instead<Props> = (props: Props, again: (() => void) | undefined) => ReactNode;

interface LatePart<Props> {
  component: ComponentType<Props> | null;
  readonly fetch: Fetch;
  readonly instead: Instead<Props>;
}

/**
 * Declares a part of a page that is loaded from a separate file, such as a dialog behind a button. `fetch` and `ahead` fetch
 * it before it is needed, `fetchAhead` fetches every declared one. If it cannot be fetched, the page stays as it is, with its
 * bill, and a notice reports it. A part that can be closed is closed, so that it does not open by itself later, and the next
 * press tries once more; any other part tries again by itself.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: Instead<Props> = () => null,
) {
  const part: LatePart<Props> = {
    component: null,
    instead,
    async fetch() {
      part.component ??= await load();
      waiting.delete(part.fetch);
    },
  };
  waiting.add(part.fetch);
  const ahead = () => void part.fetch().catch(() => undefined);
  return Object.assign((props: Props) => <Late part={part} props={props} />, { ahead, fetch: part.fetch });
}

function Late<Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) {
  const [{ again }, setState] = useState<{ again?: () => void }>({});
  const t = useAppMessages();
  const notify = useNotice();
  const begin = useEffectEvent(() => {
    if (part.component) return;
    let isLeft = false;
    let isSaid = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = AGAIN_MS.first;
    const fail = () => {
      if (isLeft) return;
      setState({ again: fetchNow });
      // Reported once, and again for each press.
      if (!isSaid) notify(t('late.failed'), 'warning');
      isSaid = true;
      const close = closeOf(props);
      if (close) return close();
      clearTimeout(timer);
      timer = setTimeout(fetch, pause);
      pause = Math.min(pause * 2, AGAIN_MS.most);
    };
    const fetch = () => void part.fetch().then(() => isLeft || setState({}), fail);
    const fetchNow = () => {
      isSaid = false;
      fetch();
    };
    fetch();
    window.addEventListener('online', fetch);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      window.removeEventListener('online', fetch);
    };
  });
  useEffect(() => begin(), []);
  const Component = part.component;
  return Component ? <Component {...props} /> : <InPlace part={part} props={props} again={again} />;
}

interface InPlaceProps<Props> {
  readonly part: LatePart<Props>;
  readonly props: Props;
  readonly again: (() => void) | undefined;
}

/** A separate component, because the placeholder may have hooks that must end with it. */
const InPlace = <Props extends object>({ part, props, again }: InPlaceProps<Props>) => part.instead(props, again);

/** Returns the function that closes a dialog: `onClose`, or `onCancel` of a dialog that asks for confirmation. */
function closeOf(props: object): (() => void) | undefined {
  const { onClose, onCancel }: { onClose?: () => void; onCancel?: () => void } = props;
  return onClose ?? onCancel;
}

/**
 * Fetches the given pages, and then every late part that the loaded ones declare, one after the other while the browser is
 * idle: no press waits for the network, and a till keeps working if the network fails or an upgrade of the server replaced
 * the files. A part that fails is fetched when it is needed.
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
