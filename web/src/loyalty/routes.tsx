import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const loyaltyRoutes = [
  ...recordRoutes('Offer', {
    icon: lazyIcon(() => import('@mui/icons-material/LocalOfferOutlined')),
    particulars: async () => (await import('./offerParticulars.tsx')).offerParticulars,
  }),
  ...recordRoutes('MemberTier', {
    icon: lazyIcon(() => import('@mui/icons-material/WorkspacePremiumOutlined')),
    particulars: async () => (await import('./tierParticulars.tsx')).tierParticulars,
  }),
];
