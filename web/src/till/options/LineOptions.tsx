import type { BasketLine } from '@taem/domain/till/basket.ts';
import { optionText } from '../../sale/optionText.ts';
import { useFormat } from '../../sale/useFormat.ts';
import styles from './LineOptions.module.css';

/** What was chosen for a line, and its note, small beneath its name; nothing where there is neither. */
export function LineOptions({ line: { options, note } }: { readonly line: Pick<BasketLine, 'options' | 'note'> }) {
  const format = useFormat();
  const text = optionText(options, format.money);
  return (
    <>
      {text && <small className={styles.options}>{text}</small>}
      {note && <small className={styles.note}>{note}</small>}
    </>
  );
}
