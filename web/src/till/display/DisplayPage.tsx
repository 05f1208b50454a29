import { ZERO } from '@taem/domain/money/money.ts';
import { useEffect, useRef, useState } from 'react';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { Logo } from '../../app/Logo.tsx';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { Qr } from '../../ui/Qr.tsx';
import { type DisplayedBill, type DisplayedPayment, useDisplayed } from './customerDisplay.ts';
import css from './display.module.css';
import { Figure } from './Figure.tsx';
import { useDisplayMessages } from './messages.ts';
import { useShopLogo } from './shopLogo.ts';
import { TransferToPay } from './TransferToPay.tsx';

/** The customer's screen, in a second window of the till's browser; it sends no requests and needs no session. */
export function DisplayPage() {
  const t = useDisplayMessages();
  useDocumentTitle(t('display.title'));
  const { bill, transfer, paid } = useDisplayed();
  const shopLogo = useShopLogo();
  const root = useRef<HTMLElement>(null);
  return (
    <main ref={root} className={css.page}>
      <header className={css.bar}>
        {shopLogo ? <img src={shopLogo} alt="" className={css.logo} /> : <Logo height={32} />}
        <div className={css.controls}>
          <LanguageSwitch />
          <FullScreen of={root} />
        </div>
      </header>
      {transfer ? (
        <TransferToPay {...transfer} />
      ) : paid ? (
        <Paid {...paid} />
      ) : bill ? (
        <Bill {...bill} />
      ) : (
        <Welcome logo={shopLogo} />
      )}
    </main>
  );
}

function Welcome({ logo }: { logo: string | null }) {
  const t = useDisplayMessages();
  return (
    <section className={css.alone}>
      {logo && <img src={logo} alt="" className={css.welcomeLogo} />}
      <h1>{t('display.welcome')}</h1>
    </section>
  );
}

function Bill({
  lines,
  saved,
  deliveryCost,
  addedVat,
  amountDue,
  pointsAfter,
  broughtBack = [],
  handedBack = ZERO,
}: DisplayedBill) {
  const t = useDisplayMessages();
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  // The customer checks the line that was added last.
  useEffect(() => {
    if (lines.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  return (
    <section className={css.bill}>
      <h1 className="visually-hidden">{t('display.lines')}</h1>
      <ul ref={list} aria-label={t('display.lines')} className={css.lines}>
        {broughtBack.map(({ name, qty, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines differ by their place on the bill alone.
          <li key={`back ${at}`} data-back>
            <span>{qty !== 0 && `${format.count(qty)} ×`}</span>
            <span>{name}</span>
            <b>{format.money(amount)}</b>
          </li>
        ))}
        {lines.map(({ name, qty, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines differ by their place on the bill alone.
          <li key={at}>
            <span>{qty} ×</span>
            <span>{name}</span>
            <b>{format.money(amount)}</b>
          </li>
        ))}
      </ul>
      <div className={css.figures}>
        {saved > 0 && <Figure label={t('display.saved')} value={`−${format.money(saved)}`} kind="saved" />}
        {deliveryCost > 0 && <Figure label={t('display.delivery')} value={format.money(deliveryCost)} />}
        {addedVat !== undefined && <Figure label={t('display.addedVat')} value={format.money(addedVat)} />}
        {handedBack > 0 ? (
          <Figure label={t('display.handBack')} value={`฿${format.money(handedBack)}`} kind="due" />
        ) : (
          <Figure label={t('display.due')} value={`฿${format.money(amountDue)}`} kind="due" />
        )}
        {pointsAfter !== null && <Figure label={t('display.pointsAfter')} value={format.count(pointsAfter)} />}
      </div>
    </section>
  );
}

function Paid({ amountDue, change, handedBack = 0, remainingPoints, link }: DisplayedPayment) {
  const t = useDisplayMessages();
  const format = useFormat();
  return (
    <section className={css.alone}>
      <h1>{t('display.thanks')}</h1>
      {handedBack > 0 ? (
        <Figure label={t('display.handBack')} value={`฿${format.baht(handedBack)}`} kind="due" />
      ) : change > 0 ? (
        <Figure label={t('display.change')} value={`฿${format.baht(change)}`} kind="due" />
      ) : (
        <Figure label={t('display.due')} value={`฿${format.baht(amountDue)}`} kind="due" />
      )}
      {remainingPoints !== null && <Figure label={t('display.points')} value={format.count(remainingPoints)} />}
      {link && (
        <>
          <div className={css.qr}>
            <Qr value={link.url} size={240} label={t(link.canClaim ? 'display.claim' : 'display.receipt')} />
          </div>
          <p>{t(link.canClaim ? 'display.claim' : 'display.receipt')}</p>
        </>
      )}
    </section>
  );
}

/** Switches to full screen, and is hidden then: a customer's screen has nothing to press. */
function FullScreen({ of }: { of: { readonly current: HTMLElement | null } }) {
  const t = useDisplayMessages();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <button type="button" className={css.full} onClick={() => void of.current?.requestFullscreen()}>
      {t('display.fullScreen')}
    </button>
  );
}
