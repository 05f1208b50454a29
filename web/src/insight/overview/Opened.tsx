import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CONTROL } from '../../ui/tokens.ts';

/** A figure that links to the records behind it. */
export function Opened({ path, children }: { readonly path: string | null; readonly children: string }) {
  if (!path) return children;
  return (
    <Link component={RouterLink} to={path} color="inherit" underline="hover" sx={OPENED}>
      {children}
    </Link>
  );
}

const OPENED = {
  display: 'inline-flex',
  minWidth: CONTROL,
  minHeight: CONTROL,
  alignItems: 'center',
  justifyContent: 'flex-end',
} as const;
