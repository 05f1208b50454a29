import { barcodeOf } from '@taem/domain/catalogue/barcodeOf.ts';
import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import JsBarcode from 'jsbarcode';
import { useEffect, useRef } from 'react';
import { useCatalogueMessages } from '../messages.ts';
import css from './labels.module.css';

export interface LabelledProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly retailPrice: number;
}

/** Width of the thinnest drawn bar. */
const BAR = 2;
/** The quiet zone that a scanner needs on either side, in widths of the thinnest bar. */
const QUIET = 10;

interface Props {
  readonly product: LabelledProduct;
  readonly showsName: boolean;
  readonly showsPrice: boolean;
}

/** One label: the name, the code as bars and as text, the price. */
export function Label({ product: { code, name, retailPrice }, showsName, showsPrice }: Props) {
  return (
    <div className={css.label}>
      {showsName && <div className={css.name}>{name}</div>}
      <Bars code={code} />
      <div className={css.foot}>
        <span>{code}</span>
        {showsPrice && <strong>฿{formatMoney(fromBaht(retailPrice))}</strong>}
      </div>
    </div>
  );
}

function Bars({ code }: { code: string }) {
  const t = useCatalogueMessages();
  const bars = useRef<SVGSVGElement>(null);
  const format = barcodeOf(code);
  useEffect(() => {
    if (!format) return;
    JsBarcode(bars.current, code, { format, displayValue: false, margin: 0, width: BAR, height: 60, flat: true });
    // The drawing has a size in pixels; without its natural proportions it fills the label.
    const svg = bars.current;
    svg?.setAttribute('preserveAspectRatio', 'none');
    svg?.removeAttribute('width');
    svg?.removeAttribute('height');
    const modules = (svg?.viewBox.baseVal.width ?? 0) / BAR;
    svg?.style.setProperty('--bars-share', String(modules / (modules + 2 * QUIET)));
  }, [code, format]);
  if (!format) return <div className={css.unprintable}>{t('labels.unprintable')}</div>;
  return <svg ref={bars} className={css.bars} role="img" aria-label={code} />;
}
