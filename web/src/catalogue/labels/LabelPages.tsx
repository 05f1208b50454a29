import type { CSSProperties, Ref } from 'react';
import { Label, type LabelledProduct } from './Label.tsx';
import type { LabelSheet } from './labelSheets.ts';
import css from './labels.module.css';

interface Props {
  readonly paper: Ref<HTMLDivElement>;
  readonly sheet: LabelSheet;
  readonly pages: readonly (readonly (LabelledProduct | null)[])[];
  readonly showsName: boolean;
  readonly showsPrice: boolean;
}

/** The printed pages; on the screen only the first is displayed. */
export function LabelPages({ paper, sheet, pages, ...shows }: Props) {
  const { columns, width, height, top, left, gap, page, lines, text } = sheet;
  const style = {
    width: page === 'A4' ? '210mm' : `${width}mm`,
    // Slightly less than the page: a rounded height would cause an empty page after each.
    height: page === 'A4' ? '296.5mm' : `${height - 0.2}mm`,
    gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
    gridAutoRows: `${height}mm`,
    columnGap: `${gap}mm`,
    paddingTop: `${top}mm`,
    paddingLeft: `${left}mm`,
    boxSizing: 'border-box',
    '--label-lines': lines,
    '--label-text': `${text}pt`,
  } as CSSProperties;
  return (
    <div ref={paper} className={css.paper}>
      {pages.map((labels, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the stack.
        <div key={at} className={css.page} style={style}>
          {labels.map((product, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place on the page.
            product ? <Label key={place} product={product} {...shows} /> : <div key={place} />,
          )}
        </div>
      ))}
    </div>
  );
}
