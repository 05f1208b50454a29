import styles from './BasketTotals.module.css';

interface TotalRowProps {
  label: string;
  value: string;
  tone?: 'saved' | 'points';
}

export function TotalRow({ label, value, tone }: TotalRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label}>{label}</span>
      <span className={tone ? `${styles.value} ${styles[tone]}` : styles.value}>{value}</span>
    </div>
  );
}
