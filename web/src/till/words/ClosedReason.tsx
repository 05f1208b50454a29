import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { Box } from '@mui/material';

/**
 * Why the button below cannot be pressed: said where the cashier looks, as no finger finds what a pointer would, and read
 * out, as a button that is closed never has the focus.
 */
export function ClosedReason({ id, children }: { id: string; children: string | null }) {
  // Screen readers announce changes of a region that already existed.
  return (
    <div id={id} aria-live="polite">
      {children && (
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mb: 1, color: 'warning.dark', fontSize: '0.875rem' }}
        >
          <InfoOutlined sx={{ fontSize: 20 }} />
          {children}
        </Box>
      )}
    </div>
  );
}
