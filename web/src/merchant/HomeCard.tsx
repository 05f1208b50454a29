import Insights from '@mui/icons-material/InsightsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { Box, Card, CardActionArea, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageExists } from '../app/areaRoute.ts';
import { useMerchantMessages } from './messages.ts';

const ICONS = { payment: PointOfSale, ci: People, bi: Insights };

interface Props {
  readonly name: keyof typeof ICONS;
  readonly to: string;
}

/** One way into the product. What is not there yet says so instead of leading nowhere. */
export function HomeCard({ name, to }: Props) {
  const exists = usePageExists()(to);
  return (
    <Card component="section" sx={exists ? undefined : { bgcolor: 'transparent', borderStyle: 'dashed' }}>
      {exists ? (
        <CardActionArea component={Link} to={to} sx={{ height: 1 }}>
          <Face name={name} />
        </CardActionArea>
      ) : (
        <Face name={name} soon />
      )}
    </Card>
  );
}

function Face({ name, soon = false }: { name: Props['name']; soon?: boolean }) {
  const t = useMerchantMessages();
  const Icon = ICONS[name];
  const muted = soon ? 'text.secondary' : undefined;
  return (
    <Box sx={{ p: 3, minHeight: 232, display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          width: 64,
          height: 64,
          mb: 3,
          borderRadius: 3,
          display: 'grid',
          placeItems: 'center',
          bgcolor: soon ? 'grey.200' : 'primary.main',
          color: soon ? 'text.secondary' : 'primary.contrastText',
        }}
      >
        <Icon sx={{ fontSize: 34 }} />
      </Box>
      <Typography variant="h2" color={muted}>
        {t(`home.${name}`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {t(`home.${name}.text`)}
      </Typography>
      {soon && <Chip label={t('home.soon')} size="small" sx={{ mt: 'auto', alignSelf: 'start' }} />}
    </Box>
  );
}
