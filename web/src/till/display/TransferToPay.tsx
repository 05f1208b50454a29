import { useFormat } from '../../sale/useFormat.ts';
import { Qr } from '../../ui/Qr.tsx';
import type { DisplayedTransfer } from './customerDisplay.ts';
import css from './display.module.css';
import { Figure } from './Figure.tsx';
import { useDisplayMessages } from './messages.ts';

/** What a customer needs for a transfer: the amount, and the QR or the account. */
export function TransferToPay({ amount, accountName, accountNo, payload, picture }: DisplayedTransfer) {
  const t = useDisplayMessages();
  const format = useFormat();
  const hasQr = payload !== null || picture !== null;
  return (
    <section className={css.alone}>
      <h1 className="visually-hidden">{hasQr ? t('display.scan') : t('display.account')}</h1>
      <Figure label={t('display.due')} value={`฿${format.money(amount)}`} kind="due" />
      {hasQr && (
        <div className={css.qr}>
          {payload !== null ? (
            <Qr value={payload} size={320} label={t('display.scan')} />
          ) : (
            <img src={picture ?? undefined} alt={t('display.scan')} />
          )}
        </div>
      )}
      <p>
        {hasQr ? t('display.scan') : t('display.account')}
        {accountName && <b>{accountName}</b>}
        {!hasQr && accountNo && <b>{accountNo}</b>}
      </p>
    </section>
  );
}
