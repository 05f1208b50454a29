import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Button, Paper, Typography } from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { Link } from 'react-router-dom';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { useRegisterMessages } from './messages.ts';

// React gives the focus to no link by itself.
const takeFocus = (link: HTMLElement | null) => link?.focus();

/** CUST-19 Step 2: done, and on to the first sale. */
export function Registered({ member }: { member: TillMemberFragment }) {
  const t = useRegisterMessages();
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', p: 5, textAlign: 'center' }}>
      <CheckCircle sx={{ fontSize: 80, color: 'success.main' }} />
      <div role="status">
        <Typography variant="h1" sx={{ mt: 1 }}>
          {t('register.done')}
        </Typography>
      </div>
      <Typography variant="h3" component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {member.firstname} {member.lastname}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {[member.phone && formatPhone(member.phone), t('register.code', { code: member.code })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'center', gap: 1.5, mt: 4 }}>
        <Button component={Link} to="/" size="large" variant="outlined">
          {t('register.home')}
        </Button>
        <Button
          component={Link}
          to="/payment/addproduct"
          state={{ member }}
          size="large"
          variant="contained"
          ref={takeFocus}
          sx={{ minWidth: 200 }}
        >
          {t('register.addPayment')}
        </Button>
      </Box>
    </Paper>
  );
}
