import ArrowForward from '@mui/icons-material/ArrowForwardRounded';
import Insights from '@mui/icons-material/InsightsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import PointOfSale from '@mui/icons-material/PointOfSaleOutlined';
import { Box, Card, CardActionArea, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { usePageExists } from '../app/areaRoute.ts';
import { useMerchantMessages } from './messages.ts';

const ICONS = { payment: PointOfSale, ci: People, bi: Insights };

interface FaceProps {
  readonly name: keyof typeof ICONS;
  /** The one that most people come for. */
  readonly prominent?: boolean;
}

/** One way into the product. What is not there yet says so instead of leading nowhere. */
export function HomeCard({ to, ...face }: FaceProps & { readonly to: string }) {
  const exists = usePageExists()(to);
  if (!exists) {
    return (
      <Card component="section" sx={{ bgcolor: 'grey.50', borderStyle: 'dashed' }}>
        <Face name={face.name} soon />
      </Card>
    );
  }
  const colours = { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' };
  return (
    <Card component="section" sx={face.prominent ? colours : undefined}>
      <CardActionArea component={Link} to={to} sx={{ height: 1 }}>
        <Face {...face} />
      </CardActionArea>
    </Card>
  );
}

function Face({ name, prominent = false, soon = false }: FaceProps & { readonly soon?: boolean }) {
  const t = useMerchantMessages();
  const Icon = ICONS[name];
  const quiet = soon ? 'textSecondary' : 'inherit';
  return (
    <Box sx={{ p: 3, minHeight: { xs: 0, md: 220 }, height: 1, display: 'flex', flexDirection: 'column' }}>
      <IconTile prominent={prominent} soon={soon}>
        <Icon sx={{ fontSize: 34 }} />
      </IconTile>
      <Typography variant="h2" color={quiet}>
        {t(`home.${name}`)}
      </Typography>
      <Typography color={prominent ? 'inherit' : 'textSecondary'} sx={{ mt: 0.5, mb: 2 }}>
        {t(`home.${name}.text`)}
      </Typography>
      <Box sx={{ mt: 'auto', display: 'flex', justifyContent: soon ? 'flex-start' : 'flex-end' }}>
        {soon ? <Chip label={t('home.soon')} variant="outlined" /> : <ArrowForward />}
      </Box>
    </Box>
  );
}

function IconTile({ prominent, soon, children }: { prominent: boolean; soon: boolean; children: React.ReactNode }) {
  const tone = soon
    ? { bgcolor: 'grey.100', color: 'text.disabled' }
    : {
        bgcolor: prominent ? 'rgb(255 255 255 / 14%)' : 'var(--accent-soft)',
        color: prominent ? 'inherit' : 'primary.main',
      };
  const tile = { width: 64, height: 64, mb: 3, borderRadius: '16px', display: 'grid', placeItems: 'center' };
  return <Box sx={{ ...tile, ...tone }}>{children}</Box>;
}
