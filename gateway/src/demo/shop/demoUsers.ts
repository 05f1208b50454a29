import type { StandardRoleKey } from '../../setup/standardRoles.ts';
import type { PictureIcons } from '../catalogue/DemoCategory.ts';

export interface DemoUser {
  username: string;
  firstname: string;
  lastname: string;
  jobTitle: string;
  jobUnit: string;
  role: StandardRoleKey;
  /** Branches in which the user works; empty means all of them. */
  branches: readonly string[];
  picture: PictureIcons;
  /** Whether the user rings up sales. */
  sells: boolean;
}

export const demoUsers: readonly DemoUser[] = [
  {
    username: 'owner',
    firstname: 'พิมพ์ชนก',
    lastname: 'ตั้งเจริญกิจ',
    jobTitle: 'เจ้าของร้าน',
    jobUnit: 'สำนักงานใหญ่',
    role: 'administrator',
    branches: [],
    picture: ['woman-office-worker-medium'],
    sells: false,
  },
  {
    username: 'manager',
    firstname: 'ธนกร',
    lastname: 'ศรีสุวรรณ',
    jobTitle: 'ผู้จัดการ',
    jobUnit: 'สำนักงานใหญ่',
    role: 'manager',
    branches: [],
    picture: ['man-office-worker-medium'],
    sells: false,
  },
  {
    username: 'cashier',
    firstname: 'มะลิ',
    lastname: 'แสงทอง',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['SIAM'],
    picture: ['woman-cook-medium'],
    sells: true,
  },
  {
    username: 'cashier2',
    firstname: 'ณัฐวุฒิ',
    lastname: 'ใจกล้า',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['SIAM'],
    picture: ['man-cook-medium'],
    sells: true,
  },
  {
    username: 'nimman1',
    firstname: 'แก้วตา',
    lastname: 'คำปัน',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['NIMMAN'],
    picture: ['woman-student-medium'],
    sells: true,
  },
  {
    username: 'nimman2',
    firstname: 'ภูผา',
    lastname: 'อินต๊ะ',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['NIMMAN'],
    picture: ['man-student-medium'],
    sells: true,
  },
  {
    username: 'phuket1',
    firstname: 'ฟาริดา',
    lastname: 'หะยีอาแว',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['PHUKET'],
    picture: ['woman-with-headscarf-medium'],
    sells: true,
  },
  {
    username: 'phuket2',
    firstname: 'อนันต์',
    lastname: 'ทะเลงาม',
    jobTitle: 'พนักงานขาย',
    jobUnit: 'หน้าร้าน',
    role: 'cashier',
    branches: ['PHUKET'],
    picture: ['man-beard-medium'],
    sells: true,
  },
  {
    username: 'analyst',
    firstname: 'วริศรา',
    lastname: 'พงศ์ไพบูลย์',
    jobTitle: 'นักวิเคราะห์ข้อมูล',
    jobUnit: 'การตลาด',
    role: 'analyst',
    branches: [],
    picture: ['woman-technologist-medium'],
    sells: false,
  },
];
