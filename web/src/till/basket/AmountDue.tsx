import type { Satang } from '@taem/domain/money/money.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useTillMessages } from '../words/messages.ts';
import styles from './BasketTotals.module.css';

/** The figure everyone looks at. */
export function AmountDue({ label, amount }: { label: string; amount: Satang }) {
  const words = useTillMessages();
  const format = useFormat();
  return (
    <div className={styles.due}>
      <span>{label}</span>
      <span className={styles.amount} data-testid="amount-due">
        {format.money(amount)}
      </span>
      <span className={styles.unit}>{words('thb')}</span>
    </div>
  );
}
