import { multiplyByQty } from '@taem/domain/money/money.ts';
import { memo } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasket } from '../basket/useBasket.ts';
import styles from './ConfirmLines.module.css';
import { CustomerName } from './CustomerName.tsx';
import { usePaymentMessages } from './messages.ts';

export const ConfirmLines = memo(function ConfirmLines() {
  const t = usePaymentMessages();
  const format = useFormat();
  const lines = useBasket(({ items }) => items);
  return (
    <>
      <div className={styles.customer}>
        {t('confirm.customer')}: <CustomerName />
      </div>
      <ul
        className={styles.lines}
        aria-label={t('confirm.products')}
        // Scrolled from the keyboard when the bill is long.
        tabIndex={lines.length > 6 ? 0 : undefined}
      >
        {lines.map((line) => (
          <li key={`${line.productId} ${line.customPrice}`} className={styles.line}>
            <span className={styles.qty}>{line.qty} ×</span>
            <span className={styles.name}>{line.productName}</span>
            <span className={styles.total}>{format.money(multiplyByQty(line.chargeAmount, line.qty ?? 0))}</span>
          </li>
        ))}
      </ul>
    </>
  );
});
