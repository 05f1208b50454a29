import { Button } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';

/** Adds or opens a part of a sentence; its words begin where those above it do. */
export const TextAction = ({ children, onClick }: { readonly children: string; readonly onClick: () => void }) => (
  <Button size="small" onClick={onClick} sx={{ minHeight: CONTROL, ml: -2 }}>
    {children}
  </Button>
);
