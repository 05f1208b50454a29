import { Button } from '@mui/material';
import { CONTROL } from '../../ui/tokens.ts';

/** A button that adds or opens a part of a sentence; its text aligns with the parts above. */
export const TextAction = ({ children, onClick }: { readonly children: string; readonly onClick: () => void }) => (
  <Button size="small" onClick={onClick} sx={{ minHeight: CONTROL, ml: -2 }}>
    {children}
  </Button>
);
