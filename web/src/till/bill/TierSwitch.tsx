import { Box, Switch } from '@mui/material';
import { memo } from 'react';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';

/** PAY-31: a tier's privileges can be left out of one bill. */
export const TierSwitch = memo(function TierSwitch() {
  const t = useBasketMessages();
  const hasPrivileges = useBasket(({ currentTier }) => (currentTier?.privileges.length ?? 0) > 0);
  const enabled = useBasket(({ tierPrivileges }) => tierPrivileges);
  if (!hasPrivileges) return null;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: CONTROL,
        my: '-6px',
        fontSize: textSize.body,
        color: 'text.secondary',
      }}
    >
      {t('basket.membersBenefit')}
      <Switch
        size="small"
        checked={enabled}
        onChange={() => basketStore.dispatch({ type: 'toggleTier' })}
        slotProps={{ input: { 'aria-label': t('member.applyPrivileges') } }}
        sx={{ ml: 0.5 }}
      />
    </Box>
  );
});
