import { recordRoutes } from '../resources/recordRoutes.tsx';

export const loyaltyRoutes = [
  ...recordRoutes('Offer', async () => (await import('./offerParticulars.tsx')).offerParticulars),
  ...recordRoutes('MemberTier', async () => (await import('./tierParticulars.tsx')).tierParticulars),
];
