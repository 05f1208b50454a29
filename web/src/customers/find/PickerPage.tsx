import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { Box, Button, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link, useNavigate } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { usePermission } from '../../app/permission.ts';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { CONTROL } from '../../ui/tokens.ts';
import { useFindMessages } from './messages.ts';

/** CUST-01 Chooses whether to search members or potential customers. */
export function PickerPage() {
  const t = useFindMessages();
  const navigate = useNavigate();
  const { canWrite } = usePermission(PAGE.customerInsight);
  return (
    <Box sx={{ py: { xs: 1, sm: 5 }, px: { xs: 0, sm: 3 }, maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h1" sx={{ textAlign: 'center', mb: 4 }}>
        {t('pick.question')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: beside('1fr 1fr'), gap: 2.5 }}>
        <ChoiceCard
          icon={<LoyaltyOutlined />}
          name={t('pick.member')}
          hint={t('pick.memberHint')}
          autoFocus
          onChoose={() => navigate('/ci/member/search')}
        />
        <ChoiceCard
          icon={<PersonSearch />}
          name={t('pick.potential')}
          hint={t('pick.potentialHint')}
          onChoose={() => navigate('/ci/potential/search')}
        />
      </Box>
      {canWrite && (
        <Box sx={{ textAlign: 'center', mt: 3 }}>
          <Button component={Link} to="/ci/member/merges" color="inherit" sx={{ minHeight: CONTROL }}>
            {t('pick.merges')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
