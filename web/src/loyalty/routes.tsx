import { memberTier } from '@taem/domain/loyalty/memberTier.ts';
import { offer } from '@taem/domain/loyalty/offer.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const loyaltyRoutes = [
  ...recordRoutes(offer, {
    icon: lazyIcon(() => import('@mui/icons-material/LocalOfferOutlined')),
    particulars: async () => (await import('./offerParticulars.tsx')).offerParticulars,
  }),
  ...recordRoutes(memberTier, {
    icon: lazyIcon(() => import('@mui/icons-material/WorkspacePremiumOutlined')),
    particulars: async () => (await import('./tierParticulars.tsx')).tierParticulars,
  }),
];
