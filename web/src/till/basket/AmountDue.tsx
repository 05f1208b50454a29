import type { Satang } from '@taem/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { useTillMessages } from '../words/messages.ts';
import styles from './BasketTotals.module.css';

interface AmountDueProps {
  label: string;
  amount: Satang;
  /** Content beside the label. */
  aside?: ReactNode;
}

/** The amount due, displayed most prominently. */
export function AmountDue({ label, amount, aside }: AmountDueProps) {
  const words = useTillMessages();
  const format = useFormat();
  return (
    <div className={styles.due}>
      <span>{label}</span>
      {aside}
      <span className={styles.sum}>
        <span className={styles.amount} data-testid="amount-due">
          {format.money(amount)}
        </span>
        <span className={styles.unit}>{words('thb')}</span>
      </span>
    </div>
  );
}
