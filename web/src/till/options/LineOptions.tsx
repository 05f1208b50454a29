import type { BasketLine } from '@taem/domain/till/basket.ts';
import { optionText } from '../../sale/optionText.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasketMessages } from '../basket/messages.ts';
import styles from './LineOptions.module.css';

interface Props {
  readonly line: Pick<BasketLine, 'options' | 'note' | 'soldBy'>;
}

/** Renders the options, the note and the seller of a line beneath its name, each only where the line has one. */
export function LineOptions({ line: { options, note, soldBy } }: Props) {
  const t = useBasketMessages();
  const format = useFormat();
  const text = optionText(options, format.money);
  return (
    <>
      {text && <small className={styles.options}>{text}</small>}
      {note && <small className={styles.note}>{note}</small>}
      {soldBy && <small className={styles.options}>{t('basket.soldBy', { name: soldBy.name })}</small>}
    </>
  );
}
