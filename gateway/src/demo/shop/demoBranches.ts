import type { PictureIcons } from '../catalogue/DemoCategory.ts';

export interface DemoBranch {
  code: string;
  name: string;
  address: string;
  phone: string;
  email: string;
  latitude: number;
  longitude: number;
  picture: PictureIcons;
  /** How busy it is, relative to an ordinary branch (1). */
  trade: number;
  /** Share of its customers who are members. */
  memberShare: number;
}

export const demoBranches: readonly DemoBranch[] = [
  {
    code: 'SIAM',
    name: 'สาขาสยามสแควร์',
    address: '412/8 สยามสแควร์ ซอย 6 ถนนพระราม 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330',
    phone: '0820550142',
    email: 'siam@taem.example',
    latitude: 13.7448,
    longitude: 100.5331,
    picture: ['cityscape'],
    trade: 1.18,
    memberShare: 0.62,
  },
  {
    code: 'NIMMAN',
    name: 'สาขานิมมาน เชียงใหม่',
    address: '18 ถนนนิมมานเหมินท์ ซอย 9 ตำบลสุเทพ อำเภอเมืองเชียงใหม่ เชียงใหม่ 50200',
    phone: '0853550187',
    email: 'nimman@taem.example',
    latitude: 18.7991,
    longitude: 98.9685,
    picture: ['national-park'],
    trade: 0.96,
    memberShare: 0.58,
  },
  {
    code: 'PHUKET',
    name: 'สาขาเมืองเก่าภูเก็ต',
    address: '77 ถนนถลาง ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต ภูเก็ต 83000',
    phone: '0876550163',
    email: 'phuket@taem.example',
    latitude: 7.8855,
    longitude: 98.3893,
    picture: ['beach-with-umbrella'],
    trade: 0.86,
    memberShare: 0.46,
  },
];
