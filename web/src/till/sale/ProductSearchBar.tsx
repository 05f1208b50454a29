import Close from '@mui/icons-material/Close';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { memo } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useSaleMessages } from './messages.ts';
import styles from './ProductSearchBar.module.css';
import { type ProductSearch, useProductSearch } from './useProductSearch.ts';

interface ProductSearchBarProps extends ProductSearch {
  autoFocus: boolean;
}

// Created once: drawing them again for each digit of a scanner would be most of a digit's cost.
const SCANNER = <QrCodeScanner color="action" />;
const CROSS = <Close />;
const HINT = <KeyHint onButton>{SHORTCUT.search}</KeyHint>;

/** The search bar, which holds its text itself: a scanner's digits must not redraw the panel once per digit. */
export const ProductSearchBar = memo(function ProductSearchBar({ autoFocus, ...props }: ProductSearchBarProps) {
  const t = useSaleMessages();
  const search = useProductSearch(props);
  return (
    <div className={styles.bar}>
      {SCANNER}
      <input
        // biome-ignore lint/a11y/noAutofocus: the till is ready for the first scan or word.
        autoFocus={autoFocus}
        ref={props.input}
        className={styles.input}
        value={search.typed}
        onChange={(event) => search.setTyped(event.target.value)}
        onKeyDown={search.onKeyDown}
        placeholder={t('sale.search')}
        aria-label={t('sale.search')}
        aria-keyshortcuts={SHORTCUT.search}
        autoComplete="off"
        enterKeyHint="go"
      />
      {/* Hidden rather than removed: every scan would otherwise create a button and remove it again. */}
      <button
        type="button"
        className={styles.clear}
        hidden={!search.typed}
        aria-label={t('sale.clearSearch')}
        onClick={search.clear}
      >
        {CROSS}
      </button>
      {HINT}
    </div>
  );
});
