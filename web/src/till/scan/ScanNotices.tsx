import BarcodeReader from '@mui/icons-material/QrCodeScanner';
import { Button, Portal } from '@mui/material';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useScanMessages } from './messages.ts';
import styles from './ScanNotices.module.css';
import { type ScanProblem, scanStore, useScans } from './scanStore.ts';

const MAX_LISTED = 5;

/**
 * What was scanned and did not come into the basket. It stands over pages and dialogs until it is dismissed by its own
 * button or key; it never takes the focus, so no Enter can close it.
 */
export function ScanNotices() {
  const { problems, waiting } = useScans();
  return (
    <Portal>
      <div ref={keepAudible} className={`${styles.corner} screen-only`}>
        <Waiting count={waiting.length} />
        {problems.length > 0 && (
          <div role="alert">
            <Problems problems={problems} />
          </div>
        )}
      </div>
    </Portal>
  );
}

/**
 * A dialog hides everything beside it from screen readers; the result of a scan into that dialog must still be
 * announced.
 */
function keepAudible(element: HTMLElement | null) {
  if (!element) return;
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

function Problems({ problems }: { problems: readonly ScanProblem[] }) {
  const t = useScanMessages();
  useShortcut(SHORTCUT.dismiss, scanStore.dismiss, { overDialogs: true });
  // The latest is what the cashier holds in the hand.
  const latest = problems.slice(-MAX_LISTED).reverse();
  return (
    <div className={styles.problems}>
      <div className={styles.title}>
        <BarcodeReader />
        {t('scan.title', { count: problems.length })}
      </div>
      <ul className={styles.codes}>
        {latest.map(({ code, why, times }) => (
          <li key={`${why} ${code}`}>
            <span className={styles.code}>{code}</span>
            <span className={styles.why}>
              {t(`scan.${why}`)}
              {times > 1 && ` · ${t('scan.times', { count: times })}`}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > MAX_LISTED && (
        <div className={styles.why}>{t('scan.more', { count: problems.length - MAX_LISTED })}</div>
      )}
      <Button
        variant="outlined"
        color="error"
        tabIndex={-1}
        aria-keyshortcuts={SHORTCUT.dismiss}
        onClick={scanStore.dismiss}
        // A press must not take the focus from where the hands are.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ mt: 1, gap: 1, bgcolor: 'background.paper' }}
      >
        {t('scan.dismiss')}
        <KeyHint onButton>{SHORTCUT.dismiss}</KeyHint>
      </Button>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useScanMessages();
  return <div role="status">{count > 0 && <div className={styles.waiting}>{t('scan.waiting', { count })}</div>}</div>;
}
