import { fromBaht } from '@taem/domain/money/money.ts';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import type { useFormat } from '../../sale/useFormat.ts';
import { initialsOf } from '../../ui/initialsOf.ts';
import { useQtyInBasket } from '../basket/useBasket.ts';
import type { SalesProductFragment } from '../gql/graphql.ts';
import type { useSaleMessages } from './messages.ts';
import styles from './ProductCard.module.css';

/** Functions for texts and numbers, which the grid reads once, not each card. */
export interface CardWords {
  t: ReturnType<typeof useSaleMessages>;
  format: ReturnType<typeof useFormat>;
}

interface ProductCardProps extends CardWords {
  product: SalesProductFragment;
  onAdd: (product: SalesProductFragment) => void;
  onDetails: (product: SalesProductFragment) => void;
}

/** Prices with more characters (hundreds of thousands) do not fit the narrowest card. */
const LONG_PRICE = 10;

/**
 * The card of a product: a tap adds one piece; the corner, or a long press, opens the details. Plain elements: there may be a
 * thousand.
 */
export const ProductCard = memo(function ProductCard({ product, t, format, onAdd, onDetails }: ProductCardProps) {
  const price = product.retailPrice > 0 ? `฿${format.money(fromBaht(product.retailPrice))}` : t('sale.noPrice');
  const openDetails = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onDetails(product);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a long press is a short cut to the button in the corner.
    <div className={styles.card} onContextMenu={openDetails}>
      <button
        type="button"
        className={styles.add}
        data-card
        tabIndex={-1}
        aria-keyshortcuts="Shift+Enter"
        onClick={() => onAdd(product)}
        onKeyDown={(event) => event.key === 'Enter' && event.shiftKey && openDetails(event)}
      >
        {product.imageUrl ? (
          <img
            className={styles.picture}
            src={product.imageUrl}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        ) : (
          <span className={styles.letter} aria-hidden>
            {initialsOf(product.name)}
          </span>
        )}
        <span className={styles.name}>{product.name}</span>
        <span className={price.length > LONG_PRICE ? `${styles.price} ${styles.long}` : styles.price}>{price}</span>
      </button>
      <QtyBadge productId={product.id} t={t} />
      <button
        type="button"
        className={styles.details}
        tabIndex={-1}
        aria-label={t('sale.details', { name: product.name })}
        onClick={openDetails}
      />
    </div>
  );
});

/** A separate component, so that a change of the basket redraws the badge and not the card. */
function QtyBadge({ productId, t }: { productId: string; t: CardWords['t'] }) {
  const qty = useQtyInBasket(productId);
  if (qty === 0) return null;
  return (
    <span className={styles.badge} role="img" aria-label={t('sale.inBasket', { qty })}>
      {qty}
    </span>
  );
}
