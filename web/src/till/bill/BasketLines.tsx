import type { BasketLine } from '@taem/domain/till/basket.ts';
import { isBeyond } from '@taem/domain/till/billBounds.ts';
import { lineKey } from '@taem/domain/till/mergeLines.ts';
import type { BillBounds } from '@taem/domain/till/pricing.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { late } from '../../app/late.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePricingRules } from '../basket/usePricingRules.ts';
import styles from './BasketLineRow.module.css';
import { BasketLineRow } from './BasketLineRow.tsx';
import { useLineKeys } from './useLineKeys.ts';

const LineDialog = late(async () => (await import('../options/LineDialog.tsx')).LineDialog);
const RemoveLineDialog = late(async () => (await import('./RemoveLineDialog.tsx')).RemoveLineDialog);

/** The lines of the bill; only a changed line is redrawn. */
export function BasketLines({ readOnly = false }: { readOnly?: boolean }) {
  const lines = useBasket(({ items }) => items);
  const bounds = usePricingRules()?.bounds;
  const t = useBasketMessages();
  const [leaving, setLeaving] = useState<number | null>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const editedLine = edited === null ? undefined : lines[edited];
  const leavingLine = leaving === null ? undefined : lines[leaving];
  const list = useRef<HTMLUListElement>(null);
  const latest = useChangedLineInView(list, lines);
  const askRemove = useCallback((at: number) => setLeaving(at), []);
  const onKeyDown = useLineKeys({ list, latest, onRemove: askRemove, enabled: !readOnly });
  return (
    <>
      <ul className={styles.list} ref={list} aria-label={t('basket.lines')} onKeyDown={onKeyDown}>
        {lines.map((line, at) => (
          <BasketLineRow
            key={lineKey(line)}
            line={line}
            at={at}
            readOnly={readOnly}
            beyond={bounds ? beyondOf(line, bounds) : null}
            onRemove={askRemove}
            onEdit={setEdited}
          />
        ))}
      </ul>
      {editedLine && edited !== null && <LineDialog line={editedLine} at={edited} onClose={() => setEdited(null)} />}
      {leavingLine && leaving !== null && (
        <RemoveLineDialog line={leavingLine} at={leaving} onClose={() => setLeaving(null)} />
      )}
    </>
  );
}

/** Returns which value of a line exceeds the bounds; a primitive, so that it does not redraw the line. */
function beyondOf({ qty, ...line }: BasketLine, bounds: BillBounds): 'price' | 'qty' | null {
  const beyond = isBeyond({ ...line, qty: qty ?? 0 }, bounds);
  if (beyond.price) return 'price';
  return beyond.qty ? 'qty' : null;
}

/** Scrolls the line that was just changed into view, as it may be far up or down a long bill. */
function useChangedLineInView(list: React.RefObject<HTMLUListElement | null>, lines: readonly BasketLine[]) {
  const before = useRef(lines);
  const latest = useRef(lines.length - 1);
  useEffect(() => {
    const changed = lines.findIndex((line, at) => line !== before.current[at]);
    const grew = lines.length >= before.current.length;
    before.current = lines;
    if (changed < 0 || !grew) return;
    latest.current = changed;
    // In the frame that paints the line: reading its position any sooner would cause a second layout.
    requestAnimationFrame(() => list.current?.children[changed]?.scrollIntoView({ block: 'nearest' }));
  }, [list, lines]);
  return latest;
}
