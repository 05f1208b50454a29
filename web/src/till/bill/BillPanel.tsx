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
  /** Leads on; in sight whether the bill is or not. */
  button: ReactNode;
  /** It has its own place in a page that scrolls. */
  isApart?: boolean;
  children: ReactNode;
}

/**
 * The bill beside what is sold. In a narrow window it is a bar at the foot, with the amount and the button that leads on;
 * a press on the amount shows the bill.
 */
export function BillPanel({ amountDue, button, isApart = false, children }: BillPanelProps) {
  const t = useBasketMessages();
  const format = useFormat();
  const count = useItemCount();
  const member = useBasket((basket) => basket.member);
  const plan = useExchangePlan(amountDue);
  // What is handed back has its sign: there is no room for a word.
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
