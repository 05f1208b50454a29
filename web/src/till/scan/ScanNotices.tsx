import BarcodeReader from '@mui/icons-material/QrCodeScanner';
import { Box, Button, Paper, Portal } from '@mui/material';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { colours, SHADE, textSize } from '../../ui/tokens.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useScanMessages } from './messages.ts';
import { type ScanProblem, scanStore, useScans } from './scanStore.ts';

const MAX_LISTED = 5;

/**
 * The scans that did not get into the basket. They are displayed over pages and dialogs until dismissed by their own button
 * or key; they never take the focus, so no Enter can close them.
 */
export function ScanNotices() {
  const { problems, waiting } = useScans();
  return (
    <Portal>
      <Box ref={keepAudible} className="screen-only" sx={CORNER}>
        <Waiting count={waiting.length} />
        {problems.length > 0 && (
          <div role="alert">
            <Problems problems={problems} />
          </div>
        )}
      </Box>
    </Portal>
  );
}

const CORNER = {
  position: 'fixed',
  left: 16,
  bottom: 'calc(16px + var(--foot))',
  // Above dialogs, as a cashier who scans during a dialog must see them.
  zIndex: 1400,
  width: 372,
  maxWidth: 'calc(100vw - 32px)',
} as const;
const NOTE = { px: 2, py: 1.5, borderColor: colours.lineStrong, boxShadow: SHADE } as const;
const WHY = { color: 'text.secondary', fontSize: textSize.body } as const;

/**
 * Keeps the element visible to screen readers: a dialog hides everything else from them, but the result of a scan into that
 * dialog must still be announced.
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
  // The latest first, as that product is in the cashier's hand.
  const latest = problems.slice(-MAX_LISTED).reverse();
  return (
    <Paper variant="outlined" sx={{ ...NOTE, borderColor: 'error.main', bgcolor: colours.errorSoft }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 700, color: 'error.main' }}>
        <BarcodeReader />
        {t('scan.title', { count: problems.length })}
      </Box>
      <Box component="ul" sx={{ mt: 1, mb: 0, p: 0, listStyle: 'none' }}>
        {latest.map(({ code, why, times }) => (
          <li key={`${why} ${code}`}>
            <Box component="strong" sx={{ mr: 1.25, fontSize: textSize.large, overflowWrap: 'anywhere' }}>
              {code}
            </Box>
            <Box component="span" sx={WHY}>
              {t(`scan.${why}`)}
              {times > 1 && ` · ${t('scan.times', { count: times })}`}
            </Box>
          </li>
        ))}
      </Box>
      {problems.length > MAX_LISTED && <Box sx={WHY}>{t('scan.more', { count: problems.length - MAX_LISTED })}</Box>}
      <Button
        variant="outlined"
        color="error"
        tabIndex={-1}
        aria-keyshortcuts={SHORTCUT.dismiss}
        onClick={scanStore.dismiss}
        // A press must not move the focus from where the cashier works.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ mt: 1, gap: 1, bgcolor: 'background.paper' }}
      >
        {t('scan.dismiss')}
        <KeyHint onButton>{SHORTCUT.dismiss}</KeyHint>
      </Button>
    </Paper>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useScanMessages();
  return (
    <div role="status">
      {count > 0 && (
        <Paper variant="outlined" sx={{ ...NOTE, mb: 1, fontWeight: 600 }}>
          {t('scan.waiting', { count })}
        </Paper>
      )}
    </div>
  );
}
