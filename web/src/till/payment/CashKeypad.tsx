import BackspaceOutlined from '@mui/icons-material/BackspaceOutlined';
import { memo } from 'react';
import styles from './CashKeypad.module.css';
import { usePaymentMessages } from './messages.ts';

const KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '.', '0'] as const;

/**
 * Digits for a till without a keyboard: what is pressed goes to the end of an amount. Tab skips them: a keyboard user
 * types.
 */
export const CashKeypad = memo(function CashKeypad({ onType }: { onType: (change: (text: string) => string) => void }) {
  const t = usePaymentMessages();
  return (
    <div className={styles.keys}>
      {KEYS.map((digit) => (
        <button
          key={digit}
          type="button"
          tabIndex={-1}
          className={styles.key}
          onClick={() => onType((text) => text + digit)}
        >
          {digit}
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        className={styles.key}
        aria-label={t('cash.backspace')}
        onClick={() => onType((text) => text.slice(0, -1))}
      >
        <BackspaceOutlined />
      </button>
    </div>
  );
});
