import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const loyaltyRoutes = [
  ...recordRoutes('Offer', {
    menu: 'sales',
    icon: lazyIcon(() => import('@mui/icons-material/LocalOfferOutlined')),
    particulars: async () => (await import('./offerParticulars.tsx')).offerParticulars,
  }),
  ...recordRoutes('MemberTier', {
    menu: 'sales',
    icon: lazyIcon(() => import('@mui/icons-material/WorkspacePremiumOutlined')),
    particulars: async () => (await import('./tierParticulars.tsx')).tierParticulars,
  }),
];
