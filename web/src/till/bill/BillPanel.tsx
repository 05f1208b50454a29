import type { Satang } from '@taem/domain/money/money.ts';
import { type ReactNode, useEffect } from 'react';
import { useStore } from '../../app/createStore.ts';
import { memberName } from '../../sale/memberName.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket, useItemCount } from '../basket/useBasket.ts';
import { useExchangePlan } from '../basket/useExchangePlan.ts';
import styles from './BillPanel.module.css';
import { billInSight } from './billInSight.ts';

interface BillPanelProps {
  amountDue: Satang;
  /** The button to the next step; visible whether the bill is open or not. */
  button: ReactNode;
  /** Set if it stands by itself in a page that scrolls as a whole. */
  isApart?: boolean;
  children: ReactNode;
}

/**
 * The bill beside the products. In a narrow window it is a bar at the foot, with the amount and the button to the next step;
 * a press on the amount opens the bill.
 */
export function BillPanel({ amountDue, button, isApart = false, children }: BillPanelProps) {
  const t = useBasketMessages();
  const format = useFormat();
  const count = useItemCount();
  const member = useBasket((basket) => basket.member);
  const plan = useExchangePlan(amountDue);
  // A minus sign marks money that is handed back: there is no room for a word.
  const amount = plan?.handedBack ? `−฿${format.money(plan.handedBack)}` : `฿${format.money(plan?.toPay ?? amountDue)}`;
  const isOpen = useStore(billInSight);
  useEffect(() => () => billInSight.set(false), []);
  return (
    <section className={isApart ? `${styles.panel} ${styles.apart}` : styles.panel} data-bill data-open={isOpen}>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={() => billInSight.set(!isOpen)}>
          <span className={styles.show}>
            {t(isOpen ? 'basket.hide' : 'basket.show')} · {t('basket.items', { count, number: format.count(count) })}
          </span>
          <span className={styles.due}>
            <span className={styles.amount}>{amount}</span>
            {member && (
              <span className={styles.buyer} title={memberName(member)}>
                {memberName(member)}
              </span>
            )}
          </span>
        </button>
        {button}
      </div>
    </section>
  );
}
