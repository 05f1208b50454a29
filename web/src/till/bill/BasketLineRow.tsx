import { MAX_LINE_QTY } from '@taem/domain/limits.ts';
import { multiplyByQty } from '@taem/domain/money/money.ts';
import { typedCount } from '@taem/domain/reading/amount.ts';
import { type BasketLine, needsRemoveConfirmation } from '@taem/domain/till/basket.ts';
import { piecePrice } from '@taem/domain/till/piecePrice.ts';
import { memo } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { LineOptions } from '../options/LineOptions.tsx';
import { useTyped } from '../typed/useTyped.ts';
import styles from './BasketLineRow.module.css';

interface BasketLineRowProps {
  line: BasketLine;
  at: number;
  readOnly: boolean;
  /** Which value exceeds what the shop sells at once; null if none does. */
  beyond: 'price' | 'qty' | null;
  onRemove: (at: number) => void;
  onEdit: (at: number) => void;
}

/** A line of the bill, of plain elements and characters instead of icons: there may be two hundred. */
export const BasketLineRow = memo(function BasketLineRow({
  line,
  at,
  readOnly,
  beyond,
  onRemove,
  onEdit,
}: BasketLineRowProps) {
  const t = useBasketMessages();
  const format = useFormat();
  const name = line.productName;
  const price = piecePrice(line);
  const each = (
    <span className={beyond === 'price' ? `${styles.price} ${styles.beyond}` : styles.price}>
      {readOnly && `${line.qty} × `}
      {readOnly ? format.money(price) : t('basket.each', { price: format.money(price) })}
      {line.customPrice !== null && <em className={styles.custom}>{t('basket.customPrice')}</em>}
    </span>
  );
  return (
    <li className={styles.line}>
      {readOnly ? (
        <span className={styles.about}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <LineOptions line={line} />
        </span>
      ) : (
        <button type="button" className={styles.about} onClick={() => onEdit(at)}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <LineOptions line={line} />
          {each}
        </button>
      )}
      <span className={styles.total}>{format.money(multiplyByQty(price, line.qty ?? 0))}</span>
      {!readOnly && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t('basket.removeLine', { name })}
          onClick={() => onRemove(at)}
        />
      )}
      {readOnly && each}
      {!readOnly && <LineQty line={line} at={at} isBeyond={beyond === 'qty'} onRemove={onRemove} />}
    </li>
  );
});

interface LineQtyProps extends Omit<BasketLineRowProps, 'readOnly' | 'beyond' | 'onEdit'> {
  isBeyond: boolean;
}

/** PAY-26, PAY-27, OP-40: at 1, minus asks for confirmation; invalid text stays visible, to be typed again. */
function LineQty({ line, at, isBeyond, onRemove }: LineQtyProps) {
  const t = useBasketMessages();
  const name = line.productName;
  const decrease = () => {
    if (needsRemoveConfirmation(line)) onRemove(at);
    else basketStore.dispatch({ type: 'decrease', line: at });
  };
  // PAY-26: a line with an empty or invalid quantity has none, and the bill cannot be paid.
  const { text, type, leave } = useTyped<number | null>({
    value: line.qty,
    none: null,
    read: readQty,
    show: (qty) => `${qty ?? ''}`,
    write: (qty) => basketStore.dispatch({ type: 'setQty', line: at, qty }),
  });
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={t('basket.decrease', { name })} onClick={decrease} />
      <input
        aria-label={t('basket.qtyOf', { name })}
        aria-invalid={!line.qty || isBeyond}
        inputMode="numeric"
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
      />
      <button
        type="button"
        aria-label={t('basket.increase', { name })}
        disabled={(line.qty ?? 0) >= MAX_LINE_QTY}
        onClick={() => basketStore.dispatch({ type: 'increase', line: at })}
      />
    </span>
  );
}

const readQty = (text: string): number | null => typedCount(text, MAX_LINE_QTY);
