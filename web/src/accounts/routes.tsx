import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { withList } from '../list/withList.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const accountsRoutes: readonly AreaRoute[] = [
  ...recordRoutes('MerchantUser', async () => (await import('./users/userParticulars.tsx')).userParticulars),
  ...recordRoutes('MerchantRole', async () => (await import('./roles/roleParticulars.ts')).roleParticulars),
  ...recordRoutes('ServiceAccount', async () => (await import('./programs/programParticulars.tsx')).programParticulars),
  {
    path: '/security',
    title: { th: 'ความปลอดภัย', en: 'Security' },
    page: async () => (await withList(import('./security/SecurityPage.tsx'))).SecurityPage,
    permission: PAGE.security,
    width: 'list',
  },
  {
    path: '/management/profile',
    title: { th: 'โปรไฟล์และเปลี่ยนรหัสผ่าน', en: 'Profile & Change password' },
    page: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    path: '/change-password',
    title: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
    page: async () => (await import('./password/ChangePasswordPage.tsx')).ChangePasswordPage,
  },
];
