import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { AreaRoute } from '../app/areaRoute.ts';
import { recordRoutes } from '../resources/recordRoutes.tsx';

export const merchantRoutes: readonly AreaRoute[] = [
  {
    path: '/',
    title: { th: 'หน้าแรก', en: 'Home' },
    page: async () => (await import('./HomePage.tsx')).HomePage,
  },
  ...recordRoutes('MerchantBranch', async () => (await import('./branchParticulars.tsx')).branchParticulars),
  ...recordRoutes('Till'),
  {
    path: '/management/setting',
    title: { th: 'ตั้งค่า', en: 'Configuration' },
    page: async () => (await import('./setting/SettingPage.tsx')).SettingPage,
    permission: PAGE.setting,
    width: 'list',
  },
  {
    path: '/merchant-setting',
    title: { th: 'ข้อมูลการตั้งค่า', en: 'Settings info' },
    page: async () => (await import('./SettingInfoPage.tsx')).SettingInfoPage,
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
  },
];
