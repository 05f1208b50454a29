import PersonSearch from '@mui/icons-material/PersonSearch';
import { Box, Button, Tooltip } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize } from '../../ui/tokens.ts';
import type { PaymentRight } from '../words/usePaymentRight.ts';
import { useCustomerMessages } from './messages.ts';
import { REGISTER, useMayNotRegister } from './useMayNotRegister.ts';

interface Props {
  readonly right: PaymentRight;
  /** Whether there was a search; otherwise the shop has no members yet. */
  readonly isSought: boolean;
}

/** PAY-06: the actions for a customer who is not a member yet. */
export function NoMemberFound({ right: { canWrite, reason }, isSought }: Props) {
  const t = useCustomerMessages();
  const navigate = useNavigate();
  const mayNotRegister = useMayNotRegister();
  return (
    <div role="status">
      <EmptyState
        icon={<PersonSearch sx={{ fontSize: iconSize.display, color: 'text.disabled' }} />}
        title={t(isSought ? 'search.nothingFound' : 'search.noMembers')}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
            <Tooltip title={mayNotRegister ?? ''}>
              <span>
                <Button
                  variant="outlined"
                  size="large"
                  disabled={mayNotRegister !== null}
                  onClick={() => navigate(REGISTER)}
                >
                  {t('search.register')}
                </Button>
              </span>
            </Tooltip>
            <Tooltip title={reason ?? ''}>
              <span>
                <Button
                  variant="contained"
                  size="large"
                  disabled={!canWrite}
                  onClick={() => navigate('/payment/addproduct', { state: {} })}
                >
                  {t('search.asNonMember')}
                </Button>
              </span>
            </Tooltip>
          </Box>
        }
      />
    </div>
  );
}
