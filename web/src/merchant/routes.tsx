import { PAGE } from '@taem/domain/accounts/permissions.ts';

import type { AreaRoute } from '../app/areaRoute.ts';
import { lazyIcon } from '../app/lazyIcon.tsx';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const merchantRoutes: readonly AreaRoute[] = [
  {
    path: '/',
    title: { th: 'หน้าแรก', en: 'Home' },
    page: async () => (await import('./HomePage.tsx')).HomePage,
    menu: 'menu',
    icon: lazyIcon(() => import('@mui/icons-material/HomeOutlined')),
  },
  {
    path: '/management',
    title: { th: 'การจัดการ', en: 'Management' },
    page: async () => (await import('./management/ManagementPage.tsx')).ManagementPage,
  },
  ...recordRoutes('MerchantBranch', {
    menu: 'shop',
    icon: lazyIcon(() => import('@mui/icons-material/StorefrontOutlined')),
    particulars: async () => (await import('./branchParticulars.ts')).branchParticulars,
  }),
];

/** The last ones of the menu. */
export const settingRoutes: readonly AreaRoute[] = [
  {
    path: '/management/setting',
    title: { th: 'ตั้งค่า', en: 'Configuration' },
    page: async () => (await import('./setting/SettingPage.tsx')).SettingPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/TuneRounded')),
    permission: PAGE.setting,
  },
  {
    path: '/merchant-setting',
    title: { th: 'ข้อมูลการตั้งค่า', en: 'Settings info' },
    page: async () => (await import('./SettingInfoPage.tsx')).SettingInfoPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/InfoOutlined')),
  },
  {
    path: '/aboutshop',
    title: { th: 'เกี่ยวกับร้าน', en: 'About the shop' },
    page: async () => (await import('./SettingInfoPage.tsx')).SettingInfoPage,
  },
  {
    path: '/test',
    title: { th: 'ตรวจสอบเครื่อง', en: 'Device check' },
    page: async () => (await import('./selfCheck/SelfCheckPage.tsx')).SelfCheckPage,
    menu: 'own',
    icon: lazyIcon(() => import('@mui/icons-material/CheckCircleOutlined')),
  },
];
