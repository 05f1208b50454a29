import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Typography } from '@mui/material';
import { iconSize } from '../../ui/tokens.ts';
import { useProfileMessages } from './messages.ts';

/** S12 Replaces data that the user's role may not see: hidden, not empty. */
export function Hidden() {
  const t = useProfileMessages();
  return (
    <Typography component="span" color="textSecondary" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}>
      <VisibilityOff sx={{ fontSize: iconSize.small }} />
      {t('fact.hidden')}
    </Typography>
  );
}
