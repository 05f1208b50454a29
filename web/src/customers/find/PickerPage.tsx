import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { Box, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { ChoiceCard } from '../../ui/ChoiceCard.tsx';
import { useFindMessages } from './messages.ts';

/** CUST-01 Whom to look for. */
export function PickerPage() {
  const t = useFindMessages();
  const navigate = useNavigate();
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
    </Box>
  );
}
