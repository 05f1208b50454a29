import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';

export const customersRoutes: readonly AreaRoute[] = [
  {
    path: '/customers/register',
    title: { th: 'สมัครสมาชิก', en: 'Register' },
    page: async () => (await import('./register/RegisterPage.tsx')).RegisterPage,
    menu: 'payment',
    icon: lazyIcon(() => import('@mui/icons-material/PersonAddAlt')),
    permission: 'Page.Merchant.Payment.Subscribe',
  },
  {
    path: '/ci/potential/register',
    title: { th: 'ลงทะเบียนผู้สนใจ', en: 'Register a potential' },
    page: async () => (await import('./register/potential/RegisterPotentialPage.tsx')).RegisterPotentialPage,
    permission: 'Page.Merchant.Customer_Insight',
  },
  {
    path: '/customers/import',
    title: { th: 'นำเข้าสมาชิก', en: 'Import members' },
    page: async () => (await import('./ImportMembersPage.tsx')).ImportMembersPage,
    permission: 'Page.Merchant.Payment.Subscribe',
  },
];

export const customersPublicRoutes: readonly AreaRoute[] = [
  {
    path: '/register/:token',
    title: { th: 'สมัครเป็นสมาชิก', en: 'Become a member' },
    page: async () => (await import('./selfRegister/SelfRegisterPage.tsx')).SelfRegisterPage,
  },
];
