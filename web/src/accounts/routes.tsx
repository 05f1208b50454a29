import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const accountsRoutes: readonly AreaRoute[] = [
  ...recordRoutes('MerchantUser', {
    menu: 'shop',
    icon: lazyIcon(() => import('@mui/icons-material/PeopleAltOutlined')),
    particulars: async () => (await import('./users/userParticulars.tsx')).userParticulars,
  }),
  ...recordRoutes('MerchantRole', {
    menu: 'shop',
    icon: lazyIcon(() => import('@mui/icons-material/BadgeOutlined')),
    particulars: async () => (await import('./roles/roleParticulars.ts')).roleParticulars,
  }),
  ...recordRoutes('ServiceAccount', {
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/VpnKeyOutlined')),
    particulars: async () => (await import('./programs/programParticulars.tsx')).programParticulars,
  }),
  {
    path: '/security',
    title: { th: 'ความปลอดภัย', en: 'Security' },
    page: async () => (await import('./security/SecurityPage.tsx')).SecurityPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/ShieldOutlined')),
    permission: PAGE.security,
  },
];

/** Everybody's own. */
export const profileRoutes: readonly AreaRoute[] = [
  {
    path: '/management/profile',
    title: { th: 'โปรไฟล์และเปลี่ยนรหัสผ่าน', en: 'Profile & Change password' },
    page: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/AccountCircleOutlined')),
  },
  {
    path: '/change-password',
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    page: async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
];
